// A thread of createThreadTeam: values and publishes the tags it is given, one league after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { createDb, createPool } from '@poexchange/platform/db';
import { openPriceStore } from '@poexchange/platform/price-store';
import { createPartMemory, publishPart } from './publish-part.ts';
import { createPublisher } from '../publish/publisher.ts';
import type { MemberAnswer, MemberRequest, MemberSettings } from './thread-team.ts';

const { databaseUrl, store } = workerData as MemberSettings;
const db = createDb<unknown>(createPool(databaseUrl, { name: 'prices-part', max: 3 }));
const publisher = createPublisher(openPriceStore(store));
const memory = createPartMemory();

async function answer({ number, input }: MemberRequest): Promise<MemberAnswer> {
  try {
    return { number, ok: true, result: await publishPart({ db, publisher, memory }, input) };
  } catch (error) {
    return { number, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (request: MemberRequest) => {
  void answer(request).then((told) => parentPort?.postMessage(told));
});
parentPort?.postMessage('ready');
