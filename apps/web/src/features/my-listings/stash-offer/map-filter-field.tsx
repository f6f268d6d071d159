import { Suspense, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { findMapFilter, noMapFilter, setMapFilter, useMapFilterStore } from '../offer/map-filter-store.ts';
import type { OfferPlace } from '../../price-book/index.ts';
import { lazyPart } from '../../../shared/network/lazy-part.ts';

// Loaded with it: the table of map mods.
const MapFilterDialog = lazyPart(() => import('./map-filter-dialog.tsx').then((module) => ({ default: module.MapFilterDialog })));

/** Filter for the offered maps, and the number it rejects (R2.13, R5.17). */
export function MapFilterField({ place, filteredCount }: { readonly place: OfferPlace; readonly filteredCount: number }) {
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
