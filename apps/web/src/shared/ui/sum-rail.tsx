import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { CurrencyGlyph } from './currency-glyph.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { Glyph } from './glyph.tsx';
import { Tooltip } from './tooltip.tsx';
import { writeShortAmount, type SumUnit } from './short-amount.ts';

export type SumRow = {
  readonly id: string;
  readonly label: string;
  readonly chaos: number;
  /** A drawing before the label: the legend of a chart, or the kind of a tab. */
  readonly mark: ReactNode;
  /** Why the sum is not current. */
  readonly warning?: string;
};

export type SumRailProps = {
  readonly label: string;
  readonly title: string;
  readonly unit: SumUnit;
  readonly rows: readonly SumRow[];
  readonly chosen: readonly string[];
  /** `adds` for a press with Ctrl, which adds to the selection. */
  readonly onPress: (id: string, how: 'only' | 'adds') => void;
  /** The row for everything; `isOn` is true if no filter is active. */
  readonly all?: { readonly chaos: number; readonly isOn: boolean; readonly onPress: () => void };
  /** The sum of all rows, displayed above them if `all` is missing. */
  readonly total?: number;
  readonly action?: ReactNode;
};

const ROW =
  'flex h-[27px] w-full shrink-0 items-center gap-2 rounded-md px-2 text-left text-muted transition-colors hover:bg-s2 hover:text-text aria-pressed:bg-s3 aria-pressed:text-text';

/** Sums per part, largest first or in their given order: legend, table and filter at once. */
export function SumRail({ label, title, unit, rows, chosen, onPress, all, total, action }: SumRailProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={label} className="flex flex-col">
      <h2 className="flex items-center gap-1 px-2 pb-1 text-12 font-medium text-muted">
        {title}
        <span className="ml-auto flex shrink-0 items-center gap-1 whitespace-nowrap">
          {total !== undefined && <span className="text-text">{writeShortAmount(total, unit)}</span>}
          {action ?? <CurrencyGlyph unit={unit.unit} size={12} />}
        </span>
      </h2>
      {all !== undefined && (
        <button type="button" aria-pressed={all.isOn} onClick={all.onPress} className={ROW}>
          {t('netWorth.rail.all')}
          <span className="ml-auto text-text">{writeShortAmount(all.chaos, unit)}</span>
        </button>
      )}
      {rows.map((row) => (
        <RailRow key={row.id} row={row} unit={unit} isOn={chosen.includes(row.id)} onPress={(how) => onPress(row.id, how)} />
      ))}
    </div>
  );
}

function RailRow({
  row,
  unit,
  isOn,
  onPress,
}: {
  readonly row: SumRow;
  readonly unit: SumUnit;
  readonly isOn: boolean;
  readonly onPress: (how: 'only' | 'adds') => void;
}) {
  const button = (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={(event) => onPress(event.ctrlKey || event.metaKey ? 'adds' : 'only')}
      className={ROW}
    >
      {row.warning === undefined ? row.mark : <Glyph name="warning" className="text-warn" />}
      <span className="min-w-0 truncate" title={row.label}>
        {row.label}
      </span>
      {row.warning !== undefined && <span className="sr-only">{row.warning}</span>}
      <span className={joinClasses('ml-auto text-text', row.chaos < 0 && 'text-down')}>{writeShortAmount(row.chaos, unit)}</span>
    </button>
  );
  return row.warning === undefined ? button : <Tooltip content={row.warning}>{button}</Tooltip>;
}
