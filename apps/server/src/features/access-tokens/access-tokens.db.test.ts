import { accessTokenLimits, accessTokensApi, type AccessToken } from '@poexchange/contract/rest/access-tokens';
import { api } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';
import { readAudit } from '../../audit.ts';
import { pruneAccessTokens } from './index.ts';

let market: Market;
let me: Person;
let other: Person;
let people = 0;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  people += 1;
  market.clock.nowMs += 60_000;
  me = await market.addPerson(`Owner${people}`);
  other = await market.addPerson(`Other${people}`);
});

const DAY_MS = 24 * 3_600_000;
type Reply = { status: number; body: { token: AccessToken; tokens: AccessToken[]; secret: string; code?: string; params?: object } };
const url = (path: string) => `/api/v1${path}`;
const send = async (person: Person | null, request: InjectOptions) => (await market.send(person, request)) as unknown as Reply;
const create = (changes: object = {}, { by = me, key }: { by?: Person; key?: string } = {}) =>
  send(by, {
    method: 'POST',
    url: url(accessTokensApi.createAccessToken.path),
    payload: { name: 'Restocker', scopes: ['listings:read'], days: 30, ...changes },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const list = async (by = me) => (await send(by, { url: url(accessTokensApi.getAccessTokens.path) })).body.tokens;
const remove = (id: string, by = me) => send(by, { method: 'POST', url: url(accessTokensApi.deleteAccessToken.path), payload: { id } });
/** Calls with a token instead of a session. */
const callAs = (secret: string, request: InjectOptions) =>
  send(null, { ...request, headers: { authorization: `Bearer ${secret}`, ...request.headers } });
const myListings = { url: url(laterApi.getMyListings.path) };

describe('personal access tokens', () => {
  it('creates tokens in a session, lists them without the secret, and removes them on deletion', async () => {
    const { status, body } = await create({ name: ' Rest\u200Bocker ', scopes: ['listings:write', 'listings:read', 'listings:read'] });
    expect(status).toBe(200);
    expect(body.token).toEqual({
      id: body.token.id,
      name: 'Restocker',
      scopes: ['listings:read', 'listings:write'],
      createdMs: market.clock.nowMs,
      expiresMs: market.clock.nowMs + 30 * DAY_MS,
      lastUsedMs: null,
      hasWebhooks: false,
    });
    expect(await list()).toEqual([body.token]);
    expect(await list(other)).toEqual([]);
    const stored = JSON.stringify(await market.db.selectFrom('access_tokens').selectAll().execute());
    expect(stored).not.toContain(body.secret);
    await remove(body.token.id, other);
    expect((await callAs(body.secret, myListings)).status).toBe(200);
    await remove(body.token.id);
    expect(await list()).toEqual([]);
    expect(await callAs(body.secret, myListings)).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
    const noted = await readAudit(market.db, { userId: me.id });
    expect(noted.filter(({ action }) => action.endsWith('-access-token')).map(({ action, reason }) => [action, reason])).toEqual([
      ['delete-access-token', ''],
      ['create-access-token', 'listings:read listings:write for 30 days'],
    ]);
  });

  it('allows only the owner’s actions within the token’s scopes', async () => {
    const { secret } = (await create({ scopes: ['listings:read', 'listings:write'] })).body;
    await market.send(me, { method: 'POST', url: listingsUrl, payload: makeDraft(me) });
    expect(await callAs(secret, myListings)).toMatchObject({ status: 200, body: { listings: [{ ign: me.ign }] } });
    const published = await callAs(secret, { method: 'POST', url: listingsUrl, payload: makeDraft(me, { minTradeValue: 1 }) });
    expect(published.status).toBe(200);
    const trades = await callAs(secret, { url: url('/notifications/queue/poe1/seller') });
    expect(trades).toMatchObject({ status: 403, body: { code: 'scopeMissing', params: { scope: 'trades:read' } } });
    for (const call of [
      { url: url(accessTokensApi.getAccessTokens.path) },
      { url: url(laterApi.exportAccount.path) },
      { method: 'POST', url: url(laterApi.deleteAccount.path), payload: { accountName: `${me.ign}#1234` } },
      { method: 'POST', url: url(accessTokensApi.createAccessToken.path), payload: { name: 'x', scopes: ['listings:read'], days: 7 } },
    ] as const)
      expect(await callAs(secret, call), call.url).toMatchObject({ status: 403, body: { code: 'scopeMissing' } });
    expect((await callAs(secret, { url: url(`/listings/poe1/mercenaries/essence/e30`) })).status).toBe(200);
  });

  it('R4.04 publishes for an absent owner without making the owner look present', async () => {
    const { secret } = (await create({ scopes: ['listings:write'] })).body;
    const presence = async () =>
      market.db.selectFrom('user_presence').select('last_active_ms').where('user_id', '=', me.id).executeTakeFirst();
    const draft = { method: 'POST', url: listingsUrl, payload: makeDraft(me) } as const;
    const before = await presence();
    market.clock.nowMs += 1000;
    // The test supplies the stacks for this person.
    expect((await market.send(me, draft)).status).toBe(200);
    expect((await presence())?.last_active_ms).toBe(market.clock.nowMs);
    const byPageMs = market.clock.nowMs;
    market.clock.nowMs += 1000;
    expect((await callAs(secret, { ...draft, payload: makeDraft(me, { minTradeValue: 2 }) })).status).toBe(200);
    expect([before, (await presence())?.last_active_ms]).toEqual([undefined, byPageMs]);
  });

  it('accepts the scheme’s name in any case', async () => {
    const { secret } = (await create()).body;
    expect((await callAs('', { ...myListings, headers: { authorization: `bearer ${secret}` } })).status).toBe(200);
  });

  it('rejects expired tokens and tokens of a banned owner', async () => {
    const { secret } = (await create({ days: 7 })).body;
    market.clock.nowMs += 7 * DAY_MS - 1;
    expect((await callAs(secret, myListings)).status).toBe(200);
    await market.db.updateTable('users').set({ banned_ms: 1 }).where('id', '=', me.id).execute();
    expect(await callAs(secret, myListings)).toMatchObject({ status: 403, body: { code: 'banned' } });
    await market.db.updateTable('users').set({ banned_ms: null }).where('id', '=', me.id).execute();
    market.clock.nowMs += 1;
    expect(await callAs(secret, myListings)).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
    expect(await list()).toEqual([]);
    await pruneAccessTokens(market.db, market.clock.nowMs + 30 * DAY_MS);
    expect(await market.db.selectFrom('access_tokens').select('id').where('user_id', '=', me.id).execute()).toHaveLength(1);
    await pruneAccessTokens(market.db, market.clock.nowMs + 30 * DAY_MS + 1);
    expect(await market.db.selectFrom('access_tokens').select('id').where('user_id', '=', me.id).execute()).toEqual([]);
  });

  it('records the last use to within five minutes', async () => {
    const { secret } = (await create()).body;
    const usedMs = async () => (await list())[0]?.lastUsedMs;
    await callAs(secret, myListings);
    const firstMs = market.clock.nowMs;
    expect(await usedMs()).toBe(firstMs);
    market.clock.nowMs += 5 * 60_000 - 1;
    await callAs(secret, myListings);
    expect(await usedMs()).toBe(firstMs);
    market.clock.nowMs += 1;
    await callAs(secret, myListings);
    expect(await usedMs()).toBe(market.clock.nowMs);
  });

  it('D16 creates one token for a repeated call and returns the same secret', async () => {
    const [first, again] = [await create({}, { key: 'k' }), await create({}, { key: 'k' })];
    expect(again.body.secret).toBe(first.body.secret);
    expect(again.body.token).toEqual(first.body.token);
    expect(await list()).toHaveLength(1);
    expect((await create({ days: 7 }, { key: 'k' })).body.code).toBe('idempotencyKeyReused');
    const kept = JSON.stringify(await market.db.selectFrom('idempotency_keys').selectAll().execute());
    expect(kept).not.toContain(first.body.secret);
  });

  it('notifies the owner of a new token, and returns no secret to a repeated call after the token’s deletion', async () => {
    const { body } = await create({ name: 'Bot & co' }, { key: 'told' });
    await create({ name: 'Bot & co' }, { key: 'told' });
    const told = await market.db.selectFrom('notifications').select(['type', 'body']).where('receiver_id', '=', me.id).execute();
    expect(told).toEqual([{ type: 'message', body: 'token.made&name=Bot%20%26%20co' }]);
    await remove(body.token.id);
    expect(await create({ name: 'Bot & co' }, { key: 'told' })).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });

  it('limits tokens to twenty, even with concurrent requests', async () => {
    const { most } = accessTokenLimits;
    const row = (id: number) => ({
      id: crypto.randomUUID() as never,
      user_id: me.id,
      name: `t${id}`,
      scopes: ['listings:read' as const],
      created_ms: 1,
      expires_ms: market.clock.nowMs + DAY_MS,
      last_used_ms: null,
    });
    await market.db
      .insertInto('access_tokens')
      .values(Array.from({ length: most - 2 }, (_, at) => row(at)))
      .execute();
    const replies = await Promise.all([1, 2, 3, 4].map(() => create()));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422]);
    expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'tooManyAccessTokens', params: { limit: most } });
    expect(await list()).toHaveLength(most);
  });

  it.each([
    ['an empty name', { name: '\u200B ' }],
    ['a long name', { name: 'x'.repeat(41) }],
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['everything'] }],
    ['a number of days that is not offered', { days: 100_000 }],
  ])('are refused with %s', async (_what, changes) => {
    expect(await create(changes)).toMatchObject({ status: 400, body: { code: 'badRequest' } });
    expect(await list()).toEqual([]);
  });

  it('treats a token that was never issued as forged, while a visitor’s page keeps working', async () => {
    const forged = `pox_${'A'.repeat(54)}`;
    expect(await callAs(forged, myListings)).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
    expect((await callAs(forged, { url: url(`/listings/poe1/mercenaries/essence/e30`) })).status).toBe(200);
    expect(api.getListings.access).toBe('visitor');
  });
});
