import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import {
  deriveSecret,
  hashState,
  readReturnPath,
  readSessionOrigin,
  STATE_LIFE_MS,
  type AuthDeps,
  type ProviderFailure,
} from '../auth/index.ts';
import type { PartnerClient } from './partner-client.ts';
import { saveState } from './partner.queries.ts';

/** `partner` is null if no partner is configured. */
export type PartnerDeps = Pick<AuthDeps, 'db' | 'clock' | 'log' | 'config' | 'onSessionsEnded'> & {
  readonly partner: PartnerClient | null;
};

export function requirePartner(deps: PartnerDeps): PartnerClient {
  if (deps.partner === null) throw new RefusalError('partnerNotOffered');
  return deps.partner;
}

/** Converts a partner failure to a refusal. */
export function refusePartner(deps: PartnerDeps, failure: ProviderFailure): RefusalError {
  deps.log.info({ kind: failure.kind, reason: failure.reason }, 'partner sign-in failed');
  if (failure.kind === 'timeout') return new RefusalError('partnerTimeout');
  return new RefusalError(failure.kind === 'down' ? 'partnerDown' : 'partnerSignInFailed');
}

/** Derives the same secrets when a start is repeated, and stores them once. */
type Repeatable = {
  readonly makeSecret?: (name: string) => string;
  readonly saveOnce?: (save: (db: Kysely<Database>) => Promise<void>) => Promise<void>;
};

const makeRandomSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Stores a single-use state with verifier, nonce and return path, and returns the partner's page to visit. With
 * `linkUserId`, links that person's account.
 */
export async function startPartner(
  deps: PartnerDeps,
  options: { currentUrl: string | undefined; linkUserId: string | null },
  { makeSecret = makeRandomSecret, saveOnce = (save) => save(deps.db) }: Repeatable = {},
): Promise<{ url: string; state: string }> {
  const partner = requirePartner(deps);
  const returnPath = readReturnPath(options.currentUrl ?? '/', deps.config.publicUrl);
  if (returnPath === null) throw new RefusalError('badRequest', { paths: ['currentUrl'] });
  const started = { state: makeSecret('state'), nonce: makeSecret('nonce'), codeVerifier: makeSecret('verifier') };
  const page = await partner.buildAuthorizeUrl(started);
  if (page.kind !== 'ok') throw refusePartner(deps, page);
  const stored = { ...started, stateHash: hashState(started.state), returnPath, linkUserId: options.linkUserId };
  await saveOnce((db) => saveState(db, { ...stored, expiresMs: deps.clock() + STATE_LIFE_MS }));
  return { url: page.value, state: started.state };
}

/**
 * Starts a link for a person signed in with the game account. A session through the partner is refused: a person with
 * brief access to the linked account could otherwise permanently link their own account. A repeat with the same
 * Idempotency-Key gets the first answer: its secrets are derived from that key and our own, so no secret is stored in
 * plain text; a redeemed state is not stored again.
 */
export async function startPartnerLink(
  deps: PartnerDeps,
  options: { currentUrl: string; user: { readonly id: string; readonly sessionId: string }; idempotencyKey: string | null },
): Promise<{ url: string; state: string }> {
  requirePartner(deps);
  if ((await readSessionOrigin(deps.db, options.user.sessionId)) !== 'game') throw new RefusalError('gameAccountNotConnected');
  const { currentUrl, user, idempotencyKey } = options;
  const input = { currentUrl, linkUserId: user.id };
  if (idempotencyKey === null) return startPartner(deps, input);
  const once = { userId: user.id, operation: 'startPartnerLink', idempotencyKey, body: { currentUrl } };
  return startPartner(deps, input, {
    makeSecret: (name) => deriveSecret(deps.config.loginKey, ['partner link', name, user.id, idempotencyKey]),
    saveOnce: async (save) => {
      await runOnce(deps.db, once, async (tx) => {
        await save(tx);
        return {};
      });
    },
  });
}
