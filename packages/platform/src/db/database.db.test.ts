import { sql, type Generated } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { copyRows, createDb, createPool, withTransaction } from './index.ts';

type Tables = { account: { id: Generated<number>; name: string; balance: number } };

const database = await createTestDatabase({ migrations: [] });
const db = createDb<Tables>(database.pool);
beforeAll(async () => {
  await database.pool.query('create table account (id bigint generated always as identity, name text, balance numeric)');
  await database.pool.query("insert into account (name, balance) values ('a', 1.5), ('b', 2)");
});
afterAll(() => database.drop());

const readBalance = (name: string) => db.selectFrom('account').select('balance').where('name', '=', name).executeTakeFirstOrThrow();

describe('database layer', () => {
  it("D02 reads bigint and numeric as numbers and rejects values beyond a number's range", async () => {
    const { rows } = await database.pool.query('select 9007199254740991::bigint as big, 79.25::numeric as price, null::bigint as none');
    expect(rows).toEqual([{ big: 9_007_199_254_740_991, price: 79.25, none: null }]);
    await expect(database.pool.query('select 9007199254740993::bigint as big')).rejects.toThrow(RangeError);
  });

  it("D58 reads rows in the database's binary format one by one, and works again after a failure", async () => {
    const numbers: number[] = [];
    const read = (row: Buffer): void => void numbers.push(row.readInt32BE(6));
    await copyRows(db, 'select n::int4 from generate_series(1, 20000) n', read);
    expect(numbers).toHaveLength(20_000);
    expect([numbers[0], numbers.at(-1)]).toEqual([1, 20_000]);
    await copyRows(db, 'select n::int4 from generate_series(1, 0) n', read);
    expect(numbers).toHaveLength(20_000);
    await expect(copyRows(db, 'select nothing', read)).rejects.toThrow('nothing');
    const fail = (): void => {
      throw new Error('enough');
    };
    await expect(copyRows(db, 'select n::int4 from generate_series(1, 9) n', fail)).rejects.toThrow('enough');
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('D02 stores UTF-8 and changes the case of non-ASCII letters', async () => {
    const { rows } = await database.pool.query("select lower('ÉΣ') as low, current_setting('server_encoding') as encoding");
    expect(rows).toEqual([{ low: 'éσ', encoding: 'UTF8' }]);
  });

  it('D21 limits how long a process that freezes during a transaction can keep its locks', async () => {
    const pool = createPool(database.url, { max: 1, statementTimeoutMs: 12_000 });
    onTestFinished(() => pool.end());
    const { rows } = await pool.query(
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
    );
    expect(rows).toEqual([{ statement: '12s', idle: '12s' }]);
  });

  it('D21 releases the locks of a frozen process long before a statement times out', async () => {
    const frozen = createPool(database.url, { max: 1, statementTimeoutMs: 30_000, idleTransactionMs: 200 });
    onTestFinished(() => frozen.end());
    await database.pool.query('create table held as select 1 as n');
    const client = await frozen.connect();
    await client.query('begin');
    await client.query('update held set n = 2');
    await database.pool.query('update held set n = 3');
    await expect(client.query('commit')).rejects.toThrow();
    client.release(true);
    expect((await database.pool.query('select n from held')).rows).toEqual([{ n: 3 }]);
  });

  it('D02 stores nothing if a transaction throws', async () => {
    const failing = withTransaction(db, async (tx) => {
      await tx.updateTable('account').set({ balance: 99 }).where('name', '=', 'a').execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await readBalance('a')).toEqual({ balance: 1.5 });
  });

  it('D02 completes both of two deadlocking transactions', async () => {
    const addInOrder = (first: string, second: string) =>
      withTransaction(db, async (tx) => {
        for (const name of [first, second]) {
          await tx
            .updateTable('account')
            .set({ balance: sql`balance + 1` })
            .where('name', '=', name)
            .execute();
          await sql`select pg_sleep(0.1)`.execute(tx);
        }
      });
    await Promise.all([addInOrder('a', 'b'), addInOrder('b', 'a')]);
    expect([await readBalance('a'), await readBalance('b')]).toEqual([{ balance: 3.5 }, { balance: 4 }]);
  });
});
