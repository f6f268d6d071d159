import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatClient, type ChatClient, type ChatOutcome, type ChatSettings } from './chat-client.ts';
import { startChatPlatform, type ChatPlatform } from './testing/chat-platform.ts';

let platform: ChatPlatform;
let client: ChatClient;
const settingsOf = (timeoutMs: number): ChatSettings => ({
  authorizeUrl: `${platform.url}/oauth2/authorize`,
  apiUrl: platform.url,
  clientId: 'client',
  clientSecret: 'secret',
  redirectUrl: 'https://site.example/discord/connect',
  timeoutMs,
});
beforeEach(async () => {
  platform = await startChatPlatform();
  client = createChatClient(settingsOf(10_000));
});
afterEach(() => platform.stop());

const secret = () => randomBytes(32).toString('base64url');
const makeStarted = () => ({ state: secret(), codeVerifier: secret() });
type Started = ReturnType<typeof makeStarted>;

/** Visits the platform's page and returns with a code. */
async function visit(started: Started): Promise<string> {
  const query = new URL(await client.buildAuthorizeUrl(started)).searchParams;
  return platform.giveCode(query.get('code_challenge') ?? '');
}

async function ask(asking: ChatClient = client): Promise<ChatOutcome> {
  const started = makeStarted();
  return asking.identify(started, await visit(started));
}

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;
/** Replies to one path in place of the platform. */
const answer = (path: string, respond: Answer): void => {
  platform.intercept = (request, response) => request.url === path && (respond(response, request), true);
};
const paths = ['/oauth2/token', '/users/@me'];
const json = { 'content-type': 'application/json' };

describe('chat platform client', () => {
  it('D63, R7.01 gets an authorization request with PKCE and state that returns to /discord/connect', async () => {
    const started = makeStarted();
    const url = new URL(await client.buildAuthorizeUrl(started));
    expect(url.href).toContain(`${platform.url}/oauth2/authorize?`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'client',
      redirect_uri: 'https://site.example/discord/connect',
      response_type: 'code',
      scope: 'identify',
      state: started.state,
      code_challenge_method: 'S256',
    });
    expect(url.href).not.toContain(started.codeVerifier);
    expect(platform.asked).toEqual([]);
  });

  it('D63 returns the account and revokes its token immediately', async () => {
    expect(await ask()).toEqual({ kind: 'ok', value: { id: '100200300400500600', name: 'morven' } });
    await vi.waitFor(() => expect(platform.livingTokens.size).toBe(0));
    expect(platform.asked).toContain('/oauth2/token/revoke');
  });

  it.each([
    ['with a number behind it', { username: 'Tallis', discriminator: '0042' }, 'Tallis#0042'],
    ['without characters that nobody sees', { username: ' mor\u202Even\u0000\u200B ' }, 'morven'],
    ['cut where it is endless', { username: 'x'.repeat(5000) }, `${'x'.repeat(62)}..`],
    ['null where there is none', {}, null],
    ['null where it is nothing', { username: ' \u200B' }, null],
    ['null where it is no text', { username: { toString: 'x' } }, null],
  ])('D63 returns a name %s', async (_how, account, name) => {
    platform.account = { id: '1', ...account };
    expect(await ask()).toEqual({ kind: 'ok', value: { id: '1', name } });
  });

  it('D63 rejects a used code and a wrong verifier', async () => {
    const started = makeStarted();
    const code = await visit(started);
    expect(await client.identify(started, code)).toMatchObject({ kind: 'ok' });
    expect(await client.identify(started, code)).toMatchObject({ kind: 'refused' });
    expect(await client.identify(makeStarted(), await visit(started))).toMatchObject({ kind: 'refused' });
  });

  it.each(paths)('D63 treats an outage, HTML, a partial reply or a redirect at %s as a platform that is down', async (path) => {
    const answers: Answer[] = [
      (response) => response.writeHead(503).end('<html>'),
      (response) => response.writeHead(500, json).end('{"message":"500"}'),
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please wait</html>'),
      (response) => response.writeHead(200, json).end('{"access_token": "a'),
      (response) => response.writeHead(302, { location: 'https://evil.example/' }).end(),
      (_response, request) => request.socket.destroy(),
    ];
    for (const respond of answers) {
      answer(path, respond);
      expect(await ask(), String(respond)).toMatchObject({ kind: 'down' });
    }
    platform.intercept = () => false;
    expect(await ask()).toMatchObject({ kind: 'ok' });
  });

  it.each(paths)('D63 does not read an endless body at %s to its end', async (path) => {
    let written = 0;
    answer(path, (response) => {
      response.writeHead(200, json);
      const write = (): void => {
        if (response.destroyed) return;
        written += 64 * 1024;
        response.write(' '.repeat(64 * 1024), () => setImmediate(write));
      };
      write();
    });
    expect(await ask()).toMatchObject({ kind: 'down', reason: 'BODY_TOO_LARGE' });
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  it.each(paths)('D63 treats a rate limit at %s as a busy platform', async (path) => {
    answer(path, (response) => response.writeHead(429, { ...json, 'retry-after': '9' }).end('{"message":"You are being rate limited."}'));
    expect(await ask()).toMatchObject({ kind: 'busy' });
  });

  it.each(paths)('D63 times out if the platform does not reply at %s', async (path) => {
    answer(path, () => undefined);
    expect(await ask(createChatClient(settingsOf(50)))).toMatchObject({ kind: 'timeout' });
  });

  it('D63 fails for a rejected token or an account without a usable id', async () => {
    for (const status of [401, 403]) {
      answer('/users/@me', (response) => response.writeHead(status, json).end(`{"message":"${status}"}`));
      expect(await ask()).toMatchObject({ kind: 'refused' });
    }
    platform.intercept = () => false;
    for (const account of [{}, { id: 5 }, { id: '' }, { id: '../1' }, { id: 'x'.repeat(65) }]) {
      platform.account = account;
      expect(await ask()).toMatchObject({ kind: 'down' });
    }
  });

  it('D63 does not use a token of a different type', async () => {
    answer('/oauth2/token', (response) => response.writeHead(200, json).end('{"access_token":"a","token_type":"mac"}'));
    expect(await ask()).toMatchObject({ kind: 'refused' });
    expect(platform.asked).not.toContain('/users/@me');
  });
});
