/** Writes the files for a PgBouncer that shares one server's connections between transactions. */
import { chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readServiceUser } from './service-user.ts';

export type PoolerOptions = {
  readonly folder: string;
  /** Port to listen on at 127.0.0.1. */
  readonly port: number;
  /** Address of any database on the server. */
  readonly target: string;
  /** Server connections per database and user. */
  readonly poolSize: number;
  /** Statement timeout in ms. */
  readonly statementTimeoutMs: number;
  /** Timeout for idle transactions, in ms. */
  readonly idleTransactionMs: number;
};

/**
 * Writes the files into `folder` and returns the program's arguments. Timeouts are set here, once per server
 * connection, because programs cannot set them in transaction mode.
 */
export async function writePoolerFiles({
  folder,
  port,
  target,
  poolSize,
  statementTimeoutMs,
  idleTransactionMs,
}: PoolerOptions): Promise<string[]> {
  const { hostname, port: targetPort, username, password } = new URL(target);
  const user = readServiceUser();
  const limits = [`set statement_timeout = ${statementTimeoutMs}`, `set idle_in_transaction_session_timeout = ${idleTransactionMs}`];
  const config = `[databases]
* = host=${hostname} port=${targetPort} connect_query='${limits.join('; ')}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
server_login_retry = 1
log_connections = 0
log_disconnections = 0
`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = { 'pgbouncer.ini': config, 'users.txt': `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n` };
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await writeFile(file, text, { mode: 0o600 });
    if (user !== undefined) await chown(file, user.uid, user.gid);
  }
  return [...(user === undefined ? [] : ['-u', 'nobody']), path.join(folder, 'pgbouncer.ini')];
}
