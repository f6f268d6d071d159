/**
 * Client for the chat platform's OAuth: authorization code with PKCE and the client's secret. The token is used once,
 * to read the account, and then revoked.
 */
import { readChatAccountId, type ChatAccountId } from '@poexchange/domain/ids';
import { cleanText, shortenText } from '@poexchange/domain/whisper';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  fetchProtectedResource,
  tokenRevocation,
} from 'openid-client';
import * as z from 'zod/mini';
import { askProvider, ProviderError, type ProviderFailure } from '../auth/index.ts';
import { createWire, type Wire } from './wire.ts';

export type ChatSettings = {
  /** The page on which the person consents. */
  readonly authorizeUrl: string;
  /** Base of `/oauth2/token`, `/oauth2/token/revoke` and `/users/@me`. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUrl: string;
  /** Timeout per request; the person waits for two requests. */
  readonly timeoutMs: number;
};

export type ChatAccount = { readonly id: ChatAccountId; readonly name: string | null };

/** `busy`: the platform rate-limits us. */
export type ChatFailure = ProviderFailure | { readonly kind: 'busy'; readonly reason: string };
export type ChatOutcome = { readonly kind: 'ok'; readonly value: ChatAccount } | ChatFailure;

type Started = { readonly state: string; readonly codeVerifier: string };

export type ChatClient = {
  /** The page on which the person signs in and consents. */
  readonly buildAuthorizeUrl: (started: Started) => Promise<string>;
  readonly identify: (started: Started, code: string) => Promise<ChatOutcome>;
};

const SCOPE = 'identify';
/** Maximum length of a stored name, in UTF-16 units. */
const LONGEST_NAME = 64;

const accountSchema = z.object({
  id: z.string(),
  username: z.optional(z.unknown()),
  discriminator: z.optional(z.unknown()),
});

export function createChatClient(settings: ChatSettings): ChatClient {
  return {
    buildAuthorizeUrl: async ({ state, codeVerifier }) =>
      buildAuthorizationUrl(configure(settings, createWire()), {
        redirect_uri: settings.redirectUrl,
        scope: SCOPE,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href,
    identify: async (started, code) => {
      const wire = createWire();
      const outcome = await askProvider(2 * settings.timeoutMs, () => askWho(settings, wire, { ...started, code }));
      return outcome.kind !== 'ok' && wire.isBusy() ? { kind: 'busy', reason: outcome.reason } : outcome;
    },
  };
}

function configure(settings: ChatSettings, wire: Wire): Configuration {
  const { authorizeUrl, apiUrl, clientId, clientSecret, timeoutMs } = settings;
  const configuration = new Configuration(
    {
      issuer: apiUrl,
      authorization_endpoint: authorizeUrl,
      token_endpoint: `${apiUrl}/oauth2/token`,
      revocation_endpoint: `${apiUrl}/oauth2/token/revoke`,
    },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  configuration.timeout = timeoutMs / 1000;
  configuration[customFetch] = wire.fetch;
  // Loopback only, as checked by the configuration.
  if (apiUrl.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

async function askWho(settings: ChatSettings, wire: Wire, answer: Started & { readonly code: string }): Promise<ChatAccount> {
  const configuration = configure(settings, wire);
  const callback = new URL(settings.redirectUrl);
  callback.search = new URLSearchParams({ code: answer.code, state: answer.state }).toString();
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedState: answer.state,
    pkceCodeVerifier: answer.codeVerifier,
  });
  try {
    return await readAccount(
      await fetchProtectedResource(configuration, tokens.access_token, new URL(`${settings.apiUrl}/users/@me`), 'GET'),
    );
  } finally {
    // Not awaited, because a token that could not be revoked expires automatically.
    void tokenRevocation(configuration, tokens.access_token).catch(() => undefined);
  }
}

async function readAccount(response: Response): Promise<ChatAccount> {
  if (response.status === 401 || response.status === 403) throw new ProviderError('refused', `HTTP ${response.status}`);
  if (response.status !== 200) throw new ProviderError('down', `HTTP ${response.status}`);
  const json: unknown = await response.json().catch(() => undefined);
  const parsed = z.safeParse(accountSchema, json);
  const id = parsed.success ? readChatAccountId(parsed.data.id) : null;
  if (!parsed.success || id === null) throw new ProviderError('down', 'the answer names no account');
  return { id, name: readName(parsed.data) };
}

/** Reads the user name; older accounts have a number after it. */
function readName({ username, discriminator }: z.output<typeof accountSchema>): string | null {
  const name = typeof username === 'string' ? shortenText(cleanText(username), LONGEST_NAME) : '';
  if (name === '') return null;
  const isNumbered = typeof discriminator === 'string' && /^\d{4}$/.test(discriminator);
  return isNumbered ? `${name}#${discriminator}` : name;
}
