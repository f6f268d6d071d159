import type { CurrencyUnit } from '@poexchange/domain/currency';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Amount } from './amount.tsx';
import { placeWaterfall, type WaterfallStep } from './waterfall-geometry.ts';

/** A bar of a waterfall chart. Amounts are rounded for display first, so that bars and numbers match. */
export type WaterfallEntry = {
  readonly id: string;
  readonly kind: 'total' | 'change';
  /** Level of a total, or amount of a change, in units. */
  readonly amount: number;
  readonly label: ReactNode;
  /** Second line of the label. */
  readonly sub?: ReactNode;
  /** `chosen` marks the total of the panel's snapshot. */
  readonly tone?: 'chosen' | 'plain';
};

export type WaterfallProps = {
  readonly label: string;
  readonly entries: readonly WaterfallEntry[];
  readonly decimals: number;
  /** Decimals for the totals, if different from the decimals for the changes. */
  readonly totalDecimals?: number;
  readonly unit: CurrencyUnit;
  readonly heightPx: number;
  /** Height of the label area below the bars. */
  readonly footPx?: number;
  readonly background?: 'page' | 'panel';
};

const HEAD_PX = 20;
const BAR_PX = 42;

/**
 * Shows the change from one total to another part by part. The axis is truncated if the changes would otherwise be too
 * small to see.
 */
export function Waterfall(props: WaterfallProps) {
  const { label, entries, decimals, totalDecimals = decimals, unit, heightPx, footPx = 20, background = 'panel' } = props;
  const { t } = useTranslation();
  const steps = entries.map(({ kind, amount }): WaterfallStep => (kind === 'total' ? { kind, level: amount } : { kind, amount }));
  const { bars, axis } = placeWaterfall(steps);
  const plotPx = heightPx - HEAD_PX - footPx;
  return (
    <figure aria-label={label} className="m-0">
      <ol className="flex" style={{ height: heightPx }}>
        {entries.map((entry, at) => {
          const bar = bars[at];
          if (bar === undefined) return null;
          const isTotal = entry.kind === 'total';
          const top = HEAD_PX + bar.top * plotPx;
          const height = Math.max(2, (bar.bottom - bar.top) * plotPx);
          const tone = isTotal
            ? entry.tone === 'chosen'
              ? 'bg-accent'
              : 'bg-s4'
            : entry.amount === 0
              ? 'bg-line-strong'
              : entry.amount < 0
                ? 'bg-down'
                : 'bg-up';
          return (
            <li key={entry.id} className="relative min-w-0 flex-1 list-none text-center text-12">
              <span className="absolute inset-x-[-8px] flex justify-center font-semibold" style={{ top: Math.max(0, top - HEAD_PX + 1) }}>
                <Amount
                  amount={entry.amount}
                  decimals={isTotal ? totalDecimals : decimals}
                  unit={unit}
                  kind={isTotal ? 'plain' : 'signed'}
                  glyphPx={12}
                />
              </span>
              <span
                aria-hidden="true"
                className={joinClasses('absolute left-1/2 max-w-[62%] -translate-x-1/2 overflow-hidden rounded-[3px]', tone)}
                style={{ top, height, width: BAR_PX }}
              >
                {isTotal && axis === 'cut' && height > 24 && <Cut background={background} />}
              </span>
              {at < entries.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute border-t border-dotted border-faint"
                  style={{
                    top: HEAD_PX + bar.end * plotPx,
                    left: `calc(50% + min(${BAR_PX / 2}px, 31%))`,
                    width: `calc(100% - min(${BAR_PX}px, 62%))`,
                  }}
                />
              )}
              <span className="absolute inset-x-0 border-t border-line pt-0.5 text-muted" style={{ top: heightPx - footPx }}>
                <span
                  className={joinClasses(footPx >= TWO_LINES_PX ? 'line-clamp-2 leading-[1.25]' : 'block truncate', isTotal && 'text-text')}
                >
                  {entry.label}
                </span>
                {entry.sub !== undefined && <span className="block truncate">{entry.sub}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {axis === 'cut' && <figcaption className="sr-only">{t('snapshot.panel.cutAxis')}</figcaption>}
    </figure>
  );
}

/** Minimum label area for two-line labels. */
const TWO_LINES_PX = 36;

/** Zigzag across the foot of a bar, which shows that the axis does not start at 0. */
function Cut({ background }: { readonly background: 'page' | 'panel' }) {
  return (
    <svg viewBox="0 0 42 8" width={BAR_PX} height={8} className="absolute bottom-[8px] left-0" fill="none">
      <path d="M-2 5l7-3 8 4 8-4 8 4 8-4 8 4" strokeWidth={3} className={background === 'panel' ? 'stroke-s1' : 'stroke-bg'} />
    </svg>
  );
}
