import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { openToken, sealToken, type SealContext, type TokenKeys } from './token-box.ts';

/** Rows that one run seals anew: the next run goes on. */
const MOST_AT_ONCE = 1000;

/**
 * Seals what a former key sealed with the current one, so that the former can be taken out; null where nothing has to
 * be done, or its key is gone.
 */
export function resealText(sealed: string, context: SealContext, tokenKeys: TokenKeys): string | null {
  if (sealed.startsWith(`${tokenKeys.current}.`)) return null;
  const text = openToken(sealed, context, tokenKeys);
  return text === null ? null : sealToken(text, context, tokenKeys);
}

/** Former keys, of which sealed texts may be left. */
export function listFormerKeys({ current, keys }: TokenKeys): string[] {
  return [...keys.keys()].filter((kid) => kid !== current);
}

/**
 * Seals publisher tokens of former keys anew. A token that was refreshed meanwhile stays as it is: it is newer, and
 * sealed with the current key. Returns how many people's were done.
 */
export async function resealPublisherTokens(db: Kysely<Database>, tokenKeys: TokenKeys): Promise<number> {
  const former = listFormerKeys(tokenKeys);
  if (former.length === 0) return 0;
  const rows = await db
    .selectFrom('publisher_tokens')
    .select(['user_id', 'access_token', 'refresh_token'])
    .where(sql`split_part(access_token, '.', 1)`, 'in', former)
    .limit(MOST_AT_ONCE)
    .execute();
  let done = 0;
  for (const { user_id: userId, access_token: access, refresh_token: refresh } of rows) {
    const changed = {
      access_token: resealText(access, { userId, field: 'access' }, tokenKeys) ?? access,
      refresh_token: refresh === null ? null : (resealText(refresh, { userId, field: 'refresh' }, tokenKeys) ?? refresh),
    };
    const { numUpdatedRows } = await db
      .updateTable('publisher_tokens')
      .set(changed)
      .where('user_id', '=', userId)
      .where('access_token', '=', access)
      .executeTakeFirst();
    done += Number(numUpdatedRows);
  }
  return done;
}
