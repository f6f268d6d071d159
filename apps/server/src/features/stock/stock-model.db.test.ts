/**
 * Tests random traders against an oracle: in any order of events, offers never exceed the stock, nothing is lost, and
 * undo is exact.
 */
import type { ListingRow, PublishedListing } from '@poexchange/contract/rest';
import { totalOfItems } from '@poexchange/domain/listing';
import { createRandom } from '@poexchange/domain/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PublisherTabId } from '@poexchange/domain/ids';
import {
  anger,
  createMarket,
  envy,
  listingsUrl,
  makeDraft,
  notificationsUrl,
  woe,
  type Market,
  type Person,
} from '../../testing/market.ts';
import { expireDueListings, followTab } from '../listings/index.ts';
import { createOracle, type Oracle, type Stacks } from './testing/stock-oracle.ts';

const hashOf: Record<string, string> = { a: anger, e: envy, w: woe };
const tabs = { tab1: ['a1', 'a2', 'e1', 'w1'], tab2: ['a3', 'e2', 'w2'] } as const;
const tabOf = (id: string): string => ((tabs.tab1 as readonly string[]).includes(id) ? 'tab1' : 'tab2');
/** Overlapping listings: all groups, one group, two groups. */
const places = {
  all: { category: 'essence', subCategory: '', hashes: ['a', 'e', 'w'] },
  one: { category: 'custom', subCategory: 'cg0000000000000001', groupName: 'One', hashes: ['a'] },
  two: { category: 'custom', subCategory: 'cg0000000000000002', groupName: 'Two', hashes: ['a', 'e'] },
} as const;
type Place = keyof typeof places;

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

/** Seeded, so that a failure can be reproduced. */
function createLots(seed: number) {
  const next = createRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T, chance: (share: number) => next() < share };
}

type Trade = { readonly id: string; readonly place: Place; readonly asked: ReadonlyMap<string, number> };
type World = {
  readonly random: ReturnType<typeof createLots>;
  readonly oracle: Oracle;
  readonly seller: Person;
  readonly buyers: readonly Person[];
  readonly open: Map<string, Trade>;
  readonly done: Map<string, Trade>;
  /** The tabs' content at each read, with its time; older entries are what other windows still show. */
  readonly windows: { readonly content: Stacks; readonly readAtMs: number }[];
};

async function readTab(world: World, tab: keyof typeof tabs): Promise<void> {
  const { random, oracle, seller } = world;
  const content: Record<string, number> = {};
  for (const id of tabs[tab]) {
    const size = Math.max(0, oracle.isKnown(id) ? oracle.count(id) + random.pick([0, 0, 0, -4, 5, -99]) : random.pick([0, 12, 30]));
    if (size > 0) content[id] = size;
  }
  market.clock.nowMs += 1000;
  const row = {
    parent_id: null,
    tab_name: tab,
    tab_type: 'PremiumStash',
    tab_colour: '',
    items: JSON.stringify(
      Object.fromEntries(
        Object.entries(content).map(([id, stackSize]) => [
          id,
          { x: 0, y: 0, w: 1, h: 1, name: id, lines: [], stackSize, hashes: [hashOf[id.slice(0, 1)] ?? ''] },
        ]),
      ),
    ),
    read_ms: market.clock.nowMs,
  };
  const tabId = tab as PublisherTabId;
  await market.db
    .insertInto('stash_tab_reads')
    .values({ user_id: seller.id, game: 'poe1', league: 'mercenaries', tab_id: tabId, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'game', 'league', 'tab_id']).doUpdateSet(row))
    .execute();
  await followTab(market.deps, { userId: seller.id, game: 'poe1', league: 'mercenaries', tabId });
  oracle.readTab(tab, content);
  const known = Object.fromEntries(Object.entries(world.windows.at(-1)?.content ?? {}).filter(([id]) => tabOf(id) !== tab));
  world.windows.push({ content: { ...known, ...content }, readAtMs: market.clock.nowMs });
}

