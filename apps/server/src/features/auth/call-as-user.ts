import { setTimeout as sleep } from 'node:timers/promises';
import { withTransaction } from '@poexchange/platform/db';
import type { AccountAccess, GameApiFailure, GameApiOutcome, GrantedTokens } from '@poexchange/platform/game-api';
import { RefusalError } from '../../http/refusal.ts';
import type { AuthDeps } from './deps.ts';
import { endGameSessions } from './end-session.ts';
import { claimRefresh, readTokens, releaseRefresh, replaceTokens, type StoredTokens } from './publisher-tokens.ts';

/** Longer than the token call can take, so that a lease expires only after a crash. */
const REFRESH_LEASE_MS = 40_000;
const LEASE_POLL_MS = 150;
const EXPIRY_MARGIN_MS = 60_000;

type Person = { readonly userId: string; readonly signal?: AbortSignal | undefined };
type TokensOutcome = { readonly kind: 'ok'; readonly value: StoredTokens } | GameApiFailure;

/**
 * Calls the publisher in a person's name. Refreshes the token before it expires, and once if the publisher rejects it.
 * `unauthorized` is final: the person's sessions have been ended by then. Refuses with `gameAccountNotConnected` while
 * the person has a session through the partner.
 */
export async function callAsUser<Value>(
  deps: AuthDeps,
  person: Person,
  call: (access: AccountAccess) => Promise<GameApiOutcome<Value>>,
): Promise<GameApiOutcome<Value>> {
  const stored = await readTokens(deps.db, { userId: person.userId, tokenKeys: deps.config.tokenKeys });
  if (stored === null) return endForGood(deps, person.userId);
  const fresh = await refreshExpiring(deps, person, stored);
  if (fresh.kind !== 'ok') return fresh;
  const first = await call(accessOf(person, fresh.value));
  if (first.kind !== 'unauthorized') return first;
  const renewed = await renewTokens(deps, person, fresh.value);
  if (renewed.kind !== 'ok') return renewed;
  const second = await call(accessOf(person, renewed.value));
  return second.kind === 'unauthorized' ? endForGood(deps, person.userId) : second;
}

async function refreshExpiring(deps: AuthDeps, person: Person, stored: StoredTokens): Promise<TokensOutcome> {
  const leftMs = stored.accessExpiresMs === null ? Number.POSITIVE_INFINITY : stored.accessExpiresMs - deps.clock();
  if (leftMs > EXPIRY_MARGIN_MS) return { kind: 'ok', value: stored };
  const renewed = await renewTokens(deps, person, stored);
  const canStillServe = leftMs > 0 && renewed.kind !== 'ok' && renewed.kind !== 'unauthorized';
  return canStillServe ? { kind: 'ok', value: stored } : renewed;
}

function accessOf(person: Person, tokens: StoredTokens): AccountAccess {
  return { account: person.userId, accessToken: tokens.accessToken, signal: person.signal };
}

/** Returns tokens newer than `stale`, refreshed here or by another server that was faster. */
async function renewTokens(deps: AuthDeps, person: Person, stale: StoredTokens): Promise<TokensOutcome> {
  const { db, config } = deps;
  const { userId } = person;
  const settled = await claimTurn(deps, person, stale);
  if (settled !== null) return settled;
  // Do not abort this call with the request: a rotation that is not stored is lost.
  const granted = await deps.gameApi.oauth.refreshTokens(stale.refreshToken ?? '');
  if (granted.kind === 'ok') return storeGranted(deps, { userId, stale, granted: granted.value });
  await releaseRefresh(db, { userId, version: stale.version });
  if (granted.kind !== 'refused') return granted;
  deps.log.info({ userId, reason: granted.reason }, 'the publisher refused a refresh');
  const current = await readTokens(db, { userId, tokenKeys: config.tokenKeys });
  return current !== null && current.version !== stale.version ? { kind: 'ok', value: current } : endForGood(deps, userId);
}

/**
 * Waits for the turn to refresh `stale`. Returns null once the turn is acquired, or the outcome if another server was
 * faster or no refresh is possible.
 */
async function claimTurn(deps: AuthDeps, { userId, signal }: Person, stale: StoredTokens): Promise<TokensOutcome | null> {
  const { db, clock, config } = deps;
  for (;;) {
    signal?.throwIfAborted();
    const current = await readTokens(db, { userId, tokenKeys: config.tokenKeys });
    if (current === null || (current.version === stale.version && current.refreshToken === null)) return endForGood(deps, userId);
    if (current.version !== stale.version) return { kind: 'ok', value: current };
    const nowMs = clock();
    if (await claimRefresh(db, { userId, version: stale.version, nowMs, untilMs: nowMs + REFRESH_LEASE_MS })) return null;
    await sleep(LEASE_POLL_MS);
  }
}

async function storeGranted(
  deps: AuthDeps,
  { userId, stale, granted }: { userId: string; stale: StoredTokens; granted: GrantedTokens },
): Promise<TokensOutcome> {
  const { db, clock, config } = deps;
  // Some clients receive no new refresh token; the old refresh token then stays valid.
  const tokens = { ...granted, refreshToken: granted.refreshToken ?? stale.refreshToken };
  await replaceTokens(db, { userId, tokens, tokenKeys: config.tokenKeys, nowMs: clock(), version: stale.version });
  const current = await readTokens(db, { userId, tokenKeys: config.tokenKeys });
  if (current !== null) return { kind: 'ok', value: current };
  // The person signed out or deleted their account during the refresh. The job that ends their grant has only the
  // previous tokens, so revoke the new tokens here.
  await deps.gameApi.oauth
    .revokeToken(tokens.refreshToken ?? tokens.accessToken)
    .catch((error: unknown) => deps.log.warn({ err: error }, 'revoking a grant failed'));
  return { kind: 'unauthorized' };
}

async function endForGood(deps: AuthDeps, userId: string): Promise<GameApiFailure> {
  const { goesOn } = await withTransaction(deps.db, async (tx) => {
    const ended = await endGameSessions(tx, { userId, nowMs: deps.clock() });
    await deps.onSessionsEnded?.(tx, ended);
    return ended;
  });
  // A session through the partner is still valid, but has no access to the game account.
  if (goesOn) throw new RefusalError('gameAccountNotConnected');
  return { kind: 'unauthorized' };
}
