/** Sellers' public tabs: their items and the prices written on them. */
import { drawAsk, writeNote, type Temper } from './ask.ts';
import { catalogue, catalogueByKind, type CatalogueItem, type Kind } from './catalogue/catalogue.ts';
import { makeStack, type ModShape, type SimItem } from './item.ts';
import { hashText, shuffle, type Random } from './random.ts';
import type { SimTab } from './tab.ts';
import type { Truth } from './truth.ts';
import { wares } from './wares.ts';

export type Shop = Readonly<{ league: string; shape: ModShape; temper: Temper }>;

/** The game's special tab for each kind; its slots hold 5000 pieces. */
const specialTabs: Partial<Record<Kind, string>> = {
  currency: 'CurrencyStash',
  essence: 'EssenceStash',
  fragment: 'FragmentStash',
  scarab: 'FragmentStash',
  breach: 'FragmentStash',
  card: 'DivinationCardStash',
  fossil: 'DelveStash',
  resonator: 'DelveStash',
  oil: 'BlightStash',
  delirium_orb: 'DeliriumStash',
};
export const SLOT_CAPACITY = 5000;

/** 26 colours from the game's palette. */
const palette =
  '000080 0000ff 004d00 00bf00 2c0059 323232 590000 5a00b3 638000 730055 7c5436 80b3ff 99ff99 bf0000 bf5e00 c080ff c0c000 cc009a dddddd f0ff80 ff4040 ff80df ffaa00 ffd199 ffff99 ffffff'.split(
    ' ',
  );

/** Returns the slot in a special tab: the catalogue's order, with fragments first, then scarabs, then breach. */
export function findSlot(entry: CatalogueItem): number {
  const before = entry.kind === 'scarab' ? 100 : entry.kind === 'breach' ? 80 : entry.kind === 'resonator' ? 30 : 0;
  return before + catalogueByKind[entry.kind].indexOf(entry);
}

/** Draws the number of pieces a player would own: fewer for expensive items. */
export function drawCount(random: Random, priceChaos: number, most: number): number {
  return random.logInt(1, Math.max(1, Math.min(most, Math.floor(6000 / Math.max(priceChaos, 0.01)))));
}

/** Picks an item of a kind: a few items are in every shop, most others are rare. */
function pickCommon(random: Random, kind: Kind): CatalogueItem {
  const entries = catalogueByKind[kind];
  for (;;) {
    const entry = random.pick(entries);
    const share = 0.3 + (hashText(entry.name) % 100) / 140;
    if (random.chance(entry.priceChaos > 1000 ? share / 4 : share)) return entry;
  }
}

export function makeTabFrame(random: Random, type: string, name: string, index: number): SimTab {
  const publicId = random.hex(64);
  return { id: publicId.slice(0, 10), publicId, name, type, index, colour: random.pick(palette), isPublic: false, items: [] };
}

/** Draws an item's note at current prices; a few sellers write no note, skip the item or write something else. */
export function drawNote(random: Random, truth: Truth, shop: Shop, name: string, stackSize: number): string | undefined {
  const trueChaos = truth.priceOf(shop.league, name);
  if (trueChaos === undefined || random.chance(0.04)) return undefined;
  if (random.chance(0.01)) return random.pick(['~skip', 'offer', 'not for sale', '~c/o 1 divine']);
  return writeNote(random, drawAsk(random, trueChaos, shop.temper), stackSize, truth.divineOf(shop.league));
}

function stock(random: Random, truth: Truth, shop: Shop, entry: CatalogueItem, place: { x: number; y: number }, capacity: number): SimItem {
  const count = drawCount(random, truth.priceOf(shop.league, entry.name) ?? entry.priceChaos, Math.min(capacity, SLOT_CAPACITY));
  const item = makeStack(entry, { ...place, id: random.hex(64), league: shop.league, shape: shop.shape }, count, capacity);
  const note = drawNote(random, truth, shop, entry.name, count);
  return note === undefined ? item : { ...item, note };
}

/** Creates a tab of one kind in its special layout; undefined for kinds without a special layout. */
export function makeSpecialTab(random: Random, truth: Truth, shop: Shop, kind: Kind, index: number): SimTab | undefined {
  const type = specialTabs[kind];
  if (type === undefined) return undefined;
  const tab = makeTabFrame(random, type, random.pick(['$', kind.slice(0, 1).toUpperCase(), `${kind} shop`, 'sell', 'cheap']), index);
  tab.isPublic = true;
  const share = 0.25 + 0.45 * random.next();
  tab.items = catalogueByKind[kind]
    .filter((entry) => random.chance(entry.priceChaos > 1000 ? share / 4 : share))
    .map((entry) => stock(random, truth, shop, entry, { x: findSlot(entry), y: 0 }, SLOT_CAPACITY));
  return tab;
}

/** Creates a grid tab of mixed items. */
export function makeGridTab(random: Random, truth: Truth, shop: Shop, kinds: readonly Kind[], index: number): SimTab {
  const isQuad = random.chance(0.3);
  const size = isQuad ? 24 : 12;
  const tab = makeTabFrame(
    random,
    isQuad ? 'QuadStash' : 'PremiumStash',
    random.pick(['Shop', 'sell 1', 'Trade', 'dump', 'S', 'bulk']),
    index,
  );
  tab.isPublic = true;
  const count = random.int(20, isQuad ? 110 : 70);
  for (let cell = 0; cell < count; cell++) {
    const entry = pickCommon(random, random.pick(kinds));
    tab.items.push(stock(random, truth, shop, entry, { x: Math.floor(cell / size), y: cell % size }, entry.stack));
  }
  return tab;
}

/** Creates a tab whose name prices everything in it; the items have no note. */
export function makeNamedPriceTab(random: Random, truth: Truth, shop: Shop, index: number): SimTab {
  const price = random.pick([1, 2, 5, 10, 15, 30]);
  const near = catalogue.filter((entry) => Math.abs(Math.log((truth.priceOf(shop.league, entry.name) ?? 1e9) / price)) < 0.3);
  const tab = makeTabFrame(random, 'PremiumStash', `~${random.pick(['price', 'b/o'])} ${price} chaos`, index);
  tab.isPublic = true;
  tab.items = shuffle(random, near)
    .slice(0, random.int(8, 20))
    .map((entry, cell) =>
      makeStack(
        entry,
        { x: Math.floor(cell / 12), y: cell % 12, id: random.hex(64), league: shop.league, shape: shop.shape },
        random.int(1, entry.stack),
      ),
    );
  return tab;
}

export const WARE_TAB_NAME = 'Gear';

/**
 * Creates a quad tab of items sold one by one: gems, uniques, maps, beasts and heist papers, each four cells high and
 * two wide.
 */
export function makeWareTab(random: Random, truth: Truth, shop: Shop, index: number): SimTab {
  const tab = makeTabFrame(random, 'QuadStash', WARE_TAB_NAME, index);
  tab.isPublic = true;
  const chosen = wares.filter((ware) => random.chance(ware.priceChaos > 1000 ? 0.1 : 0.5));
  tab.items = chosen.slice(0, 72).map((ware, cell) => {
    const place = { x: 2 * Math.floor(cell / 6), y: 4 * (cell % 6), id: random.hex(64), league: shop.league, shape: shop.shape };
    const note = drawNote(random, truth, shop, ware.label, 1);
    return note === undefined ? ware.make(random, place) : { ...ware.make(random, place), note };
  });
  return tab;
}
