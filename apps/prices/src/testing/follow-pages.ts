import { createLogger } from '@poexchange/platform/log';
import type { PricesDb } from '../database.ts';
import { readCursor } from '../ingest/cursor.ts';
import { followStream } from '../ingest/follow-stream.ts';
import { createRecordedSource } from '../ingest/recorded-source.ts';
import { createStatusKeeper, type StreamStatus } from '../ingest/stream-status.ts';
import { createInlineReader } from './inline-reader.ts';

/**
 * Follows these pages to the end, starting at the cursor, as the program does. `from` is the first page's change id,
 * for programs that start concurrently: another program may have moved the cursor by then.
 */
export async function followPages(
  db: PricesDb,
  pages: readonly Uint8Array[],
  { clock = Date.now, from }: { clock?: () => number; from?: string | null } = {},
): Promise<StreamStatus> {
  const source = createRecordedSource(from === undefined ? ((await readCursor(db))?.nextChangeId ?? null) : from);
  source.add(pages);
  const stopping = new AbortController();
  const status = createStatusKeeper(clock);
  await followStream({
    db,
    reader: createInlineReader(),
    status,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock,
    signal: stopping.signal,
    sleep: async () => {
      if (source.isAtEnd()) stopping.abort();
    },
    onCaughtUp: () => undefined,
    fetchPage: source.fetchPage,
  });
  return status.read();
}
