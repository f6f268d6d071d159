/** PostgreSQL of a cluster on one machine: a primary, a replica that follows it, and a pooler before the primary. */
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
import { findExternal, startExternal } from './external-program.ts';
import { choosePort } from './ports.ts';

export type PostgresTools = { readonly binaries: PostgresBinaries; readonly pgbouncer: string };

/** Connections of the pooler to the primary. */
const POOL_SIZE = 30;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Programs beside the pooler hold connections of their own. A replica needs as many as its primary. */
const settings = ['max_connections=200'];

/** Finds the programs of the system that a replica and a pooler need; null where one of them is not installed. */
export async function findPostgresTools(): Promise<PostgresTools | null> {
  const pgbouncer = findExternal('pgbouncer');
  const binaries = await resolveBinaries('system').catch(() => undefined);
  if (pgbouncer === undefined || binaries === undefined || !existsSync(path.join(binaries.folder, 'pg_basebackup'))) return null;
  return { binaries, pgbouncer };
}

/** Starts the primary beside `folder`, where an embedded PostgreSQL of another version may have its files. */
export function startPrimary(tools: PostgresTools, folder: string): Promise<Cluster> {
  return startCluster({ folder: `${folder}-${tools.binaries.major}`, binaries: tools.binaries, settings });
}

/** Starts a replica of the primary, copied anew each time. */
export function startReplica(tools: PostgresTools, { folder, primaryUrl }: { folder: string; primaryUrl: string }): Promise<Cluster> {
  return startCluster({ folder: `${folder}-replica`, binaries: tools.binaries, settings, replicaOf: primaryUrl });
}

/** Starts a pooler in transaction mode before the database of `primaryUrl`; returns its address of that database. */
export async function startPooler(
  tools: PostgresTools,
  options: {
    readonly folder: string;
    readonly primaryUrl: string;
    readonly logFile: string;
    /** Runs a program, and again when it ends. */
    readonly runExternal: (name: string, start: () => Program) => Promise<unknown>;
  },
): Promise<string> {
  const port = await choosePort(0);
  const files = { folder: `${options.folder}-pooler`, port, target: options.primaryUrl };
  const args = await writePoolerFiles({ ...files, poolSize: POOL_SIZE, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  await options.runExternal('pgbouncer', () =>
    startExternal({ name: 'pgbouncer', file: tools.pgbouncer, args, port, logFile: options.logFile }),
  );
  const url = new URL(options.primaryUrl);
  url.port = String(port);
  return url.href;
}
