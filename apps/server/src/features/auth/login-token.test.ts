import { errors, jwtVerify, SignJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readLoginToken, SESSION_LIFE_MS, signLoginToken } from './login-token.ts';

vi.mock(import('jose'), { spy: true });
const verify = vi.mocked(jwtVerify);
beforeEach(() => {
  verify.mockReset();
});

const key = new Uint8Array(32).fill(7);
const claims = { userId: '00000000-0000-4000-8000-000000000001', sessionId: '00000000-0000-4000-8000-000000000002' };
const issuedMs = Date.UTC(2026, 0, 1);
const read = (token: string, options: { key?: Uint8Array; nowMs?: number } = {}) =>
  readLoginToken(token, { key, nowMs: issuedMs, ...options });

describe('login token', () => {
  it('D12 has its signature checked only once while in use, and still expires', async () => {
    const token = await signLoginToken(claims, { key, issuedMs });
    for (let asked = 0; asked < 3; asked += 1) expect(await read(token)).toEqual({ kind: 'valid', ...claims });
    expect(verify).toHaveBeenCalledTimes(1);
    expect(await read(token, { nowMs: issuedMs + SESSION_LIFE_MS - 1 })).toEqual({ kind: 'valid', ...claims });
    expect(await read(token, { nowMs: issuedMs + SESSION_LIFE_MS })).toEqual({ kind: 'expired' });
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('D12 is cached only for its own key and spelling', async () => {
    const token = await signLoginToken(claims, { key, issuedMs: issuedMs + 1000 });
    expect(await read(token)).toMatchObject({ kind: 'valid' });
    expect(await read(token, { key: new Uint8Array(32).fill(8) })).toEqual({ kind: 'forged' });
    for (const text of [`${token}=`, `${token} `, token.toLowerCase(), token.slice(0, -1)])
      expect(await read(text)).toEqual({ kind: 'forged' });
  });

  it('D12 is valid with a former key while that key is configured', async () => {
    const [now, former] = [new Uint8Array(32).fill(8), new Uint8Array(32).fill(5)];
    const token = await signLoginToken(claims, { key: former, issuedMs });
    const readBy = (oldKeys: Uint8Array[], nowMs = issuedMs) => readLoginToken(token, { key: now, oldKeys, nowMs });
    expect(await readBy([key, former])).toEqual({ kind: 'valid', ...claims });
    expect(await readBy([former], issuedMs + SESSION_LIFE_MS)).toEqual({ kind: 'expired' });
    expect(await readBy([key])).toEqual({ kind: 'forged' });
    expect(await readBy([])).toEqual({ kind: 'forged' });
  });

  it('D12 is never cached if forged or expired', async () => {
    const expired = await signLoginToken(claims, { key, issuedMs: issuedMs - SESSION_LIFE_MS });
    const forged = await signLoginToken(claims, { key: new Uint8Array(32), issuedMs });
    for (let asked = 0; asked < 2; asked += 1) {
      expect(await read(expired)).toEqual({ kind: 'expired' });
      expect(await read(forged)).toEqual({ kind: 'forged' });
    }
    expect(verify).toHaveBeenCalledTimes(4);
    await expect(verify.mock.results[0]?.value).rejects.toThrow(errors.JWTExpired);
  });

  it('D12 is rejected if our key signed it with other claims or another algorithm', async () => {
    const { userId, sessionId } = claims;
    const sign = (sub: string, payload: Record<string, unknown>, alg = 'HS256') =>
      new SignJWT(payload)
        .setProtectedHeader({ alg })
        .setSubject(sub)
        .setIssuedAt(issuedMs / 1000)
        .setExpirationTime('4w')
        .sign(key);
    expect(await read(await sign(userId, { sid: sessionId }))).toMatchObject({ kind: 'valid' });
    for (const token of [
      await sign(userId, {}),
      await sign(userId, { sid: [sessionId] }),
      await sign(userId, { sid: `${sessionId},` }),
      await sign('Kirael', { sid: sessionId }),
      await sign(userId, { sid: sessionId }, 'HS512'),
    ])
      expect(await read(token)).toEqual({ kind: 'forged' });
  });

  it('D12 is evicted after many other tokens, and checked again', async () => {
    const first = await signLoginToken(claims, { key, issuedMs: issuedMs + 2000 });
    await read(first);
    const kept = await signLoginToken(claims, { key, issuedMs: issuedMs + 3000 });
    await read(kept);
    const { payload, ...rest } = await jwtVerify(first, key, { currentDate: new Date(issuedMs) });
    // Simulates thousands of valid tokens without the time needed to sign them.
    verify.mockImplementation(async () => ({ payload, ...rest }) as never);
    const others = Array.from({ length: 10_000 }, (_, at) => `a.b.${Buffer.from(`signature ${at}`).toString('base64url')}`);
    for (const [at, token] of others.entries()) {
      await read(token);
      if (at === 5000) await read(kept);
    }
    verify.mockClear();
    await read(others.at(-1) ?? '');
    // The session stayed active.
    await read(kept);
    expect(verify).toHaveBeenCalledTimes(0);
    await read(first);
    expect(verify).toHaveBeenCalledTimes(1);
  });
});
