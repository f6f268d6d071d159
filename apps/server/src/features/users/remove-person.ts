import { netWorthRoom } from '@poexchange/contract/events/net-worth';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lockPresenceOf } from '../../realtime/presence.ts';
import { forgetRoom, lockRoom, publishEvent, sessionRoom, userRoom } from '../../realtime/outbox.ts';
import { tellInOrder } from '../../realtime/tell-in-order.ts';
import { endAllSessions, planRevocation, rememberBan, rememberDisputes } from '../auth/index.ts';
import { lockAllListingsOf, readListingIds, removeListingsOf, type LeagueClocks } from '../listings/index.ts';
import { forgetNotifications, lockNotificationsOf } from '../notifications/index.ts';
import { lockSettingsOf } from '../net-worth/index.ts';
import { endRequestsOf, lockServicesOf, removeServicesOf } from '../services/index.ts';
import { listAskers, lockTradesOf, unlinkTrades } from '../trades/index.ts';

type Account = { readonly id: string; readonly name: string; readonly account_uuid: string; readonly banned_ms: number | null };

/**
 * A person whose rows are locked: until the transaction ends, their listings and trades cannot change and no rows can
 * be added.
 */
export type LockedPerson = { readonly account: Account; readonly clocks: LeagueClocks };

const columns = ['id', 'name', 'account_uuid', 'banned_ms'] as const;

/**
 * Locks a person in lock order: their presence, clocks of their leagues, listings, trades, services and requests for
 * them, notifications, settings of net worth, the person. Returns undefined for an unknown id.
 */
export async function lockPerson(tx: Transaction<Database>, options: { userId: string; nowMs: number }): Promise<LockedPerson | undefined> {
  await lockPresenceOf(tx, options.userId);
  const clocks = await lockAllListingsOf(tx, options);
  await lockTradesOf(tx, options.userId);
  await lockServicesOf(tx, options.userId);
  await lockNotificationsOf(tx, options.userId);
  await lockSettingsOf(tx, options.userId);
  const account = await tx.selectFrom('users').select(columns).where('id', '=', options.userId).forUpdate().executeTakeFirst();
  return account === undefined ? undefined : { account, clocks };
}

/**
 * Deletes a person and all their data, in the caller's transaction, which locked them. Every open page is signed out,
 * and every feed drops their listings. A ban, and disputes about the person, are kept under a hash.
 */
export async function removePerson(tx: Transaction<Database>, options: LockedPerson & { nowMs: number }): Promise<void> {
  const { account, clocks, nowMs } = options;
  const uuids = await readListingIds(tx, account.id);
  const askers = await listAskers(tx, { uuids, state: 'gone', nowMs });
  await removeListingsOf(tx, { userId: account.id, clocks });
  await unlinkTrades(tx, account.id);
  const customers = await endRequestsOf(tx, { userId: account.id, nowMs });
  // The own room is only locked here, and deleted below.
  await tellInOrder([...askers, ...customers, { id: account.id, tell: (userId) => lockRoom(tx, userRoom(userId)) }]);
  await forgetNotifications(tx, { userId: account.id, room: userRoom(account.id) });
  await removeServicesOf(tx, { userId: account.id, nowMs });
  await planRevocation(tx, { userId: account.id, nowMs });
  const ended = await endAllSessions(tx, { userId: account.id, nowMs });
  if (account.banned_ms !== null) await rememberBan(tx, { accountUuid: account.account_uuid, bannedMs: account.banned_ms });
  await rememberDisputes(tx, { userId: account.id, accountUuid: account.account_uuid });
  await tx.deleteFrom('game_api_budgets').where('scope', '=', account.id).execute();
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', account.id).execute();
  await forgetRoom(tx, netWorthRoom(account.id));
  // All other rows that reference the person are deleted by cascade.
  await tx.deleteFrom('users').where('id', '=', account.id).execute();
  for (const sessionId of ended.sessionIds.toSorted())
    await publishEvent(tx, { room: sessionRoom(sessionId), event: 'got-loggt-out', data: {} });
}

/** Reads a person without a lock. */
export function readAccount(db: Kysely<Database>, userId: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst();
}

/** An older row may still carry a name that its owner gave up: take the last account to sign in with it. */
export function findAccountByName(db: Kysely<Database>, accountName: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(columns)
    .where(sql<string>`lower(name)`, '=', accountName.toLowerCase())
    .orderBy('signed_in_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}
