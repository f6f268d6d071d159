import pg from 'pg';
import type { Logger } from '../log.ts';
import { HostPool } from './host-pool.ts';
import { usualTimes, type WatchTimes } from './watch-writer.ts';
import { nameStatements } from './name-statements.ts';

type TypeParser = (text: string) => unknown;

// Money and counts are numbers in our code. `bigint` beyond 2^53 throws: a silently rounded id is worse.
const typeParsers = new Map<number, TypeParser>([
  [pg.types.builtins.INT8, parseSafeInteger],
  [pg.types.builtins.NUMERIC, Number],
]);

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    (format === 'binary' ? undefined : typeParsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

/**
 * Creates a connection pool in which `bigint` and `numeric` arrive as numbers. Of several hosts in `url` it uses the
 * one that takes writes, or any one with `readsOnly`. Statements are cancelled after `statementTimeoutMs` (never when
 * 0), and idle transactions after `idleTransactionMs`, by default the same: their locks block others. Poolers in
 * transaction mode refuse connections that set timeouts. Broken connections are logged and replaced. During a database
 * outage of up to `patienceMs` connections wait, and `createDb` repeats work that was certainly not done.
 */
export function createPool(
  url: string,
  {
    max = 10,
    name = 'poexchange',
    statementTimeoutMs = 0,
    idleTransactionMs = statementTimeoutMs,
    readsOnly = false,
    watchTimes = usualTimes,
    patienceMs = 0,
    log,
  }: {
    max?: number;
    name?: string;
    statementTimeoutMs?: number;
    idleTransactionMs?: number;
    readsOnly?: boolean;
    watchTimes?: WatchTimes;
    patienceMs?: number;
    log?: Logger;
  } = {},
): pg.Pool {
  const pool = new HostPool(url, {
    max,
    readsOnly,
    watchTimes,
    patienceMs,
    // Without it, a query behind a network that silently drops connections would wait forever.
    keepAlive: true,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...(statementTimeoutMs > 0 ? { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: idleTransactionMs } : {}),
    types: types as pg.CustomTypesConfig,
  });
  const logFailure = (error: Error): void => log?.warn({ err: error }, 'a database connection failed');
  pool.on('error', logFailure);
  // A connection in use that breaks fails its query; without a listener it would also end the process.
  pool.on('connect', (client) => {
    client.on('error', logFailure);
    nameStatements(client);
  });
  return pool;
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database sent ${text}, which a number cannot hold`);
  return value;
}
