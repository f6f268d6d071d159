import { withTransaction } from '@poexchange/platform/db';
import type { AuthDeps } from './deps.ts';
import { endSession, type EndedSessions } from './end-session.ts';
import { readTokens } from './publisher-tokens.ts';

/** Ends a session; when it was the person's last, also the grant at the publisher, as well as that works. Null when it had ended before. */
export async function signOut(deps: AuthDeps, of: { userId: string; sessionId: string }): Promise<EndedSessions | null> {
  const tokens = await readTokens(deps.db, { userId: of.userId, tokenKeys: deps.config.tokenKeys });
  const ended = await withTransaction(deps.db, (tx) => endSession(tx, { sessionId: of.sessionId, nowMs: deps.clock() }));
  if (ended === null || tokens === null) return ended;
  const left = await deps.db.selectFrom('publisher_tokens').select('version').where('user_id', '=', of.userId).executeTakeFirst();
  if (left === undefined) {
    const grant = tokens.refreshToken ?? tokens.accessToken;
    void deps.gameApi.oauth.revokeToken(grant).catch((error: unknown) => deps.log.warn({ err: error }, 'revoking a grant failed'));
  }
  return ended;
}
