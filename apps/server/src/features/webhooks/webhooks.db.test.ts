import type { ChosenWebhookEvent } from '@poexchange/contract/webhook-events';
import { webhooksApi, webhookLimits, type Webhook, type WebhookDelivery } from '@poexchange/contract/rest/webhooks';
import type { WebhookDeliveryId } from '@poexchange/domain/ids';
import { migrateJobs } from '@poexchange/platform/jobs';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anger, createMarket, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { readAudit } from '../../audit.ts';
import { expireDueListings } from '../listings/index.ts';
import { notify } from '../notifications/index.ts';
import { attemptDelivery, pruneWebhookDeliveries, resealWebhookSecrets, type PostWebhook } from './index.ts';
import { openSecret } from './webhook-secrets.ts';

let market: Market;
let me: Person;
let other: Person;
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
  other = await market.addPerson(`Other${people}`);
});

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const all: ChosenWebhookEvent[] = ['listing.expired', 'listing.sold', 'service.requested', 'trade.requested'];
type Body = {
  webhook: Webhook;
  webhooks: Webhook[];
  deliveries: WebhookDelivery[];
  secret: string;
  deliveryId: WebhookDeliveryId;
  code?: string;
  params?: object;
  paths?: string[];
};
type Reply = { status: number; body: Body };
const url = (path: string) => `/api/v1${path}`;
const send = async (person: Person | null, request: InjectOptions) => (await market.send(person, request)) as unknown as Reply;
const post = (path: string, payload: object, { by = me, key }: { by?: Person; key?: string } = {}) =>
  send(by, { method: 'POST', url: url(path), payload, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
const create = (changes: object = {}, by: { by?: Person; key?: string } = {}) =>
  post(webhooksApi.createWebhook.path, { url: 'https://hooks.example.com/in', events: all, ...changes }, by);
const change = (payload: object, by = me) => post(webhooksApi.changeWebhook.path, payload, { by });
const list = async (by = me) => (await send(by, { url: url(webhooksApi.getWebhooks.path) })).body.webhooks;
const logOf = async (id: string, by = me) => (await send(by, { url: url(`/users/webhooks/${id}/deliveries`) })).body.deliveries;
const make = async (changes: object = {}) => (await create(changes)).body;

type Sent = Parameters<PostWebhook>[0];
/** Creates a receiver that answers with these statuses in turn and repeats the last status. */
function receiver(...statuses: number[]) {
  const sent: Sent[] = [];
  const postWebhook: PostWebhook = async (each) => {
    sent.push(each);
    const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
    return status < 300 ? { kind: 'delivered', status } : { kind: 'failed', problem: 'status', status };
  };
  const attempt = (id: WebhookDeliveryId) =>
    attemptDelivery({ db: market.db, clock: () => market.clock.nowMs, config: { tokenKeys }, postWebhook }, id);
  return { sent, attempt };
}
const tokenKeys = { current: 'test', keys: new Map([['test', Buffer.alloc(32)]]) };
/** Checks a signature as a receiver does. */
const isSigned = ({ headers, body }: Sent, secret: string): boolean => {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const right = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(content)
    .digest('base64');
  return (headers['webhook-signature'] ?? '').split(' ').includes(`v1,${right}`);
};
/** Jobs that will attempt a delivery, as times in ms from now. */
const jobsOf = async (id: string): Promise<number[]> => {
  const { rows } = await sql<{ in_ms: number }>`select round(extract(epoch from run_at - now()) * 1000)::int as in_ms
    from graphile_worker._private_jobs where payload ->> 'deliveryId' = ${id} order by run_at`.execute(market.db);
  return rows.map((row) => row.in_ms);
};
const newest = async (id: string): Promise<WebhookDelivery> => {
  const [delivery] = await logOf(id);
  if (delivery === undefined) throw new Error('nothing was queued');
  return delivery;
};
const publish = async (by: Person, changes: Record<string, unknown> = {}) =>
  (await market.send(by, { method: 'POST', url: listingsUrl, payload: makeDraft(by, changes) })).body as {
    uuid: string;
    timestampMs: number;
  };
const ask = (by: Person, listing: { uuid: string; timestampMs: number }, quantity: number) =>
  market.send(by, {
    method: 'POST',
    url: notificationsUrl,
    payload: { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, items: [[anger, quantity]], ign: by.ign },
  });

describe('webhooks', () => {
  it('lets only their owner create, list without the secret, change and delete webhooks', async () => {
    const { webhook, secret } = await make({ events: ['trade.requested', 'listing.sold', 'listing.sold'] });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const off = { failingSinceMs: null, offMs: null, offBy: null, oldSecretUntilMs: null };
    const shape = { id: webhook.id, url: 'https://hooks.example.com/in', events: ['listing.sold', 'trade.requested'] };
    expect(webhook).toEqual({ ...shape, createdMs: market.clock.nowMs, madeBy: null, ...off });
    expect(await list()).toEqual([webhook]);
    expect(await list(other)).toEqual([]);
    expect(JSON.stringify(await market.db.selectFrom('webhooks').selectAll().execute())).not.toContain(secret.slice(6, 20));
    for (const path of ['change', 'secret', 'test'])
      expect((await post(`/users/webhooks/${path}`, { id: webhook.id }, { by: other })).status, path).toBe(404);
    expect((await send(other, { url: url(`/users/webhooks/${webhook.id}/deliveries`) })).status).toBe(404);
    await post(webhooksApi.deleteWebhook.path, { id: webhook.id }, { by: other });
    expect((await change({ id: webhook.id, events: ['listing.expired'] })).body.webhook.events).toEqual(['listing.expired']);
    expect((await change({ id: webhook.id, on: false })).body.webhook).toMatchObject({ offMs: market.clock.nowMs, offBy: 'owner' });
    expect((await change({ id: webhook.id, on: true })).body.webhook).toMatchObject({ offMs: null, offBy: null });
    await post(webhooksApi.deleteWebhook.path, { id: webhook.id });
    expect(await list()).toEqual([]);
    const noted = (await readAudit(market.db, { userId: me.id })).map(({ action, reason }) => `${action} ${reason}`);
    expect(noted).toEqual(['delete-webhook ', 'create-webhook listing.sold trade.requested']);
  });

  it('keeps secrets when keys change, and no longer needs the former key once they are resealed', async () => {
    const { webhook, secret } = await make();
    const changed = await post(webhooksApi.changeWebhookSecret.path, { id: webhook.id });
    const next = { current: 'next', keys: new Map([['next', Buffer.alloc(32, 1)], ...tokenKeys.keys]) };
    expect(await resealWebhookSecrets(market.db, next)).toBeGreaterThanOrEqual(1);
    const row = await market.db.selectFrom('webhooks').selectAll().where('id', '=', webhook.id).executeTakeFirstOrThrow();
    const alone = { current: 'next', keys: new Map([['next', Buffer.alloc(32, 1)]]) };
    const open = (sealed: string | null) => openSecret(sealed ?? '', { userId: me.id, webhookId: webhook.id }, alone);
    expect([open(row.secret), open(row.old_secret)]).toEqual([changed.body.secret, secret]);
    expect(await resealWebhookSecrets(market.db, next)).toBe(0);
    expect(await resealWebhookSecrets(market.db, alone)).toBe(0);
    // The server of the other tests has only the former key.
    expect(await resealWebhookSecrets(market.db, { current: 'test', keys: next.keys })).toBeGreaterThanOrEqual(1);
  });

  it('D16 creates one webhook on a repeat and returns the same secret', async () => {
    const [first, again] = [await create({}, { key: 'k' }), await create({}, { key: 'k' })];
    expect(again.body).toEqual({ ...first.body, serverTimeMs: expect.any(Number) });
    expect(await list()).toHaveLength(1);
    const kept = JSON.stringify(await market.db.selectFrom('idempotency_keys').selectAll().execute());
    expect(kept).not.toContain(first.body.secret);
  });

  it('limits a person to five webhooks, even under concurrent requests', async () => {
    const replies = await Promise.all(Array.from({ length: 7 }, () => create()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(webhookLimits.most);
    expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'tooManyWebhooks',
      params: { limit: webhookLimits.most },
    });
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'http://hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com/#x',
    'https://hooks.example.com:22/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    'https://hooks.example.com/'.padEnd(501, 'x'),
  ])('are refused for the address %.40s', async (address) => {
    expect(await create({ url: address })).toMatchObject({ status: 400, body: { code: 'badRequest', paths: ['body.url'] } });
  });
});

describe('webhook events', () => {
  it('R3.51 reports a trade request, the sale of its listing, and an expired listing', async () => {
    const { webhook, secret } = await make();
    const { webhook: elsewhere } = (await create({ events: ['service.requested'] })).body;
    const { attempt, sent } = receiver();
    const listing = await publish(me, {
      items: [{ hash: anger, price: 6.2, quantity: 3, rawItems: [{ id: 'a1', stackSize: 3 }] }],
      totalPrice: 18.6,
    });
    await ask(other, listing, 3);
    const requested = await newest(webhook.id);
    expect(requested).toMatchObject({ type: 'trade.requested', state: 'waiting', attempts: 0, status: null, problem: null });
    expect(await jobsOf(requested.id)).toHaveLength(1);
    await attempt(requested.id);
    const [first] = sent;
    if (first === undefined) throw new Error('nothing was sent');
    const event = JSON.parse(first.body) as { type: string; timestamp: string; data: { id: string; body: { ign: string } } };
    const timestamp = new Date(market.clock.nowMs).toISOString();
    expect(event).toMatchObject({ type: 'trade.requested', timestamp, data: { type: 'offering-buy', body: { ign: other.ign } } });
    expect(first.url).toBe(webhook.url);
    expect(first.headers).toMatchObject({ 'webhook-id': requested.id, 'webhook-timestamp': String(Math.floor(market.clock.nowMs / 1000)) });
    expect(isSigned(first, secret)).toBe(true);
    expect(isSigned({ ...first, body: `${first.body} ` }, secret)).toBe(false);
    market.clock.nowMs += 1000;
    await market.send(me, { method: 'POST', url: url('/notifications/processed'), payload: { id: event.data.id } });
    const sold = await newest(webhook.id);
    expect(sold.type).toBe('listing.sold');
    await attempt(sold.id);
    const place = {
      game: 'poe1',
      league: 'mercenaries',
      listings: [{ uuid: listing.uuid, side: 'sell', category: 'essence', subCategory: '' }],
    };
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toMatchObject({ data: { ...place, tradeId: event.data.id } });
    market.clock.nowMs += 1000;
    await publish(me);
    market.clock.nowMs += 2 * HOUR_MS + 1;
    await expireDueListings(market.deps);
    const expired = await newest(webhook.id);
    expect(expired.type).toBe('listing.expired');
    await attempt(expired.id);
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toMatchObject({ type: 'listing.expired', data: { game: 'poe1', league: 'mercenaries' } });
    expect(await logOf(elsewhere.id)).toEqual([]);
    expect((await logOf(webhook.id)).map(({ state, status }) => [state, status])).toEqual([
      ['delivered', 200],
      ['delivered', 200],
      ['delivered', 200],
    ]);
  });

  it('sends no rolled-back events, and no events to a webhook that is off or full', async () => {
    const { webhook } = await make();
    const tell = (isFailing = false) =>
      market.db
        .transaction()
        .execute(async (tx) => {
          const body = { id: 'r', poe: 'poe1', ign: 'Asker', listing: 'Boss' } as const;
          const nowMs = market.clock.nowMs;
          await notify(tx, { receiver: me.id, sender: null, subject: null, nowMs, type: 'service-buy', body });
          if (isFailing) throw new Error('rolled back');
        })
        .catch((error: Error) => error.message);
    expect(await tell(true)).toBe('rolled back');
    expect(await logOf(webhook.id)).toEqual([]);
    await tell();
    expect(await newest(webhook.id)).toMatchObject({ type: 'service.requested' });
    await change({ id: webhook.id, on: false });
    expect(await newest(webhook.id)).toMatchObject({ state: 'failed', problem: 'off', nextAttemptMs: null });
    await tell();
    expect(await logOf(webhook.id)).toHaveLength(1);
    await change({ id: webhook.id, on: true });
    await sql`insert into webhook_deliveries (webhook_id, type, body, created_ms)
      select ${webhook.id}, 'webhook.test', '{}', 0 from generate_series(1, ${webhookLimits.waiting})`.execute(market.db);
    await tell();
    expect((await logOf(webhook.id)).filter(({ type }) => type === 'service.requested')).toHaveLength(1);
  });
});

describe('deliveries', () => {
  /** Queues a trade request for the person's webhook. */
  async function tellOne(): Promise<WebhookDeliveryId> {
    const nowMs = market.clock.nowMs;
    const body = { id: 'r', poe: 'poe1', ign: 'Asker', listing: 'Boss' } as const;
    await market.db
      .transaction()
      .execute((tx) => notify(tx, { receiver: me.id, sender: null, subject: null, nowMs, type: 'service-buy', body }));
    const [webhook] = await list();
    return (await newest(webhook?.id ?? '')).id;
  }

  it('retries a delivery for a day under the same id, with the same bytes, until one attempt succeeds', async () => {
    const { webhook } = await make();
    const id = await tellOne();
    const { attempt, sent } = receiver(500, 500, 204);
    await attempt(id);
    const failedMs = market.clock.nowMs;
    const failing = await newest(webhook.id);
    expect(failing).toMatchObject({ state: 'waiting', attempts: 1, status: 500, problem: 'status', lastAttemptMs: failedMs });
    expect((await list())[0]?.failingSinceMs).toBe(failedMs);
    const waitMs = (failing.nextAttemptMs ?? 0) - failedMs;
    expect([waitMs >= 5000, waitMs <= 5500]).toEqual([true, true]);
    expect((await jobsOf(id)).at(-1)).toBeGreaterThan(4000);
    market.clock.nowMs += waitMs;
    await attempt(id);
    market.clock.nowMs += 40_000;
    await attempt(id);
    expect(await newest(webhook.id)).toMatchObject({ state: 'delivered', attempts: 3, status: 204, problem: null, nextAttemptMs: null });
    expect((await list())[0]?.failingSinceMs).toBeNull();
    expect(new Set(sent.map(({ body, headers }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    // A job that runs again sends nothing.
    await attempt(id);
    expect(sent).toHaveLength(3);
  });

  it('ends a delivery after a day of failures', async () => {
    const { webhook } = await make();
    const id = await tellOne();
    const firstMs = market.clock.nowMs;
    const { attempt, sent } = receiver(500);
    for (let delivery = await newest(webhook.id); delivery.state === 'waiting'; delivery = await newest(webhook.id)) {
      market.clock.nowMs = delivery.nextAttemptMs ?? Number.NaN;
      await attempt(id);
    }
    expect(sent).toHaveLength(11);
    const hours = (market.clock.nowMs - firstMs) / HOUR_MS;
    expect([hours > 23, hours < 27]).toEqual([true, true]);
    expect(await newest(webhook.id)).toMatchObject({ state: 'failed', attempts: 11 });
    expect((await list())[0]?.offMs).toBeNull();
    await pruneWebhookDeliveries(market.db, firstMs + 3 * DAY_MS);
    expect(await logOf(webhook.id)).toHaveLength(1);
    await pruneWebhookDeliveries(market.db, firstMs + 3 * DAY_MS + 1);
    expect(await logOf(webhook.id)).toEqual([]);
  });

  it('turns a webhook off after five days without success, or on status 410, and notifies its owner', async () => {
    const { webhook } = await make({ url: 'https://hooks.example.com:8443/x' });
    const { attempt } = receiver(500);
    await attempt(await tellOne());
    const sinceMs = market.clock.nowMs;
    market.clock.nowMs += webhookLimits.failingDays * DAY_MS - 1;
    await attempt(await tellOne());
    expect((await list())[0]).toMatchObject({ failingSinceMs: sinceMs, offMs: null });
    market.clock.nowMs += 1;
    await attempt(await tellOne());
    expect((await list())[0]).toMatchObject({ offMs: market.clock.nowMs, offBy: 'failures' });
    expect((await logOf(webhook.id)).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    const messages = () =>
      market.db.selectFrom('notifications').select('body').where('receiver_id', '=', me.id).where('type', '=', 'message').execute();
    expect(await messages()).toEqual([{ body: `webhook.off&host=${encodeURIComponent('hooks.example.com:8443')}` }]);
    await change({ id: webhook.id, on: true });
    expect((await list())[0]).toMatchObject({ failingSinceMs: null, offMs: null });
    // Deliveries with the same time have no order.
    market.clock.nowMs += 1;
    await receiver(410).attempt(await tellOne());
    expect((await list())[0]).toMatchObject({ offBy: 'failures' });
    expect(await messages()).toHaveLength(2);
  });

  it('signs with both secrets for a day after a change', async () => {
    const { webhook, secret } = await make();
    const { attempt, sent } = receiver();
    const changed = await post(webhooksApi.changeWebhookSecret.path, { id: webhook.id }, { key: 'k' });
    expect((await post(webhooksApi.changeWebhookSecret.path, { id: webhook.id }, { key: 'k' })).body.secret).toBe(changed.body.secret);
    expect(changed.body.webhook.oldSecretUntilMs).toBe(market.clock.nowMs + DAY_MS);
    await attempt(await tellOne());
    expect([secret, changed.body.secret].map((each) => isSigned(sent[0] as Sent, each))).toEqual([true, true]);
    market.clock.nowMs += DAY_MS;
    await attempt(await tellOne());
    expect([secret, changed.body.secret].map((each) => isSigned(sent[1] as Sent, each))).toEqual([false, true]);
    expect((await list())[0]?.oldSecretUntilMs).toBeNull();
  });

  it('signs with only the new secret if the old secret cannot be read, and fails visibly if the new one cannot be read', async () => {
    const { webhook } = await make();
    const spoil = (column: 'secret' | 'old_secret') =>
      market.db
        .updateTable('webhooks')
        .set({ [column]: 'test.AAAA' })
        .where('id', '=', webhook.id)
        .execute();
    await spoil('secret');
    const { attempt, sent } = receiver();
    const id = await tellOne();
    await attempt(id);
    expect(sent).toEqual([]);
    const entry = (await logOf(webhook.id)).find((each) => each.id === id);
    expect(entry).toMatchObject({ state: 'waiting', attempts: 1, problem: 'secret', status: null });
    expect((await list())[0]?.failingSinceMs).toBe(market.clock.nowMs);
    const changed = await post(webhooksApi.changeWebhookSecret.path, { id: webhook.id });
    await attempt(id);
    expect(sent.map((each) => isSigned(each, changed.body.secret))).toEqual([true]);
    expect((await list())[0]?.failingSinceMs).toBeNull();
  });

  it('signs with a secret that was changed through an upper-case id', async () => {
    const { webhook } = await make();
    const changed = await post(webhooksApi.changeWebhookSecret.path, { id: webhook.id.toUpperCase() });
    const { attempt, sent } = receiver();
    await attempt(await tellOne());
    expect(isSigned(sent[0] as Sent, changed.body.secret)).toBe(true);
  });

  it('attempts a test delivery once, even if the webhook is off, and never turns the webhook off', async () => {
    const { webhook } = await make();
    await change({ id: webhook.id, on: false });
    const { deliveryId } = (await post(webhooksApi.testWebhook.path, { id: webhook.id })).body;
    const { attempt, sent } = receiver(503);
    await attempt(deliveryId);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
    expect(await newest(webhook.id)).toMatchObject({ id: deliveryId, state: 'failed', attempts: 1, status: 503, nextAttemptMs: null });
    expect((await list())[0]?.failingSinceMs).toBeNull();
  });

  it('sends nothing for a banned person, and deletes deliveries with their webhook', async () => {
    const { webhook } = await make();
    const { attempt, sent } = receiver();
    const id = await tellOne();
    await market.db.updateTable('users').set({ banned_ms: 1 }).where('id', '=', me.id).execute();
    await attempt(id);
    await market.db.updateTable('users').set({ banned_ms: null }).where('id', '=', me.id).execute();
    expect(await newest(webhook.id)).toMatchObject({ state: 'failed', problem: 'off' });
    const later = await tellOne();
    await post(webhooksApi.deleteWebhook.path, { id: webhook.id });
    await attempt(later);
    expect(sent).toEqual([]);
  });
});
