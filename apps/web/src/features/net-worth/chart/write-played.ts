import type { Translate } from '../../../shared/i18n/use-translation.ts';

const MINUTE_MS = 60_000;

/** "3 h 40 min", "40 min": a duration of play. */
export function writePlayed(playedMs: number, t: Translate): string {
  const minutes = Math.max(playedMs > 0 ? 1 : 0, Math.round(playedMs / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('netWorthChart.minutes', { minutes: rest });
  return rest === 0 ? t('netWorthChart.hours', { hours }) : t('netWorthChart.hoursAndMinutes', { hours, minutes: rest });
}
