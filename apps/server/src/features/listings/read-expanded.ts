import type { ExpandedListing } from '@poexchange/contract/rest';
import { stateOfListing } from '@poexchange/domain/listing';
import { RefusalError } from '../../http/refusal.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { readListing, type ListingRecord } from './listings.queries.ts';
import { presentFeedRow } from './present-listing.ts';
import { readListedStacks } from './read-listed-stacks.ts';

/** The listing's state now, by the clock rather than by the last job run (R4.02). */
export function currentState(record: ListingRecord, nowMs: number): 'active' | 'inactive' | 'deleted' {
  return stateOfListing(
    {
      timestampMs: record.listed_ms,
      inactive: record.state === 'inactive',
      deleted: record.state === 'deleted',
      endedAtMs: record.ended_ms,
    },
    nowMs,
  );
}

/** A listing with the place and text of its stacks as the server last saw them (R7.22, D18, D23). */
export async function expandListing(deps: ListingsDeps, uuid: string): Promise<ExpandedListing> {
  const record = await readListing(deps.db, uuid);
  const nowMs = deps.clock();
  if (record === undefined || currentState(record, nowMs) === 'deleted') throw new RefusalError('tradeListingNotFound');
  // Anybody may ask for this: it looks only where the seller said that the items are.
  const { reads, isSearchable } = await readListedStacks(deps, record);
  return {
    ...presentFeedRow(record),
    regexExtraPrice: record.regex_extra_price,
    regexQuantExtraPrice: record.regex_quant_extra_price,
    state: currentState(record, nowMs),
    serverTimeMs: nowMs,
    items: record.items.map((item) => ({
      hash: item.hash,
      price: item.price,
      quantity: item.quantity,
      rawItems: item.rawItems.map((raw) => {
        const read = reads.get(raw.id);
        return {
          id: raw.id,
          stackSize: raw.stackSize,
          x: read?.x ?? null,
          y: read?.y ?? null,
          w: read?.w ?? 1,
          h: read?.h ?? 1,
          name: read?.name ?? '',
          lines: [...(read?.lines ?? [])],
          ...(isSearchable(raw.id) ? {} : { searchable: false as const }),
        };
      }),
    })),
  };
}
