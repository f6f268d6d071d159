import type { Anchor } from './anchor.ts';
import type { GroupValue } from './value-group.ts';

/** What a group's value was made of: its market's hash (0 where nobody asks) and what the exchange paid. */
export type Made = { readonly marketHash: number; readonly exchange: Anchor | null };

type Moment = { readonly groupId: number; readonly nowMs: number };

/** Remembers a league's values of one publication for the next, by group. */
export type ValueKeeper = {
  /** The value that was kept for exactly this, unless it is time to look at it anew. */
  readonly recall: (of: Moment, made: Made) => GroupValue | undefined;
  readonly keep: (of: Moment, made: Made, value: GroupValue) => void;
};

/** Asks grow older, and markets are remembered less well: a value stands so long at most without a new reason; not all groups' time comes at once. */
const STANDS_FOR_MS = 8 * 60_000;
const SPREAD_MS = 4 * 60_000;

type Kept = Made & { readonly atMs: number; readonly value: GroupValue };

/** A market in which nothing changed is worth what it was a minute ago: valuing it again would only let its age show, in the last digits, in every file. */
export function createValueKeeper(): ValueKeeper {
  const values = new Map<number, Kept>();
  return {
    recall: ({ groupId, nowMs }, { marketHash, exchange }) => {
      const kept = values.get(groupId);
      if (kept === undefined || kept.marketHash !== marketHash || !isSameAnchor(kept.exchange, exchange)) return undefined;
      const ageMs = nowMs - kept.atMs;
      return ageMs >= 0 && ageMs < STANDS_FOR_MS + ((groupId * 7919) % SPREAD_MS) ? kept.value : undefined;
    },
    keep: ({ groupId, nowMs }, made, value) => void values.set(groupId, { ...made, value, atMs: nowMs }),
  };
}

function isSameAnchor(a: Anchor | null, b: Anchor | null): boolean {
  return a === b || (a !== null && b !== null && a.priceChaos === b.priceChaos && a.units === b.units && a.atMs === b.atMs);
}
