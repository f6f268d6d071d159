import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AuthDeps } from './deps.ts';
import { SESSION_LIFE_MS } from './login-token.ts';

/** `partner` sessions give no access to the game account. */
export type SessionOrigin = 'game' | 'partner';

/** Concurrent sign-ins of one person, over all devices and browsers. */
const MAX_SESSIONS = 20;

/**
 * Opens a session and returns its id. Above the limit the oldest sessions end, and `onEnded` notifies their pages and
 * closes their sockets.
 */
export async function issueSession(
  tx: Transaction<Database>,
  options: { userId: string; via: SessionOrigin; nowMs: number; onEnded: AuthDeps['onSessionsEnded'] },
): Promise<string> {
  const session = await tx
    .insertInto('sessions')
    .values({
      user_id: options.userId,
      created_ms: options.nowMs,
      expires_ms: options.nowMs + SESSION_LIFE_MS,
      ended_ms: null,
      via: options.via,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_ms: options.nowMs })
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', options.userId)
        .where('ended_ms', 'is', null)
        .where('id', '<>', session.id)
        .orderBy('created_ms', 'desc')
        .orderBy('id')
        .offset(MAX_SESSIONS - 1),
    )
    .returning('id')
    .execute();
  if (ended.length > 0) await options.onEnded?.(tx, { userId: options.userId, sessionIds: ended.map(({ id }) => id) });
  return session.id;
}
