import type { AccessTokenId } from '@poexchange/domain/ids';
import type { Transaction } from 'kysely';
import { noteAct } from '../../audit.ts';
import type { Database } from '../../db/schema.ts';
import { publishEvent, SESSION_CLOSED, sessionRoom } from '../../realtime/outbox.ts';
import { turnOffWebhooksOf } from '../webhooks/index.ts';
import { lockOwner } from './access-tokens.queries.ts';

/**
 * Deletes one or all tokens of a person, turns off the webhooks they made, closes their sockets, and writes the audit.
 * Returns the number deleted.
 */
export async function endTokens(
  tx: Transaction<Database>,
  { userId, id, reason, nowMs }: { userId: string; id?: AccessTokenId; reason: string; nowMs: number },
): Promise<number> {
  // No token can be created while its owner is locked.
  if (!(await lockOwner(tx, userId))) return 0;
  let owned = tx.selectFrom('access_tokens').select('id').where('user_id', '=', userId);
  if (id !== undefined) owned = owned.where('id', '=', id);
  const tokens = await owned.orderBy('id').execute();
  for (const { id: tokenId } of tokens) {
    await turnOffWebhooksOf(tx, { tokenId, userId, nowMs });
    await tx.deleteFrom('access_tokens').where('id', '=', tokenId).execute();
    await publishEvent(tx, { room: sessionRoom(tokenId), event: SESSION_CLOSED, data: {} });
    await noteAct(tx, { action: 'delete-access-token', subject: { userId, tokenId }, reason, nowMs });
  }
  return tokens.length;
}
