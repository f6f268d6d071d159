/** Finds statements from an earlier version that fail on the current schema. */
import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Matches an insert's table and column list. */
const INSERTED = /insert into "?([\w.]+)"? \(([^)]+)\)/g;

/**
 * Reads statements, one per line, and returns those that the database cannot prepare (a table, column, type or conflict
 * target is missing or changed) and inserts without a column that now requires a value, each with the reason.
 */
export async function listBrokenWrites(pool: pg.Pool, file: URL): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const statements = lines.filter((line) => line !== '' && !line.startsWith('--'));
  if (statements.length === 0) throw new Error(`there are no statements in ${file.pathname}`);
  const broken: string[] = [];
  const client = await pool.connect();
  try {
    for (const statement of statements) {
      const reasons = [...(await prepare(client, statement)), ...(await listMissingColumns(client, statement))];
      broken.push(...reasons.map((reason) => `${reason}: ${statement}`));
    }
  } finally {
    client.release(true);
  }
  return broken;
}

async function prepare(client: pg.PoolClient, statement: string): Promise<string[]> {
  try {
    await client.query(`prepare former as ${statement}`);
    await client.query('deallocate former');
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function listMissingColumns(client: pg.PoolClient, statement: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [, table = '', columns = ''] of statement.matchAll(INSERTED)) {
    const named = columns.split(',').map((column) => column.trim().replaceAll('"', ''));
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
         and attnotnull and not atthasdef and attidentity = '' and not attname = any($2::text[])`,
      [table, named],
    );
    missing.push(...rows.map(({ name }) => `${table} wants a value for ${name}`));
  }
  return missing;
}
