/**
 * A league's listings in memory, by side and category. Pages of one category get only the counts of other categories.
 */
import { listingLimits } from '@poexchange/domain/listing';
import { NEWEST_LISTINGS, type LeagueSummary, type ListingRow, type Side } from '@poexchange/contract/rest';
import type { readDepartedListings } from './departed-listings.queries.ts';
import type { readFeedRows } from './feed.queries.ts';
import { presentFeedRow } from './present-listing.ts';
import { pickNewest } from './pick-newest.ts';

/** `text` is the row as sent. */
export type Entry = { readonly row: ListingRow; readonly text: string; readonly changedMs: number; readonly listedMs: number };

type CategoryFeed = {
  readonly side: Side;
  readonly category: string;
  readonly active: Map<string, Entry>;
  /** Ids of departed listings with their times, oldest first. */
  readonly departed: Map<string, number>;
  /** Increases with each change. */
  revision: number;
  changedMs: number;
  /** Time at which the next listing expires. */
  nextExpiryMs: number;
};

/** Number of active listings by category, as JSON, and the last time a listing was added or removed. */
type Counts = { text: string; changedMs: number };

export type LeagueFeed = {
  /** Newest change read. */
  version: number;
  /** Increases with each change in any category. */
  revision: number;
  readonly categories: Map<string, CategoryFeed>;
  /** Ids of listings deleted with their owner's account before this node saw them, so their category is unknown. */
  readonly unplaced: Map<string, number>;
  /** Number of listings ever added to `unplaced`. */
  unplacedCount: number;
  readonly counts: Readonly<Record<Side, Counts>>;
};

export type FeedSelection = {
  /** A category, or `ALL`. */
  readonly category: string;
  readonly subCategory: string | undefined;
  readonly side: Side;
};

/** How long ids of departed listings are sent. */
export const DEPARTURES_KEPT_MS = 15 * 60_000;
const sides: readonly Side[] = ['sell', 'buy'];

export function createLeagueFeed(): LeagueFeed {
  const counts = { sell: { text: '{}', changedMs: 0 }, buy: { text: '{}', changedMs: 0 } };
  return { version: 0, revision: 0, categories: new Map(), unplaced: new Map(), unplacedCount: 0, counts };
}

function openCategory(feed: LeagueFeed, side: Side, category: string): CategoryFeed {
  const key = `${side} ${category}`;
  const known = feed.categories.get(key);
  if (known !== undefined) return known;
  const maps = { active: new Map(), departed: new Map() };
  const made = { side, category, ...maps, revision: 0, changedMs: 0, nextExpiryMs: Number.POSITIVE_INFINITY };
  feed.categories.set(key, made);
  return made;
}

/** Applies the rows and departures read up to `version`. */
export function applyChanges(
  feed: LeagueFeed,
  {
    rows,
    departed,
    version,
  }: {
    readonly rows: Awaited<ReturnType<typeof readFeedRows>>;
    readonly departed: Awaited<ReturnType<typeof readDepartedListings>>;
    readonly version: number;
  },
): void {
  const counted = new Set<Side>();
  for (const record of rows.toSorted((a, b) => a.changed_ms - b.changed_ms)) {
    const { uuid, changed_ms: changedMs, listed_ms: listedMs } = record;
    const category = openCategory(feed, record.side, record.category);
    noteChange(feed, category, changedMs);
    const before = category.active.get(uuid);
    if (record.state === 'active') {
      const row = presentFeedRow(record);
      category.active.set(uuid, { row, text: JSON.stringify(row), changedMs, listedMs });
      category.departed.delete(uuid);
      category.nextExpiryMs = Math.min(category.nextExpiryMs, listedMs + listingLimits.activeMs);
      // The listing was published again: other nodes may have counted its departure in the meantime.
      if (before?.listedMs !== listedMs) counted.add(record.side);
    } else {
      depart(category, uuid, changedMs);
      counted.add(record.side);
    }
  }
  // A listing deleted with its owner's account no longer has a row.
  for (const { uuid, changed_ms: changedMs } of departed.toSorted((a, b) => a.changed_ms - b.changed_ms)) {
    const category = [...feed.categories.values()].find(({ active }) => active.has(uuid));
    if (category === undefined) {
      feed.unplaced.set(uuid, changedMs);
      feed.unplacedCount += 1;
      feed.revision += 1;
    } else {
      noteChange(feed, category, changedMs);
      depart(category, uuid, changedMs);
    }
    for (const side of category === undefined ? sides : [category.side]) counted.add(side);
  }
  for (const side of counted) recount(feed, side, version);
  feed.version = version;
}

