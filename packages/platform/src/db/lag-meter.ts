/**
 * Age of a replica's data: the time since its primary was at the replica's current position. Log positions are timed
 * only by this process's clock, because clocks of two machines differ; an idle primary does not make a replica late.
 */
export type Sample = { readonly atMs: number; readonly position: number };

export type LagMeter = {
  readonly notePrimary: (sample: Sample) => void;
  readonly noteReplica: (sample: Sample) => void;
  readonly forgetReplica: () => void;
  /** Null until both hosts have reported. */
  readonly readLagMs: () => number | null;
};

/** Maximum samples kept, so that a replica that is behind for hours needs no more memory. */
const MOST_SAMPLES = 1000;

export function createLagMeter(): LagMeter {
  /** Positions of the primary, oldest first, starting at the newest position that the replica has reached. */
  let samples: Sample[] = [];
  let replica: Sample | null = null;
  return {
    notePrimary: (sample) => {
      samples.push(sample);
      // Drop the second sample: the first is the reference for the replica's age.
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
