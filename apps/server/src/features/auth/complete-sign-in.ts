import { withTransaction } from '@poexchange/platform/db';
import { hasAccountScopes, type GrantedTokens } from '@poexchange/platform/game-api';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { AuthDeps } from './deps.ts';
import { isBanRemembered, recallDisputes } from './ban-user.ts';
import { SESSION_LIFE_MS, signLoginToken } from './login-token.ts';
import { saveTokens } from './publisher-tokens.ts';
import { refuseFailure } from './ask-provider.ts';
import { hashState } from './start-sign-in.ts';

export type SignedIn = { token: string; expiresAtMs: number; returnPath: string };

/**
 * Redeems a state once: exchanges the code for tokens, reads the profile, checks for a ban and opens a session. Stores
 * all results or none.
 */
export async function completeSignIn(deps: AuthDeps, input: { code: string; state: string }): Promise<SignedIn> {
  const started = await redeemState(deps, input.state);
  const granted = await deps.gameApi.oauth.exchangeCode({ code: input.code, codeVerifier: started.codeVerifier });
  if (granted.kind === 'refused') throw new RefusalError('signInFailed');
  if (granted.kind !== 'ok') throw refuseSignIn(granted);
  if (!hasAccountScopes(granted.value.scopes)) {
    revokeLater(deps, granted.value);
    throw new RefusalError('signInFailed');
  }
  const profile = await deps.gameApi.account.fetchProfile({ accessToken: granted.value.accessToken });
  if (profile.kind !== 'ok') throw refuseSignIn(profile);
  const nowMs = deps.clock();
  const session = await withTransaction(deps.db, (tx) =>
    openSession(tx, { deps, accountUuid: profile.value.uuid, name: profile.value.name, tokens: granted.value, nowMs }),
  ).catch((error: unknown) => {
    if (error instanceof RefusalError && error.code === 'banned') return 'banned' as const;
    throw error;
  });
  if (session === 'banned') {
    revokeLater(deps, granted.value);
    throw new RefusalError('banned');
  }
  const token = await signLoginToken(session, { key: deps.config.loginKey, issuedMs: nowMs });
  return { token, expiresAtMs: nowMs + SESSION_LIFE_MS, returnPath: started.returnPath };
}

async function redeemState(deps: AuthDeps, state: string): Promise<{ codeVerifier: string; returnPath: string }> {
  const row = await deps.db
    .deleteFrom('sign_in_states')
    .where('state_hash', '=', hashState(state))
    .returning(['code_verifier', 'return_path', 'expires_ms'])
    .executeTakeFirst();
  if (row === undefined || row.expires_ms <= deps.clock()) throw new RefusalError('signInStateInvalid');
  return { codeVerifier: row.code_verifier, returnPath: row.return_path };
}

type Opening = { deps: AuthDeps; accountUuid: string; name: string; tokens: GrantedTokens; nowMs: number };

async function openSession(tx: Transaction<Database>, opening: Opening): Promise<{ userId: string; sessionId: string } | 'banned'> {
  const { deps, accountUuid, name, tokens, nowMs } = opening;
  const user = await tx
    .insertInto('users')
    .values({ account_uuid: accountUuid, name, banned_ms: null, created_ms: nowMs, signed_in_ms: nowMs })
    .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet({ name, signed_in_ms: nowMs }))
    .returning(['id', 'banned_ms'])
    .executeTakeFirstOrThrow();
  if (user.banned_ms !== null) return 'banned';
  // A ban outlives the account. Check it only now, because the row above waits for a deletion in progress, whose result
  // was not visible before.
  if (await isBanRemembered(tx, accountUuid)) throw new RefusalError('banned');
  await recallDisputes(tx, { userId: user.id, accountUuid });
  await saveTokens(tx, { userId: user.id, tokens, tokenKeys: deps.config.tokenKeys, nowMs });
  return { userId: user.id, sessionId: await issueSession(tx, { userId: user.id, via: 'game', nowMs, onEnded: deps.onSessionsEnded }) };
}

/**
 * A token that is rejected or rate limited right after it was issued is a failed sign-in, not an expired session,
 * because no session exists yet.
 */
function refuseSignIn(failure: Parameters<typeof refuseFailure>[0]): RefusalError {
  const refusal = refuseFailure(failure);
  return ['gameApiDown', 'gameApiTimeout', 'rateLimited'].includes(refusal.code) ? refusal : new RefusalError('signInFailed');
}

/** Runs in the background: if it fails, the unused grant expires automatically. */
function revokeLater(deps: AuthDeps, tokens: GrantedTokens): void {
  void deps.gameApi.oauth
    .revokeToken(tokens.refreshToken ?? tokens.accessToken)
    .catch((error: unknown) => deps.log.warn({ err: error }, 'revoking a grant failed'));
}

/** `partner` sessions give no access to the game account. */
type SessionOrigin = 'game' | 'partner';

/** Maximum number of a person's concurrent sign-ins across devices and browsers. */
const MAX_SESSIONS = 20;

/**
 * Opens a session and returns its id. Above the limit the oldest sessions are ended, and `onEnded` notifies their pages
 * and closes their sockets.
 */
export async function issueSession(
  tx: Transaction<Database>,
  options: { userId: string; via: SessionOrigin; nowMs: number; onEnded: AuthDeps['onSessionsEnded'] },
): Promise<string> {
  const session = await tx
    .insertInto('sessions')
    .values({
      user_id: options.userId,
      created_ms: options.nowMs,
      expires_ms: options.nowMs + SESSION_LIFE_MS,
      ended_ms: null,
      via: options.via,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_ms: options.nowMs })
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', options.userId)
        .where('ended_ms', 'is', null)
        .where('id', '<>', session.id)
        .orderBy('created_ms', 'desc')
        .orderBy('id')
        .offset(MAX_SESSIONS - 1),
    )
    .returning('id')
    .execute();
  if (ended.length > 0) await options.onEnded?.(tx, { userId: options.userId, sessionIds: ended.map(({ id }) => id) });
  return session.id;
}
