import { createAnnounced } from '../ingest/pack-page.ts';
import { packReadable, type PageReader } from '../ingest/page-reader.ts';

export function createInlineReader(): PageReader {
  let announced = createAnnounced();
  return {
    read: async (bytes) => packReadable(bytes, announced),
    forget: () => {
      announced = createAnnounced();
    },
    close: async () => undefined,
  };
}
