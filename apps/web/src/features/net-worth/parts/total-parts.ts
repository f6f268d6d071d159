/** Parts of a total: categories or tabs, the largest with a colour of their own. Pure. */
import { OTHER_CATEGORY_ID } from '@poexchange/domain/net-worth';
import type { SnapshotHead } from '../data/read-row.ts';

/** Parts that have a colour of their own; the rest is one more part, the last. */
export const OWN_PARTS = 7;
/** Id of the rest; no category and no tab has it. */
export const REST_ID = '*rest';

export type PartKind = 'category' | 'tab';
export type PartBy = PartKind | 'total';
/** Parts of a kind to which the chart is limited. `REST_ID` represents all parts without a colour of their own. */
export type PartFilter = { readonly kind: PartKind; readonly ids: ReadonlySet<string> };

/** Colours of parts, in their order. */
export const partColours = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8'] as const;
export type PartColour = (typeof partColours)[number];

/** Backgrounds of the parts' keys; written out, because the build finds classes by scanning the sources. */
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

/** Categories without a name of their own: they are always part of the rest. */
const nameless: ReadonlySet<string> = new Set([OTHER_CATEGORY_ID, 'misc']);

type Parts = { readonly categories: SnapshotHead['categories']; readonly tabs: SnapshotHead['tabs'] };

export function partsOf(head: Parts, kind: PartKind): readonly (readonly [id: string, chaos: number])[] {
  return kind === 'category' ? head.categories : head.tabs;
}

/**
 * Returns the ids with a colour of their own, largest first, by the latest snapshot: colours stay the same while older
 * snapshots are shown. Ties are ordered by id.
 */
export function rankParts(latest: Parts | undefined, kind: PartKind): readonly string[] {
  if (latest === undefined) return [];
  return partsOf(latest, kind)
    .filter(([id, chaos]) => chaos > 0 && !nameless.has(id))
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, OWN_PARTS)
    .map(([id]) => id);
}

/** Returns the colour of a part; unranked parts get the last one. */
export function colourOfPart(ranked: readonly string[], id: string): PartColour {
  const at = ranked.indexOf(id);
  return partColours[at === -1 ? OWN_PARTS : at] ?? 'k8';
}

/** Returns whether a part is shown under a filter. */
export function passesFilter(filter: PartFilter | null, id: string, ranked: readonly string[]): boolean {
  if (filter === null) return true;
  return filter.ids.has(id) || (filter.ids.has(REST_ID) && !ranked.includes(id));
}
