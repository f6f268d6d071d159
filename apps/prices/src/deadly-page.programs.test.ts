import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from './database.ts';
import { numberTab } from './asks/names.ts';
import { makeHugePage, makePageBytes } from './testing/make-page.ts';

const MOST_LIVES = 10;
const tab = (id: string) => ({ id, items: [{ name: 'Vaal Orb', note: '~price 1 chaos' }] });

async function makePlace(pages: readonly Buffer[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'deadly-'));
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const pagesFile = path.join(folder, 'pages.json');
  await writeFile(pagesFile, JSON.stringify(pages.map((page) => page.toString())));
  const env = {
    DATABASE_URL: database.url,
    PRICE_STORE: path.join(folder, 'files'),
    PAGES_FILE: pagesFile,
    CLOCK_MS: String(Date.UTC(2026, 10, 20, 12)),
    READER_HEAP_MB: '40',
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'deadly-cache'),
  };
  return { pool: database.pool, env };
}

/** Returns `end` if the program reached the end of the pages, or `dead` if it crashed first. */
async function live(env: Readonly<Record<string, string>>): Promise<'end' | 'dead'> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/run-recorded.ts')], {
    env: { ...process.env, ...env },
    // V8 writes a long report when it runs out of memory.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('"end"')) continue;
    child.kill('SIGTERM');
    await ended;
    return 'end';
  }
  return 'dead';
}

describe('page that crashes the program', () => {
  it('D51 quarantines the page after several crashes, and loses or repeats no other page', { timeout: 600_000 }, async () => {
    // A clean exit leaves a compile cache, which cuts later start times to a third.
    expect(await live((await makePlace([makePageBytes('1', [tab('calm')])])).env)).toBe('end');
    const pages = ['aa', 'bb', 'deadly', 'cc', 'dd'].map((id, at) =>
      id === 'deadly' ? makeHugePage(String(at + 1), 1_500_000) : makePageBytes(String(at + 1), [tab(id)]),
    );
    const { pool, env } = await makePlace(pages);
    const lives: string[] = [];
    while (lives.at(-1) !== 'end' && lives.length < MOST_LIVES) lives.push(await live(env));
    expect(lives[0]).toBe('dead');
    expect(lives.at(-1)).toBe('end');
    const { rows } = await pool.query<{ id: string }>('select id::text from prices.tab');
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(['aa', 'bb', 'cc', 'dd'].map(numberTab)));
    const kept = await pool.query('select change_id, reason, octet_length(body) as length from prices.quarantined_change');
    expect(kept.rows).toEqual([
      {
        change_id: '3',
        reason: expect.stringMatching(/^no page: a program that tried to read it ended with/),
        length: expect.any(Number),
      },
    ]);
    expect((kept.rows[0] as { length: number }).length).toBeGreaterThan(pages[2]?.length ?? 0);
  });
});
