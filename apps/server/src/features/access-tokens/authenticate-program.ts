import type { Caller, RefusedToken } from '../../http/server-app.ts';
import { findTokenOwner, noteUse } from './access-tokens.queries.ts';
import type { AccessTokenDeps } from './deps.ts';
import { readAccessToken, TOKEN_PREFIX } from './token-text.ts';

/** Returns whether a bearer token has the form of a personal access token. */
export function isAccessToken(bearerToken: string): boolean {
  return bearerToken.startsWith(TOKEN_PREFIX);
}

/** Checks a personal access token; runs on each request. Tokens of a banned person are refused like their sessions. */
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
