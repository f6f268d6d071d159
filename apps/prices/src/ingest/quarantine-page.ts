import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb, PricesTx } from '../database.ts';
import { numberTab } from '../asks/names.ts';
import { moveCursor, quarantineChanges } from './cursor.ts';
import { supersede } from './quarantined-tabs.ts';
import { keepBody, peekPage } from './read-page.ts';

/** A page has some hundred; where there are more than these, the later ones are not brought back. */
const MOST_TABS = 100_000;

/**
 * A page is some megabytes and names thousands of tabs: a stream of which no page can be read must fill neither the
 * disk nor the memory.
 */
const MOST_PAGES = 100;
/** What the reason of a whole page begins with. */
const NO_PAGE = 'no page: ';

/**
 * Keeps a body that is no page and moves the cursor to where its beginning says the stream goes on, in one transaction.
 * False when it does not say, or the cursor is elsewhere: then there is nowhere to go.
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

/** Every id in the text, of tabs, items and whatever else has one: nobody knows what is what in a page that is none. */
function listNamedTabs(text: string): string[] {
  const ids = new Set<string>();
  for (const [, id] of text.matchAll(/"id"\s*:\s*"([^"\\]{1,200})"/g)) if (id !== undefined) ids.add(id);
  return [...ids].slice(0, MOST_TABS).map(numberTab);
}

/** Of many whole pages the newest are kept. */
async function dropOldPages(tx: PricesTx): Promise<void> {
  await sql`
    delete from prices.quarantined_change where id in (
      select id from prices.quarantined_change where starts_with(reason, ${NO_PAGE}) order by id desc offset ${MOST_PAGES})`.execute(tx);
}
