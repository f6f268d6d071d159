import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { buildHttp } from '../../http/build-http.ts';
import { createServerApp } from '../../http/mount.ts';
import { failOnUndeclared } from '../../testing/fail-on-undeclared.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { MOST_FAILED_OF_ADDRESS } from './failed-sign-ins.ts';
import { registerAuth } from './register-auth.ts';
import { startSignIn } from './start-sign-in.ts';
import { authenticate, banUser, endSession, pruneSessions, signOut, unbanUser } from './index.ts';
import { createAccountScene, grantTokens } from './testing/account-scene.ts';

const scene = await createAccountScene();
const { db, deps, clock, oauth, account } = scene;
const original = { ...oauth, fetchProfile: account.fetchProfile };
afterAll(() => scene.drop());
beforeEach(async () => {
  Object.assign(oauth, original);
  account.fetchProfile = original.fetchProfile;
  scene.logged.length = 0;
  await db.deleteFrom('users').execute();
  await db.deleteFrom('sign_in_states').execute();
});

async function signIn() {
  const { state } = await startSignIn(deps, { game: 'poe1' });
  return completeSignIn(deps, { code: 'code', state });
}

async function countRows() {
  const count = async (table: 'users' | 'sessions' | 'publisher_tokens') => (await db.selectFrom(table).selectAll().execute()).length;
  return { users: await count('users'), sessions: await count('sessions'), tokens: await count('publisher_tokens') };
}

const caller = async (token: string) => {
  const outcome = await authenticate(deps, token);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome;
};

describe('sign-in', () => {
  it('R7.03 redeems code and state for a login token and the return path', async () => {
    const started = await startSignIn(deps, { game: 'poe1', currentUrl: '/poe/poexchange/bulk-trade?a=1' });
    expect(new URL(started.url).searchParams.get('state')).toBe(started.state);
    const signedIn = await completeSignIn(deps, { code: 'code', state: started.state });
    expect(signedIn.returnPath).toBe('/poe/poexchange/bulk-trade?a=1');
    expect(signedIn.expiresAtMs).toBe(clock.nowMs + 28 * 24 * 3_600_000);
    expect(await caller(signedIn.token)).toMatchObject({ name: 'Kirael#1234' });
  });

  it('D12 sends the verifier that belongs to the challenge, and stores no state in plain text', async () => {
    let verifier = '';
    oauth.exchangeCode = async (request) => {
      verifier = request.codeVerifier;
      return { kind: 'ok', value: grantTokens() };
    };
    const { url, state } = await startSignIn(deps, { game: 'poe1' });
    const stored = JSON.stringify(await db.selectFrom('sign_in_states').selectAll().execute());
    expect(stored).not.toContain(state);
    await completeSignIn(deps, { code: 'code', state });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(new URL(url).searchParams.get('codeChallenge')).toBe(Buffer.from(digest).toString('base64url'));
  });

  it('D12 redeems a state once, even with concurrent calls', async () => {
    const { state } = await startSignIn(deps, { game: 'poe1' });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => completeSignIn(deps, { code: 'code', state })));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    await expect(completeSignIn(deps, { code: 'code', state })).rejects.toMatchObject({ code: 'signInStateInvalid' });
    await expect(completeSignIn(deps, { code: 'code', state: 'made up' })).rejects.toMatchObject({ code: 'signInStateInvalid' });
  });

  it('D12 refuses a state after ten minutes', async () => {
    const { state } = await startSignIn(deps, { game: 'poe1' });
    clock.nowMs += 10 * 60_000;
    await expect(completeSignIn(deps, { code: 'code', state })).rejects.toMatchObject({ code: 'signInStateInvalid' });
    const next = await startSignIn(deps, { game: 'poe1' });
    clock.nowMs += 10 * 60_000 - 1;
    expect(await completeSignIn(deps, { code: 'code', state: next.state })).toBeDefined();
  });

  it('D12 refuses a return path to another site', async () => {
    await expect(startSignIn(deps, { game: 'poe1', currentUrl: '//evil.example' })).rejects.toMatchObject({
      code: 'badRequest',
      details: { paths: ['query.currentUrl'] },
    });
    expect(await db.selectFrom('sign_in_states').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['a refused code', { kind: 'refused', reason: 'invalid_grant' }, 'signInFailed'],
    ['a reduced grant', { kind: 'ok', value: grantTokens({ scopes: ['account:profile'] }) }, 'signInFailed'],
    ['a publisher that is down', { kind: 'down', reason: 'HTTP 503' }, 'gameApiDown'],
    ['a timeout', { kind: 'timeout' }, 'gameApiTimeout'],
    ['a limit', { kind: 'rateLimited', retryAfterMs: 3000.4, policy: 'p' }, 'rateLimited'],
  ] as const)('R8.04 stores nothing after %s', async (_what, outcome, code) => {
    oauth.exchangeCode = async () => outcome;
    await expect(signIn()).rejects.toMatchObject({ code });
    expect(await countRows()).toEqual({ users: 0, sessions: 0, tokens: 0 });
  });

  it('R8.04 stores nothing when the profile cannot be read', async () => {
    account.fetchProfile = async () => ({ kind: 'down', reason: 'x' });
    await expect(signIn()).rejects.toMatchObject({ code: 'gameApiDown' });
    account.fetchProfile = async () => ({ kind: 'unauthorized' });
    await expect(signIn()).rejects.toMatchObject({ code: 'signInFailed' });
    expect(await countRows()).toEqual({ users: 0, sessions: 0, tokens: 0 });
  });

  it('recognises an account by its id, not by its name', async () => {
    const first = await caller((await signIn()).token);
    account.fetchProfile = async () => ({ kind: 'ok', value: { uuid: 'publisher-uuid', name: 'Renamed#1' } });
    const second = await caller((await signIn()).token);
    expect(second).toMatchObject({ userId: first.userId, name: 'Renamed#1' });
    expect(await countRows()).toEqual({ users: 1, sessions: 2, tokens: 1 });
  });

  it("D12 keeps the publisher's data out of the login token, and plain tokens out of the database and the log", async () => {
    const tokens = grantTokens();
    oauth.exchangeCode = async () => ({ kind: 'ok', value: tokens });
    const { token } = await signIn();
    const { payload } = await jwtVerify(token, deps.config.loginKey, { currentDate: new Date(clock.nowMs) });
    expect(Object.keys(payload).toSorted()).toEqual(['exp', 'iat', 'sid', 'sub']);
    const stored = JSON.stringify(await db.selectFrom('publisher_tokens').selectAll().execute());
    for (const text of [stored, ...scene.logged]) {
      expect(text).not.toContain(tokens.accessToken);
      expect(text).not.toContain(tokens.refreshToken);
    }
  });
});

