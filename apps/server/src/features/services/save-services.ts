import type { OwnService, ServiceDraft } from '@poexchange/contract/rest/services';
import { serviceLimits } from '@poexchange/domain/service';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findFirstReply, runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { lockPresence } from '../../realtime/presence.ts';
import { mayExist } from '../listings/index.ts';
import { checkDrafts } from './check-drafts.ts';
import {
  countServices,
  readServices,
  upsertServices,
  type Place,
  type ServicesDeps,
  type ServiceRecord,
  type ShownService,
} from './services.queries.ts';
import { listMyServices } from './list-my-services.ts';
import { tellServiceChanges } from './tell-rooms.ts';

type Saving = { readonly userId: string; readonly drafts: readonly ServiceDraft[]; readonly idempotencyKey: string | null };

/**
 * Saves services in one league: adds each service, or replaces the existing service with the same identity. Writes all
 * services or none. Returns all of the person's services in the league.
 */
export async function saveServices(deps: ServicesDeps, { userId, drafts, idempotencyKey }: Saving): Promise<OwnService[]> {
  const { game, league, rows } = checkDrafts(drafts);
  const once = { userId, operation: 'saveServices', idempotencyKey, body: drafts };
  if ((await findFirstReply(deps.db, once)) !== null) return listMyServices(deps, { userId, game, league });
  if (!(await mayExist(deps, { game, league }))) throw new RefusalError('leagueNotFound');
  for (const ign of new Set(rows.map((row) => row.ign))) await deps.requireOwnCharacter({ userId, game, league, ign });
  // Publishing counts as an action. Record it first, so that services published now do not count as relisted.
  await deps.onActed({ userId, game });
  await runOnce(deps.db, once, async (tx) => {
    const presence = await lockPresence(tx, { userId, game });
    const before = await readOwn(tx, { userId, game, league });
    const timestampMs = deps.clock();
    const written = await upsertServices(
      tx,
      rows.map((row) => ({ ...row, user_id: userId, game, league, timestamp_ms: timestampMs })),
    );
    await refuseMany(tx, { userId, game, league });
    await publishEvent(tx, { room: userRoom(userId), event: 'services:changed', data: { game, league } });
    if (presence === 'offline') return {};
    const ids = new Set(written.map(({ id }) => id));
    const after = (await readOwn(tx, { userId, game, league })).filter(({ id }) => ids.has(id));
    await tellServiceChanges(tx, { userId, ...compareListed(before, after), nowMs: timestampMs });
    return {};
  });
  return listMyServices(deps, { userId, game, league });
}

/** Returns which of the written services are listed, and which were listed before but are now paused. */
export function compareListed(
  before: readonly ServiceRecord[],
  after: readonly ShownService[],
): { shown: ShownService[]; gone: ShownService[] } {
  const wasActive = new Set(before.filter(({ active }) => active).map(({ id }) => id));
  return { shown: after.filter(({ active }) => active), gone: after.filter(({ id, active }) => !active && wasActive.has(id)) };
}

function readOwn(tx: Transaction<Database>, { userId, game, league }: Place & { userId: string }): Promise<ShownService[]> {
  return readServices(tx, { userIds: [userId], game, league, only: 'own' });
}

/** Counts after writing: the person's presence is locked, so the second of two concurrent lists sees the first. */
async function refuseMany(tx: Transaction<Database>, place: Place & { userId: string }): Promise<void> {
  const count = await countServices(tx, place);
  const { servicesPerLeague, customPerLeague } = serviceLimits;
  if (count.all > servicesPerLeague) throw new RefusalError('tooManyServices', { params: { limit: servicesPerLeague } });
  if (count.custom > customPerLeague) throw new RefusalError('tooManyServices', { params: { limit: customPerLeague } });
}
