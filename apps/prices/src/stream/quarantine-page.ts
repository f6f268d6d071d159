import { withTransaction } from '@poexchange/platform/db';
import type { PricesDb } from '../database.ts';
import { moveCursor, quarantineChanges } from './cursor.ts';
import { keepBody, peekPage } from './read-page.ts';

/**
 * Keeps a body that is no page and moves the cursor to where its beginning says the stream goes on, in one transaction. False when it
 * does not say, or the cursor is elsewhere: then there is nowhere to go.
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
    const body = keepBody(Buffer.from(bytes).toString('utf8'));
    await quarantineChanges(tx, [{ reason: `no page: ${reason}`, body }], { changeId: nextChangeId, at: readAt });
    return true;
  });
}
