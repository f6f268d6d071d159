import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool, migrate, type MigrationSet } from '../db/index.ts';
import { readMigrations } from '../db/migrate.ts';
import { migrateJobs } from '../jobs/index.ts';

const TEMPLATE_LOCK_KEY = 5_403_118_028;

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's PostgreSQL, set by vitest-global-setup.ts. */
    testPostgresUrl: string;
  }
}

export type TestDatabase = {
  readonly url: string;
  readonly pool: pg.Pool;
  /** Ends the pool and deletes the database. */
  readonly drop: () => Promise<void>;
};

/**
 * Creates a database for a test file, with migrations applied (and the job queue, with `jobs: 'queue'`). Each distinct
 * set of migrations runs once, into a template; a test gets a copy, which takes milliseconds.
 */
export async function createTestDatabase({
  migrations,
  jobs = 'none',
}: {
  migrations: readonly MigrationSet[];
  jobs?: 'none' | 'queue';
}): Promise<TestDatabase> {
  const adminUrl = readServerUrl();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(adminUrl, async (admin) => {
    const template = await ensureTemplate(admin, { adminUrl, migrations, jobs });
    await admin.query(`create database ${name} template ${template}`);
  });
  const url = withDatabase(adminUrl, name);
  const pool = createPool(url, { name: 'test' });
  return {
    url,
    pool,
    drop: async () => {
      if (!pool.ended) await pool.end();
      await withClient(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function ensureTemplate(
  admin: pg.Client,
  { adminUrl, migrations, jobs }: { adminUrl: string; migrations: readonly MigrationSet[]; jobs: 'none' | 'queue' },
): Promise<string> {
  if (migrations.length === 0 && jobs === 'none') return 'template0';
  const name = `template_${await hashSets(migrations, jobs)}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK_KEY]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await buildTemplate(admin, { name, adminUrl, migrations, jobs });
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK_KEY]);
  }
}

async function buildTemplate(
  admin: pg.Client,
  { name, adminUrl, migrations, jobs }: { name: string; adminUrl: string; migrations: readonly MigrationSet[]; jobs: 'none' | 'queue' },
): Promise<void> {
  const draft = `draft_${randomBytes(8).toString('hex')}`;
  await admin.query(`create database ${draft} template template0`);
  const pool = createPool(withDatabase(adminUrl, draft), { name: 'template' });
  try {
    for (const set of migrations) await migrate({ pool, ...set });
    if (jobs === 'queue') await migrateJobs({ pool });
  } finally {
    await pool.end();
  }
  // Only a complete template gets the name that other processes look for.
  await admin.query(`alter database ${draft} rename to ${name}`);
}

async function hashSets(migrations: readonly MigrationSet[], jobs: string): Promise<string> {
  const hash = createHash('sha256').update(jobs);
  for (const { schema, folder } of migrations) {
    hash.update(`\n${schema}`);
    for (const migration of await readMigrations(folder)) hash.update(`\n${migration.name} ${migration.checksum}`);
  }
  return hash.digest('hex').slice(0, 24);
}

function readServerUrl(): string {
  const url = inject('testPostgresUrl');
  if (!url) throw new Error('No PostgreSQL for this test: its file name has to end in .db.test.ts');
  return url;
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
