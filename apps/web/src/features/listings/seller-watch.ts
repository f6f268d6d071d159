/**
 * Sellers whose return the user is waiting for: while the page is open, a toast reports each return once. Not stored
 * beyond this page.
 */
import type { ListingRow } from '@poexchange/contract/rest';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { showToast } from '../../shared/toast/toast.ts';

type Rows = ReadonlyMap<string, Pick<ListingRow, 'ign' | 'presence'>>;
/** Categories by listing id. */
type Watched = { readonly categories: ReadonlyMap<string, string> };

const useWatched = create<Watched>()(() => ({ categories: new Map() }));

export function useIsWatched(uuid: string): boolean {
  return useWatched(({ categories }) => categories.has(uuid));
}

/** Returns the categories whose feeds must be polled. */
export function useWatchedCategories(): ReadonlySet<string> {
  const categories = useWatched((state) => state.categories);
  return useMemo(() => new Set(categories.values()), [categories]);
}

export function toggleWatched({ uuid, category }: Pick<ListingRow, 'uuid' | 'category'>): void {
  useWatched.setState(({ categories }) => {
    const next = new Map(categories);
    if (!next.delete(uuid)) next.set(uuid, category);
    return { categories: next };
  });
}

/**
 * Returns the rows whose sellers have returned; drops the watch for a listing that is gone from its category. `rowsOf`
 * is undefined for a category that has not been read yet.
 */
export function findReturned(watched: ReadonlyMap<string, string>, rowsOf: (category: string) => Rows | undefined) {
  const returned: { readonly uuid: string; readonly ign: string }[] = [];
  const left = new Map(watched);
  for (const [uuid, category] of watched) {
    const rows = rowsOf(category);
    const row = rows?.get(uuid);
    if (rows === undefined || row?.presence === 'offline') continue;
    left.delete(uuid);
    if (row !== undefined) returned.push({ uuid, ign: row.ign });
  }
  return { returned, left };
}

/** Checks every new feed for returned sellers. */
export function useSellerWatch(rowsOf: (category: string) => Rows | undefined): void {
  const watched = useWatched((state) => state.categories);
  useEffect(() => {
    const { returned, left } = findReturned(watched, rowsOf);
    if (left.size === watched.size) return;
    useWatched.setState({ categories: left });
    for (const { uuid, ign } of returned) {
      showToast({ id: `back:${uuid}`, level: 'info', title: { key: 'info.seller_back', params: { ign } } });
    }
  }, [watched, rowsOf]);
}
