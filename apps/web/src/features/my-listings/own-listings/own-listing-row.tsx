import type { OwnListing } from '@poexchange/contract/rest';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writePercent } from '../../../shared/i18n/write-values.ts';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { Button, buttonClasses } from '../../../shared/ui/button.tsx';
import { CategoryIcon } from '../../../shared/ui/category-icon.tsx';
import { PayablePrice } from '../../../shared/ui/payable-price.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { Stash } from '../../stash/index.ts';
import { ListingRequestsLine } from './listing-requests.tsx';
import type { RelistTurns } from './relist-all.tsx';
import { EndButtons } from '../offer/end-buttons.tsx';
import { Ends } from '../offer/offer-status.tsx';
import { PublishResult } from '../offer/publish-result.tsx';
import { useRelistByHand } from '../manual-offer/use-manual-relist.ts';
import { useRelist } from '../offer/use-relist.ts';

/** Returns a listing's identity within a league and side (D20), which the listing keeps when it is posted again. */
export const placeOf = ({ category, subCategory }: Pick<OwnListing, 'category' | 'subCategory'>): string => `${category}/${subCategory}`;

const rowIdOf = (place: Parameters<typeof placeOf>[0]): string => `own-listing ${placeOf(place)}`;

/** Scrolls to a category's listing and focuses it; returns false if there is no listing. */
export function showOwnListing(place: Parameters<typeof placeOf>[0]): boolean {
  const row = document.getElementById(rowIdOf(place));
  row?.scrollIntoView?.({ block: 'nearest' });
  row?.focus({ preventScroll: true });
  return row !== null;
}

type RowProps = { readonly listing: OwnListing; readonly scope: StashScope; readonly turns: RelistTurns };

/** A listing is relisted the way it was made: from its tabs, or as it was entered. */
export function OwnListingRow({ stash, ...rest }: RowProps & { readonly stash: Stash | null }) {
  return isByHand(rest.listing) || stash === null ? <ManualRow {...rest} /> : <StashRow {...rest} stash={stash} />;
}

function StashRow({ listing, scope, turns, stash }: RowProps & { readonly stash: Stash }) {
  const nameOf = useCategoryName(scope.game);
  const name = nameOf(listing.category, listing.subCategory, listing.custom?.name);
  return <ListingRow listing={listing} scope={scope} turns={turns} name={name} relisting={useRelist({ scope, stash, listing, name })} />;
}

function ManualRow({ listing, scope, turns }: RowProps) {
  const nameOf = useCategoryName(scope.game);
  const name = nameOf(listing.category, listing.subCategory, listing.custom?.name);
  return <ListingRow listing={listing} scope={scope} turns={turns} name={name} relisting={useRelistByHand({ listing, name })} />;
}

type ListingRowProps = RowProps & {
  readonly name: string;
  readonly relisting: ReturnType<typeof useRelist> | ReturnType<typeof useRelistByHand>;
};

function ListingRow({ listing, scope, turns, name, relisting }: ListingRowProps) {
  const { t } = useTranslation();
  const { step, publish, relist } = relisting;
  useEffect(() => turns.enter(listing.uuid, relist), [turns, listing.uuid, relist]);
  return (
    <article id={rowIdOf(listing)} tabIndex={-1} className="flex flex-col gap-1.5 border-b border-line-soft py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-[200px] flex-1 items-center gap-2.5">
          <CategoryIcon game={scope.game} id={listing.category} size={28} />
          <div className="min-w-0">
            <h3 className="truncate font-semibold">{name}</h3>
            <Contents listing={listing} />
          </div>
        </div>
        <div className="text-right max-sm:flex max-sm:w-full max-sm:flex-row-reverse max-sm:items-center max-sm:justify-between">
          {!isSoldOut(listing) && <PayablePrice chaos={listing.totalPrice} />}
          <p className="text-12 text-muted max-sm:mr-auto">
            <Trans
              i18nKey={listing.state === 'active' ? 'offer.endsIn' : 'offer.keptFor'}
              components={{ time: <Ends listing={listing} /> }}
            />
            {listing.state === 'active' && <LastSeen listing={listing} />}
          </p>
        </div>
        <RowButtons listing={listing} relisting={relisting} />
      </div>
      <ListingRequestsLine listing={listing} />
      {step === 'stopped' && <Note>{t('offer.relistStopped')}</Note>}
      {step === 'failed' && <PublishResult publish={publish} lines={[]} isReading={false} />}
    </article>
  );
}

/** A sold-out listing cannot be relisted; new items are listed from the stash. */
const isSoldOut = ({ items }: OwnListing): boolean => items.length === 0;

const isByHand = ({ byHand, side }: OwnListing): boolean => byHand === true || side === 'buy';

function Contents({ listing }: { readonly listing: OwnListing }) {
  const { t } = useTranslation();
  const pieces = listing.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <p className="truncate text-12 text-muted">
      <span translate="no">{listing.ign}</span>
      {isSoldOut(listing)
        ? ` · ${t('offer.soldOut')}`
        : ` · ${t('offer.groups', { count: listing.items.length })} · ${t('offer.pieces', { count: pieces })} · ${writePercent(listing.multiplier)}`}
    </p>
  );
}

function LastSeen({ listing }: { readonly listing: OwnListing }) {
  const { t } = useTranslation();
  if (isByHand(listing)) return <span>{` · ${t(listing.side === 'buy' ? 'byHand.wanted' : 'trade.byHand')}`}</span>;
  if (listing.seenAt === null) return <span className="text-warn">{` · ${t('offer.notSeen')}`}</span>;
  return (
    <span>
      {' · '}
      <Trans i18nKey="offer.seen" components={{ age: <TimeAgo timestampMs={listing.seenAt} form="short" /> }} />
    </span>
  );
}

function RowButtons({ listing, relisting: { step, relist } }: Pick<ListingRowProps, 'listing' | 'relisting'>) {
  const { t } = useTranslation();
  const game = useGameSegment();
  return (
    <div className="flex items-center gap-1.5 max-sm:w-full max-sm:flex-wrap sm:min-w-[244px] sm:shrink-0 sm:justify-end">
      <Link
        to="/$game/poexchange/bulk-trade/my-listings"
        params={{ game }}
        search={{ category: listing.category, sub: listing.subCategory || undefined, side: listing.side === 'buy' ? 'buy' : undefined }}
        className={buttonClasses({ size: 'sm', kind: 'quiet' })}
      >
        {t('offer.edit')}
      </Link>
      {!isSoldOut(listing) && (
        <Tooltip content={t(isByHand(listing) ? 'byHand.relistHint' : 'offer.relistHint')}>
          <Button size="sm" isBusy={step === 'reading' || step === 'publishing'} onClick={() => void relist()}>
            {step === 'reading'
              ? t('offer.relistReading')
              : step === 'publishing'
                ? t('offer.relisting')
                : t(listing.state === 'inactive' ? 'offer.move' : 'offer.relist')}
          </Button>
        </Tooltip>
      )}
      <EndButtons listing={listing} />
    </div>
  );
}
