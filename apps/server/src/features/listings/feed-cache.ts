/**
 * The league's feed held in memory and brought up to date by change time (D21): one small query tells whether anything
 * moved, only what moved is read, and a full reply is written and compressed once per version.
 */
import type { Game } from '@poexchange/domain/item';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ListingRow } from '@poexchange/contract/rest';
import { listingLimits } from '@poexchange/domain/listing';
import type { Kysely } from 'kysely';
import { readLagging, type ReplicaReads } from '../../db/read-replica.ts';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { createSharedRefresh } from '../../http/shared-refresh.ts';
import type { WrittenReply } from '../../http/server-app.ts';
import type { Announcements } from '../../realtime/announcements.ts';
import { hearChanges, type LeagueChange } from './changed-leagues.ts';
import { readDepartedListings } from './departed-listings.queries.ts';
import { readChangeMs, readFeedRows, readMovedLeagues } from './feed.queries.ts';
import { presentFeedRow } from './present-listing.ts';

/** `text` is the row as it is sent. */
type Entry = { readonly row: ListingRow; readonly text: string; readonly changedMs: number; readonly listedMs: number };
type Place = { readonly game: Game; readonly league: string };
type LeagueFeed = {
  version: number;
  /** Time when the next listing expires. */
  nextExpiryMs: number;
  readonly active: Map<string, Entry>;
  readonly departed: Map<string, number>;
  /** Full replies, and changes since some time: pages that poll at the same time ask for nearly the same. */
  readonly written: Map<string, Written>;
  readonly deltas: Map<string, Written>;
};
type Written = { readonly atMs: number; readonly reply: Promise<WrittenReply> };

type Held = { readonly feed: LeagueFeed; readonly refresh: () => Promise<void>; askedMs: number };

/** Time for which ids of departed listings are sent (D21). */
const DEPARTURES_KEPT_MS = 15 * 60_000;
const gzipAsync = promisify(gzip);
/** Replies below this are not worth compressing. */
const SMALLEST_GZIP_BYTES = 1024;
/** A delta is written anew with each change of the league: two thirds of the work for six per cent more bytes. */
const DELTA_GZIP_LEVEL = 2;
/** A written reply carries the server's time (D04), so it must not grow old; its ETag does not change with it. */
const WRITTEN_KEPT_MS = 3000;
/** Times at which deltas start, in ms apart: pages that poll at different moments share them. */
const DELTA_STEP_MS = 2000;
/** Number of deltas kept for each league. */
const MAX_DELTAS = 100;
/** A league that nobody has asked for in this time, two polls of a page, is read again only when somebody does. */
const ASKED_FOR_MS = 12_000;
/** Leagues held at once; asking for invented ones must not fill the memory. */
const MAX_LEAGUES = 200;

export type FeedQuery = {
  readonly game: Game;
  readonly league: string;
  readonly category: string;
  readonly subCategory: string | undefined;
  readonly side: 'sell' | 'buy';
  readonly sinceMs: number | undefined;
};

export type FeedCache = {
  readonly readFeed: (query: FeedQuery) => Promise<WrittenReply>;
  /** Reads the leagues in which something is listed, before anybody asks for them. */
  readonly warm: () => Promise<void>;
};

