/** Tests that the page on what grows lists every table, and only existing functions. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../lib/root.mjs';

const page = readFileSync(path.join(ROOT, 'docs/what-grows.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|').map((cell) => cell.trim())] : []));
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([\w.]+)`/g)].map((match) => match[1] ?? '');

const settings = page.split('\n').flatMap((line) => (line.startsWith('- `') ? namesIn(line) : []));

async function createWholeDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({
    migrations: [
      { schema: 'public', folder: path.join(ROOT, 'apps/server/migrations') },
      { schema: 'prices', folder: path.join(ROOT, 'apps/prices/migrations') },
    ],
  });
  onTestFinished(database.drop);
  return database;
}

it('D16 documents every existing table once', async () => {
  const database = await createWholeDatabase();
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'prices')",
  );
  expect(rows.flatMap((cells) => namesIn(cells[1])).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

it('D16 documents exactly the tables that are vacuumed early, including the largest table of prices', async () => {
  const database = await createWholeDatabase();
  const { rows: early } = await database.pool.query<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relkind = 'r' and reloptions::text like '%autovacuum_vacuum_scale_factor%'`,
  );
  expect(settings.toSorted()).toEqual(early.map(({ name }) => name).toSorted());
  expect(settings).toContain('prices.tab_offers');
});

it('documents what each table grows with, its retention, and a function that removes rows', () => {
  const source = execFileSync('git', ['grep', '-hE', 'export (async )?function \\w+', '--', 'apps/*.ts', 'packages/*.ts'], {
    cwd: ROOT,
    maxBuffer: 1e8,
  }).toString();
  const functions = new Set([...source.matchAll(/function (\w+)/g)].map((match) => match[1]));
  for (const [, table, grows = '', kept = '', by] of rows) {
    expect(`${grows}; ${kept}`, table).toMatch(/^\w.+; \w/);
    expect(
      namesIn(by).filter((name) => !functions.has(name)),
      table,
    ).toEqual([]);
  }
});
