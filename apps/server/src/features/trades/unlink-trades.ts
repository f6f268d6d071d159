import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Locks a person's trades by id, after the listings and before the person. */
export async function lockTradesOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx
    .selectFrom('trades')
    .select('id')
    .where((eb) => eb.or([eb('sender_id', '=', userId), eb('receiver_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Removes a person from their locked trades. The other person keeps the texts, names and whispers, but not the record
 * of whose stacks were requested. A trade that both people have left is deleted.
 */
export async function unlinkTrades(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.updateTable('trades').set({ sender_id: null }).where('sender_id', '=', userId).execute();
  await tx
    .updateTable('trades')
    .set({
      receiver_id: null,
      items: sql<string>`(select coalesce(jsonb_agg(item || '{"picks":[]}'::jsonb), '[]'::jsonb) from jsonb_array_elements(items) as item)`,
    })
    .where('receiver_id', '=', userId)
    .execute();
  await tx.deleteFrom('trades').where('sender_id', 'is', null).where('receiver_id', 'is', null).execute();
}