export function createFeedCache(deps: {
  db: Kysely<Database>;
  clock: () => number;
  /** Returns whether a league where nothing was ever listed may be one of the game. */
  mayExist: (options: { game: Game; league: string }) => Promise<boolean>;
  /** Feeds are read whole from it; what changed since, from the primary. */
  replica?: ReplicaReads | undefined;
  /** News of other nodes, about which leagues changed. */
  announcements?: Announcements | undefined;
}): FeedCache {
  const leagues = new Map<string, Held>();

  const makeHeld = (place: Place): Held => {
    const maps = { active: new Map(), departed: new Map(), written: new Map(), deltas: new Map() };
    const feed: LeagueFeed = { version: 0, nextExpiryMs: Number.POSITIVE_INFINITY, ...maps };
    return { feed, refresh: createSharedRefresh(() => refresh(feed, place)), askedMs: 0 };
  };

  const holdLeague = ({ game, league }: Place): Held => {
    const key = `${game} ${league}`;
    const held = leagues.get(key) ?? makeHeld({ game, league });
    leagues.delete(key);
    leagues.set(key, held);
    if (leagues.size > MAX_LEAGUES) leagues.delete(leagues.keys().next().value ?? key);
    return held;
  };

  /** Reads a league whole, as of the change that the replica has reached. */
  const fill = async (feed: LeagueFeed, options: Place): Promise<void> => {
    const since = { ...options, sinceMs: 0 };
    const { version, rows, departed } = await readLagging(deps, async (db) => ({
      version: await readChangeMs(db, options),
      rows: await readFeedRows(db, since),
      departed: await readDepartedListings(db, since),
    }));
    applyRows(feed, rows);
    applyDepartures(feed, departed);
    feed.version = version;
  };

  const refresh = async (feed: LeagueFeed, options: Place): Promise<void> => {
    const version = await readChangeMs(deps.db, options);
    if (version > 0 && feed.version === 0 && deps.replica !== undefined) await fill(feed, options);
    if (version > feed.version) {
      const since = { ...options, sinceMs: feed.version };
      const [rows, departed] = await Promise.all([readFeedRows(deps.db, since), readDepartedListings(deps.db, since)]);
      applyRows(feed, rows);
      applyDepartures(feed, departed);
      // The two queries have different snapshots, so the version is the one read before both: a change that one of them
      // missed is read again.
      feed.version = version;
    }
    dropExpired(feed, deps.clock());
  };

  /** Reads a change before pages ask for it. What fails here, or was not heard, is read when they do. */
  const readAhead = ({ game, league, changeMs }: LeagueChange): void => {
    const held = leagues.get(`${game} ${league}`);
    if (held === undefined || held.feed.version >= changeMs || held.askedMs < deps.clock() - ASKED_FOR_MS) return;
    held.refresh().catch(() => undefined);
  };
  if (deps.announcements !== undefined) hearChanges(deps.announcements, readAhead);

  return {
    warm: async () => {
      const places = await readMovedLeagues(deps.db, { sinceMs: deps.clock() - listingLimits.activeMs, most: MAX_LEAGUES });
      for (const place of places) await holdLeague(place).refresh();
    },
    readFeed: async (query) => {
      const held = holdLeague(query);
      held.askedMs = deps.clock();
      await held.refresh();
      // A league without listings needs no entry: requests for invented leagues would push real ones out.
      if (held.feed.version === 0) {
        leagues.delete(`${query.game} ${query.league}`);
        if (!(await deps.mayExist(query))) throw new RefusalError('leagueNotFound');
      }
      const nowMs = deps.clock();
      if (query.sinceMs === undefined || query.sinceMs < nowMs - DEPARTURES_KEPT_MS) return readFull(held.feed, { query, nowMs });
      return readDelta(held.feed, { query, sinceMs: query.sinceMs, nowMs });
    },
  };
}

function applyRows(feed: LeagueFeed, rows: Awaited<ReturnType<typeof readFeedRows>>): void {
  for (const record of rows) {
    if (record.state === 'active') {
      const row = presentFeedRow(record);
      feed.active.set(record.uuid, { row, text: JSON.stringify(row), changedMs: record.changed_ms, listedMs: record.listed_ms });
      feed.departed.delete(record.uuid);
      feed.nextExpiryMs = Math.min(feed.nextExpiryMs, record.listed_ms + listingLimits.activeMs);
    } else {
      feed.active.delete(record.uuid);
      feed.departed.set(record.uuid, record.changed_ms);
    }
  }
  if (rows.length > 0) forgetWritten(feed);
}

/** Listings removed with their owner's account have no row any more. */
function applyDepartures(feed: LeagueFeed, departed: Awaited<ReturnType<typeof readDepartedListings>>): void {
  for (const { uuid, changed_ms: changedMs } of departed) {
    feed.active.delete(uuid);
    feed.departed.set(uuid, changedMs);
  }
  if (departed.length > 0) forgetWritten(feed);
}

