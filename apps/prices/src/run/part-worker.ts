// A thread of createWorkerPool: values and publishes its assigned tags, one league after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { createDb, createPool } from '@poexchange/platform/db';
import { openPriceStore } from '@poexchange/platform/price-store';
import { startTracing, traced } from '@poexchange/platform/tracing';
import { createPartMemory, runPart } from './run-part.ts';
import { createPriceFileWriter } from '../publish/price-file-writer.ts';
import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker-pool.ts';

const { databaseUrl, store, tracing } = workerData as WorkerSettings;
// The caller is this program, so follow its sampling decision.
if (tracing !== undefined) await startTracing({ ...tracing, OTEL_TRACEPARENT: 'followed' }, { service: 'prices' });
const db = createDb<unknown>(createPool(databaseUrl, { name: 'prices-part', max: 3 }));
const writer = createPriceFileWriter(openPriceStore(store));
const memory = createPartMemory();

async function answer({ number, input, traceparent }: WorkerRequest): Promise<WorkerReply> {
  try {
    const run = () => runPart({ db, writer, memory }, input);
    return { number, ok: true, result: await traced('part', { kind: 'internal', traceparent }, run) };
  } catch (error) {
    return { number, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (request: WorkerRequest) => {
  void answer(request).then((told) => parentPort?.postMessage(told));
});
parentPort?.postMessage('ready');
