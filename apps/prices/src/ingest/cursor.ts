import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import type { UnreadableChange } from './read-page.ts';

/** Reads the next change id to request and when it was stored; null before the first page. */
export async function readCursor(db: PricesDb): Promise<{ nextChangeId: string; movedAt: Date } | null> {
  const { rows } = await sql<{ nextChangeId: string; movedAt: Date }>`
    select next_change_id as "nextChangeId", changed_at as "movedAt" from prices.stream_cursor`.execute(db);
  return rows[0] ?? null;
}

/**
 * Moves the cursor from the id with which a page was requested to the page's next id. Returns false if the cursor has
 * another id: another process also follows the stream, and this page must not be stored.
 */
export async function moveCursor(tx: PricesTx, { from, to, at }: { from: string | null; to: string; at: Date }): Promise<boolean> {
  const { rows } =
    from === null
      ? await sql`insert into prices.stream_cursor (next_change_id, changed_at) values (${to}, ${at}) on conflict do nothing returning 1`.execute(
          tx,
        )
      : await sql`update prices.stream_cursor set next_change_id = ${to}, changed_at = ${at} where next_change_id = ${from} returning 1`.execute(
          tx,
        );
  return rows.length === 1;
}

/**
 * Counts a start at this stream position. Returns how many consecutive starts here, including this one, have not been
 * followed by `noteSurvived`.
 */
export async function noteStart(db: PricesDb, askedWith: string | null): Promise<number> {
  const { rows } = await sql<{ times: number }>`
    insert into prices.stream_start as s (asked_with, times) values (${askedWith ?? ''}, 1)
    on conflict (only_row) do update set asked_with = excluded.asked_with, times = case when s.asked_with = excluded.asked_with then s.times + 1 else 1 end
    returning times`.execute(db);
  return rows[0]?.times ?? 1;
}

/** Resets the `noteStart` count: the program made progress, or failed without a crash. */
export async function noteSurvived(db: PricesDb): Promise<void> {
  await sql`delete from prices.stream_start`.execute(db);
}

/** Limits disk use in case a new stream format makes every change unreadable. */
const MOST_KEPT = 20_000;

/**
 * Quarantines unreadable changes and records the tabs whose last state each change contains. Above the limit, only the
 * newest changes are kept.
 */
export async function quarantineChanges(
  tx: PricesTx,
  changes: readonly UnreadableChange[],
  { changeId, at }: { changeId: string; at: Date },
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    with c as materialized (
      select nextval(pg_get_serial_sequence('prices.quarantined_change', 'id')) as id, reason, body, tab_ids
      from unnest(
        ${changes.map(({ reason }) => reason)}::text[], ${changes.map(({ body }) => body)}::text[],
        ${changes.map(({ tabIds }) => tabIds.join(','))}::text[]
      ) as u (reason, body, tab_ids)
    ), kept as (
      insert into prices.quarantined_change (id, change_id, reason, body, quarantined_at) overriding system value
      select id, ${changeId}::text, reason, body, ${at}::timestamptz from c
    )
    insert into prices.quarantined_tab (tab_id, change_id)
    select distinct tab_id::bigint, c.id from c, unnest(string_to_array(c.tab_ids, ',')) as tab_id`.execute(tx);
  await sql`
    delete from prices.quarantined_change where id <= (select max(id) from prices.quarantined_change) - ${MOST_KEPT}::bigint`.execute(tx);
}
