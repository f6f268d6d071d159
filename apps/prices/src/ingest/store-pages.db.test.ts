import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { readCursor } from './cursor.ts';
import { readPage } from './read-page.ts';
import { makePageBytes, type TestTab } from '../testing/make-page.ts';
import { createKnownIds, type KnownIds } from '../asks/known-ids.ts';
import { numberAccount, numberTab } from '../asks/names.ts';
import { pruneOld } from '../run/repeat-price-runs.ts';
import { storePage } from '../testing/store-page.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());

let known: KnownIds;
beforeEach(async () => {
  await pool.query(
    'truncate prices.stream_cursor, prices.league, prices.item_group, prices.tab, prices.tab_offers, prices.filled_offer, prices.quarantined_change, prices.league_group, prices.league_tag restart identity cascade',
  );
  known = createKnownIds();
});

const readAt = new Date('2026-11-20T12:00:00Z');
const store = async (tabs: readonly TestTab[], { from, to, at = readAt }: { from: string | null; to: string; at?: Date }) =>
  storePage(db, known, { page: readPage(makePageBytes(to, tabs)), askedWith: from, readAt: at });

const listOffers = async () =>
  (
    await pool.query(`
      select t.id::text as tab, t.account_id as account, l.name as league, g.key, c.key as currency, o.ask, o.quantity, o.is_noted as noted
      from prices.offer o join prices.tab t on t.id = o.tab_id
      join prices.league l on l.id = o.league_id and l.id = t.league_id
      join prices.item_group g on g.id = o.group_id join prices.item_group c on c.id = o.currency_id
      order by 1, 4, 6`)
  ).rows as unknown[];
const count = async (table: string) =>
  ((await pool.query(`select count(*) as count from prices.${table}`)).rows[0] as { count: number }).count;

const stocked: TestTab = {
  id: 'aa',
  items: [
    { name: 'Divine Orb', note: '~price 150 chaos', stackSize: 3 },
    { name: 'Screaming Essence of Anger', note: '~b/o 1/50 divine', stackSize: 60 },
    { name: 'Orb of Regret' },
  ],
};
const divineRow = {
  tab: numberTab('aa'),
  account: numberAccount('Seller#1'),
  league: 'Mercenaries',
  key: 'divine orb',
  currency: 'chaos orb',
  ask: 150,
  quantity: 3,
  noted: true,
};

