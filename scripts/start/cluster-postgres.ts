/**
 * PostgreSQL for a cluster on one machine: a primary, a replica that follows it, and a pooler in front of the primary.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  resolveBinaries,
  startCluster,
  writePoolerFiles,
  type Cluster,
  type PostgresBinaries,
} from '@poexchange/platform/embedded-postgres';
import type { Program } from '../lib/child.ts';
import { runStep } from '../lib/progress.mjs';
import { findExternal, startExternal } from './external-program.ts';
import { keepDatabase } from './keep-database.ts';
import type { StartOptions } from './options.ts';
import type { StopList } from './stop-list.ts';
import { choosePort } from './ports.ts';
import type { Watch } from './watch.ts';

export type PostgresTools = { readonly binaries: PostgresBinaries; readonly pgbouncer: string };

/** Number of connections from the pooler to the primary. */
const POOL_SIZE = 30;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Maximum time that a node hanging in a transaction blocks others, in ms. */
const IDLE_TRANSACTION_MS = 5000;
/**
 * Programs have their own connections besides the pooler's; a replica needs as many as its primary. After a pause the
 * replica can catch up within this log size; beyond it, the replica could never follow again.
 */
const settings = ['max_connections=200', 'wal_keep_size=256MB'];

const usualMachine = { find: findExternal, resolve: () => resolveBinaries('system'), env: process.env };

/**
 * Finds the system programs that a replica and a pooler need. If they are missing, throws if they are required, and
 * otherwise prints a message and returns null.
 */
export async function findPostgresTools(
  say: (text: string) => void,
  replica: StartOptions['replica'] = 'wanted',
  { find, resolve, env }: Pick<typeof usualMachine, 'find' | 'resolve'> & { env: NodeJS.ProcessEnv } = usualMachine,
): Promise<PostgresTools | null> {
  const pgbouncer = find('pgbouncer');
  const binaries = await resolve().catch(() => undefined);
  const isGiven = env['DATABASE_URL'] !== undefined && env['DATABASE_URL'] !== '';
  if (!isGiven && pgbouncer !== undefined && binaries !== undefined && existsSync(path.join(binaries.folder, 'pg_basebackup')))
    return { binaries, pgbouncer };
  const way = isGiven ? 'DATABASE_URL is set: leave it out' : 'On Debian: apt-get install -y postgresql pgbouncer';
  if (replica === 'required') throw new Error(`The whole shape of a cluster has a replica and a pooler, which cannot be started. ${way}`);
  say(`No replica and no pooler. ${way}`);
  return null;
}

type Parts = {
  /** The primary's folder, without the PostgreSQL version that may be appended to it. */
  readonly folder: string;
  /** Address of the site's database. */
  readonly primaryUrl: string;
  readonly logFolder: string;
  readonly stopList: StopList;
  readonly readExcuse: () => Promise<string | undefined>;
  readonly say: (text: string) => void;
  /** Runs a program, and restarts it when it ends. */
  readonly runExternal: (name: string, start: () => Program) => Promise<unknown>;
  readonly watch?: Pick<Watch, 'pass' | 'hold'> | undefined;
};

/** Starts a replica and a pooler, and restarts them when they end; returns the variables for servers. */
export async function startBesidePrimary(tools: PostgresTools, parts: Parts): Promise<Record<string, string>> {
  const { folder, primaryUrl, stopList, readExcuse, say, watch } = parts;
  const replica = await runStep('replica', async (note: (text: string) => void) => {
    note('copying');
    const followed = new URL(primaryUrl);
    if (watch !== undefined) followed.port = String(await watch.pass('replication', Number(followed.port)));
    const started = await startReplica(tools, { folder: `${folder}-replica`, primaryUrl: followed.href });
    const cluster = watch?.hold('replica', started) ?? started;
    const kept = keepDatabase({ cluster, readExcuse, say: (text) => say(`Replica: ${text}`), onGivenUp: say });
    stopList.add('replica', kept.stop);
    note(`running on port ${cluster.port}`);
    return cluster;
  });
  const pooled = await startPooler(tools, { ...parts, logFile: path.join(parts.logFolder, 'pgbouncer.log') });
  const replicaUrl = new URL(replica.urlOf(new URL(primaryUrl).pathname.slice(1)));
  if (watch !== undefined) replicaUrl.port = String(await watch.pass('replica', replica.port));
  return { DATABASE_URL: pooled, DATABASE_DIRECT_URL: primaryUrl, DATABASE_REPLICA_URL: replicaUrl.href };
}

/**
 * Starts the primary: a system PostgreSQL uses a folder beside `folder`, because the embedded PostgreSQL, which may be
 * a different version, has its files in `folder`.
 */
export async function startPrimary(tools: PostgresTools | null, folder: string, watch?: Pick<Watch, 'hold'>): Promise<Cluster> {
  const started =
    tools === null
      ? await startCluster({ folder, binaries: await resolveBinaries() })
      : await startCluster({ folder: `${folder}-${tools.binaries.major}`, binaries: tools.binaries, settings });
  return watch?.hold('primary', started) ?? started;
}

/** Starts a replica of the primary in `folder`, copied again each time. */
export function startReplica(tools: PostgresTools, { folder, primaryUrl }: { folder: string; primaryUrl: string }): Promise<Cluster> {
  return startCluster({ folder, binaries: tools.binaries, settings, replicaOf: primaryUrl });
}

/**
 * Starts a pooler in transaction mode in front of the database at `primaryUrl`; returns the database's address through
 * the pooler.
 */
export async function startPooler(
  tools: PostgresTools,
  options: {
    readonly folder: string;
    readonly primaryUrl: string;
    readonly logFile: string;
    /** Runs a program, and restarts it when it ends. */
    readonly runExternal: (name: string, start: () => Program) => Promise<unknown>;
  },
): Promise<string> {
  const port = await choosePort(0);
  const files = { folder: `${options.folder}-pooler`, port, target: options.primaryUrl };
  const args = await writePoolerFiles({
    ...files,
    poolSize: POOL_SIZE,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    idleTransactionMs: IDLE_TRANSACTION_MS,
  });
  await options.runExternal('pgbouncer', () =>
    startExternal({ name: 'pgbouncer', file: tools.pgbouncer, args, port, logFile: options.logFile }),
  );
  const url = new URL(options.primaryUrl);
  url.port = String(port);
  return url.href;
}
