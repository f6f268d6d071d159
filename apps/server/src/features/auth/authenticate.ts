import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { RefusedToken } from '../../http/server-app.ts';
import type { AuthDeps } from './deps.ts';
import { readLoginToken } from './login-token.ts';

type Authenticated = { readonly userId: string; readonly sessionId: string; readonly name: string };

/**
 * Checks a login token against its session row; runs on every request and socket handshake. A ban is reported in
 * preference to an ended session.
 */
export async function authenticate(
  deps: Pick<AuthDeps, 'db' | 'clock' | 'config'>,
  bearerToken: string,
): Promise<Authenticated | RefusedToken> {
  const nowMs = deps.clock();
  const token = await readLoginToken(bearerToken, { key: deps.config.loginKey, oldKeys: deps.config.oldLoginKeys, nowMs });
  if (token.kind === 'forged') return { refused: 'sessionExpired', isForged: true };
  if (token.kind === 'expired') return { refused: 'sessionExpired' };
  const row = await deps.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.name', 'users.banned_ms', 'sessions.ended_ms', 'sessions.expires_ms'])
    .where('sessions.id', '=', token.sessionId)
    .where('sessions.user_id', '=', token.userId)
    .executeTakeFirst();
  if (row === undefined) return { refused: 'sessionExpired' };
  if (row.banned_ms !== null) return { refused: 'banned' };
  if (row.ended_ms !== null || row.expires_ms <= nowMs) return { refused: 'sessionExpired' };
  return { userId: token.userId, sessionId: token.sessionId, name: row.name };
}

/** Returns which of these sessions `authenticate` would accept now. */
export async function findLiveSessions(
  db: Kysely<Database>,
  options: { sessionIds: readonly string[]; nowMs: number },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', sql<string>`any(${[...options.sessionIds]}::uuid[])`)
    .where('sessions.ended_ms', 'is', null)
    .where('sessions.expires_ms', '>', options.nowMs)
    .where('users.banned_ms', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** True if a person has a valid session: neither ended nor expired. */
export async function hasLiveSession(db: Kysely<Database>, options: { userId: string; nowMs: number }): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', options.userId)
    .where('ended_ms', 'is', null)
    .where('expires_ms', '>', options.nowMs)
    .executeTakeFirst();
  return row !== undefined;
}
