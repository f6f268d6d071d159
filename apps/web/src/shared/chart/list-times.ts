/** Round times for a chart's axis, in the user's time zone. Pure. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30 * DAY_MS;

/** Possible distances between two times of an axis. */
export const timeStepsMs = [
  ...[1 / 12, 1 / 4, 1 / 2, 1, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 4, 7, 14].map((days) => days * DAY_MS),
  ...[1, 2, 3, 6, 12, 24, 60, 120].map((months) => months * MONTH_MS),
] as const;

/**
 * Lists the whole hours, midnights or first days of months within a range. Steps of several days fall on the same dates
 * for every range, so that labels move with the chart. Hours are counted from each midnight, so that a clock change
 * does not shift the labels.
 */
export function listTimes({ fromMs, toMs, stepMs }: { fromMs: number; toMs: number; stepMs: number }): number[] {
  const times: number[] = [];
  const day = new Date(fromMs);
  day.setHours(0, 0, 0, 0);
  while (day.getTime() <= toMs) {
    const startMs = day.getTime();
    const isOnStep = isStart(day, stepMs);
    day.setDate(day.getDate() + 1);
    if (!isOnStep) continue;
    for (let atMs = startMs; atMs < day.getTime() && atMs <= toMs; atMs += Math.min(stepMs, DAY_MS)) {
      if (atMs >= fromMs) times.push(atMs);
      if (stepMs >= DAY_MS) break;
    }
  }
  return times;
}

function isStart(day: Date, stepMs: number): boolean {
  if (stepMs >= MONTH_MS) return day.getDate() === 1 && (day.getFullYear() * 12 + day.getMonth()) % Math.round(stepMs / MONTH_MS) === 0;
  const dayNumber = Math.round((day.getTime() - day.getTimezoneOffset() * 60_000) / DAY_MS);
  return stepMs <= DAY_MS || dayNumber % Math.round(stepMs / DAY_MS) === 0;
}
