import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { migrate, MigrationError } from './index.ts';

const database = await createTestDatabase({ migrations: [] });
const pool: Pool = database.pool;
afterAll(() => database.drop());

let schema = '';
let folder = '';
let count = 0;
beforeEach(async () => {
  schema = `test_${(count += 1)}`;
  folder = await mkdtemp(path.join(tmpdir(), 'migrate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
}

describe('migrate', () => {
  it('D02 applies numbered files in order to their schema, and each only once', async () => {
    await writeFiles({
      '0002_fill.sql': "insert into word values ('É'); insert into word values ('b');",
      '0001_create.sql': 'create table word (text text primary key);',
    });
    expect(await migrate({ pool, schema, folder })).toEqual(['0001_create.sql', '0002_fill.sql']);
    expect(await migrate({ pool, schema, folder })).toEqual([]);
    expect((await pool.query(`select lower(text) as text from ${schema}.word order by 1`)).rows).toEqual([{ text: 'b' }, { text: 'é' }]);
  });

  it('D02 runs only once when many processes start at the same time', async () => {
    await writeFiles({
      '0001_create.sql': 'create table word (text text); select pg_sleep(0.05);',
      '0002_fill.sql': "insert into word values ('a');",
    });
    const applied = await Promise.all(Array.from({ length: 6 }, () => migrate({ pool, schema, folder })));
    expect(applied.flat().toSorted()).toEqual(['0001_create.sql', '0002_fill.sql']);
    expect((await pool.query(`select * from ${schema}.word`)).rowCount).toBe(1);
  });

  it('D02 stores nothing from a failed file, and resumes at that file once it is fixed', async () => {
    await writeFiles({
      '0001_create.sql': 'create table word (text text);',
      '0002_bad.sql': "insert into word values ('a'); select nonsense;",
    });
    await expect(migrate({ pool, schema, folder })).rejects.toThrow(/0002_bad\.sql: column "nonsense" does not exist/);
    expect((await pool.query(`select * from ${schema}.word`)).rowCount).toBe(0);
    await writeFiles({ '0002_bad.sql': "insert into word values ('b');" });
    expect(await migrate({ pool, schema, folder })).toEqual(['0002_bad.sql']);
  });

  it('D02 rejects a changed file, but ignores changed line endings', async () => {
    await writeFiles({ '0001_create.sql': 'create table word (\n  text text\n);\n' });
    await migrate({ pool, schema, folder });
    await writeFiles({ '0001_create.sql': 'create table word (\r\n  text text\r\n);\r\n' });
    expect(await migrate({ pool, schema, folder })).toEqual([]);
    await writeFiles({ '0001_create.sql': 'create table word (text int);' });
    await expect(migrate({ pool, schema, folder })).rejects.toThrow(/changed after/);
  });

  it('D02 rejects a removed file, or a file inserted before an applied file, and accepts a database that is ahead', async () => {
    await writeFiles({ '0001_a.sql': 'select 1', '0003_c.sql': 'select 1' });
    await migrate({ pool, schema, folder });
    await writeFiles({ '0002_b.sql': 'select 1' });
    await expect(migrate({ pool, schema, folder })).rejects.toThrow(/applied 0003_c\.sql, but here stands 0002_b\.sql/);
    await rm(path.join(folder, '0002_b.sql'));
    await rm(path.join(folder, '0003_c.sql'));
    expect(await migrate({ pool, schema, folder })).toEqual([]);
    await rm(path.join(folder, '0001_a.sql'));
    await writeFiles({ '0003_c.sql': 'select 1' });
    await expect(migrate({ pool, schema, folder })).rejects.toThrow(MigrationError);
  });

  it('D02 rejects badly named files and duplicate numbers', async () => {
    await writeFiles({ '1_a.sql': 'select 1' });
    await expect(migrate({ pool, schema, folder })).rejects.toThrow(/is named like/);
    await rm(path.join(folder, '1_a.sql'));
    await writeFiles({ '0001_a.sql': 'select 1', '0001_b.sql': 'select 1' });
    await expect(migrate({ pool, schema, folder })).rejects.toThrow(/its number is taken/);
  });
});
