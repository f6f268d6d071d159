/** The server's connections to PostgreSQL, by purpose. */
import { createPool } from '@poexchange/platform/db';
import type { Logger } from '@poexchange/platform/log';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { integerVariable } from '@poexchange/platform/config';

const url = () => z.string().check(z.minLength(1));

/** Database variables, to be spread into a program's config. */
export const databaseVariables = {
  /** Address of PostgreSQL, of several hosts of which one accepts writes, or of a pooler in transaction mode. */
  DATABASE_URL: url(),
  /** Address of PostgreSQL itself if DATABASE_URL is a pooler's address. */
  DATABASE_DIRECT_URL: z.optional(url()),
  /** Address of a PostgreSQL replica for reads that may be a few seconds old. */
  DATABASE_REPLICA_URL: z.optional(url()),
  /** Replica lag above which reads go to the primary, in ms. */
  DATABASE_REPLICA_LAG_MS: z._default(integerVariable({ minimum: 100, maximum: 60_000 }), 5000),
  DATABASE_POOL_SIZE: z._default(integerVariable({ minimum: 2, maximum: 200 }), 20),
};

export type DatabaseConfig = {
  readonly DATABASE_URL: string;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_POOL_SIZE: number;
};

export type OpenDatabase = {
  /** Used for statements and transactions. */
  readonly pool: Pool;
  /**
   * Used for migrations and the job queue, which need a dedicated session. The same as `pool` if there is no pooler.
   */
  readonly direct: Pool;
  /** Address for LISTEN, which needs a dedicated session. */
  readonly directUrl: string;
  readonly end: () => Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 30_000;
/** Releases a hanging node's locks; a live transaction sends its next statement far sooner. */
const IDLE_TRANSACTION_MS = 5000;
/** Requests wait while PostgreSQL or its pooler restarts, which takes a second or two. */
const PATIENCE_MS = 5000;
const limits = { statementTimeoutMs: STATEMENT_TIMEOUT_MS, idleTransactionMs: IDLE_TRANSACTION_MS };
/** Number of connections for the job and delivery queues, which need them only briefly; unused connections close. */
const DIRECT_CONNECTIONS = 8;

export function openDatabase(config: DatabaseConfig, log: Logger): OpenDatabase {
  const { DATABASE_URL: address, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL_SIZE: max } = config;
  const name = 'server';
  if (directUrl === undefined) {
    const pool = createPool(address, { max, name, ...limits, patienceMs: PATIENCE_MS, log });
    return { pool, direct: pool, directUrl: address, end: () => pool.end() };
  }
  // A pooler rejects connections that set their own limits, so its operator has to set them.
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

/** Warns if statements have no time limit, because the pooler's operator has not set one. */
export async function warnWithoutLimit(pool: Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout === '0')
    log.warn({}, 'statements have no time limit: set statement_timeout in the connect_query of the pooler, or for the role');
}
