import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readServices } from './services.queries.ts';
import { tellOwnerChange } from './tell-rooms.ts';

/**
 * Publishes to the rooms of a person's listed services how many people vouch for them, and whether they linked a chat
 * account.
 */
export async function tellTrust(tx: Transaction<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<void> {
  const listed = await readServices(tx, { userIds: [userId], only: 'listed' });
  const [first] = listed;
  if (first === undefined) return;
  const { vouch_count: vouchCount, oldest_vouch_ms: oldestVouchMs, chat_linked: isChatLinked } = first;
  const data = { userId, vouchCount, oldestVouchMs, isChatLinked };
  await tellOwnerChange(tx, { userId, listed, describe: (room) => ({ room, event: 'service:update', data }), nowMs });
}
