/**
 * Buyers: at every step one looks through a public tab and takes what is cheap enough, so that asks are bought at known
 * rates, independent of the seller.
 */
import { readNoteChaos } from './ask.ts';
import type { SimItem } from './item.ts';
import type { Random } from './random.ts';
import type { SimTab } from './tab.ts';
import type { Truth } from './truth.ts';
import { readLabel } from './wares.ts';

/** Probability that a buyer takes some of an ask at its true price, and how fast it falls with the price. */
const CHANCE_AT_TRUTH = 0.06;
const ELASTICITY = 6;

/** Returns the probability that a buyer takes some of a stack asked at this share of its true price. */
export function chanceToBuy(ratio: number): number {
  return Math.min(1, CHANCE_AT_TRUTH * ratio ** -ELASTICITY);
}

/**
 * Returns the ask of an item as a share of its true price; null where either is unknown. A tab's name prices items
 * without a note.
 */
export function readRatio(item: SimItem, { tab, league, truth }: Readonly<{ tab: SimTab; league: string; truth: Truth }>): number | null {
  const price = truth.priceOf(league, readLabel(item));
  const ask = readNoteChaos(item.note ?? tab.name, truth.divineOf(league));
  return price === undefined || ask === null ? null : ask / price;
}

/** Copies an item with another number of pieces. */
export function withStack(item: SimItem, stackSize: number): SimItem {
  const properties = item.properties?.map((property) =>
    property.type === 32
      ? { ...property, values: [[`${stackSize}/${String(property.values?.[0]?.[0]).split('/')[1] ?? stackSize}`, 0]] }
      : property,
  );
  const { stackSizeText: _text, ...rest } = item;
  return { ...rest, stackSize, ...(properties === undefined ? {} : { properties }) } as SimItem;
}

/** Returns what is left of an item after a buyer took a part of it, or all. */
function takeSome(random: Random, item: SimItem): SimItem[] {
  const left = Math.floor((item.stackSize ?? 1) * random.pick([0, 0, 0.25, 0.5, 0.8]));
  return left < 1 ? [] : [withStack(item, left)];
}

/** Sells from a tab to one buyer; returns the number of items sold from. */
export function buyFrom(random: Random, tab: SimTab, place: Readonly<{ league: string; truth: Truth }>): number {
  let sold = 0;
  tab.items = tab.items.flatMap((item) => {
    const ratio = readRatio(item, { tab, ...place });
    if (ratio === null || !random.chance(chanceToBuy(ratio))) return [item];
    sold += 1;
    return takeSome(random, item);
  });
  return sold;
}
