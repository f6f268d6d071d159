import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPartnerClient, type PartnerClient } from './partner-client.ts';
import { startOpenidProvider, type OpenidProvider } from './testing/openid-provider.ts';

let provider: OpenidProvider;
let client: PartnerClient;
beforeEach(async () => {
  provider = await startOpenidProvider();
  client = createPartnerClient({
    issuer: provider.issuer,
    clientId: 'client',
    clientSecret: 'secret',
    redirectUrl: 'https://site.example/partner/connect',
    timeoutMs: 10_000,
  });
});
afterEach(() => provider.stop());

const secret = () => randomBytes(32).toString('base64url');
const makeStarted = () => ({ state: secret(), nonce: secret(), codeVerifier: secret() });
type Started = ReturnType<typeof makeStarted>;

/** Visits the partner's page and returns with a code. */
async function visit(started: Started): Promise<URLSearchParams> {
  const page = await client.buildAuthorizeUrl(started);
  if (page.kind !== 'ok') throw new Error(page.reason);
  const query = new URL(page.value).searchParams;
  provider.codes.set('code', { nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') ?? '' });
  return query;
}
const identify = (started: Started, issuer: string | undefined = provider.issuer) => client.identify(started, { code: 'code', issuer });

describe('the partner as an OpenID provider', () => {
  it('D14 receives an authorization request with PKCE, state and nonce, and returns the person', async () => {
    const started = makeStarted();
    const query = await visit(started);
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'client',
      redirect_uri: 'https://site.example/partner/connect',
      response_type: 'code',
      code_challenge_method: 'S256',
      state: started.state,
      nonce: started.nonce,
    });
    expect(query.get('code_challenge')).not.toBe(started.codeVerifier);
    expect(await identify(started)).toEqual({ kind: 'ok', value: { issuer: provider.issuer, subject: 'person', name: 'Morven' } });
  });

  it('D14 reads a name from the ID token without another call, and links without a name if it cannot be read', async () => {
    provider.claims = { name: ' Tallis ' };
    const started = makeStarted();
    await visit(started);
    expect(await identify(started)).toMatchObject({ value: { name: 'Tallis' } });
    expect(provider.asked).not.toContain('/me');
    provider.claims = {};
    provider.intercept = (request, response) => request.url === '/me' && (response.writeHead(500).end(), true);
    await visit(started);
    expect(await identify(started)).toMatchObject({ kind: 'ok', value: { name: null } });
  });

  it.each([
    ['a nonce of another sign-in', { nonce: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody' }],
    ['a token of yesterday', { exp: 1 }],
  ])('D14 refuses %s', async (_what, claims) => {
    provider.claims = claims;
    const started = makeStarted();
    await visit(started);
    expect(await identify(started)).toMatchObject({ kind: 'refused' });
  });

  it('D14 refuses a used code, a different verifier, and an answer that names another partner', async () => {
    const started = makeStarted();
    await visit(started);
    expect(await identify(started)).toMatchObject({ kind: 'ok' });
    expect(await identify(started)).toMatchObject({ kind: 'refused' });
    await visit(started);
    expect(await identify({ ...started, codeVerifier: secret() })).toMatchObject({ kind: 'refused' });
    await visit(started);
    expect(await identify(started, 'https://evil.example')).toMatchObject({ kind: 'refused' });
    await visit(started);
    expect(await client.identify(started, { code: 'code', issuer: undefined })).toMatchObject({ kind: 'refused' });
  });

  it('D14 after the partner was down, retries discovery for the next person', async () => {
    provider.intercept = (_request, response) => (response.writeHead(503).end('<html>'), true);
    expect(await client.buildAuthorizeUrl(makeStarted())).toMatchObject({ kind: 'down' });
    provider.intercept = (request) => (request.socket.destroy(), true);
    expect(await client.buildAuthorizeUrl(makeStarted())).toMatchObject({ kind: 'down' });
    provider.intercept = () => false;
    const started = makeStarted();
    await visit(started);
    provider.intercept = (request, response) => request.url === '/token' && (response.writeHead(502).end('bad gateway'), true);
    expect(await identify(started)).toMatchObject({ kind: 'down' });
  });

  it('D14 times out if the partner does not answer', async () => {
    provider.intercept = () => true;
    const impatient = createPartnerClient({
      issuer: provider.issuer,
      clientId: 'client',
      clientSecret: 'secret',
      redirectUrl: 'https://site.example/partner/connect',
      timeoutMs: 50,
    });
    expect(await impatient.buildAuthorizeUrl(makeStarted())).toMatchObject({ kind: 'timeout' });
  });
});
