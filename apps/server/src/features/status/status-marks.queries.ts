import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Checks of a part within five minutes: how many had each result. */
export type StatusMark = {
  readonly part: string;
  readonly slotMs: number;
  readonly works: number;
  readonly late: number;
  readonly away: number;
  readonly seenMs: number;
};

export const SLOT_MS = 5 * 60_000;
/** A day, plus the current half hour and a margin. */
const KEPT_MS = 25 * 3_600_000;

/**
 * Adds this node's checks to those of other nodes. Rows are written in a fixed order, to avoid deadlocks between nodes.
 */
export async function addStatusMarks(db: Kysely<Database>, marks: readonly StatusMark[]): Promise<void> {
  if (marks.length === 0) return;
  const rows = marks.toSorted((a, b) => (a.part < b.part ? -1 : a.part > b.part ? 1 : a.slotMs - b.slotMs));
  await db
    .insertInto('status_marks')
    .values(rows.map(({ slotMs, seenMs, ...mark }) => ({ ...mark, slot_ms: slotMs, seen_ms: seenMs })))
    .onConflict((conflict) =>
      conflict.columns(['part', 'slot_ms']).doUpdateSet({
        works: sql`status_marks.works + excluded.works`,
        late: sql`status_marks.late + excluded.late`,
        away: sql`status_marks.away + excluded.away`,
        seen_ms: sql`greatest(status_marks.seen_ms, excluded.seen_ms)`,
      }),
    )
    .execute();
}

/** Reads the marks of all parts since a given time, oldest first. */
export async function readStatusMarks(db: Kysely<Database>, sinceMs: number): Promise<StatusMark[]> {
  return db
    .selectFrom('status_marks')
    .select(['part', 'slot_ms as slotMs', 'works', 'late', 'away', 'seen_ms as seenMs'])
    .where('slot_ms', '>=', sinceMs)
    .orderBy('slot_ms')
    .execute();
}

/** Deletes marks that pages no longer show. */
export async function pruneStatusMarks(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('status_marks')
    .where('slot_ms', '<', nowMs - KEPT_MS)
    .execute();
}
