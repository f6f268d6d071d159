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
import { removeItemsFromGroup } from './custom-groups.ts';
import { DeskFrame, useListingsHere } from './desk-frame.tsx';
import { GroupElsewhere } from './group-elsewhere.tsx';
import { GroupMenu } from './group-menu.tsx';
import { HandHead } from './hand-head.tsx';
import { HandPanel } from './hand-panel.tsx';
import { HandPicker, type Picked } from './hand-picker.tsx';
import { removeHandItems, setHandQuantity, type HandScope } from './hand-store.ts';
import { HandTable } from './hand-table.tsx';
import { countPlaces } from './offer-lines.ts';
import { OwnListings } from './own-listings.tsx';
import { takePicked } from './take-picked.ts';
import { useFollow, useHandDesk } from './use-hand-desk.ts';
import { isGroupElsewhere, type DeskSearch } from './use-place.ts';
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

/**
 * The work place where no tabs can be read (D55), and for what one wants to buy (R1.02): items and quantities are
 * entered by hand.
 */
export function HandDesk({ scope, side, league, profile, search, onNavigate, sideSwitch }: HandDeskProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE_QUERY);
  const hand = useMemo((): HandScope => ({ game: scope.game, league: scope.league, side }), [scope, side]);
  const desk = useHandDesk(hand, search);
  const { place, groups, lines, entries, prices, priceIndex } = desk;
  const { here, activeCount, marks } = useListingsHere(scope, side);
  const listing = here.find((each) => isSamePlace(each, { ...place, side }));
  const isElsewhere = isGroupElsewhere(place, groups);
  const followed = useMemo(() => {
    if (priceIndex.isLoading || isElsewhere) return [];
    // What is wanted has no stock behind it: each listing is followed where it is open.
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
  const onQuantity = useCallback((hash: string, quantity: number) => setHandQuantity(hand, hash, quantity), [hand]);
  const groupId = group?.id;
  // Out of a group it is still there for its category.
  const onRemove = useCallback(
    (hash: string) =>
      groupId === undefined ? removeHandItems(hand, [hash]) : void removeItemsFromGroup(hand.game, { id: groupId, hashes: [hash] }),
    [hand, groupId],
  );
  const nav = {
    game: scope.game,
    label: t('offer.categories'),
    counts: useMemo(() => countPlaces(entries, groups), [entries, groups]),
    // The listings are of every category: none of them is what is shown.
    selected: isListView ? { category: '', subCategory: '' } : place,
    marks,
    groups,
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
    <DeskFrame
      nav={nav}
      view={isListView ? 'listings' : 'work'}
      lines={lines}
      panel={!isElsewhere && (lines.length > 0 || listing !== undefined) ? panel : null}
      instead={<Explain side={side} />}
    >
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
      ) : isElsewhere ? (
        <GroupElsewhere onShowListings={() => onNavigate({ ...search, view: 'listings' })} />
      ) : (
        <>
          <HandPicker
            game={scope.game}
            entries={desk.listable}
            isLoading={priceIndex.isLoading}
            onPick={onPick}
            beside={side === 'sell' && <GroupMenu place={place} lines={lines} />}
          />
          <PricesFailed priceIndex={priceIndex} />
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
    </DeskFrame>
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
