import type { Game } from '@poexchange/domain/item';
import type { ListingSide } from '@poexchange/domain/listing';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo } from 'react';
import { AccountFailed } from '../../shared/account/account-failed.tsx';
import { useAccount } from '../../shared/account/account.ts';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { SeveralRates } from '../../shared/prices/several-rates.tsx';
import { useLeague } from '../../shared/prices/use-league.ts';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { EmptyState, Skeleton } from '../../shared/ui/states.tsx';
import { followRatesIn } from '../price-book/index.ts';
import { useStashOffer } from '../stash/index.ts';
import type { ManualSellPageProps } from './manual-sell-page.tsx';
import { StashSellPage } from './stash-sell-page.tsx';

// Last place on this page, for each game: the menu link returns to that place. Kept in memory for this window.

type PlaceSearch = { readonly [name: string]: string | undefined };

const names = ['category', 'sub', 'view', 'side'] as const;
const last = new Map<Game, PlaceSearch>();

/** Stores the address's place. Returns the place to navigate to if the address has none, or null to stay. */
export function followPlace(game: Game, search: PlaceSearch): PlaceSearch | null {
  const place = Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));
  if (Object.keys(place).length === 0) return last.get(game) ?? null;
  last.set(game, place);
  return null;
}

/** @testonly Clears all places. */
export function forgetPlaces(): void {
  last.clear();
}

const ManualSellPage = lazyPart(() => import('./manual-sell-page.tsx').then((module) => ({ default: module.ManualSellPage })));

const route = getRouteApi('/$game/poexchange/bulk-trade/my-listings');

/** Selling: from the stash to a listing, and the list of the user's own listings (R2.08). */
export function MyListingsPage() {
  const { t } = useTranslation();
  const game = useGame();
  const league = useLeague(game);
  const account = useAccount();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const accountId = account.status === 'signedIn' ? account.profile.uuid : null;
  const isIn = accountId !== null;
  useEffect(() => {
    const place = isIn ? followPlace(game, search) : null;
    if (place !== null) void navigate({ search: place, replace: true });
  }, [isIn, game, search, navigate]);
  const scope = useMemo(() => (accountId === null ? null : { game, league: league.id, accountId }), [game, league.id, accountId]);

  if (account.status === 'visitor') {
    return (
      <>
        <AskedLeague />
        <EmptyState
          level={1}
          glyph="stash"
          title={t(game === 'poe2' ? 'offer.needAccountPoe2' : 'offer.needAccount')}
          className="my-auto"
          actions={<ConnectButton size="lg" />}
        >
          {t(game === 'poe2' ? 'offer.needAccountTextPoe2' : 'offer.needAccountText')}
        </EmptyState>
      </>
    );
  }
  if (account.status === 'failed') return <AccountFailed account={account} />;
  if (scope === null || account.status === 'loading') return <SellPageSkeleton />;
  const side = search['side'] === 'buy' ? 'buy' : 'sell';
  // A selection is a history step that Back undoes; at an address without a place, Back would return to the last place
  // again.
  const isUnnamed = Object.values(search).every((value) => value === undefined);
  return (
    <SeveralRates>
      <AskedLeague />
      <SellPage
        key={JSON.stringify([scope, side])}
        scope={scope}
        side={side}
        league={league}
        profile={account.profile}
        search={{ category: search['category'], sub: search['sub'], view: search['view'] }}
        onNavigate={(next) =>
          void navigate({
            search: {
              category: next.category || undefined,
              sub: next.sub || undefined,
              view: next.view,
              side: side === 'buy' ? 'buy' : undefined,
            },
            replace: isUnnamed,
          })
        }
        sideSwitch={
          <SideSwitch
            side={side}
            onSide={(next) =>
              void navigate({
                search: (before) => ({ ...before, sub: undefined, side: next === 'buy' ? 'buy' : undefined }),
                replace: isUnnamed,
              })
            }
          />
        }
      />
    </SeveralRates>
  );
}

/**
 * Takes items from the tabs if the tabs can be read, and from manual entry if they cannot; wanted items are always
 * entered by hand.
 */
function SellPage({ side, ...page }: Omit<ManualSellPageProps, 'side'> & { readonly side: ListingSide }) {
  const offer = useStashOffer(page.scope);
  const { scope } = page;
  const view = usePriceView();
  useEffect(() => followRatesIn(scope, view), [scope, view]);
  if (side === 'buy' || offer === 'notOffered') {
    return (
      <Suspense fallback={<SellPageSkeleton />}>
        <ManualSellPage side={side} {...page} />
      </Suspense>
    );
  }
  // poe2 may have no tabs, so the first answer decides which page is shown.
  if (offer === 'unknown' && page.scope.game === 'poe2') return <SellPageSkeleton />;
  return <StashSellPage {...page} />;
}

function SellPageSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('account.loading')} className="grid flex-1 gap-4 p-4 lg:grid-cols-[180px_minmax(0,1fr)_400px]">
      <Skeleton className="h-[320px] rounded-md max-lg:hidden" />
      <Skeleton className="h-[420px] rounded-md" />
      <Skeleton className="h-[320px] rounded-md max-lg:hidden" />
    </div>
  );
}

/** Switch between selling and wanting to buy (R1.02). */
function SideSwitch({ side, onSide }: { readonly side: ListingSide; readonly onSide: (side: ListingSide) => void }) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('byHand.side')}
      value={side}
      onChange={onSide}
      options={[
        { value: 'sell', label: t('byHand.sell') },
        { value: 'buy', label: t('byHand.buy') },
      ]}
    />
  );
}
