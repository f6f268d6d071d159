import type { TradeView } from '@poexchange/contract/rest';
import { isOpenTrade } from '@poexchange/domain/trade';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useGameSegment } from '../../shared/game/use-game.ts';
import { Trans } from '../../shared/i18n/trans.tsx';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { Note } from '../../shared/ui/states.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import type { HandoverRow, HandoverSum } from './handover.ts';
import { timesOfTrade } from './queue-view.ts';
import { nameKnown } from '../../shared/price-files/item-text.ts';
import { readKnownGroup, type PriceIndex } from '../../shared/price-files/known-groups.ts';
import type { TradeItem } from './choose-stacks.ts';

export type TradeNotesProps = {
  readonly view: TradeView;
  readonly prices: ReadonlyMap<string, PriceEntry>;
  readonly sum: HandoverSum;
  readonly rows: readonly HandoverRow[];
  /** True if the same person has another open request for some of these items. */
  readonly isRepeated?: boolean;
};

type TradeNote = { readonly key: string; readonly tone: 'bad' | 'warn' | 'info'; readonly text: ReactNode };

/** Notes to read before handing anything over; the asker also sees which items are no longer in stock. */
export function TradeNotes(props: TradeNotesProps) {
  const { t } = useTranslation();
  const { body } = props.view.notification;
  const isOpen = body.valid && isOpenTrade(timesOfTrade(props.view.notification));
  const notes = [...listRequestNotes(t, props, isOpen), ...listItemNotes(t, props, isOpen)].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <div className="flex shrink-0 flex-col gap-2">
      {notes.map(({ key, tone, text }) => (
        <Note key={key} tone={tone}>
          {text}
        </Note>
      ))}
    </div>
  );
}

/** Notes about the request, the other person and the listing. */
function listRequestNotes(t: Translate, { view, isRepeated = false }: TradeNotesProps, isOpen: boolean): (TradeNote | false)[] {
  const { ign, valid, meta } = view.notification.body;
  const isOwner = view.party === 'owner';
  const isWanted = meta.side === 'buy';
  return [
    isOwner && !valid && { key: 'valid', tone: 'bad', text: t(isWanted ? 'trade.notValidWanted' : 'trade.notValid', { ign }) },
    view.isCounterpartGone && {
      key: 'person',
      tone: 'warn',
      text: t(isOpen ? 'trade.counterpartGone' : 'trade.counterpartGoneEnded'),
    },
    // The asker gets only one note, because a deleted owner implies a deleted listing.
    isListingGone(view) && (isOwner || !view.isCounterpartGone) && { key: 'gone', tone: 'warn', text: t('trade.listingGone') },
    isOwner &&
      view.listing?.state === 'inactive' && {
        key: 'inactive',
        tone: 'info',
        text: <Inactive listing={view.listing} isWanted={isWanted} />,
      },
    isOpen && isRepeated && { key: 'repeated', tone: 'warn', text: t('trade.repeated', { ign }) },
  ];
}

function isListingGone({ listing }: TradeView): boolean {
  return listing === null || listing.state === 'deleted';
}

function listItemNotes(t: Translate, { view, prices, sum, rows }: TradeNotesProps, isOpen: boolean): (TradeNote | false)[] {
  const { body } = view.notification;
  const isWanted = body.meta.side === 'buy';
  // Warnings about the items to hand over; an ended trade needs no warnings.
  const isGiving = view.party === 'owner' && (isOpen || !body.valid);
  const below = isGiving && !isWanted ? listBelowValue(view.items, prices) : [];
  const deselected = isGiving ? view.items.filter((item) => item.deselected) : [];
  const missing = isOpen ? rows.filter(({ availability }) => availability !== 'there') : [];
  return [
    missing.length > 0 && {
      key: 'missing',
      tone: sum.pieces === 0 ? 'bad' : 'warn',
      text: <Missing rows={missing} prices={prices} requestedChaos={body.totalChaos} nowChaos={sum.chaos} isWanted={isWanted} />,
    },
    body.regexWarning === true && isGiving && { key: 'regex', tone: 'warn', text: t('trade.regexWarning') },
    below.length > 0 && { key: 'below', tone: 'warn', text: t('trade.belowValue', { names: nameFirst(t, below, prices) }) },
    deselected.length > 0 && { key: 'deselected', tone: 'warn', text: t('trade.deselected', { names: nameFirst(t, deselected, prices) }) },
  ];
}

/** Reason why a listing is inactive, with a relist link unless it is sold out and has nothing left to relist. */
function Inactive({ listing, isWanted }: { readonly listing: NonNullable<TradeView['listing']>; readonly isWanted: boolean }) {
  const { t } = useTranslation();
  const game = useGameSegment();
  if (listing.isSoldOut === true) return t(isWanted ? 'trade.wantedAll' : 'trade.soldOut');
  const mine = (
    <Link
      to="/$game/poexchange/bulk-trade/my-listings"
      params={{ game }}
      search={{ view: 'listings', side: isWanted ? 'buy' : undefined }}
      className="text-accent hover:underline"
    >
      {t('nav.myListings')}
    </Link>
  );
  return <Trans i18nKey={isWanted ? 'trade.inactiveWanted' : 'trade.listingInactive'} components={{ mine }} />;
}

/** Maximum number of items named here; the rows below list all items. */
const NAMED_AT_MOST = 3;

/** "Divine Orb, Chaos Orb, Exalted Orb, 2 more". */
function nameFirst(t: Translate, items: readonly { readonly hash: string }[], prices: TradeNotesProps['prices']): string {
  const names = items.slice(0, NAMED_AT_MOST).map(({ hash }) => nameKnown(prices.get(hash), t));
  const more = items.length - names.length;
  return [...names, ...(more > 0 ? [t('trade.missingMore', { count: more })] : [])].join(', ');
}

/** Items that are no longer in stock, and the total without them. */
function Missing(options: {
  readonly rows: readonly HandoverRow[];
  readonly prices: ReadonlyMap<string, PriceEntry>;
  readonly requestedChaos: number;
  readonly nowChaos: number;
  readonly isWanted: boolean;
}) {
  const { t } = useTranslation();
  const { rows, prices, requestedChaos, nowChaos, isWanted } = options;
  const pieces = rows.reduce((sum, { item, available }) => sum + item.quantity - Math.min(item.quantity, available), 0);
  return (
    <>
      {t(isWanted ? 'trade.missingWanted' : 'trade.missing', { count: pieces })}{' '}
      {nameFirst(
        t,
        rows.map(({ item }) => item),
        prices,
      )}
      {'. '}
      <span className="inline-flex flex-wrap items-center gap-x-1.5 whitespace-nowrap">
        {t('trade.askedFor')} <PayablePrice chaos={requestedChaos} size={12} /> {'·'} {t('trade.nowFor')}{' '}
        <PayablePrice chaos={nowChaos} size={12} />
      </span>
    </>
  );
}

/** The items priced below today's value because the seller typed their price; an unreliable value does not count. */
export function listBelowValue(items: readonly TradeItem[], prices: PriceIndex): readonly TradeItem[] {
  return items.filter(({ hash, overridden, price }) => {
    const value = overridden ? readKnownGroup(prices, hash)?.primaryValuation : undefined;
    return value !== undefined && value.valueChaos !== null && value.lowConfidence === null && price < value.valueChaos;
  });
}
