import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '../../shared/ui/classes.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Stepper } from '../../shared/ui/stepper.tsx';
import type { ListingItemView } from './listing-view.ts';
import { PercentText } from './listing-cells.tsx';
import type { Selection } from './selection.ts';

export type PanelItemsProps = {
  readonly items: readonly ListingItemView[];
  readonly selection: Selection;
  readonly onSet: (hash: string, quantity: number) => void;
  /** A whole-listing offer, or one that cannot be bought now: quantities are fixed. */
  readonly isFixed: boolean;
  /** What was searched for stands out. */
  readonly searched: ReadonlySet<string> | null;
};

const rowHeight = 50;

/** The items of a listing with what is taken of each. Only the rows in sight are drawn. */
export function PanelItems({ items, selection, onSet, isFixed, searched }: PanelItemsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({ count: items.length, getScrollElement: () => scroller.current, estimateSize: () => rowHeight, overscan: 6 });
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li key={item.hash} className="absolute inset-x-0 top-0" style={{ height: rowHeight, transform: `translateY(${start}px)` }}>
              <PanelItem item={item} taken={selection[item.hash] ?? 0} onSet={onSet} isFixed={isFixed} isSearched={searched?.has(item.hash) === true} />
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
  readonly isSearched: boolean;
};

const PanelItem = memo(function PanelItem({ item, taken, onSet, isFixed, isSearched }: PanelItemProps) {
  const { t } = useTranslation();
  const { entry, price, quantity, hash } = item;
  const percent = entry.valueChaos === null ? null : (price / entry.valueChaos) * 100;
  return (
    <div
      className={joinClasses(
        'grid h-full grid-cols-[28px_minmax(0,1fr)_auto_76px] items-center gap-2.5 border-b border-line-soft px-4',
        isSearched && 'bg-hit/40',
        taken === 0 && 'text-muted',
      )}
    >
      <ItemIcon path={entry.iconPath} className={taken === 0 ? 'opacity-60' : ''} />
      <span className="min-w-0 leading-[1.35]">
        <span className="block truncate" title={entry.name}>
          {entry.name}
        </span>
        <span className="flex items-center gap-1 truncate text-12 text-muted">
          <Price chaos={price} size={12} weight="normal" hint="none" />
          <span>{t('listing.each')}</span>
          {percent !== null && (
            <>
              <span aria-hidden="true">{'·'}</span>
              <PercentText percent={percent} />
            </>
          )}
          <span aria-hidden="true">{'·'}</span>
          <span className="truncate">{t('listing.inStock', { count: quantity })}</span>
          {entry.lowConfidence !== null && (
            <span className="shrink-0 text-warn" title={t(`price.low.${entry.lowConfidence}`)}>
              {`· ${t(`listing.low.${entry.lowConfidence}`)}`}
            </span>
          )}
        </span>
      </span>
      <Stepper
        label={t('listing.quantityOf', { name: entry.name })}
        decreaseLabel={t('listing.less')}
        increaseLabel={t('listing.more')}
        value={taken}
        min={0}
        max={quantity}
        disabled={isFixed}
        onChange={(next) => onSet(hash, next)}
      />
      <span className="num">{taken === 0 ? <span className="text-faint">{'–'}</span> : <Price chaos={price * taken} hint="none" />}</span>
    </div>
  );
});
