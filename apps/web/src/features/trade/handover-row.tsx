import type { Game } from '@poexchange/domain/item';
import { memo, type CSSProperties } from 'react';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { nameVariant } from '../../shared/price-files/item-text.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import type { ChosenStack } from './choose-stacks.ts';
import { AmountCell, ItemCell, sayThere, There, type HandoverCellProps } from './handover-cells.tsx';
import type { AmountRemark, Deal, HandoverRow as Row } from './handover.ts';

/**
 * The same columns for the header and every row, as wide as their longest text ({@link columnWidths}); on a phone each
 * row is a block.
 */
export const ROW_GRID =
  'grid items-center gap-x-2.5 grid-cols-[24px_28px_minmax(0,1fr)_auto] md:grid-cols-[20px_28px_minmax(0,1fr)_var(--there-width)_var(--amount-width)_100px]';

/** Widths of the number columns, computed from each column's longest text because each row is a separate grid. */
export function columnWidths(t: Translate, rows: readonly Row[], deal: Deal): CSSProperties {
  const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(countCells));
  const there = longest(rows.map((row) => sayThere(t, row, deal)));
  const requested = longest(rows.map(({ item }) => t('trade.ofAsked', { count: item.quantity })));
  return {
    '--there-width': `max(96px, ${20 + there * CELL_PX}px)`,
    '--amount-width': `max(164px, ${130 + requested * CELL_PX}px)`,
  } as CSSProperties;
}

/** Width of a digit at a font size of 12 px, in px. */
const CELL_PX = 7;

/** Width of text, in digits: East Asian characters are two digits wide. */
const countCells = (text: string): number => text.length + (text.match(/[\u1100-\uffdc]/g)?.length ?? 0);

export type HandoverRowProps = Omit<HandoverCellProps, 'name'> & {
  /** Undefined until the item's name has loaded, or if the item has no name. */
  readonly entry: PriceEntry | undefined;
  readonly isNaming: boolean;
  readonly stacks: readonly ChosenStack[];
  readonly game: Game;
  /** Whether the items' positions are shown; only the person who hands the items over sees them. */
  readonly places: 'shown' | 'none';
  readonly isPhone: boolean;
  readonly isMarked: boolean;
  readonly onMark: (hash: string | null) => void;
  readonly onTick: (hash: string) => void;
  readonly remark: AmountRemark | undefined;
  readonly onAmount: (hash: string, amount: number, remark: AmountRemark | null) => void;
};

/**
 * An item in a trade: its availability, the pieces handed over, and their price. Space on the checkbox ticks the row
 * and moves the focus to the next row.
 */
export const HandoverRow = memo(function HandoverRow(props: HandoverRowProps) {
  const { row, entry, isNaming, stacks, game, places, deal, isFixed, isRequested, isPhone, isMarked, remark, onMark, onTick, onAmount } =
    props;
  const { t } = useTranslation();
  const { item, amount } = row;
  const name = entry === undefined ? t('trade.unknownItem') : nameVariant(entry, t);
  const cell = { row, name, deal, isFixed, isRequested };
  const isSeen = stacks.length > 0;
  return (
    <li
      data-row={item.hash}
      onPointerEnter={() => onMark(item.hash)}
      onPointerLeave={() => onMark(null)}
      onFocus={() => onMark(item.hash)}
      className={joinClasses(
        ROW_GRID,
        'min-h-[46px] border-b border-line-soft py-1 transition-colors [contain-intrinsic-size:auto_46px] [content-visibility:auto] max-md:min-h-[56px] max-md:py-2',
        isMarked && 'bg-s2',
      )}
    >
      <TickCell {...cell} onTick={onTick} />
      <ItemIcon path={entry?.iconPath ?? ''} mark={entry?.name ?? ''} />
      <ItemCell
        {...cell}
        entry={entry}
        isNaming={isNaming}
        isPhone={isPhone}
        places={places === 'shown' ? { stacks, game } : null}
        isSeen={isSeen}
      />
      <span className="flex items-center max-md:hidden">
        <There {...cell} isSeen={isSeen} />
      </span>
      <AmountCell {...cell} remark={remark} onAmount={onAmount} />
      <span className="num">
        <Price chaos={amount === 0 ? null : item.price * amount} hint="none" />
      </span>
    </li>
  );
});

/** The checkbox of the row; in a read-only row, a mark that shows whether the item was handed over. */
function TickCell({ row, name, deal, isFixed, isRequested, onTick }: HandoverCellProps & { readonly onTick: (hash: string) => void }) {
  const { t } = useTranslation();
  const { item, amount, isTicked } = row;
  if (isFixed) {
    return <span className="grid place-items-center text-up">{amount > 0 && !isRequested && <Glyph name="check" size={14} />}</span>;
  }
  return (
    <span className="relative grid size-4 place-items-center max-md:size-[24px]">
      <input
        type="checkbox"
        data-tick=""
        aria-label={t(deal === 'buys' ? 'trade.received' : 'trade.tick', { name })}
        checked={isTicked}
        disabled={amount === 0}
        onChange={() => onTick(item.hash)}
        className="peer size-full appearance-none rounded-sm border border-line-strong bg-s2 after:absolute after:-inset-2.5 checked:border-accent checked:bg-accent hover:not-disabled:border-muted disabled:border-dashed disabled:opacity-60"
      />
      <Glyph name="check" size={12} className="pointer-events-none absolute hidden text-accent-ink peer-checked:block" />
    </span>
  );
}
