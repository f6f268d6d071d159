import { roundTo, FINE_PRICE_DECIMALS } from '../currency/index.ts';
import type { HashProperties, Tag } from '../grouping/index.ts';
import { tabStates, type DetailItem, type SnapshotDetails } from './details.ts';

/** Version of the packed form; readers support all versions. */
export const PACKED_DETAILS_VERSION = 1;

/**
 * Details as JSON columns, for compression: equal values are adjacent, and derived values (hashes, names, sums) are
 * omitted. Indexes refer to `tags`, `props`, `icons` and `tabs`.
 */
export type PackedDetails = {
  readonly v: typeof PACKED_DETAILS_VERSION;
  readonly game: string;
  /** Id, name, type, colour, number of items, state as an index, and time read. */
  readonly tabs: readonly (readonly [string, string, string, string, number, number, number])[];
  readonly tags: readonly Tag[];
  readonly props: readonly HashProperties[];
  readonly icons: readonly string[];
  /** One element per kind of item, sorted by tag and key. */
  readonly tag: readonly number[];
  readonly key: readonly string[];
  readonly prop: readonly number[];
  /** Properties of the price group if they differ, otherwise -1. */
  readonly priceProp: readonly number[];
  readonly icon: readonly number[];
  readonly frame: readonly number[];
  /** The market's value in chaos; -1 if unknown. */
  readonly value: readonly number[];
  /** The person's custom price in chaos; -1 if not set, -2 for an ignored item. */
  readonly own: readonly number[];
  /** 1 if the value has low confidence. */
  readonly low: readonly number[];
  /** Pieces priced as another variant; absent if there are no such pieces, and in older details. */
  readonly borrowed?: readonly number[];
  /** Number of tabs that contain the kind; the next three columns have one element per tab. */
  readonly spread: readonly number[];
  readonly at: readonly number[];
  readonly quantity: readonly number[];
  readonly stacks: readonly number[];
};

/** Special values in the column `own`. */
export const NO_OWN_PRICE = -1;
export const IGNORED = -2;

/**
 * Serialises details in the packed form, a string suited to deflate compression: 20,000 kinds then take less than 400
 * KiB. The order of the items is lost. `unpackDetails` parses it.
 */
export function packDetails({ game, tabs, items }: SnapshotDetails): string {
  const sorted = items
    .map((item) => ({ item, props: JSON.stringify(item.hashProps) }))
    .sort((a, b) => compareTexts(a.item.tag, b.item.tag) || compareTexts(a.item.key, b.item.key) || compareTexts(a.props, b.props));
  const tags = makeTable<Tag>();
  const props = makeTable<string>();
  const icons = makeTable<string>();
  const tabIndex = new Map(tabs.map(({ id }, at) => [id, at]));
  const rows = sorted.map(({ item, props: written }) => {
    const priceProps = item.priceProps === item.hashProps ? written : JSON.stringify(item.priceProps);
    const prop = props.index(written);
    return { item, prop, priceProp: priceProps === written ? -1 : props.index(priceProps) };
  });
  const column = <T>(read: (item: DetailItem) => T): T[] => rows.map(({ item }) => read(item));
  const holdings = rows.flatMap(({ item }) => item.holdings);
  const packed: PackedDetails = {
    v: PACKED_DETAILS_VERSION,
    game,
    tabs: tabs.map((tab) => [tab.id, tab.name, tab.type, tab.color, tab.itemCount, tabStates.indexOf(tab.state), tab.readAtMs]),
    tag: column(({ tag }) => tags.index(tag)),
    key: column(({ key }) => key),
    prop: rows.map(({ prop }) => prop),
    priceProp: rows.map(({ priceProp }) => priceProp),
    icon: column(({ icon }) => icons.index(icon)),
    frame: column(({ frameType }) => frameType),
    value: column(({ originalPrice }) => (originalPrice === null ? -1 : roundTo(originalPrice, FINE_PRICE_DECIMALS))),
    own: column(writeOwn),
    low: column(({ isLowConfidence }) => (isLowConfidence ? 1 : 0)),
    ...(items.some(({ borrowedPieces }) => borrowedPieces > 0) && { borrowed: column(({ borrowedPieces }) => borrowedPieces) }),
    spread: column(({ holdings: { length } }) => length),
    at: holdings.map(({ tabId }) => tabIndex.get(tabId) ?? -1),
    quantity: holdings.map(({ quantity }) => quantity),
    stacks: holdings.map(({ stacks }) => stacks),
    tags: tags.list(),
    props: props.list().map((text) => JSON.parse(text) as HashProperties),
    icons: icons.list(),
  };
  return JSON.stringify(packed);
}

function writeOwn({ isIgnored, isCustomPrice, price }: DetailItem): number {
  if (isIgnored) return IGNORED;
  return isCustomPrice ? roundTo(price, FINE_PRICE_DECIMALS) : NO_OWN_PRICE;
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Numbers distinct values in order of first appearance. */
function makeTable<T extends string>(): { readonly index: (value: T) => number; readonly list: () => T[] } {
  const known = new Map<T, number>();
  return {
    index: (value) => {
      const at = known.get(value);
      if (at !== undefined) return at;
      known.set(value, known.size);
      return known.size - 1;
    },
    list: () => [...known.keys()],
  };
}
