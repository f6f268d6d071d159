import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { openToken, sealToken, type SealContext, type TokenKeys } from './token-box.ts';

/** Number of rows resealed per run; the next run continues. */
const MOST_AT_ONCE = 1000;

/**
 * Reseals text sealed with a former key, using the current key, so that the former key can be removed. Returns null if
 * nothing has to be done or the key is lost.
 */
export function resealText(sealed: string, context: SealContext, tokenKeys: TokenKeys): string | null {
  if (sealed.startsWith(`${tokenKeys.current}.`)) return null;
  const text = openToken(sealed, context, tokenKeys);
  return text === null ? null : sealToken(text, context, tokenKeys);
}

/** Lists the former keys that may have sealed stored values. */
export function listFormerKeys({ current, keys }: TokenKeys): string[] {
  return [...keys.keys()].filter((kid) => kid !== current);
}

/**
 * Reseals publisher tokens sealed with former keys. A token refreshed in the meantime is left unchanged: it is newer
 * and already sealed with the current key. Returns the number of people whose tokens were resealed.
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
