import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { isAway, tryConnection, useReachability } from '../../shared/network/connection.ts';
import { splitCountdown } from '../../shared/time/durations.ts';
import { useServerTime } from '../../shared/time/now-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useIsCovered } from '../../shared/ui/covering.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useAge } from '../../shared/network/use-age.ts';

/** Shows when updates stopped, and the age of the visible data. */
export function AwayBanner() {
  const { t } = useTranslation();
  const verdict = useReachability((state) => state.verdict);
  const heardMs = useReachability((state) => state.heardMs);
  const age = useAge();
  const isCovered = useIsCovered();
  if (!isAway(verdict)) return null;
  const values = { time: writeClock(heardMs) };
  const since = verdict === 'offline' ? t('away.since', values) : t('away.failingSince', values);
  return (
    <>
      {isCovered && <OverPanel since={since} />}
      <section
        aria-label={t('away.lamp')}
        className="flex items-center gap-x-3 border-b border-warn/40 bg-note px-4 py-2 text-13 text-note-text max-md:px-3 max-md:py-1.5 max-md:text-12"
      >
        <Glyph name={verdict === 'offline' ? 'signalOff' : 'clock'} className="max-md:self-start max-md:mt-1" />
        <p role="status" className="min-w-0 flex-1">
          <strong className="mr-2 font-semibold">{since}</strong>
          {age !== null && <span className="mr-1">{t('away.age', { age })}</span>}
          <span className="max-md:hidden">{t('away.promise')}</span>
        </p>
        <NextTry />
        <Button size="sm" className="border-warn/50 text-note-text" onClick={tryConnection}>
          <Glyph name="refresh" size={14} />
          {t('away.tryNow')}
        </Button>
      </section>
    </>
  );
}

/** Height of the bar above a panel, in px. */
const BAR_PX = 44;

/**
 * Shows the same bar above a panel that covers the page on a phone. The panel leaves room for the bar; when the
 * connection is restored, only the panel's upper edge moves.
 */
function OverPanel({ since }: { readonly since: string }) {
  const { t } = useTranslation();
  useEffect(() => {
    document.documentElement.style.setProperty('--away-height', `${BAR_PX}px`);
    return () => void document.documentElement.style.removeProperty('--away-height');
  }, []);
  return createPortal(
    <div
      aria-live="polite"
      style={{ height: BAR_PX }}
      className="fixed inset-x-0 top-0 z-50 flex items-center gap-2 border-b border-warn/40 bg-note px-3 text-12 text-note-text md:hidden"
    >
      <Glyph name="signalOff" size={14} />
      <span className="min-w-0 flex-1">{since}</span>
      <Button size="sm" className="border-warn/50 text-note-text" onClick={tryConnection}>
        {t('away.tryNow')}
      </Button>
    </div>,
    document.body,
  );
}

function NextTry() {
  const { t } = useTranslation();
  const nextTryMs = useReachability((state) => state.nextTryMs);
  const left = useServerTime(() => (nextTryMs === null ? '' : splitCountdown(nextTryMs - Date.now())));
  // Both states have the same width, so that the next button does not move under the pointer.
  return (
    <span className="inline-flex min-w-[110px] justify-end text-12 tabular-nums max-md:hidden">
      {nextTryMs === null ? <Spinner size={14} /> : t('away.nextTry', { time: left })}
    </span>
  );
}
