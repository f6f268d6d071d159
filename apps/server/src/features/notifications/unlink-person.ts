import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Takes a person out of their trades (D18). The other one keeps what was said, names and whispers, but not whose stacks they were; a trade both have left is removed, and so
 * is every other trace in the person's own room. Locks notifications before any league's clock, as handling a trade does.
 */
export async function unlinkPerson(tx: Transaction<Database>, of: { userId: string; room: string }): Promise<void> {
  await tx.updateTable('notifications').set({ sender_id: null }).where('sender_id', '=', of.userId).execute();
  await tx
    .updateTable('notifications')
    .set({
      receiver_id: null,
      deducted: null,
      items: sql<string>`(select coalesce(jsonb_agg(item || '{"picks":[]}'::jsonb), '[]'::jsonb) from jsonb_array_elements(items) as item)`,
    })
    .where('receiver_id', '=', of.userId)
    .execute();
  await tx.deleteFrom('notifications').where('sender_id', 'is', null).where('receiver_id', 'is', null).execute();
  await tx.deleteFrom('room_events').where('room', '=', of.room).execute();
  await tx.deleteFrom('rooms').where('room', '=', of.room).execute();
}
