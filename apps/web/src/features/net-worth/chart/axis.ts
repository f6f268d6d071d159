/** Positions and texts of the axes. Pure. */

/** Factors of a nice step within a decade. */
const niceFactors = [1, 2, 2.5, 4, 5, 10] as const;

/** Values between two others in nice steps, `most` steps at most. */
export function listValueMarks({ low, high }: { low: number; high: number }, most = 5): number[] {
  const span = high - low;
  if (!(span > 0) || !Number.isFinite(span)) return [low];
  const unit = 10 ** Math.floor(Math.log10(span / most));
  const step = niceFactors.map((factor) => factor * unit).find((size) => span / size <= most) ?? span / most;
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_none, at) => (first + at) * step);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const stepsMs = [
  HOUR_MS / 12,
  HOUR_MS / 4,
  HOUR_MS / 2,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
  4 * DAY_MS,
  7 * DAY_MS,
  14 * DAY_MS,
] as const;
/** Months a step of months has. */
const monthSteps = [1, 2, 3, 6, 12] as const;
const MONTH_MS = 30 * DAY_MS;

export type TimeMark = { readonly atMs: number; readonly unit: 'clock' | 'day' };

/**
 * Moments of the person's time zone at which a line is drawn, at most `most` of them: whole hours, midnights, firsts of
 * months. Days are counted by the calendar, so that a change of the clock shifts nothing.
 */
export function listTimeMarks({ fromMs, toMs, most }: { fromMs: number; toMs: number; most: number }): TimeMark[] {
  const rough = (toMs - fromMs) / Math.max(1, most);
  const stepMs = stepsMs.find((step) => step >= rough);
  if (stepMs === undefined) return listMonths({ fromMs, toMs, rough });
  const marks: TimeMark[] = [];
  const day = new Date(fromMs);
  day.setHours(0, 0, 0, 0);
  if (stepMs < DAY_MS) {
    // Counted from each midnight: a day of 23 hours starts a new count.
    for (; day.getTime() <= toMs; day.setDate(day.getDate() + 1)) {
      const start = day.getTime();
      const next = new Date(day);
      next.setDate(next.getDate() + 1);
      const end = next.getTime();
      for (let atMs = start; atMs < end && atMs <= toMs; atMs += stepMs) {
        if (atMs >= fromMs) marks.push({ atMs, unit: atMs === start ? 'day' : 'clock' });
      }
    }
    return marks;
  }
  const days = Math.round(stepMs / DAY_MS);
  // The same days for every window, so that labels move with the chart.
  const dayNumber = Math.round((day.getTime() - day.getTimezoneOffset() * 60_000) / DAY_MS);
  day.setDate(day.getDate() + ((days - (dayNumber % days)) % days));
  for (; day.getTime() <= toMs; day.setDate(day.getDate() + days)) {
    if (day.getTime() >= fromMs) marks.push({ atMs: day.getTime(), unit: 'day' });
  }
  return marks;
}

function listMonths({ fromMs, toMs, rough }: { fromMs: number; toMs: number; rough: number }): TimeMark[] {
  const months = monthSteps.find((count) => count * MONTH_MS >= rough) ?? 12 * Math.ceil(rough / (12 * MONTH_MS));
  const day = new Date(fromMs);
  day.setHours(0, 0, 0, 0);
  day.setDate(1);
  const marks: TimeMark[] = [];
  for (; day.getTime() <= toMs; day.setMonth(day.getMonth() + months)) {
    if (day.getTime() >= fromMs) marks.push({ atMs: day.getTime(), unit: 'day' });
  }
  return marks;
}
