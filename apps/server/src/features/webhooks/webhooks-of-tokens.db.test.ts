import type { Scope } from '@poexchange/contract/scopes';
import type { ChosenWebhookEvent } from '@poexchange/contract/webhook-events';
import { accessTokensApi, type AccessToken } from '@poexchange/contract/rest/access-tokens';
import { webhooksApi, type Webhook, type WebhookDelivery } from '@poexchange/contract/rest/webhooks';
import { migrateJobs } from '@poexchange/platform/jobs';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAudit } from '../../audit.ts';
import { createMarket, type Market, type Person } from '../../testing/market.ts';

let market: Market;
let me: Person;
let people = 0;
beforeAll(async () => {
  market = await createMarket();
  await migrateJobs({ pool: market.database.pool });
});
afterAll(() => market.stop());
beforeEach(async () => {
  people += 1;
  market.clock.nowMs += 3_600_000;
  me = await market.addPerson(`Owner${people}`);
});

const all: ChosenWebhookEvent[] = ['listing.expired', 'listing.sold', 'service.requested', 'trade.requested'];
type Body = {
  webhook: Webhook;
  webhooks: Webhook[];
  deliveries: WebhookDelivery[];
  token: { id: string };
  tokens: AccessToken[];
  secret: string;
  code?: string;
};
type Reply = { status: number; body: Body };
const url = (path: string) => `/api/v1${path}`;
const send = async (person: Person | null, request: InjectOptions) => (await market.send(person, request)) as unknown as Reply;
const post = (path: string, payload: object) => send(me, { method: 'POST', url: url(path), payload });
const change = (payload: object) => post(webhooksApi.changeWebhook.path, payload);
const list = async () => (await send(me, { url: url(webhooksApi.getWebhooks.path) })).body.webhooks;
const wanted = { url: 'https://hooks.example.com/in', events: ['trade.requested'] };
/** Creates a token, and a function that sends calls with it. */
async function makeToken(scopes: Scope[], name = 'Bot') {
  const { token, secret } = (await post(accessTokensApi.createAccessToken.path, { name, scopes, days: 7 })).body;
  const call = (path: string, payload: object, key?: string) =>
    send(null, {
      method: 'POST',
      url: url(path),
      payload,
      headers: { authorization: `Bearer ${secret}`, ...(key !== undefined && { 'idempotency-key': key }) },
    });
  return { id: token.id, call };
}

describe('webhooks and tokens', () => {
  it('refuses to let a token create a webhook for events it may not read', async () => {
    const { call } = await makeToken(['webhooks:write', 'webhooks:read', 'trades:read']);
    const made = await call(webhooksApi.createWebhook.path, wanted);
    expect(made.status).toBe(200);
    const refused = { status: 403, body: { code: 'scopeMissing', params: { scope: 'listings:read' } } };
    expect(await call(webhooksApi.createWebhook.path, { ...wanted, events: all })).toMatchObject(refused);
    expect(await call(webhooksApi.changeWebhook.path, { id: made.body.webhook.id, events: all })).toMatchObject(refused);
    const mine = await post(webhooksApi.createWebhook.path, { ...wanted, events: all });
    expect((await call(webhooksApi.changeWebhook.path, { id: mine.body.webhook.id, on: true })).status).toBe(403);
  });

  it('returns a secret to a token only if the token may read all of the webhook’s events', async () => {
    const [writer, reader] = [await makeToken(['webhooks:write']), await makeToken(['webhooks:write', 'trades:read'])];
    const mine = await post(webhooksApi.createWebhook.path, wanted);
    const path = webhooksApi.changeWebhookSecret.path;
    const refused = { status: 403, body: { code: 'scopeMissing', params: { scope: 'trades:read' } } };
    expect(await writer.call(path, { id: mine.body.webhook.id })).toMatchObject(refused);
    expect((await list())[0]?.oldSecretUntilMs).toBeNull();
    const { id } = (await reader.call(webhooksApi.createWebhook.path, wanted, 'made')).body.webhook;
    expect((await reader.call(path, { id }, 'changed')).status).toBe(200);
    await change({ id, events: all });
    const repeats = [await reader.call(webhooksApi.createWebhook.path, wanted, 'made'), await reader.call(path, { id }, 'changed')];
    const untold = { status: 403, code: 'scopeMissing', secret: undefined };
    expect(repeats.map(({ status, body }) => ({ status, code: body.code, secret: body.secret }))).toEqual([untold, untold]);
  });

  it('does not let a token narrow the events of a webhook it could not have created in order to get its secret', async () => {
    const { call } = await makeToken(['webhooks:write', 'trades:read']);
    const { id } = (await post(webhooksApi.createWebhook.path, { ...wanted, events: all })).body.webhook;
    const refused = { status: 403, body: { code: 'scopeMissing', params: { scope: 'listings:read' } } };
    expect(await call(webhooksApi.changeWebhook.path, { id, events: ['trade.requested'] })).toMatchObject(refused);
    expect((await list()).find((each) => each.id === id)?.events).toEqual(all.toSorted());
    expect((await call(webhooksApi.changeWebhookSecret.path, { id })).status).toBe(403);
  });

  it('records the token that created a webhook, and turns the webhook off, reversibly, when the token is deleted', async () => {
    const { call, id: tokenId } = await makeToken(['webhooks:write', 'trades:read'], 'Teller');
    const other = await makeToken(['webhooks:write', 'trades:read'], 'Other');
    const { id } = (await call(webhooksApi.createWebhook.path, wanted)).body.webhook;
    const { id: kept } = (await other.call(webhooksApi.createWebhook.path, wanted)).body.webhook;
    const { id: mine } = (await post(webhooksApi.createWebhook.path, wanted)).body.webhook;
    const states = async () => Object.fromEntries((await list()).map((each) => [each.id, [each.madeBy, each.offBy]]));
    expect(await states()).toEqual({ [id]: ['Teller', null], [kept]: ['Other', null], [mine]: [null, null] });
    expect((await change({ id, events: all })).body.webhook.madeBy).toBe('Teller');
    const tokens = async () =>
      (await send(me, { url: url(accessTokensApi.getAccessTokens.path) })).body.tokens.map(({ name, hasWebhooks }) => [name, hasWebhooks]);
    expect(Object.fromEntries(await tokens())).toEqual({ Teller: true, Other: true });
    await post(webhooksApi.testWebhook.path, { id });
    const stranger = await market.addPerson(`Stranger${people}`);
    const deleting = { method: 'POST', url: url(accessTokensApi.deleteAccessToken.path), payload: { id: tokenId } } as const;
    await send(stranger, deleting);
    expect((await states())[id]).toEqual(['Teller', null]);
    await send(me, deleting);
    expect(await states()).toEqual({ [id]: [null, 'owner'], [kept]: ['Other', null], [mine]: [null, null] });
    const { deliveries } = (await send(me, { url: url(`/users/webhooks/${id}/deliveries`) })).body;
    expect(deliveries.map(({ state, problem }) => [state, problem])).toEqual([['failed', 'off']]);
    const noted = (await readAudit(market.db, { userId: me.id })).map(({ action, reason }) => `${action}: ${reason}`);
    expect(noted.slice(0, 2)).toEqual(['delete-access-token: ', 'turn-off-webhook: its token was deleted']);
    expect((await change({ id, on: true })).body.webhook).toMatchObject({ offMs: null, offBy: null });
    expect((await call(webhooksApi.createWebhook.path, wanted)).status).toBe(401);
  });
});