describe('sessions', () => {
  it('R4.09 refuses expired, forged and foreign tokens', async () => {
    const { token } = await signIn();
    const { userId, sessionId } = await caller(token);
    const refused = { refused: 'sessionExpired' };
    const forged = { ...refused, isForged: true };
    const signed = (key: Uint8Array, alg = 'HS256') =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg })
        .setSubject(userId)
        .setIssuedAt(0)
        .setExpirationTime(9_999_999_999)
        .sign(key);
    expect(await authenticate(deps, await signed(new Uint8Array(32)))).toEqual(forged);
    expect(await authenticate(deps, await signed(new Uint8Array(64).fill(9), 'HS512'))).toEqual(forged);
    expect(await authenticate(deps, new UnsecuredJWT({ sid: sessionId }).setSubject(userId).encode())).toEqual(forged);
    // The last of a signature's 43 characters has two unused bits, so other characters encode the same bytes.
    const respelled = token.slice(0, -1) + String.fromCodePoint((token.codePointAt(token.length - 1) ?? 0) + 1);
    for (const text of ['', 'x', `${token}x`, `${token}=`, respelled, token.slice(0, -2)])
      expect(await authenticate(deps, text), text).toEqual(forged);
    expect(await authenticate(deps, await signed(deps.config.loginKey))).toMatchObject({ userId });
    clock.nowMs += 28 * 24 * 3_600_000;
    expect(await authenticate(deps, token)).toEqual(refused);
    expect(await authenticate(deps, await signed(deps.config.loginKey))).toEqual(refused);
  });

  it('R4.09 refuses a token whose session belongs to another person', async () => {
    const { token } = await signIn();
    const { sessionId } = await caller(token);
    const other = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('00000000-0000-4000-8000-000000000000')
      .setIssuedAt(0)
      .setExpirationTime(9_999_999_999)
      .sign(deps.config.loginKey);
    expect(await authenticate(deps, other)).toEqual({ refused: 'sessionExpired' });
  });

  it('D13 ends one session and keeps all other sessions; ending the last session deletes the grant', async () => {
    const revoked: string[] = [];
    oauth.revokeToken = async (token) => revoked.push(token) > 0;
    const first = (await signIn()).token;
    const second = (await signIn()).token;
    const { userId, sessionId } = await caller(first);
    expect(await signOut(deps, { userId, sessionId })).toEqual({ userId, sessionIds: [sessionId] });
    expect(await authenticate(deps, first)).toEqual({ refused: 'sessionExpired' });
    expect(await signOut(deps, { userId, sessionId })).toBeNull();
    expect([revoked.length, (await countRows()).tokens]).toEqual([0, 1]);
    await signOut(deps, await caller(second));
    expect([revoked.length, (await countRows()).tokens]).toEqual([1, 0]);
  });

  it('D13 keeps a session valid when the transaction that ends it fails', async () => {
    const { token } = await signIn();
    const { sessionId } = await caller(token);
    const failing = withTransaction(db, async (tx) => {
      await endSession(tx, { sessionId, nowMs: clock.nowMs });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await caller(token)).toBeDefined();
  });

  it('R4.11 ends all sessions on a ban, which is reported as a ban and lasts until it is lifted', async () => {
    const { token } = await signIn();
    await signIn();
    const { userId } = await caller(token);
    const banned = await withTransaction(db, (tx) => banUser(tx, { accountName: 'KIRAEL#1234', nowMs: clock.nowMs }));
    expect(banned).toMatchObject({ userId, sessionIds: [expect.any(String), expect.any(String)] });
    expect(await authenticate(deps, token)).toEqual({ refused: 'banned' });
    await expect(signIn()).rejects.toMatchObject({ code: 'banned' });
    expect((await countRows()).tokens).toBe(0);
    expect(await withTransaction(db, (tx) => unbanUser(tx, { accountName: 'Kirael#1234' }))).toEqual({ userId });
    expect(await authenticate(deps, token)).toEqual({ refused: 'sessionExpired' });
    expect(await caller((await signIn()).token)).toMatchObject({ userId });
    expect(await withTransaction(db, (tx) => banUser(tx, { accountName: 'nobody', nowMs: 0 }))).toBeNull();
  });

  it('D12 deletes only expired data', async () => {
    await startSignIn(deps, { game: 'poe1' });
    const { token } = await signIn();
    await pruneSessions(db, clock.nowMs);
    expect(await db.selectFrom('sign_in_states').selectAll().execute()).toHaveLength(1);
    expect(await caller(token)).toBeDefined();
    await pruneSessions(db, clock.nowMs + 60 * 24 * 3_600_000);
    expect(await db.selectFrom('sign_in_states').selectAll().execute()).toEqual([]);
    expect((await countRows()).sessions).toBe(0);
  });

  it('D12 rejects a token signed with our key whose person is in a list', async () => {
    const { token } = await signIn();
    const { payload } = await jwtVerify(token, deps.config.loginKey, { currentDate: new Date(clock.nowMs) });
    const listed = await new SignJWT({ ...payload, sub: [payload.sub] as unknown as string })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(deps.config.loginKey);
    expect(await authenticate(deps, listed)).toEqual({ refused: 'sessionExpired', isForged: true });
  });
});

