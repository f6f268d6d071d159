/** Deletes a person's services, requests and vouches with their account. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lockNotificationsAbout } from '../notifications/index.ts';
import { readOpenRequests } from './requests/requests.queries.ts';
import { noteServiceChanges } from './service-clocks.queries.ts';
import { lockOwnServices, readServices } from './services.queries.ts';
import { tellServiceChanges } from './tell-rooms.ts';

/**
 * Locks a person's services and requests by id, and the other parties' notifications about open requests. Call it after
 * locking the trades and before the person's own notifications.
 */
export async function lockServicesOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await lockOwnServices(tx, { userId });
  await tx
    .selectFrom('service_requests')
    .select('id')
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('asker_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  await lockNotificationsAbout(
    tx,
    (await readOpenRequests(tx, userId)).map(({ id }) => id),
  );
}

/**
 * Removes a person's services from every list. The other party of a request keeps it without the link; a request is
 * deleted once both parties have left. Vouches given and received are deleted with the account. Call this after the
 * person's own rooms have been locked.
 */
export async function removeServicesOf(tx: Transaction<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<void> {
  const listed = await readServices(tx, { userIds: [userId], only: 'listed' });
  await tx.updateTable('service_requests').set({ owner_id: null }).where('owner_id', '=', userId).execute();
  await tx.updateTable('service_requests').set({ asker_id: null }).where('asker_id', '=', userId).execute();
  await tx.deleteFrom('service_requests').where('owner_id', 'is', null).where('asker_id', 'is', null).execute();
  await tx.deleteFrom('service_listings').where('user_id', '=', userId).execute();
  const given = await tx.deleteFrom('vouches').where('voucher_id', '=', userId).returning('target_id').execute();
  await tx.deleteFrom('vouches').where('target_id', '=', userId).execute();
  await tellServiceChanges(tx, { userId, gone: listed, nowMs });
  if (given.length === 0) return;
  const userIds = given.map(({ target_id: targetId }) => targetId);
  const changed = await tx
    .selectFrom('service_listings')
    .select(['user_id', 'game', 'league'])
    .distinct()
    .where('user_id', 'in', userIds)
    .execute();
  await noteServiceChanges(tx, { changed, nowMs });
}

/** Immediately removes a banned person's services from every list; they return when the ban ends. */
export async function hideServicesOf(tx: Transaction<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<void> {
  const services = await readServices(tx, { userIds: [userId], only: 'own' });
  await tellServiceChanges(tx, { userId, gone: services.filter(({ active }) => active), nowMs });
}
