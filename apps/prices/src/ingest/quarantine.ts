import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { numberTab } from '../asks/names.ts';
import { storeChanges } from './store-pages.ts';
import { probePage, type ProbeLimits } from './cautious-reader.ts';
import { createAnnounced, packPage } from './pack-page.ts';
import { readPage, type StreamPage } from './read-page.ts';

/** A change, or a whole page, that could not be read. */
export type Quarantined = {
  readonly id: number;
  /** The change id with which the stream continued. */
  readonly changeId: string;
  readonly reason: string;
  readonly byteCount: number;
  readonly quarantinedAt: Date;
};

/**
 * Outcome of a retry. `superseded`: the stream had a later change to the tab, readable or not, or the tab's offers
 * would have expired by now.
 */
export type RetryOutcome = 'stored' | 'superseded' | 'stillUnreadable';

const LISTED = 200;
/** Bodies up to this size, in bytes, are parsed without a probing process, because they cannot exhaust a heap. */
const LARGEST_UNTRIED_BYTES = 1024 * 1024;

/** Lists the newest changes in quarantine, newest first. */
export async function listQuarantine(db: PricesDb): Promise<Quarantined[]> {
  const { rows } = await sql<Quarantined>`
    select id, change_id as "changeId", reason, octet_length(body) as "byteCount", quarantined_at as "quarantinedAt"
    from prices.quarantined_change order by id desc limit ${LISTED}`.execute(db);
  return rows;
}

/**
 * Reads quarantined changes again with this version's rules, oldest first: the changes with these numbers, or all
 * changes if no numbers are given. Readable changes are stored with their arrival time and leave the quarantine. Safe
 * while the stream is followed.
 */
export async function retryQuarantine(
  db: PricesDb,
  { ids, nowMs, lifeMs, limits }: { ids: readonly number[]; nowMs: number; lifeMs: number; limits?: ProbeLimits },
): Promise<Map<number, RetryOutcome>> {
  const { rows } = await sql<{ id: number; byteCount: number }>`
    select id, octet_length(body) as "byteCount" from prices.quarantined_change
    where ${ids.length === 0} or id = any(${ids}::bigint[]) order by id`.execute(db);
  const outcomes = new Map<number, RetryOutcome>();
  for (const { id, byteCount } of rows) {
    if (byteCount > LARGEST_UNTRIED_BYTES && (await endsItsReader(db, id, limits))) {
      outcomes.set(id, 'stillUnreadable');
      continue;
    }
    const outcome = await withTransaction(db, (tx) => retryOne(tx, { id, oldest: new Date(nowMs - lifeMs) }));
    if (outcome !== null) outcomes.set(id, outcome);
  }
  return outcomes;
}

/** True if reading the change crashes the reader. This is tried in a separate process before any lock is acquired. */
async function endsItsReader(db: PricesDb, id: number, limits: ProbeLimits | undefined): Promise<boolean> {
  const { rows } = await sql<{ body: string }>`select body from prices.quarantined_change where id = ${id}`.execute(db);
  return probePage(listBytes(rows[0]?.body ?? ''), limits ?? {}).then(
    () => false,
    () => true,
  );
}

async function retryOne(tx: PricesTx, { id, oldest }: { id: number; oldest: Date }): Promise<RetryOutcome | null> {
  // The stream follower locks this row while it stores pages.
  await sql`select from prices.stream_cursor for update`.execute(tx);
  const { rows } = await sql<{ body: string; at: Date }>`
    select body, quarantined_at as at from prices.quarantined_change where id = ${id} for update`.execute(tx);
  const [kept] = rows;
  if (kept === undefined) return null;
  const page = readKept(kept.body);
  if (page === null || page.unreadable.length > 0) return 'stillUnreadable';
  const isNewsOf = await readTabsOf(tx, id);
  const tabs = kept.at <= oldest ? [] : page.tabs.filter(({ publicId }) => isNewsOf.has(numberTab(publicId)));
  await storeChanges(tx, { pages: [packPage({ ...page, tabs }, createAnnounced())], known: createKnownIds(), readAt: kept.at });
  await sql`delete from prices.quarantined_change where id = ${id}`.execute(tx);
  return tabs.length > 0 ? 'stored' : 'superseded';
}

/** A stored body is either a change or a whole page as a JSON string; only a page begins with a quote. */
function listBytes(body: string): Buffer {
  return Buffer.from(body.startsWith('"') ? (JSON.parse(body) as string) : `{"next_change_id":"0","stashes":[${body}]}`);
}

function readKept(body: string): StreamPage | null {
  try {
    return readPage(listBytes(body));
  } catch {
    return null;
  }
}

/**
 * Reads the tabs without later changes in the stream. A tab that has become private leaves no other trace, and must not
 * be restored.
 */
async function readTabsOf(tx: PricesTx, id: number): Promise<Set<string>> {
  const { rows } = await sql<{ tabId: string }>`
    select tab_id::text as "tabId" from prices.quarantined_tab where change_id = ${id}`.execute(tx);
  return new Set(rows.map(({ tabId }) => tabId));
}
