import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { endAllSessions, type EndedSessions } from './end-session.ts';

type BanTarget = { readonly accountName: string; readonly nowMs: number };

/**
 * Bans an account by its name, ignoring case, and ends all its sessions. Returns null when no account of that name has
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

/** An older row may still carry a name that its owner gave up: take the last account to sign in with it. */
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
