import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, sessionRoom, userRoom } from '../../realtime/outbox.ts';
import { endAllSessions, planRevocation, rememberBan } from '../auth/index.ts';
import { removeListingsOf } from '../listings/index.ts';
import { unlinkPerson } from '../notifications/index.ts';

type Account = { readonly id: string; readonly account_uuid: string; readonly banned_ms: number | null };

/**
 * Removes a person and everything that is theirs (D18), in the caller's transaction, which holds the person's row locked: from here on no other transaction can add a row of
 * theirs. Every open page is told that it is signed out, every feed that the listings left. A ban is kept, as a hash.
 */
export async function removePerson(tx: Transaction<Database>, of: { account: Account; nowMs: number }): Promise<void> {
  const { account, nowMs } = of;
  await unlinkPerson(tx, { userId: account.id, room: userRoom(account.id) });
  await removeListingsOf(tx, { userId: account.id, nowMs });
  await planRevocation(tx, { userId: account.id, nowMs });
  const ended = await endAllSessions(tx, { userId: account.id, nowMs });
  for (const sessionId of ended.sessionIds) await publishEvent(tx, { room: sessionRoom(sessionId), event: 'got-loggt-out', data: {} });
  if (account.banned_ms !== null) await rememberBan(tx, { accountUuid: account.account_uuid, bannedMs: account.banned_ms });
  await tx.deleteFrom('game_api_budgets').where('scope', '=', account.id).execute();
  // What else names the person hangs on this row.
  await tx.deleteFrom('users').where('id', '=', account.id).execute();
}

const columns = ['id', 'name', 'account_uuid', 'banned_ms'] as const;

/** The person under a row lock, which every new row of theirs waits for. */
export function lockAccount(tx: Transaction<Database>, userId: string) {
  return tx.selectFrom('users').select(columns).where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** A name that was given up can belong to an older row: the last one to sign in with it is meant. */
export function lockAccountByName(tx: Transaction<Database>, accountName: string) {
  return tx
    .selectFrom('users')
    .select(columns)
    .where(sql<string>`lower(name)`, '=', accountName.toLowerCase())
    .orderBy('signed_in_ms', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}
