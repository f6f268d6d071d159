import type { Translate } from '../../shared/i18n/use-translation.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Game } from '@poexchange/domain/item';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { layoutOfTab, type ChosenStack, type PlacedItem } from './choose-stacks.ts';

export type TradeItemRowProps = {
  readonly placed: PlacedItem;
  /** Undefined until the item's name has arrived. */
  readonly entry: PriceEntry | undefined;
  readonly game: Game;
  /** Where the items lie is for who hands them over. */
  readonly places: 'shown' | 'none';
  readonly isMarked: boolean;
  readonly onMark: (hash: string | null) => void;
};

export function TradeItemRow({ placed, entry, game, places, isMarked, onMark }: TradeItemRowProps) {
  const { t } = useTranslation();
  const { item, stacks } = placed;
  return (
    <li
      onPointerEnter={() => onMark(item.hash)}
      onPointerLeave={() => onMark(null)}
      className={joinClasses(
        'grid min-h-[50px] grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-b border-line-soft py-1.5 transition-colors',
        isMarked && places === 'shown' && 'bg-s2',
      )}
    >
      <ItemIcon path={entry?.iconPath ?? ''} />
      <span className="min-w-0 leading-[1.35]">
        {entry === undefined ? <Skeleton className="my-1 h-3 w-40" /> : <span className="block truncate">{entry.name}</span>}
        {places === 'shown' && (
          <span className="block text-12 text-muted">
            {stacks.length === 0 && game === 'poe2' ? t('trade.byHand') : sayPlaces(t, stacks)}
          </span>
        )}
      </span>
      <span className="flex items-center gap-x-2.5 max-sm:flex-col-reverse max-sm:items-end">
        <span className="num inline-flex items-center gap-1 text-muted max-sm:text-12">
          {t('trade.each', { quantity: item.quantity })}
          <Price chaos={item.price} weight="normal" hint="none" className="text-text" />
        </span>
        <span className="num min-w-[96px] max-sm:min-w-0">
          <Price chaos={item.price * item.quantity} hint="none" />
        </span>
      </span>
    </li>
  );
}

/** The first place in full, and how many more there are; the map beside it shows all. */
function sayPlaces(t: Translate, stacks: readonly ChosenStack[]): string {
  const [first, ...more] = stacks;
  if (first === undefined) return t('trade.noPlace');
  const place = sayPlace(t, first);
  return more.length === 0 ? place : `${place} · ${t('trade.morePlaces', { count: more.length })}`;
}

function sayPlace(t: Translate, { place, take }: ChosenStack): string {
  const tab = place.tabName ?? '';
  if (place.x === null || place.y === null || place.tabId === null) return t('trade.byHand');
  const where =
    layoutOfTab(place.tabType).kind === 'slots'
      ? t('trade.slot', { tab, slot: place.x + 1 })
      : t('trade.place', { tab, column: place.x + 1, row: place.y + 1 });
  return take < place.stackSize ? `${where} · ${t('trade.stackOf', { count: take, size: place.stackSize })}` : where;
}
