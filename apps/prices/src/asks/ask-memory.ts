import { totalmem } from 'node:os';

/** Limits of asks in memory: of one league at once, and of all leagues kept between price runs. */
export type AskLimits = { readonly atOnce: number; readonly kept: number };

/**
 * Bytes of the program's peak memory for each ask of a league, measured by `npm run bench -- valuate` with 10 million:
 * the arena, the one it is compacted into, the sorted markets and the files.
 */
const BYTES_AN_ASK = 200;
const [FEWEST, MOST] = [1_000_000, 16_000_000];

/**
 * Limits the asks in memory to a third of the program's memory limit, in bytes. A larger league is read in parts of
 * whole tags and not kept, so that memory use does not grow with it.
 */
export function limitAsks(memoryBytes: number): AskLimits {
  const kept = Math.min(MOST, Math.max(FEWEST, Math.floor(memoryBytes / 3 / BYTES_AN_ASK)));
  return { atOnce: Math.ceil(kept * 0.75), kept };
}

/** The limits on this machine, or in this container. */
export function limitAsksHere(): AskLimits {
  const constrained = process.constrainedMemory();
  // A process without a memory limit reads 0, or a number far beyond the machine's memory.
  return limitAsks(constrained > 0 ? Math.min(constrained, totalmem()) : totalmem());
}
