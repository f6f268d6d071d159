import { createHmac, timingSafeEqual } from 'node:crypto';
import { accessTokenIdSchema } from '@poexchange/contract/rest/access-tokens';
import type { AccessTokenId } from '@poexchange/domain/ids';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller, RefusedToken } from '../../http/server-app.ts';
import { findTokenOwner, noteUse } from './access-tokens.queries.ts';

export type AccessTokenDeps = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  /** The key that signs login tokens also authenticates access tokens, with a separate purpose. */
  readonly config: { readonly loginKey: Uint8Array; readonly oldLoginKeys?: readonly Uint8Array[] };
};

/** Prefix by which people and leak scanners recognise this site's tokens. */
const TOKEN_PREFIX = 'pox_';
const [ID_BYTES, MAC_BYTES] = [16, 24];
const TOKEN_PATTERN = /^pox_[\w-]{54}$/;

/**
 * Writes a token: the prefix, and base64url of the token's id and of that id's HMAC-SHA-256, truncated to 192 bits. A
 * repeated request computes the same token again, so no secret is stored.
 */
export function writeAccessToken(id: AccessTokenId, key: Uint8Array): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return TOKEN_PREFIX + Buffer.concat([bytes, authenticateId(bytes, key)]).toString('base64url');
}

/** Reads a token's id; null for text that was not written with any of these keys. */
export function readAccessToken(text: string, keys: readonly Uint8Array[]): AccessTokenId | null {
  if (!TOKEN_PATTERN.test(text)) return null;
  const bytes = Buffer.from(text.slice(TOKEN_PREFIX.length), 'base64url');
  // Reject other base64 spellings of the same bytes: a token has only one valid spelling.
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

/** Returns whether a bearer token has the form of a personal access token. */
export function isAccessToken(bearerToken: string): boolean {
  return bearerToken.startsWith(TOKEN_PREFIX);
}

/** Checks a personal access token; runs on each request. A banned person's tokens are rejected like their sessions. */
export async function authenticateProgram(deps: AccessTokenDeps, bearerToken: string): Promise<Caller | RefusedToken> {
  const id = readAccessToken(bearerToken, [deps.config.loginKey, ...(deps.config.oldLoginKeys ?? [])]);
  if (id === null) return { refused: 'sessionExpired', isForged: true };
  const found = await findTokenOwner(deps.db, id);
  const nowMs = deps.clock();
  if (found === undefined) return { refused: 'sessionExpired' };
  if (found.banned_ms !== null) return { refused: 'banned' };
  if (found.expires_ms <= nowMs) return { refused: 'sessionExpired' };
  await noteUse(deps.db, { id, lastUsedMs: found.last_used_ms, nowMs });
  return { id: found.user_id, sessionId: found.id, name: found.name, scopes: found.scopes };
}
