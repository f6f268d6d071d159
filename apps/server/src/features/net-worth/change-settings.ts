import type { SnapshotSettings, SnapshotSettingsChange } from '@poexchange/contract/rest/net-worth';
import { nextAutoSnapshotAt } from '@poexchange/domain/net-worth';
import { withTransaction } from '@poexchange/platform/db';
import { RefusalError } from '../../http/refusal.ts';
import { lockSettings, writeSettings, tellOwner, tellSettings, type NetWorthDeps, type Owner } from './settings.queries.ts';
import { findProfileGame } from './profiles.queries.ts';

/**
 * Changes a person's settings for a game, publishes them to all their pages and reschedules the next auto-snapshot.
 * Turning auto-snapshots off, or changing the interval, revokes the token, because its lifetime depends on the
 * interval.
 */
export function changeSettings(
  deps: NetWorthDeps,
  { change, ...owner }: Owner & { change: SnapshotSettingsChange },
): Promise<SnapshotSettings> {
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const before = await lockSettings(tx, { ...owner, nowMs });
    if (change.selectedProfileId !== undefined) {
      const game = await findProfileGame(tx, { userId: owner.userId, id: change.selectedProfileId });
      if (game !== owner.game) throw new RefusalError('snapshotProfileNotFound');
    }
    const isEnabled = change.autosnapshotEnabled ?? before.auto_enabled;
    const intervalMs = change.snapshotInterval ?? before.interval_ms;
    const isMoved = isEnabled !== before.auto_enabled || intervalMs !== before.interval_ms;
    const nextAutoMs = nextAutoSnapshotAt(
      { autosnapshotEnabled: isEnabled, snapshotInterval: intervalMs, lastSnapshotAt: before.last_snapshot_ms },
      nowMs,
    );
    const isRevoked = before.token !== null && (!isEnabled || intervalMs !== before.interval_ms);
    const after = await writeSettings(tx, {
      ...owner,
      changes: {
        selected_profile_id: change.selectedProfileId ?? before.selected_profile_id,
        auto_enabled: isEnabled,
        interval_ms: intervalMs,
        next_auto_ms: isMoved ? nextAutoMs : before.next_auto_ms,
        updated_ms: nowMs,
        ...(isRevoked && { token: null, token_socket: null, token_expires_ms: null }),
      },
    });
    if (isRevoked) await tellOwner(tx, { userId: owner.userId, event: 'snapshot:token-revoked', data: { poe: owner.game } });
    return tellSettings(tx, after);
  });
}
