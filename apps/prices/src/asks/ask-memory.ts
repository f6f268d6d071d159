import { totalmem } from 'node:os';

/**
 * Maximum number of asks in memory: for one league during a price run, and for all leagues cached between price runs.
 */
export type AskLimits = { readonly atOnce: number; readonly kept: number };

/**
 * Peak memory per ask of a league, in bytes. Measured with `npm run bench -- valuate` and 10 million asks; covers the
 * arena, its compacted copy, the sorted markets and the files.
 */
const BYTES_AN_ASK = 200;
const [FEWEST, MOST] = [1_000_000, 16_000_000];

/**
 * Limits the asks in memory to a third of the program's memory limit, in bytes. A larger league is read in batches of
 * whole tags and not cached, so that memory use does not grow with the league.
 */
export function limitAsks(memoryBytes: number): AskLimits {
  const kept = Math.min(MOST, Math.max(FEWEST, Math.floor(memoryBytes / 3 / BYTES_AN_ASK)));
  return { atOnce: Math.ceil(kept * 0.75), kept };
}

/** Computes the limits for this machine or container. */
export function limitAsksHere(): AskLimits {
  const constrained = process.constrainedMemory();
  // If no memory limit is set, this value is 0 or far larger than the machine's memory.
  return limitAsks(constrained > 0 ? Math.min(constrained, totalmem()) : totalmem());
}
