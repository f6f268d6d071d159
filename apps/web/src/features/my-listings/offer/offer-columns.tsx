import { readViewUnit } from '@poexchange/domain/currency';
import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { CurrencyGlyph } from '../../../shared/ui/currency-glyph.tsx';
import { KindIcon } from '../../../shared/ui/kind-icon.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { Column } from '../../../shared/ui/virtual-table.tsx';
import { nameVariant, sayProperties } from '../../../shared/price-files/item-text.ts';
import { LinePrice, LineTotal, useReckoning } from './line-price.tsx';
import type { OfferLine, OfferSortColumn } from './offer-lines.ts';
import { TabsCell } from './tabs-cell.tsx';
import type { OfferActions } from './use-offer-actions.ts';
import type { OfferPlace } from '../../price-book/index.ts';

export type ColumnsOf = OfferActions & {
  readonly t: Translate;
  readonly place: OfferPlace;
  readonly multiplier: number;
  readonly tabsById: ReadonlyMap<StashTabId, StashTabInfo>;
};

/** The draft's columns; narrow tables have fewer. */
export function makeOfferColumns({
  t,
  place,
  multiplier,
  tabsById,
  onOffer,
  onPrice,
}: ColumnsOf): readonly Column<OfferLine, OfferSortColumn>[] {
  return [
    {
      id: 'offered',
      header: '',
      className: 'w-[20px]',
      cell: ({ entry, price, isOffered }) => (
        <Checkbox
          aria-label={t('offer.offerItem', { name: nameVariant(entry, t) })}
          checked={isOffered}
          disabled={price === null}
          onChange={(isOn) => onOffer(entry.hash, isOn ? 'yes' : 'no')}
        />
      ),
    },
    {
      id: 'item',
      header: t('offer.column.item'),
      className: 'min-w-[140px] flex-1',
      isSortable: true,
      cell: (line) => <ItemCell line={line} place={place} />,
    },
    {
      id: 'tabs',
      header: t('offer.column.tabs'),
      className: 'w-[96px] @max-[700px]:hidden',
      cell: ({ entry }) => <TabsCell tabIds={entry.tabIds} tabsById={tabsById} more={(count) => t('offer.moreTabs', { count })} />,
    },
    {
      id: 'quantity',
      header: t('offer.column.quantity'),
      className: 'w-[70px]',
      align: 'end',
      isSortable: true,
      cell: ({ entry }) => writeNumber(entry.quantity),
    },
    {
      id: 'value',
      header: t('offer.column.value'),
      className: 'w-[84px] @max-[620px]:hidden',
      align: 'end',
      isSortable: true,
      cell: ({ entry }) => <Price chaos={entry.valueChaos} weight="normal" hint="none" className="text-muted" />,
    },
    {
      id: 'price',
      header: <PriceHead />,
      className: 'w-[124px]',
      align: 'end',
      isSortable: true,
      cell: (line) => <LinePrice line={line} place={place} multiplier={multiplier} onPrice={onPrice} />,
    },
    {
      id: 'total',
      header: t('offer.column.total'),
      className: 'w-[96px]',
      align: 'end',
      isSortable: true,
      cell: (line) => (
        <LineTotal line={line} place={place} className={joinClasses(!line.isOffered && 'font-normal! text-faint line-through')} />
      ),
    },
  ];
}

/** Shows the unit in which prices are typed, because the fields have no room for the unit (D85). */
function PriceHead() {
  const { t } = useTranslation();
  const { unit } = readViewUnit(usePriceView());
  return (
    <span className="inline-flex items-center gap-1" title={t(`price.name.${unit}`)}>
      {t('offer.column.price')}
      <CurrencyGlyph unit={unit} size={12} />
    </span>
  );
}

/**
 * The item, its properties, and text that explains why its value is unreliable (D53) or is another variant's value
 * (D45).
 */
export function ItemCell({ line, place }: { readonly line: OfferLine; readonly place: OfferPlace }) {
  const { t } = useTranslation();
  const { entry, isOffered, price } = line;
  const reckoning = useReckoning({ line, place });
  const count = entry.borrowedPieces;
  const properties = sayProperties(entry.properties, t);
  const isOut = price !== null && !isOffered;
  const hasFacts = properties !== '' || entry.lowConfidence !== null || reckoning !== null;
  return (
    <span className={joinClasses('flex min-w-0 items-center gap-2.5', isOut && 'opacity-60')}>
      <KindIcon tag={entry.tag} path={entry.iconPath} name={entry.name} />
      <span className="min-w-0 leading-[14px]">
        <span className={hasFacts && count > 0 ? 'block truncate' : 'line-clamp-2 wrap-anywhere'} title={nameItem(entry.name)}>
          {nameItem(entry.name)}
        </span>
        {hasFacts && (
          <span className="block truncate text-12 text-muted" title={[reckoning, properties].filter(Boolean).join(' · ')}>
            {reckoning !== null && (
              <span className="text-accent">
                {reckoning}
                {(properties !== '' || entry.lowConfidence !== null) && ' · '}
              </span>
            )}
            {entry.lowConfidence !== null && (
              <span className="text-warn" title={t(`price.low.${entry.lowConfidence}`)}>
                {t(`offer.lowShort.${entry.lowConfidence}`)}
                {properties !== '' && ' · '}
              </span>
            )}
            {properties}
          </span>
        )}
        {count > 0 && (
          <Tooltip content={t('offer.borrowedHint', { count })}>
            <span className="block truncate text-12 text-muted">{t('offer.borrowed', { count })}</span>
          </Tooltip>
        )}
      </span>
    </span>
  );
}

/** Height of a table's rows, in px: the height of three lines if any item needs three. */
export function heightOfRows(lines: readonly OfferLine[]): number {
  return lines.some(({ entry }) => entry.borrowedPieces > 0) ? 58 : 44;
}
