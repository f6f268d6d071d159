/** Tests the media group over real connections, because the library needs a server, cookies and redirects. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createSimulator } from '../simulator.ts';

const redirectUri = 'http://127.0.0.1:3000/partner/connect';
const app = buildApp(createSimulator(readConfig({ SIM_PARTNER_REDIRECT_URIS: redirectUri }), Date.now));
let base = '';
beforeAll(async () => {
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A browser that stores cookies and follows redirects, one step at a time. */
function openBrowser() {
  const cookies = new Map<string, string>();
  return async (url: string, form?: Record<string, string>) => {
    const reply = await fetch(new URL(url, base), {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: reply.status, location: reply.headers.get('location') ?? '', text: await reply.text(), headers: reply.headers };
  };
}

const verifier = randomBytes(32).toString('base64url');
function authorizeUrl(fields: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'poexchange',
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: redirectUri,
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...fields,
  });
  return `/partner/auth?${query.toString()}`;
}

async function choose(form: Record<string, string>, go = openBrowser()): Promise<URL> {
  const page = (await go(authorizeUrl())).location;
  await go(page);
  const decided = await go(page, form);
  return new URL((await go(decided.location)).location);
}

const tokenSchema = z.object({ id_token: z.string(), access_token: z.string() });
const redeem = (code: string, form: Record<string, string> = {}) =>
  fetch(`${base}/partner/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('poexchange:simulated-partner-secret').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier, ...form }),
  });

describe('simulated media group', () => {
  it('D14, D03 serves its discovery document for the address that was requested', async () => {
    const found = z
      .object({ issuer: z.string(), token_endpoint: z.string() })
      .parse(await (await fetch(`${base}/partner/.well-known/openid-configuration`)).json());
    expect(found).toEqual({ issuer: `${base}/partner`, token_endpoint: `${base}/partner/token` });
  });

  it('D03 shows a clearly marked stand-in page, without scripts', async () => {
    const go = openBrowser();
    const page = await go((await go(authorizeUrl())).location);
    expect(page.text).toContain('Simulated media group sign-in');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('D14 issues a code with state and issuer for the chosen person, and exchanges the code for an ID token and a name', async () => {
    const back = await choose({ name: 'Morven Viewer' });
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: 'a-state', iss: `${base}/partner` });
    const tokens = tokenSchema.parse(await (await redeem(back.searchParams.get('code') ?? '')).json());
    const claims: unknown = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      iss: `${base}/partner`,
      aud: 'poexchange',
      nonce: 'a-nonce',
      sub: expect.stringMatching(/^mg-/) as string,
    });
    const person: unknown = await (
      await fetch(`${base}/partner/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } })
    ).json();
    expect(person).toMatchObject({ name: 'Morven Viewer', sub: (claims as { sub: string }).sub });
  });

  it('D14 redeems a code only once, and only with its verifier', async () => {
    const code = (await choose({ name: 'Tallis Subscriber' })).searchParams.get('code') ?? '';
    expect((await redeem(code, { code_verifier: randomBytes(32).toString('base64url') })).status).toBe(400);
    const next = (await choose({ name: 'Tallis Subscriber' })).searchParams.get('code') ?? '';
    expect((await redeem(next)).status).toBe(200);
    expect((await redeem(next)).status).toBe(400);
  });

  it('D14 maps the same name to the same person, and prompts for a person at every sign-in', async () => {
    const go = openBrowser();
    const subjects = [];
    for (const name of ['Ashwick Reader', 'ashwick reader', 'Somebody Else']) {
      const code = (await choose({ name }, go)).searchParams.get('code') ?? '';
      const { id_token: token } = tokenSchema.parse(await (await redeem(code)).json());
      subjects.push((JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub);
    }
    expect(subjects[1]).toBe(subjects[0]);
    expect(subjects[2]).not.toBe(subjects[0]);
  });

  it('D14 returns an error for a denied sign-in, asks again after an invalid name, and never redirects to another address', async () => {
    expect((await choose({ deny: '1' })).searchParams.get('error')).toBe('access_denied');
    const go = openBrowser();
    const page = (await go(authorizeUrl())).location;
    const again = await go(page, { name: '<b>' });
    expect([again.status, again.text.includes('A name has 3 to 40')]).toEqual([400, true]);
    const elsewhere = await go(authorizeUrl({ redirect_uri: 'https://evil.example/partner/connect' }));
    expect([elsewhere.status, elsewhere.location]).toEqual([400, '']);
    expect((await go('/partner/sign-in/made-up')).status).toBe(400);
  });
});
