import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banAccount, unbanAccount } from './admin.ts';
import { createMarket, type Market, type Person } from './testing/market.ts';

let market: Market;
let person: Person;
beforeAll(async () => {
  market = await createMarket();
  person = await market.addPerson('Kirael');
  await market.db.insertInto('sessions').values({ user_id: person.id, created_ms: 0, expires_ms: 9e12, ended_ms: null }).execute();
});
afterAll(() => market.stop());

describe('the operator', () => {
  it('D13, R7.62 a ban ends all sessions and is told to every tab, and is lifted again', async () => {
    expect(await banAccount(market.database.url, 'kirael#1234')).toBe(1);
    const events = await market.db.selectFrom('room_events').select(['room', 'event']).execute();
    expect(events).toEqual([{ room: `user-${person.id}`, event: 'got-banned' }]);
    const open = await market.db.selectFrom('sessions').select('id').where('ended_ms', 'is', null).execute();
    expect(open).toEqual([]);
    expect(await unbanAccount(market.database.url, 'Kirael#1234')).toBe(true);
    expect(await market.db.selectFrom('users').select('banned_ms').execute()).toEqual([{ banned_ms: null }]);
  });

  it('D13 says so when nobody of that name has signed in', async () => {
    expect(await banAccount(market.database.url, 'Nobody#0000')).toBeNull();
    expect(await unbanAccount(market.database.url, 'Nobody#0000')).toBe(false);
  });
});
