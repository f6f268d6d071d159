import type { SendRequest } from './http/send-request.ts';

/** Who we are to the publisher, and how calls leave: shared by the account, OAuth and service clients. */
export type GameApiIdentity = {
  /** Base of the REST API, without a trailing slash. */
  readonly apiUrl: string;
  /** Base of the OAuth pages and endpoints. */
  readonly oauthUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** An address the publisher can write to. */
  readonly contact: string;
  readonly version: string;
  readonly send: SendRequest;
};

/** R9.16. */
export const requestTimeoutMs = 360_000;

/** The User-Agent every call needs; the publisher refuses others. */
export function formatUserAgent(identity: Pick<GameApiIdentity, 'clientId' | 'version' | 'contact'>): string {
  return `OAuth ${identity.clientId}/${identity.version} (contact: ${identity.contact})`;
}

/** Joins path segments, each percent-encoded: league names hold spaces, slashes would change the route. A lone dot segment would climb. */
export function joinPath(...segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'))}`).join('');
}
