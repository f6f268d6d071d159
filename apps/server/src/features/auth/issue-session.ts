import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { sessionLifeMs } from './login-token.ts';

/** `partner` sessions bring no access to the game account (D14). */
export type SessionOrigin = 'game' | 'partner';

/** Opens a session and returns its id. */
export async function issueSession(tx: Transaction<Database>, of: { userId: string; via: SessionOrigin; nowMs: number }): Promise<string> {
  const session = await tx
    .insertInto('sessions')
    .values({ user_id: of.userId, created_ms: of.nowMs, expires_ms: of.nowMs + sessionLifeMs, ended_ms: null, via: of.via })
    .returning('id')
    .executeTakeFirstOrThrow();
  return session.id;
}
