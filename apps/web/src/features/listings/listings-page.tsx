import { Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { SeveralRates } from '../../shared/prices/several-rates.tsx';
import { CategoryNav, CategorySelect } from '../../shared/ui/category-nav.tsx';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { EmptyState, Skeleton } from '../../shared/ui/states.tsx';
import { ListingPanel } from './panel/listing-panel.tsx';
import { ListingsList } from './list/listings-list.tsx';
import { useListingsPage } from './use-listings-page.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';

const FilterEditor = lazyPart(() => import('./filter/editor/filter-editor.tsx').then((module) => ({ default: module.FilterEditor })));

/** All listings in a league: categories, the list, and the selected listing with its whisper (R2.07). */
export function ListingsPage() {
  return (
    <SeveralRates>
      <AskedLeague />
      <Listings />
    </SeveralRates>
  );
}

function Listings() {
  const { t } = useTranslation();
  const page = useListingsPage();
  const { game, league, scope, place, listings, pageFilter, isWide, isEditing, setEditing, nav, chosen, line, choose, setInside } = page;
  const lies = isWide ? 'beside' : 'over';
  // The panel's initial selection depends on the filter's result, which is known once items have names.
  const panel =
    line === null || !listings.isReady ? null : (
      <ListingPanel
        key={line.row.uuid}
        line={line}
        scope={scope}
        league={league}
        wanted={page.wanted}
        asked={page.asked}
        onMove={page.move}
        onClose={() => choose(null)}
        lies={lies}
      />
    );
  const editor = isEditing ? (
    <Suspense fallback={<Skeleton className="m-4 h-[320px]" />}>
      <FilterEditor
        place={{ game, category: place.category }}
        filter={pageFilter.filter}
        onChange={pageFilter.change}
        listings={listings}
        onClose={() => setEditing(false)}
      />
    </Suspense>
  ) : null;
  return (
    <div className="relative flex-1 max-md:h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height))] max-md:flex-none md:min-h-[560px]">
      <div className="absolute inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[212px_minmax(0,1fr)_420px] xl:grid-cols-[212px_minmax(0,1fr)_440px] wide:grid-cols-[212px_minmax(0,1fr)_600px]">
        {isWide && <CategoryNav {...nav} />}
        <section
          aria-label={t('listings.title')}
          className="flex min-h-0 min-w-0 flex-col"
          onPointerEnter={(event) => event.pointerType === 'mouse' && setInside(true)}
          onPointerLeave={() => setInside(false)}
        >
          <ListingsList
            listings={listings}
            pageFilter={pageFilter}
            isEditing={isEditing}
            onEdit={() => setEditing(!isEditing)}
            place={place}
            league={league.id}
            scope={scope}
            game={game}
            side={page.side}
            onSide={page.changeSide}
            chosen={chosen}
            categorySelect={isWide ? null : <CategorySelect {...nav} className="max-md:basis-full md:w-[220px]" />}
            onSelect={choose}
            onScrolledChange={page.setScrolled}
          />
        </section>
        <SidePanel
          lies={lies}
          isOpen={isWide || (editor ?? panel) !== null}
          onClose={() => (isEditing ? setEditing(false) : choose(null))}
          title={t(isEditing ? 'filter.title' : 'listings.title')}
        >
          {editor ?? panel ?? <NothingChosen chosen={chosen} isLoaded={listings.isReady} />}
        </SidePanel>
      </div>
    </div>
  );
}

function NothingChosen({ chosen, isLoaded }: { readonly chosen: string | null; readonly isLoaded: boolean }) {
  const { t } = useTranslation();
  if (chosen !== null && !isLoaded) return <Skeleton className="m-4 h-[320px]" />;
  if (chosen !== null) {
    return (
      <EmptyState glyph="info" title={t('listing.gone')} className="my-auto">
        {t('listing.goneText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState glyph="list" title={t('listing.none')} className="my-auto">
      {t('listing.noneText')}
    </EmptyState>
  );
}
