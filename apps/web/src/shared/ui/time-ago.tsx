import { useTranslation } from '../i18n/use-translation.ts';
import { writeMoment } from '../i18n/write-values.ts';
import { splitAge, splitCountdown, type AgeUnit } from '../time/durations.ts';
import { useServerTime } from '../time/now-store.ts';
import { Tooltip } from './tooltip.tsx';

export type TimeAgoProps = {
  readonly timestampMs: number;
  /** `short` "5 min" for table cells, `long` "5 min ago" in sentences. */
  readonly form?: 'short' | 'long';
  readonly className?: string;
};

/** The age of a time on the server's clock, updated automatically. Its hint shows the exact time. */
export function TimeAgo({ timestampMs, form = 'long', className }: TimeAgoProps) {
  const text = useTimeAgo(timestampMs, form);
  return (
    <Tooltip content={writeMoment(timestampMs)}>
      <time dateTime={new Date(timestampMs).toISOString()} className={className}>
        {text}
      </time>
    </Tooltip>
  );
}

/** {@link TimeAgo} as text, for use in a sentence. */
export function useTimeAgo(timestampMs: number, form: 'short' | 'long' = 'long'): string {
  const { t } = useTranslation();
  // A string, so that only a change in the text causes a render.
  const age = useServerTime((nowMs) => splitAge(nowMs - timestampMs).join(' '));
  const [count, unit] = age.split(' ') as [string, AgeUnit];
  const short = unit === 'now' ? t('time.now') : t(`time.${unit}`, { count: Number(count) });
  return form === 'short' || unit === 'now' ? short : t('time.ago', { duration: short });
}

export type CountdownProps = {
  /** On the local clock for this page's own delays, on the server's clock for everything else. */
  readonly untilMs: number;
  readonly clock?: 'server' | 'local';
  readonly className?: string;
};

/** Remaining time as m:ss or h:mm:ss; stops at zero. */
export function Countdown({ untilMs, clock = 'server', className }: CountdownProps) {
  const text = useServerTime((nowMs) => splitCountdown(untilMs - (clock === 'local' ? Date.now() : nowMs)));
  return (
    <span role="timer" className={className}>
      {text}
    </span>
  );
}
