/**
 * Codes and tokens. A code expires after 30 s and works once. A refresh rotates the refresh token; the new refresh
 * token keeps the expiry of the first token in the chain.
 */
import { createHash, randomBytes } from 'node:crypto';
import { AUTHORIZATION_CODE_LIFE_SECONDS } from '@poexchange/contract/game-api';

export type Grant = Readonly<{ accountName: string | null; scopes: readonly string[]; expiresAtMs: number | null; chain: string }>;
type Code = Readonly<{ accountName: string; redirectUri: string; scopes: readonly string[]; challenge: string; expiresAtMs: number }>;
type Refresh = Readonly<{ accountName: string; scopes: readonly string[]; expiresAtMs: number; chain: string }>;
export type Issued = Readonly<{ accessToken: string; refreshToken: string | null; expiresInSeconds: number | null; grant: Grant }>;

const ACCESS_LIFE_SECONDS = 28 * 86_400;
const REFRESH_LIFE_SECONDS = 90 * 86_400;

export type Grants = Readonly<{
  issueCode: (code: Omit<Code, 'expiresAtMs'>) => string;
  /**
   * Null if the code is unknown, used, expired, or issued for another address, or if the verifier does not match. Any
   * attempt uses up the code.
   */
  redeemCode: (code: string, redirectUri: string, verifier: string) => Issued | null;
  refresh: (refreshToken: string) => Issued | null;
  issueForClient: (scopes: readonly string[]) => Issued;
  /** Revokes a token of either kind and every other token of its chain; ignores unknown tokens (RFC 7009). */
  revoke: (token: string) => void;
  /** Returns a valid access token's grant. */
  find: (accessToken: string) => Grant | null;
  /** Revokes every token of an account, as a player can. */
  revokeAccount: (accountName: string) => void;
}>;

function makeToken(): string {
  return randomBytes(20).toString('hex');
}

/** Returns the S256 challenge of RFC 7636. */
export function hashVerifier(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

export function createGrants(now: () => number): Grants {
  const codes = new Map<string, Code>();
  const access = new Map<string, Grant>();
  const refreshes = new Map<string, Refresh>();

  const issue = (accountName: string, scopes: readonly string[], refreshExpiresAtMs: number, chain: string): Issued => {
    const grant: Grant = { accountName, scopes, expiresAtMs: now() + ACCESS_LIFE_SECONDS * 1000, chain };
    const accessToken = makeToken();
    const refreshToken = makeToken();
    access.set(accessToken, grant);
    refreshes.set(refreshToken, { accountName, scopes, expiresAtMs: refreshExpiresAtMs, chain });
    return { accessToken, refreshToken, expiresInSeconds: ACCESS_LIFE_SECONDS, grant };
  };

  const dropWhere = (matches: (entry: Grant | Refresh) => boolean) => {
    for (const store of [access, refreshes]) for (const [token, entry] of store) if (matches(entry)) store.delete(token);
  };

  return {
    issueCode: (code) => {
      const text = makeToken();
      codes.set(text, { ...code, expiresAtMs: now() + AUTHORIZATION_CODE_LIFE_SECONDS * 1000 });
      return text;
    },
    redeemCode: (text, redirectUri, verifier) => {
      const code = codes.get(text);
      codes.delete(text);
      if (code === undefined || code.expiresAtMs < now() || code.redirectUri !== redirectUri) return null;
      if (hashVerifier(verifier) !== code.challenge) return null;
      return issue(code.accountName, code.scopes, now() + REFRESH_LIFE_SECONDS * 1000, makeToken());
    },
    refresh: (token) => {
      const old = refreshes.get(token);
      refreshes.delete(token);
      if (old === undefined || old.expiresAtMs < now()) return null;
      return issue(old.accountName, old.scopes, old.expiresAtMs, old.chain);
    },
    issueForClient: (scopes) => {
      const grant: Grant = { accountName: null, scopes, expiresAtMs: null, chain: makeToken() };
      const accessToken = makeToken();
      access.set(accessToken, grant);
      return { accessToken, refreshToken: null, expiresInSeconds: null, grant };
    },
    revoke: (token) => {
      const chain = access.get(token)?.chain ?? refreshes.get(token)?.chain;
      if (chain !== undefined) dropWhere((entry) => entry.chain === chain);
    },
    find: (token) => {
      const grant = access.get(token);
      if (grant === undefined || (grant.expiresAtMs !== null && grant.expiresAtMs < now())) return null;
      return grant;
    },
    revokeAccount: (accountName) => dropWhere((entry) => entry.accountName === accountName),
  };
}
