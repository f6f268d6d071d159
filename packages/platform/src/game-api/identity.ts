import type { SendRequest } from './http/send-request.ts';

/**
 * Our identity to the publisher and the function that sends calls; shared by the account, OAuth and service clients.
 */
export type GameApiIdentity = {
  /** Base URL of the REST API, without a trailing slash. */
  readonly apiUrl: string;
  /** Base URL of the OAuth pages and endpoints. */
  readonly oauthUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address at which the publisher can contact us. */
  readonly contact: string;
  readonly version: string;
  readonly send: SendRequest;
};

/** R9.16. */
export const REQUEST_TIMEOUT_MS = 360_000;

/** Formats the User-Agent, without which the publisher rejects calls. */
export function formatUserAgent(identity: Pick<GameApiIdentity, 'clientId' | 'version' | 'contact'>): string {
  return `OAuth ${identity.clientId}/${identity.version} (contact: ${identity.contact})`;
}

/**
 * Joins path segments, each percent-encoded: league names contain spaces, and a slash would change the route. Dot
 * segments are rejected, because encoding does not neutralise them.
 */
export function joinPath(...segments: readonly string[]): string {
  if (segments.some((segment) => /^\.{0,2}$/.test(segment))) throw new RangeError('an empty or dot segment cannot be part of a path');
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}
