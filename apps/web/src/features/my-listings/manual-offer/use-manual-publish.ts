import type { ListingDraftBody } from '@poexchange/contract/rest';
import type { ManualDraft } from './manual-entries.ts';
import type { OfferPlace, OfferSettings } from '../../price-book/index.ts';
import { EmptyOfferError, usePublishDraft } from '../offer/use-publish.ts';

export type ManualPublication = {
  readonly place: OfferPlace;
  /** Name of the place's custom group, as buyers read it (D25). */
  readonly groupName: string | undefined;
  readonly drafted: ManualDraft;
  readonly settings: OfferSettings;
  readonly ign: string;
};

/** Publishes the manual entries, or the wanted items (D55, R1.02). */
export function useManualPublish() {
  return usePublishDraft(makeDraft);
}

function makeDraft({ place, groupName, drafted, settings, ign }: ManualPublication): ListingDraftBody {
  if (drafted.items.length === 0) throw new EmptyOfferError('nothing to offer');
  return {
    ...drafted,
    ...(groupName !== undefined && { groupName }),
    game: place.game,
    league: place.league,
    category: place.category,
    subCategory: place.subCategory,
    listingMode: settings.listingMode,
    ign,
    multiplier: settings.multiplier,
    minTradeValue: settings.minTradeValue,
    supportRegex: false,
    regexExtraPrice: 0,
    regexQuantExtraPrice: 0,
  };
}
