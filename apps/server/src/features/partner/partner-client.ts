/**
 * The partner as an OpenID provider: discovered on first use, with authorization code, PKCE, state and nonce. The
 * library checks signature, issuer, audience and times.
 */
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
import { askProvider, type ProviderOutcome } from '../auth/index.ts';

export type PartnerSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUrl: string;
  readonly timeoutMs: number;
};

/** A person as identified by the partner: `subject` is unique and permanent; the name is for display. */
export type PartnerPerson = { readonly issuer: string; readonly subject: string; readonly name: string | null };

type Started = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };
type Answer = { readonly code: string; readonly issuer: string | undefined };

export type PartnerClient = {
  /** The page on which the person signs in. */
  readonly buildAuthorizeUrl: (started: Started) => Promise<ProviderOutcome<string>>;
  readonly identify: (started: Started, answer: Answer) => Promise<ProviderOutcome<PartnerPerson>>;
};

const SCOPE = 'openid profile';
const LONGEST_NAME = 100;

export function createPartnerClient(settings: PartnerSettings): PartnerClient {
  let found: Promise<Configuration> | null = null;
  /** Cache a success; after a failure the next person's request tries again. */
  const configure = (): Promise<Configuration> => {
    found ??= discover(settings).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    buildAuthorizeUrl: ({ state, nonce, codeVerifier }) =>
      askProvider(2 * settings.timeoutMs, async () => {
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
      askProvider(2 * settings.timeoutMs, async () => {
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
    // Only for loopback addresses, as the configuration has checked.
    ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
  });
}

function readName(claims: Readonly<Record<string, unknown>>): string | null {
  const name = [claims['name'], claims['preferred_username'], claims['nickname']].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : null;
}

/** The name is optional: if it cannot be read, the account is linked without a name. */
async function askName(configuration: Configuration, options: { accessToken: string; subject: string }): Promise<string | null> {
  try {
    return readName(await fetchUserInfo(configuration, options.accessToken, options.subject));
  } catch {
    return null;
  }
}
