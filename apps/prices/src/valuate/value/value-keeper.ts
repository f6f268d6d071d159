import type { Anchor } from '../../exchange/anchor.ts';
import type { AskBook } from '../book/ask-book.ts';
import { createGroupMarks } from '../book/group-marks.ts';
import type { Rates } from '../market/markets.ts';
import type { GroupValue } from './value-group.ts';

/** Inputs of a group's value: its market's hash (0 without asks) and the exchange's price. */
export type Made = { readonly marketHash: number; readonly exchange: Anchor | null };

/** A group in a price run, with the number of the run's book. */
type Moment = { readonly groupId: number; readonly nowMs: number; readonly bookNumber: number };

type PriceRuns = { readonly book: AskBook; readonly rates: Rates; readonly anchors: ReadonlyMap<number, Anchor>; readonly nowMs: number };

/** Caches a league's values from one price run for the next, by group. */
export type ValueKeeper = {
  /**
   * Lists the values of groups whose asks, rates and anchors have not changed since the previous price run, without
   * reading their markets. Call it once per price run.
   */
  readonly listUnchanged: (groupIds: readonly number[], priceRuns: PriceRuns) => Map<number, GroupValue>;
  /** Returns the value cached for exactly these inputs, unless it has expired. */
  readonly recall: (moment: Moment, made: Made) => GroupValue | undefined;
  readonly keep: (moment: Moment, made: Made, value: GroupValue) => void;
};

/**
 * Minimum and additional lifetime of an unchanged value, in ms: asks age, and the prior widens. The additional lifetime
 * differs by group, so that values do not all expire together.
 */
const STANDS_FOR_MS = 8 * 60_000;
const SPREAD_MS = 4 * 60_000;

/** `bookNumber` is the number of the last book with this value. */
type Kept = Made & { readonly atMs: number; readonly value: GroupValue; bookNumber: number };

/**
 * Creates the cache of values. Revaluing an unchanged market would only reflect its age, by changing the last digits in
 * every file.
 */
export function createValueKeeper(): ValueKeeper {
  const values = new Map<number, Kept>();
  let last: { readonly bookNumber: number; readonly rates: Rates } | null = null;
  const isYoung = ({ atMs }: Kept, groupId: number, nowMs: number): boolean => {
    const ageMs = nowMs - atMs;
    return ageMs >= 0 && ageMs < STANDS_FOR_MS + ((groupId * 7919) % SPREAD_MS);
  };
  return {
    listUnchanged: (groupIds, { book, rates, anchors, nowMs }) => {
      const unchanged = new Map<number, GroupValue>();
      const { number: bookNumber, changed } = book;
      const before = last;
      last = { bookNumber, rates };
      if (changed === null || before === null || changed.since !== before.bookNumber) return unchanged;
      const repriced = markAskedIn(book, listMoved(before.rates, rates));
      for (const groupId of groupIds) {
        const kept = values.get(groupId);
        if (kept === undefined || kept.bookNumber !== changed.since || changed.marks[groupId] === 1 || repriced?.[groupId] === 1) continue;
        if (!isYoung(kept, groupId, nowMs) || !isSameAnchor(kept.exchange, anchors.get(groupId) ?? null)) continue;
        kept.bookNumber = bookNumber;
        unchanged.set(groupId, kept.value);
      }
      return unchanged;
    },
    recall: ({ groupId, nowMs, bookNumber }, { marketHash, exchange }) => {
      const kept = values.get(groupId);
      if (kept === undefined || kept.marketHash !== marketHash || !isSameAnchor(kept.exchange, exchange)) return undefined;
      if (!isYoung(kept, groupId, nowMs)) return undefined;
      kept.bookNumber = bookNumber;
      return kept.value;
    },
    keep: ({ groupId, nowMs, bookNumber }, made, value) => void values.set(groupId, { ...made, value, atMs: nowMs, bookNumber }),
  };
}

function isSameAnchor(a: Anchor | null, b: Anchor | null): boolean {
  if (a === b) return true;
  if (a === null || b === null || a.priceChaos !== b.priceChaos || a.deviation !== b.deviation) return false;
  return a.units === b.units && a.atMs === b.atMs && a.hours === b.hours && a.weight === b.weight && a.pairs.length === b.pairs.length;
}

/** Lists the currencies whose rate has changed. */
function listMoved(before: Rates, now: Rates): number[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((id) => before.get(id) !== now.get(id));
}

/** Marks the groups with an ask in one of these currencies by a 1 at their ids; null if there are no currencies. */
function markAskedIn({ groups, currencies, from, to }: AskBook, currencyIds: readonly number[]): Uint8Array | null {
  if (currencyIds.length === 0) return null;
  const isWanted = new Uint8Array(Math.max(...currencyIds) + 1);
  for (const id of currencyIds) isWanted[id] = 1;
  const marks = createGroupMarks();
  for (let tab = 0; tab < from.length; tab += 1) {
    const end = to[tab] as number;
    for (let at = from[tab] as number; at < end; at += 1) if (isWanted[currencies[at] as number] === 1) marks.mark(groups[at] as number);
  }
  return marks.table();
}
