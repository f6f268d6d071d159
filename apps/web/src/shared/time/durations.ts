/** Formats durations for people. Pure. */

export type AgeUnit = 'now' | 'seconds' | 'minutes' | 'hours' | 'days';

const NOW_BELOW_MS = 5000;

/** Splits an age into its largest whole unit; a future time counts as now. */
export function splitAge(ageMs: number): [count: number, unit: AgeUnit] {
  if (!(ageMs >= NOW_BELOW_MS)) return [0, 'now'];
  const seconds = Math.floor(ageMs / 1000);
  if (seconds < 60) return [seconds, 'seconds'];
  if (seconds < 3600) return [Math.floor(seconds / 60), 'minutes'];
  if (seconds < 86_400) return [Math.floor(seconds / 3600), 'hours'];
  return [Math.floor(seconds / 86_400), 'days'];
}

/** m:ss below an hour, h:mm:ss above. Rounds up to whole seconds, so that 0:00 means time is up. */
export function splitCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : `${Math.floor(seconds / 60)}:${parts[1]}`;
}
