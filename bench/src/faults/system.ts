/** The cluster that faults are done to: every part with its process, and lines in front of Redis and PostgreSQL. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Program } from '../../../scripts/lib/child.ts';
import type { KeptPauses } from '../../../scripts/lib/keep-running.ts';
import type { StartOptions } from '../../../scripts/start/options.ts';
import { startSystem } from '../../../scripts/start/system.ts';
import type { Bench } from '../lib/run-bench.ts';
import { openLink, type Link } from './link.ts';

export type Service = 'redis' | 'database';

/** A part as it runs now: another process after each start. */
type Running = { readonly pid: number | null; readonly isReady: () => boolean; readonly statusUrl: () => string | null };

export type System = {
  readonly url: string;
  /** Names of all parts that were started, PostgreSQL included. */
  readonly listParts: () => string[];
  /** The process of a part now; null while there is none. */
  readonly pidOf: (part: string) => number | null;
  /** Tells whether the part runs, has announced itself, and says that it is ready. */
  readonly isReady: (part: string) => Promise<boolean>;
  readonly links: Readonly<Record<Service, Link>>;
  /** Sets the clock of a part that runs under libfaketime this far ahead; null where the machine has none. */
  readonly setClock: ((part: string, aheadSeconds: number) => void) | null;
  readonly databaseUrl: string;
  /** Redis itself, behind the line. */
  readonly redisPort: number;
  readonly dataFolder: string;
  /** Address at which a part tells operators about itself; null where it does not. */
  readonly statusUrlOf: (part: string) => string | null;
};

/** Restarts as usual, and without an end: a part is killed more often here than a broken one ends. */
const pauses: KeptPauses = { firstMs: 200, longestMs: 1000, stableMs: 5000, mostInRow: Number.POSITIVE_INFINITY };

const fakeTimeFiles = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`);

export const POSTGRES = 'PostgreSQL';

/** Starts a cluster in `dataFolder`, on a free port; `onGivenUp` hears that a part is not started any more. */
export async function startFaultySystem(
  bench: Pick<Bench, 'onEnd' | 'signal'>,
  options: {
    dataFolder: string;
    layout: StartOptions['layout'];
    onGivenUp: (reason: string) => void;
    /** Nothing will be done to it: no lines in between, and the clock of the machine. */
    isLeftAlone?: boolean;
  },
): Promise<System> {
  const { dataFolder } = options;
  const running = new Map<string, Running>();
  const links = new Map<Service, Link>();
  let redisPort = 0;
  const isLeftAlone = options.isLeftAlone === true;
  const fakeTime = isLeftAlone ? undefined : fakeTimeFiles.find((file) => existsSync(file));
  const clockFile = (part: string): string => path.join(dataFolder, `clock-${part}`);
  const hasClock = (part: string): boolean => fakeTime !== undefined && /^(?:http|realtime|jobs)-/.test(part);
  const describeClock = (part: string): Record<string, string> => {
    if (fakeTime === undefined || !hasClock(part)) return {};
    if (!existsSync(clockFile(part))) writeFileSync(clockFile(part), '+0s\n');
    return { LD_PRELOAD: fakeTime, FAKETIME_TIMESTAMP_FILE: clockFile(part), FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  };
  const url = await startSystem({
    options: { port: 0, dataFolder, layout: options.layout, traders: 'none' },
    stopList: { add: bench.onEnd, stopAll: async () => undefined },
    onGivenUp: options.onGivenUp,
    signal: bench.signal,
    watch: {
      pauses,
      pass: async (service, port) => {
        const link = await openLink(port);
        bench.onEnd(`line to ${service}`, link.close);
        links.set(service, link);
        if (service === 'redis') redisPort = port;
        return isLeftAlone ? port : link.port;
      },
      onStarted: (name, program) => {
        if (program.pid !== undefined) running.set(name, follow(program, program.pid));
        // It stays on the list: a part that is away is missed.
        void program.ended.then(() => running.get(name)?.pid === program.pid && running.set(name, absent));
      },
      environmentOf: (part) => (/^(?:http|realtime|jobs|prices)-/.test(part) ? { STATUS_PORT: '0', ...describeClock(part) } : {}),
    },
  });
  const [redis, database] = [links.get('redis'), links.get('database')];
  if (redis === undefined || database === undefined) throw new Error('DATABASE_URL is set: faults need a database of their own');
  const readPostmaster = (): number | null => {
    try {
      const place = readFileSync(path.join(dataFolder, 'postgres-location.txt'), 'utf8').trim();
      return Number.parseInt(readFileSync(path.join(place, 'data/postmaster.pid'), 'utf8'), 10);
    } catch {
      return null;
    }
  };
  return {
    url,
    dataFolder,
    redisPort,
    statusUrlOf: (part) => running.get(part)?.statusUrl() ?? null,
    links: { redis, database },
    databaseUrl: readFileSync(path.join(dataFolder, 'database-url.txt'), 'utf8').trim(),
    listParts: () => [...running.keys(), POSTGRES].toSorted(),
    pidOf: (part) => (part === POSTGRES ? readPostmaster() : (running.get(part)?.pid ?? null)),
    isReady: async (part) => {
      if (part === POSTGRES) return readPostmaster() !== null;
      const state = running.get(part);
      if (state === undefined || !state.isReady()) return false;
      const statusUrl = state.statusUrl();
      return statusUrl === null || (await isOk(`${statusUrl}/readyz`));
    },
    setClock:
      fakeTime === undefined
        ? null
        : (part, aheadSeconds) => writeFileSync(clockFile(part), `${aheadSeconds < 0 ? '-' : '+'}${Math.abs(aheadSeconds)}s\n`),
  };
}

const absent: Running = { pid: null, isReady: () => false, statusUrl: () => null };

function follow(program: Program, pid: number): Running {
  let statusUrl: string | null = null;
  let isReady = false;
  program.ready.then(
    ({ status }) => {
      isReady = true;
      if (typeof status === 'string') statusUrl = status;
    },
    () => undefined,
  );
  return { pid, isReady: () => isReady, statusUrl: () => statusUrl };
}

async function isOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (reply) => reply.ok,
    () => false,
  );
}
