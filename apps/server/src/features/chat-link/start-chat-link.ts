import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller } from '../../http/server-app.ts';
import { deriveSecret, hashState, readReturnPath, readSessionOrigin, STATE_LIFE_MS, type AuthDeps } from '../auth/index.ts';
import type { ChatClient } from './chat-client.ts';
import { saveState } from './states.queries.ts';

/** `chat` is null if no platform is configured. */
export type ChatLinkDeps = Pick<AuthDeps, 'db' | 'clock' | 'log' | 'config'> & {
  readonly chat: ChatClient | null;
  /** Called in the transaction that adds or removes a person's link, so that other users see the change immediately. */
  readonly onLinkChanged: (tx: Transaction<Database>, change: { readonly userId: string; readonly nowMs: number }) => Promise<void>;
  /** Called outside any transaction after the visible name may have changed. */
  readonly onNameChanged: (userId: string) => Promise<void>;
};

/** The person who is linking an account, and their session. */
export type LinkCaller = Pick<Caller, 'id' | 'sessionId'>;

export function requireChat(deps: Pick<ChatLinkDeps, 'chat'>): ChatClient {
  if (deps.chat === null) throw new RefusalError('chatLinkNotOffered');
  return deps.chat;
}

/**
 * Stores a single-use state for this session and returns the platform page to visit. Requires a session signed in
 * through the game account: otherwise anyone with brief access to a partner's account could link their own chat
 * account. A repeated call with the same Idempotency-Key returns the first reply.
 */
export async function startChatLink(
  deps: ChatLinkDeps,
  options: { currentUrl: string; user: LinkCaller; idempotencyKey: string | null },
): Promise<{ url: string; state: string }> {
  const chat = requireChat(deps);
  const { currentUrl, user, idempotencyKey } = options;
  if ((await readSessionOrigin(deps.db, user.sessionId)) !== 'game') throw new RefusalError('gameAccountNotConnected');
  const returnPath = readReturnPath(currentUrl, deps.config.publicUrl);
  if (returnPath === null) throw new RefusalError('badRequest', { paths: ['body.currentUrl'] });
  const makeSecret = (name: string): string =>
    idempotencyKey === null
      ? randomBytes(32).toString('base64url')
      : deriveSecret(deps.config.loginKey, ['chat link', name, user.id, idempotencyKey]);
  const started = { state: makeSecret('state'), codeVerifier: makeSecret('verifier') };
  await runOnce(deps.db, { userId: user.id, operation: 'startChatLink', idempotencyKey, body: { currentUrl } }, async (tx) => {
    const { codeVerifier } = started;
    const stateHash = hashState(started.state);
    await saveState(tx, { stateHash, sessionId: user.sessionId, codeVerifier, returnPath, expiresMs: deps.clock() + STATE_LIFE_MS });
    return {};
  });
  return { url: await chat.buildAuthorizeUrl(started), state: started.state };
}
