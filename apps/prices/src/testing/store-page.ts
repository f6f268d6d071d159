import type { KnownIds } from '../asks/known-ids.ts';
import type { PricesDb } from '../database.ts';
import { createAnnounced, packPage } from '../ingest/pack-page.ts';
import type { StreamPage } from '../ingest/read-page.ts';
import { storePages } from '../ingest/store-pages.ts';

/** Packs one page as the reader thread does, and stores it with storePages. */
export async function storePage(
  db: PricesDb,
  known: KnownIds,
  { page, askedWith, readAt }: { page: StreamPage; askedWith: string | null; readAt: Date },
): Promise<'stored' | 'movedOn'> {
  return storePages(db, known, { pages: [packPage(page, createAnnounced())], askedWith, readAt });
}
