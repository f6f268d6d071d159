// Thread of createThreadReader: receives pages and returns columns, in order.
import { parentPort } from 'node:worker_threads';
import { createAnnounced } from './pack-page.ts';
import { packReadable, type ReaderAnswer, type ReaderRequest } from './page-reader.ts';

let announced = createAnnounced();

function answer(bytes: Uint8Array): ReaderAnswer {
  try {
    return { ok: true, page: packReadable(bytes, announced) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error), bytes };
  }
}

parentPort?.on('message', (request: ReaderRequest) => {
  if (request.kind === 'forget') announced = createAnnounced();
  else parentPort?.postMessage(answer(request.bytes));
});
