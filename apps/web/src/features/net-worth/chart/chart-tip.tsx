import type { CurrencyUnit } from '@poexchange/domain/currency';
import { writeDecimal } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import { decimalsForTotal } from '../parts/round-parts.ts';
import { partBackgrounds, type PartColour } from '../parts/total-parts.ts';

export type TipPart = { readonly id: string; readonly name: string; readonly amount: number; readonly colour: PartColour };
export type ChartTipProps = {
  readonly moment: string;
  readonly total: number;
  readonly unit: CurrencyUnit;
  readonly parts: readonly TipPart[];
  /** Additional lines: a note, the rate, trades. */
  readonly lines: readonly string[];
  /** Position of the snapshot and width of the chart, in pixels. */
  readonly x: number;
  readonly width: number;
};

const GAP = 12;

/** The snapshot under the pointer: time, total and parts, in the chart's stacking order from the top. */
export function ChartTip({ moment, total, unit, parts, lines, x, width }: ChartTipProps) {
  const digits = decimalsForTotal(total);
  const isRight = x < width / 2;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-[30px] z-10 min-w-[180px] rounded-md border border-line-strong bg-s3 px-2.5 py-2 text-12 whitespace-nowrap shadow-float"
      style={isRight ? { left: x + GAP } : { right: width - x + GAP }}
    >
      <div className="flex items-center justify-between gap-4 pb-1">
        <span>{moment}</span>
        <span className="inline-flex items-center gap-[3px] font-semibold">
          {writeDecimal(total, digits)}
          <CurrencyGlyph unit={unit} size={12} />
        </span>
      </div>
      {parts.toReversed().map((part) => (
        <div key={part.id} className="grid h-[18px] grid-cols-[10px_minmax(0,1fr)_auto] items-center gap-2">
          <span className={joinClasses('size-[10px] rounded-[3px]', partBackgrounds[part.colour])} />
          <span className="max-w-[160px] truncate text-muted">{part.name}</span>
          <span className="num">{writeDecimal(part.amount, digits)}</span>
        </div>
      ))}
      {lines.length > 0 && (
        <div className="mt-1 max-w-[240px] border-t border-line-strong pt-1 whitespace-normal text-muted">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      )}
    </div>
  );
}
