import type { CurrencyUnit } from '@poexchange/domain/currency';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import type { Scene } from './paint.ts';
import { writeSnapshotMoment } from './snapshot-words.ts';
import type { TimeWindow } from './window.ts';

/** Most rows that are listed; further ones are counted, and a smaller window shows them. */
const MOST_ROWS = 200;

type PointTableProps = {
  readonly heads: readonly SnapshotHead[];
  readonly window: TimeWindow;
  readonly scene: Scene;
  readonly unit: CurrencyUnit;
  readonly write: (total: number) => string;
};

/** The snapshots of the window as text, the newest first; rendered once it is opened. */
export function PointTable({ heads, window, scene, unit, write }: PointTableProps) {
  const { t, language } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen
    ? heads.flatMap((head, at) => (head.createdAtMs >= window.fromMs && head.createdAtMs <= window.toMs ? [{ head, at }] : [])).toReversed()
    : [];
  return (
    <details className="text-12" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-block rounded-sm py-1 text-muted">{t('economy.asTable')}</summary>
      {isOpen && (
        <div className="max-h-[320px] overflow-y-auto">
          <table className="w-full">
            <thead>
              <tr className="text-left text-muted">
                <th className="py-1 font-normal">{t('netWorthChart.table.time')}</th>
                <th className="py-1 font-normal">{t('netWorthChart.table.kind')}</th>
                <th className="num py-1 font-normal">{t('netWorthChart.table.total')}</th>
                <th className="py-1 pl-4 font-normal">{t('netWorthChart.table.note')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, MOST_ROWS).map(({ head, at }) => (
                <tr key={head.id} className="border-t border-line-soft">
                  <th scope="row" className="py-1 text-left font-normal text-muted">
                    {writeSnapshotMoment(head.createdAtMs, language)}
                  </th>
                  <td className="py-1 text-muted">{t(`netWorthChart.legend.${head.type}`)}</td>
                  <td className="num py-1">
                    <span className="inline-flex items-center gap-[3px]">
                      {write(scene.totals[at] ?? 0)}
                      <CurrencyGlyph unit={unit} size={12} />
                    </span>
                  </td>
                  <td className="max-w-[240px] truncate py-1 pl-4">{head.note}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length > MOST_ROWS && (
            <p className="py-1 text-muted">{t('netWorthChart.table.more', { count: shown.length - MOST_ROWS })}</p>
          )}
        </div>
      )}
    </details>
  );
}
