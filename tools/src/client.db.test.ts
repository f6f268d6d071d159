import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { accessTokensApi } from '@poexchange/contract/rest/access-tokens';
import { createPriceStore } from '@poexchange/platform/price-store';
import { anger, makeDraft, notificationsUrl, startSite, type Person, type Site } from '@poexchange/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

type Result = { ok: boolean; reply: never; failure: { kind: string; code?: string; params?: object } };
type Call = (call?: object) => Promise<Result>;
type State = { ok: boolean; isChanged: boolean; listings: Map<string, { ign: string; minTradeValue: number }> };
type Said = { kind: string; name?: string; room?: string; data?: unknown; code?: string };
/** The built package; the test in `build-client.test.ts` checks its types. */
type Package = {
  readonly createClient: (options: object) => Readonly<Record<string, Call>>;
  readonly createPrices: (options: object) => { leagues: Call; valuations: (place: object, tag: string) => Promise<Result> };
  readonly followListings: (client: object, place: object, options: object) => AsyncGenerator<State, void>;
  readonly followEvents: (options: object) => AsyncGenerator<Said, void>;
  readonly unwrap: (result: Result) => never;
};

let folder: string;
let site: Site;
let made: Package;
let seller: Person;
let buyer: Person;
let token: string;
let people = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'poexchange-test-program-'));
  const build = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'build-client.ts'), path.join(folder, 'dist')]);
  const store = createPriceStore(path.join(folder, 'prices'));
  await store.publish(
    'leagues.json',
    JSON.stringify([{ game: 'poe1', id: 'mercenaries', name: 'Mercenaries', startAt: null, endAt: null }]),
  );
  await store.publish('v10/valuations/mercenaries/essence.json', JSON.stringify({ meta: { timestampMs: 1 }, valuations: {} }));
  site = await startSite({ priceFolder: path.join(folder, 'prices') });
  await build;
  made = (await import(pathToFileURL(path.join(folder, 'dist/index.js')).href)) as Package;
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  people += 1;
  site.market.clock.nowMs += 3_600_000;
  seller = await site.market.addPerson(`Seller${people}`);
  buyer = await site.market.addPerson(`Buyer${people}`);
  const scopes = ['listings:read', 'listings:write', 'webhooks:read', 'webhooks:write'];
  const reply = await site.market.send(seller, {
    method: 'POST',
    url: `/api/v1${accessTokensApi.createAccessToken.path}`,
    payload: { name: 'Bot', scopes, days: 7 },
  });
  token = (reply.body as { secret: string }).secret;
});

const connect = (more: object = {}) => made.createClient({ baseUrl: site.url, token, ...more });
/** Stores a draft's stacks in the seller's tabs, as pages do before publishing. */
async function layStacks(): Promise<void> {
  const { nowMs } = site.market.clock;
  for (const [id, stackSize] of [
    ['a1', 30],
    ['a2', 10],
    ['e1', 11],
  ] as const)
    await site.market.layInStash(seller, { id, stackSize, readAtMs: nowMs });
}
const askFor = (listing: { uuid: string; timestampMs: number }) =>
  site.market.send(buyer, {
    method: 'POST',
    url: notificationsUrl,
    payload: { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, items: [[anger, 5]], ign: buyer.ign },
  });

