import type { Presence } from '@poexchange/contract/rest';
import { ownListingSchema } from '@poexchange/contract/rest/later';
import * as z from 'zod/mini';
import type { Turns } from '../../http/turns.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { Game } from '@poexchange/domain/item';
import { readPresence } from './presence.queries.ts';
import { listOwnListings, readOwnListings, type Stacks } from './own-listings.queries.ts';
import { presentOwnListing } from './present-listing.ts';
import { currentState } from './read-expanded.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock'> & { readonly turns: Turns };

/** Limits of a page, measured in stored size: all listings of an ordinary person, a few large ones. */
const PAGE_BYTES = 256 * 1024;
const PAGE_LISTINGS = 50;

/**
 * Writes own listings as the text of one JSON document, page by page: a person may have hundreds of 20,000 stacks each,
 * and only a page of them is in memory. A listing that ends during the write is given in its current state. Pages of
 * all readers are read in turns: a large one costs the database and us time, and a person who reads several lists at
 * once would starve others.
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
      // Parsing strips fields that the contract does not list. The items are stored as in the contract: parsing and
      // serialising tens of thousands of stacks would block other requests.
      const own = presentOwnListing({ ...record, state, items: [], feed_items: [] }, presence[record.game]);
      const { items: _items, ...head } = z.parse(ownListingSchema, own);
      yield `${separator}${JSON.stringify(head).slice(0, -1)},"items":${record.items_text}}`;
      separator = ',';
    }
  }
  yield ']}';
}

/** Splits in order into pages within the size limit; each page has at least one listing. */
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
