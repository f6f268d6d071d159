import { makeGroup } from '@poexchange/domain/grouping';
import { readPublisherTabId } from '@poexchange/domain/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anger, chaosOrb, createMarket, listingsUrl, makeDraft, woe, type Market, type Person } from '../../testing/market.ts';
import { followTab } from './follow-tab.ts';

let market: Market;
let seller: Person;
beforeAll(async () => {
  market = await createMarket();
  seller = await market.addPerson('Kirael');
});
afterAll(() => market.stop());

const post = (draft: Record<string, unknown>, headers: Record<string, string> = {}) =>
  market.send(seller, { method: 'POST', url: listingsUrl, payload: draft, headers });
const countListings = async () => (await market.db.selectFrom('listings').select('uuid').execute()).length;

describe('POST /listings', () => {
  it('R7.18, D20 replaces a listing with the same user, game, league, category, sub-category and side', async () => {
    const first = await post(makeDraft(seller));
    expect(first).toMatchObject({ status: 200, body: { state: 'active', totalPrice: 293.1, category: 'essence' } });
    market.clock.nowMs += 1000;
    const second = await post(makeDraft(seller, { multiplier: 90 }));
    expect(second).toMatchObject({ status: 200, body: { uuid: (first.body as { uuid: string }).uuid, multiplier: 90 } });
    expect(await countListings()).toBe(1);
  });

  it('R3.02 treats ALL as no sub-category and replaces the listing of the whole category', async () => {
    const first = await post(makeDraft(seller));
    market.clock.nowMs += 1000;
    const second = await post(makeDraft(seller, { subCategory: 'ALL' }));
    expect(second).toMatchObject({ status: 200, body: { uuid: (first.body as { uuid: string }).uuid, subCategory: '' } });
  });

  const one = { hash: anger, price: 6.2, quantity: 1, rawItems: [{ id: 'a1', stackSize: 30 }] };
  const cases: [string, string, number, Record<string, unknown>][] = [
    ['a price of 0', 'priceNotValid', 422, { items: [{ ...one, price: 0 }], totalPrice: 0 }],
    ['a price that is not a number', 'priceNotValid', 422, { items: [{ ...one, price: null }], totalPrice: 0 }],
    ['a price of 1e308', 'priceNotValid', 422, { items: [{ ...one, price: 1e308 }], totalPrice: 1e308 }],
    ['a negative price', 'priceNotValid', 422, { items: [{ ...one, price: -1 }], totalPrice: -1 }],
    ['a quantity of -1', 'quantityNotValid', 422, { items: [{ ...one, quantity: -1 }], totalPrice: -6.2 }],
    ['half a piece', 'quantityNotValid', 422, { items: [{ ...one, quantity: 0.5 }], totalPrice: 3.1 }],
    ['more pieces than the stacks hold', 'quantityNotValid', 422, { items: [{ ...one, quantity: 31 }], totalPrice: 192.2 }],
    ['a total that does not add up', 'totalNotValid', 422, { totalPrice: 100 }],
    ['10,000 items', 'tooManyItems', 422, { items: Array.from({ length: 10_000 }, () => one) }],
    ['no items', 'emptyListing', 422, { items: [], totalPrice: 0 }],
    ['an unknown category', 'unknownCategory', 422, { category: 'spaceships' }],
    ['a sub-category of another category', 'unknownCategory', 422, { subCategory: 'fossil' }],
    ['an unknown hash', 'unknownItem', 422, { items: [{ ...one, hash: '0'.repeat(40) }], totalPrice: 6.2 }],
    ['a group of another category', 'unknownItem', 422, { items: [{ ...one, hash: chaosOrb }], totalPrice: 6.2 }],
    [
      'a group of another sub-category',
      'unknownItem',
      422,
      { subCategory: 'essenceHigh', items: [{ ...one, hash: woe }], totalPrice: 6.2 },
    ],
    ["somebody else's character", 'ignNotOwned', 422, { ign: 'Somebody' }],
    ['a multiplier that no page can show', 'badRequest', 400, { multiplier: 0.09 }],
    ['a smallest trade that all of it does not reach', 'minTradeTooHigh', 422, { minTradeValue: 293.2 }],
    ['stacks in a game whose tabs nobody can read', 'badRequest', 400, { game: 'poe2', stashTabs: [] }],
    ['a game that does not exist', 'badRequest', 400, { game: 'poe3' }],
  ];
  it.each(cases)('D20 refuses %s with %s and writes nothing', async (_what, code, status, changes) => {
    const before = await market.db.selectFrom('listings').selectAll().execute();
    expect(await post(makeDraft(seller, changes))).toMatchObject({ status, body: { code } });
    expect(await market.db.selectFrom('listings').selectAll().execute()).toEqual(before);
  });

  it('R5.14 R5.15 accepts only 8-mod maps as 8-mod maps, and refuses a group that cannot be modified', async () => {
    const plain = makeGroup('map', 'map (tier 16)', { tier: 16 });
    const eightMod = makeGroup('map', 'map (tier 16)', { tier: 16, eightMod: true });
    const hardest = makeGroup('map', 'map (tier 17)', { tier: 17 });
    const spent = makeGroup('blighted_map', 'map (tier 16)', { tier: 16, unmodifiable: true });
    for (const { hash, tag, key, unsafeHashProperties } of [plain, eightMod, hardest, spent]) {
      const properties = JSON.stringify(unsafeHashProperties);
      await market.db
        .insertInto('stash_groups')
        .values({ game: 'poe1', league: 'mercenaries', hash, tag, key, properties, icon: null, seen_ms: market.clock.nowMs })
        .execute();
    }
    const send = ({ hash }: { hash: string }, subCategory: string) =>
      post(
        makeDraft(seller, {
          category: 'map',
          subCategory,
          items: [{ ...one, hash, rawItems: [{ id: hash, stackSize: 1 }] }],
          totalPrice: 6.2,
        }),
      );
    expect(await send(eightMod, '8modNormalMap')).toMatchObject({ status: 200 });
    for (const [group, subCategory] of [
      [plain, '8modNormalMap'],
      [hardest, '8modNormalMap'],
      [plain, 't17Map'],
      [spent, 'blightedMap'],
      [spent, ''],
    ] as const)
      expect(await send(group, subCategory)).toMatchObject({ status: 422, body: { code: 'unknownItem' } });
  });

  it('D20 D58 accepts a group that has been seen only in a stash, but only in the league and category where it was seen', async () => {
    const { hash, tag, key } = makeGroup('essence', 'muttering essence of woe', {});
    const draft = { items: [{ ...one, hash, rawItems: [{ id: 'muttering', stackSize: 1 }] }], totalPrice: 6.2 };
    expect(await post(makeDraft(seller, draft))).toMatchObject({ status: 422, body: { code: 'unknownItem' } });
    await market.db
      .insertInto('stash_groups')
      .values({ game: 'poe1', league: 'mercenaries', hash, tag, key, properties: '{}', icon: null, seen_ms: market.clock.nowMs })
      .execute();
    expect(await post(makeDraft(seller, draft))).toMatchObject({ status: 200, body: { items: [{ hash }] } });
    for (const elsewhere of [{ league: 'standard', stashTabs: [] }, { category: 'currency' }, { subCategory: 'essenceHigh' }])
      expect(await post(makeDraft(seller, { ...draft, ...elsewhere }))).toMatchObject({ status: 422, body: { code: 'unknownItem' } });
  });

  it('D15 lists the failing paths of an invalid body and includes a message and a request id in every refusal', async () => {
    const reply = await post(makeDraft(seller, { multiplier: 'many', ign: 7 }));
    expect(reply.body).toMatchObject({ code: 'badRequest', wording: 'error.bad_request', paths: ['body.ign', 'body.multiplier'] });
    expect(reply.body).toHaveProperty('requestId');
  });

  it('D20 refuses a body of 10 MiB before reading it', async () => {
    const reply = await market.send(seller, {
      method: 'POST',
      url: listingsUrl,
      payload: `{"x":"${'y'.repeat(10 * 1024 * 1024)}"}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply).toMatchObject({ status: 413, body: { code: 'bodyTooLarge' } });
  });

  it('R6.01 refuses publications from visitors', async () => {
    expect(await market.send(null, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) })).toMatchObject({
      status: 401,
      body: { code: 'sessionExpired' },
    });
  });

  it('D16 repeats the first answer for a POST with the same Idempotency-Key, and refuses a different body under that key', async () => {
    const first = await post(makeDraft(seller), { 'idempotency-key': 'k1' });
    market.clock.nowMs += 5000;
    const again = await post(makeDraft(seller), { 'idempotency-key': 'k1' });
    expect(again.body).toEqual(first.body);
    expect(await post(makeDraft(seller, { multiplier: 50 }), { 'idempotency-key': 'k1' })).toMatchObject({
      status: 409,
      body: { code: 'idempotencyKeyReused' },
    });
  });

  it('D16 applies two concurrent requests with the same key only once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => post(makeDraft(seller), { 'idempotency-key': 'k2' })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  });

  it('D23 reports when the offered items were last seen in the stash', async () => {
    const readAtMs = market.clock.nowMs - 60_000;
    for (const [id, stackSize] of [
      ['a1', 30],
      ['a2', 10],
      ['e1', 11],
    ] as const)
      await market.layInStash(seller, { id, stackSize, readAtMs });
    expect((await post(makeDraft(seller))).body).toMatchObject({ seenAt: readAtMs });
    await market.takeFromStash(seller, 'e1');
    const stashTabs = ['mercenaries:tab1', 'mercenaries:unread'];
    expect((await post(makeDraft(seller, { stashTabs }))).body).toMatchObject({ seenAt: readAtMs, totalPrice: 248 });
  });

  describe('D33 stacks that are in none of the tabs read are not offered', () => {
    const piecesOf = async (person: Person) =>
      (await market.db.selectFrom('listings').select('feed_items').where('user_id', '=', person.id).execute())
        .flatMap(({ feed_items: items }) => items)
        .reduce((sum, [, , quantity]) => sum + quantity, 0);
    const offer = (person: Person, ids: readonly string[], changes: Record<string, unknown> = {}) => {
      const rawItems = ids.map((id) => ({ id, stackSize: 30 }));
      const items = [{ hash: anger, price: 1, quantity: 30 * ids.length, rawItems }];
      const payload = makeDraft(person, { items, totalPrice: 30 * ids.length, ...changes });
      return market.send(person, { method: 'POST', url: listingsUrl, payload });
    };
    const readTab = (person: Person, id: string, tabId = 'tab1') =>
      market.layInStash(person, { id, stackSize: 30, hashes: [anger], tabId, readAtMs: market.clock.nowMs });

    it.each([
      ['invented', 'f'.repeat(64)],
      ["somebody else's", 'foreign'],
    ])('leaves out a stack that is %s', async (_what, id) => {
      const person = await market.addPerson(`Inventor_${id.slice(0, 3)}`);
      await readTab(await market.addPerson(`Owner_${id.slice(0, 3)}`), 'foreign');
      await readTab(person, 'mine');
      expect((await offer(person, ['mine', id])).body).toMatchObject({ leftOut: [{ hash: anger, quantity: 30, reason: 'notInTabs' }] });
      expect(await piecesOf(person)).toBe(30);
      expect(await offer(person, [id])).toMatchObject({ status: 409, body: { code: 'nothingInStock' } });
      expect(await offer(person, [id], { stashTabs: [] })).toMatchObject({ status: 409, body: { code: 'nothingInStock' } });
    });

    it.each([
      ['beside a read tab', ['mercenaries:tab1', 'mercenaries:unread']],
      ['alone', ['mercenaries:unread']],
    ])('leaves out such stacks in any quantity if a tab that was never read is named %s', async (what, stashTabs) => {
      const person = await market.addPerson(`Namer_${what.slice(0, 3)}`);
      await readTab(person, 'mine');
      await readTab(await market.addPerson(`Victim_${what.slice(0, 3)}`), 'foreign');
      for (const id of ['invented', 'foreign']) {
        const rawItems = [
          { id: 'mine', stackSize: 30 },
          { id, stackSize: 1_000_000 },
        ];
        const items = [{ hash: anger, price: 1, quantity: 1_000_030, rawItems }];
        const { body } = await offer(person, [], { items, totalPrice: 1_000_030, stashTabs });
        expect(body).toMatchObject({ leftOut: [{ hash: anger, quantity: 1_000_000, reason: 'notInTabs' }] });
        expect(await piecesOf(person)).toBe(30);
        expect(await offer(person, [id], { stashTabs })).toMatchObject({ status: 409, body: { code: 'nothingInStock' } });
      }
    });

    it('removes a stack from an older listing when any tab is read, even if the listing names a tab that was never read', async () => {
      const person = await market.addPerson('Early');
      await readTab(person, 'mine');
      await readTab(person, 'other');
      await offer(person, ['mine', 'other'], { stashTabs: ['mercenaries:tab1', 'mercenaries:unread'] });
      expect(await piecesOf(person)).toBe(60);
      await market.takeFromStash(person, 'other');
      const tabId = readPublisherTabId('tab1') ?? expect.fail();
      await followTab(market.deps, { userId: person.id, game: 'poe1', league: 'mercenaries', tabId });
      expect(await piecesOf(person)).toBe(30);
    });
  });
});
