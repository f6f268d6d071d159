import { createHash } from 'node:crypto';
import { withTransaction } from '@poexchange/platform/db';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller } from '../../http/server-app.ts';
import { readLoginToken, revokePlanned, type AuthConfig, type AuthDeps, type RevokeDeps } from '../auth/index.ts';
import { lockPerson, readAccount, removePerson } from './remove-person.ts';

type Deletion = { readonly caller: Pick<Caller, 'id'>; readonly accountName: string; readonly idempotencyKey: string | null };
type Receipt = { deletedAtMs: number };

const RECEIPTS_LIFE_MS = 24 * 3_600_000;

/**
 * Deletes the caller's account: all or nothing, in one transaction; then tries to revoke the grant at the publisher. A
 * second click that waited for the first gets its answer, which is stored apart from the deleted person.
 */
export async function deleteAccount(deps: RevokeDeps, deletion: Deletion): Promise<Receipt> {
  const receiptHash = deletion.idempotencyKey === null ? null : hashReceipt(deletion.caller.id, deletion.idempotencyKey);
  const mayGo = (account: { readonly name: string; readonly banned_ms: number | null }): void => {
    if (account.banned_ms !== null) throw new RefusalError('banned');
    if (deletion.accountName.trim() !== account.name) throw new RefusalError('accountNameWrong');
  };
  // Checked before taking any lock, so that a mistyped name blocks no other work.
  const seen = await readAccount(deps.db, deletion.caller.id);
  if (seen !== undefined) mayGo(seen);
  const receipt = await withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const person = await lockPerson(tx, { userId: deletion.caller.id, nowMs });
    if (person === undefined) return readReceipt(tx, receiptHash);
    mayGo(person.account);
    await removePerson(tx, { ...person, nowMs });
    if (receiptHash !== null) await tx.insertInto('deletion_receipts').values({ receipt_hash: receiptHash, deleted_ms: nowMs }).execute();
    return { deletedAtMs: nowMs };
  });
  void revokePlanned(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'revoking grants failed'));
  return receipt;
}

/**
 * Returns the answer of a deletion whose session ended with it: the token still identifies the person, and the key the
 * request. Null for everything else.
 */
export async function repeatDeletion(
  deps: Pick<AuthDeps, 'db' | 'clock'> & { readonly config: Pick<AuthConfig, 'loginKey' | 'oldLoginKeys'> },
  options: { token: string; idempotencyKey: string | null },
): Promise<Receipt | null> {
  const token = await readLoginToken(options.token, {
    key: deps.config.loginKey,
    oldKeys: deps.config.oldLoginKeys,
    nowMs: deps.clock(),
  });
  if (token.kind !== 'valid' || options.idempotencyKey === null) return null;
  return findReceipt(deps.db, hashReceipt(token.userId, options.idempotencyKey));
}

async function findReceipt(db: Kysely<Database>, receiptHash: string): Promise<Receipt | null> {
  const row = await db.selectFrom('deletion_receipts').select('deleted_ms').where('receipt_hash', '=', receiptHash).executeTakeFirst();
  return row === undefined ? null : { deletedAtMs: row.deleted_ms };
}

async function readReceipt(tx: Transaction<Database>, receiptHash: string | null): Promise<Receipt> {
  const receipt = receiptHash === null ? null : await findReceipt(tx, receiptHash);
  if (receipt === null) throw new RefusalError('sessionExpired');
  return receipt;
}

function hashReceipt(userId: string, idempotencyKey: string): string {
  return createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('hex');
}

export async function pruneDeletionReceipts(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('deletion_receipts')
    .where('deleted_ms', '<', nowMs - RECEIPTS_LIFE_MS)
    .execute();
}
