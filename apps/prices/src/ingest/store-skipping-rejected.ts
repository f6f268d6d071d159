import { withTransaction } from '@poexchange/platform/db';
import type { PricesDb } from '../database.ts';
import { createKnownIds } from '../asks/known-ids.ts';
import { storeChanges, storePages } from './store-pages.ts';
import { createAnnounced, packPage, type PackedPage } from './pack-page.ts';
import type { FetchPage } from './read-ahead.ts';
import { numberTab } from '../asks/names.ts';
import { keepBody, readPage, readTabId, type UnreadableChange } from './read-page.ts';

/**
 * SQL states that mean the data is at fault, not the database: data exceptions, violated constraints, limits of a row
 * or an index.
 */
const REFUSALS = /^(?:22|23|54)/;

/** Returns the SQL state of an error that means the value can never be stored; null for one that may be temporary. */
export function readRefusal(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return REFUSALS.test(code) ? code : null;
}

/**
 * Stores a page without the changes that the database rejects, which are quarantined. Used after a page was rejected
 * because of its content: fetches the page again and tries each change alone. Null when no change is at fault, or the
 * page cannot be fetched.
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

/** Returns the tab of a change, unless a later change of the page has the same tab. */
function listLastTab(changes: readonly unknown[], at: number): string[] {
  const tabId = readTabId(changes[at]);
  return tabId === null || changes.slice(at + 1).some((later) => readTabId(later) === tabId) ? [] : [numberTab(tabId)];
}

/** Stores one change and rolls it back. */
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
