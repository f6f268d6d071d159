import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { endAllSessions, type EndedSessions } from './end-session.ts';

type BanTarget = { readonly accountName: string; readonly nowMs: number };

/**
 * Bans an account by its name (case does not count) and ends all its sessions (D13). Null when nobody of that name has
 * signed in.
 */
export async function banUser(tx: Transaction<Database>, { accountName, nowMs }: BanTarget): Promise<EndedSessions | null> {
  const user = await setBan(tx, { accountName, bannedMs: nowMs });
  return user === null ? null : endAllSessions(tx, { userId: user.id, nowMs });
}

/** Lifts a ban; the person may sign in again. */
export async function unbanUser(
  tx: Transaction<Database>,
  { accountName }: Pick<BanTarget, 'accountName'>,
): Promise<{ userId: string } | null> {
  const user = await setBan(tx, { accountName, bannedMs: null });
  return user === null ? null : { userId: user.id };
}

/** A name that was given up can belong to an older row: the last one to sign in with it is meant. */
async function setBan(
  tx: Transaction<Database>,
  options: { accountName: string; bannedMs: number | null },
): Promise<{ id: string } | null> {
  const updated = await tx
    .updateTable('users')
    .set({ banned_ms: options.bannedMs })
    .where('id', '=', (expression) =>
      expression
        .selectFrom('users')
        .select('id')
        .where(sql<string>`lower(name)`, '=', options.accountName.toLowerCase())
        .orderBy('signed_in_ms', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  return updated ?? null;
}
