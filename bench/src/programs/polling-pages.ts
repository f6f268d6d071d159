// Pages that poll a league's listings every few seconds, each from its own address, in a separate process: most poll
// one category, some poll all. At the end the process writes its measurements to a file.
import { renameSync, writeFileSync } from 'node:fs';
import { encodeParam } from '@poexchange/contract/rest';
import { addressAt } from '../lib/open-socket.ts';
import { callServer, COLD, createRoute, note } from '../load/calls.ts';
import { categoryOfPage, OVERLAP_MS, readNewest } from '../load/page-requests.ts';

const {
  SERVER_URL = '',
  PAGE_CATEGORIES = '',
  PAGE_COUNT = '0',
  POLL_EVERY_MS = '6000',
  PAGE_SECONDS = '0',
  WARM_UP_SECONDS = '0',
  RESULT_FILE = '',
} = process.env;
const pages = Number(PAGE_COUNT);
const everyMs = Number(POLL_EVERY_MS);
const categories = PAGE_CATEGORIES.split(',');
const full = createRoute('full');
const delta = createRoute('delta');
/** Delay of this process's own requests, which is included in every figure. */
const own = createRoute('asked late by the bench itself');
const coldMs: number[] = [];
let isOver = false;

function openPage(at: number): void {
  const path = `/api/v1/listings/poe1/mercenaries/${categoryOfPage(at, categories)}/`;
  let newestMs: number | null = null;
  let dueMs = performance.now() + (everyMs * at) / pages;
  const poll = async (): Promise<void> => {
    if (isOver) return;
    const filter = newestMs === null ? { side: 'sell' as const } : { side: 'sell' as const, sinceMs: newestMs - OVERLAP_MS };
    own.timesMs.push(Math.max(0, performance.now() - dueMs));
    const called = await callServer(SERVER_URL, { path: path + encodeParam(filter), address: addressAt(at), dueMs });
    note(newestMs === null ? full : delta, called, [200]);
    if (called.status === 200) newestMs = readNewest(called.body);
    dueMs += everyMs;
    setTimeout(() => void poll(), Math.max(0, dueMs - performance.now()));
  };
  setTimeout(() => void poll(), dueMs - performance.now());
}

for (let at = 0; at < pages; at += 1) openPage(at);
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
setTimeout(() => coldMs.push(...delta.timesMs.splice(0)), Number(WARM_UP_SECONDS) * 1000);
setTimeout(
  () => {
    isOver = true;
    const seen = [full, delta, own, { ...createRoute(COLD), timesMs: coldMs }].map(({ name, timesMs, errors }) => ({
      name,
      timesMs,
      errors: [...errors],
    }));
    writeFileSync(`${RESULT_FILE}.part`, JSON.stringify(seen));
    // Renamed when complete, so that a reader never sees a partial file.
    renameSync(`${RESULT_FILE}.part`, RESULT_FILE);
  },
  Number(PAGE_SECONDS) * 1000,
);
