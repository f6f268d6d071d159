import { laterApi } from '@poexchange/contract/rest/later';
import { hashGroup } from '@poexchange/domain/grouping';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarket, headhunter, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';

const place = { game: 'poe2', league: 'mercenaries' } as const;
const corrupted = hashGroup({ tag: 'unique', key: 'headhunter', properties: { corrupted: true, sixLink: false } });
const belt = ['Item Class: Belts\nRarity: Unique\nHeadhunter\nHeavy Belt', 'Item Level: 84'];
const write = (name: string, ...after: string[]) =>
  [`Item Class: Belts\nRarity: Unique\n${name}\nHeavy Belt`, 'Item Level: 84', '+40 to Strength', ...after].join('\n--------\n');

const DAY_MS = 24 * 3_600_000;
let market: Market;
let person: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
let people = 0;
beforeEach(async () => {
  people += 1;
  // Each test uses its own person because the rate limit is per minute.
  person = await market.addPerson(`Kirael${people}`);
  await market.db.deleteFrom('stash_groups').execute();
});

const note = (changes: Record<string, unknown> = {}) =>
  market.send(person, {
    method: 'POST',
    url: `/api/v1${laterApi.noteVariant.path}`,
    payload: { ...place, text: write('Headhunter', 'Corrupted'), ...changes },
  });
const listNoted = () => market.db.selectFrom('stash_groups').select(['hash', 'tag', 'key', 'properties']).orderBy('hash').execute();

describe('POST /listings/variants', () => {
  it('D45, D55 allows listing a variant that has never been seen once its text has been sent', async () => {
    const items = [{ hash: corrupted, price: 9000, quantity: 1, rawItems: [] }];
    const wanted = makeDraft(person, { ...place, side: 'buy', category: 'unique', stashTabs: [], items, totalPrice: 9000 });
    const publish = () => market.send(person, { method: 'POST', url: listingsUrl, payload: wanted });
    expect(await publish()).toMatchObject({ status: 422, body: { code: 'unknownItem' } });
    expect(await note()).toMatchObject({ status: 200, body: { hash: corrupted } });
    expect(await listNoted()).toEqual([
      { hash: corrupted, tag: 'unique', key: 'headhunter', properties: { corrupted: true, sixLink: false } },
    ]);
    expect(await publish()).toMatchObject({ status: 200, body: { items: [{ hash: corrupted }] } });
  });

  it('D45 registers nothing for the plain item, which is already known', async () => {
    expect(await note({ text: write('Headhunter') })).toMatchObject({ status: 200, body: { hash: headhunter } });
    expect(await listNoted()).toEqual([]);
  });

  it("D45 accepts corrupted lines only in the game's own words and characters", async () => {
    const corruptedBy = (mod: string) => note({ text: [...belt, `${mod} (enchant)`, '+40 to Strength', 'Corrupted'].join('\n--------\n') });
    expect(await corruptedBy('15% increased Attack Speed')).toMatchObject({ status: 200 });
    const noted = await listNoted();
    expect(noted.map(({ properties }) => properties)).toContainEqual({ sixLink: false, corruption: ['#% increased attack speed'] });
    for (const mod of [
      'Cheap gold at goldfarm',
      '<b>Attack Speed</b>',
      'Attack @Speed',
      'attack 🎉 speed',
      'incr\u202Eeased speed',
      '5c) Attack (Speed',
    ])
      expect(await corruptedBy(mod), mod).toMatchObject({ status: 422, body: { code: 'unknownItem' } });
    expect(await corruptedBy('increased '.repeat(30))).toMatchObject({ status: 422 });
    expect(await corruptedBy('fire cold your gold take all items from the owner')).toMatchObject({ status: 422 });
    expect(await corruptedBy('+5% to fire cold your gold take all items from the owner')).toMatchObject({ status: 422 });
    expect(await listNoted()).toEqual(noted);
  });

  it('D58 limits the groups registered in a league', async () => {
    const row = (at: number) => ({
      ...place,
      hash: String(at).padStart(40, '0'),
      tag: 'unique' as const,
      key: 'x',
      properties: '{}',
      icon: null,
      seen_ms: 0,
    });
    await market.db
      .insertInto('stash_groups')
      .values(Array.from({ length: 1999 }, (_, at) => row(at)))
      .execute();
    const enchanted = [...belt, '15% increased Attack Speed (enchant)', '+40 to Strength', 'Corrupted'].join('\n--------\n');
    expect(await note({ text: enchanted })).toMatchObject({ status: 422, body: { code: 'unknownItem' } });
    expect(await note()).toMatchObject({ status: 200 });
    expect(await note({ text: enchanted })).toMatchObject({ status: 422, body: { code: 'unknownItem' } });
  });

  it('D20 limits a person to 40 registered variants a day', async () => {
    const today = Math.floor(market.clock.nowMs / DAY_MS);
    const setNoted = (day: number, count: number) =>
      market.db.updateTable('users').set({ variants_day: day, variants_noted: count }).where('id', '=', person.id).execute();
    await setNoted(today, 39);
    expect((await note()).status).toBe(200);
    expect((await note()).status).toBe(200);
    await market.db.deleteFrom('stash_groups').execute();
    expect(await note()).toMatchObject({ status: 429, body: { policy: 'noted-variants' } });
    await setNoted(today - 1, 40);
    expect((await note()).status).toBe(200);
  });

  const cases: [what: string, code: string, changes: Record<string, unknown>][] = [
    ['an item that has no place in the prices', 'unknownItem', { text: write('Headhunter of Mine', 'Corrupted') }],
    ['a text that is no item', 'unknownItem', { text: '12 Divine Orb' }],
    ['a text that is cut off', 'unknownItem', { text: 'Item Class: Belts\nRarity: Unique\nHeadhunter\nHeavy Belt\n-----' }],
    ['a private league', 'leagueNotFound', { league: 'friends of kirael (pl123)' }],
    ['a league that is not there', 'leagueNotFound', { league: 'nowhere' }],
    ['a game whose tabs tell what there is', 'unknownItem', { game: 'poe1' }],
    ['a text longer than any item', 'badRequest', { text: 'x'.repeat(8193) }],
  ];
  it.each(cases)('D20, D27, D58 refuses %s with %s and registers nothing', async (_what, code, changes) => {
    expect(await note(changes)).toMatchObject({ body: { code } });
    expect(await listNoted()).toEqual([]);
  });
});
