// Reads a page from standard input. Exit code 0 means that the input was read or is not a page; see cautious-reader.ts.
import { buffer } from 'node:stream/consumers';
import { createAnnounced } from './pack-page.ts';
import { packReadable, UnreadablePageError } from './page-reader.ts';

try {
  packReadable(await buffer(process.stdin), createAnnounced());
} catch (error) {
  if (!(error instanceof UnreadablePageError)) throw error;
}
