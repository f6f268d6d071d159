import { accessTokensApi } from '@poexchange/contract/rest/access-tokens';
import type { ServerApp } from '../../http/server-app.ts';
import { readTokens } from './access-tokens.queries.ts';
import { createAccessToken, presentToken } from './create-access-token.ts';
import type { AccessTokenDeps } from './deps.ts';

/** Endpoints of personal access tokens: for pages alone, a token cannot make another one. */
export function registerAccessTokens(app: ServerApp, deps: AccessTokenDeps): void {
  app.mount(accessTokensApi.getAccessTokens, async ({ user }) => {
    const rows = await readTokens(deps.db, { userId: user.id, nowMs: deps.clock() });
    return { tokens: rows.map(presentToken), serverTimeMs: deps.clock() };
  });
  app.mount(accessTokensApi.createAccessToken, async ({ user, body, idempotencyKey }) => {
    const created = await createAccessToken(deps, { ...body, userId: user.id, idempotencyKey });
    return { ...created, serverTimeMs: deps.clock() };
  });
  app.mount(accessTokensApi.deleteAccessToken, async ({ user, body }) => {
    await deps.db.deleteFrom('access_tokens').where('id', '=', body.id).where('user_id', '=', user.id).execute();
    return { serverTimeMs: deps.clock() };
  });
}
