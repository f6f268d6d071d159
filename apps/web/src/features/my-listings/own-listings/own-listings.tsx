import type { OwnListing } from '@poexchange/contract/rest';
import type { ListingSide } from '@poexchange/domain/listing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writePercent } from '../../../shared/i18n/write-values.ts';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { Button, buttonClasses } from '../../../shared/ui/button.tsx';
import { CategoryIcon } from '../../../shared/ui/category-icon.tsx';
import { PayablePrice } from '../../../shared/ui/payable-price.tsx';
import { EmptyState, ErrorState, Note, Skeleton } from '../../../shared/ui/states.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { Stash } from '../../stash/index.ts';
import { ListingRequestsLine } from './listing-requests.tsx';
import { RelistAll, useRelistTurns, type RelistTurns } from './relist-all.tsx';
import { useKeptOrder } from './keep-order.ts';
import { EndButtons } from '../offer/end-buttons.tsx';
import { Ends } from '../offer/offer-status.tsx';
import { PublishResult } from '../offer/publish-result.tsx';
import { useRelistByHand } from '../manual-offer/use-manual-relist.ts';
import { useRelist } from '../offer/use-relist.ts';

export type OwnListingsProps = {
  readonly scope: StashScope;
  readonly league: League;
  readonly stash: Stash | null;
  readonly side: ListingSide;
};

/** The seller's own listings of the league: active and inactive ones, each with its remaining time (R4.01-R4.03). */
export function OwnListings({ scope, league, stash, side }: OwnListingsProps) {
  const { t } = useTranslation();
  const query = useQuery(ownListingsQuery);
  if (query.isPending) return <Skeleton className="m-4 h-[132px] rounded-md" />;
  if (query.data === undefined) {
    return <ErrorState title={t('offer.listFailed')} actions={<Button onClick={() => void query.refetch()}>{t('app.retry')}</Button>} />;
  }
  const here = query.data.filter(
    (listing) => listing.game === scope.game && listing.league === scope.league && listing.side === side && listing.state !== 'deleted',
  );
  const elsewhere = query.data.filter(
    (listing) => listing.game === scope.game && listing.league !== scope.league && listing.side === side && listing.state !== 'deleted',
  );
  return (
    <Groups
      key={`${scope.game} ${scope.league} ${side}`}
      active={here.filter((listing) => listing.state === 'active').sort((a, b) => a.endsAtMs - b.endsAtMs)}
      inactive={here.filter((listing) => listing.state === 'inactive').sort((a, b) => b.endsAtMs - a.endsAtMs)}
      elsewhere={elsewhere}
      scope={scope}
      league={league}
      stash={stash}
    />
  );
}

type GroupsProps = Pick<OwnListingsProps, 'scope' | 'league' | 'stash'> &
  Readonly<Record<'active' | 'inactive' | 'elsewhere', readonly OwnListing[]>>;

/** The identity of a listing within a league and side (D20): a listing that is posted again keeps it. */
const placeOf = ({ category, subCategory }: Pick<OwnListing, 'category' | 'subCategory'>): string => `${category}/${subCategory}`;

const rowIdOf = (place: Parameters<typeof placeOf>[0]): string => `own-listing ${placeOf(place)}`;

/** Scrolls to the listing of a category and focuses it; false without a listing. */
export function showOwnListing(place: Parameters<typeof placeOf>[0]): boolean {
  const row = document.getElementById(rowIdOf(place));
  row?.scrollIntoView?.({ block: 'nearest' });
  row?.focus({ preventScroll: true });
  return row !== null;
}

function Groups({ scope, league, stash, elsewhere, ...lists }: GroupsProps) {
  const { t } = useTranslation();
  const active = useKeptOrder(lists.active, placeOf);
  const inactive = useKeptOrder(lists.inactive, placeOf);
  const turns = useRelistTurns();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">
      <Group title={t('offer.active')} count={active.length} action={<RelistAll turns={turns} listings={active} />}>
        {active.length === 0 ? (
          <EmptyState glyph="tag" title={t('offer.activeNone', { league: league.name })} className="py-6!">
            {t(stash === null ? 'byHand.activeNoneText' : 'offer.activeNoneText')}
          </EmptyState>
        ) : (
          active.map((listing) => <Row key={placeOf(listing)} listing={listing} scope={scope} stash={stash} turns={turns} />)
        )}
      </Group>
      <Group title={t('offer.inactive')} count={inactive.length} action={<RelistAll turns={turns} listings={inactive} />}>
        {inactive.length === 0 ? (
          <p className="py-3 text-12 text-muted">{t('offer.inactiveNone')}</p>
        ) : (
          inactive.map((listing) => <Row key={placeOf(listing)} listing={listing} scope={scope} stash={stash} turns={turns} />)
        )}
      </Group>
      {elsewhere.length > 0 && (
        <p className="pt-4 text-12 text-muted">
          {t('offer.otherLeagues', {
            count: elsewhere.length,
            leagues: [...new Set(elsewhere.map((listing) => listing.league))].join(', '),
          })}
        </p>
      )}
    </div>
  );
}

