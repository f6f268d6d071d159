/** A market of many categories: price files with the market's groups, and listings of those groups. */
import { LEAGUES_PATH, summaryPath, valuationPath } from '@poexchange/contract/price-files';
import { belongsToCategory, CUSTOM_CATEGORY_ID, listCategories, listTagsOfCategory } from '@poexchange/domain/category';
import { hashGroup, type Tag } from '@poexchange/domain/grouping';
import { totalOfItems } from '@poexchange/domain/listing';
import type { PriceStore } from '@poexchange/platform/price-store';
import type { Product } from '../lib/start-product.ts';
import { callServer, pick, type Called } from './calls.ts';
import type { LoadPerson } from './people.ts';

const place = { game: 'poe1', league: 'mercenaries' } as const;
const GROUPS_IN_TAG = 60;

export type Shelf = { readonly category: string; readonly hashes: readonly string[] };

/** Publishes fake groups for each category that supports them, and returns them by category. */
export async function stockMarket(store: PriceStore): Promise<Shelf[]> {
  const timestampMs = Date.now();
  const shelves: Shelf[] = [];
  const tags = new Map<Tag, Map<string, string>>();
  for (const { id } of listCategories(place.game)) {
    const [tag] = listTagsOfCategory(place.game, id);
    // Skips custom groups, which need a name and an id.
    if (tag === undefined || id === CUSTOM_CATEGORY_ID) continue;
    const keys = Array.from({ length: GROUPS_IN_TAG }, (_, at) => `invented ${tag} ${at}`);
    const fits = belongsToCategory(place.game, id, '', { tag, key: keys[0] ?? '', properties: {}, displayName: keys[0] ?? '' });
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

/** A seller's number of tabs, and stacks per tab: most items in a stash are not listed. */
const TABS = 10;
const STACKS_IN_TAB = 60;
/** Placeholder for the person's id in tab contents, which are otherwise the same for all people. */
const PERSON_MARK = 'PERSON';

const nameTab = (at: number): string => `tab${at}`;

/** Builds an id as long as the publisher's. A mark after the number keeps 1 and 10 distinct. */
function stackId(personId: string, hash: string, at: number): string {
  return `${personId}-${`${hash.slice(0, 18)}-${at}-`.padEnd(27, '0')}`;
}

/**
 * Stores tabs for these people, with the stacks that `draftOf` lists and many other stacks, as if the server had just
 * read them.
 */
export async function layTabs(
  { query }: Pick<Product, 'query'>,
  options: { people: readonly LoadPerson[]; shelves: readonly Shelf[]; groups: number; stacks: number },
): Promise<void> {
  const text = { x: 0, y: 0, w: 1, h: 1, name: 'An invented stack', lines: ['Stack Size: 500 / 5,000', 'Shift click to unstack.'] };
  const hashes = [...new Set(options.shelves.flatMap((shelf) => shelf.hashes.slice(0, options.groups)))];
  const listed = hashes.flatMap((hash) =>
    Array.from({ length: options.stacks }, (_, at) => ({ id: stackId(PERSON_MARK, hash, at), hash })),
  );
  const tabs = Array.from({ length: TABS }, (_, tab) => {
    const own = listed.filter((_stack, index) => index % TABS === tab);
    const others = Array.from({ length: Math.max(0, STACKS_IN_TAB - own.length) }, (_, at) => ({
      id: `${PERSON_MARK}-other-${tab}-${at}`,
      hash: 'f'.repeat(40),
    }));
    return JSON.stringify(Object.fromEntries([...own, ...others].map(({ id, hash }) => [id, { ...text, stackSize: 500, hashes: [hash] }])));
  });
  await query(
    `insert into stash_tab_reads (user_id, game, league, tab_id, parent_id, tab_name, tab_type, tab_colour, items, read_ms)
     select person.id::uuid, $3, $4, 'tab' || (tab.number - 1), null, 'Shop', 'PremiumStash', 'ff', replace(tab.items, '${PERSON_MARK}', person.id)::jsonb, $5
     from unnest($1::text[]) as person (id), unnest($2::text[]) with ordinality as tab (items, number)`,
    [options.people.map(({ id }) => id), tabs, place.game, place.league, Date.now()],
  );
}

/** A listing with two stacks in each of `groups` groups; every group gets `quantity` pieces. */
export function draftOf(
  person: Pick<LoadPerson, 'id' | 'ign'>,
  shelf: Shelf,
  options: { groups: number; stacks: number; turn: number },
): object {
  const price = 1 + (options.turn % 50) / 10;
  const items = shelf.hashes.slice(0, options.groups).map((hash) => ({
    hash,
    price,
    quantity: 500 * options.stacks,
    rawItems: Array.from({ length: options.stacks }, (_, at) => ({ id: stackId(person.id, hash, at), stackSize: 500 })),
  }));
  const totalPrice = totalOfItems(items);
  return {
    ...place,
    category: shelf.category,
    subCategory: '',
    side: 'sell',
    listingMode: 'single',
    ign: person.ign,
    multiplier: 100,
    minTradeValue: 0,
    stashTabs: Array.from({ length: TABS }, (_, at) => `mercenaries:${nameTab(at)}`),
    items,
    totalPrice,
  };
}

export type Offer = { readonly uuid: string; readonly timestampMs: number; readonly shelf: Shelf };
/** What people list: some groups of a shelf, chosen by turn, each with several stacks. */
export type Stock = { readonly shelves: readonly Shelf[]; readonly groups: number; readonly stacks: number };

export function publish(
  url: string,
  person: LoadPerson,
  { turn, dueMs, ...stock }: Stock & { turn: number; dueMs?: number },
): Promise<Called> {
  const body = JSON.stringify(draftOf(person, pick(stock.shelves, turn), { ...stock, turn }));
  return callServer(url, { method: 'POST', path: '/api/v1/listings', token: person.token, body, ...(dueMs !== undefined && { dueMs }) });
}

/** Stocks people's tabs and publishes a listing for each person. Throws if a listing is refused. */
export async function openStalls(
  product: Product,
  { people, signal, ...stock }: Stock & { people: readonly LoadPerson[]; signal: AbortSignal },
): Promise<Offer[]> {
  await layTabs(product, { people, ...stock });
  const offers: Offer[] = [];
  for (const [turn, person] of people.entries()) {
    signal.throwIfAborted();
    const { status, body } = await publish(product.url, person, { ...stock, turn });
    if (status !== 200) throw new Error(`A listing was refused: ${status} ${body.toString()}`);
    offers.push({ ...(JSON.parse(body.toString()) as Omit<Offer, 'shelf'>), shelf: pick(stock.shelves, turn) });
  }
  return offers;
}

/** Body of a buyer's request for pieces of some groups. */
export function requestOf(offer: Offer, { ign }: LoadPerson, items: readonly (readonly [hash: string, pieces: number])[]): string {
  return JSON.stringify({ listingUuid: offer.uuid, listingTimestampMs: offer.timestampMs, ign, items });
}