/** Drops listings older than two hours (R4.02), and ids of listings that left long ago. */
export function dropExpired(feed: LeagueFeed, nowMs: number): void {
  for (const category of feed.categories.values()) {
    forgetDeparted(category.departed, nowMs);
    if (nowMs < category.nextExpiryMs) continue;
    category.nextExpiryMs = Number.POSITIVE_INFINITY;
    noteChange(feed, category, nowMs);
    for (const [uuid, { listedMs }] of category.active) {
      const expiryMs = listedMs + listingLimits.activeMs;
      if (expiryMs > nowMs) category.nextExpiryMs = Math.min(category.nextExpiryMs, expiryMs);
      else depart(category, uuid, nowMs);
    }
    recount(feed, category.side, nowMs);
  }
  forgetDeparted(feed.unplaced, nowMs);
}

function noteChange(feed: LeagueFeed, category: CategoryFeed, changedMs: number): void {
  feed.revision += 1;
  category.revision += 1;
  category.changedMs = Math.max(category.changedMs, changedMs);
}

function depart(category: CategoryFeed, uuid: string, endedMs: number): void {
  category.active.delete(uuid);
  category.departed.delete(uuid);
  category.departed.set(uuid, endedMs);
}

function forgetDeparted(departed: Map<string, number>, nowMs: number): void {
  for (const [uuid, endedMs] of departed) {
    if (endedMs >= nowMs - DEPARTURES_KEPT_MS) return;
    departed.delete(uuid);
  }
}

/** Recounts once per change, in the same order on every node. */
function recount(feed: LeagueFeed, side: Side, changedMs: number): void {
  const listed = [...feed.categories.values()].filter((category) => category.side === side && category.active.size > 0);
  const pairs = listed.map(({ category, active }) => [category, active.size] as const);
  feed.counts[side].text = JSON.stringify(Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1))));
  feed.counts[side].changedMs = changedMs;
}

/**
 * Returns a number that increases whenever the selected listings change, or whenever a listing unknown to this node
 * leaves.
 */
export function readRevision(feed: LeagueFeed, { category, side }: FeedSelection): number {
  return category === 'ALL' ? feed.revision : openCategory(feed, side, category).revision + feed.unplacedCount;
}

export function selectActive(feed: LeagueFeed, selection: FeedSelection): Entry[] {
  return listCategories(feed, selection).flatMap(({ active }) => [...active.values()].filter(({ row }) => isInSub(row, selection)));
}

/** Returns true if any selected category has changed since this time. */
export function isChanged(feed: LeagueFeed, selection: FeedSelection, sinceMs: number): boolean {
  return (
    listCategories(feed, selection).some(({ changedMs }) => changedMs > sinceMs) ||
    [...feed.unplaced.values()].some((endedMs) => endedMs > sinceMs)
  );
}

/** Selects the listings that changed since this time, and the ids of listings that left. */
export function selectChanged(feed: LeagueFeed, selection: FeedSelection, sinceMs: number): { listings: Entry[]; gone: string[] } {
  const changed = listCategories(feed, selection).filter(({ changedMs }) => changedMs > sinceMs);
  const isNew = ([, endedMs]: readonly [string, number]): boolean => endedMs > sinceMs;
  return {
    listings: changed.flatMap(({ active }) =>
      [...active.values()].filter((entry) => entry.changedMs > sinceMs && isInSub(entry.row, selection)),
    ),
    gone: [...changed.flatMap(({ departed }) => [...departed].filter(isNew)), ...[...feed.unplaced].filter(isNew)].map(([uuid]) => uuid),
  };
}

function listCategories(feed: LeagueFeed, { category, side }: FeedSelection): readonly CategoryFeed[] {
  if (category !== 'ALL') return [openCategory(feed, side, category)];
  return [...feed.categories.values()].filter((each) => each.side === side);
}

function isInSub(row: ListingRow, { subCategory }: FeedSelection): boolean {
  return subCategory === undefined || subCategory === '' || row.subCategory === subCategory;
}

/** Summarises the league's listings, without the server's time. */
export function summariseLeague(feed: LeagueFeed): Omit<LeagueSummary, 'serverTimeMs'> {
  const entries = listCategories(feed, { category: 'ALL', subCategory: undefined, side: 'sell' }).flatMap(({ active }) => [
    ...active.values(),
  ]);
  return {
    listings: entries.length,
    sellersOnline: new Set(entries.flatMap(({ row: { presence, ign } }) => (presence === 'online' || presence === 'playing' ? [ign] : [])))
      .size,
    totalChaos: entries.reduce((sum, { row }) => sum + row.totalPrice, 0),
    counts: JSON.parse(feed.counts.sell.text) as Record<string, number>,
    newest: pickNewest(entries, NEWEST_LISTINGS).map(({ row, listedMs }) => ({
      uuid: row.uuid,
      category: row.category,
      subCategory: row.subCategory,
      ign: row.ign,
      presence: row.presence,
      totalPrice: row.totalPrice,
      ...(row.custom !== undefined && { custom: row.custom }),
      listedMs,
      kinds: row.items.length,
    })),
  };
}
