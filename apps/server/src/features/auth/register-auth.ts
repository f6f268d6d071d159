import { api } from '@poexchange/contract/rest';
import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import type { ServerApp } from '../../http/server-app.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { AuthDeps } from './deps.ts';
import { createFailedSignIns } from './failed-sign-ins.ts';
import { startSignIn } from './start-sign-in.ts';
import type { Database } from '../../db/schema.ts';
import { endSession, type EndedSessions } from './end-session.ts';
import { readTokens } from './publisher-tokens.ts';

export function registerAuth(app: ServerApp, deps: AuthDeps): void {
  app.mount(api.startSignIn, ({ params, query }) => startSignIn(deps, { game: params.game, currentUrl: query.currentUrl }));
  const failed = createFailedSignIns(deps);
  app.mount(api.completeSignIn, ({ params, address }) => failed.guard(address, () => completeSignIn(deps, params)));
}

type SignOut = {
  readonly userId: string;
  readonly sessionId: string;
  /** Work to be done in the transaction that ends the session. */
  readonly onEnded?: (tx: Transaction<Database>, ended: EndedSessions) => Promise<void>;
};

/**
 * Ends a session. If it was the person's last session, also tries to revoke the grant at the publisher. Returns null if
 * the session had already ended.
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
