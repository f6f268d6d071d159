import { accessTokensApi } from '@poexchange/contract/rest/access-tokens';
import type { AccessTokenId } from '@poexchange/domain/ids';
import { withTransaction } from '@poexchange/platform/db';
import { noteAct } from '../../audit.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { publishEvent, SESSION_CLOSED, sessionRoom } from '../../realtime/outbox.ts';
import { turnOffWebhooksOf } from '../webhooks/index.ts';
import { lockOwner, readTokens } from './access-tokens.queries.ts';
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
    await deleteToken(deps, { id: body.id, userId: user.id });
    return { serverTimeMs: deps.clock() };
  });
}

/** Deletes a person's own token, turns off the webhooks that it made, closes its sockets, and notes it. */
async function deleteToken({ db, clock }: AccessTokenDeps, { id, userId }: { id: AccessTokenId; userId: string }): Promise<void> {
  await withTransaction(db, async (tx) => {
    // Nothing can be made with it once its owner is locked.
    if (!(await lockOwner(tx, userId))) return;
    await turnOffWebhooksOf(tx, { tokenId: id, userId, nowMs: clock() });
    const deleted = await tx
      .deleteFrom('access_tokens')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (deleted === undefined) return;
    await publishEvent(tx, { room: sessionRoom(id), event: SESSION_CLOSED, data: {} });
    await noteAct(tx, { action: 'delete-access-token', subject: { userId, tokenId: id }, reason: '', nowMs: clock() });
  });
}
