/** Changes, activates, pauses and deletes a person's own services. */
import type { OwnService, ServiceChange } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { coversHome, readServiceCategory, type ServiceCategory, type ServiceHome } from '@poexchange/domain/service';
import { retryDeadlocks } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { publishEvent, publishInStages, userRoom, type Stage } from '../../realtime/outbox.ts';
import { lockPresence } from '../../realtime/presence.ts';
import { checkChange } from './check-drafts.ts';
import { presentOwnService } from './present-service.ts';
import { compareListed } from './save-services.ts';
import {
  lockOwnServices,
  readServices,
  stepsOfChange,
  updateActive,
  WRITTEN_STEP,
  type ServicesDeps,
  type ServiceRecord,
  type ShownService,
} from './services.queries.ts';
import { stageOfChanges, tellServiceChanges } from './tell-rooms.ts';

/** Changes the person's own service; another person's service is treated as nonexistent. */
export async function changeService(
  deps: ServicesDeps,
  { userId, id, change }: { userId: string; id: string; change: ServiceChange },
): Promise<OwnService> {
  if (Object.keys(change).length === 0) throw new RefusalError('badRequest', { paths: ['body'] });
  for (;;) {
    const [known] = await readServices(deps.db, { ids: [id], userIds: [userId], only: 'own' });
    if (known === undefined) throw new RefusalError('serviceNotFound');
    const set = checkChange(known, change);
    // Activating and pausing do not change the offer.
    const isEdited = Object.keys(set).some((column) => column !== 'active');
    const changed = { ...known, ...set, timestamp_ms: isEdited ? Math.max(deps.clock(), known.timestamp_ms + 1) : known.timestamp_ms };
    // If this fails, the service or its owner's presence has changed in between. Each retry means that another change
    // succeeded.
    if (await writeService(deps, { known, changed })) return presentOwnService(changed);
  }
}

/**
 * Writes a service if its known state is current, and publishes the events to its owner's pages and its rooms in the
 * same statement, so that the locks are released before the reply is sent. Returns true if the known state was current.
 */
async function writeService(
  { db, clock }: Pick<ServicesDeps, 'db' | 'clock'>,
  { known, changed }: { known: ShownService; changed: ShownService },
): Promise<boolean> {
  const { user_id: userId, game, league } = known;
  const stages: Stage[] = [
    {
      steps: () => stepsOfChange({ known, changed }),
      last: WRITTEN_STEP,
      events: [{ room: userRoom(userId), event: 'services:changed', data: { game, league } }],
    },
  ];
  const { shown, gone } = compareListed([known], [changed]);
  const isTold = known.presence !== 'offline' && shown.length + gone.length > 0;
  if (isTold) stages.push(stageOfChanges({ userId, shown, gone, nowMs: clock() }));
  return (await retryDeadlocks(() => publishInStages(db, stages))) > 0;
}

export type ActiveTarget = { readonly ids: readonly string[] } | { readonly category: ServiceCategory } | { readonly all: true };
type Activating = {
  readonly userId: string;
  readonly game: Game;
  readonly league: string;
  readonly active: boolean;
  readonly target: ActiveTarget;
  readonly idempotencyKey: string | null;
};

/**
 * Activates or pauses a league's services: the given services, the services of a category, or all. Returns the services
 * that changed.
 */
export async function setServicesActive(deps: ServicesDeps, activating: Activating): Promise<string[]> {
  const { userId, game, league, active, target, idempotencyKey } = activating;
  if (active) await deps.onActed({ userId, game });
  const once = { userId, operation: 'setServicesActive', idempotencyKey, body: [game, league, active, target] };
  return runOnce(deps.db, once, async (tx) => {
    const { before } = await lockChanging(tx, { userId, game, league });
    const meant = before.filter((record) => isMeant(record, target));
    const changed = await updateActive(tx, { ids: meant.map(({ id }) => id), active });
    await tellChanged(tx, { userId, before: meant.filter(({ id }) => changed.includes(id)), nowMs: deps.clock() });
    return changed;
  });
}

/**
 * Permanently deletes a person's own services, ignoring the ids of other people's services. Returns the services that
 * were deleted.
 */
export async function deleteServices(
  deps: ServicesDeps,
  { userId, ids, idempotencyKey }: { userId: string; ids: readonly string[]; idempotencyKey: string | null },
): Promise<string[]> {
  return runOnce(deps.db, { userId, operation: 'deleteServices', idempotencyKey, body: ids }, async (tx) => {
    const { before, isListed } = await lockChanging(tx, { userId, ids });
    if (before.length === 0) return [];
    const deleted = before.map(({ id }) => id);
    await tx.deleteFrom('service_listings').where('id', 'in', deleted).execute();
    await tellPlaces(tx, { userId, records: before });
    await tellServiceChanges(tx, { userId, gone: before.filter(isListed), nowMs: deps.clock() });
    return deleted;
  });
}

type Narrowed = { readonly userId: string; readonly ids?: readonly string[]; readonly game?: Game; readonly league?: string };

/**
 * Locks a person's presence in the games of these services, and then the services, so that none can become listed or
 * hidden in the meantime.
 */
async function lockChanging(
  tx: Transaction<Database>,
  narrowed: Narrowed,
): Promise<{ before: ServiceRecord[]; isListed: (record: ServiceRecord) => boolean }> {
  const { userId } = narrowed;
  const games: readonly Game[] = narrowed.game === undefined ? ['poe1', 'poe2'] : [narrowed.game];
  const here = new Set<Game>();
  for (const game of games) if ((await lockPresence(tx, { userId, game })) !== 'offline') here.add(game);
  return { before: await lockOwnServices(tx, narrowed), isListed: (record) => record.active && here.has(record.game) };
}

async function tellChanged(
  tx: Transaction<Database>,
  { userId, before, nowMs }: { userId: string; before: readonly ServiceRecord[]; nowMs: number },
): Promise<void> {
  if (before.length === 0) return;
  await tellPlaces(tx, { userId, records: before });
  const after = await readServices(tx, { ids: before.map(({ id }) => id), userIds: [userId], only: 'own' });
  const { shown, gone } = compareListed(before, after);
  const isHere = ({ presence }: { presence: string }): boolean => presence !== 'offline';
  await tellServiceChanges(tx, { userId, shown: shown.filter(isHere), gone: gone.filter(isHere), nowMs });
}

/** Publishes to the owner's pages the leagues in which their services changed. */
async function tellPlaces(
  tx: Transaction<Database>,
  { userId, records }: { userId: string; records: readonly ServiceRecord[] },
): Promise<void> {
  const places = new Map(records.map(({ game, league }) => [`${game} ${league}`, { game, league }]));
  for (const place of places.values()) await publishEvent(tx, { room: userRoom(userId), event: 'services:changed', data: place });
}

function isMeant(record: ServiceRecord, target: ActiveTarget): boolean {
  if ('ids' in target) return target.ids.includes(record.id);
  if ('all' in target) return true;
  const [meant, own] = [readServiceCategory(target.category), readServiceCategory(record.category)];
  return meant !== null && own !== null && meant.side === own.side && coversHome(meant.base, own.base as ServiceHome);
}
