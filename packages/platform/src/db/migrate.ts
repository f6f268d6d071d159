import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../log.ts';

/** A schema and the folder of numbered .sql files that create it. */
export type MigrationSet = { readonly schema: string; readonly folder: string };

/** Thrown if the files and the database do not match; nothing was applied after the file named in the message. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

// Arbitrary number for the lock that all migrations of a database wait for.
const LOCK_KEY = 5_403_118_027;
const FILE_NAME = /^\d{4}_[a-z0-9-]+\.sql$/;
const SCHEMA_NAME = /^[a-z][a-z0-9_]{0,40}$/;

/**
 * Applies the files of `folder` that are missing in `schema`, in order, each in its own transaction with `search_path`
 * set to the schema. Safe to call from several processes at the same time. Files are append-only: a changed, removed or
 * inserted file stops the migration with MigrationError. Files that the database has beyond the last file here are
 * accepted (a newer node ran). Rejects a connection through a pooler, which may give the lock to one session and the
 * work to another. Returns the names of the applied files.
 */
export async function migrate({ pool, schema, folder, log }: MigrationSet & { pool: Pool; log?: Logger }): Promise<string[]> {
  if (!SCHEMA_NAME.test(schema)) throw new MigrationError(`"${schema}" cannot be a schema name`);
  const migrations = await readMigrations(folder);
  if (await findPooler(pool))
    throw new MigrationError('DATABASE_URL leads through a connection pooler: set DATABASE_DIRECT_URL to an address of PostgreSQL itself');
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const applied = await applyPending(client, { schema, migrations, log });
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
    failed = false;
    return applied;
  } finally {
    // After a failure, closing the connection also releases the lock.
    client.release(failed);
  }
}

/** Reads a folder's migrations in order. The checksum ignores line endings, which differ in a checkout on Windows. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  for (const name of names) {
    if (!FILE_NAME.test(name)) throw new MigrationError(`${name}: a migration is named like 0001_create-listing.sql`);
    if (numbers.has(name.slice(0, 4))) throw new MigrationError(`${name}: its number is taken`);
    numbers.add(name.slice(0, 4));
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyPending(
  client: PoolClient,
  { schema, migrations, log }: { schema: string; migrations: readonly Migration[]; log: Logger | undefined },
): Promise<string[]> {
  await client.query(`create schema if not exists ${schema}`);
  await client.query(
    `create table if not exists ${schema}.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${schema}.migration order by name collate "C"`,
  );
  verifyApplied(rows, migrations);
  const pending = migrations.slice(rows.length);
  for (const migration of pending) {
    await applyOne(client, { schema, migration });
    log?.info({ schema, migration: migration.name }, 'migrated');
  }
  return pending.map((migration) => migration.name);
}

function verifyApplied(rows: readonly { name: string; checksum: string }[], migrations: readonly Migration[]): void {
  const last = migrations.at(-1)?.name ?? '';
  for (const [index, row] of rows.entries()) {
    const migration = migrations[index];
    if (migration === undefined && row.name > last) return;
    if (migration?.name !== row.name) {
      throw new MigrationError(`The database has applied ${row.name}, but here stands ${migration?.name ?? 'nothing'}`);
    }
    if (migration.checksum !== row.checksum) throw new MigrationError(`${row.name} was changed after it had been applied`);
  }
}

async function applyOne(client: PoolClient, { schema, migration }: { schema: string; migration: Migration }): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local search_path to ${schema}`);
    await client.query(migration.sql);
    await client.query(`insert into ${schema}.migration (name, checksum) values ($1, $2)`, [migration.name, migration.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new MigrationError(`${schema}/${migration.name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Returns whether the database is behind a pooler such as PgBouncer. A pooler gives each connection its own process id,
 * which differs from the id that the database reports.
 */
export async function findPooler(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== (client as { processID?: number }).processID;
  } finally {
    client.release();
  }
}
