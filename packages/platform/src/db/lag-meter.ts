/**
 * Age of what a replica shows: the time since its primary was where the replica is now. Positions in the log of changes
 * are compared, by the clock of this process alone: clocks of two machines differ, and a primary that is idle makes no
 * replica late.
 */
export type Sample = { readonly atMs: number; readonly position: number };

export type LagMeter = {
  readonly notePrimary: (sample: Sample) => void;
  readonly noteReplica: (sample: Sample) => void;
  readonly forgetReplica: () => void;
  /** Null before both were heard of. */
  readonly readLagMs: () => number | null;
};

/** Samples kept, so that a replica that is behind for hours takes no more memory. */
const MOST_SAMPLES = 1000;

export function createLagMeter(): LagMeter {
  /** Places of the primary, oldest first, from the newest one that the replica has reached. */
  let samples: Sample[] = [];
  let replica: Sample | null = null;
  return {
    notePrimary: (sample) => {
      samples.push(sample);
      // The second, not the first: the first is what the replica's age is counted from.
      if (samples.length > MOST_SAMPLES) samples.splice(1, 1);
    },
    noteReplica: (sample) => {
      replica = sample;
      const last = samples.findLastIndex(({ position }) => position <= sample.position);
      if (last > 0) samples = samples.slice(last);
    },
    forgetReplica: () => {
      replica = null;
    },
    readLagMs: () => {
      const newest = samples.at(-1);
      if (replica === null || newest === undefined) return null;
      if (newest.position <= replica.position) return 0;
      return replica.atMs - (samples[0]?.atMs ?? replica.atMs);
    },
  };
}
