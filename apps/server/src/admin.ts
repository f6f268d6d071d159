/** Operator actions on accounts. They only use the database and can be run while servers are running. */
import { createDb, createPool, withTransaction } from '@poexchange/platform/db';
import { sql, type Kysely } from 'kysely';
import { noteAct, readAudit, type AuditLine } from './audit.ts';
import type { Database } from './db/schema.ts';
import { endTokens } from './features/access-tokens/index.ts';
import { banUser, endAllSessions, liftRememberedBan, unbanUser } from './features/auth/index.ts';
import { deactivateListingsOf } from './features/listings/index.ts';
import { decideDispute, hideServicesOf } from './features/services/index.ts';
import { listAskers } from './features/trades/index.ts';
import { findAccountByName, lockPerson, removePerson } from './features/users/index.ts';
import { closeVouchReports, removeVouch } from './features/vouches/index.ts';
import { turnOffAllWebhooks } from './features/webhooks/index.ts';
import { publishEvent, sessionRoom, userRoom, tellInOrder } from './realtime/outbox.ts';

/**
 * Bans an account, ends all its sessions and removes its listings and services from every list. Returns the number of
 * sessions ended; null if no account with that name has ever signed in.
 */
export async function banAccount(databaseUrl: string, accountName: string, reason = ''): Promise<number | null> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const nowMs = Date.now();
      const account = await findAccountByName(tx, accountName);
      // Use the same lock order as a deletion: presence, league clocks and listings before the person.
      const person = account === undefined ? undefined : await lockPerson(tx, { userId: account.id, nowMs });
      const ended = person === undefined ? null : await banUser(tx, { accountName, nowMs });
      if (person === undefined || ended === null) return null;
      const { userId } = ended;
      const uuids = await deactivateListingsOf(tx, { userId, clocks: person.clocks });
      await tellInOrder([
        ...(await listAskers(tx, { uuids, state: 'gone', nowMs })),
        // Publish in the same transaction, so that every open tab is notified only of a ban that took effect.
        { id: userId, tell: () => publishEvent(tx, { room: userRoom(userId), event: 'got-banned', data: {} }) },
      ]);
      await hideServicesOf(tx, { userId, nowMs });
      await noteAct(tx, { action: 'ban', subject: { userId }, reason, nowMs });
      return ended.sessionIds.length;
    }),
  );
}

/**
 * Lets an account sign in again, by its name, or by the publisher's id if the account was deleted. Returns false for an
 * unknown account.
 */
export async function unbanAccount(databaseUrl: string, accountName: string): Promise<boolean> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const lifted = await unbanUser(tx, { accountName });
      if (lifted === null && !(await liftRememberedBan(tx, accountName))) return false;
      // A deleted account no longer has one of our ids.
      await noteAct(tx, { action: 'unban', subject: lifted === null ? {} : { userId: lifted.userId }, reason: '', nowMs: Date.now() });
      return true;
    }),
  );
}

/**
 * Deletes an account for its owner, including a banned account, whose ban remains. Returns false if no account with
 * that name has ever signed in. A job revokes its grant at the publisher.
 */
export async function deleteAccountByName(databaseUrl: string, accountName: string): Promise<boolean> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const nowMs = Date.now();
      const account = await findAccountByName(tx, accountName);
      const person = account === undefined ? undefined : await lockPerson(tx, { userId: account.id, nowMs });
      if (person === undefined) return false;
      await removePerson(tx, { ...person, nowMs });
      await noteAct(tx, { action: 'delete-account', subject: {}, reason: "in its owner's name", nowMs });
      return true;
    }),
  );
}

export type VouchReport = { readonly target: string; readonly vouchers: string[]; readonly reason: string; readonly atMs: number };

/** Lists open reports of vouches, oldest first, with the people whose vouches are reported. */
export async function listVouchReports(databaseUrl: string): Promise<VouchReport[]> {
  return withDatabase(databaseUrl, async (db) => {
    const { rows } = await sql<VouchReport>`
      select target.name as target, r.reason, r.created_ms as "atMs", coalesce((
        select array_agg(voucher.name order by v.vouched_ms)
        from vouches v join users voucher on voucher.id = v.voucher_id where v.target_id = r.target_id
      ), '{}') as vouchers
      from vouch_reports r join users target on target.id = r.target_id
      where r.handled_ms is null order by r.created_ms limit 200`.execute(db);
    return rows;
  });
}

/** Removes one account's vouch for another, with an audit entry. Returns false if there was no such vouch. */
export async function removeVouchByName(
  databaseUrl: string,
  { voucher, target, reason }: { voucher: string; target: string; reason: string },
): Promise<boolean> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const [by, whose] = [await findAccountByName(tx, voucher), await findAccountByName(tx, target)];
      if (by === undefined || whose === undefined) return false;
      return removeVouch(tx, { voucherId: by.id, targetId: whose.id, reason, nowMs: Date.now() });
    }),
  );
}

