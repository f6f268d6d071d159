import { createRandom } from '@poexchange/domain/random';
import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../../database.ts';
import { askAt, ASK_BYTES, viewBytes, writeAsk } from '../../asks/packed-asks.ts';
import type { AskBook, AskRow } from './ask-book.ts';
import { createLeagueAsks } from './league-asks.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());
beforeEach(() => pool.query('truncate prices.tab, prices.tab_offers'));

const nowMs = Date.UTC(2026, 10, 20, 12);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Ask = { groupId: number; ask: number; quantity?: number; currencyId?: number };

const pack = (asks: readonly Ask[]): Buffer => {
  const bytes = Buffer.alloc(asks.length * ASK_BYTES);
  asks.forEach(({ groupId, ask, quantity = 1, currencyId = 3 }, at) =>
    writeAsk(viewBytes(bytes), at * ASK_BYTES, { groupId, currencyId, ask, quantity, isNoted: true, listedAtSeconds: 1_000_000 }),
  );
  return bytes;
};
const storeTab = async (
  id: number,
  asks: readonly Ask[],
  { accountId = 1, leagueId = 1, seenAtMs = nowMs, client = pool as Pick<typeof pool, 'query'> } = {},
) => {
  await client.query(
    `insert into prices.tab (id, account_id, league_id, content, seen_at) values ($1, $2, $3, 0, $4)
     on conflict (id) do update set account_id = excluded.account_id, league_id = excluded.league_id, seen_at = excluded.seen_at`,
    [id, accountId, leagueId, new Date(seenAtMs)],
  );
  await client.query(
    'insert into prices.tab_offers (tab_id, league_id, asks) values ($1, $2, $3) on conflict (tab_id) do update set asks = excluded.asks',
    [id, leagueId, pack(asks)],
  );
};

/** Lists every ask in a book as text, sorted, and checks the book's columns and counts. */
const listAsks = ({
  bytes,
  groups,
  currencies,
  counts,
  currencyIds,
  accountIds,
  seenAtMs,
  from,
  to,
}: AskBook): { groupId: number; currencyId: number; text: string }[] => {
  const view = viewBytes(bytes);
  const asks = [...accountIds].flatMap((accountId, tab) => {
    const found: { groupId: number; currencyId: number; text: string }[] = [];
    for (let place = from[tab] ?? 0; place < (to[tab] ?? 0); place += 1) {
      const at = place * ASK_BYTES;
      const groupId = view.getInt32(at + askAt.groupId);
      expect([groups[place], currencies[place]]).toEqual([groupId, view.getInt32(at + askAt.currencyId)]);
      const currencyId = view.getInt32(at + askAt.currencyId);
      const numbers = [currencyId, view.getFloat64(at + askAt.ask), view.getInt32(at + askAt.stock), accountId, seenAtMs[tab]];
      found.push({ groupId, currencyId, text: [groupId, ...numbers].join(' ') });
    }
    return found;
  });
  const counted = [...counts.entries()].flatMap(([groupId, count]) => Array.from({ length: count }, () => groupId));
  expect(counted).toEqual(asks.map(({ groupId }) => groupId).toSorted((a, b) => a - b));
  expect([...currencyIds].toSorted((a, b) => a - b)).toEqual(
    [...new Set(asks.map(({ currencyId }) => currencyId))].toSorted((a, b) => a - b),
  );
  expect([...accountIds]).toEqual([...accountIds].toSorted((a, b) => a - b));
  return asks.toSorted((a, b) => (a.text < b.text ? -1 : 1));
};
const listMarked = (book: AskBook): number[] | null =>
  book.changed === null ? null : [...book.changed.marks.entries()].flatMap(([id, mark]) => (mark === 1 ? [id] : []));
const limits = { mostKept: 1_000, mostRetired: 5 };
const readFresh = (atMs: number, ownAsks: readonly AskRow[] = []) =>
  createLeagueAsks().read(db, { leagueId: 1, share: 'league/1', ownAsks, nowMs: atMs });
const open = () => {
  const asks = createLeagueAsks(limits);
  return (atMs = nowMs, ownAsks: readonly AskRow[] = []) => asks.read(db, { leagueId: 1, share: 'league/1', ownAsks, nowMs: atMs });
};

