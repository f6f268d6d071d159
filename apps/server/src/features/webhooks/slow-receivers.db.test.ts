import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { webhooksApi, type Webhook } from '@poexchange/contract/rest/webhooks';
import type { WebhookId } from '@poexchange/domain/ids';
import { migrateJobs, startJobs } from '@poexchange/platform/jobs';
import { createLogger } from '@poexchange/platform/log';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deliveryJobs, DELIVERIES_AT_ONCE } from '../../jobs.ts';
import { makeCertificate } from '../../testing/make-certificate.ts';
import { createMarket, type Market, type Person } from '../../testing/market.ts';
import { laneOf, queueWebhookEvents } from '../notifications/index.ts';
import { createWebhookPoster, publicReceivers } from './index.ts';

const name = 'hooks.example.com';
const authority = { name: 'Tests', ...makeCertificate({ name: 'Tests', isAuthority: true }) };
const certificate = makeCertificate({ name, issuer: authority });
const tokenKeys = { current: 'test', keys: new Map([['test', Buffer.alloc(32)]]) };
let market: Market;
let people = 0;
beforeAll(async () => {
  market = await createMarket();
  await migrateJobs({ pool: market.database.pool });
});
afterAll(() => market.stop());

/** Starts a TLS receiver that handles requests with `onRequest`; returns its port. */
async function receive(onRequest: (socket: TLSSocket) => void): Promise<number> {
  const sockets: TLSSocket[] = [];
  const server = createServer({ ...certificate }, (socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).once('data', () => onRequest(socket));
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Adds a person with a webhook at a port on this machine, in a queue lane that none of `others` uses. */
async function addOwner(port: number, others: readonly Person[] = []): Promise<Person & { readonly webhookId: string }> {
  const taken = new Set(others.map(({ id }) => laneOf(id)));
  for (;;) {
    people += 1;
    const person = await market.addPerson(`Owner${people}`);
    if (taken.has(laneOf(person.id))) continue;
    const made = await market.send(person, {
      method: 'POST',
      url: `/api/v1${webhooksApi.createWebhook.path}`,
      payload: { url: `https://${name}/in`, events: ['listing.expired'] },
    });
    const { webhook } = made.body as { webhook: Webhook };
    await market.db
      .updateTable('webhooks')
      .set({ url: `https://${name}:${port}/in` })
      .where('id', '=', webhook.id)
      .execute();
    return { ...person, webhookId: webhook.id };
  }
}
const queue = (owner: Person) =>
  market.db
    .transaction()
    .execute((tx) =>
      queueWebhookEvents(tx, { type: 'listing.expired', nowMs: market.clock.nowMs, told: [{ userId: owner.id, data: {} as never }] }),
    );
/** Reads a person's deliveries from the database, because these tests would exceed the API's rate limit. */
const logOf = (owner: Person & { webhookId: string }) =>
  market.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', owner.webhookId as WebhookId)
    .execute();
const forgetWaiting = () => sql`delete from graphile_worker._private_jobs where locked_at is null`.execute(market.db);
/** Runs a node's deliveries until the test ends, with this time limit for each delivery. */
async function deliver(timeoutMs: number): Promise<void> {
  const near = { isAllowed: (address: string) => address === '127.0.0.1', resolve: async () => ['127.0.0.1'] };
  const postWebhook = createWebhookPoster({ ...publicReceivers, ...near, timeoutMs, authorities: [authority.cert] });
  const running = await startJobs({
    pool: market.database.pool,
    jobs: deliveryJobs,
    context: { db: market.db, clock: () => market.clock.nowMs, config: { tokenKeys }, postWebhook },
    log: createLogger({ name: 'test', level: 'silent' }),
    concurrency: DELIVERIES_AT_ONCE,
  });
  onTestFinished(running.stop);
}

describe('deliveries to hostile receivers', () => {
  it('do not delay deliveries to other receivers, however long they take', async () => {
    const held: TLSSocket[] = [];
    const silent = await receive((socket) => void held.push(socket));
    const quick = await receive((socket) => void socket.end('HTTP/1.1 204 No Content\r\n\r\n'));
    const slow: (Person & { webhookId: string })[] = [];
    for (let at = 1; at < DELIVERIES_AT_ONCE; at += 1) slow.push(await addOwner(silent, slow));
    const owner = await addOwner(quick, slow);
    // More deliveries wait for each slow receiver, and must not take the last slot either.
    for (const each of slow) for (let at = 0; at < 5; at += 1) await queue(each);
    await deliver(600_000);
    onTestFinished(async () => {
      await forgetWaiting();
      for (const socket of held) socket.destroy();
    });
    await expect.poll(() => held.length).toBe(slow.length);
    for (let at = 0; at < 3; at += 1) await queue(owner);
    await expect.poll(async () => (await logOf(owner)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(held).toHaveLength(slow.length);
  });

  it.each([
    ['says nothing', '', 'timeout'],
    ['never ends its head', 'HTTP/1.1 200 OK\r\nx: ', 'timeout'],
    ['switches to another protocol', 'HTTP/1.1 101 x\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', 'connection'],
    ['fails', 'HTTP/1.1 500 x\r\n\r\n', 'status'],
  ])('end when a receiver %s, and are retried after five seconds', async (_what, text, problem) => {
    const owner = await addOwner(await receive((socket) => void socket.write(text)));
    await queue(owner);
    await deliver(300);
    await expect.poll(() => logOf(owner)).toMatchObject([{ state: 'waiting', attempts: 1, problem }]);
    const [delivery] = await logOf(owner);
    expect(delivery?.next_attempt_ms).toBeGreaterThanOrEqual(market.clock.nowMs + 5000);
    expect(delivery?.next_attempt_ms).toBeLessThanOrEqual(market.clock.nowMs + 5500);
    // The failed job disappears shortly after its delivery is stored as waiting.
    const countJobs = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from graphile_worker._private_jobs
        where payload ->> 'deliveryId' = ${delivery?.id ?? ''}`.execute(market.db);
      return rows[0]?.count;
    };
    await expect.poll(countJobs).toBe(1);
    await forgetWaiting();
  });
});
