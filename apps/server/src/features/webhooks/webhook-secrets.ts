/** Webhook secrets and the signatures made with them, following the Standard Webhooks convention. */
import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookId } from '@poexchange/domain/ids';
import { sql, type Kysely } from 'kysely';
import { openToken, sealToken, listFormerKeys, resealText, type TokenKeys } from '../auth/index.ts';
import type { Database } from '../../db/schema.ts';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

type Owner = { readonly userId: string; readonly webhookId: WebhookId };

/** Creates a secret in its stored form, sealed for this webhook alone. */
export function makeSealedSecret({ userId, webhookId }: Owner, keys: TokenKeys): string {
  return sealToken(PREFIX + randomBytes(SECRET_BYTES).toString('base64'), { userId, field: `webhook ${webhookId}` }, keys);
}

/**
 * Returns the secret as its owner receives it; null if it cannot be opened, for example because the key that sealed it
 * is gone.
 */
export function findSecret(sealed: string, { userId, webhookId }: Owner, keys: TokenKeys): string | null {
  return openToken(sealed, { userId, field: `webhook ${webhookId}` }, keys);
}

/** Returns the secret as its owner receives it. Throws if it cannot be opened. */
export function openSecret(sealed: string, owner: Owner, keys: TokenKeys): string {
  const secret = findSecret(sealed, owner, keys);
  if (secret === null) throw new Error('the secret of a webhook was sealed with a key that is gone');
  return secret;
}

/**
 * Signs an attempt: `v1,` and base64 of HMAC-SHA-256 over id, time in seconds and body. Creates one signature per
 * secret, separated by spaces, so that a receiver may use either secret.
 */
export function signDelivery({ id, seconds, body }: { id: string; seconds: number; body: string }, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

const MOST_AT_ONCE = 1000;

/** Reseals webhook secrets that were sealed with a former key. Returns the number of webhooks resealed. */
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
      // Skip a secret that was changed at the same moment.
      .where('secret', '=', row.secret)
      .executeTakeFirst();
    done += Number(numUpdatedRows);
  }
  return done;
}

function contextOf({ id, user_id: userId }: { id: WebhookId; user_id: string }) {
  return { userId, field: `webhook ${id}` } as const;
}
