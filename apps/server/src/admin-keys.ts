/** Key data in the database: since when each key has been in use, and what still depends on it. */
import { createDb, createPool, withTransaction } from '@poexchange/platform/db';
import { sql, type Kysely } from 'kysely';
import { fingerprint, noteAct } from './audit.ts';
import type { Database } from './db/schema.ts';

export type KeyUse = 'signing' | 'encryption';

/** A key in the database. Its id is a signing key's fingerprint or a sealing key's name. */
export type KeyFacts = {
  /** First start of a server that knew the key, and first start of a server that used it; null before that start. */
  readonly knownMs: number | null;
  readonly usedMs: number | null;
  /** First server start after which another key was in use; null for a key in use or never used. */
  readonly replacedMs: number | null;
  /** True between `rotate` and the first use. */
  readonly isPrepared: boolean;
};

export type KeyState = {
  readonly of: (use: KeyUse, id: string) => KeyFacts;
  /** Number of sealed values by key name. */
  readonly sealed: ReadonlyMap<string, number>;
  /**
   * Counts sessions and access tokens that may be signed with a key replaced at `atMs`, and returns when the last of
   * them ends.
   */
  readonly countSignedBefore: (atMs: number) => Promise<{ sessions: number; accessTokens: number; lastMs: number | null }>;
  /** Writes a key action to the audit. */
  readonly note: (act: { action: 'prepare-key' | 'use-key' | 'retire-key'; use: KeyUse; id: string; reason: string }) => Promise<void>;
};

/** Maximum time in ms for which nodes that were not restarted may still use the previous key. */
const RESTART_MS = 86_400_000;

/** Returns a signing key's id: its fingerprint in the audit, from which the key cannot be recovered. */
export function nameSigningKey(key: string): string {
  return fingerprint('login', new TextEncoder().encode(key));
}

/** Reads the state of the keys and passes it to `use` while the database is open. */
export async function withKeyState<Result>(databaseUrl: string, use: (state: KeyState) => Promise<Result>): Promise<Result> {
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    const db = createDb<Database>(pool);
    const entries = await readEntries(db);
    return await use({
      of: (kind, id) => describe(entries, { kind, id }),
      sealed: await countSealed(db),
      countSignedBefore: (atMs) => countSignedBefore(db, { beforeMs: atMs + RESTART_MS, nowMs: Date.now() }),
      note: ({ action, use: kind, id, reason }) =>
        withTransaction(db, (tx) => noteAct(tx, { action, subject: { use: kind, key: id }, reason, nowMs: Date.now() })),
    });
  } finally {
    await pool.end();
  }
}

type Entry = { readonly action: string; readonly subject: Readonly<Record<string, string>>; readonly atMs: number };

async function readEntries(db: Kysely<Database>): Promise<Entry[]> {
  return db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'at_ms as atMs'])
    .where('action', 'in', ['change-keys', 'prepare-key', 'use-key', 'retire-key'])
    .orderBy('id')
    .execute();
}

function describe(entries: readonly Entry[], { kind, id }: { kind: KeyUse; id: string }): KeyFacts {
  const starts = entries
    .filter(({ action }) => action === 'change-keys')
    .map(({ subject, atMs }) => ({ ...readStart(subject, kind), atMs }));
  const isUsed = starts.map(({ used }) => used === id);
  const usedFrom = isUsed.indexOf(true);
  const usedUntil = isUsed.lastIndexOf(true);
  const acts = entries.filter(({ action, subject }) => action !== 'change-keys' && subject['use'] === kind && subject['key'] === id);
  return {
    knownMs: starts.find(({ known }) => known.includes(id))?.atMs ?? null,
    usedMs: starts[usedFrom]?.atMs ?? null,
    replacedMs: usedUntil === -1 ? null : (starts[usedUntil + 1]?.atMs ?? null),
    isPrepared: acts.at(-1)?.action === 'prepare-key',
  };
}

/** Keys with which a server was started, the key in use first. */
function readStart({ login = '', known = '', tokens = '' }: Readonly<Record<string, string>>, kind: KeyUse) {
  const ids = (kind === 'signing' ? `${login} ${known}` : tokens.replaceAll(/:\S+/g, '')).split(' ').filter((id) => id !== '');
  return { used: ids[0] ?? '', known: ids };
}

async function countSealed(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ kid: string; count: number }>`
    select split_part(sealed, '.', 1) as kid, count(*)::int as count from (
      select access_token from publisher_tokens union all select refresh_token from publisher_tokens
      union all select access_token from grant_revocations union all select refresh_token from grant_revocations
      union all select secret from webhooks union all select old_secret from webhooks
    ) as texts (sealed) where sealed is not null group by 1`.execute(db);
  return new Map(rows.map(({ kid, count }) => [kid, count]));
}

async function countSignedBefore(db: Kysely<Database>, { beforeMs, nowMs }: { beforeMs: number; nowMs: number }) {
  const { rows } = await sql<{ sessions: number; accessTokens: number; lastMs: number | null }>`
    select count(*) filter (where what = 'session')::int as sessions, count(*) filter (where what = 'token')::int as "accessTokens",
      max(expires_ms)::float8 as "lastMs"
    from (
      select 'session' as what, created_ms, expires_ms from sessions where ended_ms is null
      union all select 'token', created_ms, expires_ms from access_tokens
    ) as signed where created_ms < ${beforeMs} and expires_ms > ${nowMs}`.execute(db);
  return rows[0] ?? { sessions: 0, accessTokens: 0, lastMs: null };
}
