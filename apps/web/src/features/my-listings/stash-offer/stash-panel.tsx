import type { StashTabId } from '@poexchange/domain/ids';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCustomGroups, useItemChoices, useOfferSettings } from '../../price-book/index.ts';
import { CheapMoney } from './cheap-money.tsx';
import { MapFilterField } from './map-filter-field.tsx';
import { supportsMapFilter } from '../offer/map-filter-store.ts';
import { OverlapNotes } from './overlap-notes.tsx';
import { PanelFrame, type PanelProps } from '../offer/panel-frame.tsx';
import { SearchOptions } from './search-options.tsx';
import { useSearchTerms } from '../offer/search-options-store.ts';
import { usePublish } from '../offer/use-publish.ts';

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
