import type { Presence } from '@poexchange/contract/rest';
import { ownListingSchema } from '@poexchange/contract/rest/later';
import * as z from 'zod/mini';
import type { Game } from '@poexchange/domain/item';
import { sql, type Kysely } from 'kysely';
import type { Turns } from '../../http/turns.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { readPresence } from './presence.queries.ts';
import { presentOwnListing } from './present-listing.ts';
import { currentState } from './read-expanded.ts';
import type { Database } from '../../db/schema.ts';
import type { ListingRecord } from './listing-record.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock'> & { readonly turns: Turns };

/** Maximum page size, measured in stored bytes: all listings of an ordinary person, or a few large listings. */
const PAGE_BYTES = 256 * 1024;
const PAGE_LISTINGS = 50;

/**
 * Writes a person's own listings as one JSON document, page by page: a person may have hundreds of listings with 20,000
 * stacks each, and only one page is in memory. A listing that ends during the write is written in its current state.
 * All readers take turns to read pages: a large page is expensive for the database and this process, and a person who
 * reads several lists at the same time would starve others.
 */
export async function writeOwnListings(deps: Deps, options: { userId: string; stacks: Stacks }): Promise<AsyncIterable<string>> {
  const { userId, stacks } = options;
  const known = await listOwnListings(deps.db, userId);
  const [poe1, poe2] = await Promise.all([
    readPresence(deps.db, { userId, game: 'poe1' }),
    readPresence(deps.db, { userId, game: 'poe2' }),
  ]);
  return writeDocument(deps, { userId, stacks, pages: splitIntoPages(known), presence: { poe1, poe2 } });
}

type Own = {
  readonly userId: string;
  readonly stacks: Stacks;
  readonly pages: readonly (readonly string[])[];
  readonly presence: Readonly<Record<Game, Presence>>;
};

async function* writeDocument(deps: Deps, { userId, stacks, pages, presence }: Own): AsyncGenerator<string> {
  const nowMs = deps.clock();
  let separator = '';
  yield `{"serverTimeMs":${nowMs},"listings":[`;
  for (const uuids of pages) {
    const giveBack = await deps.turns.take();
    const records = await readOwnListings(deps.db, { userId, uuids, stacks }).finally(giveBack);
    for (const uuid of uuids) {
      const record = records.get(uuid);
      const state = record === undefined ? 'deleted' : currentState(record, nowMs);
      if (record === undefined || state === 'deleted') continue;
      // Parsing removes fields that the contract does not list. Items are already stored in the contract's form:
      // parsing and serialising tens of thousands of stacks would block other requests.
      const own = presentOwnListing({ ...record, state, items: [], feed_items: [] }, presence[record.game]);
      const { items: _items, ...head } = z.parse(ownListingSchema, own);
      yield `${separator}${JSON.stringify(head).slice(0, -1)},"items":${record.items_text}}`;
      separator = ',';
    }
  }
  yield ']}';
}

/** Splits listings in order into pages within the size limit, with at least one listing per page. */
export function splitIntoPages(known: readonly { readonly uuid: string; readonly bytes: number }[]): string[][] {
  const pages: string[][] = [];
  let held = 0;
  for (const { uuid, bytes } of known) {
    const page = pages.at(-1);
    if (page === undefined || page.length >= PAGE_LISTINGS || held + bytes > PAGE_BYTES) {
      pages.push([uuid]);
      held = bytes;
    } else {
      page.push(uuid);
      held += bytes;
    }
  }
  return pages;
}

const ownColumns = [
  'uuid',
  'user_id',
  'game',
  'league',
  'category',
  'sub_category',
  'custom',
  'side',
  'listing_mode',
  'ign',
  'multiplier',
  'min_trade_value',
  'support_regex',
  'regex_extra_price',
  'regex_quant_extra_price',
  'stash_tabs',
  'search_denied_tabs',
  'deselected',
  'total_price',
  'timestamp_ms',
  'listed_ms',
  'changed_ms',
  'state',
  'ended_ms',
  'seen_ms',
  'by_hand',
  'group_count',
  'stack_count',
] as const satisfies readonly (keyof ListingRecord)[];

/** Lists ids and approximate stored sizes of a person's listings that are not deleted, newest first. */
function listOwnListings(db: Kysely<Database>, userId: string): Promise<{ uuid: string; bytes: number }[]> {
  return db
    .selectFrom('listings')
    .select(['uuid', sql<number>`pg_column_size(items)`.as('bytes')])
    .where('user_id', '=', userId)
    .where('state', '<>', 'deleted')
    .orderBy('timestamp_ms', 'desc')
    .orderBy('uuid')
    .execute();
}

/** One of the person's own listings, with items passed through as text rather than parsed. */
type WrittenListing = Omit<ListingRecord, 'items' | 'feed_items'> & { readonly items_text: string };

/** `all` also reads the stacks of a listing's groups. */
type Stacks = 'all' | 'none';

const withoutStacks = sql<string>`(
  select coalesce(jsonb_agg(jsonb_build_object('hash', item -> 'hash', 'price', item -> 'price', 'quantity', item -> 'quantity',
    'overridden', item -> 'overridden', 'rawItems', '[]'::jsonb) order by place), '[]')
  from jsonb_array_elements(items) with ordinality as each (item, place))::text`;

/** Reads the person's listings with these ids that still exist. */
async function readOwnListings(
  db: Kysely<Database>,
  options: { userId: string; uuids: readonly string[]; stacks: Stacks },
): Promise<ReadonlyMap<string, WrittenListing>> {
  const rows = await db
    .selectFrom('listings')
    .select(ownColumns)
    .select((options.stacks === 'all' ? sql<string>`items::text` : withoutStacks).as('items_text'))
    .where('user_id', '=', options.userId)
    .where('uuid', '=', sql<string>`any(${[...options.uuids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.uuid, row]));
}