describe('invalid codes', () => {
  it('stops calling the publisher after a few invalid codes from one address, without blocking other addresses', async () => {
    const app = await buildHttp({
      log: createLogger({ name: 'test', level: 'silent' }),
      publicUrl: 'http://localhost',
      foreign: { icons: null, prices: null },
      onUndeclared: failOnUndeclared,
      clock: () => clock.nowMs,
    });
    let asked = 0;
    oauth.exchangeCode = async ({ code }) => {
      asked += 1;
      return code === 'real' ? { kind: 'ok', value: grantTokens() } : { kind: 'refused', reason: 'invalid_grant' };
    };
    registerAuth(createServerApp(app, { authenticate: async () => ({ refused: 'sessionExpired' }) }), deps);
    const arrive = async (remoteAddress: string, code: string): Promise<unknown> => {
      const { state } = await startSignIn(deps, { game: 'poe1' });
      const reply = await app.inject({ url: `/api/v1/auth/ggg/connect/${code}/${state}`, remoteAddress });
      return reply.statusCode === 200 ? 'signed in' : reply.json<{ code: string }>().code;
    };
    for (let i = 0; i < MOST_FAILED_OF_ADDRESS; i += 1) expect(await arrive('10.0.0.1', 'fake')).toBe('signInFailed');
    expect([await arrive('10.0.0.1', 'fake'), await arrive('10.0.0.1', 'real')]).toEqual(['rateLimited', 'rateLimited']);
    expect(asked).toBe(MOST_FAILED_OF_ADDRESS);
    expect(await arrive('10.0.0.2', 'real')).toBe('signed in');
    await app.close();
  });
});