/** Publishes what a window shows of the tabs: usually the newest window, sometimes an older window left open. */
async function publish(world: World): Promise<void> {
  const { random, oracle, seller } = world;
  const place = random.pick(Object.keys(places) as Place[]);
  const window = (random.chance(0.3) ? random.pick(world.windows) : world.windows.at(-1)) ?? { content: {}, readAtMs: 0 };
  const { hashes, ...identity } = places[place];
  const items = hashes.flatMap((letter) => {
    const rawItems = Object.entries(window.content)
      .filter(([id]) => id.startsWith(letter))
      .map(([id, stackSize]) => ({ id, stackSize }));
    // Sometimes add a stack that is in none of the seller's tabs: a nonexistent stack, or another person's.
    if (random.chance(0.2)) rawItems.push({ id: random.pick([`${letter}Invented`, `${letter}Foreign`]), stackSize: 1 + random.below(40) });
    const quantity = rawItems.reduce((sum, { stackSize }) => sum + stackSize, 0);
    return quantity === 0 ? [] : [{ hash: hashOf[letter] ?? '', price: 2, quantity, rawItems }];
  });
  if (items.length === 0) return;
  const draft = makeDraft(seller, {
    ...identity,
    items,
    totalPrice: totalOfItems(items),
    stashTabs: ['mercenaries:tab1', 'mercenaries:tab2'],
    readAtMs: world.windows[0]?.readAtMs ?? 0,
  });
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload: draft });
  const stacks = Object.fromEntries(items.flatMap(({ rawItems }) => rawItems.map(({ id, stackSize }) => [id, stackSize])));
  const isListed = oracle.publish(place, stacks, market.clock.nowMs);
  expect(reply.status).toBe(isListed ? 200 : 409);
  if (!isListed) return;
  const published: PublishedListing = reply.body;
  const left = published.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const out = (published.leftOut ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  expect(left + out).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0));
}

async function ask(world: World): Promise<void> {
  const { random, oracle } = world;
  const active = [...oracle.listings].filter(([, { state }]) => state === 'active').map(([place]) => place as Place);
  if (active.length === 0) return;
  const place = random.pick(active);
  const listing = (await readListings(world)).get(place);
  if (listing === undefined) return;
  const chosen = listing.items.filter(() => random.chance(0.7));
  if (chosen.length === 0) return;
  const asked = new Map(chosen.map(({ hash, quantity }) => [hash, 1 + random.below(quantity)]));
  const buyer = random.pick(world.buyers);
  const payload = { listingUuid: listing.uuid, listingTimestampMs: listing.timestamp_ms, items: [...asked], ign: buyer.ign };
  const reply = await market.send(buyer, { method: 'POST', url: notificationsUrl, payload });
  expect(reply.status).toBe(200);
  const { id } = reply.body as { id: string };
  // A correction replaces the open request.
  if (!world.done.has(id)) world.open.set(id, { id, place, asked });
}

const process = (world: World, payload: object) =>
  market.send(world.seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload });

/** Finishes one open trade, or two at the same time, completely or partly. */
async function handle(world: World): Promise<void> {
  const { random } = world;
  const trades = [...new Set(Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.pick([...world.open.values()])))];
  const handled = trades
    .filter((trade) => trade !== undefined)
    .map((trade) => {
      const items = random.chance(0.3)
        ? [...trade.asked].map(([hash, most]): [string, number] => [hash, 1 + random.below(most)])
        : undefined;
      return { trade, items, wanted: items === undefined ? trade.asked : new Map(items) };
    });
  const replies = await Promise.all(handled.map(({ trade, items }) => process(world, { id: trade.id, ...(items && { items }) })));
  const isDone = new Map(handled.map(({ trade }, index) => [trade.id, replies[index]?.status === 200]));
  for (const reply of replies) if (reply.status !== 200) expect(reply).toMatchObject({ status: 409, body: { code: 'stockChanged' } });
  const rows = await market.db.selectFrom('handed_over').selectAll().where('undone_ms', 'is', null).orderBy('id').execute();
  const ofTrade = (id: string) => rows.filter((row) => row.trade_id === id);
  const ordered = handled.sort((a, b) => (ofTrade(a.trade.id)[0]?.id ?? 0) - (ofTrade(b.trade.id)[0]?.id ?? 0));
  for (const { trade, items, wanted } of ordered) {
    if (isDone.get(trade.id) !== true) {
      expect(ofTrade(trade.id)).toEqual([]);
      continue;
    }
    const drawn = new Map<string, number>();
    for (const { hash, quantity } of ofTrade(trade.id)) drawn.set(hash, (drawn.get(hash) ?? 0) + quantity);
    expect(await readHanded(trade.id)).toEqual(drawn);
    if (items !== undefined) expect(drawn).toEqual(wanted);
    const pieces: Record<string, number> = {};
    for (const row of ofTrade(trade.id)) pieces[row.item_id ?? ''] = (pieces[row.item_id ?? ''] ?? 0) + row.quantity;
    for (const [id, quantity] of Object.entries(pieces)) expect(quantity).toBeLessThanOrEqual(world.oracle.count(id));
    for (const [hash, most] of wanted) {
      const given = Object.entries(pieces).filter(([id]) => hashOf[id[0] ?? ''] === hash);
      expect(given.reduce((sum, [, quantity]) => sum + quantity, 0)).toBeLessThanOrEqual(most);
    }
    world.oracle.handOver({ trade: trade.id, place: trade.place, pieces });
    world.open.delete(trade.id);
    world.done.set(trade.id, trade);
  }
}

/** Reads the amounts handed over according to the trade's record. */
async function readHanded(id: string): Promise<Map<string, number>> {
  const row = await market.db.selectFrom('trades').select('handed').where('id', '=', id).executeTakeFirstOrThrow();
  return new Map(row.handed);
}