describe('client package with a real server', () => {
  it('publishes, reads back, and receives rejections by code', async () => {
    await layStacks();
    const client = connect();
    const published = (await client['createListing']?.({ body: makeDraft(seller) })) as Result;
    expect(published).toMatchObject({ ok: true });
    const mine = made.unwrap((await client['getMyListings']?.()) as Result) as { listings: { ign: string }[] };
    expect(mine.listings).toMatchObject([{ ign: seller.ign }]);
    const bad = makeDraft(seller, { totalPrice: 1 });
    expect(await client['createListing']?.({ body: bad })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'totalNotValid' },
    });
    expect(await connect({ token: `pox_${'A'.repeat(54)}` })['getMyListings']?.()).toMatchObject({
      failure: { code: 'sessionExpired' },
    });
  });

  it('follows a feed through its changes', async () => {
    await layStacks();
    const client = connect();
    const controller = new AbortController();
    const place = { game: 'poe1', league: 'mercenaries', category: 'essence' };
    const states = made.followListings(client, place, { everyMs: 10, signal: controller.signal });
    const readOwn = async (minTradeValue: number): Promise<boolean> => {
      for await (const state of { [Symbol.asyncIterator]: () => ({ next: () => states.next() }) })
        if ([...state.listings.values()].some((row) => row.ign === seller.ign && row.minTradeValue === minTradeValue)) return true;
      return false;
    };
    expect((await states.next()).value).toMatchObject({ ok: true });
    await client['createListing']?.({ body: makeDraft(seller) });
    expect(await readOwn(0)).toBe(true);
    site.market.clock.nowMs += 60_000;
    await client['createListing']?.({ body: makeDraft(seller, { minTradeValue: 3 }) });
    expect(await readOwn(3)).toBe(true);
    controller.abort();
  });

  it('creates webhooks only for events that its scopes may read', async () => {
    const client = connect();
    const url = 'https://hooks.example.com/in';
    const created = await client['createWebhook']?.({ body: { url, events: ['listing.sold'] } });
    expect(created).toMatchObject({ ok: true, reply: { webhook: { url }, secret: expect.stringMatching(/^whsec_/) } });
    expect(await client['getWebhooks']?.()).toMatchObject({ ok: true, reply: { webhooks: [{ url, madeBy: 'Bot' }] } });
    const inside = await client['createWebhook']?.({ body: { url: 'https://127.0.0.1/', events: ['listing.sold'] } });
    expect(inside).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  it('reads price files, which need no token', async () => {
    const prices = made.createPrices({ baseUrl: `${site.url}/insights` });
    expect(await prices.leagues()).toMatchObject({ ok: true, reply: [{ id: 'mercenaries' }] });
    const place = { game: 'poe1', league: 'mercenaries' };
    const [first, again] = [await prices.valuations(place, 'essence'), await prices.valuations(place, 'essence')];
    expect(first).toEqual({ ok: true, reply: { meta: { timestampMs: 1 }, valuations: {} }, serverTimeMs: null });
    expect(again).toEqual(first);
    expect(await prices.valuations(place, 'nothing')).toMatchObject({ ok: false, failure: { status: 404 } });
  });

  it('receives events for its scopes over the socket, and continues after a lost connection', async () => {
    await layStacks();
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const said: Said[] = [];
    const sockets: WebSocket[] = [];
    const openWebSocket = (address: string): WebSocket => {
      const socket = new WebSocket(address);
      sockets.push(socket);
      return socket;
    };
    const room = 'services-poe1-mercenaries-boss-x';
    const events = made.followEvents({
      baseUrl: site.url,
      token,
      rooms: [room],
      signal: controller.signal,
      openWebSocket,
      random: () => 0,
    });
    const reading = (async () => {
      for await (const each of events) said.push(each);
    })();
    const ownRoom = `user-${seller.id}`;
    await expect.poll(() => said.map(({ kind, room: of }) => of ?? kind)).toEqual(['open', ownRoom, room]);
    const published = (await connect()['createListing']?.({ body: makeDraft(seller) })) as Result;
    const heard = () => said.filter(({ kind }) => kind === 'event').map(({ name }) => name);
    await expect.poll(heard).toContain('listings:changed');
    // A request creates a notification, which this token may not read: only its number arrives.
    expect((await askFor(made.unwrap(published))).status).toBe(200);
    sockets[0]?.close();
    await expect.poll(() => said.filter(({ kind }) => kind === 'open')).toHaveLength(2);
    site.market.clock.nowMs += 60_000;
    await connect()['createListing']?.({ body: makeDraft(seller, { minTradeValue: 4 }) });
    await expect.poll(() => heard().filter((name) => name === 'listings:changed').length).toBeGreaterThanOrEqual(2);
    expect(said.filter(({ kind }) => kind === 'gap').map(({ room: of }) => of)).toEqual([ownRoom, room]);
    expect(heard().filter((name) => name?.startsWith('notification'))).toEqual([]);
    controller.abort();
    await reading;
  });

  it('receives the reason for a rejected subscription', async () => {
    const said: Said[] = [];
    for await (const each of made.followEvents({ baseUrl: site.url, token: 'pox_x' })) said.push(each);
    for await (const each of made.followEvents({ baseUrl: site.url, token, rooms: ['networth'] })) said.push(each);
    expect(said.filter(({ kind }) => kind === 'refused').map(({ code }) => code)).toEqual(['sessionExpired', 'scopeMissing']);
  });
});
