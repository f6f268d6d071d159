/** A fake chat platform on a loopback port, with faults that tests can switch on. */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ChatPlatform = {
  readonly url: string;
  /** The account that the platform returns. */
  account: Readonly<Record<string, unknown>>;
  /** Handles a request in place of the platform. Returns true if the request was handled. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Issues a code for a challenge, as the consent page does. */
  readonly giveCode: (challenge: string) => string;
  readonly asked: string[];
  readonly livingTokens: Set<string>;
  readonly stop: () => Promise<void>;
};

export async function startChatPlatform(): Promise<ChatPlatform> {
  const codes = new Map<string, string>();
  const send = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const answerForm = (path: string, form: URLSearchParams, response: ServerResponse): void => {
    if (form.get('client_id') !== 'client' || form.get('client_secret') !== 'secret')
      return send(response, 401, { error: 'invalid_client' });
    if (path === '/oauth2/token/revoke') {
      platform.livingTokens.delete(form.get('token') ?? '');
      return send(response, 200, {});
    }
    const code = form.get('code') ?? '';
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = codes.get(code) === challenge && form.get('redirect_uri') === 'https://site.example/discord/connect';
    codes.delete(code);
    if (!isGood) return send(response, 400, { error: 'invalid_grant' });
    const token = randomBytes(12).toString('base64url');
    platform.livingTokens.add(token);
    return send(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 604_800, scope: 'identify' });
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    platform.asked.push(path);
    if (platform.intercept(request, response)) return;
    if (path === '/users/@me') {
      const isKnown = platform.livingTokens.has((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
      return isKnown ? send(response, 200, platform.account) : send(response, 401, { message: '401: Unauthorized' });
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answerForm(path, new URLSearchParams(body), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const platform: ChatPlatform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account: { id: '100200300400500600', username: 'morven', discriminator: '0' },
    intercept: () => false,
    giveCode: (challenge) => {
      const code = randomBytes(8).toString('hex');
      codes.set(code, challenge);
      return code;
    },
    asked: [],
    livingTokens: new Set(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return platform;
}
