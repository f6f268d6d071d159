import { randomUUID } from 'node:crypto';
import { accessTokenLimits, type AccessToken } from '@poexchange/contract/rest/access-tokens';
import type { Scope } from '@poexchange/contract/scopes';
import type { AccessTokenId } from '@poexchange/domain/ids';
import { cleanVisibleText } from '@poexchange/domain/whisper';
import { noteAct } from '../../audit.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { notify, writeMessage } from '../notifications/index.ts';
import { lockOwner, readTokens, type ShownToken } from './access-tokens.queries.ts';
import type { AccessTokenDeps } from './deps.ts';
import { writeAccessToken } from './token-text.ts';

const DAY_MS = 24 * 3_600_000;

type Creating = {
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
  readonly idempotencyKey: string | null;
};

/** Creates a token for a person; a repeat with the same key returns the same one. */
export async function createAccessToken(
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
    // Notify the owner: a thief who holds a session for a moment could leave a token behind unseen.
    const body = writeMessage('token.made', { name });
    await notify(tx, { receiver: userId, sender: null, subject: null, nowMs, type: 'message', body });
    return presentToken({ ...row, has_webhooks: false });
  });
  // A repeat does not return the secret of a token deleted since.
  const kept = await deps.db.selectFrom('access_tokens').select('id').where('id', '=', token.id).executeTakeFirst();
  if (kept === undefined) throw new RefusalError('notFound');
  return { token, secret: writeAccessToken(token.id, deps.config.loginKey) };
}

/** A token as its owner sees it. */
export function presentToken({ id, name, scopes, created_ms, expires_ms, last_used_ms, has_webhooks }: ShownToken): AccessToken {
  return { id, name, scopes, createdMs: created_ms, expiresMs: expires_ms, lastUsedMs: last_used_ms, hasWebhooks: has_webhooks };
}
