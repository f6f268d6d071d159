/**
 * Suggestions of the filter's type-ahead: the category's groups, and "any" for items with variants (D24, D28). Pure.
 */
import type { FilterItem } from '@poexchange/domain/listing-filter';
import type { PriceEntry } from '../../../../shared/price-files/price-book.ts';
import { writeProperties, type HashProperties } from '@poexchange/domain/grouping';
import type { PriceIndex } from '../../../../shared/price-files/known-groups.ts';
import type { ListingView } from '../../listing-view.ts';
import { nameItem } from '../../../../shared/i18n/item-names.ts';

export type Findable = {
  readonly id: string;
  readonly item: FilterItem;
  readonly entry: PriceEntry;
  readonly facts: string;
  /** Number of listings on the page that offer the item. */
  readonly listings: number;
  /** Lower-cased search text. */
  readonly name: string;
  readonly searched: string;
};

/**
 * Returns every item that can be requested, most listed first. `say` writes the properties that distinguish a group in
 * the page's language; items can be found by their English names too.
 */
export function listFindable(
  prices: PriceIndex,
  views: readonly ListingView[],
  say: (properties: HashProperties) => string,
): readonly Findable[] {
  const offered = countOffers(views);
  const kinds = new Map<string, PriceEntry[]>();
  for (const entry of prices.values()) {
    const kind = kindOf(entry);
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [entry]);
    else known.push(entry);
  }
  const found = [...kinds].flatMap(([kind, entries]): Findable[] => {
    const groups = entries.map((entry) => {
      const item: FilterItem = { kind: 'group', hash: entry.hash };
      return makeFindable({ item, entry, facts: say(entry.properties), listings: offered.get(entry.hash) ?? 0 });
    });
    const [first] = entries;
    if (first === undefined || entries.length === 1) return groups;
    const item: FilterItem = { kind: 'variants', tag: first.tag, key: first.key, properties: {} };
    return [makeFindable({ item, entry: first, facts: '', listings: offered.get(kind) ?? 0 }), ...groups];
  });
  return found.sort(compareFound);
}

/**
 * Returns the best `max` items whose name and facts contain all words: first names that start with the text, then names
 * in which every typed word starts a word, then the rest in listed order.
 */
export function findItems(all: readonly Findable[], text: string, max: number): readonly Findable[] {
  const start = text.trim().toLowerCase();
  const words = start.split(/\s+/).filter((word) => word !== '');
  const ranks: Findable[][] = [[], [], []];
  for (const each of all) {
    if (!words.every((word) => each.searched.includes(word))) continue;
    ranks[each.name.startsWith(start) ? 0 : words.every((word) => ` ${each.searched}`.includes(` ${word}`)) ? 1 : 2]?.push(each);
    if (ranks[0]?.length === max) break;
  }
  return ranks.flat().slice(0, max);
}

/**
 * Returns the properties that distinguish an item's variants, with their possible values; omits lists and properties
 * with a single value.
 */
export function listVariantChoices(
  item: FilterItem,
  prices: PriceIndex,
): readonly { name: string; values: readonly (string | number | boolean)[] }[] {
  if (item.kind !== 'variants') return [];
  const values = new Map<string, Set<string | number | boolean>>();
  for (const entry of prices.values()) {
    if (entry.key !== item.key || entry.tag !== item.tag) continue;
    for (const [name, value] of Object.entries(entry.properties)) {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(value));
    }
  }
  return [...values]
    .filter(([, known]) => known.size > 1)
    .map(([name, known]) => ({
      name,
      values: [...known].sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true })),
    }));
}

function makeFindable(options: Pick<Findable, 'item' | 'entry' | 'facts' | 'listings'>): Findable {
  const name = nameItem(options.entry.name).toLowerCase();
  const id = options.item.kind === 'group' ? options.item.hash : kindOf(options.item);
  // "Any variant" has no facts of its own.
  const inEnglish = options.item.kind === 'group' ? writeProperties(options.entry.properties) : '';
  const facts = options.facts === inEnglish ? inEnglish : `${options.facts} ${inEnglish}`;
  return { ...options, id, name, searched: `${name} ${options.entry.name.toLowerCase()} ${facts.toLowerCase()}` };
}

/** Number of listings that offer each group, or each item in any variant. */
function countOffers(views: readonly ListingView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { items } of views) {
    for (const { hash } of items) add(hash);
    for (const kind of new Set(items.map(({ summary }) => kindOf(summary)))) add(kind);
  }
  return counts;
}

const kindOf = ({ tag, key }: { readonly tag: string; readonly key: string }): string => `${tag}/${key}`;

function compareFound(a: Findable, b: Findable): number {
  return (
    b.listings - a.listings ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
    Number(a.item.kind === 'group') - Number(b.item.kind === 'group')
  );
}
