import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { numberTab } from '../asks/names.ts';
import { followPages } from '../testing/follow-pages.ts';
import { makeHugePage, makePageBytes, type TestTab } from '../testing/make-page.ts';
import { quarantineChanges } from './cursor.ts';
import { quarantinePage } from './page-problems.ts';
import { listQuarantine, retryQuarantine } from './quarantine.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());
beforeEach(() =>
  pool.query('truncate prices.stream_cursor, prices.tab, prices.tab_offers, prices.quarantined_change restart identity cascade'),
);

const at = new Date('2026-11-20T12:00:00Z');
const nowMs = at.getTime() + 3_600_000;
const lifeMs = 48 * 3_600_000;
const tab = (id: string): TestTab => ({ id, items: [{ name: 'Vaal Orb', note: '~price 2 chaos' }] });
const changeText = (id: string) =>
  JSON.stringify((JSON.parse(makePageBytes('1', [tab(id)]).toString()) as { stashes: unknown[] }).stashes[0]);
/** Quarantines a change that was unreadable when it arrived; `tabs` are the tabs without later changes. */
const keep = (body: string, { when = at, tabs = [] as readonly string[] } = {}) =>
  db
    .transaction()
    .execute((tx) => quarantineChanges(tx, [{ reason: 'odd', body, tabIds: tabs.map(numberTab) }], { changeId: '5', at: when }));
const retry = (ids: readonly number[] = []) => retryQuarantine(db, { ids, nowMs, lifeMs });
const readTabs = async () => (await pool.query<{ id: string; seen_at: Date }>('select id::text, seen_at from prices.tab order by 1')).rows;

