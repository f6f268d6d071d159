import { createHash } from 'node:crypto';
import { withTransaction } from '@poexchange/platform/db';
import { sql, type Kysely, type Transaction } from 'kysely';
import { netWorthRoom } from '@poexchange/contract/events/net-worth';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller } from '../../http/server-app.ts';
import {
  readLoginToken,
  revokePlanned,
  endAllSessions,
  planRevocation,
  rememberBan,
  rememberDisputes,
  type AuthConfig,
  type AuthDeps,
  type RevokeDeps,
} from '../auth/index.ts';
import { lockPresenceOf } from '../../realtime/presence.ts';
import { forgetRoom, lockRoom, publishEvent, sessionRoom, userRoom, tellInOrder } from '../../realtime/outbox.ts';
import { lockAllListingsOf, readListingIds, removeListingsOf, type LeagueClocks } from '../listings/index.ts';
import { forgetNotifications, lockNotificationsOf } from '../notifications/index.ts';
import { lockSettingsOf } from '../net-worth/index.ts';
import { endRequestsOf, lockServicesOf, removeServicesOf } from '../services/index.ts';
import { listAskers, lockTradesOf, unlinkTrades } from '../trades/index.ts';

type Deletion = { readonly caller: Pick<Caller, 'id'>; readonly accountName: string; readonly idempotencyKey: string | null };
type Receipt = { deletedAtMs: number };

const RECEIPTS_LIFE_MS = 24 * 3_600_000;

/**
 * Deletes the caller's account completely or not at all, in one transaction, then tries to revoke the grant at the
 * publisher. A second click that waited for the first gets the first click's answer, which is stored separately from
 * the deleted person.
 */
export async function deleteAccount(deps: RevokeDeps, deletion: Deletion): Promise<Receipt> {
  const receiptHash = deletion.idempotencyKey === null ? null : hashReceipt(deletion.caller.id, deletion.idempotencyKey);
  const mayGo = (account: { readonly name: string; readonly banned_ms: number | null }): void => {
    if (account.banned_ms !== null) throw new RefusalError('banned');
    if (deletion.accountName.trim() !== account.name) throw new RefusalError('accountNameWrong');
  };
  // Check before taking any lock, so that a mistyped name does not block other work.
  const seen = await readAccount(deps.db, deletion.caller.id);
  if (seen !== undefined) mayGo(seen);
  const receipt = await withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const person = await lockPerson(tx, { userId: deletion.caller.id, nowMs });
    if (person === undefined) return readReceipt(tx, receiptHash);
    mayGo(person.account);
    await removePerson(tx, { ...person, nowMs });
    if (receiptHash !== null) await tx.insertInto('deletion_receipts').values({ receipt_hash: receiptHash, deleted_ms: nowMs }).execute();
    return { deletedAtMs: nowMs };
  });
  void revokePlanned(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'revoking grants failed'));
  return receipt;
}

/**
 * Returns the first answer to a deletion that ended its own session: the token still identifies the person, and the key
 * identifies the request. Returns null for any other request.
 */
export async function repeatDeletion(
  deps: Pick<AuthDeps, 'db' | 'clock'> & { readonly config: Pick<AuthConfig, 'loginKey' | 'oldLoginKeys'> },
  options: { token: string; idempotencyKey: string | null },
): Promise<Receipt | null> {
  const token = await readLoginToken(options.token, {
    key: deps.config.loginKey,
    oldKeys: deps.config.oldLoginKeys,
    nowMs: deps.clock(),
  });
  if (token.kind !== 'valid' || options.idempotencyKey === null) return null;
  return findReceipt(deps.db, hashReceipt(token.userId, options.idempotencyKey));
}

async function findReceipt(db: Kysely<Database>, receiptHash: string): Promise<Receipt | null> {
  const row = await db.selectFrom('deletion_receipts').select('deleted_ms').where('receipt_hash', '=', receiptHash).executeTakeFirst();
  return row === undefined ? null : { deletedAtMs: row.deleted_ms };
}

async function readReceipt(tx: Transaction<Database>, receiptHash: string | null): Promise<Receipt> {
  const receipt = receiptHash === null ? null : await findReceipt(tx, receiptHash);
  if (receipt === null) throw new RefusalError('sessionExpired');
  return receipt;
}

function hashReceipt(userId: string, idempotencyKey: string): string {
  return createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('hex');
}

export async function pruneDeletionReceipts(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('deletion_receipts')
    .where('deleted_ms', '<', nowMs - RECEIPTS_LIFE_MS)
    .execute();
}

type Account = { readonly id: string; readonly name: string; readonly account_uuid: string; readonly banned_ms: number | null };

/**
 * A person whose rows are locked: until the transaction ends, their listings and trades cannot change and no rows can
 * be added.
 */
type LockedPerson = { readonly account: Account; readonly clocks: LeagueClocks };

const columns = ['id', 'name', 'account_uuid', 'banned_ms'] as const;

/**
 * Locks a person's rows in lock order: their presence, their leagues' clocks, listings, trades, services and service
 * requests, notifications, net worth settings, the person. Returns undefined if the id is unknown.
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
 * Deletes a person and all their data in the caller's transaction, which has locked them. Every open page is signed
 * out, and every feed drops their listings. A ban, and disputes about the person, are kept under a hash.
 */
export async function removePerson(tx: Transaction<Database>, options: LockedPerson & { nowMs: number }): Promise<void> {
  const { account, clocks, nowMs } = options;
  const uuids = await readListingIds(tx, account.id);
  const askers = await listAskers(tx, { uuids, state: 'gone', nowMs });
  await removeListingsOf(tx, { userId: account.id, clocks });
  await unlinkTrades(tx, account.id);
  const customers = await endRequestsOf(tx, { userId: account.id, nowMs });
  // The person's own room is only locked here; it is deleted below.
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
  // Deleting the user cascades to all other rows that reference the person.
  await tx.deleteFrom('users').where('id', '=', account.id).execute();
  for (const sessionId of ended.sessionIds.toSorted())
    await publishEvent(tx, { room: sessionRoom(sessionId), event: 'got-loggt-out', data: {} });
}

/** Reads a person without a lock. */
function readAccount(db: Kysely<Database>, userId: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst();
}

/**
 * An older row may still contain a name that its owner has given up: use the account that last signed in with the name.
 */
export function findAccountByName(db: Kysely<Database>, accountName: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(columns)
    .where(sql<string>`lower(name)`, '=', accountName.toLowerCase())
    .orderBy('signed_in_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}
