import type { AccessTokenId } from '@poexchange/domain/ids';
import type { Transaction } from 'kysely';
import { noteAct } from '../../audit.ts';
import type { Database } from '../../db/schema.ts';
import { endWaiting, turnOffMadeBy } from './webhooks.queries.ts';

/**
 * Turns off webhooks that a token created, before the token is deleted, because the token's holder chose the addresses.
 * The owner can turn each webhook on again.
 */
export async function turnOffWebhooksOf(
  tx: Transaction<Database>,
  token: { tokenId: AccessTokenId; userId: string; nowMs: number },
): Promise<void> {
  for (const webhookId of await turnOffMadeBy(tx, token)) {
    await endWaiting(tx, webhookId);
    const subject = { userId: token.userId, webhookId, tokenId: token.tokenId };
    await noteAct(tx, { action: 'turn-off-webhook', subject, reason: 'its token was deleted', nowMs: token.nowMs });
  }
}

/** Turns off all of a person's webhooks; returns how many were on. */
export async function turnOffAllWebhooks(
  tx: Transaction<Database>,
  { userId, reason, nowMs }: { userId: string; reason: string; nowMs: number },
): Promise<number> {
  const webhookIds = await turnOffMadeBy(tx, { userId, nowMs });
  for (const webhookId of webhookIds) {
    await endWaiting(tx, webhookId);
    await noteAct(tx, { action: 'turn-off-webhook', subject: { userId, webhookId }, reason, nowMs });
  }
  return webhookIds.length;
}
