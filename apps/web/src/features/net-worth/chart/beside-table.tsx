import { ValueTable } from '../../../shared/chart/value-table.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { listBesideDays, type BesidePoint } from './beside.ts';

/** Maximum number of days listed, latest first; longer than any league lasts. */
const MOST_DAYS = 200;

export type BesideTableProps = {
  readonly lines: readonly { readonly id: string; readonly name: string; readonly points: readonly BesidePoint[] }[];
};

/** Several profiles as text, one row per day, latest first. */
export function BesideTable({ lines }: BesideTableProps) {
  const { t } = useTranslation();
  const points = lines.map((line) => line.points);
  return (
    <ValueTable
      label={t('netWorthChart.beside.chart')}
      columns={lines.map(({ id, name }) => ({ key: id, title: name, className: 'num max-w-[160px] truncate pl-4' }))}
      read={() => ({
        rows: listBesideDays(points, MOST_DAYS).map(({ day, values }) => ({
          key: day,
          title: t('netWorthChart.beside.day', { day }),
          cells: values.map((chaos) => <Price key={day} chaos={chaos} size={12} hint="none" />),
        })),
      })}
    />
  );
}
