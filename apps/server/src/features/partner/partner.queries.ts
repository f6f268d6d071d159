import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { PartnerPerson } from './partner-client.ts';

export type PartnerState = {
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly returnPath: string;
  readonly linkUserId: string | null;
};

export async function saveState(db: Kysely<Database>, options: PartnerState & { stateHash: string; expiresMs: number }): Promise<void> {
  await db
    .insertInto('partner_states')
    .values({
      state_hash: options.stateHash,
      code_verifier: options.codeVerifier,
      nonce: options.nonce,
      return_path: options.returnPath,
      link_user_id: options.linkUserId,
      expires_ms: options.expiresMs,
    })
    .execute();
}

/**
 * Deletes and returns a state, so that it cannot be used twice. Returns null if the state is unknown, used or expired.
 */
export async function takeState(db: Kysely<Database>, options: { stateHash: string; nowMs: number }): Promise<PartnerState | null> {
  const row = await db.deleteFrom('partner_states').where('state_hash', '=', options.stateHash).returningAll().executeTakeFirst();
  if (row === undefined || row.expires_ms <= options.nowMs) return null;
  return { codeVerifier: row.code_verifier, nonce: row.nonce, returnPath: row.return_path, linkUserId: row.link_user_id };
}

export async function findLink(db: Kysely<Database>, userId: string): Promise<{ name: string | null; linkedMs: number } | null> {
  const row = await db
    .selectFrom('partner_links')
    .select(['name', 'linked_ms as linkedMs'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds and locks the user that a partner account signs in. */
export function findLinkedUser(
  tx: Transaction<Database>,
  options: Pick<PartnerPerson, 'issuer' | 'subject'>,
): Promise<{ id: string; banned_ms: number | null } | undefined> {
  return tx
    .selectFrom('partner_links')
    .innerJoin('users', 'users.id', 'partner_links.user_id')
    .select(['users.id', 'users.banned_ms'])
    .where('issuer', '=', options.issuer)
    .where('subject', '=', options.subject)
    .forShare()
    .executeTakeFirst();
}

/**
 * Links the partner account to the person, replacing an earlier account, unless the partner account is linked to
 * another person.
 */
export async function saveLink(
  tx: Transaction<Database>,
  options: { userId: string; person: PartnerPerson; nowMs: number },
): Promise<'linked' | 'replaced' | 'linkedElsewhere'> {
  const { person } = options;
  // Serialises concurrent links of one person, who may have been deleted.
  const owner = await tx.selectFrom('users').select('id').where('id', '=', options.userId).forUpdate().executeTakeFirst();
  if (owner === undefined) throw new RefusalError('sessionExpired');
  const before = await tx
    .deleteFrom('partner_links')
    .where('user_id', '=', options.userId)
    .returning(['issuer', 'subject'])
    .executeTakeFirst();
  const saved = await tx
    .insertInto('partner_links')
    .values({ user_id: options.userId, issuer: person.issuer, subject: person.subject, name: person.name, linked_ms: options.nowMs })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (saved === undefined) return 'linkedElsewhere';
  const isAnother = before !== undefined && (before.issuer !== person.issuer || before.subject !== person.subject);
  return isAnother ? 'replaced' : 'linked';
}

export async function deleteLink(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('partner_links').where('user_id', '=', userId).execute();
}

export async function prunePartnerStates(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db.deleteFrom('partner_states').where('expires_ms', '<=', nowMs).execute();
}
