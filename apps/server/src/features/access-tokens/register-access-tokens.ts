import { accessTokensApi, accessTokenLimits, type AccessToken } from '@poexchange/contract/rest/access-tokens';
import { withTransaction } from '@poexchange/platform/db';
import type { AccessTokenId } from '@poexchange/domain/ids';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Scope } from '@poexchange/contract/scopes';
import { cleanVisibleText } from '@poexchange/domain/whisper';
import type { ServerApp } from '../../http/server-app.ts';
import { readTokens, lockOwner, type ShownToken } from './access-tokens.queries.ts';
import { writeAccessToken, type AccessTokenDeps } from './token-text.ts';
import { noteAct } from '../../audit.ts';
import type { Database } from '../../db/schema.ts';
import { publishEvent, SESSION_CLOSED, sessionRoom } from '../../realtime/outbox.ts';
import { turnOffWebhooksOf } from '../webhooks/index.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { notify, writeMessage } from '../notifications/index.ts';

/**
 * Registers the endpoints of personal access tokens. They are for pages only, because a token must not create another
 * token.
 */
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

/**
 * Deletes one or all of a person's tokens, turns off the webhooks that the tokens created, closes their sockets, and
 * writes the audit. Returns the number of tokens deleted.
 */
export async function endTokens(
  tx: Transaction<Database>,
  { userId, id, reason, nowMs }: { userId: string; id?: AccessTokenId; reason: string; nowMs: number },
): Promise<number> {
  // No token can be created while its owner is locked.
  if (!(await lockOwner(tx, userId))) return 0;
  let owned = tx.selectFrom('access_tokens').select('id').where('user_id', '=', userId);
  if (id !== undefined) owned = owned.where('id', '=', id);
  const tokens = await owned.orderBy('id').execute();
  for (const { id: tokenId } of tokens) {
    await turnOffWebhooksOf(tx, { tokenId, userId, nowMs });
    await tx.deleteFrom('access_tokens').where('id', '=', tokenId).execute();
    await publishEvent(tx, { room: sessionRoom(tokenId), event: SESSION_CLOSED, data: {} });
    await noteAct(tx, { action: 'delete-access-token', subject: { userId, tokenId }, reason, nowMs });
  }
  return tokens.length;
}

const DAY_MS = 24 * 3_600_000;

type Creating = {
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
  readonly idempotencyKey: string | null;
};

/** Creates a token for a person; a repeated call with the same key returns the same token. */
async function createAccessToken(
  deps: AccessTokenDeps,
  { userId, name: typed, scopes, days, idempotencyKey }: Creating,
): Promise<{ token: AccessToken; secret: string }> {
  const name = cleanVisibleText(typed);
  if (name === '' || Array.from(name).length > accessTokenLimits.nameCharacters)
    throw new RefusalError('badRequest', { paths: ['body.name'] });
  const nowMs = deps.clock();
  const wanted = { name, scopes: [...new Set(scopes)].toSorted(), expires_ms: nowMs + days * DAY_MS };
  const once = { userId, operation: 'createAccessToken', idempotencyKey, body: [name, wanted.scopes, days] };
  const token = await runOnce(deps.db, once, async (tx) => {
    if (!(await lockOwner(tx, userId))) throw new RefusalError('sessionExpired');
    const { most } = accessTokenLimits;
    if ((await readTokens(tx, { userId, nowMs })).length >= most)
      throw new RefusalError('tooManyAccessTokens', { params: { limit: most } });
    const row = await tx
      .insertInto('access_tokens')
      .values({ id: randomUUID() as AccessTokenId, user_id: userId, ...wanted, created_ms: nowMs, last_used_ms: null })
      .returningAll()
      .executeTakeFirstOrThrow();
    const reason = `${wanted.scopes.join(' ')} for ${days} days`;
    await noteAct(tx, { action: 'create-access-token', subject: { userId, tokenId: row.id }, reason, nowMs });
    // Notify the owner: a thief with brief access to a session could otherwise leave a token behind unnoticed.
    const body = writeMessage('token.made', { name });
    await notify(tx, { receiver: userId, sender: null, subject: null, nowMs, type: 'message', body });
    return presentToken({ ...row, has_webhooks: false });
  });
  // A repeated call does not return the secret of a token that has been deleted since.
  const kept = await deps.db.selectFrom('access_tokens').select('id').where('id', '=', token.id).executeTakeFirst();
  if (kept === undefined) throw new RefusalError('notFound');
  return { token, secret: writeAccessToken(token.id, deps.config.loginKey) };
}

/** Formats a token for its owner. */
function presentToken({ id, name, scopes, created_ms, expires_ms, last_used_ms, has_webhooks }: ShownToken): AccessToken {
  return { id, name, scopes, createdMs: created_ms, expiresMs: expires_ms, lastUsedMs: last_used_ms, hasWebhooks: has_webhooks };
}
