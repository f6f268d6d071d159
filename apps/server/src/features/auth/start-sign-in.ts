import type { Game } from '@poexchange/domain/item';
import { createHash, randomBytes } from 'node:crypto';
import { createPkcePair } from '@poexchange/platform/game-api';
import { RefusalError } from '../../http/refusal.ts';
import type { AuthDeps } from './deps.ts';
import { readReturnPath } from './return-path.ts';

/** A sign-in not finished within this time has to be restarted. */
export const STATE_LIFE_MS = 10 * 60_000;

/** States are stored as hashes, so that reading the table is not enough to finish a sign-in. */
export function hashState(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}

/** Stores a single-use state with its PKCE verifier and return path, and returns the publisher's page to visit. */
export async function startSignIn(
  deps: Pick<AuthDeps, 'db' | 'clock' | 'gameApi' | 'config'>,
  input: { game: Game; currentUrl?: string | undefined },
): Promise<{ url: string; state: string }> {
  const homePath = input.game === 'poe2' ? '/poe2/poexchange' : '/poe/poexchange';
  const returnPath = readReturnPath(input.currentUrl ?? homePath, deps.config.publicUrl);
  if (returnPath === null) throw new RefusalError('badRequest', { paths: ['query.currentUrl'] });
  const state = randomBytes(32).toString('base64url');
  const { codeVerifier, codeChallenge } = createPkcePair();
  await deps.db
    .insertInto('sign_in_states')
    .values({
      state_hash: hashState(state),
      code_verifier: codeVerifier,
      return_path: returnPath,
      expires_ms: deps.clock() + STATE_LIFE_MS,
    })
    .execute();
  return { url: deps.gameApi.oauth.buildAuthorizeUrl({ state, codeChallenge }), state };
}
