import type { Side } from '@poexchange/contract/rest';
import { roundMultiplier } from '@poexchange/domain/currency';
import { memo, useId, type CSSProperties } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { KindIcon } from '../../../shared/ui/kind-icon.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { TypingPhase } from '../../../shared/ui/use-typed-quantity.ts';
import { VirtualList } from '../../../shared/ui/virtual-list.tsx';
import { VariantName } from '../../../shared/ui/variant-name.tsx';
import type { ListingItemView } from '../listing-view.ts';
import { LimitButton } from './limit-button.tsx';
import { PercentText } from '../listing-cells.tsx';
import type { PriceLimits } from '../price-limits.ts';
import { QuantityField, QuantityNote } from './quantity-field.tsx';
import type { QuantityRemark, Selection, Wanted } from '../selection.ts';
import { hasMods, StackMods, type StacksOf } from './stack-mods.tsx';
import type { QuantityRemarks } from './use-panel-selection.ts';

export type PanelItemsProps = {
  readonly items: readonly ListingItemView[];
  readonly selection: Selection;
  readonly remarks: QuantityRemarks;
  readonly onSet: (hash: string, quantity: number) => void;
  readonly onType: (hash: string, text: string, phase: TypingPhase) => void;
  /** True for a listing sold only as a whole, or one that cannot be bought now: quantities are fixed. */
  readonly isFixed: boolean;
  /** True for a listing that has ended: none of its items are in stock. */
  readonly isEnded?: boolean;
  /** Items that match the filter, which are highlighted. */
  readonly wanted: Wanted;
  /** On a want-to-buy listing the quantities are the wanted quantities. */
  readonly side: Side;
  /** The user's maximum price for one piece; null if nothing can be bought. */
  readonly limits: PriceLimits | null;
  /** The listing whose stacks can be read; null if its items are not in a stash. */
  readonly stacksOf: StacksOf | null;
};

/**
 * Returns a field width that fits the largest stock in any row, so that fields are aligned and no number is cut off.
 */
function countWidth(items: PanelItemsProps['items']): string {
  const longest = Math.max(0, ...items.map(({ quantity }) => writeNumber(quantity).length));
  return `max(46px, ${longest + 1}ch)`;
}

/** On a phone the controls are on a separate line. */
const rowHeights = { wide: 70, phone: 122 } as const;
/** Space for another line of facts: the wanted pieces, or map mods. */
const MORE_FACTS_HEIGHT = 16;

/** A listing's items with the selected amounts. Only visible rows are rendered. */
export function PanelItems({ items, ...rest }: PanelItemsProps) {
  const hasMoreFacts = rest.side === 'buy' || items.some((item) => hasMods(item));
  const rowHeight = (useMediaQuery(PHONE_QUERY) ? rowHeights.phone : rowHeights.wide) + (hasMoreFacts ? MORE_FACTS_HEIGHT : 0);
  return (
    <VirtualList
      isFocusable
      rows={items}
      rowKey={({ hash }) => hash}
      rowHeight={rowHeight}
      style={{ '--count-width': countWidth(items) } as CSSProperties}
    >
      {(item) => <PanelItem item={item} {...rest} />}
    </VirtualList>
  );
}

type PanelItemProps = Omit<PanelItemsProps, 'items'> & { readonly item: ListingItemView };

/** One item of a listing with its quantity field. */
export function PanelItem({ item, selection, remarks, wanted, ...rest }: PanelItemProps) {
  const { hash } = item;
  return <ItemRow item={item} taken={selection[hash] ?? 0} remark={remarks[hash]} isWanted={wanted.has(hash)} {...rest} />;
}

type ItemRowProps = Omit<PanelItemProps, 'selection' | 'remarks' | 'wanted'> & {
  readonly taken: number;
  readonly remark: QuantityRemark | undefined;
  readonly isWanted: boolean;
};

const ItemRow = memo(function ItemRow({
  item,
  taken,
  remark,
  onSet,
  onType,
  isFixed,
  isEnded = false,
  isWanted,
  side,
  limits,
  stacksOf,
}: ItemRowProps) {
  const noteId = useId();
  const { t } = useTranslation();
  const { summary, price, quantity, hash } = item;
  const field = {
    id: noteId,
    name: nameVariant(summary, t),
    taken,
    stock: quantity,
    remark,
    isFixed,
    onSet: (next: number) => onSet(hash, next),
  };
  return (
    <div
      className={joinClasses(
        'grid h-full grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-b border-line-soft px-4',
        'max-md:grid-rows-[auto_auto] max-md:content-center max-md:gap-y-1.5',
        isWanted && 'bg-hit/40 shadow-[inset_2px_0_0_var(--color-accent)]',
      )}
    >
      <KindIcon tag={summary.tag} path={summary.iconPath} name={summary.name} className={taken === 0 ? 'opacity-60' : ''} />
      <span className={joinClasses('min-w-0 leading-[1.35] max-md:col-span-2', taken === 0 && 'text-muted')}>
        <VariantName name={summary.name} properties={summary.properties} />
        <ItemFacts item={item} side={side} limits={limits} stacksOf={stacksOf} />
      </span>
      <span className="max-md:col-span-2 max-md:col-start-2">
        <span className="flex items-center gap-2">
          <QuantityField {...field} onType={(text, phase) => onType(hash, text, phase)} />
          <span className={joinClasses('num w-[90px] max-md:flex-1', taken === 0 && 'text-muted')}>
            {taken === 0 ? <span className="text-faint">{'–'}</span> : <Price chaos={price * taken} hint="none" />}
          </span>
        </span>
        {!isEnded && <QuantityNote {...field} side={side} />}
      </span>
    </div>
  );
});

function ItemFacts({ item, side, limits, stacksOf }: Pick<ItemRowProps, 'item' | 'side' | 'limits' | 'stacksOf'>) {
  const { t } = useTranslation();
  const { primaryValuation, price, quantity, hash, summary } = item;
  const { valueChaos, lowConfidence } = primaryValuation;
  const percent = valueChaos === null ? null : roundMultiplier((price / valueChaos) * 100);
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 text-12 text-muted">
      <span className="whitespace-nowrap">
        <Price chaos={price} size={12} weight="normal" hint="none" className="align-middle" />
        {` ${t('listing.each')}`}
      </span>
      {/* Keeps the link to a limit on the line of its text. */}
      <span className="inline-flex items-baseline gap-x-1.5 whitespace-nowrap empty:hidden">
        {percent !== null && <PercentText percent={percent} side={side} />}
        {limits !== null && <LimitButton hash={hash} name={nameVariant(summary, t)} price={price} limits={limits} />}
      </span>
      {stacksOf !== null && hasMods(item) && <StackMods hash={hash} name={nameVariant(summary, t)} listing={stacksOf} />}
      {side === 'buy' && <span className="whitespace-nowrap">{t('listing.wanted', { count: quantity })}</span>}
      {lowConfidence !== null && (
        <Tooltip content={t(`price.low.${lowConfidence}`)}>
          <span className="whitespace-nowrap text-warn">{t(`listing.low.${lowConfidence}`)}</span>
        </Tooltip>
      )}
    </span>
  );
}
