/** Our own login token: user id, session id and dates, without any of the publisher's data. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

export const SESSION_LIFE_MS = 28 * 24 * 3_600_000;

export type LoginClaims = { readonly userId: string; readonly sessionId: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export async function signLoginToken(claims: LoginClaims, options: { key: Uint8Array; issuedMs: number }): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userId)
    .setIssuedAt(Math.floor(options.issuedMs / 1000))
    .setExpirationTime(Math.floor((options.issuedMs + SESSION_LIFE_MS) / 1000))
    .sign(options.key);
}

export type ReadLoginToken = ({ readonly kind: 'valid' } & LoginClaims) | { readonly kind: 'expired' } | { readonly kind: 'forged' };

/** Number of verified tokens to cache; the least recently used token is evicted. */
const REMEMBERED_TOKENS = 10_000;

type Verified = LoginClaims & { readonly expiresMs: number };

/** Also keyed by the signing key, because a token is valid for one key only. Forged tokens are never cached. */
const verifiedTokens = new WeakMap<Uint8Array, LRUCache<string, Verified>>();

function rememberVerified(token: string, options: { key: Uint8Array; verified: Verified }): void {
  const known = verifiedTokens.get(options.key) ?? new LRUCache<string, Verified>({ max: REMEMBERED_TOKENS });
  verifiedTokens.set(options.key, known);
  known.set(token, options.verified);
}

type Reading = {
  readonly key: Uint8Array;
  /** Former keys, which are no longer used for signing. */
  readonly oldKeys?: readonly Uint8Array[] | undefined;
  readonly nowMs: number;
};

/**
 * Classifies text sent as a login token: valid, expired (but signed by us) or forged. A token has one valid spelling;
 * other base64 spellings of the same bytes are rejected.
 */
export async function readLoginToken(token: string, { key, oldKeys = [], nowMs }: Reading): Promise<ReadLoginToken> {
  for (const each of [key, ...oldKeys]) {
    const read = await readWith(token, { key: each, nowMs });
    if (read.kind !== 'forged') return read;
  }
  return { kind: 'forged' };
}

async function readWith(token: string, options: { key: Uint8Array; nowMs: number }): Promise<ReadLoginToken> {
  // Verify each signature only once: verification runs in the thread pool and queues behind compression.
  const verified = verifiedTokens.get(options.key)?.get(token);
  if (verified !== undefined) {
    const { expiresMs, ...claims } = verified;
    return expiresMs <= options.nowMs ? { kind: 'expired' } : { kind: 'valid', ...claims };
  }
  const signature = token.split('.', 3)[2] ?? '';
  if (Buffer.from(signature, 'base64url').toString('base64url') !== signature) return { kind: 'forged' };
  try {
    const { payload } = await jwtVerify(token, options.key, {
      algorithms: ['HS256'],
      currentDate: new Date(options.nowMs),
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    });
    const { sub, sid, exp = 0 } = payload;
    // Check the claims although we signed them: a list with one id stringifies like the id.
    if (typeof sub !== 'string' || typeof sid !== 'string' || !UUID.test(sub) || !UUID.test(sid)) return { kind: 'forged' };
    const claims = { userId: sub, sessionId: sid };
    rememberVerified(token, { key: options.key, verified: { ...claims, expiresMs: exp * 1000 } });
    return { kind: 'valid', ...claims };
  } catch (error) {
    // The library checks the signature before the times.
    return { kind: error instanceof errors.JWTExpired ? 'expired' : 'forged' };
  }
}
