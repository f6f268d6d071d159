import type { PricesDb } from '../database.ts';
import { createAnnounced, packPage } from './pack-page.ts';
import type { StreamPage } from './read-page.ts';
import type { KnownIds } from '../asks/known-ids.ts';
import { storePages } from './store-pages.ts';

/** Stores one page that was read in this thread; see storePages. */
export async function storePage(
  db: PricesDb,
  known: KnownIds,
  { page, askedWith, readAt }: { page: StreamPage; askedWith: string | null; readAt: Date },
): Promise<'stored' | 'movedOn'> {
  return storePages(db, known, { pages: [packPage(page, createAnnounced())], askedWith, readAt });
}
