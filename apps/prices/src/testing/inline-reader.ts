import { createAnnounced } from '../stream/pack-page.ts';
import { packReadable } from '../stream/page-reader.ts';
import type { PageReader } from '../stream/page-reader.ts';

/** Reads pages in this thread. */
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
