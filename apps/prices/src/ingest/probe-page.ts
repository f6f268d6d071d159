// Reads a page from standard input and says by ending in peace that it can be read, or that it is no page. See
// cautious-reader.ts.
import { buffer } from 'node:stream/consumers';
import { createAnnounced } from './pack-page.ts';
import { packReadable, UnreadablePageError } from './page-reader.ts';

try {
  packReadable(await buffer(process.stdin), createAnnounced());
} catch (error) {
  if (!(error instanceof UnreadablePageError)) throw error;
}
