import { createDb } from '@poexchange/platform/db';
import type { ServiceOutcome } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { createInlineReader } from '../testing/inline-reader.ts';
import { makePageBytes } from '../testing/make-page.ts';
import { readCursor } from './cursor.ts';
import { followStream } from './follow-stream.ts';
import { createStatusKeeper } from './stream-status.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate prices.stream_cursor, prices.tab, prices.offer'));

const page = (nextChangeId: string, tabId?: string): ServiceOutcome<Buffer> => ({
  kind: 'ok',
  value: makePageBytes(nextChangeId, tabId === undefined ? [] : [{ id: tabId, items: [{ name: 'Vaal Orb', note: '~price 1 chaos' }] }]),
});

/** Follows until the answers are used up. */
async function follow(answers: ServiceOutcome<Buffer>[]) {
  const stopping = new AbortController();
  const status = createStatusKeeper(Date.now);
  const asked: (string | null)[] = [];
  const waits: number[] = [];
  let caughtUp = 0;
  let isOver = false;
  await followStream({
    db,
    reader: createInlineReader(),
    status,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock: Date.now,
    signal: stopping.signal,
    sleep: async (ms) => {
      if (isOver) stopping.abort();
      else waits.push(ms);
    },
    onCaughtUp: () => (caughtUp += 1),
    fetchPage: async (changeId) => {
      const answer = answers.shift();
      isOver = answer === undefined;
      if (answer === undefined) return { kind: 'down', reason: 'no more answers' };
      asked.push(changeId);
      return answer;
    },
  });
  return { asked, waits, caughtUp, status: status.read() };
}

describe('following the stream', () => {
  it('D51 asks with the committed change id, also after a restart', async () => {
    expect((await follow([page('1', 'aa'), page('2', 'bb')])).asked).toEqual([null, '1']);
    expect((await follow([page('3', 'cc')])).asked).toEqual(['2']);
    expect((await readCursor(db))?.nextChangeId).toBe('3');
  });

  it('D51 an empty page means caught up: the same id is asked again, after a pause', async () => {
    expect(await follow([page('1', 'aa'), page('1'), page('1')])).toMatchObject({
      asked: [null, '1', '1'],
      waits: [2000, 2000],
      caughtUp: 2,
    });
  });

  it('D51 waits after a 429 as long as told, and longer from failure to failure', async () => {
    const limited: ServiceOutcome<Buffer> = { kind: 'rateLimited', retryAfterMs: 61_000, policy: 'p' };
    const down: ServiceOutcome<Buffer> = { kind: 'down', reason: 'HTTP 503' };
    const html: ServiceOutcome<Buffer> = { kind: 'ok', value: Buffer.from('<html>') };
    const { waits, asked } = await follow([limited, down, html, down, page('1', 'aa'), down]);
    expect(waits).toEqual([61_000, 1000, 2000, 4000, 1000]);
    expect(asked.at(-1)).toBe('1');
    expect((await follow(Array.from({ length: 9 }, () => down))).waits.at(-1)).toBe(60_000);
  });
});
