import { sql } from 'kysely';
import { fileURLToPath } from 'node:url';
import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, expect, it } from 'vitest';
import { pruneSessions } from '../features/auth/index.ts';
import { pruneInBatches } from './prune-in-batches.ts';
import type { Database } from './schema.ts';

const migrations = [{ schema: 'public', folder: fileURLToPath(new URL('../../migrations', import.meta.url)) }];
const database = await createTestDatabase({ migrations });
const db = createDb<Database>(database.pool);
afterAll(() => database.drop());

it('removes all matching rows in any number of batches, and no other rows', async () => {
  await sql`with room as (insert into rooms (room, seq) values ('user-x', 40))
    insert into room_events (room, seq, event, data, created_at)
    select 'user-x', n, 'notification', '{}', now() - make_interval(hours => n) from generate_series(1, 40) n`.execute(db);
  const where = sql<boolean>`created_at < now() - interval '15.5 hours'`;
  expect(await pruneInBatches(db, 'room_events', { where, batchRows: 10 })).toBe(25);
  expect(await pruneInBatches(db, 'room_events', { where, batchRows: 10 })).toBe(0);
  const left = await db.selectFrom('room_events').select('seq').orderBy('seq').execute();
  expect(left.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
});

it('removes the rooms of ended sessions, and keeps the rooms of people and live sessions', async () => {
  await sql`
    with person as (insert into users (account_uuid, name, created_ms, signed_in_ms) values ('p', 'P#1', 0, 0) returning id),
    opened as (insert into sessions (id, user_id, created_ms, expires_ms) select gen_random_uuid(), id, 0, n from person, (values (0), (9000000000000)) as life (n) returning id)
    insert into rooms (room, seq) select 'session-' || id, 1 from opened`.execute(db);
  const rooms = async () => (await db.selectFrom('rooms').select('room').execute()).map(({ room }) => room.slice(0, 5)).toSorted();
  expect(await rooms()).toEqual(['sessi', 'sessi', 'user-']);
  await pruneSessions(db, 60 * 24 * 3_600_000);
  expect(await rooms()).toEqual(['sessi', 'user-']);
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});