describe('quarantine', () => {
  it('D51 lists changes, newest first', async () => {
    await keep('{"id":1}');
    await keep(JSON.stringify('ü'));
    expect(await listQuarantine(db)).toEqual([
      { id: 2, changeId: '5', reason: 'odd', byteCount: 4, quarantinedAt: at },
      { id: 1, changeId: '5', reason: 'odd', byteCount: 8, quarantinedAt: at },
    ]);
  });

  it('D51 stores readable changes with their arrival time on retry, and keeps all other changes', async () => {
    await keep(changeText('aa'), { tabs: ['aa'] });
    await keep('{"id":1}');
    await keep('half');
    expect([...(await retry())]).toEqual([
      [1, 'stored'],
      [2, 'stillUnreadable'],
      [3, 'stillUnreadable'],
    ]);
    expect(await readTabs()).toEqual([{ id: numberTab('aa'), seen_at: at }]);
    expect((await listQuarantine(db)).map(({ id }) => id)).toEqual([3, 2]);
  });

  it('D51 reads a quarantined whole page on retry too, except for tabs with later changes', async () => {
    const bytes = Buffer.from(
      makePageBytes('9', [tab('aa'), tab('bb'), tab('cc')])
        .toString()
        .replace('"stashes"', '"stashes":[],"stashes"'),
    );
    expect(await quarantinePage(db, { askedWith: null, bytes, reason: 'test', readAt: at })).toBe(true);
    await followPages(db, [makePageBytes('10', [{ id: 'bb', isPublic: false }])]);
    expect([...(await retry([1]))]).toEqual([[1, 'stored']]);
    expect(new Set((await readTabs()).map(({ id }) => id))).toEqual(new Set(['aa', 'cc'].map(numberTab)));
  });

  it.each<[string, TestTab, number[]]>([
    ['turned private', { id: 'aa', isPublic: false }, []],
    ['was emptied', { id: 'aa' }, []],
    ['moved to a league without a market', { ...tab('aa'), league: 'SSF Mercenaries' }, []],
    ['was renamed and repriced', { id: 'aa', name: '~price 7 chaos', items: [{ name: 'Vaal Orb' }] }, [7]],
  ])('D51 does not overwrite a tab that %s in the meantime, whether known before or not', async (_, later, asks) => {
    for (const before of [[], [tab('aa')]]) {
      await pool.query('truncate prices.stream_cursor, prices.tab, prices.tab_offers');
      await followPages(db, [makePageBytes('1', before)]);
      await keep(changeText('aa'), { tabs: ['aa'] });
      await followPages(db, [makePageBytes('2', [tab('bb'), later])]);
      expect([...(await retry()).values()]).toEqual(['superseded']);
      expect((await readTabs()).filter(({ id }) => id === numberTab('aa'))).toHaveLength(asks.length);
      expect(await listQuarantine(db)).toEqual([]);
    }
  });

  it('D51 retries only the last of several changes to a tab, readable or not', async () => {
    const odd = { id: 'aa', items: 'none' };
    const page = (...changes: unknown[]) => Buffer.from(JSON.stringify({ next_change_id: '9', stashes: changes }));
    const readNews = async () =>
      (await pool.query<{ change_id: number }>('select change_id::int from prices.quarantined_tab order by 1')).rows.map(
        (row) => row.change_id,
      );
    const readable = JSON.parse(changeText('aa')) as unknown;
    await followPages(db, [page(odd, odd), page(odd)]);
    expect(await readNews()).toEqual([3]);
    await followPages(db, [page({ ...odd, id: 'bb' }), page(readable, { ...odd, id: 'bb' })]);
    expect(await readNews()).toEqual([5]);
    await followPages(db, [page(odd, readable)]);
    await followPages(db, [page(odd), page(readable)]);
    expect(await readNews()).toEqual([5]);
  });

  it('D51 skips expired changes, and changes with unknown tabs, on retry', async () => {
    await keep(changeText('aa'), { when: new Date(nowMs - lifeMs), tabs: ['aa'] });
    await keep(changeText('bb'));
    expect([...(await retry()).values()]).toEqual(['superseded', 'superseded']);
    expect(await readTabs()).toEqual([]);
  });

  it('D51 quarantines only the change that is nested too deep to be written', async () => {
    const deep = `{"id":"aa","items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const odd = `{"id":"bb","public":true,"accountName":"a","items":null,"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const status = await followPages(db, [Buffer.from(`{"next_change_id":"1","stashes":[${deep},${odd},${changeText('cc')}]}`)]);
    expect(status.counts).toMatchObject({ changes: 3, quarantined: 1 });
    expect((await readTabs()).map(({ id }) => id)).toEqual([numberTab('cc')]);
    expect(await pool.query('select body from prices.quarantined_change')).toMatchObject({
      rows: [{ body: expect.stringContaining('"bb"') }],
    });
  });

  it('D51 keeps a page that would crash its reader, without blocking other pages', async () => {
    await keep(JSON.stringify(makeHugePage('1', 2_000_000).toString()), { tabs: ['x'] });
    await keep(changeText('aa'), { tabs: ['aa'] });
    const outcomes = await retryQuarantine(db, { ids: [], nowMs, lifeMs, limits: { maxHeapMb: 64 } });
    expect([...outcomes.values()]).toEqual(['stillUnreadable', 'stored']);
  });

  it('D51 keeps the newest 20,000 changes from an unreadable stream', async () => {
    await keep('{"id":1}', { tabs: ['aa'] });
    await pool.query(`
      insert into prices.quarantined_change (change_id, reason, body, quarantined_at)
      select '5', 'odd', '{}', now() from generate_series(2, 20000)`);
    const count = async (table: string) =>
      (await pool.query<{ count: number }>(`select count(*)::int from prices.${table}`)).rows[0]?.count;
    expect(await count('quarantined_change')).toBe(20_000);
    await keep('{"id":2}', { tabs: ['bb'] });
    expect(await count('quarantined_change')).toBe(20_000);
    expect((await listQuarantine(db))[0]?.id).toBe(20_001);
    expect(await count('quarantined_tab')).toBe(1);
  });

  it('D51 keeps the newest hundred unreadable pages, in addition to the changes', async () => {
    await keep('{"id":1}');
    for (let page = 1; page <= 103; page += 1) {
      const bytes = Buffer.from(`{"next_change_id":"${page}","stashes":[{"id":"tab${page}"`);
      await quarantinePage(db, { askedWith: page === 1 ? null : String(page - 1), bytes, reason: 'cut off', readAt: at });
    }
    const { rows } = await pool.query('select count(*)::int as pages, min(id)::int as oldest from prices.quarantined_change');
    expect(rows).toEqual([{ pages: 101, oldest: 1 }]);
    expect((await pool.query('select count(*)::int as tabs from prices.quarantined_tab')).rows).toEqual([{ tabs: 100 }]);
  });

  it('D51 ignores unknown numbers on retry', async () => {
    expect(await retry([77])).toEqual(new Map());
  });
});
