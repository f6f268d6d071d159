import type { Profile } from '@poexchange/contract/rest';
import { useState, type ReactNode } from 'react';
import type { League } from '../../shared/prices/use-league.ts';
import { readMainIgn } from '../../shared/ign/main-ign.ts';
import { CategorySelect } from '../../shared/ui/category-nav.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { LoadProgress, TabChooser } from '../stash/index.ts';
import { SellPageFrame } from './offer/sell-page-frame.tsx';
import { StashHead } from './stash-offer/stash-head.tsx';
import { GroupElsewhere } from './offer/group-elsewhere.tsx';
import { OfferPanel } from './stash-offer/stash-panel.tsx';
import { StashSums } from './stash-offer/stash-sums.tsx';
import { OfferTable } from './stash-offer/stash-table.tsx';
import { OwnListings } from './own-listings/own-listings.tsx';
import { useStashSell, type StashSell } from './stash-offer/use-stash-sell.ts';
import type { SellPageSearch } from './offer/use-place.ts';

export type StashSellPageProps = {
  readonly scope: StashScope;
  readonly league: League;
  readonly profile: Profile;
  readonly search: SellPageSearch;
  readonly onNavigate: (search: SellPageSearch) => void;
  /** Switch between selling and buying. */
  readonly sideSwitch: ReactNode;
};

/** The sell page of one league: tabs, items, prices, publishing, and the user's own listings. */
export function StashSellPage(props: StashSellPageProps) {
  const { scope, league, profile, search, onNavigate, sideSwitch } = props;
  const isWide = useMediaQuery(WIDE_QUERY);
  const [isChoosing, setChoosing] = useState(false);
  const page = useStashSell(scope, search, onNavigate);
  const { stash, entries, items, place, offer, nav, isListView, hasEntries } = page;
  const chooseTabs = (): void => setChoosing(true);
  const panel = (onClose?: () => void): ReactNode => (
    <OfferPanel
      key={JSON.stringify(place)}
      scope={scope}
      league={league}
      place={place}
      lines={offer.lines}
      filteredCount={offer.filteredCount}
      tabIds={stash.tabIds}
      isReading={stash.loader.run !== null}
      ign={readMainIgn(profile, scope)}
      listing={page.listing}
      {...(onClose && { onClose })}
    />
  );
  return (
    <>
      <SellPageFrame
        nav={page.hasTabs ? nav : undefined}
        belowNav={
          hasEntries && (
            <StashSums game={scope.game} entries={items ?? []} chosen={isListView ? '' : place.category} onChoose={nav.onSelect} />
          )
        }
        view={isListView ? 'listings' : 'work'}
        place={place}
        lines={offer.lines}
        panel={page.hasOffer ? panel : null}
        instead={!hasEntries && <Skeleton className="m-4 h-[240px] rounded-md" />}
      >
        <StashHead
          stash={stash}
          entries={entries}
          place={place}
          offer={offer}
          game={scope.game}
          sideSwitch={sideSwitch}
          view={isListView ? 'listings' : 'stash'}
          activeCount={page.activeCount}
          onView={(view) => onNavigate({ ...search, view: view === 'listings' ? 'listings' : undefined })}
          onChooseTabs={chooseTabs}
          categorySelect={isWide || isListView || !hasEntries ? null : <CategorySelect {...nav} className="min-w-0 flex-1 md:w-[220px]" />}
        />
        {!hasEntries && <LoadProgress stash={stash} className="mx-4 mb-2.5" />}
        <ListingsOrOffer {...props} page={page} onChooseTabs={chooseTabs} />
        {/* At the bottom edge, where no row moves when it appears and disappears. */}
        {hasEntries && <LoadProgress stash={stash} className="mx-4 my-2.5" />}
      </SellPageFrame>
      {isChoosing && <TabChooser stash={stash} leagueName={league.name} onClose={() => setChoosing(false)} />}
    </>
  );
}

type ListingsOrOfferProps = StashSellPageProps & { readonly page: StashSell; readonly onChooseTabs: () => void };

function ListingsOrOffer({ scope, league, search, onNavigate, page, onChooseTabs }: ListingsOrOfferProps) {
  const { stash, entries, offer, place } = page;
  if (page.isListView) return <OwnListings scope={scope} league={league} stash={stash} side="sell" />;
  if (page.isElsewhere) return <GroupElsewhere onShowListings={() => onNavigate({ ...search, view: 'listings' })} />;
  return (
    <OfferTable
      stash={stash}
      entries={entries}
      offer={offer}
      place={place}
      text={page.text}
      onText={page.setText}
      show={offer.show}
      onShow={page.setShow}
      sort={page.sort}
      onSort={page.sortBy}
      onChooseTabs={onChooseTabs}
    />
  );
}
