import type { OwnListing } from '@poexchange/contract/rest';
import type { ListingSide } from '@poexchange/domain/listing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../shared/ui/states.tsx';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { Stash } from '../../stash/index.ts';
import { OwnListingRow, placeOf } from './own-listing-row.tsx';
import { RelistAll, useRelistTurns } from './relist-all.tsx';
import { useKeptOrder } from './keep-order.ts';

export type OwnListingsProps = {
  readonly scope: StashScope;
  readonly league: League;
  readonly stash: Stash | null;
  readonly side: ListingSide;
};

/** The seller's own listings in the league, active and inactive, each with its remaining time (R4.01-R4.03). */
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
          active.map((listing) => <OwnListingRow key={placeOf(listing)} listing={listing} scope={scope} stash={stash} turns={turns} />)
        )}
      </Group>
      <Group title={t('offer.inactive')} count={inactive.length} action={<RelistAll turns={turns} listings={inactive} />}>
        {inactive.length === 0 ? (
          <p className="py-3 text-12 text-muted">{t('offer.inactiveNone')}</p>
        ) : (
          inactive.map((listing) => <OwnListingRow key={placeOf(listing)} listing={listing} scope={scope} stash={stash} turns={turns} />)
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
