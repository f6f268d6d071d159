import { games } from '@poexchange/domain/item';
import { withTransaction } from '@poexchange/platform/db';
import { bumpFeedVersion } from './feed.queries.ts';
import type { ListingsDeps } from './listings-deps.ts';

/**
 * Sends a person's active listings to buyers again, after the name of their chat account was shown, hidden or changed.
 * Takes league clocks, so it must not run in a transaction that has locked the person.
 */
export async function resendListingsOf(deps: Pick<ListingsDeps, 'db' | 'clock'>, userId: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    for (const game of games) await bumpFeedVersion(tx, { userIds: [userId], game, nowMs: deps.clock() });
  });
}
