/**
 * Sellers somebody waits for: while the page is open, a toast reports the return of each once. Kept for this page only.
 */
import type { ListingRow } from '@poexchange/contract/rest';
import { useEffect } from 'react';
import { create } from 'zustand';
import { showToast } from '../../shared/toast/toast.ts';

type Watched = { readonly uuids: ReadonlySet<string> };

const useWatched = create<Watched>()(() => ({ uuids: new Set() }));

export function useIsWatched(uuid: string): boolean {
  return useWatched(({ uuids }) => uuids.has(uuid));
}

export function toggleWatched(uuid: string): void {
  useWatched.setState(({ uuids }) => {
    const next = new Set(uuids);
    if (!next.delete(uuid)) next.add(uuid);
    return { uuids: next };
  });
}

/** The rows whose sellers are back; a listing that is gone is waited for no more. */
export function findReturned(uuids: ReadonlySet<string>, rows: ReadonlyMap<string, Pick<ListingRow, 'ign' | 'presence'>>) {
  const returned = [...uuids].flatMap((uuid) => {
    const row = rows.get(uuid);
    return row === undefined || row.presence === 'offline' ? [] : [{ uuid, ign: row.ign }];
  });
  const over = new Set([...returned.map(({ uuid }) => uuid), ...[...uuids].filter((uuid) => !rows.has(uuid))]);
  return { returned, left: new Set([...uuids].filter((uuid) => !over.has(uuid))) };
}

/** Checks every new feed for the return of a watched seller. */
export function useSellerWatch(rows: ReadonlyMap<string, ListingRow> | undefined): void {
  const uuids = useWatched((state) => state.uuids);
  useEffect(() => {
    if (rows === undefined || uuids.size === 0) return;
    const { returned, left } = findReturned(uuids, rows);
    if (left.size === uuids.size) return;
    useWatched.setState({ uuids: left });
    for (const { uuid, ign } of returned) {
      showToast({ id: `back:${uuid}`, level: 'info', title: { key: 'info.seller_back', params: { ign } }, durationMs: 30_000 });
    }
  }, [rows, uuids]);
}
