/**
 * A repeated POST with the same Idempotency-Key gets the first answer. The key row is written in the transaction of the
 * effect: a second request waits for the first request's commit, and a rolled-back first attempt leaves no trace.
 */
import { createHash } from 'node:crypto';
import { withTransaction } from '@poexchange/platform/db';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { RefusalError } from './refusal.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;

export type OnceInput = {
  readonly userId: string;
  readonly operation: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
};

/**
 * Runs `work` in a transaction, once per key. The transaction is repeated if the database resolves a deadlock, so
 * `work` must have no effect outside the transaction. Resolves to the first reply; refuses with `idempotencyKeyReused`
 * if the same key comes with a different body.
 */
export async function runOnce<Reply>(
  db: Kysely<Database>,
  input: OnceInput,
  work: (tx: Transaction<Database>) => Promise<Reply>,
): Promise<Reply> {
  const claim = describeClaim(input);
  if (claim === null) return withTransaction(db, work);
  const { key, bodyHash } = claim;
  return withTransaction(db, async (tx) => {
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({ user_id: input.userId, key, body_hash: bodyHash, reply: null })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed === undefined) return readFirstReply<Reply>(tx, { userId: input.userId, key, bodyHash });
    const reply = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ reply: sql`${JSON.stringify(reply)}::jsonb` })
      .where('user_id', '=', input.userId)
      .where('key', '=', key)
      .execute();
    return reply;
  });
}

/**
 * Finds the first reply to a repeated POST; null if the POST is new. Call this before validation, whose outcome may
 * have changed since. `runOnce` serialises concurrent requests.
 */
export async function findFirstReply<Reply>(db: Kysely<Database>, input: OnceInput): Promise<{ reply: Reply } | null> {
  const claim = describeClaim(input);
  const row = claim === null ? undefined : await findClaimed(db, { userId: input.userId, key: claim.key });
  if (claim === null || row === undefined) return null;
  if (row.body_hash !== claim.bodyHash) throw new RefusalError('idempotencyKeyReused');
  return { reply: row.reply as Reply };
}

function describeClaim(input: OnceInput): { key: string; bodyHash: string } | null {
  if (input.idempotencyKey === null) return null;
  if (!KEY_PATTERN.test(input.idempotencyKey)) throw new RefusalError('badRequest', { paths: ['idempotency-key'] });
  const bodyHash = createHash('sha256').update(JSON.stringify(input.body)).digest('hex');
  return { key: `${input.operation} ${input.idempotencyKey}`, bodyHash };
}

async function readFirstReply<Reply>(
  tx: Transaction<Database>,
  options: { userId: string; key: string; bodyHash: string },
): Promise<Reply> {
  const row = await findClaimed(tx, options);
  if (row === undefined) throw new Error('a claimed key has no row');
  if (row.body_hash !== options.bodyHash) throw new RefusalError('idempotencyKeyReused');
  return row.reply as Reply;
}

function findClaimed(
  db: Kysely<Database>,
  options: { userId: string; key: string },
): Promise<{ body_hash: string; reply: unknown } | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('user_id', '=', options.userId)
    .where('key', '=', options.key)
    .executeTakeFirst();
}
