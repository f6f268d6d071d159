import { createHash } from 'node:crypto';
import { withTransaction } from '@poexchange/platform/db';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller } from '../../http/server-app.ts';
import { revokePlanned, type RevokeDeps } from '../auth/index.ts';
import { lockAccount, removePerson } from './remove-person.ts';

type Deletion = { readonly caller: Pick<Caller, 'id'>; readonly accountName: string; readonly idempotencyKey: string | null };
type Receipt = { deletedAtMs: number };

const receiptsLifeMs = 24 * 3_600_000;

/**
 * Deletes the caller's account (D18): all or nothing, in one transaction; then the grant at the publisher ends, as well as that works. A second click that waited for the first
 * gets its answer: what says so cannot hang on the person, who is gone.
 */
export async function deleteAccount(deps: RevokeDeps, of: Deletion): Promise<Receipt> {
  const receiptHash = of.idempotencyKey === null ? null : hashReceipt(of.caller.id, of.idempotencyKey);
  const receipt = await withTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, of.caller.id);
    if (account === undefined) return readReceipt(tx, receiptHash);
    if (account.banned_ms !== null) throw new RefusalError('banned');
    if (of.accountName.trim() !== account.name) throw new RefusalError('accountNameWrong');
    const nowMs = deps.clock();
    await removePerson(tx, { account, nowMs });
    if (receiptHash !== null) await tx.insertInto('deletion_receipts').values({ receipt_hash: receiptHash, deleted_ms: nowMs }).execute();
    return { deletedAtMs: nowMs };
  });
  void revokePlanned(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'revoking grants failed'));
  return receipt;
}

async function readReceipt(tx: Transaction<Database>, receiptHash: string | null): Promise<Receipt> {
  if (receiptHash === null) throw new RefusalError('sessionExpired');
  const row = await tx.selectFrom('deletion_receipts').select('deleted_ms').where('receipt_hash', '=', receiptHash).executeTakeFirst();
  if (row === undefined) throw new RefusalError('sessionExpired');
  return { deletedAtMs: row.deleted_ms };
}

function hashReceipt(userId: string, idempotencyKey: string): string {
  return createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('hex');
}

export async function pruneDeletionReceipts(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('deletion_receipts')
    .where('deleted_ms', '<', nowMs - receiptsLifeMs)
    .execute();
}
