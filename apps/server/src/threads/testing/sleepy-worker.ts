// A worker thread that answers after a delay, or fills its heap.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (job: { readonly name: string; readonly kind: 'answer' | 'fill' }) => {
  const kept: unknown[] = [];
  while (job.kind === 'fill') kept.push({ at: kept.length });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  parentPort?.postMessage(job.name);
});
