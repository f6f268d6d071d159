import { useTranslation } from '../i18n/use-translation.ts';
import { useReachability } from './connection.ts';
import { useShownLast } from './last-seen.ts';
import { splitAge } from '../time/durations.ts';
import { useServerTime } from '../time/now-store.ts';

/** The age of the page's data as "2 min"; null below a minute. */
export function useAge(): string | null {
  const { t } = useTranslation();
  const heardMs = useReachability((state) => state.heardMs);
  // Stored answers from an earlier visit are older than `heardMs`.
  const lastMs = useShownLast(({ atMs }) => atMs) ?? heardMs;
  const age = useServerTime(() => splitAge(Date.now() - Math.min(heardMs, lastMs)).join(' '));
  const [count, unit] = age.split(' ') as [string, ReturnType<typeof splitAge>[1]];
  return unit === 'now' ? null : t(`time.${unit}`, { count: Number(count) });
}
