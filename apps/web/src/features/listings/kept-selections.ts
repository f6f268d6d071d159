/**
 * What was chosen of listings while this page was open: leaving a listing, or the page of listings, loses nothing
 * typed. In memory only.
 */
import type { ListingRow } from '@poexchange/contract/rest';
import type { Selection, Wanted } from './selection.ts';

type Kept = { readonly stampMs: number; readonly wanted: string; readonly selection: Selection };

/** More listings than anybody chooses from in one sitting. */
const MAX_KEPT = 200;
const kept = new Map<string, Kept>();

/** Remembers a person's own choice for one version of a listing; the oldest of too many is forgotten. */
export function keepSelection(row: Pick<ListingRow, 'uuid' | 'timestampMs'>, of: { selection: Selection; wanted: Wanted }): void {
  kept.delete(row.uuid);
  kept.set(row.uuid, { stampMs: row.timestampMs, wanted: writeWanted(of.wanted), selection: of.selection });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/**
 * Returns what was chosen of just this version of the listing under the same filter; null where the seller changed it
 * or another thing is looked for now.
 */
export function readKeptSelection(row: Pick<ListingRow, 'uuid' | 'timestampMs'>, wanted: Wanted): Selection | null {
  const found = kept.get(row.uuid);
  return found?.stampMs === row.timestampMs && found.wanted === writeWanted(wanted) ? found.selection : null;
}

export function forgetSelections(): void {
  kept.clear();
}

function writeWanted(wanted: Wanted): string {
  return JSON.stringify([...wanted].sort(([a], [b]) => (a < b ? -1 : 1)));
}
