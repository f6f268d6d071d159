/**
 * The partner as an OpenID provider: discovered when first needed, authorization code with PKCE, state and nonce; the
 * library checks signature, issuer, audience and times.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  fetchUserInfo,
  type Configuration,
} from 'openid-client';

export type PartnerSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUrl: string;
  readonly timeoutMs: number;
};

/** Person as the partner identifies them: `subject` is unique and permanent; the name is for display. */
export type PartnerPerson = { readonly issuer: string; readonly subject: string; readonly name: string | null };

/** `refused`: the partner, or our own checks, said no. */
export type PartnerOutcome<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused' | 'down' | 'timeout'; readonly reason: string };

type Started = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };
type Answer = { readonly code: string; readonly issuer: string | undefined };

export type PartnerClient = {
  /** The page on which the person says who they are. */
  readonly buildAuthorizeUrl: (started: Started) => Promise<PartnerOutcome<string>>;
  readonly identify: (started: Started, answer: Answer) => Promise<PartnerOutcome<PartnerPerson>>;
};

const SCOPE = 'openid profile';
const LONGEST_NAME = 100;

export function createPartnerClient(settings: PartnerSettings): PartnerClient {
  let found: Promise<Configuration> | null = null;
  /** A success is cached; after a failure the next person tries again. */
  const configure = (): Promise<Configuration> => {
    found ??= discover(settings).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    buildAuthorizeUrl: ({ state, nonce, codeVerifier }) =>
      attempt(settings, async () => {
        const url = buildAuthorizationUrl(await configure(), {
          redirect_uri: settings.redirectUrl,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return url.href;
      }),
    identify: ({ state, nonce, codeVerifier }, answer) =>
      attempt(settings, async () => {
        const configuration = await configure();
        const callback = new URL(settings.redirectUrl);
        callback.search = new URLSearchParams({
          code: answer.code,
          state,
          ...(answer.issuer === undefined ? {} : { iss: answer.issuer }),
        }).toString();
        const tokens = await authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new TypeError('no ID token');
        const said = readName(claims) ?? (await askName(configuration, { accessToken: tokens.access_token, subject: claims.sub }));
        return { issuer: claims.iss, subject: claims.sub, name: said };
      }),
  };
}

function discover(settings: PartnerSettings): Promise<Configuration> {
  const { issuer, clientId, clientSecret, timeoutMs } = settings;
  return discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), {
    timeout: timeoutMs / 1000,
    // Loopback only, which the configuration has checked.
    ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
  });
}

function readName(claims: Readonly<Record<string, unknown>>): string | null {
  const name = [claims['name'], claims['preferred_username'], claims['nickname']].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : null;
}

/** A name is optional: if it cannot be read, the account is linked without one. */
async function askName(configuration: Configuration, options: { accessToken: string; subject: string }): Promise<string | null> {
  try {
    return readName(await fetchUserInfo(configuration, options.accessToken, options.subject));
  } catch {
    return null;
  }
}

/** The library's time limit is for each request; this one is for the whole call a person waits for. */
async function attempt<Value>(settings: PartnerSettings, work: () => Promise<Value>): Promise<PartnerOutcome<Value>> {
  const controller = new AbortController();
  const tooLong = sleep(2 * settings.timeoutMs, 'late' as const, { signal: controller.signal, ref: false }).catch(() => 'late' as const);
  const working = work().then(
    (value) => ({ kind: 'ok', value }) as const,
    (error: unknown) => describeError(error),
  );
  try {
    const outcome = await Promise.race([working, tooLong]);
    return outcome === 'late' ? { kind: 'timeout', reason: 'no answer in time' } : outcome;
  } finally {
    controller.abort();
  }
}

const unreadable = new Set(['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

function describeError(error: unknown): { kind: 'refused' | 'down' | 'timeout'; reason: string } {
  const { code, name, cause, message } = error as { code?: string; name?: string; cause?: unknown; message?: string };
  const reason = code ?? name ?? message ?? 'unknown';
  if (code === 'OAUTH_TIMEOUT' || name === 'TimeoutError') return { kind: 'timeout', reason };
  // fetch reports only "fetch failed" without a connection.
  if (error instanceof TypeError && code === undefined) return { kind: 'down', reason: readCode(cause) ?? reason };
  return { kind: code !== undefined && unreadable.has(code) ? 'down' : 'refused', reason };
}

function readCode(cause: unknown): string | undefined {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
}
