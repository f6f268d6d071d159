import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import type { PackedPage } from './pack-page.ts';

/** Reads the tabs whose last known state is a quarantined change. */
export async function readQuarantinedTabs(db: PricesDb): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select distinct tab_id::text as id from prices.quarantined_tab`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Removes these tabs from the quarantine, because the stream has later changes to them. */
export async function supersede(db: PricesDb, tabIds: readonly string[]): Promise<void> {
  if (tabIds.length > 0) await sql`delete from prices.quarantined_tab where tab_id = any(${`{${tabIds.join(',')}}`}::bigint[])`.execute(db);
}

/** Lists all tabs for which these pages contain a change, readable or not. */
export function listSpokenOf(pages: readonly PackedPage[]): Set<string> {
  return new Set(pages.flatMap((page) => [...page.tabs.ids, ...page.unreadable.flatMap(({ tabIds }) => tabIds)]));
}

/** Drops the unreadable state of each tab that a later page replaces. The pages are stored together. */
export function dropSuperseded(pages: readonly PackedPage[]): readonly PackedPage[] {
  if (pages.every((page) => page.unreadable.length === 0)) return pages;
  return pages.map((page, at) => {
    if (page.unreadable.length === 0) return page;
    const later = listSpokenOf(pages.slice(at + 1));
    return { ...page, unreadable: page.unreadable.map((one) => ({ ...one, tabIds: one.tabIds.filter((id) => !later.has(id)) })) };
  });
}
