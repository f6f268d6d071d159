import type { CurrencyUnit } from '@poexchange/domain/currency';
import { ValueTable } from '../../../shared/chart/value-table.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import type { Scene } from './scene.ts';
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

/** The snapshots of the window as text, the newest first. */
export function PointTable({ heads, window, scene, unit, write }: PointTableProps) {
  const { t, language } = useTranslation();
  const read = () => {
    const shown = [...heads.entries()].filter(([, { createdAtMs }]) => createdAtMs >= window.fromMs && createdAtMs <= window.toMs);
    const rows = shown.slice(-MOST_ROWS).toReversed();
    return {
      rows: rows.map(([at, { id, createdAtMs, type, note }]) => ({
        key: id,
        title: writeSnapshotMoment(createdAtMs, language),
        cells: [
          t(`netWorthChart.legend.${type}`),
          <span key="total" className="inline-flex items-center gap-[3px]">
            {write(scene.totals[at] ?? 0)}
            <CurrencyGlyph unit={unit} size={12} />
          </span>,
          note,
        ],
      })),
      more: shown.length > MOST_ROWS ? t('netWorthChart.table.more', { count: shown.length - MOST_ROWS }) : undefined,
    };
  };
  return (
    <ValueTable
      title={t('netWorthChart.table.time')}
      columns={[
        { key: 'kind', title: t('netWorthChart.table.kind'), className: 'text-muted' },
        { key: 'total', title: t('netWorthChart.table.total'), className: 'num' },
        { key: 'note', title: t('netWorthChart.table.note'), className: 'max-w-[240px] truncate pl-4' },
      ]}
      read={read}
    />
  );
}
