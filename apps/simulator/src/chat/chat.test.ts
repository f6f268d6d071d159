import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startClient, type Client, type Form } from '../testing/client.ts';

const redirectUri = 'http://127.0.0.1:3000/discord/connect';
const verifier = randomBytes(32).toString('base64url');
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let client: Client;
beforeAll(async () => {
  client = await startClient({ SIM_CHAT_REDIRECT_URIS: redirectUri });
});
afterAll(() => client.app.close());
afterEach(async () => {
  await client.app.inject({ method: 'DELETE', url: '/_faults' });
});

const encode = (fields: Form): string => new URLSearchParams(fields).toString();
const authorizeUrl = (fields: Form = {}): string =>
  `/chat/oauth2/authorize?${encode({
    client_id: 'poexchange',
    response_type: 'code',
    scope: 'identify',
    redirect_uri: redirectUri,
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...fields,
  })}`;

async function choose(choice: Form): Promise<URLSearchParams> {
  const reply = await client.app.inject({ method: 'POST', url: authorizeUrl(), headers: form, payload: encode(choice) });
  expect(reply.statusCode).toBe(302);
  return new URL(String(reply.headers.location)).searchParams;
}

const redeem = (code: string | null, fields: Form = {}) =>
  client.app.inject({
    method: 'POST',
    url: '/chat/oauth2/token',
    headers: form,
    payload: encode({
      client_id: 'poexchange',
      client_secret: 'simulated-chat-secret',
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...fields,
    }),
  });
const readToken = (body: unknown): string => z.object({ access_token: z.string() }).parse(body).access_token;
const readAccount = (token: string) => client.app.inject({ url: '/chat/users/@me', headers: { authorization: `Bearer ${token}` } });
const fail = (fault: object) => client.app.inject({ method: 'PUT', url: '/_faults', payload: fault });

describe('simulated chat platform', () => {
  it('D63, D03 issues a code for the chosen person, exchanges it for a token, and returns the account for the token', async () => {
    const back = await choose({ name: 'Morven_Talks' });
    expect(back.get('state')).toBe('a-state');
    const token = readToken((await redeem(back.get('code'))).json());
    expect((await readAccount(token)).json()).toMatchObject({ id: expect.stringMatching(/^\d{18}$/) as string, username: 'morven_talks' });
    await client.app.inject({
      method: 'POST',
      url: '/chat/oauth2/token/revoke',
      headers: form,
      payload: encode({ client_id: 'poexchange', client_secret: 'simulated-chat-secret', token }),
    });
    expect((await readAccount(token)).statusCode).toBe(401);
    expect((await client.app.inject({ url: '/_chat' })).json()).toEqual({ livingTokens: 0 });
  });

  it('D63 redeems a code only once, and only for its verifier, address and client', async () => {
    const attempts: Form[] = [
      { code_verifier: 'another' },
      { redirect_uri: 'http://127.0.0.1:3000/elsewhere' },
      { client_secret: 'guessed' },
      { grant_type: 'client_credentials' },
    ];
    for (const attempt of attempts)
      expect((await redeem((await choose({ name: 'tallis' })).get('code'), attempt)).statusCode).toBeGreaterThanOrEqual(400);
    const code = (await choose({ name: 'tallis' })).get('code');
    expect([(await redeem(code)).statusCode, (await redeem(code)).statusCode]).toEqual([200, 400]);
    const late = (await choose({ name: 'tallis' })).get('code');
    client.wait(61);
    expect((await redeem(late)).statusCode).toBe(400);
  });

  it('D63, D03 shows a clearly marked stand-in without scripts, and does not redirect denied, malformed or foreign requests', async () => {
    const page = await client.app.inject({ url: authorizeUrl() });
    expect(page.body).toContain('Simulated chat platform');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await choose({ deny: '1' })).get('error')).toBe('access_denied');
    const odd = await client.app.inject({ method: 'POST', url: authorizeUrl(), headers: form, payload: encode({ name: '<b>' }) });
    expect([odd.statusCode, odd.body.includes('A name has 2 to 32')]).toEqual([400, true]);
    for (const fields of [{ redirect_uri: 'https://evil.example/discord/connect' }, { client_id: 'x' }, { scope: 'email' }] as Form[]) {
      const refused = await client.app.inject({ url: authorizeUrl(fields) });
      expect([refused.statusCode, refused.headers.location]).toEqual([400, undefined]);
    }
  });

  it('D63, D03 fails when a fault is set', async () => {
    await fail({ kind: 'wrongState', route: '/chat/oauth2/authorize', count: 1 });
    expect((await choose({ name: 'tallis' })).get('state')).toBe('not a-state');
    const first = await choose({ name: 'tallis' });
    await fail({ kind: 'replayedCode', route: '/chat/oauth2/authorize', count: 1 });
    expect((await choose({ name: 'tallis' })).get('code')).toBe(first.get('code'));
    await fail({ kind: 'refusedToken', route: '/chat/oauth2/token', count: 1 });
    expect((await redeem((await choose({ name: 'tallis' })).get('code'))).json()).toMatchObject({ error: 'invalid_grant' });
    await fail({ kind: 'rateLimited', waitSeconds: 9, route: '/chat/oauth2/token', count: 1 });
    const limited = await redeem('any');
    expect([limited.statusCode, limited.headers['retry-after'], limited.json()]).toMatchObject([429, '9', { retry_after: 9 }]);
    const token = readToken((await redeem((await choose({ name: 'tallis' })).get('code'))).json());
    await fail({ kind: 'namelessUser', route: '/chat/users/*', count: 1 });
    expect((await readAccount(token)).json()).not.toHaveProperty('username');
    await fail({ kind: 'hugeBody', bytes: 100_000, route: '/chat/users/*', count: 1 });
    expect((await readAccount(token)).body.length).toBeGreaterThan(100_000);
    expect((await readAccount(token)).json()).toMatchObject({ username: 'tallis' });
  });
});
