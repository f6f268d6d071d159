import { beforeAll, describe, expect, it } from 'vitest';
import { redirectUri, startClient, userAgent, type Client } from '../../testing/client.ts';

let client: Client;
beforeAll(async () => {
  client = await startClient();
});

const grant = (code: string | null, verifier: string) => ({
  grant_type: 'authorization_code',
  code: code ?? '',
  redirect_uri: redirectUri,
  code_verifier: verifier,
});

describe('authorize', () => {
  it('D03 returns code and state for a chosen account and a new account, and an error for a denial', async () => {
    const chosen = await client.authorize({ account: 'Kirael#1234' });
    expect(chosen.reply.statusCode).toBe(302);
    expect(chosen.reply.headers.location).toMatch(/^http:\/\/127\.0\.0\.1:3000\/ggg\/connect\?code=[0-9a-f]{40}&state=some-state$/);
    const first = await client.signIn({ fresh: '1' });
    const second = await client.signIn({ fresh: '1' });
    expect(first.username).not.toBe(second.username);
    const denied = await client.authorize({ deny: '1' });
    expect(denied.reply.headers.location).toContain('error=access_denied');
    expect(denied.reply.headers.location).toContain('state=some-state');
  });

  it('D03 never redirects to an address that is not registered', async () => {
    for (const bad of [
      'https://evil.example/ggg/connect',
      'http://127.0.0.1:3000/other',
      'http://127.0.0.1.evil.example/ggg/connect',
      'javascript:alert(1)',
      '',
    ]) {
      const { reply } = await client.authorize({ account: 'Kirael#1234', redirect_uri: bad });
      expect(reply.statusCode, bad).toBe(400);
      expect(reply.headers.location).toBeUndefined();
    }
    expect((await client.authorize({ client_id: 'other', account: 'Kirael#1234' })).reply.statusCode).toBe(400);
  });

  it('D12 requires a state, PKCE with S256 and scopes a player can grant', async () => {
    const bad: Record<string, string>[] = [
      { state: '' },
      { code_challenge: '' },
      { code_challenge_method: 'plain' },
      { scope: 'service:psapi' },
      { scope: '' },
      { response_type: 'token' },
    ];
    for (const fields of bad) {
      const { reply } = await client.authorize({ account: 'Kirael#1234', ...fields });
      expect(reply.headers.location, JSON.stringify(fields)).toMatch(/[?&]error=(invalid_request|invalid_scope|unsupported_response_type)/);
    }
  });

  it('D03 shows a clearly marked stand-in page without scripts, and escapes its contents', async () => {
    const query = new URLSearchParams({
      client_id: 'poexchange',
      response_type: 'code',
      scope: 'account:profile',
      state: '"><script>x</script>',
      redirect_uri: redirectUri,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      filter: '<b>',
    });
    const page = await client.app.inject({ method: 'GET', url: `/oauth/authorize?${query.toString()}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Simulated game account sign-in');
    expect(page.body).not.toContain('<script');
    expect(page.body).not.toContain('<b>"');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/127\.0\.0\.1:3000;/,
    );
  });

  it('D03 shows an error on the page if the name of a new account is taken or invalid', async () => {
    expect((await client.authorize({ fresh: '1', name: 'Kirael#1234' })).reply.body).toContain('taken');
    expect((await client.authorize({ fresh: '1', name: 'a b' })).reply.statusCode).toBe(400);
    expect((await client.authorize({ account: 'Nobody#0000' })).reply.statusCode).toBe(400);
  });
});

describe('token', () => {
  it('D12 redeems a code only once, only within 30 s, and only with its verifier and address', async () => {
    const good = await client.authorize({ account: 'Kirael#1234' });
    expect((await client.token(grant(good.code, good.verifier))).statusCode).toBe(200);
    const replayed = await client.token(grant(good.code, good.verifier));
    expect(replayed.statusCode).toBe(400);
    expect(replayed.json()).toMatchObject({ error: 'invalid_grant' });

    const late = await client.authorize({ account: 'Kirael#1234' });
    client.wait(31);
    expect((await client.token(grant(late.code, late.verifier))).json()).toMatchObject({ error: 'invalid_grant' });

    const wrong = await client.authorize({ account: 'Kirael#1234' });
    expect((await client.token(grant(wrong.code, 'not-the-verifier'))).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await client.token(grant(wrong.code, wrong.verifier))).statusCode).toBe(400);

    const moved = await client.authorize({ account: 'Kirael#1234' });
    const elsewhere = { ...grant(moved.code, moved.verifier), redirect_uri: 'http://127.0.0.1:4000/ggg/connect' };
    expect((await client.token(elsewhere)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('D03 rotates refresh tokens, which keep the expiry of the first token', async () => {
    const day = 86_400;
    const first = await client.signIn({ account: 'Kirael#1234' });
    expect(first.expires_in).toBe(28 * day);
    client.wait(60 * day);
    const second = (await client.token({ grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' })).json();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await client.token({ grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' })).json()).toMatchObject({
      error: 'invalid_grant',
    });
    client.wait(31 * day);
    expect((await client.token({ grant_type: 'refresh_token', refresh_token: second.refresh_token })).json()).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('D03 issues the service a token that never expires and has only service scopes', async () => {
    const reply = await client.token({ grant_type: 'client_credentials', scope: 'service:psapi' });
    expect(reply.json()).toMatchObject({ expires_in: null, token_type: 'bearer', scope: 'service:psapi' });
    expect(reply.json().refresh_token).toBeUndefined();
    expect((await client.token({ grant_type: 'client_credentials', scope: 'account:stashes' })).json()).toMatchObject({
      error: 'invalid_scope',
    });
    const stranger = await client.token({ grant_type: 'client_credentials', scope: 'service:psapi', client_secret: 'guess' });
    expect(stranger.statusCode).toBe(401);
    expect(stranger.json()).toMatchObject({ error: 'invalid_client' });
  });

  it('D03 revokes a token’s whole chain', async () => {
    const tokens = await client.signIn({ account: 'Kirael#1234' });
    expect((await client.get('/profile', tokens.access_token)).statusCode).toBe(200);
    const revoke = await client.app.inject({
      method: 'POST',
      url: '/oauth/token/revoke',
      headers: { 'user-agent': userAgent, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        client_id: 'poexchange',
        client_secret: 'simulated-secret',
        token: tokens.refresh_token ?? '',
      }).toString(),
    });
    expect(revoke.statusCode).toBe(200);
    expect((await client.get('/profile', tokens.access_token)).statusCode).toBe(401);
  });

  it('R4.17 limits the token endpoint per address, and counts refused calls', async () => {
    const other = await startClient();
    const replies = await Promise.all(Array.from({ length: 61 }, () => other.token({ grant_type: 'nonsense' })));
    const last = replies.at(-1);
    expect(replies[59]?.statusCode).toBe(400);
    expect(last?.statusCode).toBe(429);
    expect(last?.headers).toMatchObject({
      'x-rate-limit-policy': 'token-request-limit',
      'x-rate-limit-ip': '60:30:30',
      'x-rate-limit-ip-state': '61:30:30',
      'retry-after': '30',
    });
  });
});
