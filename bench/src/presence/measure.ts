/** The same measurements for the product and for a bare server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startPart } from '../lib/start-product.ts';
import type { Bench } from '../lib/run-bench.ts';
import { quantile, sum } from '../lib/statistics.ts';
import { readSeconds } from '../load/growth.ts';

/** A process that keeps people's pages open. */
export type People = {
  readonly ask: <Answer>(path: string) => Promise<Answer>;
  /** Waits until this many watchers have received a change, and returns when each received it. Throws on a timeout. */
  readonly waitUntilHeard: (key: string, options: { watchers: number; latestMs: number }) => Promise<number[]>;
};

/** Time since 1970 in ms with fractions, consistent across the processes of one machine. */
export function readNow(): number {
  return performance.timeOrigin + performance.now();
}

export async function startPeople(
  bench: Bench,
  options: {
    name: string;
    url: string;
    tokensFile: string;
    watchers: number;
    room: string;
    heartbeatMs: number;
    /** Time between a person's absences; if omitted, people never go idle or leave. */
    moves?: { readonly idleEveryMs: number; readonly leaveEveryMs: number };
  },
): Promise<People> {
  const started = await startPart(bench, {
    name: options.name,
    entry: 'bench/src/programs/people.ts',
    env: {
      SERVER_URL: options.url,
      SOCKET_TOKENS_FILE: options.tokensFile,
      WATCHERS: String(options.watchers),
      ROOM: options.room,
      HEARTBEAT_EVERY_MS: String(options.heartbeatMs),
      IDLE_EVERY_MS: String(options.moves?.idleEveryMs ?? 0),
      LEAVE_EVERY_MS: String(options.moves?.leaveEveryMs ?? 0),
    },
  });
  const ask = async <Answer>(path: string): Promise<Answer> => (await fetch(String(started['url']) + path)).json() as Promise<Answer>;
  return {
    ask,
    waitUntilHeard: async (key, { watchers, latestMs }) => {
      const deadlineMs = performance.now() + latestMs;
      for (;;) {
        const heard = await ask<number[]>(`/heard?key=${encodeURIComponent(key)}`);
        if (heard.length >= watchers) return heard;
        if (performance.now() > deadlineMs) throw new Error(`${heard.length} of ${watchers} watchers heard of "${key}"`);
        await sleep(50, undefined, { signal: bench.signal });
      }
    },
  };
}

export type Use = { readonly cpuMsPerSecond: number; readonly rssMiB: number };

/** Monitors a process for some seconds; returns its mean CPU time, and its memory at the end. */
export async function measureUse(file: string, { seconds, signal }: { seconds: number; signal: AbortSignal }): Promise<Use> {
  const sinceMs = Date.now();
  await sleep(seconds * 1000, undefined, { signal });
  const seen = readSeconds(file, sinceMs);
  const last = seen.at(-1);
  if (last === undefined) throw new Error('Nothing was measured');
  return { cpuMsPerSecond: sum(seen.map(({ cpuMs }) => cpuMs)) / seen.length, rssMiB: last.rssMiB };
}

/** Times in ms from the cause of a change to each watcher, ascending. */
export type FanOut = readonly number[];

/** Causes changes one after another, and returns the times of each. */
export async function measureFanOut(
  people: People,
  options: { updates: number; watchers: number; cause: (turn: number) => Promise<string>; signal: AbortSignal },
): Promise<FanOut[]> {
  const fanOuts: FanOut[] = [];
  for (let turn = 0; turn < options.updates; turn += 1) {
    const sentMs = readNow();
    const key = await options.cause(turn);
    const heard = await people.waitUntilHeard(key, { watchers: options.watchers, latestMs: 20_000 });
    fanOuts.push(heard.map((atMs) => atMs - sentMs).toSorted((a, b) => a - b));
    await sleep(100, undefined, { signal: options.signal });
  }
  return fanOuts;
}

/** A quantile of the delay: `first` to the first watcher, `spread` from the first to each watcher, `whole` in total. */
export function readFanOut(fanOuts: readonly FanOut[], share: number): { first: number; spread: number; whole: number } {
  const firstOf = (fanOut: FanOut): number => fanOut[0] ?? 0;
  return {
    first: quantile(fanOuts.map(firstOf), share),
    spread: quantile(
      fanOuts.flatMap((fanOut) => fanOut.map((ms) => ms - firstOf(fanOut))),
      share,
    ),
    whole: quantile(fanOuts.flat(), share),
  };
}
