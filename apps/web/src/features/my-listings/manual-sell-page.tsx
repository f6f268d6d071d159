import type { Profile } from '@poexchange/contract/rest';
import type { ListingSide } from '@poexchange/domain/listing';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { League } from '../../shared/prices/use-league.ts';
import { readMainIgn } from '../../shared/ign/main-ign.ts';
import { PricesFailed } from '../../shared/prices/prices-failed.tsx';
import { CategorySelect } from '../../shared/ui/category-nav.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { removeItemsFromGroup } from '../price-book/index.ts';
import { SellPageFrame, useListingsHere } from './offer/sell-page-frame.tsx';
import { GroupElsewhere } from './offer/group-elsewhere.tsx';
import { GroupMenu } from './offer/group-menu.tsx';
import { ManualHead } from './manual-offer/manual-head.tsx';
import { ManualPanel } from './manual-offer/manual-panel.tsx';
import type { Picked } from './manual-offer/manual-item.ts';
import { ManualPicker } from './manual-offer/manual-picker.tsx';
import { readManualQuantity, removeManualItems, setManualQuantity, type ManualScope } from './manual-offer/manual-store.ts';
import { readItemTexts } from './manual-offer/read-item-texts.ts';
import { ManualTable } from './manual-offer/manual-table.tsx';
import { countPlaces } from './offer/offer-lines.ts';
import { showOwnListing } from './own-listings/own-listing-row.tsx';
import { OwnListings } from './own-listings/own-listings.tsx';
import { takePicked } from './manual-offer/take-picked.ts';
import { useFollow, useManualOffer } from './manual-offer/use-manual-offer.ts';
import { isGroupElsewhere, type SellPageSearch } from './offer/use-place.ts';
import { isSamePlace } from './offer/use-publish.ts';

export type ManualSellPageProps = {
  readonly scope: StashScope;
  readonly side: ListingSide;
  readonly league: League;
  readonly profile: Profile;
  readonly search: SellPageSearch;
  readonly onNavigate: (search: SellPageSearch) => void;
  /** Switch between selling and buying. */
  readonly sideSwitch: ReactNode;
};

/**
 * Sell page for games whose tabs cannot be read (D55), and for wanted items (R1.02): items and quantities are entered
 * by hand.
 */
export function ManualSellPage({ scope, side, league, profile, search, onNavigate, sideSwitch }: ManualSellPageProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE_QUERY);
  const hand = useMemo((): ManualScope => ({ game: scope.game, league: scope.league, side }), [scope, side]);
  const offer = useManualOffer(hand, search);
  const { place, groups, lines, entries, prices, priceIndex } = offer;
  const { here, activeCount, marks } = useListingsHere(scope, side);
  const listing = here.find((each) => isSamePlace(each, { ...place, side }));
  const isElsewhere = isGroupElsewhere(place, groups);
  const followed = useMemo(() => {
    if (priceIndex.isLoading || isElsewhere) return [];
    // A wanted item has no stock, so a listing is followed only while it is open.
    return side === 'sell' ? here.filter(({ byHand }) => byHand === true) : listing === undefined ? [] : [listing];
  }, [side, here, listing, isElsewhere, priceIndex.isLoading]);
  useFollow(hand, { listings: followed, prices, place });
  const isListView = search.view === 'listings';
  const group = groups.find(({ id }) => id === place.subCategory);

  const onPick = (picked: readonly Picked[]): string | null => {
    const taken = takePicked(hand, { picked, group, category: place.category });
    if (!taken.ok) return t(`settings.groups.problem.${taken.problem}`);
    if (taken.opens !== null) onNavigate({ category: taken.opens, sub: '', view: undefined });
    return null;
  };
  const readItems = useCallback((text: string) => readItemTexts(hand, text, t), [hand, t]);
  const onQuantity = useCallback((hash: string, quantity: number) => setManualQuantity(hand, hash, quantity), [hand]);
  const groupId = group?.id;
  // An item removed from a group still belongs to its category.
  const onRemove = useCallback(
    (hash: string) =>
      groupId === undefined ? removeManualItems(hand, [hash]) : void removeItemsFromGroup(hand.game, { id: groupId, hashes: [hash] }),
    [hand, groupId],
  );
  const nav = {
    game: scope.game,
    label: t('offer.categories'),
    counts: useMemo(() => countPlaces(entries, groups), [entries, groups]),
    // The list of own listings spans all categories, so no category is highlighted.
    selected: isListView ? { category: '', subCategory: '' } : place,
    marks,
    groups,
    shows: 'all' as const,
    onSelect: (next: { category: string; subCategory: string }) => {
      if (isListView && showOwnListing(next)) return;
      onNavigate({ category: next.category, sub: next.subCategory, view: undefined });
    },
  };
  const panel = (onClose?: () => void): ReactNode => (
    <ManualPanel
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
    <SellPageFrame
      nav={nav}
      view={isListView ? 'listings' : 'work'}
      place={place}
      lines={lines}
      panel={!isElsewhere && (lines.length > 0 || listing !== undefined) ? panel : null}
      instead={<Explain side={side} />}
    >
      <ManualHead
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
      ) : isElsewhere ? (
        <GroupElsewhere onShowListings={() => onNavigate({ ...search, view: 'listings' })} />
      ) : (
        <>
          <ManualPicker
            game={scope.game}
            entries={offer.listable}
            isLoading={priceIndex.isLoading}
            onPick={onPick}
            quantityOf={(hash) => readManualQuantity(hand, hash)}
            readItems={readItems}
            onSearch={offer.search}
            beside={side === 'sell' && <GroupMenu place={place} lines={lines} />}
          />
          <PricesFailed priceIndex={priceIndex} />
          {lines.length === 0 ? (
            <NothingEntered side={side} />
          ) : (
            <ManualTable lines={lines} place={place} multiplier={offer.multiplier} onQuantity={onQuantity} onRemove={onRemove} />
          )}
        </>
      )}
    </SellPageFrame>
  );
}

/** Introduction shown before the first entry. */
function Explain({ side }: { readonly side: ListingSide }) {
  const { t } = useTranslation();
  return (
    <EmptyState glyph="info" title={t(side === 'buy' ? 'byHand.wantTitle' : 'byHand.title')} className="my-auto">
      {t(side === 'buy' ? 'byHand.wantText' : 'byHand.text')}
    </EmptyState>
  );
}

function NothingEntered({ side }: { readonly side: ListingSide }) {
  const { t } = useTranslation();
  return (
    <EmptyState glyph={side === 'buy' ? 'tag' : 'stash'} title={t(side === 'buy' ? 'byHand.wantNone' : 'byHand.none')} className="my-auto">
      {t(side === 'buy' ? 'byHand.wantNoneText' : 'byHand.noneText')}
    </EmptyState>
  );
}
