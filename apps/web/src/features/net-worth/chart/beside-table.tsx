import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { listBesideDays, type BesidePoint } from './beside.ts';

/** Most days that are listed, the latest: a league is shorter. */
const MOST_DAYS = 200;

export type BesideTableProps = {
  readonly lines: readonly { readonly id: string; readonly name: string; readonly points: readonly BesidePoint[] }[];
};

/** Several profiles as text, a row per day, the latest first; rendered once it is opened. */
export function BesideTable({ lines }: BesideTableProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const days = isOpen
    ? listBesideDays(
        lines.map(({ points }) => points),
        MOST_DAYS,
      )
    : [];
  return (
    <details className="text-12" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-block rounded-sm py-1 text-muted">{t('economy.asTable')}</summary>
      {isOpen && (
        <div className="max-h-[320px] overflow-auto">
          <table className="w-full" aria-label={t('netWorthChart.beside.chart')}>
            <thead>
              <tr className="text-left text-muted">
                <td />
                {lines.map(({ id, name }) => (
                  <th key={id} scope="col" className="num max-w-[160px] truncate py-1 pl-4 font-normal">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, values }) => (
                <tr key={day} className="border-t border-line-soft">
                  <th scope="row" className="py-1 text-left font-normal whitespace-nowrap text-muted">
                    {t('netWorthChart.beside.day', { day })}
                  </th>
                  {values.map((chaos, at) => (
                    <td key={lines[at]?.id} className="num py-1 pl-4">
                      <Price chaos={chaos} size={12} hint="none" />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
