import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { createKnownIds } from '../offers/known-ids.ts';
import { numberTab } from '../offers/names.ts';
import { storePage } from '../offers/store-page.ts';
import { makePageBytes } from '../testing/make-page.ts';
import type { TestTab } from '../testing/make-page.ts';
import { quarantinePage } from './quarantine-page.ts';
import { listQuarantine, retryQuarantine } from './quarantine.ts';
import { readPage } from './read-page.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());
beforeEach(() => pool.query('truncate prices.stream_cursor, prices.tab, prices.tab_offers, prices.quarantined_change restart identity'));

const at = new Date('2026-11-20T12:00:00Z');
const nowMs = at.getTime() + 3_600_000;
const lifeMs = 48 * 3_600_000;
const tab = (id: string): TestTab => ({ id, items: [{ name: 'Vaal Orb', note: '~price 2 chaos' }] });
const changeText = (id: string) =>
  JSON.stringify((JSON.parse(makePageBytes('1', [tab(id)]).toString()) as { stashes: unknown[] }).stashes[0]);
const keep = (body: string, when = at) =>
  pool.query("insert into prices.quarantined_change (change_id, reason, body, quarantined_at) values ('5', 'odd', $1, $2)", [body, when]);
const retry = (ids: readonly number[] = []) => retryQuarantine(db, { ids, nowMs, lifeMs });
const readTabs = async () => (await pool.query('select id::text, seen_at from prices.tab order by 1')).rows as unknown[];

describe('the quarantine', () => {
  it('D51 is listed, newest first', async () => {
    await keep('{"id":1}');
    await keep(JSON.stringify('ü'));
    expect(await listQuarantine(db)).toEqual([
      { id: 2, changeId: '5', reason: 'odd', byteCount: 4, quarantinedAt: at },
      { id: 1, changeId: '5', reason: 'odd', byteCount: 8, quarantinedAt: at },
    ]);
  });

  it('D51 gives back what can be read now, as of when it came, and keeps the rest', async () => {
    await keep(changeText('aa'));
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

  it('D51 a whole page that was set aside is read too', async () => {
    const bytes = Buffer.from(
      makePageBytes('9', [tab('aa'), tab('bb')])
        .toString()
        .replace('"stashes"', '"stashes":[],"stashes"'),
    );
    expect(await quarantinePage(db, { askedWith: null, bytes, reason: 'test', readAt: at })).toBe(true);
    expect([...(await retry([1]))]).toEqual([[1, 'stored']]);
    expect(await readTabs()).toHaveLength(2);
  });

  it('D51 never puts an older state over a newer one, nor brings back what would be dead', async () => {
    await keep(changeText('aa'));
    await keep(changeText('bb'), new Date(nowMs - lifeMs));
    const newer = { ...tab('aa'), items: [{ name: 'Vaal Orb', note: '~price 7 chaos' }] };
    await storePage(db, createKnownIds(), {
      page: readPage(makePageBytes('6', [newer])),
      askedWith: null,
      readAt: new Date(at.getTime() + 60_000),
    });
    expect([...(await retry())].map(([, outcome]) => outcome)).toEqual(['superseded', 'superseded']);
    expect((await pool.query('select ask from prices.offer')).rows).toEqual([{ ask: 7 }]);
    expect(await listQuarantine(db)).toEqual([]);
  });

  it('D51 numbers that are not there are no harm', async () => {
    expect(await retry([77])).toEqual(new Map());
  });
});
