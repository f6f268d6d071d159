import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { ChatAccount } from './chat-client.ts';

/** A person's chat link as shown to that person. */
export type ChatLinkRow = { readonly name: string | null; readonly nameShown: boolean; readonly linkedMs: number };

const linkColumns = ['name', 'name_shown as nameShown', 'linked_ms as linkedMs'] as const;

export async function findChatLink(db: Kysely<Database>, userId: string): Promise<ChatLinkRow | null> {
  return (await db.selectFrom('chat_links').select(linkColumns).where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

/**
 * Links a chat account to the person, replacing any previous account. Returns `linkedElsewhere` if the account belongs
 * to another person. Keeps the choice to show the name if the account is unchanged. Refuses if the session has ended.
 */
export async function saveChatLink(
  tx: Transaction<Database>,
  options: { userId: string; sessionId: string; account: ChatAccount; nowMs: number },
): Promise<'linked' | 'replaced' | 'linkedElsewhere'> {
  const { userId, account } = options;
  // The row lock serialises concurrent links by one person, who may meanwhile have been deleted or signed out.
  const owner = await tx
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.banned_ms', 'is', null)
    .where('sessions.id', '=', options.sessionId)
    .where('sessions.ended_ms', 'is', null)
    .forUpdate('users')
    .executeTakeFirst();
  if (owner === undefined) throw new RefusalError('sessionExpired');
  const before = await tx.deleteFrom('chat_links').where('user_id', '=', userId).returning(['account_id', 'name_shown']).executeTakeFirst();
  const isSame = before?.account_id === account.id;
  const saved = await tx
    .insertInto('chat_links')
    .values({
      user_id: userId,
      account_id: account.id,
      name: account.name,
      name_shown: isSame && before?.name_shown === true,
      linked_ms: options.nowMs,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (saved === undefined) return 'linkedElsewhere';
  return before === undefined || isSame ? 'linked' : 'replaced';
}

/** Stores whether others may read the name. Returns null if no account is linked. */
export async function saveNameShown(db: Kysely<Database>, options: { userId: string; nameShown: boolean }): Promise<ChatLinkRow | null> {
  const row = await db
    .updateTable('chat_links')
    .set({ name_shown: options.nameShown })
    .where('user_id', '=', options.userId)
    .returning(linkColumns)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a person's link. Returns false if there was no link. */
export async function deleteChatLink(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db.deleteFrom('chat_links').where('user_id', '=', userId).returning('user_id').executeTakeFirst();
  return row !== undefined;
}

/** SQL condition: the person whose id is in this column has a linked chat account. */
export function hasChatLink(column: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from chat_links where chat_links.user_id = ${sql.ref(column)})`;
}

/**
 * Reads a person's linked chat account as others see it: the name is included only while its owner shows it. Returns
 * null if no account is linked.
 */
export async function readShownChat(db: Kysely<Database>, userId: string): Promise<{ name: string | null } | null> {
  const row = await db.selectFrom('chat_links').select(['name', 'name_shown']).where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? null : { name: row.name_shown ? row.name : null };
}
