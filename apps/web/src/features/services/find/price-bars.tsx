/**
 * A service's offers by price, as bars: the bar with the selected offer is gold, and a click on a bar filters the list.
 */
import type { GoingPrice } from '@poexchange/domain/service';
import { useRef, type KeyboardEvent } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writePercent } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { PriceBar } from './group-by-price.ts';
import { percentFromMedian, type OfferLine } from './offer-lines.ts';

/** Price bounds in chaos; null for no bound. */
export type PriceRange = { readonly lowChaos: number | null; readonly highChaos: number | null };

export type PriceBarsProps = {
  readonly bars: readonly PriceBar[];
  readonly medianChaos: number;
  readonly chosen: OfferLine | null;
  readonly going: GoingPrice;
  /** The list's current bounds. */
  readonly range: PriceRange;
  /** Called with the bounds of a clicked bar, or with null if those bounds are already set. */
  readonly onRange: (range: { readonly lowChaos: number; readonly highChaos: number } | null) => void;
};

/** Delay before the hint with a bar's numbers appears, in ms: the same as for a currency. */
const HINT_MS = 50;

export function PriceBars({ bars, medianChaos, chosen, going, range, onRange }: PriceBarsProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const first = bars[0];
  const last = bars.at(-1);
  const percent = percentFromMedian(chosen?.chaos ?? null, going);
  if (first === undefined || last === undefined) return null;
  const span = last.toChaos - first.fromChaos;
  const at = span <= 0 ? 50 : Math.min(100, ((medianChaos - first.fromChaos) / span) * 100);
  const held = bars.filter((bar) => bar.held !== null);
  const hasRange = range.lowChaos !== null;
  const pressed = hasRange ? held.filter((bar) => isWithin(bar, range)) : [];
  const stop = pressed[0] ?? held[0];
  const holdsChosen = (bar: PriceBar): boolean =>
    chosen?.chaos != null && bar.held !== null && chosen.chaos >= bar.held.lowChaos && chosen.chaos <= bar.held.highChaos;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const next = buttons[buttons.findIndex((button) => button === document.activeElement) + by];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div className="max-w-[480px]">
      <p className="flex flex-wrap gap-x-2 text-12 text-muted">
        {hasRange ? (
          <button
            type="button"
            onClick={() => onRange(null)}
            className="inline-flex items-center gap-1 text-accent hover:text-text max-md:min-h-[40px]"
          >
            {t('services.going.allPrices')}
            <Glyph name="close" size={10} />
          </button>
        ) : (
          <span>{t('services.going.byPrice')}</span>
        )}
        <span className="flex-1" />
        {percent !== null && percent !== 0 && (
          <span className="text-accent">
            {t(percent < 0 ? 'services.going.thisUnder' : 'services.going.thisOver', { percent: writePercent(Math.abs(percent)) })}
          </span>
        )}
      </p>
      <div
        ref={group}
        role="group"
        aria-label={t('services.going.byPrice')}
        onKeyDown={onKeyDown}
        className="relative mt-1.5 flex h-[48px] items-end gap-[3px] border-b border-line"
      >
        {bars.map((bar) => {
          if (bar.held === null) return <span key={bar.fromChaos} className="flex-1" />;
          const { lowChaos, highChaos } = bar.held;
          const isPressed = pressed.includes(bar);
          return (
            <Tooltip key={bar.fromChaos} delayMs={HINT_MS} content={<BarWords bar={bar} />}>
              <button
                type="button"
                aria-pressed={isPressed}
                tabIndex={bar === stop ? 0 : -1}
                onClick={() => onRange(isPressed && pressed.length === 1 ? null : { lowChaos, highChaos })}
                className="group flex h-full flex-1 items-end rounded-t-sm focus-visible:-outline-offset-2"
              >
                <span className="sr-only">
                  <BarWords bar={bar} />
                </span>
                <span
                  style={{ height: `${Math.max(10, (bar.count / most) * 100)}%` }}
                  className={joinClasses(
                    'block w-full rounded-t-sm transition-colors',
                    holdsChosen(bar) ? 'bg-accent' : 'bg-line-strong group-hover:bg-muted',
                    hasRange && !isPressed && 'opacity-40',
                  )}
                />
              </button>
            </Tooltip>
          );
        })}
        <span
          aria-hidden="true"
          style={{ left: `${at}%` }}
          className="pointer-events-none absolute inset-y-0 w-0 border-l border-dashed border-text"
        />
      </div>
      <p aria-hidden="true" className="mt-0.5 flex justify-between text-12">
        <Price chaos={first.fromChaos} size={12} hint="none" weight="normal" className="text-muted" />
        <Price chaos={last.toChaos} size={12} hint="none" weight="normal" className="text-muted" />
      </p>
    </div>
  );
}

/** Tolerance that keeps a bar selected after its bounds have been rounded for the address. */
const SLACK_CHAOS = 0.02;

function isWithin({ held }: PriceBar, { lowChaos, highChaos }: PriceRange): boolean {
  if (held === null) return false;
  return held.lowChaos >= (lowChaos ?? 0) - SLACK_CHAOS && held.highChaos <= (highChaos ?? Infinity) + SLACK_CHAOS;
}

function BarWords({ bar }: { readonly bar: PriceBar }) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span>{`${t('services.going.offers', { count: bar.count })}:`}</span>
      {bar.held !== null && bar.held.lowChaos === bar.held.highChaos ? (
        <Price chaos={bar.held.lowChaos} size={12} hint="none" />
      ) : (
        <Trans
          i18nKey="services.going.range"
          components={{
            low: <Price chaos={bar.held?.lowChaos ?? null} size={12} hint="none" />,
            high: <Price chaos={bar.held?.highChaos ?? null} size={12} hint="none" />,
          }}
        />
      )}
    </span>
  );
}

/** Rounds bounds for the address outwards, so that no offer in the bar is excluded. */
export function writeRange({ lowChaos, highChaos }: { readonly lowChaos: number; readonly highChaos: number }) {
  return { lowestPrice: `${Math.floor(lowChaos * 100) / 100}c`, highestPrice: `${Math.ceil(highChaos * 100) / 100}c` };
}
