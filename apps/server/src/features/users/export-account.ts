import { sql, type Kysely, type RawBuilder } from 'kysely';
import { markReads, type ReadSince, type ReplicaReads } from '../../db/read-replica.ts';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { RateLimitedError } from '../../http/render-errors.ts';
import type { Turns } from '../../http/turns.ts';
import type { ExportSection } from './export-section.ts';
import { exportSections } from './export-sections.ts';

type ExportDeps = {
  readonly db: Kysely<Database>;
  readonly replica?: ReplicaReads | undefined;
  readonly clock: () => number;
  readonly turns: Turns;
  /** Start times of the exports that this node is writing, by person. */
  readonly running: Map<string, number>;
};

/** Age after which a slow export no longer prevents another export. */
const LONGEST_EXPORT_MS = 5 * 60_000;
const TRY_AGAIN_MS = 10_000;

/**
 * Exports everything the server stores about a person as the text of one JSON document. The text is streamed: at most
 * one page of rows is in memory, and no transaction stays open while a slow browser reads. Rows that change during the
 * export are written as read, from a replica if there is one, but never older than the request. All exports take turns
 * to read pages, as reads of a person's own listings do. A person's second concurrent export is refused as
 * `rateLimited`.
 */
export async function exportAccount(deps: ExportDeps, options: { userId: string }): Promise<AsyncIterable<string>> {
  const account = await deps.db
    .selectFrom('users')
    .select(['id', 'name', 'account_uuid as publisherAccountId', 'created_ms as createdMs', 'signed_in_ms as signedInMs'])
    .where('id', '=', options.userId)
    .executeTakeFirst();
  if (account === undefined) throw new RefusalError('sessionExpired');
  const read = await markReads(deps);
  const startMs = deps.clock();
  if (startMs < (deps.running.get(options.userId) ?? -Infinity) + LONGEST_EXPORT_MS)
    throw new RateLimitedError(TRY_AGAIN_MS, 'exportAccount');
  deps.running.set(options.userId, startMs);
  return endWith(writeDocument(deps, { account, userId: options.userId, read }), () => {
    if (deps.running.get(options.userId) === startMs) deps.running.delete(options.userId);
  });
}

/** Yields the pieces, then calls `onEnd` after the last piece or when the reader stops. */
async function* endWith(pieces: AsyncIterable<string>, onEnd: () => void): AsyncGenerator<string> {
  try {
    yield* pieces;
  } finally {
    onEnd();
  }
}

async function* writeDocument(deps: ExportDeps, options: { account: object; userId: string; read: ReadSince }): AsyncGenerator<string> {
  const head = JSON.stringify({ format: 'poexchange-account', version: 1, exportedAtMs: deps.clock(), account: options.account });
  yield head.slice(0, -1);
  for (const section of exportSections) {
    let separator = `,${JSON.stringify(section.name)}:[`;
    for await (const row of readSection(deps, { section, userId: options.userId, read: options.read })) {
      yield separator + JSON.stringify(row);
      separator = ',';
    }
    yield separator === ',' ? ']' : `${separator}]`;
  }
  yield '}';
}

async function* readSection(
  { turns }: ExportDeps,
  options: { section: ExportSection; userId: string; read: ReadSince },
): AsyncGenerator<object> {
  const { key, owner, pageRows, table, fields, present, only = sql`true` } = options.section;
  const columns = Object.entries(fields).map(([name, from]) => sql`${typeof from === 'string' ? sql.ref(from) : from} as ${sql.id(name)}`);
  const keys = key.map((column) => sql.ref(column));
  // Keys as text, under names that no field uses: a page's last key is the cursor of the next page.
  const marks = key.map((column, index) => sql`${sql.ref(column)}::text as ${sql.id(`key ${index}`)}`);
  let start: RawBuilder<unknown> = sql`true`;
  for (;;) {
    const giveBack = await turns.take();
    const page = sql<Record<string, unknown>>`
      select ${sql.join([...columns, ...marks])} from ${sql.table(table)}
      where ${sql.ref(owner)} = ${options.userId} and ${only} and ${start}
      order by ${sql.join(keys)} limit ${pageRows}`;
    const { rows } = await options.read((db) => page.execute(db)).finally(giveBack);
    for (const row of rows) {
      const entry = Object.fromEntries(Object.entries(row).filter(([name]) => name in fields));
      yield present === undefined ? entry : await present(entry);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return;
    start = sql`(${sql.join(keys)}) > (${sql.join(key.map((_column, index) => last[`key ${index}`]))})`;
  }
}
