import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import { numberTab } from '../asks/names.ts';
import { moveCursor, quarantineChanges } from './cursor.ts';
import { supersede } from './quarantined-tabs.ts';
import { keepBody, peekPage } from './read-page.ts';

/** Tabs stored for a page, at most. A page has some hundred; tabs beyond the limit are not restored. */
const MOST_TABS = 100_000;

/**
 * Whole pages kept, at most. Each is some megabytes and names thousands of tabs, and a stream in a new shape must fill
 * neither disk nor memory.
 */
const MOST_PAGES = 100;
/** Prefix of the reason of a whole page. */
const NO_PAGE = 'no page: ';

/**
 * Quarantines an unreadable body and moves the cursor to where its first bytes say the stream continues, in one
 * transaction. False when they do not say, or when the cursor has moved.
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

/** Lists every id in the text, of tabs, items and anything else: an unreadable page does not say which is which. */
function listNamedTabs(text: string): string[] {
  const ids = new Set<string>();
  for (const [, id] of text.matchAll(/"id"\s*:\s*"([^"\\]{1,200})"/g)) if (id !== undefined) ids.add(id);
  return [...ids].slice(0, MOST_TABS).map(numberTab);
}

/** Deletes all but the newest whole pages. */
async function dropOldPages(tx: PricesTx): Promise<void> {
  await sql`
    delete from prices.quarantined_change where id in (
      select id from prices.quarantined_change where starts_with(reason, ${NO_PAGE}) order by id desc offset ${MOST_PAGES})`.execute(tx);
}
