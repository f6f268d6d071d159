import { expect, it } from 'vitest';
import { createAbsence, onlyReads } from './absence.ts';

const lost = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

it('retries connecting for a limited time from the first attempt of an outage, and restarts the limit after the outage', async () => {
  let nowMs = 0;
  const absence = createAbsence(1000, { readNowMs: () => nowMs });
  const first = absence.beginConnect();
  expect(await first(lost)).toBe(true);
  nowMs = 900;
  expect(await first(new Error('Connection terminated unexpectedly'))).toBe(true);
  const late = absence.beginConnect();
  expect(await late(lost)).toBe(true);
  nowMs = 1000;
  expect([await first(lost), await late(lost)], 'nobody waits for a database that is away for long').toEqual([false, false]);
  absence.end();
  expect(await late(lost), 'this one has waited since 900').toBe(true);
  nowMs = 1900;
  expect(await late(lost)).toBe(false);
});

it('does not retry a connection attempt that took longer than the limit', async () => {
  let nowMs = 0;
  const bear = createAbsence(1000, { readNowMs: () => nowMs }).beginConnect();
  nowMs = 10_000;
  expect(await bear(new Error('Connection terminated due to connection timeout'))).toBe(false);
});

it('repeats work only a few times, however much other work succeeds in the meantime', async () => {
  const absence = createAbsence(60_000);
  const bear = absence.beginWork();
  const answers: boolean[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    absence.end();
    answers.push(await bear(lost));
  }
  expect(answers).toEqual([true, true, true, false, false]);
});

it('does not retry statement errors, and retries nothing if the outage timeout is 0', async () => {
  const bear = createAbsence(1000).beginWork();
  for (const code of ['23505', '57014', '40001', '53100', '25006', '25P03'])
    expect(await bear(Object.assign(new Error('some text'), { code })), code).toBe(false);
  const protocol = (severity: string) => Object.assign(new Error('some text'), { code: '08P01', severity });
  expect(await bear(protocol('ERROR')), 'a statement that makes no sense').toBe(false);
  expect(await bear(new Error('timeout exceeded when trying to connect'))).toBe(false);
  expect(await createAbsence(0).beginWork()(lost)).toBe(false);
  expect(await bear(protocol('FATAL')), 'a pooler that has lost its database').toBe(true);
});

it('distinguishes read-only statements from statements that change data or take a lock', () => {
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
