/** Exporting and deleting a person's data. */
import { createHash, randomUUID } from 'node:crypto';
import type { ServiceCategory } from '@poexchange/domain/service';
import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { banAccount, decideDisputeById, deleteAccountByName, listDisputes, unbanAccount } from '../../admin.ts';
import { pruneAudit } from '../../audit.ts';
import { authenticate, revokePlanned } from '../auth/index.ts';
import { createAccountScene, grantTokens } from '../auth/testing/account-scene.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { completeSignIn } from '../auth/complete-sign-in.ts';
import { startSignIn } from '../auth/start-sign-in.ts';
import { deleteAccount, pruneDeletionReceipts, repeatDeletion, lockPerson, removePerson } from './delete-account.ts';
import { createTurns } from '../../http/turns.ts';
import { exportAccount } from './export-account.ts';
import { exportSections } from './export-sections.ts';
import { notify } from '../notifications/index.ts';
import { countUpheld } from '../vouches/vouches.queries.ts';
import { addListing, addTrade, addTabRead } from './testing/account-data.ts';

const scene = await createAccountScene();
const { db, deps, clock, oauth, account } = scene;
const original = { ...oauth };
afterAll(() => scene.drop());
beforeEach(async () => {
  Object.assign(oauth, original);
  for (const table of [
    'trades',
    'notifications',
    'departed_listings',
    'grant_revocations',
    'forgotten_bans',
    'deletion_receipts',
    'users',
  ] as const)
    await db.deleteFrom(table).execute();
  await sql`truncate rooms, room_events`.execute(db);
});

async function signIn(name: string) {
  account.fetchProfile = async () => ({ kind: 'ok', value: { uuid: `publisher's ${name}`, name: `${name}#1234` } });
  const { state } = await startSignIn(deps, { game: 'poe1' });
  const { token } = await completeSignIn(deps, { code: 'code', state });
  const caller = await authenticate(deps, token);
  if ('refused' in caller) throw new Error(caller.refused);
  return { id: caller.userId, sessionId: caller.sessionId, name: caller.name, token };
}

const exporting = { ...deps, turns: createTurns({ atOnce: 1, longestMs: 1000 }), running: new Map<string, number>() };
async function readPieces(userId: string): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of await exportAccount(exporting, { userId })) pieces.push(piece);
  return pieces;
}
const readExport = async (userId: string) => JSON.parse((await readPieces(userId)).join('')) as Record<string, never>;
const remove = (caller: { id: string; name: string }, idempotencyKey: string | null = null) =>
  deleteAccount(deps, { caller, accountName: caller.name, idempotencyKey });

/** Dumps every database row as text, by table. */
async function dumpDatabase(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const dump = new Map<string, string>();
  for (const { name } of rows) {
    const content = await sql<{ text: string | null }>`select string_agg(t::text, '\n') as text from ${sql.table(name)} t`.execute(db);
    dump.set(name, content.rows[0]?.text ?? '');
  }
  return dump;
}

/** Tables that reference a person and are not exported, with the reason. */
const notExported: Readonly<Record<string, string>> = {
  partner_states: 'links that were started, for ten minutes: nothing but random secrets',
  user_sockets: 'open connections of this moment; presence says what comes of them',
  idempotency_keys: 'copies of answers whose effects are in the other sections, for 24 hours',
};

