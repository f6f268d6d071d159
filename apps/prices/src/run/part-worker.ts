// A thread of createWorkerPool: values and publishes the tags it is given, one league after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { createDb, createPool } from '@poexchange/platform/db';
import { openPriceStore } from '@poexchange/platform/price-store';
import { createPartMemory, runPart } from './run-part.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker-pool.ts';

const { databaseUrl, store } = workerData as WorkerSettings;
const db = createDb<unknown>(createPool(databaseUrl, { name: 'prices-part', max: 3 }));
const writer = createPriceFileWriter(openPriceStore(store));
const memory = createPartMemory();

async function answer({ number, input }: WorkerRequest): Promise<WorkerReply> {
  try {
    return { number, ok: true, result: await runPart({ db, writer, memory }, input) };
  } catch (error) {
    return { number, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (request: WorkerRequest) => {
  void answer(request).then((told) => parentPort?.postMessage(told));
});
parentPort?.postMessage('ready');
