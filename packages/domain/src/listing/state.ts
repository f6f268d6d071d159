import { listingLimits } from './limits.ts';

export type ListingSide = 'sell' | 'buy';

/** Selling mode: the whole listing only, or individual items. */
export type ListingMode = 'bulk' | 'single';

/** Returns the sub-category as stored: empty if it is absent or ALL. */
export function readSubCategory(subCategory: string | null | undefined): string {
  return subCategory === undefined || subCategory === null || subCategory === 'ALL' ? '' : subCategory;
}

export type ListingState = 'active' | 'inactive' | 'deleted';

/**
 * The stored data that determine a listing's state; `endedAtMs` is when the listing was deactivated, null if it was not
 * deactivated manually.
 */
export type ListingLife = {
  readonly timestampMs: number;
  readonly inactive: boolean;
  readonly deleted: boolean;
  readonly endedAtMs: number | null;
};

/**
 * Returns the state of a listing at a server time: active for 2 hours from its timestamp, then inactive as if
 * deactivated manually, and deleted 6 days after that (R4.01-R4.03). The state does not depend on a job having run.
 */
export function stateOfListing(life: ListingLife, nowMs: number): ListingState {
  if (life.deleted) return 'deleted';
  if (!life.inactive && nowMs < life.timestampMs + listingLimits.activeMs) return 'active';
  return nowMs < readEndMs(life) + listingLimits.retentionMs ? 'inactive' : 'deleted';
}

/** Returns when a listing ended: manually, or after its 2 hours, regardless of when the job ran. */
function readEndMs({ timestampMs, inactive, endedAtMs }: ListingLife): number {
  const naturalEndMs = timestampMs + listingLimits.activeMs;
  return inactive && endedAtMs !== null ? Math.min(endedAtMs, naturalEndMs) : naturalEndMs;
}
