import { useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { joinClasses } from '../ui/classes.ts';

export type ValueTableProps = {
  readonly label?: string;
  /** Columns after the first column; `title` is undefined in a table without a header. */
  readonly columns: readonly { readonly key: string; readonly title?: string; readonly className?: string }[];
  /** Title of the first column. */
  readonly title?: string;
  /** Returns the rows, plus a line shown below them if there are further rows. */
  readonly read: () => { readonly rows: readonly TableRow[]; readonly more?: string | undefined };
};
export type TableRow = { readonly key: string | number; readonly title: string; readonly cells: readonly ReactNode[] };

/** A chart's values as a text table, which is read and rendered only once it is opened. */
export function ValueTable({ label, columns, title, read }: ValueTableProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { rows, more } = isOpen ? read() : { rows: [] };
  return (
    <details className="text-12" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-block rounded-sm py-1 text-muted">{t('economy.asTable')}</summary>
      {isOpen && (
        <div className="max-h-[320px] overflow-auto">
          <table className="w-full" aria-label={label}>
            {columns.some((column) => column.title !== undefined) && (
              <thead>
                <tr className="text-left text-muted">
                  {title === undefined ? <td /> : <th className="py-1 font-normal">{title}</th>}
                  {columns.map((column) => (
                    <th key={column.key} scope="col" className={joinClasses('py-1 font-normal', column.className)}>
                      {column.title}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className="border-t border-line-soft">
                  <th scope="row" className="py-1 text-left font-normal whitespace-nowrap text-muted">
                    {row.title}
                  </th>
                  {columns.map(({ key, className }, at) => (
                    <td key={key} className={joinClasses('py-1', className)}>
                      {row.cells[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {more !== undefined && <p className="py-1 text-muted">{more}</p>}
        </div>
      )}
    </details>
  );
}
