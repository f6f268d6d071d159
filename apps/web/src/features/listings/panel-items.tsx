import type { Side } from '@poexchange/contract/rest';
import { roundMultiplier } from '@poexchange/domain/currency';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Stepper } from '../../shared/ui/stepper.tsx';
import { phoneQuery, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import type { ListingItemView } from './listing-view.ts';
import { PercentText } from './listing-cells.tsx';
import type { Selection, Wanted } from './selection.ts';

export type PanelItemsProps = {
  readonly items: readonly ListingItemView[];
  readonly selection: Selection;
  readonly onSet: (hash: string, quantity: number) => void;
  /** A whole-listing offer, or one that cannot be bought now: quantities are fixed. */
  readonly isFixed: boolean;
  /** What the filter asks for stands out. */
  readonly wanted: Wanted;
  /** The listing's percent of value; an item priced otherwise says so. */
  readonly usualPercent: number;
  /** On a want-to-buy listing the quantities are what is wanted. */
  readonly side: Side;
};

/** On a phone the controls get a line of their own. */
const rowHeights = { wide: 50, phone: 88 } as const;

/** The items of a listing with what is taken of each. Only the rows in sight are drawn. */
export function PanelItems({ items, selection, onSet, isFixed, wanted, usualPercent, side }: PanelItemsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useMediaQuery(phoneQuery) ? rowHeights.phone : rowHeights.wide;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return (
    <div
      ref={scroller}
      // A whole listing has nothing in it to focus: the keyboard scrolls the list itself.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li key={item.hash} className="absolute inset-x-0 top-0" style={{ height: rowHeight, transform: `translateY(${start}px)` }}>
              <PanelItem
                item={item}
                taken={selection[item.hash] ?? 0}
                onSet={onSet}
                isFixed={isFixed}
                isWanted={wanted.has(item.hash)}
                usualPercent={usualPercent}
                side={side}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type PanelItemProps = {
  readonly item: ListingItemView;
  readonly taken: number;
  readonly onSet: (hash: string, quantity: number) => void;
  readonly isFixed: boolean;
  readonly isWanted: boolean;
  readonly usualPercent: number;
  /** On a want-to-buy listing the quantities are what is wanted. */
  readonly side: Side;
};

const PanelItem = memo(function PanelItem({ item, taken, onSet, isFixed, isWanted, usualPercent, side }: PanelItemProps) {
  const { t } = useTranslation();
  const { summary, price, quantity, hash } = item;
  return (
    <div
      className={joinClasses(
        'grid h-full grid-cols-[28px_minmax(0,1fr)_auto_84px] items-center gap-x-2 border-b border-line-soft px-4',
        'max-md:grid-cols-[28px_minmax(0,1fr)_auto] max-md:grid-rows-[auto_auto] max-md:content-center max-md:gap-y-1',
        isWanted && 'bg-hit/40 shadow-[inset_2px_0_0_var(--color-accent)]',
        taken === 0 && 'text-muted',
      )}
    >
      <ItemIcon path={summary.iconPath} className={taken === 0 ? 'opacity-60' : ''} />
      <span className="min-w-0 leading-[1.35] max-md:col-span-2">
        <span className="block truncate" title={summary.name}>
          {summary.name}
        </span>
        <ItemFacts item={item} usualPercent={usualPercent} side={side} />
      </span>
      <Stepper
        label={t('listing.quantityOf', { name: summary.name })}
        decreaseLabel={t('listing.less')}
        increaseLabel={t('listing.more')}
        value={taken}
        min={0}
        max={quantity}
        disabled={isFixed}
        onChange={(next) => onSet(hash, next)}
        className="max-md:col-start-2 max-md:justify-self-start"
      />
      <span className="num">{taken === 0 ? <span className="text-faint">{'–'}</span> : <Price chaos={price * taken} hint="none" />}</span>
    </div>
  );
});

/** Percentages this close are the same, after rounding. */
const samePercentWithin = 2;

function ItemFacts({ item, usualPercent, side }: Pick<PanelItemProps, 'item' | 'usualPercent' | 'side'>) {
  const { t } = useTranslation();
  const { primaryValuation, price, quantity } = item;
  const { valueChaos, lowConfidence } = primaryValuation;
  const percent = valueChaos === null ? null : roundMultiplier((price / valueChaos) * 100);
  return (
    <span className="block truncate text-12 text-muted">
      <Price chaos={price} size={12} weight="normal" hint="none" className="align-middle" />
      {` ${t('listing.each')} · ${t(side === 'buy' ? 'listing.wanted' : 'listing.inStock', { count: quantity })}`}
      {percent !== null && Math.abs(percent - usualPercent) > samePercentWithin && (
        <>
          {' · '}
          <PercentText percent={percent} side={side} />
        </>
      )}
      {lowConfidence !== null && (
        <span className="text-warn" title={t(`price.low.${lowConfidence}`)}>
          {` · ${t(`listing.low.${lowConfidence}`)}`}
        </span>
      )}
    </span>
  );
}
