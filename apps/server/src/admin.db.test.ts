import { accessTokensApi } from '@poexchange/contract/rest/access-tokens';
import { webhooksApi } from '@poexchange/contract/rest/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banAccount, endSessionsByName, listSessions, readAuditOf, unbanAccount } from './admin.ts';
import { listTokensByName, listWebhooksByName, removeTokensByName, removeWebhooksByName } from './admin-programs.ts';
import { SESSION_CLOSED } from './realtime/outbox.ts';
import { noteKeys, pruneAudit } from './audit.ts';
import { createMarket, type Market, type Person } from './testing/market.ts';

let market: Market;
let person: Person;
beforeAll(async () => {
  market = await createMarket();
  person = await market.addPerson('Kirael');
  await market.db.insertInto('sessions').values({ user_id: person.id, created_ms: 0, expires_ms: 9e12, ended_ms: null }).execute();
});
afterAll(() => market.stop());

describe('operator', () => {
  it('D13, R7.62 ends all sessions of a banned account, notifies every tab, and can lift the ban', async () => {
    expect(await banAccount(market.database.url, 'kirael#1234')).toBe(1);
    const events = await market.db.selectFrom('room_events').select(['room', 'event']).execute();
    expect(events).toEqual([{ room: `user-${person.id}`, event: 'got-banned' }]);
    const open = await market.db.selectFrom('sessions').select('id').where('ended_ms', 'is', null).execute();
    expect(open).toEqual([]);
    expect(await unbanAccount(market.database.url, 'Kirael#1234')).toBe(true);
    expect(await market.db.selectFrom('users').select('banned_ms').execute()).toEqual([{ banned_ms: null }]);
  });

  it("D13 the audit lists an account's actions and sign-ins, by name while the account exists", async () => {
    await market.db.insertInto('sessions').values({ user_id: person.id, created_ms: 7, expires_ms: 9e12, ended_ms: null }).execute();
    expect(await listSessions(market.database.url, 'kirael#1234')).toMatchObject([{ createdMs: 7, endedMs: null }, { createdMs: 0 }]);
    expect(await endSessionsByName(market.database.url, { accountName: 'Kirael#1234', reason: 'stolen' })).toEqual({
      sessions: 1,
      tokens: 0,
      webhooks: 0,
    });
    const ended = await market.db.selectFrom('room_events').select('event').where('room', 'like', 'session-%').execute();
    expect(ended).toEqual([{ event: 'got-loggt-out' }]);
    const lines = (await readAuditOf(market.database.url, 'Kirael#1234'))?.map(({ action, who, reason }) => `${action} ${who} ${reason}`);
    expect(lines).toEqual([
      'end-sessions Kirael#1234 stolen',
      'unban Kirael#1234 ',
      'ban Kirael#1234 ',
      'sign-in Kirael#1234 by game',
      'sign-in Kirael#1234 by game',
    ]);
    expect(await readAuditOf(market.database.url, 'Nobody#0000')).toBeNull();
    await market.db.deleteFrom('users').execute();
    const left = await readAuditOf(market.database.url, null);
    expect(left?.map(({ action, who }) => `${action} ${who}`)).toEqual(
      ['end-sessions', 'unban', 'ban'].map((act) => `${act} ${person.id}`),
    );
  });

  it('D13 ends tokens and webhooks together with the sessions after a theft, and keeps them otherwise', async () => {
    const owner = await market.addPerson('Robbed');
    const [accountName, url] = ['Robbed#1234', market.database.url];
    const makeToken = (name: string) => {
      const payload = { name, scopes: ['listings:write'], days: 365 };
      return market.send(owner, { method: 'POST', url: `/api/v1${accessTokensApi.createAccessToken.path}`, payload });
    };
    const payload = { url: 'https://hooks.example.com/in', events: ['trade.requested'] };
    const makeWebhook = () => market.send(owner, { method: 'POST', url: `/api/v1${webhooksApi.createWebhook.path}`, payload });
    expect([(await makeToken('Thief')).status, (await makeWebhook()).status]).toEqual([200, 200]);
    const [token] = (await listTokensByName(url, accountName)) ?? [];
    expect(token).toMatchObject({ name: 'Thief', lastUsedMs: null });
    expect(await endSessionsByName(url, { accountName, reason: 'asked for' })).toMatchObject({ tokens: 0, webhooks: 0 });
    expect(await listTokensByName(url, accountName)).toHaveLength(1);
    expect(await endSessionsByName(url, { accountName, reason: 'stolen', isStolen: true })).toMatchObject({ tokens: 1, webhooks: 1 });
    expect(await listTokensByName(url, accountName)).toEqual([]);
    const closed = await market.db.selectFrom('room_events').select('event').where('room', '=', `session-${token?.id}`).execute();
    expect(closed).toEqual([{ event: SESSION_CLOSED }]);
    expect(await listWebhooksByName(url, accountName)).toMatchObject([{ url: payload.url, offMs: expect.any(Number) }]);
    expect(await removeWebhooksByName(url, { accountName, id: null, reason: 'stolen' })).toBe(1);
    expect(await removeTokensByName(url, { accountName, id: null, reason: '' })).toBe(0);
    expect(await removeTokensByName(url, { accountName: 'Nobody#0000', id: null, reason: '' })).toBeNull();
  });

  it('records a key change once and without the keys, and deletes entries after two years', async () => {
    const keys = (byte: number) => ({ current: 'a', keys: new Map([['a', Buffer.alloc(32, byte)]]) });
    const start = (login: number, token: number, nowMs: number) =>
      noteKeys(market.db, { loginKey: Buffer.alloc(32, login), tokenKeys: keys(token), nowMs });
    await start(1, 1, 100);
    await Promise.all([start(2, 1, 200), start(2, 1, 200), start(2, 1, 200)]);
    await start(2, 3, 300);
    const read = () => market.db.selectFrom('audit_entries').selectAll().where('action', '=', 'change-keys').orderBy('id').execute();
    const noted = await read();
    expect(noted.map(({ at_ms: atMs, reason }) => [atMs, reason])).toEqual([
      [100, 'first start'],
      [200, 'a server started with other keys'],
      [300, 'a server started with other keys'],
    ]);
    expect(noted.map(({ subject }) => subject['tokens'])).toEqual([
      expect.stringMatching(/^a:[0-9a-f]{12}$/),
      noted[0]?.subject['tokens'],
      expect.anything(),
    ]);
    await pruneAudit(market.db, 730 * 86_400_000 + 201);
    expect((await read()).map(({ at_ms: atMs }) => atMs)).toEqual([300]);
  });

  it('D13 reports an unknown account name', async () => {
    expect(await banAccount(market.database.url, 'Nobody#0000')).toBeNull();
    expect(await unbanAccount(market.database.url, 'Nobody#0000')).toBe(false);
  });
});
