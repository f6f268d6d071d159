import { createRandom } from '@poexchange/domain/random';
import { createDb } from '@poexchange/platform/db';
import type { ServiceOutcome } from '@poexchange/platform/game-api';
import { createLogger, type Logger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { createInlineReader } from '../testing/inline-reader.ts';
import { numberTab } from '../asks/names.ts';
import { followPages } from '../testing/follow-pages.ts';
import { makeMarketChange } from '../testing/make-market.ts';
import { makePageBytes } from '../testing/make-page.ts';
import { noteStart, noteSurvived, readCursor } from './cursor.ts';
import { followStream } from './follow-stream.ts';
import { DeadReaderError, type PageReader } from './page-reader.ts';
import { createStatusKeeper } from './stream-status.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
const silent = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate prices.stream_cursor, prices.tab, prices.tab_offers'));

const page = (nextChangeId: string, tabId?: string): ServiceOutcome<Buffer> => ({
  kind: 'ok',
  value: makePageBytes(nextChangeId, tabId === undefined ? [] : [{ id: tabId, items: [{ name: 'Vaal Orb', note: '~price 1 chaos' }] }]),
});

/** Follows the stream until the prepared replies are used up. */
async function follow(answers: ServiceOutcome<Buffer>[]) {
  const asked: (string | null)[] = [];
  let isOver = false;
  const followed = await followUntil(
    () => isOver,
    (changeId) => {
      const answer = answers.shift();
      isOver = answer === undefined;
      if (answer !== undefined) asked.push(changeId);
      return answer ?? { kind: 'down', reason: 'no more answers' };
    },
  );
  return { asked, ...followed };
}

/** Follows a stream that returns one body for each change id, until it is caught up. */
async function followBodies(bodies: Readonly<Record<string, ServiceOutcome<Buffer>>>, reader = createInlineReader(), log = silent) {
  return followUntil(
    (caughtUp) => caughtUp > 0,
    (changeId) => copyOf(bodies[changeId ?? ''] ?? page(changeId ?? '0')),
    { reader, log },
  );
}

/** Copies the bytes, because a thread takes ownership of its buffer. */
function copyOf(outcome: ServiceOutcome<Buffer>): ServiceOutcome<Buffer> {
  return outcome.kind === 'ok' ? { kind: 'ok', value: Buffer.from(outcome.value) } : outcome;
}

async function followUntil(
  isOver: (caughtUp: number) => boolean,
  answer: (changeId: string | null) => ServiceOutcome<Buffer>,
  { reader = createInlineReader(), log = silent } = {},
) {
  const stopping = new AbortController();
  const status = createStatusKeeper(Date.now);
  const waits: number[] = [];
  let caughtUp = 0;
  await followStream({
    db,
    reader,
    status,
    log,
    clock: Date.now,
    signal: stopping.signal,
    sleep: async (ms) => {
      if (isOver(caughtUp)) stopping.abort();
      else waits.push(ms);
    },
    onCaughtUp: () => (caughtUp += 1),
    fetchPage: async (changeId) => answer(changeId),
  });
  return { waits, caughtUp, status: status.read() };
}

const tabNumbers = async () =>
  (await database.pool.query('select id::text from prices.tab order by 1')).rows.map((row) => (row as { id: string }).id);
const html: ServiceOutcome<Buffer> = { kind: 'ok', value: Buffer.from('<html>') };

describe('stream follower', () => {
  it('D51 requests the committed change id, even after a restart', async () => {
    expect((await follow([page('1', 'aa'), page('2', 'bb')])).asked).toEqual([null, '1']);
    expect((await follow([page('3', 'cc')])).asked).toEqual(['2']);
    expect((await readCursor(db))?.nextChangeId).toBe('3');
  });

  it('D51 treats an empty page as caught up and requests the same id again after a pause', async () => {
    expect(await follow([page('1', 'aa'), page('1'), page('1')])).toMatchObject({
      asked: [null, '1', '1'],
      waits: [2000, 2000],
      caughtUp: 2,
    });
  });

  it('D51 waits after a 429 as long as the publisher asks, and longer after each further failure', async () => {
    const limited: ServiceOutcome<Buffer> = { kind: 'rateLimited', retryAfterMs: 61_000, policy: 'p' };
    const down: ServiceOutcome<Buffer> = { kind: 'down', reason: 'HTTP 503' };
    const { waits, asked } = await follow([limited, down, html, down, page('1', 'aa'), down]);
    expect(waits).toEqual([61_000, 1000, 2000, 4000, 1000]);
    expect(asked.at(-1)).toBe('1');
    expect((await follow(Array.from({ length: 9 }, () => down))).waits.at(-1)).toBe(60_000);
  });

  it('R4.18 does not retry before the wait requested by a 503 is over', async () => {
    const busy: ServiceOutcome<Buffer> = { kind: 'down', reason: 'HTTP 503', retryAfterMs: 30_000 };
    expect((await follow([busy, busy, page('1', 'aa')])).waits).toEqual([30_000, 30_000]);
  });

  it('D51 stores prefetched pages in order, each page once', async () => {
    const count = 40;
    const bodies = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [at === 0 ? '' : String(at), page(String(at + 1), `tab${at % 7}`)]),
    );
    expect((await followBodies(bodies)).status).toMatchObject({ pages: count, counts: { changes: count, publicTabs: count } });
    expect(await tabNumbers()).toHaveLength(7);
  });

  it('D51 quarantines a body that stays truncated, and continues where its first bytes point', async () => {
    await database.pool.query('truncate prices.quarantined_change cascade');
    const half = Buffer.from('{"next_change_id":"2","stashes":[{"id":"a');
    const { status, waits } = await followBodies({ '': page('1', 'aa'), '1': { kind: 'ok', value: half }, '2': page('3', 'cc') });
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    expect(status.counts.quarantined).toBe(1);
    expect((await readCursor(db))?.nextChangeId).toBe('3');
    expect(await tabNumbers()).toHaveLength(2);
    const { rows } = await database.pool.query('select change_id, reason, body from prices.quarantined_change');
    expect(rows).toMatchObject([{ change_id: '2', reason: expect.stringContaining('no page'), body: JSON.stringify(half.toString()) }]);
  });

  it('D51 quarantines a page that kills its reader thread five times, and continues without losing or repeating anything', async () => {
    await database.pool.query('truncate prices.quarantined_change cascade');
    const inline = createInlineReader();
    let deaths = 0;
    const reader: PageReader = {
      ...inline,
      read: async (bytes) => {
        if (!Buffer.from(bytes).includes('deadly')) return inline.read(bytes);
        deaths += 1;
        // A thread that dies loses the unstored pages and their bytes.
        bytes.fill(0);
        throw new DeadReaderError('out of memory');
      },
    };
    const deadly = page('3', 'deadly');
    const { status, waits } = await followBodies(
      { '': page('1', 'aa'), '1': page('2', 'bb'), '2': deadly, '3': page('4', 'cc'), '4': page('5', 'dd') },
      reader,
    );
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    expect(deaths).toBe(5);
    expect(status).toMatchObject({ pages: 5, counts: { changes: 4, publicTabs: 4, quarantined: 1 } });
    expect(new Set(await tabNumbers())).toEqual(new Set(['aa', 'bb', 'cc', 'dd'].map(numberTab)));
    expect((await readCursor(db))?.nextChangeId).toBe('5');
    const { rows } = await database.pool.query('select change_id, reason, body from prices.quarantined_change');
    const body = deadly.kind === 'ok' ? JSON.stringify(deadly.value.toString()) : '';
    expect(rows).toEqual([{ change_id: '3', reason: 'no page: out of memory', body }]);
  });

  it('D51 D54 stores each page once, with its fills, when two programs follow concurrently', async () => {
    const random = createRandom(5);
    const pages = Array.from({ length: 60 }, (_, at) =>
      makePageBytes(
        String(at + 1),
        Array.from({ length: 8 }, () => makeMarketChange(random, 40)),
      ),
    );
    const clock = () => Date.UTC(2026, 10, 20);
    const read = async () => {
      const offers = await database.pool.query(
        'select tab_id::text, group_id, currency_id, ask, quantity from prices.offer order by 1, 2, 3, 4',
      );
      const fills = await database.pool.query(
        'select league_id, group_id, count(*)::int from prices.filled_offer group by 1, 2 order by 1, 2',
      );
      return { offers: offers.rows, fills: fills.rows, cursor: (await readCursor(db))?.nextChangeId };
    };
    const clear = () => database.pool.query('truncate prices.stream_cursor, prices.tab, prices.tab_offers, prices.filled_offer');
    await clear();
    await followPages(db, pages, { clock });
    const expected = await read();
    expect([expected.fills.length > 0, expected.cursor]).toEqual([true, '60']);
    await clear();
    const both = await Promise.all([1, 2].map(() => followPages(db, pages, { clock, from: null })));
    expect(both.reduce((sum, { pages: taken }) => sum + taken, 0)).toBe(60);
    expect(await read()).toEqual(expected);
  });

  it('D51 quarantines the beginning of a page that stays too large, after five attempts, and continues', async () => {
    await database.pool.query('truncate prices.quarantined_change cascade');
    const beginning = Buffer.from('{"next_change_id":"2","stashes":[{"id":"a');
    const large: ServiceOutcome<Buffer> = { kind: 'down', reason: 'the body is too large', beginning };
    const { status, waits, asked } = await follow([page('1', 'aa'), large, large, large, large, large, page('3', 'bb'), page('3')]);
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(asked).toEqual([null, '1', '1', '1', '1', '1', '2', '3']);
    expect(status.counts.quarantined).toBe(1);
    expect(await tabNumbers()).toHaveLength(2);
    const { rows } = await database.pool.query('select change_id, reason, body from prices.quarantined_change');
    expect(rows).toEqual([{ change_id: '2', reason: 'no page: the body is too large', body: JSON.stringify(beginning.toString()) }]);
  });

  it('D51 probes pages before reading them after repeated exits at one position, and resets the count after a successful start', async () => {
    await follow([page('1', 'aa')]);
    for (let start = 1; start <= 3; start += 1) expect(await noteStart(db, '1')).toBe(start);
    const tried: unknown[] = [];
    const log = { error: (facts: unknown) => tried.push(facts), warn: () => undefined, info: () => undefined, debug: () => undefined };
    const bodies = { '1': page('2', 'bb') };
    await followBodies(bodies, createInlineReader(), log as Partial<Logger> as Logger);
    expect(tried).toEqual([{ starts: 4 }]);
    expect(await tabNumbers()).toHaveLength(2);
    expect(await noteStart(db, '2')).toBe(1);
    await noteSurvived(db);
    expect(await noteStart(db, '2')).toBe(1);
    expect(await noteStart(db, '2')).toBe(2);
    expect(await noteStart(db, '3')).toBe(1);
  });

  it('D51 requests a body again until it contains the next change id', async () => {
    const { asked } = await follow([page('1', 'aa'), html, html, html, html, html, html, html, page('2', 'bb')]);
    expect(asked).toEqual([null, ...Array.from({ length: 8 }, () => '1')]);
    expect((await readCursor(db))?.nextChangeId).toBe('2');
  });

  it('D51 waits while the disk is full, without moving the cursor or losing data', async () => {
    await follow([page('1', 'aa')]);
    await database.pool.query(`
      create sequence prices.attempts;
      create function prices.fill_disk() returns trigger language plpgsql as $$ begin
        if nextval('prices.attempts') < 3 then raise 'could not extend file: No space left on device' using errcode = '53100'; end if;
        return new;
      end $$;
      create trigger fill_disk before insert on prices.tab for each row execute function prices.fill_disk()`);
    onTestFinished(async () => void (await database.pool.query('drop function prices.fill_disk cascade; drop sequence prices.attempts')));
    const { waits } = await followBodies({ '1': page('2', 'bb') });
    expect(waits).toEqual([1000, 2000]);
    expect((await readCursor(db))?.nextChangeId).toBe('2');
    expect(await tabNumbers()).toHaveLength(2);
  });

  it('D51 quarantines a change that the database rejects, and stores all other changes', async () => {
    await database.pool.query(`
      truncate prices.quarantined_change cascade;
      create function prices.refuse() returns trigger language plpgsql as $$ begin
        if new.id = ${numberTab('odd')} then raise 'no such thing' using errcode = '22P05'; end if;
        return new;
      end $$;
      create trigger refuse before insert on prices.tab for each row execute function prices.refuse()`);
    onTestFinished(async () => void (await database.pool.query('drop function prices.refuse cascade')));
    const tab = (id: string) => ({ id, items: [{ name: 'Vaal Orb', note: '~price 1 chaos' }] });
    const { status, waits } = await followBodies({
      '': page('1', 'aa'),
      '1': { kind: 'ok', value: makePageBytes('2', [tab('bb'), tab('odd'), tab('cc')]) },
      '2': page('3', 'dd'),
    });
    expect(waits).toEqual([]);
    expect(status).toMatchObject({ pages: 3, counts: { changes: 5, quarantined: 1 } });
    expect(new Set(await tabNumbers())).toEqual(new Set(['aa', 'bb', 'cc', 'dd'].map(numberTab)));
    const { rows } = await database.pool.query('select change_id, reason, body from prices.quarantined_change');
    expect(rows).toMatchObject([{ change_id: '2', reason: 'refused by the database: 22P05', body: expect.stringContaining('"odd"') }]);
  });
});
