import type { Profile } from '@poexchange/contract/rest';
import { categoryOfTag } from '@poexchange/domain/category';
import type { ListingSide } from '@poexchange/domain/listing';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { League } from '../../shared/game/use-league.ts';
import { readMainIgn } from '../../shared/ign/main-ign.ts';
import { ownListingsQuery } from '../../shared/listings/own-listings-query.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { CategoryNav, CategorySelect } from '../../shared/ui/category-nav.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { SideSheet } from '../../shared/ui/side-sheet.tsx';
import { EmptyState, Note } from '../../shared/ui/states.tsx';
import { useMediaQuery, wideQuery } from '../../shared/ui/use-media-query.ts';
import type { StashScope } from '../../workers/pricing-core.ts';
import { HandHead } from './hand-head.tsx';
import { HandPanel } from './hand-panel.tsx';
import { HandPicker, type Picked } from './hand-picker.tsx';
import { putHandItems, removeHandItems, setHandQuantity, type HandScope } from './hand-store.ts';
import { HandTable } from './hand-table.tsx';
import { countPlaces, summarizeOffer } from './offer-lines.ts';
import { OwnListings } from './own-listings.tsx';
import type { DeskSearch } from './seller-desk.tsx';
import { useFollow, useHandDesk } from './use-hand-desk.ts';
import { isSamePlace } from './use-publish.ts';

export type HandDeskProps = {
  readonly scope: StashScope;
  readonly side: ListingSide;
  readonly league: League;
  readonly profile: Profile;
  readonly search: DeskSearch;
  readonly onNavigate: (search: DeskSearch) => void;
  /** Selling or buying. */
  readonly sideSwitch: ReactNode;
};

