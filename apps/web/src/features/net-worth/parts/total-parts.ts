/** Parts of a total, by category or tab; the largest parts have their own colours. Pure. */
import { OTHER_CATEGORY_ID } from '@poexchange/domain/net-worth';
import type { SnapshotHead } from '../data/read-row.ts';

/** Number of parts with their own colours; the remaining parts are combined into one last part. */
export const OWN_PARTS = 7;
/** Id of the combined remaining parts; never a category or tab id. */
export const REST_ID = '*rest';

export type PartKind = 'category' | 'tab';
export type PartBy = PartKind | 'total';
/**
 * Parts of one kind to which the chart is limited. `REST_ID` represents all parts that do not have their own colour.
 */
export type PartFilter = { readonly kind: PartKind; readonly ids: ReadonlySet<string> };

/** Part colours by rank. */
export const partColours = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8'] as const;
export type PartColour = (typeof partColours)[number];

/**
 * Background classes of the parts' colour keys; written out, because the build finds classes by scanning the sources.
 */
export const partBackgrounds: Readonly<Record<PartColour, string>> = {
  k1: 'bg-k1',
  k2: 'bg-k2',
  k3: 'bg-k3',
  k4: 'bg-k4',
  k5: 'bg-k5',
  k6: 'bg-k6',
  k7: 'bg-k7',
  k8: 'bg-k8',
};

/** Categories without their own names: always combined with the remaining parts. */
const nameless: ReadonlySet<string> = new Set([OTHER_CATEGORY_ID, 'misc']);

type Parts = { readonly categories: SnapshotHead['categories']; readonly tabs: SnapshotHead['tabs'] };

export function partsOf(head: Parts, kind: PartKind): readonly (readonly [id: string, chaos: number])[] {
  return kind === 'category' ? head.categories : head.tabs;
}

/**
 * Returns the ids of the parts that have their own colour, largest first. The ranking is by the latest snapshot, so
 * that colours stay the same while older snapshots are shown. Ties are ordered by id.
 */
export function rankParts(latest: Parts | undefined, kind: PartKind): readonly string[] {
  if (latest === undefined) return [];
  return partsOf(latest, kind)
    .filter(([id, chaos]) => chaos > 0 && !nameless.has(id))
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, OWN_PARTS)
    .map(([id]) => id);
}

/** Returns a part's colour; unranked parts get the last colour. */
export function colourOfPart(ranked: readonly string[], id: string): PartColour {
  const at = ranked.indexOf(id);
  return partColours[at === -1 ? OWN_PARTS : at] ?? 'k8';
}

export function passesFilter(filter: PartFilter | null, id: string, ranked: readonly string[]): boolean {
  if (filter === null) return true;
  return filter.ids.has(id) || (filter.ids.has(REST_ID) && !ranked.includes(id));
}
