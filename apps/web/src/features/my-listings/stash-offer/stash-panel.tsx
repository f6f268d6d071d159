import type { StashTabId } from '@poexchange/domain/ids';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCustomGroups, useItemChoices, useOfferSettings, type OfferPlace } from '../../price-book/index.ts';
import { CheapMoney } from './cheap-money.tsx';
import { supportsMapFilter, findMapFilter, noMapFilter, setMapFilter, useMapFilterStore } from '../offer/map-filter-store.ts';
import { OverlapNotes } from './overlap-notes.tsx';
import { PanelFrame, type PanelProps } from '../offer/panel-frame.tsx';
import { SearchOptions } from './search-options.tsx';
import { useSearchTerms } from '../offer/search-options-store.ts';
import { usePublish } from '../offer/use-publish.ts';
import { Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { lazyPart } from '../../../shared/network/lazy-part.ts';

// Loaded with it: the table of map mods.
const MapFilterDialog = lazyPart(() => import('./map-filter-dialog.tsx').then((module) => ({ default: module.MapFilterDialog })));

/** Filter for the offered maps, and the number it rejects (R2.13, R5.17). */
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
  /** Pieces that the place's map filter leaves out (R5.17). */
  readonly filteredCount: number;
  readonly tabIds: readonly StashTabId[];
  readonly isReading: boolean;
};

/** Offer from the tabs: with a map filter and search options. */
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
