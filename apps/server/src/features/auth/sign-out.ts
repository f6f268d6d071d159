import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AuthDeps } from './deps.ts';
import { endSession, type EndedSessions } from './end-session.ts';
import { readTokens } from './publisher-tokens.ts';

type SignOut = {
  readonly userId: string;
  readonly sessionId: string;
  /** Work that belongs in the transaction that ends the session. */
  readonly onEnded?: (tx: Transaction<Database>, ended: EndedSessions) => Promise<void>;
};

/**
 * Ends a session; if it was the person's last, also tries to revoke the grant at the publisher. Returns null if it had
 * ended before.
 */
export async function signOut(deps: AuthDeps, options: SignOut): Promise<EndedSessions | null> {
  const tokens = await readTokens(deps.db, { userId: options.userId, tokenKeys: deps.config.tokenKeys });
  const ended = await withTransaction(deps.db, async (tx) => {
    const sessions = await endSession(tx, { sessionId: options.sessionId, nowMs: deps.clock() });
    if (sessions !== null) await options.onEnded?.(tx, sessions);
    return sessions;
  });
  if (ended === null || tokens === null) return ended;
  const left = await deps.db.selectFrom('publisher_tokens').select('version').where('user_id', '=', options.userId).executeTakeFirst();
  if (left === undefined) {
    const grant = tokens.refreshToken ?? tokens.accessToken;
    void deps.gameApi.oauth.revokeToken(grant).catch((error: unknown) => deps.log.warn({ err: error }, 'revoking a grant failed'));
  }
  return ended;
}
