import type { WebhookId } from '@poexchange/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { listFormerKeys, resealText, type TokenKeys } from '../auth/index.ts';

const MOST_AT_ONCE = 1000;

/** Reseals webhook secrets that a former key sealed. Returns the number of webhooks done. */
export async function resealWebhookSecrets(db: Kysely<Database>, tokenKeys: TokenKeys): Promise<number> {
  const former = listFormerKeys(tokenKeys);
  if (former.length === 0) return 0;
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'user_id', 'secret', 'old_secret'])
    .where((eb) => eb.or([eb(sql`split_part(secret, '.', 1)`, 'in', former), eb(sql`split_part(old_secret, '.', 1)`, 'in', former)]))
    .limit(MOST_AT_ONCE)
    .execute();
  let done = 0;
  for (const row of rows) {
    const reseal = (sealed: string): string => resealText(sealed, contextOf(row), tokenKeys) ?? sealed;
    const { numUpdatedRows } = await db
      .updateTable('webhooks')
      .set({ secret: reseal(row.secret), old_secret: row.old_secret === null ? null : reseal(row.old_secret) })
      .where('id', '=', row.id)
      // A secret changed in the same moment is left alone.
      .where('secret', '=', row.secret)
      .executeTakeFirst();
    done += Number(numUpdatedRows);
  }
  return done;
}

function contextOf({ id, user_id: userId }: { id: WebhookId; user_id: string }) {
  return { userId, field: `webhook ${id}` } as const;
}