describe('storing stream pages', () => {
  it('D51 stores offers and moves the cursor', async () => {
    expect(await store([stocked], { from: null, to: '1' })).toBe('stored');
    expect((await readCursor(db))?.nextChangeId).toBe('1');
    expect(await listOffers()).toEqual([
      divineRow,
      { ...divineRow, key: 'screaming essence of anger', currency: 'divine orb', ask: 0.02, quantity: 60 },
    ]);
    // The groups were seen, although not all of them were priced.
    expect(await count('league_group')).toBe(3);
  });

  it('D51 stores offers and cursor together or not at all', async () => {
    await store([stocked], { from: null, to: '1' });
    await pool.query("create function prices.fail() returns trigger language plpgsql as $$ begin raise 'full disk'; end $$");
    await pool.query('create trigger fail before insert on prices.tab_offers execute function prices.fail()');
    const next = store([{ id: 'bb', items: [{ name: 'Vaal Orb', note: '~price 1 chaos' }] }], { from: '1', to: '2' });
    await expect(next).rejects.toThrow('full disk');
    expect((await readCursor(db))?.nextChangeId).toBe('1');
    expect(await count('tab')).toBe(1);
    await pool.query('drop trigger fail on prices.tab_offers; drop function prices.fail');
    // Ids that were rolled back are not cached.
    await store([{ id: 'bb', items: [{ name: 'Vaal Orb', note: '~price 1 chaos' }] }], { from: '1', to: '2' });
    expect(await listOffers()).toHaveLength(3);
  });

  it('D51 reaches the same state when a change is repeated', async () => {
    await store([stocked], { from: null, to: '1' });
    const before = await listOffers();
    await store([stocked], { from: '1', to: '2' });
    expect(await listOffers()).toEqual(before);
    expect(await count('filled_offer')).toBe(0);
  });

  it('D51 stores no page that was requested with another cursor', async () => {
    await store([stocked], { from: null, to: '5' });
    expect(await store([{ id: 'bb' }], { from: '4', to: '6' })).toBe('movedOn');
    expect(await store([{ id: 'bb' }], { from: null, to: '6' })).toBe('movedOn');
    expect((await readCursor(db))?.nextChangeId).toBe('5');
  });

  it('D51 replaces the whole tab with each change', async () => {
    await store([stocked], { from: null, to: '1' });
    await store([{ id: 'aa', items: [{ name: 'Divine Orb', note: '~price 149 chaos', stackSize: 3 }] }], { from: '1', to: '2' });
    expect(await listOffers()).toEqual([{ ...divineRow, ask: 149 }]);
  });

  it('D51 deletes the offers of a private tab without counting them as filled', async () => {
    await store([stocked, { ...stocked, id: 'bb' }], { from: null, to: '1' });
    await store([{ id: 'aa', isPublic: false }], { from: '1', to: '2' });
    expect(new Set((await listOffers()).map((offer) => (offer as { tab: string }).tab))).toEqual(new Set([numberTab('bb')]));
    expect(await count('filled_offer')).toBe(0);
  });

  it('D54 counts stock that decreased in or disappeared from a public tab as filled', async () => {
    await store([stocked], { from: null, to: '1' });
    await store([{ ...stocked, items: [{ name: 'Divine Orb', note: '~price 150 chaos', stackSize: 2 }] }], { from: '1', to: '2' });
    expect(await count('filled_offer')).toBe(2);
    await store([{ id: 'aa' }], { from: '2', to: '3' });
    expect(await count('filled_offer')).toBe(3);
    expect(await count('offer')).toBe(0);
    expect(await count('tab')).toBe(0);
  });

  it('D51 treats a tab that moves to another league or owner as new', async () => {
    await store([stocked], { from: null, to: '1' });
    await store([{ ...stocked, league: 'Standard' }], { from: '1', to: '2' });
    expect(new Set((await listOffers()).map((offer) => (offer as { league: string }).league))).toEqual(new Set(['Standard']));
    await store([{ ...stocked, league: 'Standard', account: 'Other#2' }], { from: '2', to: '3' });
    expect(await listOffers()).toHaveLength(2);
    expect(await count('filled_offer')).toBe(0);
  });

  it('D51 expires offers after 48 hours', async () => {
    await store([stocked], { from: null, to: '1', at: new Date('2026-11-18T12:00:00Z') });
    await store([{ ...stocked, id: 'bb', account: 'Other#2' }], { from: '1', to: '2' });
    await pruneOld(db, readAt.getTime());
    expect(await count('tab')).toBe(1);
    expect(await count('offer')).toBe(2);
  });

  it('D51 uses the later of two changes to one tab, and counts stock that decreased between them as filled', async () => {
    const fewer = { ...stocked, items: [{ name: 'Divine Orb', note: '~price 150 chaos', stackSize: 2 }] };
    await store([stocked, { id: 'aa', isPublic: false }, stocked, fewer], { from: null, to: '1' });
    expect(await listOffers()).toEqual([{ ...divineRow, quantity: 2 }]);
    expect(await count('filled_offer')).toBe(2);
  });

  it("D51 merges two stacks at the same ask into one offer, and a note overrides the tab's name", async () => {
    const items = [
      { name: 'Vaal Orb', note: '~price 2 chaos', stackSize: 5 },
      { name: 'Vaal Orb', stackSize: 7 },
    ];
    await store([{ id: 'aa', name: '~b/o 2 chaos', items }], { from: null, to: '1' });
    expect(await listOffers()).toEqual([{ ...divineRow, key: 'vaal orb', ask: 2, quantity: 12, noted: true }]);
    await store([{ id: 'aa', name: '~b/o 1 chaos', items }], { from: '1', to: '2' });
    expect(await listOffers()).toMatchObject([
      { ask: 1, quantity: 7, noted: false },
      { ask: 2, quantity: 5, noted: true },
    ]);
    expect(await count('filled_offer')).toBe(0);
    await store([{ id: 'aa', name: 'no price', items }], { from: '2', to: '3' });
    expect(await listOffers()).toMatchObject([{ ask: 2, quantity: 5 }]);
  });

  it('D51 writes only differences, and keeps the time of unchanged offers', async () => {
    await store([stocked], { from: null, to: '1' });
    const items = [...(stocked.items ?? [])].toReversed().map((item) => (item.name === 'Divine Orb' ? { ...item, stackSize: 9 } : item));
    await store([{ ...stocked, items }], { from: '1', to: '2', at: new Date('2026-11-20T13:00:00Z') });
    const { rows } = await pool.query('select quantity, listed_at from prices.offer order by quantity');
    expect(rows).toEqual([9, 60].map((quantity) => ({ quantity, listed_at: readAt })));
    expect((await pool.query('select seen_at from prices.tab')).rows).toEqual([{ seen_at: new Date('2026-11-20T13:00:00Z') }]);
  });

  it.each(['a\0b', 'a\ud800b'])('D51 an item with unstorable text (%j) does not block the stream', async (mod) => {
    const bytes = JSON.parse(makePageBytes('1', [stocked]).toString()) as { stashes: { items: object[] }[] };
    const ring = { name: 'Doom Loop', typeLine: 'Gold Ring', baseType: 'Gold Ring', frameType: 3, corrupted: true, implicitMods: [mod] };
    bytes.stashes[0]?.items.unshift({ ...ring, note: '~price 1 chaos' });
    await storePage(db, known, { page: readPage(Buffer.from(JSON.stringify(bytes))), askedWith: null, readAt });
    expect(await listOffers()).toHaveLength(2);
    expect((await readCursor(db))?.nextChangeId).toBe('1');
  });

  it('D51 quarantines unreadable changes and continues', async () => {
    const bytes = JSON.parse(makePageBytes('1', [stocked]).toString()) as { stashes: unknown[] };
    bytes.stashes.unshift({ id: 'x\u0000', items: 5 });
    await storePage(db, known, { page: readPage(Buffer.from(JSON.stringify(bytes))), askedWith: null, readAt });
    expect(await listOffers()).toHaveLength(2);
    expect((await pool.query('select change_id, reason from prices.quarantined_change')).rows).toEqual([
      { change_id: '1', reason: 'no list of items' },
    ]);
  });
});
