/**
 * The audit: operator actions, key changes, sign-ins, and tokens created for programs. Names are looked up when the
 * audit is read.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './db/schema.ts';
import type { AuthConfig } from './features/auth/index.ts';

/**
 * Actions written by this module; `remove-vouch`, `close-vouch-reports`, `uphold-dispute` and `reject-dispute` are
 * written by the code that performs them.
 */
type Action =
  | 'ban'
  | 'unban'
  | 'delete-account'
  | 'end-sessions'
  | 'change-keys'
  | 'prepare-key'
  | 'use-key'
  | 'retire-key'
  | 'create-access-token'
  | 'delete-access-token'
  | 'create-webhook'
  | 'delete-webhook'
  | 'turn-off-webhook';

/** Retention period of entries: two years, in ms. */
const KEPT_MS = 730 * 86_400_000;
const MOST_SHOWN = 200;
/** Arbitrary constant: id of the lock by which servers that start together take turns. */
const KEYS_LOCK = 5_403_118_035;

/**
 * Writes an action in the same transaction as its effect. The subject contains only our own ids, so that no name
 * outlives an account.
 */
export async function noteAct(
  tx: Transaction<Database>,
  { action, subject, reason, nowMs }: { action: Action; subject: Record<string, string>; reason: string; nowMs: number },
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ action, subject: JSON.stringify(subject), reason, at_ms: nowMs })
    .execute();
}

/**
 * Records that the keys differ from the keys at any server's last start. Keys are identified by fingerprint: 48 bits of
 * a hash, from which a key of 32 random bytes cannot be recovered.
 */
export async function noteKeys(
  db: Kysely<Database>,
  { loginKey, oldLoginKeys = [], tokenKeys, nowMs }: Pick<AuthConfig, 'loginKey' | 'oldLoginKeys' | 'tokenKeys'> & { nowMs: number },
): Promise<void> {
  const sealing = [...tokenKeys.keys].map(([kid, key]) => `${kid}:${fingerprint('token', key)}`);
  const known = oldLoginKeys.map((key) => fingerprint('login', key)).join(' ');
  const subject = { login: fingerprint('login', loginKey), tokens: sealing.join(' '), ...(known !== '' && { known }) };
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${KEYS_LOCK})`.execute(tx);
    const last = await tx
      .selectFrom('audit_entries')
      .select('subject')
      .where('action', '=', 'change-keys')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isSame = (['login', 'tokens', 'known'] as const).every((name) => (last?.subject[name] ?? '') === (subject[name] ?? ''));
    if (isSame) return;
    await noteAct(tx, {
      action: 'change-keys',
      subject,
      reason: last === undefined ? 'first start' : 'a server started with other keys',
      nowMs,
    });
  });
}

/** Identifies a key by 48 bits of a hash. */
export function fingerprint(use: string, key: Uint8Array): string {
  return createHash('sha256').update(`poexchange ${use} key\n`).update(key).digest('hex').slice(0, 12);
}

/** A line of the audit; `who` contains account names, or ids of deleted accounts. */
export type AuditLine = { readonly atMs: number; readonly action: string; readonly who: string; readonly reason: string };

/**
 * Reads the newest lines of the audit, newest first, including sign-ins for as long as sessions are stored; limited to
 * one account if its id is passed.
 */
export async function readAudit(db: Kysely<Database>, { userId }: { userId: string | null }): Promise<AuditLine[]> {
  const { rows } = await sql<AuditLine>`
    with lines as (
      (select at_ms, id as seq, action, subject, reason from audit_entries
        where ${userId}::text is null or ${userId}::text in (subject->>'userId', subject->>'voucherId', subject->>'targetId')
        order by at_ms desc, id desc limit ${MOST_SHOWN})
      union all
      (select created_ms, 0, 'sign-in', jsonb_build_object('userId', user_id), 'by ' || via from sessions
        where ${userId}::uuid is null or user_id = ${userId}::uuid
        order by created_ms desc limit ${MOST_SHOWN})
    )
    select at_ms as "atMs", action, reason, coalesce(nullif(concat_ws(' > ', ${nameOf('userId')}, ${nameOf('voucherId')}, ${nameOf('targetId')}), ''), subject::text) as who
    from lines order by at_ms desc, seq desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

function nameOf(field: string) {
  return sql`coalesce((select name from users where id::text = subject->>${field}), subject->>${field})`;
}

/** Deletes entries, and disputes about deleted accounts, that are two years old. */
export async function pruneAudit(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('audit_entries')
    .where('at_ms', '<', nowMs - KEPT_MS)
    .execute();
  await db
    .deleteFrom('service_disputes')
    .where('target_hash', 'is not', null)
    .where('created_ms', '<', nowMs - KEPT_MS)
    .execute();
}