function dropExpired(feed: LeagueFeed, nowMs: number): void {
  for (const [uuid, endedMs] of feed.departed) if (endedMs < nowMs - DEPARTURES_KEPT_MS) feed.departed.delete(uuid);
  if (nowMs < feed.nextExpiryMs) return;
  feed.nextExpiryMs = Number.POSITIVE_INFINITY;
  forgetWritten(feed);
  for (const [uuid, entry] of feed.active) {
    const expiryMs = entry.listedMs + listingLimits.activeMs;
    if (expiryMs > nowMs) feed.nextExpiryMs = Math.min(feed.nextExpiryMs, expiryMs);
    else {
      feed.active.delete(uuid);
      feed.departed.set(uuid, nowMs);
    }
  }
}

function fits(row: ListingRow, query: FeedQuery): boolean {
  if (row.side !== query.side) return false;
  if (query.category !== 'ALL' && row.category !== query.category) return false;
  return query.subCategory === undefined || query.subCategory === '' || row.subCategory === query.subCategory;
}

type Selected = { full: boolean; listings: readonly Entry[]; gone: string[] };

function forgetWritten(feed: LeagueFeed): void {
  feed.written.clear();
  feed.deltas.clear();
}

/**
 * Changes since a time, rounded down to two seconds: all pages that ask about those get the same reply until
 * something changes.
 */
function readDelta(feed: LeagueFeed, options: { query: FeedQuery; sinceMs: number; nowMs: number }): Promise<WrittenReply> {
  const sinceMs = Math.floor(options.sinceMs / DELTA_STEP_MS) * DELTA_STEP_MS;
  const key = `${options.query.side} ${options.query.category} ${options.query.subCategory ?? ''} ${sinceMs}`;
  const known = feed.deltas.get(key);
  if (known !== undefined && options.nowMs - known.atMs < WRITTEN_KEPT_MS) return known.reply;
  const reply = writeReply(selectDelta(feed, { query: options.query, sinceMs }), { feed, nowMs: options.nowMs });
  feed.deltas.delete(key);
  feed.deltas.set(key, { atMs: options.nowMs, reply });
  const oldest = feed.deltas.keys().next().value;
  if (feed.deltas.size > MAX_DELTAS && oldest !== undefined) feed.deltas.delete(oldest);
  return reply;
}

function selectDelta(feed: LeagueFeed, options: { query: FeedQuery; sinceMs: number }): Selected {
  const listings = [...feed.active.values()].filter((entry) => entry.changedMs > options.sinceMs && fits(entry.row, options.query));
  const gone = [...feed.departed].filter(([, endedMs]) => endedMs > options.sinceMs).map(([uuid]) => uuid);
  return { full: false, listings, gone };
}

function readFull(feed: LeagueFeed, options: { query: FeedQuery; nowMs: number }): Promise<WrittenReply> {
  const key = `${options.query.side} ${options.query.category} ${options.query.subCategory ?? ''}`;
  const known = feed.written.get(key);
  if (known !== undefined && options.nowMs - known.atMs < WRITTEN_KEPT_MS) return known.reply;
  // Oldest first: where nothing is listed nothing else clears them, and invented sub-categories must not fill the
  // memory.
  for (const [oldKey, { atMs }] of feed.written) {
    if (options.nowMs - atMs < WRITTEN_KEPT_MS) break;
    feed.written.delete(oldKey);
  }
  const listings = [...feed.active.values()].filter(({ row }) => fits(row, options.query));
  const written = writeReply({ full: true, listings, gone: [] }, { feed, nowMs: options.nowMs });
  feed.written.set(key, { atMs: options.nowMs, reply: written });
  return written;
}

async function writeReply(selected: Selected, options: { feed: LeagueFeed; nowMs: number }): Promise<WrittenReply> {
  const head = `{"full":${selected.full},"listings":[${selected.listings.map(({ text }) => text).join(',')}]`;
  const content = `${head},"gone":${JSON.stringify(selected.gone)},"newestMs":${options.feed.version}}`;
  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const json = Buffer.from(`{"serverTimeMs":${options.nowMs},${content.slice(1)}`);
  const level = selected.full ? 5 : DELTA_GZIP_LEVEL;
  return { etag, json, gzip: json.length < SMALLEST_GZIP_BYTES ? null : await gzipAsync(json, { level }) };
}
