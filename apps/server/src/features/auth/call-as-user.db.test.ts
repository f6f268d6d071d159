import type { AccountAccess, GameApiOutcome } from '@poexchange/platform/game-api';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsUser } from './call-as-user.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { authenticate, type AuthDeps } from './index.ts';
import { startSignIn } from './start-sign-in.ts';
import { createAccountScene, grantTokens } from './testing/account-scene.ts';

const scene = await createAccountScene();
const { db, clock, oauth } = scene;
const ended: string[] = [];
const deps: AuthDeps = { ...scene.deps, onSessionsEnded: async (_tx, value) => void ended.push(...value.sessionIds) };
afterAll(() => scene.drop());

let token = '';
let userId = '';
let refreshes: string[] = [];

beforeEach(async () => {
  await db.deleteFrom('users').execute();
  ended.length = 0;
  refreshes = [];
  oauth.exchangeCode = async () => ({
    kind: 'ok',
    value: grantTokens({ accessToken: 'first', refreshToken: 'r1', expiresAtMs: clock.nowMs + 3_600_000 }),
  });
  oauth.refreshTokens = async (refreshToken) => {
    refreshes.push(refreshToken);
    return { kind: 'ok', value: grantTokens({ accessToken: 'second', refreshToken: 'r2', expiresAtMs: clock.nowMs + 3_600_000 }) };
  };
  const { state } = await startSignIn(deps, { game: 'poe1' });
  token = (await completeSignIn(deps, { code: 'c', state })).token;
  const caller = await authenticate(deps, token);
  userId = 'refused' in caller ? '' : caller.userId;
});

/** A publisher that accepts only these tokens and returns the token it received. */
const accept =
  (...tokens: string[]) =>
  async ({ accessToken }: AccountAccess): Promise<GameApiOutcome<string>> =>
    tokens.includes(accessToken) ? { kind: 'ok', value: accessToken } : { kind: 'unauthorized' };

const isSignedIn = async (): Promise<boolean> => !('refused' in (await authenticate(deps, token)));

describe('calling the publisher in a person’s name', () => {
  it('D12 uses the token while it is valid', async () => {
    expect(await callAsUser(deps, { userId }, accept('first'))).toEqual({ kind: 'ok', value: 'first' });
    expect(refreshes).toEqual([]);
  });

  it('D12 refreshes before expiry, and stores the rotated refresh token', async () => {
    clock.nowMs += 3_600_000 - 60_000;
    expect(await callAsUser(deps, { userId }, accept('second'))).toEqual({ kind: 'ok', value: 'second' });
    clock.nowMs += 3_600_000;
    await callAsUser(deps, { userId }, accept('second'));
    expect(refreshes).toEqual(['r1', 'r2']);
  });

  it('D12 refreshes once when the publisher rejects the token', async () => {
    expect(await callAsUser(deps, { userId }, accept('second'))).toEqual({ kind: 'ok', value: 'second' });
    expect(refreshes).toEqual(['r1']);
    expect(await isSignedIn()).toBe(true);
  });

  it('D18, D12 revokes refreshed tokens if their owner deleted the account during the refresh', async () => {
    const revoked: string[] = [];
    const { revokeToken, refreshTokens } = oauth;
    oauth.revokeToken = async (grant) => revoked.push(grant) > 0;
    oauth.refreshTokens = async (refreshToken) => {
      await db.deleteFrom('users').where('id', '=', userId).execute();
      return refreshTokens(refreshToken);
    };
    expect(await callAsUser(deps, { userId }, accept('second'))).toEqual({ kind: 'unauthorized' });
    expect(revoked).toEqual(['r2']);
    oauth.revokeToken = revokeToken;
  });

  it('D12 never refreshes twice from two servers', async () => {
    let release = (): void => undefined;
    const slow = oauth.refreshTokens;
    oauth.refreshTokens = async (refreshToken) => {
      await new Promise<void>((resolve) => (release = resolve));
      return slow(refreshToken);
    };
    const calls = Promise.all([1, 2, 3, 4].map(() => callAsUser(deps, { userId }, accept('second'))));
    while (refreshes.length === 0) {
      release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await calls).toEqual(Array.from({ length: 4 }, () => ({ kind: 'ok', value: 'second' })));
    expect(refreshes).toEqual(['r1']);
  });

  it('R4.10 ends all sessions after a rejected refresh', async () => {
    oauth.refreshTokens = async () => ({ kind: 'refused', reason: 'invalid_grant' });
    expect(await callAsUser(deps, { userId }, accept('second'))).toEqual({ kind: 'unauthorized' });
    expect(await isSignedIn()).toBe(false);
    expect(ended).toHaveLength(1);
    expect(await db.selectFrom('publisher_tokens').selectAll().execute()).toEqual([]);
  });

  it('R4.10 ends all sessions when a fresh token is rejected again, without a third attempt', async () => {
    let calls = 0;
    const outcome = await callAsUser(deps, { userId }, async () => {
      calls += 1;
      return { kind: 'unauthorized' };
    });
    expect([outcome.kind, calls, refreshes.length]).toEqual(['unauthorized', 2, 1]);
    expect(await isSignedIn()).toBe(false);
  });

  it.each([{ kind: 'down', reason: 'x' }, { kind: 'timeout' }, { kind: 'rateLimited', retryAfterMs: 5000, policy: 'p' }] as const)(
    'R8.20 keeps the session when a refresh fails temporarily ($kind)',
    async (failure) => {
      oauth.refreshTokens = async () => failure;
      expect(await callAsUser(deps, { userId }, accept('second'))).toEqual(failure);
      expect(await isSignedIn()).toBe(true);
      oauth.refreshTokens = async () => ({ kind: 'ok', value: grantTokens({ accessToken: 'second' }) });
      expect(await callAsUser(deps, { userId }, accept('second'))).toMatchObject({ kind: 'ok' });
    },
  );

  it('D12 still uses a token that is about to expire when the refresh fails temporarily', async () => {
    clock.nowMs += 3_600_000 - 30_000;
    oauth.refreshTokens = async () => ({ kind: 'timeout' });
    expect(await callAsUser(deps, { userId }, accept('first'))).toMatchObject({ kind: 'ok' });
  });

  it('D12 blocks other servers only until the lease expires when a server dies during a refresh', async () => {
    await db
      .updateTable('publisher_tokens')
      .set({ lease_until_ms: clock.nowMs + 40_000 })
      .execute();
    clock.nowMs += 40_000;
    expect(await callAsUser(deps, { userId }, accept('second'))).toMatchObject({ kind: 'ok' });
  });

  it('D12 keeps a new sign-in that happens during a rejected refresh', async () => {
    oauth.refreshTokens = async () => {
      oauth.exchangeCode = async () => ({ kind: 'ok', value: grantTokens({ accessToken: 'third' }) });
      const { state } = await startSignIn(deps, { game: 'poe1' });
      await completeSignIn(deps, { code: 'c', state });
      return { kind: 'refused', reason: 'invalid_grant' };
    };
    expect(await callAsUser(deps, { userId }, accept('third'))).toEqual({ kind: 'ok', value: 'third' });
    expect(await isSignedIn()).toBe(true);
  });

  it('D12 requires a new sign-in for tokens sealed with a lost key', async () => {
    const other = { ...deps, config: { ...deps.config, tokenKeys: { current: 'k9', keys: new Map([['k9', Buffer.alloc(32, 1)]]) } } };
    expect(await callAsUser(other, { userId }, accept('first'))).toEqual({ kind: 'unauthorized' });
  });
});
