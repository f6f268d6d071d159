/** Our own login token (D12): user id, session id and dates, nothing of the publisher's. */
import { errors, jwtVerify, SignJWT } from 'jose';

export const SESSION_LIFE_MS = 28 * 24 * 3_600_000;

export type LoginClaims = { readonly userId: string; readonly sessionId: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export async function signLoginToken(claims: LoginClaims, of: { key: Uint8Array; issuedMs: number }): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userId)
    .setIssuedAt(Math.floor(of.issuedMs / 1000))
    .setExpirationTime(Math.floor((of.issuedMs + SESSION_LIFE_MS) / 1000))
    .sign(of.key);
}

export type ReadLoginToken = ({ readonly kind: 'valid' } & LoginClaims) | { readonly kind: 'expired' } | { readonly kind: 'forged' };

/**
 * What a text is that was sent as a login token: valid, expired (we signed it, its time is over), or anything else. A
 * token has one spelling: base64 in others would name the same bytes.
 */
export async function readLoginToken(token: string, of: { key: Uint8Array; nowMs: number }): Promise<ReadLoginToken> {
  const signature = token.split('.', 3)[2] ?? '';
  if (Buffer.from(signature, 'base64url').toString('base64url') !== signature) return { kind: 'forged' };
  try {
    const { payload } = await jwtVerify(token, of.key, {
      algorithms: ['HS256'],
      currentDate: new Date(of.nowMs),
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    });
    const { sub, sid } = payload;
    // Whatever a token of our own key says: a list of one id reads like the id.
    if (typeof sub !== 'string' || typeof sid !== 'string' || !UUID.test(sub) || !UUID.test(sid)) return { kind: 'forged' };
    return { kind: 'valid', userId: sub, sessionId: sid };
  } catch (error) {
    // The signature is checked before the times are.
    return { kind: error instanceof errors.JWTExpired ? 'expired' : 'forged' };
  }
}
