import { ValueTable } from '../../shared/chart/value-table.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../shared/i18n/write-values.ts';
import { Price } from '../../shared/ui/price.tsx';
import type { ChartPoint } from './chart-geometry.ts';

type CaptionProps = { readonly focused: ChartPoint | null; readonly isLogarithmic: boolean };

/** Shows the values at the focused point. */
export function Caption({ focused, isLogarithmic }: CaptionProps) {
  const { t } = useTranslation();
  return (
    <figcaption className="flex min-h-[22px] flex-wrap items-center justify-between gap-x-3 pt-1 text-12 text-muted" aria-live="polite">
      {focused === null ? (
        isLogarithmic && <span>{t('economy.logarithmic')}</span>
      ) : (
        <>
          <span>{writeMoment(focused.atMs)}</span>
          {focused.isHeld === true && <span className="text-warn">{t('economy.confidence.held')}</span>}
          {focused.band != null && (
            <span className="inline-flex items-center gap-1">
              <Price chaos={focused.band.low} size={12} weight="normal" hint="none" />
              {'–'}
              <Price chaos={focused.band.high} size={12} weight="normal" hint="none" />
            </span>
          )}
          <Price chaos={focused.chaos} size={12} hint="none" />
        </>
      )}
    </figcaption>
  );
}

const tableColumns = [
  { key: 'held', className: 'text-warn' },
  { key: 'price', className: 'num' },
];

/** The points as text, newest first. */
export function PointTable({ points }: { readonly points: readonly ChartPoint[] }) {
  const { t } = useTranslation();
  return (
    <ValueTable
      columns={tableColumns}
      read={() => ({
        rows: points.toReversed().map(({ atMs, chaos, isHeld }) => ({
          key: atMs,
          title: writeMoment(atMs),
          cells: [
            isHeld === true && t('economy.confidence.held'),
            <Price key="price" chaos={chaos} size={12} weight="normal" hint="none" />,
          ],
        })),
      })}
    />
  );
}

/**
 * A price without history: shows the range of asks and a note about the missing history. Its only point is the current
 * price.
 */
export function OnlyPoint({ point }: { readonly point: ChartPoint }) {
  const { t } = useTranslation();
  return (
    <div className="mx-4 flex h-[150px] flex-col items-center justify-center gap-2 rounded-md border border-dashed border-line text-center">
      <Price chaos={point.chaos} size={18} hint="none" />
      {point.band != null && (
        <span className="inline-flex items-center gap-1.5 text-12 text-muted">
          <Price chaos={point.band.low} size={12} weight="normal" hint="none" />
          {'–'}
          <Price chaos={point.band.high} size={12} weight="normal" hint="none" />
        </span>
      )}
      <p className="max-w-[38ch] text-12 text-muted">{t('economy.noHistory')}</p>
    </div>
  );
}
