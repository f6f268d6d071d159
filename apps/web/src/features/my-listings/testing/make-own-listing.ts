import type { OwnListing } from '@poexchange/contract/rest';
import type { ListingUuid } from '@poexchange/domain/ids';

/** An active listing of essences without items; `over` overrides its fields. */
export function makeOwnListing(over: Partial<OwnListing> = {}): OwnListing {
  return {
    uuid: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0001' as ListingUuid,
    side: 'sell',
    game: 'poe1',
    league: 'standard',
    category: 'essence',
    subCategory: '',
    ign: 'Seller',
    presence: 'online',
    listingMode: 'single',
    multiplier: 100,
    minTradeValue: 0,
    supportRegex: false,
    totalPrice: 10,
    timestampMs: 1,
    seenAt: null,
    state: 'active',
    endsAtMs: Date.now() + 3_600_000,
    stashTabs: [],
    regexExtraPrice: 0,
    regexQuantExtraPrice: 0,
    items: [],
    ...over,
  };
}
