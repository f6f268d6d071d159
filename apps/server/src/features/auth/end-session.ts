import { sql, type Kysely, type Transaction } from 'kysely';
import { pruneInBatches } from '../../db/prune-in-batches.ts';
import type { Database } from '../../db/schema.ts';

export type EndedSessions = { readonly userId: string; readonly sessionIds: readonly string[] };

/**
 * Ends one session, whose token is rejected from the commit on. Ending the last session also deletes the publisher's
 * tokens. Returns null if the session had already ended.
 */
export async function endSession(tx: Transaction<Database>, options: { sessionId: string; nowMs: number }): Promise<EndedSessions | null> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_ms: options.nowMs })
    .where('id', '=', options.sessionId)
    .where('ended_ms', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (ended === undefined) return null;
  await dropTokensWithoutSession(tx, { userId: ended.user_id, nowMs: options.nowMs });
  return { userId: ended.user_id, sessionIds: [options.sessionId] };
}

/**
 * Ends the sessions that were opened with the grant and deletes the grant, which is no longer valid. A session through
 * the partner remains, without access to the game; `goesOn` is true if such a session exists.
 */
export async function endGameSessions(
  tx: Transaction<Database>,
  options: { userId: string; nowMs: number },
): Promise<EndedSessions & { readonly goesOn: boolean }> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_ms: options.nowMs })
    .where('user_id', '=', options.userId)
    .where('ended_ms', 'is', null)
    .where('via', '=', 'game')
    .returning('id')
    .execute();
  await tx.deleteFrom('publisher_tokens').where('user_id', '=', options.userId).execute();
  const left = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', options.userId)
    .where('ended_ms', 'is', null)
    .where('expires_ms', '>', options.nowMs)
    .limit(1)
    .executeTakeFirst();
  return { userId: options.userId, sessionIds: ended.map((session) => session.id), goesOn: left !== undefined };
}

/** Ends all of a person's sessions and deletes the publisher's tokens. */
export async function endAllSessions(tx: Transaction<Database>, options: { userId: string; nowMs: number }): Promise<EndedSessions> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_ms: options.nowMs })
    .where('user_id', '=', options.userId)
    .where('ended_ms', 'is', null)
    .returning('id')
    .execute();
  await tx.deleteFrom('publisher_tokens').where('user_id', '=', options.userId).execute();
  return { userId: options.userId, sessionIds: ended.map((session) => session.id) };
}

/**
 * Ends the sessions opened by the partner account, except for `exceptSessionId`: the partner account may have a
 * different owner by now.
 */
export async function endPartnerSessions(
  tx: Transaction<Database>,
  options: { userId: string; exceptSessionId: string | null; nowMs: number },
): Promise<EndedSessions> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_ms: options.nowMs })
    .where('user_id', '=', options.userId)
    .where('ended_ms', 'is', null)
    .where('via', '=', 'partner')
    .$if(options.exceptSessionId !== null, (query) => query.where('id', '<>', options.exceptSessionId ?? ''))
    .returning('id')
    .execute();
  await dropTokensWithoutSession(tx, { userId: options.userId, nowMs: options.nowMs });
  return { userId: options.userId, sessionIds: ended.map((session) => session.id) };
}

/** Returns how a session was opened; null for an unknown id. */
export async function readSessionOrigin(db: Kysely<Database>, sessionId: string): Promise<'game' | 'partner' | null> {
  const row = await db.selectFrom('sessions').select('via').where('id', '=', sessionId).executeTakeFirst();
  return row?.via ?? null;
}

/** Deletes expired data: unfinished sign-ins, and sessions a month after their end. */
export async function pruneSessions(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db.deleteFrom('sign_in_states').where('expires_ms', '<=', nowMs).execute();
  await db
    .deleteFrom('sessions')
    .where('expires_ms', '<', nowMs - 30 * 24 * 3_600_000)
    .execute();
  await pruneInBatches(db, 'rooms', {
    where: sql`room like 'session-%' and not exists (select from sessions where 'session-' || sessions.id = rooms.room)`,
  });
}

async function dropTokensWithoutSession(tx: Transaction<Database>, options: { userId: string; nowMs: number }): Promise<void> {
  await tx
    .deleteFrom('publisher_tokens')
    .where('user_id', '=', options.userId)
    .where((expression) => {
      const live = expression
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', options.userId)
        .where('ended_ms', 'is', null)
        .where('expires_ms', '>', options.nowMs);
      return expression.not(expression.exists(live));
    })
    .execute();
}
