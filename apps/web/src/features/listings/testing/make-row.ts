import type { ListingUuid } from '@poexchange/domain/ids';
import type { ListingRow } from '@poexchange/contract/rest';

/** Creates a listing for tests; a test passes the fields that matter to it. */
export function makeRow(uuid: string, over: Partial<ListingRow> = {}): ListingRow {
  return {
    uuid: uuid as ListingUuid,
    side: 'sell',
    category: 'essence',
    subCategory: '',
    ign: `Seller${uuid}`,
    presence: 'online',
    listingMode: 'single',
    multiplier: 100,
    minTradeValue: 0,
    supportRegex: false,
    totalPrice: 10,
    timestampMs: 1000,
    seenAt: null,
    items: [['a'.repeat(40), 1, 10]],
    ...over,
  };
}
