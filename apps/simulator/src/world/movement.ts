/**
 * Actions over time: sellers reprice, restock, hide a tab and show it again, and buyers buy cheap items. The world
 * advances in small steps, each from its own seed.
 */
import { readNoteChaos } from './ask.ts';
import type { SimItem } from './item.ts';
import { createRandom, type Random } from './random.ts';
import type { Seller } from './sellers.ts';
import { drawCount, drawNote, makeGridTab, WARE_TAB_NAME } from './shop.ts';
import type { Stream, TabOwner } from './stream.ts';
import type { SimTab } from './tab.ts';
import type { Truth } from './truth.ts';
import { readLabel } from './wares.ts';

export const STEP_MS = 2000;
const TABS_PER_STEP = 4;

export function ownerOf({ account, shop }: Seller): TabOwner {
  return { accountName: account.name, characterName: account.characters[0]?.name ?? '', league: shop.league };
}

function reprice(random: Random, truth: Truth, seller: Seller, tab: SimTab): void {
  tab.items = tab.items.map((item) => {
    const label = readLabel(item);
    if (item.note === undefined || truth.priceOf(seller.shop.league, label) === undefined || !random.chance(0.2)) return item;
    const { note: _old, ...rest } = item;
    const note = drawNote(random, truth, seller.shop, label, item.stackSize ?? 1);
    return (note === undefined ? rest : { ...rest, note }) as SimItem;
  });
}

function restock(random: Random, truth: Truth, seller: Seller, tab: SimTab): void {
  const fresh = makeGridTab(random, truth, seller.shop, seller.kinds, tab.index).items;
  const size = tab.type === 'QuadStash' ? 24 : 12;
  const taken = new Set(tab.items.map((item) => `${item.x}/${item.y}`));
  for (let cell = 0; cell < size * size && fresh.length > 15; cell++) {
    const place = { x: Math.floor(cell / size), y: cell % size };
    const item = taken.has(`${place.x}/${place.y}`) ? undefined : fresh.pop();
    if (item !== undefined) tab.items.push({ ...item, ...place });
  }
}

/** Adds items to a special tab and keeps its existing items. */
function refill(random: Random, truth: Truth, seller: Seller, tab: SimTab): void {
  tab.items = tab.items.map((item) => {
    const price = truth.priceOf(seller.shop.league, item.typeLine);
    return price === undefined || !random.chance(0.5) ? item : withStack(item, (item.stackSize ?? 1) + drawCount(random, price, 400));
  });
}

function act(random: Random, truth: Truth, seller: Seller, tab: SimTab): void {
  const draw = random.next();
  const isGrid = tab.type === 'PremiumStash' || tab.type === 'QuadStash';
  if (!tab.isPublic || draw < 0.02) tab.isPublic = !tab.isPublic;
  else if (draw < 0.5) reprice(random, truth, seller, tab);
  // In this range the seller only opens the tab, which appears in the stream unchanged.
  else if (draw < 0.9 || tab.name.startsWith('~') || tab.name === WARE_TAB_NAME) return;
  else if (isGrid) restock(random, truth, seller, tab);
  else refill(random, truth, seller, tab);
}

type World = { readonly sellers: readonly Seller[]; readonly truth: Truth; readonly stream: Stream };

/** Advances the world by one step: a few sellers each change a tab, and one buyer looks through another tab. */
export function moveSellers(seed: string, step: number, { sellers, truth, stream }: World, tabsPerStep = TABS_PER_STEP): void {
  const random = createRandom(`${seed}/step/${step}`);
  for (let i = 0; i < tabsPerStep; i++) {
    const seller = random.pick(sellers);
    const tabs = tabsOf(seller);
    if (tabs.length === 0) continue;
    const tab = random.pick(tabs);
    act(random, truth, seller, tab);
    stream.push(tab, ownerOf(seller));
  }
  sendBuyer(createRandom(`${seed}/buyer/${step}`), sellers, truth, stream);
}

const tabsOf = ({ account, shop }: Seller): readonly SimTab[] => account.stashes.get(shop.league) ?? [];

/** Lets a buyer look through a random tab; all tabs are equally likely. */
function sendBuyer(random: Random, sellers: readonly Seller[], truth: Truth, stream: Stream): void {
  let place = random.int(0, countTabs(sellers) - 1);
  for (const seller of sellers) {
    const tabs = tabsOf(seller);
    const tab = tabs[place];
    place -= tabs.length;
    if (tab === undefined) continue;
    if (tab.isPublic && buyFrom(random, tab, { league: seller.shop.league, truth }) > 0) stream.push(tab, ownerOf(seller));
    return;
  }
}

/** Returns the hourly sales of an ask at this ratio to its true price, with `tabs` tabs in the world. */
export function salesPerHour(ratio: number, tabs: number): number {
  return (3_600_000 / STEP_MS / tabs) * chanceToBuy(ratio);
}

export const countTabs = (sellers: readonly Seller[]): number => sellers.reduce((count, seller) => count + tabsOf(seller).length, 0);

/**
 * Probability that a buyer buys some of a stack asked at its true price; `ELASTICITY` is how fast this probability
 * falls as the price rises.
 */
const CHANCE_AT_TRUTH = 0.06;
const ELASTICITY = 6;

/** Returns the probability that a buyer buys some of a stack asked at this ratio to its true price. */
function chanceToBuy(ratio: number): number {
  return Math.min(1, CHANCE_AT_TRUTH * ratio ** -ELASTICITY);
}

/**
 * Returns the ratio of an item's ask to its true price; null if either is unknown. A tab's name prices items without a
 * note.
 */
export function readRatio(item: SimItem, { tab, league, truth }: Readonly<{ tab: SimTab; league: string; truth: Truth }>): number | null {
  const price = truth.priceOf(league, readLabel(item));
  const ask = readNoteChaos(item.note ?? tab.name, truth.divineOf(league));
  return price === undefined || ask === null ? null : ask / price;
}

/** Copies an item with a different number of pieces. */
function withStack(item: SimItem, stackSize: number): SimItem {
  const properties = item.properties?.map((property) =>
    property.type === 32
      ? { ...property, values: [[`${stackSize}/${String(property.values?.[0]?.[0]).split('/')[1] ?? stackSize}`, 0]] }
      : property,
  );
  const { stackSizeText: _text, ...rest } = item;
  return { ...rest, stackSize, ...(properties === undefined ? {} : { properties }) } as SimItem;
}

/** Returns what remains of an item after a buyer has bought part of it, or an empty list if everything was bought. */
function takeSome(random: Random, item: SimItem): SimItem[] {
  const left = Math.floor((item.stackSize ?? 1) * random.pick([0, 0, 0.25, 0.5, 0.8]));
  return left < 1 ? [] : [withStack(item, left)];
}

/** Sells from a tab to one buyer; returns the number of items bought from. */
function buyFrom(random: Random, tab: SimTab, place: Readonly<{ league: string; truth: Truth }>): number {
  let sold = 0;
  tab.items = tab.items.flatMap((item) => {
    const ratio = readRatio(item, { tab, ...place });
    if (ratio === null || !random.chance(chanceToBuy(ratio))) return [item];
    sold += 1;
    return takeSome(random, item);
  });
  return sold;
}
