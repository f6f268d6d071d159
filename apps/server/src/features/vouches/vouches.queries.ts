/** Stored vouches. Vouches from banned accounts do not count. */
import { vouchLimits } from '@poexchange/domain/service';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { hasChatLink } from '../chat-link/index.ts';

type Counted = {
  readonly count: number;
  readonly oldestMs: number | null;
  readonly newestMs: number | null;
  readonly linkedCount: number;
};

/**
 * Counts the distinct people who vouch for a person and how many of them linked a chat account, and reads the first and
 * last vouch time.
 */
export async function countVouches(db: Kysely<Database>, targetId: string): Promise<Counted> {
  return db
    .selectFrom('vouches')
    .innerJoin('users', 'users.id', 'vouches.voucher_id')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number | null>`min(vouched_ms)`.as('oldestMs'),
      sql<number | null>`max(vouched_ms)`.as('newestMs'),
      sql<number>`(count(*) filter (where ${hasChatLink('vouches.voucher_id')}))::int`.as('linkedCount'),
    ])
    .where('target_id', '=', targetId)
    .where('users.banned_ms', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Counts the vouches for a person by service, highest count first. */
export function countByService(db: Kysely<Database>, targetId: string) {
  return db
    .selectFrom('vouches')
    .innerJoin('users', 'users.id', 'vouches.voucher_id')
    .select(['category', 'vouches.name as name', 'is_custom', sql<number>`count(*)::int`.as('count')])
    .where('target_id', '=', targetId)
    .where('users.banned_ms', 'is', null)
    .groupBy(['category', 'vouches.name', 'is_custom'])
    .orderBy('count', 'desc')
    .limit(100)
    .execute();
}

/** Counts the disputes decided against a person, and reads when the last dispute was decided. */
export async function countUpheld(
  db: Kysely<Database>,
  targetId: string,
): Promise<{ upheldDisputes: number; lastUpheldMs: number | null }> {
  return db
    .selectFrom('service_disputes')
    .select([sql<number>`count(*)::int`.as('upheldDisputes'), sql<number | null>`max(decided_ms)`.as('lastUpheldMs')])
    .where('target_id', '=', targetId)
    .where('is_upheld', '=', true)
    .executeTakeFirstOrThrow();
}

/** Reads when one person vouched for another; null if there is no such vouch. */
export async function readVouchedMs(
  db: Kysely<Database>,
  { voucherId, targetId }: { voucherId: string; targetId: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('vouches')
    .select('vouched_ms')
    .where('voucher_id', '=', voucherId)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return row?.vouched_ms ?? null;
}

/** Reads the people for whom a person vouches. */
export async function readVouchedUsers(db: Kysely<Database>, voucherId: string): Promise<string[]> {
  const rows = await db.selectFrom('vouches').select('target_id').where('voucher_id', '=', voucherId).orderBy('vouched_ms').execute();
  return rows.map((row) => row.target_id);
}

/**
 * Locks the vouched person and reads both people, so that vouches for one person are serialised. This lock mode lets
 * other rows reference the person.
 */
export async function lockPair(
  tx: Transaction<Database>,
  { voucherId, targetId }: { voucherId: string; targetId: string },
): Promise<{ voucher: PersonFacts | undefined; target: PersonFacts | undefined }> {
  const columns = ['id', 'banned_ms', 'created_ms'] as const;
  const target = await tx.selectFrom('users').select(columns).where('id', '=', targetId).forNoKeyUpdate().executeTakeFirst();
  const voucher = await tx.selectFrom('users').select(columns).where('id', '=', voucherId).executeTakeFirst();
  return { voucher, target };
}
export type PersonFacts = { readonly id: string; readonly banned_ms: number | null; readonly created_ms: number };

/**
 * Counts the last day's vouches for the limits: vouches given by a person, and vouches that a person received from new
 * accounts.
 */
export async function readVouchBounds(
  tx: Transaction<Database>,
  { voucherId, targetId, nowMs }: { voucherId: string; targetId: string; nowMs: number },
): Promise<{ given: number; newReceived: number; isVouched: boolean }> {
  const sinceMs = nowMs - vouchLimits.windowMs;
  const { rows } = await sql<{ given: number; newReceived: number; isVouched: boolean }>`
    select
      (select count(*)::int from vouches where voucher_id = ${voucherId} and vouched_ms > ${sinceMs}) as given,
      (select count(*)::int from vouches where target_id = ${targetId} and is_new and vouched_ms > ${sinceMs}) as "newReceived",
      exists (select 1 from vouches where voucher_id = ${voucherId} and target_id = ${targetId}) as "isVouched"`.execute(tx);
  return rows[0] ?? { given: 0, newReceived: 0, isVouched: false };
}
