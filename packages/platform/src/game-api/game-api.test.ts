import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { USER_AGENT_PATTERN } from '@poexchange/contract/game-api';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRequest } from './http/send-request.ts';
import { createGameApi, createPkcePair, hasAccountScopes, type GameApi } from './index.ts';
import { REQUEST_TIMEOUT_MS } from './identity.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Answer = (response: ServerResponse, seen: Seen) => void;

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const access = { account: 'user', accessToken: 'token' };

async function startPublisher(answer: Answer): Promise<{ api: GameApi; seen: Seen[]; url: string }> {
  const seen: Seen[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(entry);
      answer(response, entry);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    apiUrl: url,
    oauthUrl: url,
    clientId: 'poexchange',
    clientSecret: 's3cret',
    contact: 'mail@example.org',
    redirectUrl: 'https://site.example/ggg/connect',
  };
  return { api: createGameApi(settings), seen, url };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const envelope = (code: number, message: string) => ({ error: { code, message } });

describe('publisher client', () => {
  it('R7.09 sends a user agent and the bearer token, and percent-encodes every segment', async () => {
    const { api, seen } = await startPublisher(json(200, { stashes: [] }));
    await api.account.fetchStashes(access, { game: 'poe1', league: 'My League (PL123)/..' });
    await api.account.fetchStash(access, { game: 'poe2', league: 'Standard', tabId: 'child', parentId: 'map tab' });
    await api.account.fetchCharacters(access, 'poe2');
    await api.account.fetchCharacter(access, { game: 'poe1', name: 'Änne/x' });
    await api.account.fetchCharacter(access, { game: 'poe2', name: 'Kirael' });
    expect(seen.map((request) => request.url)).toEqual([
      '/stash/My%20League%20(PL123)%2F..',
      '/stash/poe2/Standard/map%20tab/child',
      '/character/poe2',
      '/character/%C3%84nne%2Fx',
      '/character/poe2/Kirael',
    ]);
    await expect(api.account.fetchStash(access, { game: 'poe1', league: '..', tabId: 'a' })).rejects.toThrow(RangeError);
    expect(seen[0]?.headers['authorization']).toBe('Bearer token');
    expect(seen[0]?.headers['user-agent']).toMatch(USER_AGENT_PATTERN);
  });

  it('R7.10 returns items exactly as sent, including from compressed bodies', async () => {
    const stash = {
      zzz: 1,
      id: 'a',
      items: [{ typeLine: 'Chaos Orb', frameType: 5, unknown: { b: [1, null], a: '\u00e9' }, id: 'x', baseType: null }],
      name: null,
    };
    const { api } = await startPublisher(
      (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify({ stash }))),
    );
    const outcome = await api.account.fetchStash(access, { game: 'poe1', league: 'Standard', tabId: 'a' });
    expect(outcome.kind).toBe('ok');
    expect(JSON.stringify(outcome.kind === 'ok' ? outcome.value : null)).toBe(JSON.stringify(stash));
  });

  const failures: [string, Answer, object][] = [
    ['an expired token', json(401, { error: 'invalid_token', error_description: 'x' }), { kind: 'unauthorized' }],
    [
      'a missing scope',
      json(403, envelope(6, 'Forbidden'), { 'www-authenticate': 'Bearer realm="x", error="insufficient_scope"' }),
      { kind: 'unauthorized' },
    ],
    ['a refusal', json(403, envelope(6, 'Forbidden')), { kind: 'forbidden' }],
    [
      'an HTML block page',
      (response) => void response.writeHead(403, { 'content-type': 'text/html' }).end('<html>challenge</html>'),
      { kind: 'down' },
    ],
    [
      'an HTML outage',
      (response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>openresty</h1>'),
      { kind: 'down' },
    ],
    ['HTML with status 200', (response) => void response.end('<html></html>'), { kind: 'down' }],
    ['half a body', (response) => void response.end('{"stashes":['), { kind: 'down' }],
    ['a body of another shape', json(200, { stashes: [{ name: 'no id' }] }), { kind: 'down' }],
    ['maintenance', json(400, envelope(2, 'Invalid query; League not found')), { kind: 'leagueNotFound' }],
    ['an invalid query', json(400, envelope(2, 'Invalid query')), { kind: 'down' }],
    ['an unknown route', json(404, envelope(1, 'Resource not found')), { kind: 'notFound' }],
    ['an internal error', json(500, envelope(4, 'Internal error')), { kind: 'down' }],
    ['a redirect', (response) => void response.writeHead(302, { location: 'http://evil.example/' }).end(), { kind: 'down' }],
    ['a dropped connection', (response) => void response.socket?.destroy(), { kind: 'down' }],
    [
      'a connection dropped within the body',
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"stashes":');
        setImmediate(() => response.socket?.destroy());
      },
      { kind: 'down' },
    ],
    [
      'a limit without a name',
      (response) => void response.writeHead(429, { 'content-type': 'text/html' }).end('error 1015'),
      { kind: 'rateLimited', retryAfterMs: 60_250 },
    ],
    [
      'a limit',
      json(429, envelope(3, 'Rate limit exceeded'), { 'x-rate-limit-policy': 'named', 'retry-after': '60' }),
      { kind: 'rateLimited', retryAfterMs: 60_250, policy: 'named' },
    ],
  ];
  it.each(failures)('R8.20 returns a coded outcome for %s', async (_what, answer, expected) => {
    const { url } = await startPublisher(answer);
    const settings = {
      apiUrl: url,
      oauthUrl: url,
      clientId: 'c',
      clientSecret: 's',
      contact: 'mail@example.org',
      redirectUrl: 'https://site.example/',
    };
    const api = createGameApi(settings, { clock: () => 1_000_000 });
    expect(await api.account.fetchStashes(access, { game: 'poe1', league: 'Standard' })).toMatchObject(expected);
  });

  it('R9.16 R7.08 limits a call to the publisher to 360,000 ms', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(360_000);
  });

  it('stops at the time limit, and when aborted', async () => {
    const { url } = await startPublisher(() => undefined);
    const request = { method: 'GET', url, headers: {}, timeoutMs: 30 } as const;
    expect(await sendRequest(request)).toEqual({ kind: 'timeout' });
    const controller = new AbortController();
    const pending = sendRequest({ ...request, timeoutMs: 60_000, signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(pending).rejects.toThrow('gone');
  });

  it('includes reading the body in the time limit', async () => {
    const { url } = await startPublisher((response) => void response.writeHead(200).write('{'));
    expect(await sendRequest({ method: 'GET', url, headers: {}, timeoutMs: 30 })).toEqual({ kind: 'timeout' });
  });

  it('retries on a new connection if the publisher had closed the reused connection', async () => {
    let count = 0;
    const { api, seen } = await startPublisher((response) => {
      count += 1;
      // The connection looks alive to the client and is gone at the next request.
      if (count === 2) response.socket?.destroy();
      else response.end('{"characters":[]}');
    });
    expect((await api.account.fetchCharacters(access, 'poe1')).kind).toBe('ok');
    expect((await api.account.fetchCharacters(access, 'poe1')).kind).toBe('ok');
    expect(seen).toHaveLength(3);
  });

  it('uses a new connection for requests that cannot be repeated, because a reused connection may just have been closed', async () => {
    const used = new Set<unknown>();
    const { api } = await startPublisher((response, { method }) => {
      if (used.has(response.socket)) return void response.socket?.destroy();
      used.add(response.socket);
      if (method === 'POST') response.writeHead(400).end('{"error":"invalid_grant"}');
      else response.end('{"characters":[]}');
    });
    expect((await api.account.fetchCharacters(access, 'poe1')).kind).toBe('ok');
    const outcome = await api.oauth.exchangeCode({ code: 'c', codeVerifier: 'v' });
    expect(outcome).toEqual({ kind: 'refused', reason: 'invalid_grant' });
  });

  it('D12 requests consent with PKCE S256, exact scopes and the state', async () => {
    const { api, url } = await startPublisher(json(200, {}));
    const { codeChallenge, codeVerifier } = createPkcePair();
    expect(codeVerifier).toMatch(/^[\w-]{43}$/);
    const asked = new URL(api.oauth.buildAuthorizeUrl({ state: 's', codeChallenge }));
    expect(asked.origin + asked.pathname).toBe(`${url}/oauth/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: 'poexchange',
      response_type: 'code',
      scope: 'account:profile account:leagues account:stashes account:characters',
      state: 's',
      redirect_uri: 'https://site.example/ggg/connect',
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    });
  });

  it('R7.03 exchanges a code with the secret in the body and reads the tokens', async () => {
    const reply = {
      access_token: 'a',
      expires_in: 100,
      token_type: 'bearer',
      scope: 'account:characters account:stashes account:leagues account:profile',
      refresh_token: 'r',
    };
    const { api, seen } = await startPublisher(json(200, reply));
    const outcome = await api.oauth.exchangeCode({ code: 'c', codeVerifier: 'v' });
    expect(outcome).toMatchObject({ kind: 'ok', value: { accessToken: 'a', refreshToken: 'r' } });
    expect(outcome.kind === 'ok' && hasAccountScopes(outcome.value.scopes)).toBe(true);
    expect(seen[0]?.headers['authorization']).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toMatchObject({
      client_id: 'poexchange',
      client_secret: 's3cret',
      grant_type: 'authorization_code',
      code: 'c',
      code_verifier: 'v',
    });
  });

  it('R7.03 distinguishes a rejected grant from a publisher that is down', async () => {
    const refused = await startPublisher(json(400, { error: 'invalid_grant' }));
    expect(await refused.api.oauth.refreshTokens('r')).toEqual({ kind: 'refused', reason: 'invalid_grant' });
    const down = await startPublisher((response) => void response.writeHead(400).end('<html>'));
    expect(await down.api.oauth.refreshTokens('r')).toMatchObject({ kind: 'down' });
  });

  it('D51 reads the public stream with the service token, and renews it once after a 401', async () => {
    let granted = 0;
    const { api, seen } = await startPublisher((response, request) => {
      if (request.url === '/oauth/token')
        return void response.end(
          JSON.stringify({ access_token: `t${(granted += 1)}`, expires_in: null, token_type: 'bearer', scope: 'service:psapi' }),
        );
      if (request.headers['authorization'] === 'Bearer t1') return void response.writeHead(401).end('{"error":"invalid_token"}');
      return void response.end('{"next_change_id":"2","stashes":[]}');
    });
    expect(await api.service.fetchPublicStashPage('1&x')).toEqual({ kind: 'ok', value: { next_change_id: '2', stashes: [] } });
    expect(seen.map((request) => request.url)).toEqual([
      '/oauth/token',
      '/public-stash-tabs?id=1%26x',
      '/oauth/token',
      '/public-stash-tabs?id=1%26x',
    ]);
    const bytes = await api.service.fetchPublicStashBytes(null);
    expect(bytes.kind === 'ok' && bytes.value.toString()).toBe('{"next_change_id":"2","stashes":[]}');
  });

  it('D51 returns the beginning of a page above the size limit, even if its compressed form is small', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('{"next_change_id":"2","stashes":["'), Buffer.alloc(65 * 1024 * 1024, 'a')]));
    const { api } = await startPublisher((response, request) =>
      request.url === '/oauth/token'
        ? void response.end('{"access_token":"t","expires_in":null,"token_type":"bearer","scope":"service:psapi"}')
        : void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const outcome = await api.service.fetchPublicStashBytes(null);
    expect(outcome).toMatchObject({ kind: 'down', reason: 'the body is too large' });
    const beginning = outcome.kind === 'down' ? outcome.beginning : undefined;
    expect(beginning?.length).toBe(1024 * 1024);
    expect(beginning?.toString().slice(0, 24)).toBe('{"next_change_id":"2","s');
    const half = gzipSync('{"next_change_id":"2","stashes":[]}').subarray(0, 20);
    server?.removeAllListeners('request');
    server?.on('request', (_, response: ServerResponse) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(half));
    expect(await api.service.fetchPublicStashBytes(null)).toMatchObject({ kind: 'down' });
    server?.removeAllListeners('request');
    server?.on('request', (_, response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
    expect(await api.service.fetchPublicStashBytes(null)).toEqual({ kind: 'down', reason: 'HTTP 302' });
  });
});