describe('cached league asks', () => {
  it('D51 lists only the groups whose asks changed', async () => {
    const read = open();
    await storeTab(1, [
      { groupId: 10, ask: 1 },
      { groupId: 11, ask: 2 },
      { groupId: 12, ask: 3 },
    ]);
    await storeTab(
      2,
      [
        { groupId: 20, ask: 1 },
        { groupId: 21, ask: 2 },
      ],
      { accountId: 2 },
    );
    const first = await read();
    expect(listMarked(first)).toBeNull();
    const quiet = await read();
    expect([listMarked(quiet), quiet.changed?.since]).toEqual([[], first.number]);
    // A different price; then one ask fewer, in the middle; then more asks than fit into the reserved space.
    await storeTab(1, [
      { groupId: 10, ask: 1 },
      { groupId: 11, ask: 2.5 },
      { groupId: 12, ask: 3 },
    ]);
    expect(listMarked(await read())).toEqual([11]);
    await storeTab(1, [
      { groupId: 10, ask: 1 },
      { groupId: 12, ask: 3 },
    ]);
    expect(listMarked(await read())).toEqual([11]);
    await storeTab(1, [{ groupId: 10, ask: 1 }, ...[40, 41, 42].map((groupId) => ({ groupId, ask: 5 })), { groupId: 12, ask: 3 }]);
    expect(listMarked(await read())).toEqual([40, 41, 42]);
    // A tab seen again is unchanged; a removed or expired tab is a change.
    await pool.query('update prices.tab set seen_at = $1 where id = 1', [new Date(nowMs + 5000)]);
    expect(listMarked(await read())).toEqual([]);
    await pool.query('update prices.tab set seen_at = $1 where id = 2', [new Date(nowMs - 49 * hourMs)]);
    expect(listMarked(await read())).toEqual([20, 21]);
    // The tab's asks have not been written since.
    await pool.query('update prices.tab set seen_at = $1 where id = 2', [new Date(nowMs)]);
    const back = await read();
    expect(listMarked(back)).toEqual([20, 21]);
    expect(listAsks(back)).toEqual(listAsks(await readFresh(nowMs)));
    await pool.query('update prices.tab set account_id = 9 where id = 2');
    expect(listMarked(await read())).toEqual([20, 21]);
    await pool.query('delete from prices.tab where id = 2');
    expect(listMarked(await read())).toEqual([20, 21]);
  });

  it("D55 lists the groups of the site's own asks, both while the asks exist and after they are gone", async () => {
    const read = open();
    await storeTab(1, [{ groupId: 10, ask: 1 }]);
    const own = { groupId: 30, accountId: -5, currencyId: 3, isNoted: true, ask: 7, seenAtMs: nowMs };
    await read();
    const during = await read(nowMs, [own]);
    expect(listMarked(during)).toEqual([30]);
    expect(listAsks(during)).toEqual(listAsks(await readFresh(nowMs, [own])));
    expect(listMarked(await read())).toEqual([30]);
    const after = await read();
    expect([listMarked(after), listAsks(after)]).toEqual([[], listAsks(await readFresh(nowMs))]);
    // The arena space of the site's own asks is reused.
    for (let minute = 0; minute < 5; minute += 1) expect((await read(nowMs, [own])).groups).toHaveLength(2);
  });

  it('D51 misses no write that began before a read and committed after it', async () => {
    const read = open();
    await storeTab(1, [{ groupId: 10, ask: 1 }]);
    await read();
    const client = await pool.connect();
    try {
      await client.query('begin');
      await storeTab(1, [{ groupId: 10, ask: 2 }], { client });
      expect(listMarked(await read())).toEqual([]);
      // Other transactions finish in between.
      for (let id = 5; id < 9; id += 1) await storeTab(id, [{ groupId: 50 + id, ask: 1 }]);
      await read();
      await client.query('commit');
    } finally {
      client.release();
    }
    const book = await read();
    expect(listMarked(book)).toEqual([10]);
    expect(listAsks(book)).toEqual(listAsks(await readFresh(nowMs)));
  });

  it('D51 reads everything again after a database crash, after an hour, after the clock is set back, and on request', async () => {
    const asks = createLeagueAsks();
    const read = async (atMs = nowMs) => listMarked(await asks.read(db, { leagueId: 1, share: 'league/1', ownAsks: [], nowMs: atMs }));
    await storeTab(1, [{ groupId: 10, ask: 1 }]);
    expect([await read(), await read()]).toEqual([null, []]);
    // A crash empties an unlogged table, and transaction numbers may repeat.
    await pool.query('truncate prices.database_run');
    expect([await read(), await read()]).toEqual([null, []]);
    expect([await read(nowMs + hourMs - 1), await read(nowMs + hourMs)]).toEqual([[], null]);
    expect([await read(nowMs - 1), await read()]).toEqual([null, []]);
    asks.keepOnly(['league/2']);
    expect([await read(), await read()]).toEqual([null, []]);
    // A partial read and the read after it have no earlier book.
    await asks.read(db, { leagueId: 1, share: 'league/1', ownAsks: [], nowMs, onlyIds: new Set([10]) });
    expect([await read(), await read()]).toEqual([null, []]);
  });

  it('D51 D58 reuses a replaced book’s memory for the next book, including another league’s book', async () => {
    const asks = createLeagueAsks({ mostKept: 2, mostRetired: 5 });
    const read = (leagueId: number, onlyIds?: ReadonlySet<number>) =>
      asks.read(db, { leagueId, share: `league/${leagueId}`, ownAsks: [], nowMs, onlyIds });
    await storeTab(1, [{ groupId: 10, ask: 1 }]);
    await storeTab(
      2,
      [
        { groupId: 20, ask: 1 },
        { groupId: 21, ask: 1 },
      ],
      { leagueId: 2 },
    );
    const memory = (await read(1)).bytes.buffer;
    expect(listMarked(await read(1))).toEqual([]);
    await pool.query('truncate prices.database_run');
    expect((await read(1)).bytes.buffer).toBe(memory);
    // Three asks exceed the limit: the second league is read completely each time, from a separate arena.
    const other = await read(2);
    expect(other.bytes.buffer).not.toBe(memory);
    const again = await read(2);
    expect([listMarked(again), again.bytes.buffer]).toEqual([null, other.bytes.buffer]);
    expect(listAsks(again).map(({ groupId }) => groupId)).toEqual([20, 21]);
    expect((await read(2, new Set([21]))).bytes.buffer).toBe(other.bytes.buffer);
    expect(listMarked(await read(1))).toEqual([]);
    asks.keepOnly(['league/2']);
    await storeTab(3, [{ groupId: 30, ask: 1 }], { leagueId: 3 });
    expect([memory, other.bytes.buffer]).toContain((await read(3)).bytes.buffer);
  });

  it('D51 drops the cache after a failed read', async () => {
    const asks = createLeagueAsks();
    const read = () => asks.read(db, { leagueId: 1, share: 'league/1', ownAsks: [], nowMs });
    await storeTab(1, [{ groupId: 10, ask: 1 }]);
    await read();
    await storeTab(1, [{ groupId: 10, ask: 2 }]);
    await pool.query('alter table prices.tab rename to tab_away');
    await expect(read()).rejects.toThrow('prices.tab');
    await pool.query('alter table prices.tab_away rename to tab');
    const book = await read();
    expect([listMarked(book), listAsks(book)]).toEqual([null, listAsks(await readFresh(nowMs))]);
  });

  it('D51 matches the database after any changes to tabs, and lists every group with a changed ask', { timeout: 120_000 }, async () => {
    const random = createRandom(7);
    const pick = (below: number) => Math.floor(random() * below);
    const makeAsks = () =>
      Array.from({ length: pick(9) }, () => ({
        groupId: 1 + pick(30),
        ask: 1 + pick(4),
        quantity: 1 + pick(3),
        currencyId: 3 + pick(3),
      }));
    const read = open();
    let before = listAsks(await read());
    let buffer: ArrayBufferLike | null = null;
    let arenas = 0;
    for (let round = 0; round < 60; round += 1) {
      const atMs = nowMs + round * 1000;
      for (let step = pick(6); step > 0; step -= 1) {
        const id = 1 + pick(12);
        const where = { accountId: 1 + pick(5), leagueId: random() < 0.1 ? 2 : 1, seenAtMs: atMs - (random() < 0.15 ? 49 : 1) * hourMs };
        if (random() < 0.6) await storeTab(id, makeAsks(), where);
        else if (random() < 0.5) await pool.query('update prices.tab set seen_at = $2 where id = $1', [id, new Date(where.seenAtMs)]);
        else {
          await pool.query('delete from prices.tab_offers where tab_id = $1', [id]);
          await pool.query('delete from prices.tab where id = $1', [id]);
        }
      }
      const own = random() < 0.3 ? [{ groupId: 1 + pick(30), accountId: -1, currencyId: 3, isNoted: true, ask: 2, seenAtMs: nowMs }] : [];
      const book = await read(atMs, own);
      const now = listAsks(book);
      arenas += book.bytes.buffer === buffer ? 0 : 1;
      ({ buffer } = book.bytes);
      expect(now).toEqual(listAsks(await readFresh(atMs, own)));
      const marked = new Set(listMarked(book));
      const without = (asks: typeof now, id: number) =>
        asks.flatMap(({ groupId, text }) => (groupId === id ? [text.split(' ').slice(0, 5).join(' ')] : [])).join(';');
      for (let id = 1; id <= 30; id += 1) if (without(before, id) !== without(now, id)) expect(marked).toContain(id);
      before = now;
    }
    // Asks that no longer belong to a tab are not copied.
    expect(arenas).toBeGreaterThan(3);
  });
});
