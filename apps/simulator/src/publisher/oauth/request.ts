/** Parses and checks a client's request to /oauth/authorize. */
import { accountScopes } from '@poexchange/contract/game-api';
import type { SimulatorConfig } from '../../config.ts';

export type Fields = Readonly<Record<string, string>>;

export type AuthorizeRequest = Readonly<{ redirectUri: string; state: string; scopes: readonly string[]; challenge: string }>;

/**
 * `page` shows the problem to the user, because the redirect address cannot be trusted; `redirect` reports it to the
 * client (RFC 6749 4.1.2.1).
 */
export type Checked =
  | Readonly<{ kind: 'ok'; request: AuthorizeRequest }>
  | Readonly<{ kind: 'page'; message: string }>
  | Readonly<{ kind: 'redirect'; redirectUri: string; error: string; description: string; state: string | undefined }>;

/** Names of the fields that the page's form copies from the query. */
export const requestFields = [
  'client_id',
  'response_type',
  'scope',
  'state',
  'redirect_uri',
  'code_challenge',
  'code_challenge_method',
  'prompt',
] as const;

/**
 * True for an exact match with a registered address, or for /ggg/connect on a loopback host if no address is
 * registered.
 */
export function isAllowedRedirect(config: SimulatorConfig, redirectUri: string): boolean {
  if (config.redirectUris.length > 0) return config.redirectUris.includes(redirectUri);
  if (!URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  return (
    url.protocol === 'http:' &&
    ['127.0.0.1', 'localhost'].includes(url.hostname) &&
    url.pathname === '/ggg/connect' &&
    url.search === '' &&
    url.hash === ''
  );
}

export function checkAuthorize(config: SimulatorConfig, fields: Fields): Checked {
  if (fields['client_id'] !== config.clientId) return { kind: 'page', message: 'Unknown client_id.' };
  const redirectUri = fields['redirect_uri'] ?? '';
  if (!isAllowedRedirect(config, redirectUri)) return { kind: 'page', message: 'This redirect_uri is not registered for the client.' };
  const state = fields['state'] === '' ? undefined : fields['state'];
  const refuse = (error: string, description: string): Checked => ({ kind: 'redirect', redirectUri, error, description, state });
  if (state === undefined) return refuse('invalid_request', 'state is mandatory');
  if (fields['response_type'] !== 'code') return refuse('unsupported_response_type', 'response_type must be code');
  if (fields['code_challenge_method'] !== 'S256') return refuse('invalid_request', 'code_challenge_method must be S256');
  const challenge = fields['code_challenge'] ?? '';
  if (!/^[A-Za-z0-9_-]{43}$/.test(challenge)) return refuse('invalid_request', 'code_challenge must be a base64url SHA-256');
  const scopes = [...new Set((fields['scope'] ?? '').split(' ').filter((scope) => scope !== ''))];
  if (scopes.length === 0 || scopes.some((scope) => !(accountScopes as readonly string[]).includes(scope))) {
    return refuse('invalid_scope', 'scope is empty or holds one that a player cannot grant');
  }
  return { kind: 'ok', request: { redirectUri, state, scopes, challenge } };
}

/** Builds the address to which the browser is redirected. */
export function buildRedirect(redirectUri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
