import { createHash, randomBytes } from 'node:crypto';
import { accountScopes, oauthErrorSchema, oauthPaths, rateLimitPolicies, tokenReplySchema } from '@poexchange/contract/game-api';
import * as z from 'zod/mini';
import { formatUserAgent, type GameApiIdentity } from './identity.ts';
import { parseJson, readOutcome, type GameApiFailure } from './outcome.ts';
import type { QueueOutcome, RequestQueue } from './request-queue.ts';

/** Tokens from one grant. Expiry times are computed from when the response was read. */
export type GrantedTokens = {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Null when the access token never expires. */
  readonly expiresAtMs: number | null;
  /**
   * Granted scopes, to be compared as a set: the publisher may return fewer scopes than requested, in another order.
   */
  readonly scopes: readonly string[];
};

/** `refused`: the publisher rejected the request (wrong, used or expired code, verifier or refresh token). */
export type TokenOutcome =
  | { readonly kind: 'ok'; readonly value: GrantedTokens }
  | { readonly kind: 'refused'; readonly reason: string }
  | GameApiFailure;

export type OauthClient = {
  /** Builds the address of the page that asks for the player's consent (authorization code with PKCE S256). */
  readonly buildAuthorizeUrl: (request: { state: string; codeChallenge: string }) => string;
  readonly exchangeCode: (request: { code: string; codeVerifier: string }) => Promise<TokenOutcome>;
  /** Rotates the tokens: the old refresh token is invalid once this succeeds. */
  readonly refreshTokens: (refreshToken: string) => Promise<TokenOutcome>;
  /** Ends a grant. Resolves to true if the publisher confirmed the revocation. */
  readonly revokeToken: (token: string) => Promise<boolean>;
  readonly requestServiceToken: (scopes: readonly string[]) => Promise<TokenOutcome>;
};

/** A person is waiting during sign-in, so this is well below the limit of R9.16, and below the lease of a refresh. */
const TOKEN_TIMEOUT_MS = 30_000;

/** Creates a PKCE pair: the verifier stays here, the challenge goes to the publisher with the player's browser. */
export function createPkcePair(): { codeVerifier: string; codeChallenge: string } {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** Returns whether a grant has all scopes that the product needs. */
export function hasAccountScopes(scopes: readonly string[]): boolean {
  return accountScopes.every((scope) => scopes.includes(scope));
}

export function createOauthClient(deps: {
  identity: GameApiIdentity;
  queue: RequestQueue;
  clock: () => number;
  redirectUrl: string;
}): OauthClient {
  const { identity, queue, clock, redirectUrl } = deps;

  const post = (path: string, fields: Record<string, string>): Promise<QueueOutcome> =>
    queue.run({
      account: 'oauth',
      policy: rateLimitPolicies.token,
      // A code is valid for 30 s, so sign-ins must not wait for each other.
      order: 'parallel',
      send: () =>
        identity.send({
          method: 'POST',
          url: identity.oauthUrl + path,
          headers: {
            'user-agent': formatUserAgent(identity),
            accept: 'application/json',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ client_id: identity.clientId, client_secret: identity.clientSecret, ...fields }).toString(),
          timeoutMs: TOKEN_TIMEOUT_MS,
        }),
    });

  const requestTokens = async (fields: Record<string, string>): Promise<TokenOutcome> =>
    readTokens(await post(oauthPaths.token, fields), clock());

  return {
    buildAuthorizeUrl: ({ state, codeChallenge }) => {
      const query = new URLSearchParams({
        client_id: identity.clientId,
        response_type: 'code',
        scope: accountScopes.join(' '),
        state,
        redirect_uri: redirectUrl,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      });
      return `${identity.oauthUrl}${oauthPaths.authorize}?${query.toString()}`;
    },
    exchangeCode: ({ code, codeVerifier }) =>
      requestTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUrl,
        scope: accountScopes.join(' '),
        code_verifier: codeVerifier,
      }),
    refreshTokens: (refreshToken) => requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    requestServiceToken: (scopes) => requestTokens({ grant_type: 'client_credentials', scope: scopes.join(' ') }),
    revokeToken: async (token) => {
      const outcome = await post(oauthPaths.revoke, { token });
      return outcome.kind === 'reply' && outcome.status < 300;
    },
  };
}

function readTokens(http: QueueOutcome, nowMs: number): TokenOutcome {
  if (http.kind === 'rateLimited') return http;
  if (http.kind === 'reply' && (http.status === 400 || http.status === 401)) {
    const refusal = z.safeParse(oauthErrorSchema, parseJson(http.body));
    return refusal.success ? { kind: 'refused', reason: refusal.data.error } : { kind: 'down', reason: `HTTP ${http.status}` };
  }
  const outcome = readOutcome(http, tokenReplySchema);
  if (outcome.kind !== 'ok') return outcome;
  const reply = outcome.value;
  return {
    kind: 'ok',
    value: {
      accessToken: reply.access_token,
      refreshToken: reply.refresh_token ?? null,
      expiresAtMs: reply.expires_in === null ? null : nowMs + reply.expires_in * 1000,
      scopes: reply.scope.split(' ').filter((scope) => scope !== ''),
    },
  };
}
