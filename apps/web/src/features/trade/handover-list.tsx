import type { Game } from '@poexchange/domain/item';
import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { PHONE_QUERY, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import type { ChosenStack } from './choose-stacks.ts';
import { columnWidths, HandoverRow, ROW_GRID } from './handover-row.tsx';
import {
  toggleAll,
  toggleTick,
  type AmountRemark,
  type AmountRemarks,
  type Deal,
  type Entered,
  type HandoverRow as Row,
} from './handover.ts';

export type HandoverListProps = {
  readonly rows: readonly Row[];
  readonly stacksOf: ReadonlyMap<string, readonly ChosenStack[]>;
  readonly prices: ReadonlyMap<string, PriceEntry>;
  /** True until all item names have loaded. */
  readonly isNaming: boolean;
  readonly game: Game;
  readonly places: 'shown' | 'none';
  readonly isFixed: boolean;
  /** True while nothing has been handed over: the list shows the requested amounts. */
  readonly isRequested?: boolean;
  /** Role of the listing's owner: hands over sold items, or receives wanted items. The asker's view is read-only. */
  readonly deal: Deal;
  readonly marked: string | null;
  readonly onMark: (hash: string | null) => void;
  readonly onEnter: (change: (before: Entered) => Entered) => void;
  /** Total of the rows, shown below them and always visible while the rows scroll. */
  readonly sum: ReactNode;
  readonly remarks?: AmountRemarks;
  readonly onAmount?: (hash: string, amount: number, remark: AmountRemark | null) => void;
};

/** A trade's items under one header. A long list scrolls, and only visible rows are rendered. */
export function HandoverList(props: HandoverListProps) {
  const { rows, stacksOf, prices, isNaming, game, places, isFixed, isRequested = false, deal, marked, onMark, onEnter } = props;
  const { sum, remarks = noRemarks, onAmount = ignore } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const onTick = useCallback((hash: string) => onEnter((before) => toggleTick(before, hash)), [onEnter]);
  const tickable = rows.filter(({ amount }) => amount > 0);
  const isSeen = !isFixed && rows.some(({ item }) => (stacksOf.get(item.hash) ?? none).length > 0);
  const widths = columnWidths(t, rows, deal);
  const ticked = tickable.filter(({ isTicked }) => isTicked).length;
  const allTicked = ticked === 0 ? false : ticked === tickable.length ? true : ('mixed' as const);
  return (
    // A few rows stay visible regardless of the height of the content above and below.
    <div
      className="flex min-h-0 flex-col md:-ml-1 md:overflow-y-auto md:pl-1 md:[scrollbar-width:thin]"
      style={{ ...widths, minHeight: isPhone ? undefined : 34 + Math.min(rows.length, 4) * 47 + 40 }}
    >
      {/* Head, rows and sum scroll in one box, so that a scroll bar moves all their columns alike. */}
      <div
        className={joinClasses(ROW_GRID, 'sticky top-0 z-10 h-[34px] shrink-0 border-b border-line bg-bg text-12 text-muted max-md:hidden')}
      >
        {isFixed ? (
          <span />
        ) : (
          <Checkbox
            aria-label={t(deal === 'buys' ? 'trade.receivedAll' : 'trade.tickAll')}
            checked={allTicked}
            disabled={tickable.length === 0}
            onChange={() => onEnter((before) => toggleAll(before, rows))}
          />
        )}
        <span />
        <span>{t('trade.item')}</span>
        <span>{isSeen ? t('trade.inStash') : ''}</span>
        <span className={isFixed ? 'num' : undefined}>{t(isRequested ? requestedHeads[deal] : handedHeads[deal])}</span>
        <span className="num">{t('trade.sum')}</span>
      </div>
      <ul ref={list} aria-label={t('trade.items')} onKeyDown={(event) => moveOn(event, list.current)} className="shrink-0">
        {rows.map((row) => (
          <HandoverRow
            key={row.item.hash}
            row={row}
            entry={prices.get(row.item.hash)}
            isNaming={isNaming}
            stacks={stacksOf.get(row.item.hash) ?? none}
            game={game}
            places={places}
            deal={deal}
            isFixed={isFixed}
            isRequested={isRequested}
            isPhone={isPhone}
            remark={remarks[row.item.hash]}
            isMarked={marked === row.item.hash}
            onMark={onMark}
            onTick={onTick}
            onAmount={onAmount}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 flex min-h-[40px] shrink-0 items-center justify-between gap-3 bg-bg pt-1 max-md:static">{sum}</div>
    </div>
  );
}

const requestedHeads = { sells: 'trade.step.asked', buys: 'trade.offered' } as const;
const handedHeads = { sells: 'trade.handingOver', buys: 'trade.receiving' } as const;
const none: readonly ChosenStack[] = [];
const noRemarks: AmountRemarks = {};
const ignore = (): void => undefined;

/** Space ticks the checkbox natively and moves the focus to the next one; arrow keys move between checkboxes. */
function moveOn(event: KeyboardEvent, list: HTMLElement | null): void {
  const by = event.key === ' ' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || list === null || !(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('[data-tick]:not(:disabled)')];
  const box = boxes[boxes.indexOf(event.target) + by];
  if (event.key !== ' ') event.preventDefault();
  if (box === undefined) return;
  if (event.key === ' ') {
    // The browser would toggle the checkbox on key up, so toggle it here before the focus moves.
    event.preventDefault();
    event.target.click();
  }
  box.focus();
}

/** Ticks the first unticked row, and focuses the next. */
export function tickNext(root: ParentNode = document): void {
  const box = root.querySelector<HTMLInputElement>('[data-tick]:not(:disabled, :checked)');
  if (box === null) return;
  box.click();
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[data-tick]:not(:disabled)')];
  (boxes[boxes.indexOf(box) + 1] ?? box).focus();
}
