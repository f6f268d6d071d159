import { statfs } from 'node:fs/promises';
import { countAcknowledged, type Ledger } from './ledger.ts';

const MIB = 2 ** 20;

/**
 * Describes the progress of a long run: faults, time, acknowledged writes, and whatever grows with the number of
 * writes.
 */
export async function describeProgress(run: {
  done: number;
  kills: number;
  beganMs: number;
  ledger: Ledger;
  disk: string | null;
}): Promise<string> {
  const minutes = (performance.now() - run.beganMs) / 60_000;
  const parts = [
    `${run.done} of ${run.kills} after ${minutes.toFixed(0)} min`,
    `${countAcknowledged(run.ledger)} acknowledged`,
    `${run.ledger.unanswered} unanswered`,
    `${(process.memoryUsage().rss / MIB).toFixed(0)} MiB of memory here`,
  ];
  if (run.disk !== null) {
    const { blocks, bfree, bsize } = await statfs(run.disk);
    parts.push(`${(((blocks - bfree) * bsize) / MIB).toFixed(0)} MiB on disk`);
  }
  return parts.join(', ');
}
