import type { StashTabId } from '@poexchange/domain/ids';
import { useMemo } from 'react';
import { listingLimits } from '@poexchange/domain/listing';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { VirtualTable, type Column } from '../../../shared/ui/virtual-table.tsx';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { LinePrice, LineTotal, useLineProblem } from '../offer/line-price.tsx';
import { heightOfRows, ItemCell, makeOfferColumns } from '../offer/offer-columns.tsx';
import type { OfferLine } from '../offer/offer-lines.ts';
import { useOfferActions, type OfferActions } from '../offer/use-offer-actions.ts';
import type { OfferPlace } from '../../price-book/index.ts';

export type ManualTableProps = {
  readonly lines: readonly OfferLine[];
  readonly place: OfferPlace;
  readonly multiplier: number;
  readonly onQuantity: (hash: string, quantity: number) => void;
  readonly onRemove: (hash: string) => void;
};

const rowKey = (line: OfferLine): string => line.entry.hash;
const noTabs = new Map<StashTabId, never>();

/** Table of manual entries with editable quantities, and the same prices as for items from the stash. */
export function ManualTable(props: ManualTableProps) {
  const { lines, place, multiplier, onQuantity, onRemove } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { onOffer, onPrice } = useOfferActions(place);
  const columns = useMemo(() => {
    const quantity: Column<OfferLine> = {
      id: 'quantity',
      header: t('offer.column.quantity'),
      className: 'w-[96px]',
      align: 'end',
      cell: (line) => <QuantityField line={line} onQuantity={onQuantity} />,
    };
    const remove: Column<OfferLine> = {
      id: 'remove',
      header: <span className="sr-only">{t('notifications.remove')}</span>,
      className: 'w-[28px]',
      align: 'end',
      cell: (line) => <RemoveButton line={line} onRemove={onRemove} />,
    };
    const shared = makeOfferColumns({ t, place, multiplier, tabsById: noTabs, onOffer, onPrice })
      .filter((column) => column.id !== 'tabs' && column.id !== 'offered')
      .map((column) => ({ ...(column.id === 'quantity' ? quantity : column), isSortable: false as const }));
    return [...shared, remove];
  }, [t, place, multiplier, onOffer, onPrice, onQuantity, onRemove]);
  const rowHeight = heightOfRows(lines);
  if (!isPhone)
    return (
      <VirtualTable
        key={rowHeight}
        rowHeight={rowHeight}
        label={t('byHand.table')}
        listed={`${place.category}/${place.subCategory}`}
        rows={lines}
        rowKey={rowKey}
        columns={columns}
      />
    );
  return <ManualCards {...props} onPrice={onPrice} />;
}

type CardsProps = ManualTableProps & { readonly onPrice: OfferActions['onPrice'] };

/** The same entries on a phone, with two lines per item. */
function ManualCards({ lines, place, multiplier, onQuantity, onRemove, onPrice }: CardsProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('byHand.table')} className="min-h-0 flex-1 overflow-y-auto border-t border-line">
      {lines.map((line) => (
        <li
          key={line.entry.hash}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-line-soft px-4 py-2.5"
        >
          <ItemCell line={line} place={place} />
          <span className="flex items-center justify-end gap-1">
            <LineTotal line={line} place={place} />
            <RemoveButton line={line} onRemove={onRemove} />
          </span>
          <span className="flex items-center gap-2 text-12 text-muted">
            <QuantityField line={line} onQuantity={onQuantity} />
            {'× '}
            <Price chaos={line.entry.valueChaos} size={12} weight="normal" lowConfidence={line.entry.lowConfidence} hint="none" />
          </span>
          <LinePrice line={line} place={place} multiplier={multiplier} onPrice={onPrice} />
          <LineProblem line={line} place={place} />
        </li>
      ))}
    </ul>
  );
}

function LineProblem(props: { readonly line: OfferLine; readonly place: OfferPlace }) {
  const problem = useLineProblem(props);
  if (problem === null) return null;
  return (
    <span aria-hidden="true" className="col-span-2 text-right text-12 text-down">
      {problem}
    </span>
  );
}

function QuantityField({ line, onQuantity }: { readonly line: OfferLine; readonly onQuantity: ManualTableProps['onQuantity'] }) {
  const { t } = useTranslation();
  return (
    <NumberField
      aria-label={t('listing.quantityOf', { name: nameVariant(line.entry, t) })}
      value={line.entry.quantity}
      min={1}
      max={listingLimits.maxQuantity}
      decimals={0}
      onChange={(quantity) => quantity !== null && onQuantity(line.entry.hash, quantity)}
      onKeyDown={(event) => event.stopPropagation()}
      className="w-[92px]! text-right"
    />
  );
}

function RemoveButton({ line, onRemove }: { readonly line: OfferLine; readonly onRemove: (hash: string) => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="sm"
      glyph="close"
      label={t('byHand.remove', { name: nameVariant(line.entry, t) })}
      onClick={() => onRemove(line.entry.hash)}
    />
  );
}
