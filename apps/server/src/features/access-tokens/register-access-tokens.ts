import { accessTokensApi } from '@poexchange/contract/rest/access-tokens';
import { withTransaction } from '@poexchange/platform/db';
import type { ServerApp } from '../../http/server-app.ts';
import { readTokens } from './access-tokens.queries.ts';
import { createAccessToken, presentToken } from './create-access-token.ts';
import type { AccessTokenDeps } from './deps.ts';
import { endTokens } from './end-tokens.ts';

/** Endpoints of personal access tokens: for pages only, as a token cannot create another. */
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
    const nowMs = deps.clock();
    await withTransaction(deps.db, (tx) => endTokens(tx, { userId: user.id, id: body.id, reason: '', nowMs }));
    return { serverTimeMs: deps.clock() };
  });
}