async function undo(world: World): Promise<void> {
  const trade = world.random.pick([...world.done.values()]);
  if (trade === undefined) return;
  expect((await process(world, { id: trade.id, undo: true })).status).toBe(200);
  world.oracle.takeBack(trade.id, market.clock.nowMs);
  world.done.delete(trade.id);
  world.open.set(trade.id, trade);
}

/** Finishing a trade and immediately undoing it changes nothing, down to the last stack. */
async function handleAndUndo(world: World): Promise<void> {
  const trade = world.random.pick([...world.open.values()]);
  if (trade === undefined) return;
  const content = async () =>
    [...(await readListings(world)).values()].map(({ uuid, items, state, total_price: total }) => ({ uuid, items, state, total }));
  const before = await content();
  const { status } = await process(world, { id: trade.id });
  if (status === 200) expect((await process(world, { id: trade.id, undo: true })).status).toBe(200);
  else expect(status).toBe(409);
  expect(await content()).toEqual(before);
}

async function end(world: World): Promise<void> {
  const place = world.random.pick(Object.keys(places) as Place[]);
  const action = world.random.chance(0.5) ? 'deactivate' : 'delete';
  const target = places[place].subCategory || places[place].category;
  await market.send(world.seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/${target}/${action}` });
  if (action === 'delete') world.oracle.remove(place);
  else world.oracle.end(place);
}

async function expire(world: World): Promise<void> {
  market.clock.nowMs += 2 * 3_600_000;
  await expireDueListings(market.deps);
  for (const place of world.oracle.listings.keys()) world.oracle.end(place);
}

async function readListings({ seller }: World) {
  const rows = await market.db
    .selectFrom('listings')
    .selectAll()
    .where('user_id', '=', seller.id)
    .where('state', '<>', 'deleted')
    .orderBy('uuid')
    .execute();
  return new Map(rows.map((row) => [Object.entries(places).find(([, place]) => place.subCategory === row.sub_category)?.[0] ?? '', row]));
}

async function checkInvariants(world: World): Promise<void> {
  const rows = await readListings(world);
  expect([...rows.keys()].sort()).toEqual([...world.oracle.listings.keys()].sort());
  for (const [place, row] of rows) {
    const offered = Object.fromEntries(row.items.flatMap(({ rawItems }) => rawItems.map(({ id, stackSize }) => [id, stackSize])));
    expect(offered, place).toEqual(world.oracle.listings.get(place)?.offered);
    expect(row.state, place).toBe(world.oracle.listings.get(place)?.state);
    if (row.state === 'active') for (const [id, size] of Object.entries(offered)) expect(size).toBeLessThanOrEqual(world.oracle.count(id));
    for (const { quantity, rawItems } of row.items) expect(quantity).toBe(rawItems.reduce((sum, { stackSize }) => sum + stackSize, 0));
    expect(row.feed_items).toEqual(row.items.map(({ hash, price, quantity }): ListingRow['items'][number] => [hash, price, quantity]));
    expect(row.total_price).toBe(totalOfItems(row.items));
  }
}

const actions = [publish, publish, publish, ask, ask, ask, handle, handle, undo, handleAndUndo, end, expire] as const;
const seeds = globalThis.process.env['STOCK_SEEDS']?.split(',').map(Number) ?? [1, 3, 12, 37];

it.each(seeds)('D33 never offers more than the stock, loses nothing and undoes exactly (seed %i)', { timeout: 120_000 }, async (seed) => {
  const random = createLots(seed);
  const addPeople = (role: string) => market.addPerson(`${role}${seed}`);
  const world: World = {
    random,
    oracle: createOracle(tabOf),
    seller: await addPeople('Seller'),
    buyers: [await addPeople('BuyerA'), await addPeople('BuyerB'), await addPeople('BuyerC')],
    open: new Map(),
    done: new Map(),
    windows: [],
  };
  await readTab(world, 'tab1');
  await readTab(world, 'tab2');
  for (const [letter, hash] of Object.entries(hashOf))
    await market.layInStash(world.buyers[0] ?? world.seller, {
      id: `${letter}Foreign`,
      stackSize: 40,
      hashes: [hash],
      readAtMs: market.clock.nowMs,
    });
  const taken: string[] = [];
  for (let step = 0; step < 45; step += 1) {
    market.clock.nowMs += 31_000;
    world.oracle.tick();
    const action = random.chance(0.15) ? null : random.pick(actions);
    taken.push(action?.name ?? 'readTab');
    try {
      await (action === null ? readTab(world, random.pick(['tab1', 'tab2'] as const)) : action(world));
      await checkInvariants(world);
    } catch (error) {
      throw new Error(`seed ${seed}, after ${taken.join(' ')}`, { cause: error });
    }
  }
});
