/**
 * The chat platform under `/chat`: the page (`/oauth2/authorize`), issuing and revoking tokens (`/oauth2/token`,
 * `/oauth2/token/revoke`) and a token's owner (`/users/@me`). Programs may post the page's form directly.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SimulatorConfig } from '../config.ts';
import { faultOf } from '../faults/hooks.ts';
import { readBearer } from '../publisher/admission.ts';
import { pageStyle } from '../publisher/oauth/page-style.ts';
import { buildRedirect } from '../publisher/oauth/request.ts';
import type { Simulator } from '../simulator.ts';
import { createChatAccounts, renderChatPage, renderChatProblem } from './accounts.ts';
import { hashVerifier } from '../publisher/oauth/grants.ts';

// The chat platform's codes and tokens. A code expires after a minute and works once; any attempt uses it up.

type Code = Readonly<{ accountId: string; redirectUri: string; challenge: string; expiresAtMs: number }>;

type ChatGrants = Readonly<{
  issueCode: (code: Omit<Code, 'expiresAtMs'>) => string;
  /** The most recently issued code, used or not; undefined before the first code is issued. */
  lastCode: () => string | undefined;
  /** Returns an access token; null if the code is unknown, used, expired, or issued for another address or verifier. */
  redeem: (code: string, redirectUri: string, verifier: string) => string | null;
  /** Returns a valid token's account. */
  find: (token: string) => string | undefined;
  revoke: (token: string) => void;
  countTokens: () => number;
}>;

const CODE_LIFE_MS = 60_000;
/** Lifetime reported for tokens, in seconds. */
const TOKEN_LIFE_SECONDS = 604_800;

function createChatGrants(now: () => number): ChatGrants {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, string>();
  let last: string | undefined;
  return {
    issueCode: (code) => {
      last = randomBytes(15).toString('base64url');
      codes.set(last, { ...code, expiresAtMs: now() + CODE_LIFE_MS });
      return last;
    },
    lastCode: () => last,
    redeem: (text, redirectUri, verifier) => {
      const code = codes.get(text);
      codes.delete(text);
      if (code === undefined || code.expiresAtMs < now() || code.redirectUri !== redirectUri) return null;
      if (hashVerifier(verifier) !== code.challenge) return null;
      const token = randomBytes(15).toString('base64url');
      tokens.set(token, code.accountId);
      return token;
    },
    find: (token) => tokens.get(token),
    revoke: (token) => void tokens.delete(token),
    countTokens: () => tokens.size,
  };
}

/** Path under which the platform is mounted. */
export const CHAT_PATH = '/chat';

type Fields = Readonly<Record<string, string | undefined>>;
type Request = Readonly<{ redirectUri: string; state: string; challenge: string }>;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const readFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Reads the client's request, or returns an error message. Never redirects to an unregistered address. */
function readRequest(config: SimulatorConfig, query: Fields): Request | string {
  if (query['client_id'] !== config.chatClientId) return 'Unknown client_id.';
  const redirectUri = query['redirect_uri'] ?? '';
  if (!config.chatRedirectUris.includes(redirectUri)) return 'This redirect_uri is not registered for the client.';
  if (query['response_type'] !== 'code' || query['scope'] !== 'identify') return 'Only a code for the scope identify is given.';
  const challenge = query['code_challenge'] ?? '';
  if (query['code_challenge_method'] !== 'S256' || !/^[\w-]{43}$/.test(challenge)) return 'code_challenge must be S256.';
  return { redirectUri, state: query['state'] ?? '', challenge };
}

export function mountChat(app: FastifyInstance, { config, now }: Simulator): void {
  const accounts = createChatAccounts();
  const grants = createChatGrants(now);

  const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply => {
    // Browsers also apply form-action to the redirect that follows the form, so the client's origin must be named.
    const origins = [...new Set(config.chatRedirectUris.map((uri) => new URL(uri).origin))].join(' ');
    return reply
      .code(status)
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${origins}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const decide = (request: FastifyRequest, reply: FastifyReply, asked: Request): FastifyReply => {
    const fault = faultOf(request)?.kind;
    const state = fault === 'wrongState' ? `not ${asked.state}` : asked.state;
    const form = readFields(request.body);
    if (form['deny'] !== undefined) {
      const denied = { error: 'access_denied', error_description: 'The resource owner denied the request', state };
      return reply.redirect(buildRedirect(asked.redirectUri, denied), 302);
    }
    const account = accounts.find(form['account'] ?? '') ?? accounts.open(form['name'] ?? '');
    if (account === null) {
      const notice = 'A name has 2 to 32 letters, digits, dots or underscores.';
      return sendPage(reply, 400, renderChatPage({ ...describePage(request, asked), notice }));
    }
    const replayed = fault === 'replayedCode' ? grants.lastCode() : undefined;
    const code = replayed ?? grants.issueCode({ accountId: account.id, redirectUri: asked.redirectUri, challenge: asked.challenge });
    return reply.redirect(buildRedirect(asked.redirectUri, { code, state }), 302);
  };

  const describePage = (request: FastifyRequest, { redirectUri }: Request) => ({
    action: request.url,
    client: new URL(redirectUri).host,
    accounts: accounts.list(),
    notice: undefined,
  });

  app.route({
    method: ['GET', 'POST'],
    url: `${CHAT_PATH}/oauth2/authorize`,
    handler: (request, reply) => {
      const asked = readRequest(config, readFields(request.query));
      if (typeof asked === 'string') return sendPage(reply, 400, renderChatProblem(asked));
      if (request.method === 'POST') return decide(request, reply, asked);
      return sendPage(reply, 200, renderChatPage(describePage(request, asked)));
    },
  });

  const isClient = (form: Fields): boolean =>
    form['client_id'] === config.chatClientId && form['client_secret'] === config.chatClientSecret;

  app.post(`${CHAT_PATH}/oauth2/token`, (request, reply) => {
    const form = readFields(request.body);
    if (!isClient(form)) return reply.code(401).send({ error: 'invalid_client' });
    if (form['grant_type'] !== 'authorization_code') return reply.code(400).send({ error: 'unsupported_grant_type' });
    const token = grants.redeem(form['code'] ?? '', form['redirect_uri'] ?? '', form['code_verifier'] ?? '');
    if (token === null || faultOf(request)?.kind === 'refusedToken')
      return reply.code(400).send({ error: 'invalid_grant', error_description: 'Invalid "code" in request.' });
    return reply.header('cache-control', 'no-store').send({
      access_token: token,
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_SECONDS,
      refresh_token: `refresh-${token}`,
      scope: 'identify',
    });
  });

  app.post(`${CHAT_PATH}/oauth2/token/revoke`, (request, reply) => {
    const form = readFields(request.body);
    if (!isClient(form)) return reply.code(401).send({ error: 'invalid_client' });
    grants.revoke(form['token'] ?? '');
    return reply.send({});
  });

  app.get(`${CHAT_PATH}/users/@me`, (request, reply) => {
    const account = accounts.find(grants.find(readBearer(request) ?? '') ?? '');
    if (account === undefined) return reply.code(401).send({ message: '401: Unauthorized', code: 0 });
    const named = faultOf(request)?.kind === 'namelessUser' ? {} : { username: account.username, global_name: null };
    return reply.send({ id: account.id, ...named, discriminator: '0', avatar: null });
  });

  app.get('/_chat', (_request, reply) => reply.send({ livingTokens: grants.countTokens() }));
}
