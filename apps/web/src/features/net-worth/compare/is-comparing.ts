import type { Tracking } from '../data/use-tracking.ts';

/** Returns whether the address asks for a comparison and both snapshots exist. */
export function isComparing({ view, head, since, profile }: Tracking): boolean {
  return view.mode === 'compare' && head !== null && since !== null && profile !== null;
}
