/**
 * The cluster that faults are injected into: every part with its process, and links in front of Redis and PostgreSQL.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPool } from '@poexchange/platform/db';
import type { Program } from '../../../scripts/lib/child.ts';
import type { KeptPauses } from '../../../scripts/lib/keep-running.ts';
import { findPostgresTools, startReplica } from '../../../scripts/start/cluster-postgres.ts';
import type { StartOptions } from '../../../scripts/start/options.ts';
import { startSystem } from '../../../scripts/start/system.ts';
import type { Line, Service } from '../../../scripts/start/watch.ts';
import type { Bench } from '../lib/run-bench.ts';
import type { Pair } from './failover.ts';
import { createHolder, type Holder } from './holder.ts';
import { joinLinks, openLink, type Link } from './link.ts';

/** A part's current process; each start creates a new process. */
type Running = { readonly pid: number | null; readonly isReady: () => boolean; readonly statusUrl: () => string | null };

export type System = {
  readonly url: string;
  /** Names of all parts that were started, including PostgreSQL. */
  readonly listParts: () => string[];
  /** Returns a part's process id; null while it has no process. */
  readonly pidOf: (part: string) => number | null;
  /** Checks whether the part is running, has announced itself, and reports that it is ready. */
  readonly isReady: (part: string) => Promise<boolean>;
  /** Links between parts, by names such as `line to Redis`. */
  readonly links: ReadonlyMap<string, Link>;
  /** PostgreSQL and its replica; null if the cluster has no replica. */
  readonly pair: Pair | null;
  /** Clocks of the parts that run under libfaketime; null if the machine lacks it. */
  readonly clocks: { readonly has: (part: string) => boolean; readonly set: (part: string, aheadSeconds: number) => void } | null;
  readonly databaseUrl: string;
  /** The port of Redis itself, behind the link. */
  readonly redisPort: number;
  readonly dataFolder: string;
  /** URL of a part's status for operators; null for parts without a status URL. */
  readonly statusUrlOf: (part: string) => string | null;
};

/**
 * The usual pauses before a restart, but without a limit on restarts: here parts are killed more often than a broken
 * program would exit.
 */
const pauses: KeptPauses = { firstMs: 200, longestMs: 1000, stableMs: 5000, mostInRow: Number.POSITIVE_INFINITY };

