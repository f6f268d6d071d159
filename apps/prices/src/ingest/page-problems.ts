import { withTransaction } from '@poexchange/platform/db';
import type { Logger } from '@poexchange/platform/log';
import { sql } from 'kysely';
import { createKnownIds } from '../asks/known-ids.ts';
import { numberTab } from '../asks/names.ts';
import type { PricesDb, PricesTx } from '../database.ts';
import { moveCursor, quarantineChanges } from './cursor.ts';
import { createAnnounced, packPage, type PackedPage } from './pack-page.ts';
import type { PageCounts } from './page-counts.ts';
import { supersede } from './quarantined-tabs.ts';
import type { FetchPage } from './read-ahead.ts';
import { keepBody, peekPage, readPage, readTabId, type UnreadableChange } from './read-page.ts';
import { storeChanges, storePages } from './store-pages.ts';

/**
 * SQL states that mean the data is at fault, not the database: data exceptions, constraint violations, row or index
 * limits.
 */
const REFUSALS = /^(?:22|23|54)/;

/** Returns an error's SQL state if the value can never be stored; null if the error may be temporary. */
export function readRefusal(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return REFUSALS.test(code) ? code : null;
}

/**
 * Stores a page without the changes that the database rejects, which are quarantined. Used after a page was rejected
 * because of its content: fetches the page again and tries each change separately. Returns null if no change is at
 * fault or the page cannot be fetched.
 */
export async function storeSkippingRejected(
  { db, fetchPage }: { db: PricesDb; fetchPage: FetchPage },
  { askedWith, readAt }: { askedWith: string | null; readAt: Date },
): Promise<PackedPage | null> {
  const outcome = await fetchPage(askedWith);
  if (outcome.kind !== 'ok') return null;
  const whole = JSON.parse(Buffer.from(outcome.value).toString('utf8')) as { next_change_id: string; stashes: unknown[] };
  const refused: UnreadableChange[] = [];
  const kept: unknown[] = [];
  for (const [at, change] of whole.stashes.entries()) {
    const refusal = await tryChange(db, change, readAt);
    if (refusal === null) kept.push(change);
    else refused.push({ reason: `refused by the database: ${refusal}`, body: keepBody(change), tabIds: listLastTab(whole.stashes, at) });
  }
  if (refused.length === 0) return null;
  const page = readPage(Buffer.from(JSON.stringify({ ...whole, stashes: kept })));
  const counts = { ...page.counts, changes: whole.stashes.length, quarantined: page.counts.quarantined + refused.length };
  const packed = packPage(
    { ...page, counts, changeCount: whole.stashes.length, unreadable: [...page.unreadable, ...refused] },
    createAnnounced(),
  );
  const result = await storePages(db, createKnownIds(), { pages: [packed], askedWith, readAt });
  if (result === 'movedOn') throw new Error('another process follows the stream too');
  return packed;
}

/** Returns the change's tab, unless a later change on the page has the same tab. */
function listLastTab(changes: readonly unknown[], at: number): string[] {
  const tabId = readTabId(changes[at]);
  return tabId === null || changes.slice(at + 1).some((later) => readTabId(later) === tabId) ? [] : [numberTab(tabId)];
}

/** Tries to store one change, then rolls back. */
async function tryChange(db: PricesDb, change: unknown, readAt: Date): Promise<string | null> {
  const page = readPage(Buffer.from(JSON.stringify({ next_change_id: '0', stashes: [change] })));
  const takeBack = new Error('only a trial');
  try {
    await withTransaction(db, async (tx) => {
      await storeChanges(tx, { pages: [packPage(page, createAnnounced())], known: createKnownIds(), readAt });
      throw takeBack;
    });
    return null;
  } catch (error) {
    if (error === takeBack) return null;
    const refusal = readRefusal(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** Interval between log lines, in ms. A new league's page contains thousands of unknown mods. */
const REPORT_EVERY_MS = 10 * 60_000;

/** Receives the counts of stored pages. */
export type MapModReport = (pages: readonly Readonly<PageCounts>[]) => void;

/** Logs map mods that the table does not contain: the number since the last log line, and one example. */
export function createMapModReport({ log, clock }: { log: Pick<Logger, 'warn'>; clock: () => number }): MapModReport {
  let count = 0;
  let example = '';
  let reportedAtMs = -Infinity;
  return (pages) => {
    for (const page of pages) {
      count += page.mapModsNotFound;
      if (page.mapModExample !== '') example = page.mapModExample;
    }
    if (count === 0 || clock() - reportedAtMs < REPORT_EVERY_MS) return;
    log.warn({ count, example }, 'map mods are not found in the table');
    reportedAtMs = clock();
    count = 0;
  };
}

/** Maximum number of tabs stored for a page. A page has a few hundred tabs; tabs beyond the limit are not restored. */
const MOST_TABS = 100_000;

/**
 * Maximum number of whole pages stored. A page is several megabytes and names thousands of tabs; the limit keeps a
 * stream in a new format from filling the disk or memory.
 */
const MOST_PAGES = 100;
/** Prefix of the reason for which a whole page was quarantined. */
const NO_PAGE = 'no page: ';

/**
 * Quarantines an unreadable body and moves the cursor to the next id in its first bytes, in one transaction. Returns
 * false if the first bytes contain no next id or the cursor has moved.
 */
export async function quarantinePage(
  db: PricesDb,
  { askedWith, bytes, reason, readAt }: { askedWith: string | null; bytes: Uint8Array; reason: string; readAt: Date },
): Promise<boolean> {
  const beginning = peekPage(bytes);
  if (beginning === null || beginning.nextChangeId === askedWith) return false;
  const { nextChangeId } = beginning;
  return withTransaction(db, async (tx) => {
    if (!(await moveCursor(tx, { from: askedWith, to: nextChangeId, at: readAt }))) return false;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const tabIds = listNamedTabs(text);
    await supersede(tx, tabIds);
    await quarantineChanges(tx, [{ reason: `${NO_PAGE}${reason}`, body: keepBody(text), tabIds }], {
      changeId: nextChangeId,
      at: readAt,
    });
    await dropOldPages(tx);
    return true;
  });
}

/**
 * Lists every id in the text, of tabs, items or anything else, because an unreadable page does not show an id’s kind.
 */
function listNamedTabs(text: string): string[] {
  const ids = new Set<string>();
  for (const [, id] of text.matchAll(/"id"\s*:\s*"([^"\\]{1,200})"/g)) if (id !== undefined) ids.add(id);
  return [...ids].slice(0, MOST_TABS).map(numberTab);
}

/** Deletes all whole pages except the newest. */
async function dropOldPages(tx: PricesTx): Promise<void> {
  await sql`
    delete from prices.quarantined_change where id in (
      select id from prices.quarantined_change where starts_with(reason, ${NO_PAGE}) order by id desc offset ${MOST_PAGES})`.execute(tx);
}