/**
 * Closes the open reports on an account and keeps its vouches, with an audit entry. Returns the number of reports that
 * were open; null if no account with that name has ever signed in.
 */
export async function closeVouchReportsByName(
  databaseUrl: string,
  { target, reason }: { target: string; reason: string },
): Promise<number | null> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const account = await findAccountByName(tx, target);
      return account === undefined ? null : closeVouchReports(tx, { targetId: account.id, reason, nowMs: Date.now() });
    }),
  );
}

export type DisputeLine = {
  readonly id: string;
  /** Null once the account is deleted; the same applies to `reporter`. */
  readonly target: string | null;
  readonly reporter: string | null;
  readonly service: string;
  readonly price: string;
  readonly reason: string;
  readonly atMs: number;
  /** Number of earlier disputes decided against the same person. */
  readonly upheldBefore: number;
};

/** Lists undecided reports of services that were paid but not done, oldest first. */
export async function listDisputes(databaseUrl: string): Promise<DisputeLine[]> {
  return withDatabase(databaseUrl, async (db) => {
    const { rows } = await sql<DisputeLine>`
      select d.id, target.name as target, reporter.name as reporter, d.name as service, d.price_value || ' ' || d.price_type as price, d.reason,
        d.created_ms as "atMs", (select count(*)::int from service_disputes u
          where (u.target_id = d.target_id or u.target_hash = d.target_hash) and u.is_upheld) as "upheldBefore"
      from service_disputes d left join users target on target.id = d.target_id left join users reporter on reporter.id = d.reporter_id
      where d.decided_ms is null order by d.created_ms limit 200`.execute(db);
    return rows;
  });
}

/** Decides a dispute, with an audit entry. Returns `decided` if it had been decided before. */
export async function decideDisputeById(
  databaseUrl: string,
  { id, isUpheld, reason }: { id: string; isUpheld: boolean; reason: string },
): Promise<'done' | 'decided' | 'unknown'> {
  return withDatabase(databaseUrl, (db) => withTransaction(db, (tx) => decideDispute(tx, { id, isUpheld, reason, nowMs: Date.now() })));
}

/**
 * Reads the newest lines of the audit, limited to one account if a name is passed. Returns null if no account with that
 * name has ever signed in.
 */
export async function readAuditOf(databaseUrl: string, accountName: string | null): Promise<AuditLine[] | null> {
  return withDatabase(databaseUrl, async (db) => {
    if (accountName === null) return readAudit(db, { userId: null });
    const account = await db.transaction().execute((tx) => findAccountByName(tx, accountName));
    return account === undefined ? null : readAudit(db, { userId: account.id });
  });
}

export type SessionLine = {
  readonly via: string;
  readonly createdMs: number;
  readonly expiresMs: number;
  readonly endedMs: number | null;
};

/** Lists an account's stored sessions, newest first; null if no account with that name has ever signed in. */
export async function listSessions(databaseUrl: string, accountName: string): Promise<SessionLine[] | null> {
  return withDatabase(databaseUrl, (db) =>
    db.transaction().execute(async (tx) => {
      const account = await findAccountByName(tx, accountName);
      if (account === undefined) return null;
      return tx
        .selectFrom('sessions')
        .select(['via', 'created_ms as createdMs', 'expires_ms as expiresMs', 'ended_ms as endedMs'])
        .where('user_id', '=', account.id)
        .orderBy('created_ms', 'desc')
        .execute();
    }),
  );
}

type EndedAccess = { readonly sessions: number; readonly tokens: number; readonly webhooks: number };

/**
 * Signs an account out everywhere; its pages are notified, and it may sign in again. After a theft (`isStolen`) it also
 * deletes the account's access tokens and turns off its webhooks, which the thief may have created.
 */
export async function endSessionsByName(
  databaseUrl: string,
  { accountName, reason, isStolen = false }: { accountName: string; reason: string; isStolen?: boolean },
): Promise<EndedAccess | null> {
  return withDatabase(databaseUrl, (db) =>
    withTransaction(db, async (tx) => {
      const account = await findAccountByName(tx, accountName);
      if (account === undefined) return null;
      const nowMs = Date.now();
      const { userId, sessionIds } = await endAllSessions(tx, { userId: account.id, nowMs });
      for (const sessionId of sessionIds) await publishEvent(tx, { room: sessionRoom(sessionId), event: 'got-loggt-out', data: {} });
      await noteAct(tx, { action: 'end-sessions', subject: { userId }, reason, nowMs });
      const sessions = sessionIds.length;
      if (!isStolen) return { sessions, tokens: 0, webhooks: 0 };
      // Turn off all webhooks first: webhooks created by tokens would be removed with their tokens and not counted.
      const webhooks = await turnOffAllWebhooks(tx, { userId, reason, nowMs });
      return { sessions, tokens: await endTokens(tx, { userId, reason, nowMs }), webhooks };
    }),
  );
}

/** Opens the database for one command. */
export async function withDatabase<Result>(databaseUrl: string, use: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    return await use(createDb<Database>(pool));
  } finally {
    await pool.end();
  }
}