const fakeTimeFiles = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`);

/** Prevents the measured programs from reading past exchange hours, which they otherwise do in their first minutes. */
const noPast = { EXCHANGE_PAST_DAYS: '0' };

const LOG_SIZE = '192MB';
export const POSTGRES = 'PostgreSQL';
export const REPLICA = 'replica';
export const POOLER = 'pgbouncer';
export const BALANCER = 'nginx';

const services: Readonly<Record<Service, string>> = { redis: 'Redis', database: 'PostgreSQL', replica: 'the replica', pooler: POOLER };
/** Our own programs, whose environment we can set. */
const OWN_PROGRAM = /^(?:http|realtime|jobs|prices)-/;

/**
 * Names a service whose links break together, a program's own link to the service, or the balancer's link to a node.
 */
function nameLine(line: Line): string {
  if (line === 'replication') return 'line of the replica to PostgreSQL';
  const [end = '', from] = line.split(' of ');
  const service = services[end as Service];
  if (service === undefined) return line.replace('node', 'line to');
  return from === undefined ? `line to ${service}` : `line from ${from} to ${service}`;
}

/** Starts a cluster in `dataFolder` on a free port; calls `onGivenUp` when a part is no longer restarted. */
export async function startFaultySystem(
  bench: Pick<Bench, 'onEnd' | 'signal'>,
  options: {
    dataFolder: string;
    layout: StartOptions['layout'];
    onGivenUp: (reason: string) => void;
    /** True if no faults will be injected: uses no links, and the machine's own clock. */
    isLeftAlone?: boolean;
  },
): Promise<System> {
  const { dataFolder } = options;
  const running = new Map<string, Running>();
  const links = new Map<string, Link>();
  /** Ports that links forward to, by the ports of the links. */
  const targets = new Map<number, number>();
  const holders = new Map<'primary' | 'replica', Holder>();
  let redisPort = 0;
  const isLeftAlone = options.isLeftAlone === true;
  const fakeTime = isLeftAlone ? undefined : fakeTimeFiles.find((file) => existsSync(file));
  const clockFile = (part: string): string => path.join(dataFolder, `clock-${part}`);
  const hasClock = (part: string): boolean => fakeTime !== undefined && OWN_PROGRAM.test(part);
  const describeClock = (part: string): Record<string, string> => {
    if (fakeTime === undefined || !hasClock(part)) return {};
    if (!existsSync(clockFile(part))) writeFileSync(clockFile(part), '+0s\n');
    return { LD_PRELOAD: fakeTime, FAKETIME_TIMESTAMP_FILE: clockFile(part), FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  };
  const url = await startSystem({
    options: { port: 0, dataFolder, layout: options.layout, traders: 'none', replica: 'required' },
    stopList: { add: bench.onEnd, stopAll: async () => undefined },
    onGivenUp: options.onGivenUp,
    signal: bench.signal,
    watch: {
      pauses,
      pass: async (line, port) => {
        if (line === 'redis') redisPort = port;
        if (isLeftAlone) return port;
        // Each link needs its own target: a fault in one link must not affect another.
        const target = targets.get(port) ?? port;
        const link = await openLink(target);
        bench.onEnd(nameLine(line), link.close);
        targets.set(link.port, target);
        links.set(nameLine(line), link);
        return link.port;
      },
      hold: (name, cluster) => {
        const holder = createHolder(cluster);
        holders.set(name, holder);
        return holder.cluster;
      },
      onStarted: (name, program) => {
        if (program.pid !== undefined) running.set(name, follow(program, program.pid));
        // Keep the part in the list, so that its absence is noticed.
        void program.ended.then(() => running.get(name)?.pid === program.pid && running.set(name, absent));
      },
      environmentOf: (part) => (OWN_PROGRAM.test(part) ? { STATUS_PORT: '0', ...describeClock(part), ...(isLeftAlone ? noPast : {}) } : {}),
    },
  });
  const [primary, replica] = [holders.get('primary'), holders.get('replica')];
  if (primary === undefined) throw new Error('DATABASE_URL is set: faults need a database of their own');
  const databases = new Map([[POSTGRES, primary], ...(replica === undefined ? [] : [[REPLICA, replica] as const])]);
  // A run of several hours writes more WAL than the disk can hold.
  if (!isLeftAlone) for (const { cluster } of databases.values()) await boundLog(cluster.urlOf('postgres'));
  const joined = joinByService(links);
  const readPostmaster = (holder: Holder): number | null => {
    const cluster = holder.read();
    return cluster?.isAlive() === true ? cluster.pid : null;
  };
  return {
    url,
    dataFolder,
    redisPort,
    statusUrlOf: (part) => running.get(part)?.statusUrl() ?? null,
    links: joined,
    pair: replica === undefined ? null : await describePair({ primary, replica, links: joined }),
    databaseUrl: readFileSync(path.join(dataFolder, 'database-url.txt'), 'utf8').trim(),
    listParts: () => [...running.keys(), ...databases.keys()].toSorted(),
    pidOf: (part) => {
      const holder = databases.get(part);
      return holder === undefined ? (running.get(part)?.pid ?? null) : readPostmaster(holder);
    },
    isReady: async (part) => {
      const holder = databases.get(part);
      if (holder !== undefined) return readPostmaster(holder) !== null && (part !== REPLICA || (await isReplicaRead(url)));
      const state = running.get(part);
      if (state === undefined || !state.isReady()) return false;
      const statusUrl = state.statusUrl();
      return statusUrl === null || (await isOk(`${statusUrl}/readyz`));
    },
    clocks:
      fakeTime === undefined
        ? null
        : {
            has: hasClock,
            set: (part, aheadSeconds) => writeFileSync(clockFile(part), `${aheadSeconds < 0 ? '-' : '+'}${Math.abs(aheadSeconds)}s\n`),
          },
  };
}

/** Adds one link per service, which breaks the links of all programs to that service together. */
function joinByService(links: ReadonlyMap<string, Link>): Map<string, Link> {
  const joined = new Map(links);
  for (const service of Object.values(services)) {
    const members = [...links].flatMap(([name, link]) => (name.endsWith(` to ${service}`) && !name.startsWith('line of') ? [link] : []));
    const [first] = members;
    if (first !== undefined) joined.set(`line to ${service}`, joinLinks([first, ...members.slice(1)]));
  }
  return joined;
}

async function boundLog(url: string): Promise<void> {
  const pool = createPool(url, { name: 'faults', max: 1, readsOnly: true });
  try {
    await pool.query(`alter system set max_wal_size = '${LOG_SIZE}'`);
    await pool.query('select pg_reload_conf()');
  } finally {
    await pool.end();
  }
}

async function describePair(parts: { primary: Holder; replica: Holder; links: ReadonlyMap<string, Link> }): Promise<Pair | null> {
  const tools = await findPostgresTools(() => undefined);
  const [database, replica, replication] = (['database', 'replica', 'replication'] as const).map((line) => parts.links.get(nameLine(line)));
  if (tools === null || database === undefined || replica === undefined || replication === undefined) return null;
  return { ...parts, lines: { database, replica, replication }, copy: (options) => startReplica(tools, options) };
}

/** Checks whether any server node reads from the replica. */
async function isReplicaRead(url: string): Promise<boolean> {
  return fetch(`${url}/api/v1/health`, { signal: AbortSignal.timeout(2000) }).then(
    async (reply) => ((await reply.json()) as { replica?: string }).replica === 'ready',
    () => false,
  );
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
