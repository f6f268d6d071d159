import pg from 'pg';
import { type Absence, createAbsence } from './absence.ts';
import { breakConnection, createHostChoice, type HostChoice, makeClientClass, usualTimes, type WatchTimes, watchWriter } from './hosts.ts';
import { nameStatements } from './name-statements.ts';
import type { Logger } from '../log.ts';

type TypeParser = (text: string) => unknown;

// Money and counts are numbers in our code. `bigint` values beyond 2^53 throw: a silently rounded id is worse.
const typeParsers = new Map<number, TypeParser>([
  [pg.types.builtins.INT8, parseSafeInteger],
  [pg.types.builtins.NUMERIC, Number],
]);

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    (format === 'binary' ? undefined : typeParsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

/**
 * Creates a connection pool that returns `bigint` and `numeric` as numbers. If `url` has several hosts, the pool uses
 * the writable host, or any host if `readsOnly` is set. Statements are cancelled after `statementTimeoutMs` (never if
 * 0), and idle transactions after `idleTransactionMs` (by default the same time), because their locks block others.
 * Poolers in transaction mode reject connections that set timeouts. Broken connections are logged and replaced. During
 * a database outage of up to `patienceMs`, connections wait, and `createDb` repeats work that was certainly not done.
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
    // Without keep-alive, a query would wait forever behind a network that silently drops connections.
    keepAlive: true,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...(statementTimeoutMs > 0 ? { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: idleTransactionMs } : {}),
    types: types as pg.CustomTypesConfig,
  });
  const logFailure = (error: Error): void => log?.warn({ err: error }, 'a database connection failed');
  pool.on('error', logFailure);
  // If a connection in use breaks, its query fails; without a listener, the error would also end the process.
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

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

type HostPoolOptions = {
  readonly readsOnly: boolean;
  readonly watchTimes: WatchTimes;
  /** Longest database outage that calls wait for, in ms. */
  readonly patienceMs: number;
};

/**
 * A pool whose new connections go to the writable host. When that host fails, each other host is tried once before the
 * caller receives the error, and all hosts are retried during a short outage. If a host becomes silent, its connections
 * are broken and another writable host replaces it.
 */
export class HostPool extends pg.Pool {
  readonly #choice: HostChoice;
  readonly absence: Absence;
  readonly #watch: { readonly stop: () => void } | null;

  constructor(url: string, { readsOnly, watchTimes, patienceMs, ...config }: pg.PoolConfig & HostPoolOptions) {
    const choice = createHostChoice(url);
    super({ ...config, Client: makeClientClass(choice, { readsOnly }) });
    this.#choice = choice;
    this.absence = createAbsence(patienceMs);
    const clients = new Set<pg.PoolClient>();
    this.on('connect', (client) => clients.add(client)).on('remove', (client) => clients.delete(client));
    const onMoved = (): void => {
      for (const client of clients) breakConnection(client);
    };
    const isWatched = choice.count > 1 && !readsOnly;
    this.#watch = isWatched ? watchWriter(choice, { times: watchTimes, settings: { application_name: 'watch' }, onMoved }) : null;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.#watch?.stop();
    return callback === undefined ? super.end() : super.end(callback);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.#connectToAny();
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #connectToAny(): Promise<pg.PoolClient> {
    const bear = this.absence.beginConnect();
    for (let attempt = 1; ; attempt += 1) {
      const { at } = this.#choice.read();
      try {
        return await super.connect();
      } catch (error) {
        // Waiting for connections that other callers are using does not mean that the host has failed.
        const hasMoved = this.#choice.read().at !== at;
        const hasAnother = hasMoved && attempt % this.#choice.count !== 0;
        if (!hasAnother && !(await bear(error))) throw error;
      }
    }
  }
}
