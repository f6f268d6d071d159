/** Asks this many deviations away are not believed. */
const LARGEST_DEVIATION = 3;
/** Scales the median absolute deviation to a standard deviation of a normal spread. */
const TO_DEVIATION = 1.4826;
/** A market that agrees to the copper would otherwise reject whoever rounds. */
const SMALLEST_DEVIATION = 0.08;
/** Fewer asks have no spread to speak of. */
const FEWEST_TO_CLEAN = 5;

/**
 * Drops asks that lie too far from the others, in log space, where twice and half are equally far (D52). Asks ascend, one per account.
 * Never empties: half of them lie within one deviation of the median. The same asks in any unit of price leave the same ones.
 */
export function cleanAsks(sortedAsks: readonly number[]): readonly number[] {
  if (sortedAsks.length < FEWEST_TO_CLEAN) return sortedAsks;
  const logs = sortedAsks.map(Math.log);
  const middle = medianOf(logs);
  const distances = logs.map((log) => Math.abs(log - middle)).toSorted((a, b) => a - b);
  const reach = LARGEST_DEVIATION * Math.max(TO_DEVIATION * medianOf(distances), SMALLEST_DEVIATION);
  return sortedAsks.filter((_, at) => Math.abs((logs[at] ?? middle) - middle) <= reach);
}

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