/** The work place where no tabs can be read (D55), and for what one wants to buy (R1.02): items and quantities are entered by hand. */
export function HandDesk({ scope, side, league, profile, search, onNavigate, sideSwitch }: HandDeskProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(wideQuery);
  const [isOfferOpen, setOfferOpen] = useState(false);
  const hand = useMemo((): HandScope => ({ game: scope.game, league: scope.league, side }), [scope, side]);
  const desk = useHandDesk(hand, search);
  const { place, lines, entries, prices, priceIndex } = desk;
  const own = useQuery(ownListingsQuery).data;
  const here = useMemo(
    () =>
      (own ?? []).filter(
        (listing) => listing.game === scope.game && listing.league === scope.league && listing.side === side && listing.state !== 'deleted',
      ),
    [own, scope, side],
  );
  const listing = here.find((each) => isSamePlace(each, { ...place, side }));
  useFollow(hand, { listing: priceIndex.isLoading ? undefined : listing, prices, place });
  const summary = useMemo(() => summarizeOffer(lines), [lines]);
  const isListView = search.view === 'listings';
  const activeCount = here.filter((each) => each.state === 'active').length;
  const marks = Object.fromEntries(
    here
      .filter((each) => each.state === 'active')
      .map((each) => [each.subCategory || each.category, <ListedMark key="m" label={t('offer.active')} />]),
  );

  const onPick = (picked: readonly Picked[]): void => {
    putHandItems(
      hand,
      picked.map(({ entry, quantity }) => ({ hash: entry.hash, tag: entry.tag, quantity })),
    );
    // What was added should be in sight: its category is opened where it is another one.
    const categories = picked.flatMap(({ entry }) => categoryOfTag(scope.game, entry.tag)?.id ?? []);
    if (!categories.includes(place.category) && categories[0] !== undefined)
      onNavigate({ category: categories[0], sub: '', view: undefined });
  };
  const onQuantity = useCallback((hash: string, quantity: number) => setHandQuantity(hand, hash, quantity), [hand]);
  const onRemove = useCallback((hash: string) => removeHandItems(hand, [hash]), [hand]);
  const nav = {
    game: scope.game,
    label: t('offer.categories'),
    counts: useMemo(() => countPlaces(entries), [entries]),
    selected: place,
    marks,
    shows: 'all' as const,
    onSelect: (next: { category: string; subCategory: string }) =>
      onNavigate({ category: next.category, sub: next.subCategory, view: undefined }),
  };
  const panel = (onClose?: () => void): ReactNode => (
    <HandPanel
      key={JSON.stringify(place)}
      scope={scope}
      league={league}
      side={side}
      place={place}
      lines={lines}
      ign={readMainIgn(profile, scope)}
      listing={listing}
      {...(onClose && { onClose })}
    />
  );

  return (
    <div className="relative flex-1 max-md:h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height))] max-md:flex-none md:min-h-[560px]">
      <div className="absolute inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[196px_minmax(0,1fr)_340px] xl:grid-cols-[196px_minmax(0,1fr)_420px]">
        {isWide && <CategoryNav {...nav} />}
        <section aria-label={t('offer.title')} className={joinClasses('flex min-h-0 min-w-0 flex-col', isListView && 'lg:col-span-2')}>
          <HandHead
            side={side}
            place={place}
            count={lines.length}
            isListView={isListView}
            activeCount={activeCount}
            sideSwitch={sideSwitch}
            onView={(view) => onNavigate({ ...search, view })}
            categorySelect={isWide || isListView ? null : <CategorySelect {...nav} className="w-[160px] shrink-0 md:w-[220px]" />}
          />
          {isListView ? (
            <OwnListings scope={scope} league={league} stash={null} side={side} />
          ) : (
            <>
              <HandPicker game={scope.game} entries={desk.listable} isLoading={priceIndex.isLoading} onPick={onPick} />
              {priceIndex.hasFailed && (
                <div role="status" className="px-4 pb-2">
                  <Note>
                    {t('listings.pricesFailed')}{' '}
                    <button type="button" className="font-semibold underline underline-offset-2" onClick={priceIndex.retry}>
                      {t('app.retry')}
                    </button>
                  </Note>
                </div>
              )}
              {lines.length === 0 ? (
                <EmptyState
                  glyph={side === 'buy' ? 'tag' : 'stash'}
                  title={t(side === 'buy' ? 'byHand.wantNone' : 'byHand.none')}
                  className="my-auto"
                >
                  {t(side === 'buy' ? 'byHand.wantNoneText' : 'byHand.noneText')}
                </EmptyState>
              ) : (
                <HandTable lines={lines} place={place} multiplier={desk.multiplier} onQuantity={onQuantity} onRemove={onRemove} />
              )}
            </>
          )}
          {!isWide && !isListView && lines.length > 0 && (
            <div className="flex items-center gap-3 border-t border-line bg-s2 px-4 py-2">
              <span className="min-w-0 flex-1 text-12 text-muted">
                {t('offer.groups', { count: summary.groups })}
                <span className="block">
                  <Price chaos={summary.totalChaos} size={14} hint="none" className="text-text" />
                </span>
              </span>
              <Button kind="primary" onClick={() => setOfferOpen(true)}>
                {t('offer.open')}
              </Button>
            </div>
          )}
        </section>
        {isWide && !isListView && (
          <aside className="flex min-h-0 flex-col border-l border-line-soft bg-s1">
            {lines.length > 0 || listing !== undefined ? panel() : <Explain side={side} />}
          </aside>
        )}
      </div>
      {!isWide && (
        <SideSheet isOpen={isOfferOpen && lines.length > 0} onClose={() => setOfferOpen(false)} title={t('offer.panel')}>
          {panel(() => setOfferOpen(false))}
        </SideSheet>
      )}
    </div>
  );
}

/** Before anything is entered: what this desk is for. */
function Explain({ side }: { readonly side: ListingSide }) {
  const { t } = useTranslation();
  return (
    <EmptyState glyph="info" title={t(side === 'buy' ? 'byHand.wantTitle' : 'byHand.title')} className="my-auto">
      {t(side === 'buy' ? 'byHand.wantText' : 'byHand.text')}
    </EmptyState>
  );
}

function ListedMark({ label }: { readonly label: string }) {
  return <span role="img" aria-label={label} title={label} className="size-1.5 shrink-0 rounded-full bg-accent" />;
}
