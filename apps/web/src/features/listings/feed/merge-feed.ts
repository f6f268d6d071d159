/** A league's listings, merged from full replies and deltas (D21, R9.15). Pure; unchanged rows keep their identity. */
import type { ListingFeed, ListingRow } from '@poexchange/contract/rest';

type Rows = ReadonlyMap<string, ListingRow>;

export type FeedState = {
  readonly rows: Rows;
  /** Listings that ended while this page was open. Kept because the user may still be reading one. */
  readonly ended: Rows;
  /** Number of listings by category, in the feed of one category; null if the rows cover all categories. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** Time of the newest change seen; 0 before the first reply. */
  readonly newestMs: number;
  /** Time of the last reply, by the server's clock as estimated here; determines the age of the displayed data. */
  readonly serverTimeMs: number;
};

export const emptyFeed: FeedState = { rows: new Map(), ended: new Map(), counts: null, newestMs: 0, serverTimeMs: 0 };

/** R9.15: changes are requested again from 10 s earlier, because replies overlap; 0 stays 0 and requests everything. */
export const SINCE_OVERLAP_MS = 10_000;
const MAX_ENDED = 500;

/** `sinceMs` of the next poll; undefined requests everything. */
export function readSinceMs(state: FeedState): number | undefined {
  return state.newestMs === 0 ? undefined : Math.max(0, state.newestMs - SINCE_OVERLAP_MS);
}

/** Merges one reply by uuid (D21). A reply that changes nothing returns the same `rows` and `ended`. */
export function mergeFeed(state: FeedState, reply: ListingFeed): FeedState {
  const rows = new Map<string, ListingRow>(reply.full ? [] : state.rows);
  let hasChanged = false;
  for (const row of reply.listings) {
    const before = state.rows.get(row.uuid);
    // An overlapping or late reply may contain an older state of a listing than the current state.
    const kept = before !== undefined && (before.timestampMs > row.timestampMs || isSameRow(before, row)) ? before : row;
    rows.set(row.uuid, kept);
    hasChanged ||= kept !== before;
  }
  for (const uuid of reply.gone) rows.delete(uuid);
  const left = [...state.rows.values()].filter((row) => !rows.has(row.uuid));
  hasChanged ||= left.length > 0;
  return {
    rows: hasChanged ? rows : state.rows,
    ended: hasChanged ? moveEnded(state.ended, left, rows) : state.ended,
    counts: reply.counts ?? state.counts,
    newestMs: reply.full ? reply.newestMs : Math.max(state.newestMs, reply.newestMs),
    serverTimeMs: reply.serverTimeMs,
  };
}

/** Returns the part of the all-categories feed that belongs to one category. */
export function pickCategory(all: FeedState, category: string): FeedState {
  const counts: Record<string, number> = {};
  for (const row of all.rows.values()) counts[row.category] = (counts[row.category] ?? 0) + 1;
  const pick = (rows: Rows): Rows => new Map([...rows].filter(([, row]) => row.category === category));
  return { ...all, rows: pick(all.rows), ended: pick(all.ended), counts };
}

function moveEnded(ended: Rows, left: readonly ListingRow[], live: Rows): Rows {
  if (left.length === 0 && ![...ended.keys()].some((uuid) => live.has(uuid))) return ended;
  const all = [...ended.values(), ...left].filter((row) => !live.has(row.uuid));
  return new Map(all.slice(-MAX_ENDED).map((row) => [row.uuid, row]));
}

/** The server stamps every change of an offer; it does not stamp changes of presence, stock or the seller's names. */
function isSameRow(a: ListingRow, b: ListingRow): boolean {
  return (
    a.timestampMs === b.timestampMs &&
    a.presence === b.presence &&
    a.seenAt === b.seenAt &&
    a.ign === b.ign &&
    a.chatName === b.chatName &&
    a.totalPrice === b.totalPrice
  );
}