describe('exporting an account', () => {
  it('D18 contains everything the server stores about the person, and nothing about other people', async () => {
    const [me, other] = [await signIn('Kirael'), await signIn('Someone')];
    await addListing(db, { userId: me.id, state: 'active' });
    await addListing(db, { userId: me.id, state: 'inactive', category: 'fossil' });
    await addListing(db, { userId: other.id, state: 'active', ign: 'OthersIgn' });
    await addTrade(db, { receiverId: me.id, senderId: other.id, ign: 'Asker' });
    await addTrade(db, { receiverId: other.id, senderId: me.id, whisper: '@OthersIgn WTB', pick: 'a stack of the other' });
    await addTabRead(db, { userId: me.id, tabId: 'mine', items: 3 });
    await addTabRead(db, { userId: other.id, tabId: 'not mine', items: 3 });
    const document = await readExport(me.id);
    expect(document).toMatchObject({
      format: 'poexchange-account',
      version: 1,
      exportedAtMs: clock.nowMs,
      account: { name: 'Kirael#1234', publisherAccountId: "publisher's Kirael" },
      sessions: [{ createdMs: clock.nowMs, endedMs: null }],
      gameAccess: [{ changedMs: clock.nowMs }],
      notificationsReceived: [{ ign: 'Asker' }],
      notificationsSent: [{ whispers: ['@OthersIgn WTB'], items: [{ hash: 'h', quantity: 1, price: 2 }] }],
      stashTabs: [{ tabId: 'mine' }],
    });
    expect((document['listings'] as unknown as { state: string }[]).map(({ state }) => state).toSorted()).toEqual(['active', 'inactive']);
    const text = JSON.stringify(document);
    for (const foreign of [other.id, 'Someone', 'not mine', 'a stack of the other']) expect(text).not.toContain(foreign);
  });

  it('D18 contains notifications other than trades, with their receiver and sender', async () => {
    const [me, other] = [await signIn('Kirael'), await signIn('Someone')];
    await addTrade(db, { receiverId: me.id, senderId: other.id });
    await db.transaction().execute(async (tx) => {
      const told = { receiver: me.id, subject: null, nowMs: 5, type: 'message' } as const;
      await notify(tx, { ...told, sender: null, body: 'service.vouched&name=Kirael' });
      await notify(tx, { ...told, receiver: other.id, sender: me.id, body: 'mine' });
    });
    const document = await readExport(me.id);
    expect(document['notificationsReceived']).toMatchObject([{ type: 'offering-buy', read: false, hiddenMs: null }]);
    expect(document['otherNotificationsReceived']).toMatchObject([
      { type: 'message', game: null, body: 'service.vouched&name=Kirael', read: false, hiddenMs: null, createdMs: 5 },
    ]);
    expect(document['otherNotificationsSent']).toMatchObject([{ type: 'message', body: 'mine' }]);
    expect(JSON.stringify(document)).not.toContain(other.id);
  });

  it('D18, D12 contains no token, plain or sealed', async () => {
    const granted = grantTokens();
    oauth.exchangeCode = async () => ({ kind: 'ok', value: granted });
    const me = await signIn('Kirael');
    const text = (await readPieces(me.id)).join('');
    const { access_token: sealed } = await db.selectFrom('publisher_tokens').select('access_token').executeTakeFirstOrThrow();
    for (const secret of [granted.accessToken, granted.refreshToken, sealed, me.token, me.sessionId]) expect(text).not.toContain(secret);
  });

  it('D18, D20 streams the data: 20,000 stacks in many tabs are never in memory together', async () => {
    const me = await signIn('Kirael');
    for (let tab = 0; tab < 20; tab += 1) await addTabRead(db, { userId: me.id, tabId: `tab ${tab}`, items: 1000 });
    const pieces = await readPieces(me.id);
    const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(total / 19);
    const document = JSON.parse(pieces.join('')) as { stashTabs: { tabId: string; items: object }[] };
    expect(new Set(document.stashTabs.map(({ tabId }) => tabId)).size).toBe(20);
    expect(document.stashTabs.reduce((sum, { items }) => sum + Object.keys(items).length, 0)).toBe(20_000);
  });

  it('D18 allows one export per person until it ends, is abandoned or takes too long', async () => {
    const [me, other] = [await signIn('Kirael'), await signIn('Someone')];
    const first = (await exportAccount(exporting, { userId: me.id }))[Symbol.asyncIterator]();
    await first.next();
    await expect(readPieces(me.id)).rejects.toMatchObject({ code: 'rateLimited' });
    expect(await readPieces(other.id)).not.toEqual([]);
    await first.return?.();
    expect(await readPieces(me.id)).not.toEqual([]);
    const slow = (await exportAccount(exporting, { userId: me.id }))[Symbol.asyncIterator]();
    await slow.next();
    clock.nowMs += 5 * 60_000;
    const second = (await exportAccount(exporting, { userId: me.id }))[Symbol.asyncIterator]();
    await second.next();
    // The end of the slow export does not admit a third export.
    await slow.return?.();
    await expect(readPieces(me.id)).rejects.toMatchObject({ code: 'rateLimited' });
    await second.return?.();
    expect(await readPieces(me.id)).not.toEqual([]);
  });

  it('D18 reads every page of a section, and each row once', async () => {
    const [me, other] = [await signIn('Kirael'), await signIn('Someone')];
    for (let count = 0; count < 205; count += 1) await addTrade(db, { receiverId: me.id, senderId: other.id, ign: `Asker${count}` });
    const { notificationsReceived } = (await readExport(me.id)) as unknown as { notificationsReceived: { ign: string }[] };
    expect(new Set(notificationsReceived.map(({ ign }) => ign)).size).toBe(205);
    expect(notificationsReceived).toHaveLength(205);
  });

  it('D18 covers every table that references a person', async () => {
    const { rows } = await sql<{ name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`.execute(db);
    const known = [...exportSections.map(({ table }) => table), ...Object.keys(notExported)];
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('D18 requires the exact account name, and changes nothing if another name is given', async () => {
    const me = await signIn('Kirael');
    for (const accountName of ['', 'kirael#1234', 'Kirael', 'Someone#1234'])
      await expect(deleteAccount(deps, { caller: me, accountName, idempotencyKey: null })).rejects.toMatchObject({
        code: 'accountNameWrong',
      });
    expect(await authenticate(deps, me.token)).toMatchObject({ userId: me.id });
    expect(await deleteAccount(deps, { caller: me, accountName: ' Kirael#1234 ', idempotencyKey: null })).toEqual({
      deletedAtMs: clock.nowMs,
    });
  });

  it('D18 deletes all rows of the person, and keeps all rows of other people', async () => {
    const other = await signIn('Someone');
    const me = await signIn('Kirael');
    await addListing(db, { userId: me.id, state: 'active', ign: 'KiraelsIgn' });
    await addListing(db, { userId: other.id, state: 'active', ign: 'OthersIgn' });
    await addTabRead(db, { userId: me.id, tabId: 'mine', items: 3 });
    await addTrade(db, { receiverId: me.id, senderId: other.id });
    await db.insertInto('main_igns').values({ user_id: me.id, game: 'poe1', league: 'l', ign: 'KiraelsIgn', confirmed_ms: 1 }).execute();
    await sql`insert into game_api_budgets values (${me.id}, 'p', '{}', 1)`.execute(db);
    await sql`insert into rooms values (${`user-${me.id}`}, 1)`.execute(db);
    await sql`insert into room_events values (${`user-${me.id}`}, 1, 'e', '{}')`.execute(db);
    oauth.revokeToken = async () => false;
    await remove(me);
    for (const [table, text] of await dumpDatabase()) {
      for (const trace of ['Kirael', "publisher's Kirael"]) expect(text, table).not.toContain(trace);
      // The only id left belongs to a grant that still has to be revoked.
      if (table !== 'grant_revocations') expect(text, table).not.toContain(me.id);
    }
    expect(await db.selectFrom('listings').select('ign').execute()).toEqual([{ ign: 'OthersIgn' }]);
    expect(await authenticate(deps, other.token)).toMatchObject({ userId: other.id });
  });

  it('D18, D13 ends every session and notifies all of its pages', async () => {
    const [first, second] = [await signIn('Kirael'), await signIn('Kirael')];
    await remove(first);
    for (const { token } of [first, second]) expect(await authenticate(deps, token)).toEqual({ refused: 'sessionExpired' });
    const events = await db.selectFrom('room_events').select(['room', 'event']).execute();
    expect(events.toSorted((a, b) => (a.room < b.room ? -1 : 1))).toEqual(
      [first, second]
        .map(({ sessionId }) => ({ room: `session-${sessionId}`, event: 'got-loggt-out' }))
        .toSorted((a, b) => (a.room < b.room ? -1 : 1)),
    );
  });

  it('D16 deletes once on two clicks, with the same answer; later calls find no account', async () => {
    const me = await signIn('Kirael');
    const [first, second] = await Promise.all([remove(me, 'key'), remove(me, 'key')]);
    expect(second).toEqual(first);
    expect(await remove(me, 'key')).toEqual(first);
    await expect(remove(me, 'another key')).rejects.toMatchObject({ code: 'sessionExpired' });
    await expect(remove(me)).rejects.toMatchObject({ code: 'sessionExpired' });
  });

  it('D16 returns a lost answer to a repeat although the session has ended, but only with the same key', async () => {
    const me = await signIn('Kirael');
    const first = await remove(me, 'key');
    const repeat = (token: string, idempotencyKey: string | null) => repeatDeletion(deps, { token, idempotencyKey });
    expect(await repeat(me.token, 'key')).toEqual(first);
    for (const [token, key] of [
      [me.token, 'another key'],
      [me.token, null],
      ['forged', 'key'],
      [(await signIn('Someone')).token, 'key'],
    ] as const)
      expect(await repeat(token, key)).toBeNull();
    clock.nowMs += 24 * 3_600_000 + 1;
    await pruneDeletionReceipts(db, clock.nowMs);
    expect(await repeat(me.token, 'key')).toBeNull();
  });

  it('D18 creates an account without the old data when the person signs in again', async () => {
    const before = await signIn('Kirael');
    await addListing(db, { userId: before.id, state: 'active' });
    await remove(before);
    const after = await signIn('Kirael');
    expect(after.id).not.toBe(before.id);
    expect(await readExport(after.id)).toMatchObject({ listings: [], notificationsReceived: [], stashTabs: [] });
  });

  it('D64 keeps reports about the person: open reports can be decided, and upheld reports reappear when the person returns', async () => {
    const me = await signIn('Kirael');
    const customer = await signIn('Customer');
    const category = 'WTS_bossKilling' as ServiceCategory;
    const report = { reporter_id: customer.id, target_id: me.id, game: 'poe1', category, name: 'maven', reason: 'Left.' } as const;
    const facts = { ...report, is_custom: false, price_value: 1, price_type: 'd', created_ms: clock.nowMs } as const;
    await db
      .insertInto('service_disputes')
      .values([facts, { ...facts, is_upheld: false, decided_ms: 1 }])
      .execute();
    await remove(me);
    const [open, ...others] = await listDisputes(scene.url);
    expect([open, others]).toEqual([expect.objectContaining({ target: null, reporter: customer.name, upheldBefore: 0 }), []]);
    expect(await decideDisputeById(scene.url, { id: open?.id ?? '', isUpheld: true, reason: 'Seen.' })).toBe('done');
    await signIn('Another');
    const again = await signIn('Kirael');
    expect((await countUpheld(db, again.id)).upheldDisputes).toBe(1);
    await remove(again);
    await pruneAudit(db, clock.nowMs + 2 * 366 * 24 * 3_600_000);
    expect(await db.selectFrom('service_disputes').select('id').execute()).toEqual([]);
  });

  it('D18, D13 keeps a ban: stores only a hash of the account, and refuses to sign the person in again', async () => {
    const me = await signIn('Kirael');
    await banAccount(scene.url, me.name);
    await expect(remove(me)).rejects.toMatchObject({ code: 'banned' });
    expect(await deleteAccountByName(scene.url, 'kirael#1234')).toBe(true);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    await expect(signIn('Kirael')).rejects.toMatchObject({ code: 'banned' });
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('forgotten_bans').select('account_hash').execute()).toEqual([
      { account_hash: createHash('sha256').update("account publisher's Kirael").digest('hex') },
    ]);
    expect(await unbanAccount(scene.url, "publisher's Kirael")).toBe(true);
    expect(await signIn('Kirael')).toMatchObject({ name: 'Kirael#1234' });
    expect(await deleteAccountByName(scene.url, 'nobody')).toBe(false);
  });

  it('D18, D13 keeps a ban when the banned person signs in during the deletion', async () => {
    const me = await signIn('Kirael');
    await banAccount(scene.url, me.name);
    let signingIn: Promise<unknown> | undefined;
    await db.transaction().execute(async (tx) => {
      const banned = await lockPerson(tx, { userId: me.id, nowMs: clock.nowMs });
      if (banned === undefined) throw new Error('nobody');
      signingIn = signIn('Kirael').catch((error: unknown) => error);
      await expect.poll(() => countWaiting(db)).toBe(1);
      await removePerson(tx, { ...banned, nowMs: clock.nowMs });
    });
    expect(await signingIn).toMatchObject({ code: 'banned' });
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('D18 lets a person who is not banned leave and return', async () => {
    const me = await signIn('Kirael');
    await remove(me);
    expect(await db.selectFrom('forgotten_bans').selectAll().execute()).toEqual([]);
    expect(await signIn('Kirael')).toMatchObject({ name: 'Kirael#1234' });
  });
});

describe("publisher's grant to a deleted account", () => {
  it('D18 revokes the grant after the deletion, by its refresh token', async () => {
    const granted = grantTokens();
    oauth.exchangeCode = async () => ({ kind: 'ok', value: granted });
    const revoked: string[] = [];
    oauth.revokeToken = async (token) => revoked.push(token) > 0;
    await remove(await signIn('Kirael'));
    // The grant of an account that was just deleted may also be revoked here.
    await expect.poll(() => revoked.filter((token) => token === granted.refreshToken), { timeout: 15_000 }).toHaveLength(1);
    await expect.poll(() => db.selectFrom('grant_revocations').selectAll().execute(), { timeout: 15_000 }).toEqual([]);
  });

  it('D18 retries the revocation at growing intervals until the publisher confirms', async () => {
    let asked = 0;
    let isUp = false;
    oauth.revokeToken = async () => {
      asked += 1;
      if (!isUp && asked === 1) throw new Error('no network');
      return isUp;
    };
    await remove(await signIn('Kirael'));
    await expect.poll(() => asked, { timeout: 15_000 }).toBe(1);
    expect(await revokePlanned(deps)).toBe(0);
    expect(asked).toBe(1);
    clock.nowMs += 60_000;
    expect(await revokePlanned(deps)).toBe(0);
    clock.nowMs += 60_000;
    isUp = true;
    expect([await revokePlanned(deps), asked]).toEqual([0, 2]);
    clock.nowMs += 60_000;
    expect([await revokePlanned(deps), asked]).toEqual([1, 3]);
    expect(await revokePlanned(deps)).toBe(0);
  });

  it('D18 revokes the grant once when two nodes try', async () => {
    let asked = 0;
    oauth.revokeToken = async () => false;
    await remove(await signIn('Kirael'));
    await expect
      .poll(() => db.selectFrom('grant_revocations').select('attempts').execute(), { timeout: 15_000 })
      .toEqual([{ attempts: 1 }]);
    clock.nowMs += 3_600_000;
    oauth.revokeToken = async () => (asked += 1) > 0;
    const done = await Promise.all([revokePlanned(deps), revokePlanned(deps), revokePlanned(deps)]);
    expect([asked, done.reduce((sum, count) => sum + count, 0)]).toEqual([1, 1]);
  });
});

describe('deletion during other work', () => {
  it('D18 refuses to add a row after the deletion because the session has ended', async () => {
    const me = await signIn('Kirael');
    await remove(me);
    const late = withTransaction(db, (tx) =>
      tx.insertInto('main_igns').values({ user_id: me.id, game: 'poe1', league: 'l', ign: 'x', confirmed_ms: 1 }).execute(),
    );
    await expect(late).rejects.toMatchObject({ code: '23503', constraint: 'main_igns_user_id_fkey' });
  });

  it('D18 deletes all of the person’s data, including concurrent publications', async () => {
    for (let round = 0; round < 8; round += 1) {
      const me = await signIn(`Racer${round}`);
      await addListing(db, { userId: me.id, state: 'active' });
      await Promise.allSettled([
        remove(me),
        addListing(db, { userId: me.id, state: 'active', category: 'fossil' }),
        addTabRead(db, { userId: me.id, tabId: randomUUID(), items: 1 }),
      ]);
      expect(await db.selectFrom('listings').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    }
  });
});
