import { sql } from 'kysely';
import type { PricesTx } from '../database.ts';

/** A stored tab. The id is text because it does not fit into a JavaScript number. */
export type StoredTab = { readonly id: string; readonly accountId: number; readonly leagueId: number; readonly content: number };

/** A stored tab, and when it was last seen. */
export type SeenTab = StoredTab & { readonly seenAtMs: number };

export async function readTabs(tx: PricesTx, ids: readonly string[]): Promise<Map<string, SeenTab>> {
  const { rows } = await sql<SeenTab>`
    select id::text, account_id as "accountId", league_id as "leagueId", content, extract(epoch from seen_at)::float8 * 1000 as "seenAtMs"
    from prices.tab where id = any(${writeArray(ids)}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Inserts or updates tabs with their content and the time they were seen. */
export async function storeTabs(tx: PricesTx, tabs: readonly StoredTab[], seenAt: Date): Promise<void> {
  if (tabs.length === 0) return;
  await sql`
    insert into prices.tab (id, account_id, league_id, content, seen_at)
    select id, account_id, league_id, content, ${seenAt}::timestamptz
    from unnest(
      ${writeArray(tabs.map((tab) => tab.id))}::bigint[], ${writeArray(tabs.map((tab) => tab.accountId))}::bigint[],
      ${writeArray(tabs.map((tab) => tab.leagueId))}::int[], ${writeArray(tabs.map((tab) => tab.content))}::bigint[]
    ) as t (id, account_id, league_id, content)
    on conflict (id) do update set account_id = excluded.account_id, league_id = excluded.league_id, content = excluded.content, seen_at = excluded.seen_at`.execute(
    tx,
  );
}

/** Updates the last-seen time of tabs whose content is unchanged. */
export async function touchTabs(tx: PricesTx, ids: readonly string[], seenAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update prices.tab set seen_at = ${seenAt} where id = any(${writeArray(ids)}::bigint[])`.execute(tx);
}

export async function deleteTabs(tx: PricesTx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from prices.tab where id = any(${writeArray(ids)}::bigint[])`.execute(tx);
}

/**
 * Writes numbers as a PostgreSQL array literal: a page has thousands of numbers, and the driver would check each number
 * for quotes.
 */
export function writeArray(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
}
