/** The server's connections to PostgreSQL, by what they are for. */
import { createPool } from '@poexchange/platform/db';
import type { Logger } from '@poexchange/platform/log';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { integerVariable } from '@poexchange/platform/config';

const url = () => z.string().check(z.minLength(1));

/** Variables of the database, to be spread into the program's config. */
export const databaseVariables = {
  /** Address of PostgreSQL, of several hosts of which one takes writes, or of a pooler in transaction mode. */
  DATABASE_URL: url(),
  /** Address of PostgreSQL itself where DATABASE_URL is a pooler's. */
  DATABASE_DIRECT_URL: z.optional(url()),
  /** Address of a replica of PostgreSQL, for reads that may be some seconds old. */
  DATABASE_REPLICA_URL: z.optional(url()),
  /** Lag of the replica from which on the primary answers, in ms. */
  DATABASE_REPLICA_LAG_MS: z._default(integerVariable({ minimum: 100, maximum: 60_000 }), 5000),
  DATABASE_POOL_SIZE: z._default(integerVariable({ minimum: 2, maximum: 200 }), 20),
};

export type DatabaseConfig = {
  readonly DATABASE_URL: string;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_POOL_SIZE: number;
};

export type OpenDatabase = {
  /** For statements and transactions. */
  readonly pool: Pool;
  /** For what needs a session of its own: migrations and the queue of jobs. The same one where there is no pooler. */
  readonly direct: Pool;
  /** Address for what keeps a session: listening. */
  readonly directUrl: string;
  readonly end: () => Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 30_000;
/** Locks of a node that hangs are free again after this; a transaction that goes on says something far sooner. */
const IDLE_TRANSACTION_MS = 5000;
/** A restart of PostgreSQL or of its pooler takes a second or two: requests wait for it. */
const PATIENCE_MS = 5000;
const limits = { statementTimeoutMs: STATEMENT_TIMEOUT_MS, idleTransactionMs: IDLE_TRANSACTION_MS };
/** Connections for the queues of jobs and of deliveries, which take them for moments; unused ones close. */
const DIRECT_CONNECTIONS = 8;

export function openDatabase(config: DatabaseConfig, log: Logger): OpenDatabase {
  const { DATABASE_URL: address, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL_SIZE: max } = config;
  const name = 'server';
  if (directUrl === undefined) {
    const pool = createPool(address, { max, name, ...limits, patienceMs: PATIENCE_MS, log });
    return { pool, direct: pool, directUrl: address, end: () => pool.end() };
  }
  // A pooler refuses connections that bring limits of their own; its operator sets them.
  const pool = createPool(address, { max, name, patienceMs: PATIENCE_MS, log });
  const direct = createPool(directUrl, { max: DIRECT_CONNECTIONS, name, ...limits, patienceMs: PATIENCE_MS, log });
  return {
    pool,
    direct,
    directUrl,
    end: async () => {
      await Promise.all([pool.end(), direct.end()]);
    },
  };
}

/** Warns where nothing ends a statement that hangs: the pooler's operator forgot to. */
export async function warnWithoutLimit(pool: Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout === '0')
    log.warn({}, 'statements have no time limit: set statement_timeout in the connect_query of the pooler, or for the role');
}
