import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import type { UnreadableChange } from './read-page.ts';

/** The change id to ask for next, and when that was stored; null before the first page. */
export async function readCursor(db: PricesDb): Promise<{ nextChangeId: string; movedAt: Date } | null> {
  const { rows } = await sql<{ nextChangeId: string; movedAt: Date }>`
    select next_change_id as "nextChangeId", changed_at as "movedAt" from prices.stream_cursor`.execute(db);
  return rows[0] ?? null;
}

/**
 * Moves the cursor from the id a page was asked with to the page's next one. False when it stands elsewhere: another process follows
 * the stream too, and this page is not to be stored.
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

export async function quarantineChanges(
  tx: PricesTx,
  changes: readonly UnreadableChange[],
  { changeId, at }: { changeId: string; at: Date },
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into prices.quarantined_change (change_id, reason, body, quarantined_at)
    select ${changeId}::text, reason, body, ${at}::timestamptz
    from unnest(${changes.map(({ reason }) => reason)}::text[], ${changes.map(({ body }) => body)}::text[]) as c (reason, body)`.execute(
    tx,
  );
}
