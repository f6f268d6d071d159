/** Codes and tokens of the chat platform. A code lives a minute and works once; any attempt uses it up. */
import { randomBytes } from 'node:crypto';
import { hashVerifier } from '../publisher/oauth/grants.ts';

type Code = Readonly<{ accountId: string; redirectUri: string; challenge: string; expiresAtMs: number }>;

export type ChatGrants = Readonly<{
  issueCode: (code: Omit<Code, 'expiresAtMs'>) => string;
  /** A code that was issued before, used or not; undefined before the first. */
  lastCode: () => string | undefined;
  /**
   * Returns an access token; null when the code is unknown, used, expired, for another address, or of another verifier.
   */
  redeem: (code: string, redirectUri: string, verifier: string) => string | null;
  /** Returns the account of a valid token. */
  find: (token: string) => string | undefined;
  revoke: (token: string) => void;
  countTokens: () => number;
}>;

const CODE_LIFE_MS = 60_000;
/** Lifetime that a token states, in seconds. */
export const TOKEN_LIFE_SECONDS = 604_800;

export function createChatGrants(now: () => number): ChatGrants {
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
