const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A snapshot that may be thinned out; a snapshot with a note stays. */
export type ThinnedPoint = { readonly id: string; readonly createdMs: number; readonly note: string };

/**
 * Returns the ids of old snapshots that may be deleted: older than a week, all but the last of each hour; older than 30
 * days, all but the last of each day. The first and the last snapshot and every snapshot with a note stay. Hours and
 * days are in UTC. `points` are the snapshots of one profile, oldest first.
 */
export function listThinnable(points: readonly ThinnedPoint[], nowMs: number): string[] {
  const spanOf = ({ createdMs }: ThinnedPoint): string | null => {
    const ageMs = nowMs - createdMs;
    if (ageMs <= 7 * DAY_MS) return null;
    return ageMs <= 30 * DAY_MS ? `hour ${Math.floor(createdMs / HOUR_MS)}` : `day ${Math.floor(createdMs / DAY_MS)}`;
  };
  return points.flatMap((point, at) => {
    const next = points[at + 1];
    const span = spanOf(point);
    const isLastOfSpan = next === undefined || spanOf(next) !== span;
    return at === 0 || span === null || isLastOfSpan || point.note !== '' ? [] : [point.id];
  });
}
