/** The auto-snapshot token, held by one of a person's pages that show a game. */
import { randomUUID } from 'node:crypto';
import type { AutoTokenReply } from '@poexchange/contract/events/net-worth';
import { tokenLifetimeMs } from '@poexchange/domain/net-worth';
import { withTransaction } from '@poexchange/platform/db';
import { lockSettings, writeSettings, tellOwner, type NetWorthDeps, type Owner } from './settings.queries.ts';

/** How long a page with a broken connection keeps the token: enough time to reconnect. */
export const TOKEN_GRACE_MS = 30_000;

/**
 * Issues the token to the page if the token is free or expired, or already belongs to the page: the page names the
 * token or the page's socket owns it, as after a lost reply or a switch of games. Does not issue the token while
 * auto-snapshots are off.
 */
export function acquireToken(
  deps: NetWorthDeps,
  { socketId, token, ...owner }: Owner & { socketId: string; token?: string | undefined },
): Promise<AutoTokenReply> {
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const settings = await lockSettings(tx, { ...owner, nowMs });
    const isFree = settings.token === null || (settings.token_expires_ms ?? 0) <= nowMs;
    const isOwn = settings.token !== null && (settings.token === token || settings.token_socket === socketId);
    if (!settings.auto_enabled || (!isFree && !isOwn)) return { held: false };
    const held = isOwn ? (settings.token as string) : randomUUID();
    const expiresMs = nowMs + tokenLifetimeMs(settings.interval_ms);
    await writeSettings(tx, { ...owner, changes: { token: held, token_socket: socketId, token_expires_ms: expiresMs } });
    return { held: true, token: held, expiresMs };
  });
}

/**
 * Releases the tokens of a closed socket unless a page has renewed them since, and notifies the person's other pages.
 * Call it `TOKEN_GRACE_MS` after the socket closed.
 */
export async function releaseTokens(deps: NetWorthDeps, socketId: string): Promise<void> {
  const held = await deps.db
    .selectFrom('snapshot_settings')
    .select(['user_id', 'game'])
    .where('token_socket', '=', socketId)
    .orderBy('game')
    .execute();
  for (const { user_id: userId, game } of held) {
    await withTransaction(deps.db, async (tx) => {
      const settings = await lockSettings(tx, { userId, game, nowMs: deps.clock() });
      if (settings.token_socket !== socketId) return;
      await writeSettings(tx, { userId, game, changes: { token: null, token_socket: null, token_expires_ms: null } });
      await tellOwner(tx, { userId, event: 'snapshot:token-revoked', data: { poe: game } });
    });
  }
}
