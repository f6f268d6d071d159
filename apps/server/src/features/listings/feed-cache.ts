/**
 * Caches a league's feed in memory, updated by change time: a small query shows whether anything changed, only changed
 * rows are read, and a full reply is generated and compressed once per state of its category.
 */
import type { Game } from '@poexchange/domain/item';
import { listingLimits } from '@poexchange/domain/listing';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readLagging, type ReplicaReads } from '../../db/read-replica.ts';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { createSharedRefresh } from '../../http/shared-refresh.ts';
import { sealReply } from '../../http/seal-reply.ts';
import type { WrittenReply } from '../../http/server-app.ts';
import type { Announcements } from '../../realtime/announcements.ts';
import { hearChanges, readChangeMs, readFeedRows, readMovedLeagues, type LeagueChange } from './feed.queries.ts';
import { readDepartedListings } from './departed-listings.queries.ts';
import {
  applyChanges,
  createLeagueFeed,
  DEPARTURES_KEPT_MS,
  dropExpired,
  isChanged,
  readRevision,
  selectActive,
  selectChanged,
  summariseLeague,
  type Entry,
  type FeedSelection,
  type LeagueFeed,
} from './league-feed.ts';

type Place = { readonly game: Game; readonly league: string };
/** A reply generated at a revision. */
type Written = { readonly revision: number; readonly atMs: number; readonly reply: Promise<WrittenReply> };
type Held = {
  readonly feed: LeagueFeed;
  /** Full replies, and changes since a given time. Pages that poll at the same time request nearly the same data. */
  readonly written: Map<string, Written>;
  readonly deltas: Map<string, Written>;
  readonly refresh: () => Promise<void>;
  askedMs: number;
};

/**
 * Low, because a delta is regenerated after each change of its category: this level saves a third of the work for 6 %
 * more bytes.
 */
const DELTA_GZIP_LEVEL = 2;
const FULL_GZIP_LEVEL = 5;
/**
 * A cached reply must be recent because it contains the server's time, which does not affect the ETag. Counts of other
 * categories may be equally old; the next poll returns newer counts.
 */
const WRITTEN_KEPT_MS = 3000;
/** Deltas start at multiples of this, in ms, so that pages that poll at different moments share them. */
const DELTA_STEP_MS = 2000;
/**
 * Maximum number of full replies, and of deltas, cached per league: enough for a poll's overlap in each category and
 * side.
 */
const MAX_WRITTEN = 400;
/** If a league gets no requests for this long (two polls of a page), it is not read again until the next request. */
const ASKED_FOR_MS = 12_000;
/** Maximum number of leagues in memory, so that requests for nonexistent leagues cannot fill memory. */
const MAX_LEAGUES = 200;

export type FeedQuery = FeedSelection & Place & { readonly sinceMs: number | undefined };

export type FeedCache = {
  readonly readFeed: (query: FeedQuery) => Promise<WrittenReply>;
  /**
   * Returns the league's counts and its newest listings: the same few kilobytes for every page, regardless of the
   * number of listings.
   */
  readonly readSummary: (place: Place) => Promise<WrittenReply>;
  /** Before the first request, reads the leagues that have listings. */
  readonly warm: () => Promise<void>;
};

