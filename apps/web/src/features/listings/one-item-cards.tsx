import type { Side } from '@poexchange/contract/rest';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { VirtualCards } from '../../shared/ui/virtual-cards.tsx';
import { PercentText, SellerCell } from './listing-cells.tsx';
import { isExchange, oneItemKey, type OneItemLine } from './one-item-columns.tsx';
import type { ExchangeLine, OneItem } from './one-item.ts';

export type OneItemCardsProps = {
  readonly rows: readonly OneItemLine[];
  /** Key of the list's content, such as a category: a different one starts at the top. */
  readonly listed: string;
  readonly one: OneItem;
  readonly side: Side;
  readonly onSelect: (uuid: string) => void;
  readonly onScrolledChange: (isScrolled: boolean) => void;
};

/** The list of one item on a phone: the price of a piece first, the stock and the market's depth below. */
export function OneItemCards({ rows, listed, one, side, onSelect, onScrolledChange }: OneItemCardsProps) {
  const { t } = useTranslation();
  return (
    <VirtualCards
      label={t('listings.table')}
      listed={listed}
      rows={rows}
      rowKey={oneItemKey}
      cardHeightPx={64}
      onScrolledChange={onScrolledChange}
    >
      {(row) => (isExchange(row) ? <ExchangeCard line={row} /> : <OfferCard line={row} one={one} side={side} onSelect={onSelect} />)}
    </VirtualCards>
  );
}

type OfferCardProps = Pick<OneItemCardsProps, 'one' | 'side' | 'onSelect'> & { readonly line: Exclude<OneItemLine, ExchangeLine> };

function OfferCard({ line, one, side, onSelect }: OfferCardProps) {
  const { t } = useTranslation();
  const offer = one.offers.get(line.row.uuid);
  return (
    <button
      type="button"
      onClick={() => onSelect(line.row.uuid)}
      className={joinClasses(
        'flex h-full w-full flex-col justify-center gap-1 border-b border-line-soft px-4 text-left focus-visible:-outline-offset-2',
        line.isEnded && 'opacity-50',
      )}
    >
      <span className="flex w-full items-center gap-2">
        <span className="min-w-0 flex-1">
          <SellerCell line={line} />
        </span>
        <Price chaos={offer?.price ?? null} size={14} hint="none" />
      </span>
      {offer !== undefined && (
        <span className="flex w-full items-center gap-1.5 text-12 text-muted">
          <span>{t(side === 'buy' ? 'listing.wanted' : 'listing.inStock', { count: offer.stock })}</span>
          <span aria-hidden="true">{'·'}</span>
          <span className="min-w-0 flex-1 truncate">{t('listings.upTo', { pieces: writeNumber(offer.piecesUpToHere) })}</span>
          <PercentText percent={offer.percent} side={side} />
        </span>
      )}
    </button>
  );
}

function ExchangeCard({ line }: { readonly line: ExchangeLine }) {
  const { t } = useTranslation();
  return (
    <div className="flex h-full flex-col justify-center gap-1 border-y border-dashed border-info/60 bg-info/5 px-4 text-info">
      <span className="flex items-center gap-2">
        <Glyph name="exchange" size={14} />
        <span className="min-w-0 flex-1 truncate font-semibold">{t('listings.exchange')}</span>
        <Price chaos={line.exchangeChaos} size={14} weight="normal" hint="none" />
      </span>
      <span className="truncate text-12">{t('listings.exchangeHint')}</span>
    </div>
  );
}
