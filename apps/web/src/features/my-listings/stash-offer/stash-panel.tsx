import type { StashTabId } from '@poexchange/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../../shared/network/lazy-part.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { PriceField } from '../../../shared/ui/price-field.tsx';
import { useFieldUnit } from '../../../shared/ui/price-view.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import { useCustomGroups, useItemChoices, useOfferSettings, type OfferPlace, offerKey } from '../../price-book/index.ts';
import { tabListQuery } from '../../stash/index.ts';
import { supportsMapFilter, findMapFilter, noMapFilter, setMapFilter, useMapFilterStore } from '../offer/map-filter-store.ts';
import { PanelFrame, type PanelProps } from '../offer/panel-frame.tsx';
import {
  useSearchTerms,
  changeSearchOptions,
  defaultSearchOptions,
  scopeKey,
  setTabSearch,
  supportsSearch,
  useSearchOptionsStore,
} from '../offer/search-options-store.ts';
import { usePublish } from '../offer/use-publish.ts';
import { CheapMoney } from './cheap-money.tsx';
import { OverlapNotes } from './overlap-notes.tsx';

type SearchOptionsProps = { readonly scope: StashScope; readonly place: OfferPlace; readonly tabIds: readonly StashTabId[] };

/**
 * Options for requests by stash search: surcharges, and tabs open to searches (R2.13, R2.14, R6.09). Renders nothing
 * for items that no search can find.
 */
function SearchOptions({ scope, place, tabIds }: SearchOptionsProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const fieldUnit = useFieldUnit();
  const options = useSearchOptionsStore((state) => state.offers[offerKey(place)] ?? defaultSearchOptions);
  const denied = useSearchOptionsStore((state) => state.deniedTabs[scopeKey(place)]);
  const tabs = useQuery(tabListQuery(scope)).data?.tabs ?? [];
  if (!supportsSearch(place.game, place)) return null;
  const unit = t(`price.name.${fieldUnit}`);
  const chosen = tabs.filter(({ id }) => tabIds.includes(id));
  const isBlocked = tabIds.length > 0 && tabIds.every((id) => denied?.includes(id) === true);
  const priceField = (label: string, chaos: number, onPrice: (chaos: number) => void) => (
    <Field label={`${label} (${unit})`}>
      {(control) => (
        <PriceField
          {...control}
          valueChaos={chaos === 0 ? null : chaos}
          zero="allowed"
          commits="typing"
          reason="below"
          onChange={(next) => onPrice(next ?? 0)}
          className="w-[120px]!"
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-2.5 border-t border-line-soft pt-3">
      <Checkbox
        label={t('search.offer.label')}
        checked={options.isAllowed}
        onChange={(isAllowed) => changeSearchOptions(place, { isAllowed })}
      />
      <p className="text-12 text-muted">
        {t('search.offer.hint')}{' '}
        <Link to="/$game/poexchange/price-check/stash-search" params={{ game }} className="text-accent hover:underline">
          {t('search.title')}
        </Link>
      </p>
      {options.isAllowed && (
        <>
          {isBlocked && <Note tone="info">{t('search.offer.blocked')}</Note>}
          {priceField(t('search.offer.extra'), options.extraChaos, (extraChaos) => changeSearchOptions(place, { extraChaos }))}
          {priceField(t('search.offer.quantityExtra'), options.quantityExtraChaos, (quantityExtraChaos) =>
            changeSearchOptions(place, { quantityExtraChaos }),
          )}
          {chosen.length > 0 && (
            <fieldset className="flex flex-col items-start gap-1.5">
              <legend className="mb-1.5 text-12 text-muted">{t('search.offer.tabs')}</legend>
              {chosen.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={<span translate="no">{name}</span>}
                  checked={denied?.includes(id) !== true}
                  onChange={(isAllowed) => setTabSearch(place, id, isAllowed ? 'allowed' : 'denied')}
                />
              ))}
            </fieldset>
          )}
        </>
      )}
    </div>
  );
}

// The table of map mods is loaded with the dialog.
const MapFilterDialog = lazyPart(() => import('./map-filter-dialog.tsx').then((module) => ({ default: module.MapFilterDialog })));

/** Filter for the offered maps, and the number of maps it rejects (R2.13, R5.17). */
function MapFilterField({ place, filteredCount }: { readonly place: OfferPlace; readonly filteredCount: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const filter = useMapFilterStore((state) => findMapFilter(state.filters, place));
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line-soft pt-3 text-12">
      <Button size="sm" onClick={() => setOpen(true)}>
        <Glyph name="funnel" size={12} className={filter === undefined ? 'text-muted' : 'text-accent'} />
        {t('offer.mapFilter.open')}
      </Button>
      {filter !== undefined && (
        <>
          <span role="status" className="min-w-0 flex-1 text-muted">
            {filteredCount > 0 && t('offer.mapFilter.filtered', { count: filteredCount })}
          </span>
          <Button size="sm" kind="quiet" onClick={() => setMapFilter(place, noMapFilter)}>
            {t('offer.mapFilter.clear')}
          </Button>
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <MapFilterDialog place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

export type OfferPanelProps = PanelProps & {
  /** Number of pieces that the place's map filter rejects (R5.17). */
  readonly filteredCount: number;
  readonly tabIds: readonly StashTabId[];
  readonly isReading: boolean;
};

/** Draft from the tabs, with a map filter and search options. */
export function OfferPanel({ filteredCount, tabIds, ...panel }: OfferPanelProps) {
  const { scope, place } = panel;
  const { t } = useTranslation();
  const settings = useOfferSettings(place);
  const choices = useItemChoices(place);
  const publish = usePublish();
  const search = useSearchTerms(place, tabIds);
  const group = useCustomGroups(scope.game).find(({ id }) => id === place.subCategory);
  return (
    <PanelFrame
      {...panel}
      side="sell"
      search={search}
      publish={publish}
      whyNot={t('offer.nothing')}
      onPublish={(ign) =>
        publish.mutate({
          scope,
          place: { category: place.category, subCategory: place.subCategory },
          group,
          tabIds,
          settings,
          choices,
          ign,
        })
      }
    >
      {supportsMapFilter(place) && <MapFilterField place={place} filteredCount={filteredCount} />}
      <CheapMoney lines={panel.lines} place={place} />
      <OverlapNotes offer={{ scope, place, group, tabIds, choices }} place={place} lines={panel.lines} />
      <SearchOptions scope={scope} place={place} tabIds={tabIds} />
    </PanelFrame>
  );
}
