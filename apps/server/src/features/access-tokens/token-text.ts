import { createHmac, timingSafeEqual } from 'node:crypto';
import { accessTokenIdSchema } from '@poexchange/contract/rest/access-tokens';
import type { AccessTokenId } from '@poexchange/domain/ids';

/** Prefix by which people and leak scanners recognise a token of this site. */
export const TOKEN_PREFIX = 'pox_';
const [ID_BYTES, MAC_BYTES] = [16, 24];
const TOKEN_PATTERN = /^pox_[\w-]{54}$/;

/**
 * Writes a token: the prefix, and base64url of its id and of the id's HMAC-SHA-256 cut to 192 bits. A repeated request
 * computes the same token again, so no secret is stored.
 */
export function writeAccessToken(id: AccessTokenId, key: Uint8Array): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return TOKEN_PREFIX + Buffer.concat([bytes, authenticateId(bytes, key)]).toString('base64url');
}

/** Reads the id of a token; null for a text written with none of these keys. */
export function readAccessToken(text: string, keys: readonly Uint8Array[]): AccessTokenId | null {
  if (!TOKEN_PATTERN.test(text)) return null;
  const bytes = Buffer.from(text.slice(TOKEN_PREFIX.length), 'base64url');
  // Reject other base64 spellings of the same bytes: a token has one spelling.
  if (bytes.toString('base64url') !== text.slice(TOKEN_PREFIX.length)) return null;
  const id = bytes.subarray(0, ID_BYTES);
  if (!keys.some((key) => timingSafeEqual(bytes.subarray(ID_BYTES), authenticateId(id, key)))) return null;
  const hex = id.toString('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  return accessTokenIdSchema.safeParse(uuid).data ?? null;
}

function authenticateId(id: Uint8Array, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update('personal access token').update(id).digest().subarray(0, MAC_BYTES);
}