type GroupProps = { readonly title: string; readonly count: number; readonly action: React.ReactNode; readonly children: React.ReactNode };

function Group({ title, count, action, children }: GroupProps) {
  return (
    <section className="pt-3">
      <h2 className="flex h-[34px] items-center gap-2 border-b border-line text-13 font-semibold">
        {title}
        <span className="flex-1 text-12 font-normal text-faint">{count}</span>
        {action}
      </h2>
      {children}
    </section>
  );
}

type RowProps = { readonly listing: OwnListing; readonly scope: StashScope; readonly turns: RelistTurns };

/** A listing is relisted the way it was made: from its tabs, or as it was entered. */
function Row({ stash, ...rest }: RowProps & { readonly stash: Stash | null }) {
  const isByHand = rest.listing.byHand === true || rest.listing.side === 'buy';
  return isByHand || stash === null ? <ManualRow {...rest} /> : <StashRow {...rest} stash={stash} />;
}

function StashRow({ listing, scope, turns, stash }: RowProps & { readonly stash: Stash }) {
  const nameOf = useCategoryName(scope.game);
  const name = nameOf(listing.category, listing.subCategory, listing.custom?.name);
  return <OwnListingRow listing={listing} scope={scope} turns={turns} name={name} relisting={useRelist({ scope, stash, listing, name })} />;
}

function ManualRow({ listing, scope, turns }: RowProps) {
  const nameOf = useCategoryName(scope.game);
  const name = nameOf(listing.category, listing.subCategory, listing.custom?.name);
  return <OwnListingRow listing={listing} scope={scope} turns={turns} name={name} relisting={useRelistByHand({ listing, name })} />;
}

type OwnListingRowProps = RowProps & {
  readonly name: string;
  readonly relisting: ReturnType<typeof useRelist> | ReturnType<typeof useRelistByHand>;
};

function OwnListingRow({ listing, scope, turns, name, relisting }: OwnListingRowProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const { step, publish, relist } = relisting;
  const isByHand = listing.byHand === true || listing.side === 'buy';
  const pieces = listing.items.reduce((sum, item) => sum + item.quantity, 0);
  // A sold-out listing cannot be relisted; new items are listed from the stash.
  const isSoldOut = listing.items.length === 0;
  useEffect(() => turns.enter(listing.uuid, relist), [turns, listing.uuid, relist]);
  const isBusy = step === 'reading' || step === 'publishing';
  return (
    <article id={rowIdOf(listing)} tabIndex={-1} className="flex flex-col gap-1.5 border-b border-line-soft py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-[200px] flex-1 items-center gap-2.5">
          <CategoryIcon game={scope.game} id={listing.category} size={28} />
          <div className="min-w-0">
            <h3 className="truncate font-semibold">{name}</h3>
            <p className="truncate text-12 text-muted">
              <span translate="no">{listing.ign}</span>
              {isSoldOut
                ? ` · ${t('offer.soldOut')}`
                : ` · ${t('offer.groups', { count: listing.items.length })} · ${t('offer.pieces', { count: pieces })} · ${writePercent(listing.multiplier)}`}
            </p>
          </div>
        </div>
        <div className="text-right max-sm:flex max-sm:w-full max-sm:flex-row-reverse max-sm:items-center max-sm:justify-between">
          {!isSoldOut && <PayablePrice chaos={listing.totalPrice} />}
          <p className="text-12 text-muted max-sm:mr-auto">
            <Trans
              i18nKey={listing.state === 'active' ? 'offer.endsIn' : 'offer.keptFor'}
              components={{ time: <Ends listing={listing} /> }}
            />
            {listing.state === 'active' && (
              <span className={listing.seenAt === null && !isByHand ? 'text-warn' : undefined}>
                {' · '}
                {isByHand ? (
                  t(listing.side === 'buy' ? 'byHand.wanted' : 'trade.byHand')
                ) : listing.seenAt === null ? (
                  t('offer.notSeen')
                ) : (
                  <Trans i18nKey="offer.seen" components={{ age: <TimeAgo timestampMs={listing.seenAt} form="short" /> }} />
                )}
              </span>
            )}
          </p>
        </div>
        <div className="flex items-center gap-1.5 max-sm:w-full max-sm:flex-wrap sm:min-w-[244px] sm:shrink-0 sm:justify-end">
          <Link
            to="/$game/poexchange/bulk-trade/my-listings"
            params={{ game }}
            search={{ category: listing.category, sub: listing.subCategory || undefined, side: listing.side === 'buy' ? 'buy' : undefined }}
            className={buttonClasses({ size: 'sm', kind: 'quiet' })}
          >
            {t('offer.edit')}
          </Link>
          {!isSoldOut && (
            <Tooltip content={t(isByHand ? 'byHand.relistHint' : 'offer.relistHint')}>
              <Button size="sm" isBusy={isBusy} onClick={() => void relist()}>
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
      </div>
      <ListingRequestsLine listing={listing} />
      {step === 'stopped' && <Note>{t('offer.relistStopped')}</Note>}
      {step === 'failed' && <PublishResult publish={publish} lines={[]} isReading={false} />}
    </article>
  );
}
