import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { useServerTime } from '../../shared/time/now-store.ts';
import { describeBudget, type LoaderState } from './loader-state.ts';

/** "12 of 15 in 10 s · 8 of 30 in 5 min": the publisher's remaining budget; '' while unknown. */
export function useBudgetText(budget: LoaderState['budget']): string {
  const { t } = useTranslation();
  return useServerTime((nowMs) => writeBudget(describeBudget(budget, nowMs), t));
}

function writeBudget(windows: ReturnType<typeof describeBudget>, t: Translate): string {
  return windows
    .map(({ left, limit, periodMs }) => t('stash.progress.budget', { left, limit, period: writePeriod(periodMs, t) }))
    .join(' · ');
}

function writePeriod(periodMs: number, t: Translate): string {
  const seconds = Math.round(periodMs / 1000);
  return seconds < 120 ? t('stash.progress.seconds', { count: seconds }) : t('stash.progress.minutes', { count: Math.round(seconds / 60) });
}
