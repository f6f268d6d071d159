import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Looks at a part in five minutes: the number of those with each result. */
export type StatusMark = {
  readonly part: string;
  readonly slotMs: number;
  readonly works: number;
  readonly late: number;
  readonly away: number;
  readonly seenMs: number;
};

/** Length of a slot. */
export const SLOT_MS = 5 * 60_000;
/** A day, the part of the half hour that is not over, and some. */
const KEPT_MS = 25 * 3_600_000;

/**
 * Adds looks of this node to those of others. Rows are written in one order, so that nodes never wait for each other in
 * a circle.
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

/** Reads the marks of all parts since a moment, oldest first. */
export async function readStatusMarks(db: Kysely<Database>, sinceMs: number): Promise<StatusMark[]> {
  return db
    .selectFrom('status_marks')
    .select(['part', 'slot_ms as slotMs', 'works', 'late', 'away', 'seen_ms as seenMs'])
    .where('slot_ms', '>=', sinceMs)
    .orderBy('slot_ms')
    .execute();
}

/** Forgets marks that no page shows any more. */
export async function pruneStatusMarks(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('status_marks')
    .where('slot_ms', '<', nowMs - KEPT_MS)
    .execute();
}
