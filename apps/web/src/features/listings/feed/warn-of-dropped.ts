import type { ListingView } from '../listing-view.ts';

const warned = new Set<string>();

/**
 * Logs a warning once for each group that is not in any published file: pages omit it (R5.06), and the console shows
 * why. Only for the category on the page ('' for all), because names from other categories were not requested.
 */
export function warnOfDropped(views: readonly ListingView[], category: string): void {
  const unnamed = new Set<string>();
  for (const { row, items } of views) {
    if (items.length === row.items.length || (category !== '' && row.category !== category)) continue;
    const named = new Set(items.map(({ hash }) => hash));
    for (const [hash] of row.items) if (!named.has(hash) && !warned.has(hash)) unnamed.add(hash);
  }
  if (unnamed.size === 0) return;
  for (const hash of unnamed) warned.add(hash);
  console.warn(`Items without a summary are not shown: ${[...unnamed].join(', ')}`);
}