export function createFeedCache(deps: {
  db: Kysely<Database>;
  clock: () => number;
  /** Returns true if a league in which nothing has ever been listed may exist in the game. */
  mayExist: (options: { game: Game; league: string }) => Promise<boolean>;
  /** Used to read whole feeds; later changes are read from the primary. */
  replica?: ReplicaReads | undefined;
  /** Other nodes' announcements of changed leagues. */
  announcements?: Announcements | undefined;
}): FeedCache {
  const leagues = new LRUCache<string, Held>({ max: MAX_LEAGUES });

  const makeHeld = (place: Place): Held => {
    const feed = createLeagueFeed();
    return { feed, written: new Map(), deltas: new Map(), refresh: createSharedRefresh(() => refresh(feed, place)), askedMs: 0 };
  };

  const holdLeague = ({ game, league }: Place): Held => {
    const key = `${game} ${league}`;
    const held = leagues.get(key) ?? makeHeld({ game, league });
    leagues.set(key, held);
    return held;
  };

  /** Reads a whole league up to the change that the replica has reached. */
  const fill = async (feed: LeagueFeed, options: Place): Promise<void> => {
    const since = { ...options, sinceMs: 0 };
    const read = await readLagging(deps, async (db) => ({
      version: await readChangeMs(db, options),
      rows: await readFeedRows(db, since),
      departed: await readDepartedListings(db, since),
    }));
    applyChanges(feed, read);
  };

  const refresh = async (feed: LeagueFeed, options: Place): Promise<void> => {
    const version = await readChangeMs(deps.db, options);
    if (version > 0 && feed.version === 0 && deps.replica !== undefined) await fill(feed, options);
    if (version > feed.version) {
      const since = { ...options, sinceMs: feed.version };
      const [rows, departed] = await Promise.all([readFeedRows(deps.db, since), readDepartedListings(deps.db, since)]);
      // The two queries have different snapshots. Use the version read before both, so that the next read includes any
      // change that either query missed.
      applyChanges(feed, { rows, departed, version });
    }
    dropExpired(feed, deps.clock());
  };

  /** Returns the current league; refuses an unknown league. */
  const openLeague = async ({ game, league }: Place): Promise<Held> => {
    const held = holdLeague({ game, league });
    held.askedMs = deps.clock();
    await held.refresh();
    // Do not cache a league without listings: requests for nonexistent leagues would evict real leagues.
    if (held.feed.version === 0) {
      leagues.delete(`${game} ${league}`);
      if (!(await deps.mayExist({ game, league }))) throw new RefusalError('leagueNotFound');
    }
    return held;
  };

  /** Reads a change before pages request it. If this fails or misses a change, the next request reads the change. */
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
    readSummary: async (place) => {
      const held = await openLeague(place);
      const nowMs = deps.clock();
      // Use a fixed revision: busy leagues change on every poll, and the counts need not be exact.
      const write = (): Promise<WrittenReply> => sealReply(JSON.stringify(summariseLeague(held.feed)), { level: FULL_GZIP_LEVEL, nowMs });
      return readWritten(held.written, { key: 'summary', revision: 0, nowMs, write });
    },
    readFeed: async (query) => {
      const held = await openLeague(query);
      const nowMs = deps.clock();
      if (query.sinceMs === undefined || query.sinceMs < nowMs - DEPARTURES_KEPT_MS) return readFull(held, { query, nowMs });
      return readDelta(held, { query, sinceMs: query.sinceMs, nowMs });
    },
  };
}

/**
 * Returns changes since a given time, rounded down to two seconds. Pages of a category that poll within the same step
 * share the reply until the category changes; pages of all unchanged categories share one reply.
 */
function readDelta({ feed, deltas }: Held, options: { query: FeedQuery; sinceMs: number; nowMs: number }): Promise<WrittenReply> {
  const { query, nowMs } = options;
  const sinceMs = Math.floor(options.sinceMs / DELTA_STEP_MS) * DELTA_STEP_MS;
  const { category, side, subCategory } = query;
  const counts = category !== 'ALL' && feed.counts[side].changedMs > sinceMs ? feed.counts[side].text : null;
  const hasChanges = isChanged(feed, query, sinceMs);
  const question = hasChanges ? `${category} ${subCategory ?? ''} ${sinceMs}` : `nothing ${counts === null}`;
  return readWritten(deltas, {
    key: `${side} ${question}`,
    revision: hasChanges ? readRevision(feed, query) : feed.revision,
    nowMs,
    write: () => writeReply({ full: false, ...selectChanged(feed, query, sinceMs), counts }, { feed, nowMs }),
  });
}

function readFull({ feed, written }: Held, { query, nowMs }: { query: FeedQuery; nowMs: number }): Promise<WrittenReply> {
  const { category, side, subCategory } = query;
  const counts = category === 'ALL' ? null : feed.counts[side].text;
  return readWritten(written, {
    key: `${side} ${category} ${subCategory ?? ''}`,
    revision: readRevision(feed, query),
    nowMs,
    write: () => writeReply({ full: true, listings: selectActive(feed, query), gone: [], counts }, { feed, nowMs }),
  });
}

function readWritten(
  replies: Map<string, Written>,
  options: { key: string; revision: number; nowMs: number; write: () => Promise<WrittenReply> },
): Promise<WrittenReply> {
  const { key, revision, nowMs } = options;
  const known = replies.get(key);
  if (known?.revision === revision && nowMs - known.atMs < WRITTEN_KEPT_MS) return known.reply;
  replies.delete(key);
  // Evict the oldest replies first: requests for nonexistent sub-categories must not fill memory.
  for (const [oldKey, { atMs }] of replies) {
    if (replies.size < MAX_WRITTEN && nowMs - atMs < WRITTEN_KEPT_MS) break;
    replies.delete(oldKey);
  }
  const reply = options.write();
  replies.set(key, { revision, atMs: nowMs, reply });
  return reply;
}

type Selected = { full: boolean; listings: readonly Entry[]; gone: readonly string[]; counts: string | null };

function writeReply(selected: Selected, options: { feed: LeagueFeed; nowMs: number }): Promise<WrittenReply> {
  const head = `{"full":${selected.full},"listings":[${selected.listings.map(({ text }) => text).join(',')}]`;
  const counts = selected.counts === null ? '' : `,"counts":${selected.counts}`;
  const content = `${head},"gone":${JSON.stringify(selected.gone)}${counts},"newestMs":${options.feed.version}}`;
  return sealReply(content, { level: selected.full ? FULL_GZIP_LEVEL : DELTA_GZIP_LEVEL, nowMs: options.nowMs });
}
