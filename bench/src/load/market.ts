/** A market of many categories: price files that know its groups, and listings of them. */
import { LEAGUES_PATH, summaryPath, valuationPath } from '@poexchange/contract/price-files';
import { canBelongToCategory, CUSTOM_CATEGORY_ID, listCategories, listTagsOfCategory } from '@poexchange/domain/category';
import { hashGroup, type Tag } from '@poexchange/domain/grouping';
import type { PriceStore } from '@poexchange/platform/price-store';
import type { LoadPerson } from './people.ts';

const place = { game: 'poe1', league: 'mercenaries' } as const;
const GROUPS_IN_TAG = 60;

export type Shelf = { readonly category: string; readonly hashes: readonly string[] };

/** Publishes groups of every category that takes invented ones, and returns them by category. */
export async function stockMarket(store: PriceStore): Promise<Shelf[]> {
  const timestampMs = Date.now();
  const shelves: Shelf[] = [];
  const tags = new Map<Tag, Map<string, string>>();
  for (const { id } of listCategories(place.game)) {
    const [tag] = listTagsOfCategory(place.game, id);
    // A custom group needs a name and an id of its own.
    if (tag === undefined || id === CUSTOM_CATEGORY_ID) continue;
    const keys = Array.from({ length: GROUPS_IN_TAG }, (_, at) => `invented ${tag} ${at}`);
    const fits = canBelongToCategory(place.game, id, '', { tag, key: keys[0] ?? '', properties: {}, displayName: keys[0] ?? '' });
    if (!fits) continue;
    const groups = tags.get(tag) ?? new Map(keys.map((key) => [hashGroup({ tag, key, properties: {} }), key]));
    tags.set(tag, groups);
    shelves.push({ category: id, hashes: [...groups.keys()] });
  }
  for (const [tag, groups] of tags) {
    const summaries = Object.fromEntries([...groups].map(([hash, key]) => [hash, { k: key, i: [], p: {} }]));
    await store.publish(summaryPath({ ...place, tag }), JSON.stringify({ meta: { league: place.league, tag, timestampMs }, summaries }));
    await store.publish(valuationPath({ ...place, tag }), JSON.stringify({ meta: { timestampMs }, valuations: {} }));
  }
  await store.publish(LEAGUES_PATH, JSON.stringify([{ ...place, id: place.league, name: 'Mercenaries', startAt: null, endAt: null }]));
  return shelves;
}

/** A listing of `groups` groups with two stacks each; every group gets `quantity` pieces. */
export function draftOf(
  person: Pick<LoadPerson, 'id' | 'ign'>,
  shelf: Shelf,
  of: { groups: number; stacks: number; turn: number },
): object {
  const price = 1 + (of.turn % 50) / 10;
  const items = shelf.hashes.slice(0, of.groups).map((hash, group) => ({
    hash,
    price,
    quantity: 500 * of.stacks,
    rawItems: Array.from({ length: of.stacks }, (_, at) => ({
      // A mark behind the number, or 1 and 10 would be the same id.
      id: `${person.id}-${group}-${at}-`.padEnd(64, '0').slice(0, 64),
      stackSize: 500,
    })),
  }));
  const totalPrice = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return {
    ...place,
    category: shelf.category,
    subCategory: '',
    side: 'sell',
    listingMode: 'single',
    ign: person.ign,
    multiplier: 100,
    minTradeValue: 0,
    stashTabs: ['mercenaries:tab1'],
    items,
    totalPrice,
  };
}
