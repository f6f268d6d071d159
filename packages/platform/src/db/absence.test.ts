import { expect, it } from 'vitest';
import { createAbsence, onlyReads } from './absence.ts';

const lost = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

it('an absence is borne for a while, counted from what failed first, and a later one anew', async () => {
  let nowMs = 0;
  const absence = createAbsence(1000, { readNowMs: () => nowMs });
  expect(await absence.bear(lost)).toBe(true);
  nowMs = 999;
  expect(await absence.bear(new Error('Connection terminated unexpectedly'))).toBe(true);
  nowMs = 1000;
  expect(await absence.bear(lost)).toBe(false);
  nowMs = 60_000;
  expect(await absence.bear(lost), 'nobody waits for a database that has long been away').toBe(false);
  absence.end();
  expect(await absence.bear(lost)).toBe(true);
});

it('bears no error of a statement, and nothing at all without patience', async () => {
  const absence = createAbsence(1000);
  for (const code of ['23505', '57014', '40001', '53100', '25006', '25P03'])
    expect(await absence.bear(Object.assign(new Error('some text'), { code })), code).toBe(false);
  expect(await absence.bear(new Error('timeout exceeded when trying to connect'))).toBe(false);
  expect(await createAbsence(0).bear(lost)).toBe(false);
});

it('knows a statement that only reads from one that changes something or takes a lock', () => {
  for (const text of [
    'select "updated_at", "deleted" from "listings" where "id" = $1',
    ' with recent as (select 1) select * from recent',
    'values (1)',
  ])
    expect(onlyReads(text), text).toBe(true);
  for (const text of [
    'update "users" set "seen_at" = now()',
    'with gone as (delete from sessions returning 1) select count(*) from gone',
    'select * from "listings" for update',
    'select 1 from "listings" for no key update',
    'select 1 from "listings" for share',
    "select pg_notify('events', '1')",
    "select nextval('numbers')",
    'select pg_try_advisory_lock(1)',
    'call something()',
  ])
    expect(onlyReads(text), text).toBe(false);
});
