import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../free-port.ts';
import { programPath, type PostgresBinaries } from './binaries.ts';
import { isServerAlive, pidFileOf, readPostmaster, signalServer, type Postmaster } from './postmaster.ts';
import { makePrivateFolder, readServiceUser } from './service-user.ts';

const run = promisify(execFile);
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 15;
const MOST_LOG_BYTES = 8 * 1024 * 1024;
const onWindows = process.platform === 'win32';
// Settings without durability: a power cut loses everything. For tests only.
const throwawaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** A running server started by this package. */
export type Cluster = {
  /** Folder that contains the server's files. */
  readonly folder: string;
  readonly pid: number;
  readonly port: number;
  readonly urlOf: (database: string) => string;
  readonly createDatabase: (database: string) => Promise<void>;
  /** Returns whether the server's main process is alive. */
  readonly isAlive: () => boolean;
  /**
   * Restarts a server that has died, on the same port. Throws on a temporary failure: processes of the dead server may
   * still use its memory, or the disk may be full.
   */
  readonly restart: () => Promise<void>;
  /** Performs a fast stop: open transactions are rolled back, and everything committed is on disk. */
  readonly stop: () => Promise<void>;
};

type ClusterOptions = {
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  readonly durability?: 'full' | 'none';
  /** Additional settings, such as `max_connections=300`. */
  readonly settings?: readonly string[];
  /**
   * Address of a primary's database. The server becomes its replica, copied again by each `startCluster`. The binaries
   * must include `pg_basebackup`.
   */
  readonly replicaOf?: string;
};

/**
 * Starts the server with its files in `folder` (created on the first start) on a free port of 127.0.0.1, or takes over
 * a server that an earlier process left running there. `durability: 'none'` trades safety for speed. The server also
 * stops when this process exits without calling `stop`.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, binaries } = options;
  await makePrivateFolder(readServiceUser(), folder);
  const password = await readPassword(folder, options.replicaOf);
  if (options.replicaOf !== undefined) await removeCopy(options, password);
  const data = await prepareData(options);
  let postmaster = (await takeOver(data, password)) ?? (await startServer({ ...options, data }));
  const { port } = postmaster;
  const stopOnExit = (): void => signalServer(postmaster.pid, 'SIGINT');
  process.on('exit', stopOnExit);

  const urlOf = (database: string): string => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  return {
    folder,
    get pid() {
      return postmaster.pid;
    },
    port,
    urlOf,
    isAlive: () => isServerAlive(postmaster.pid),
    restart: async () => {
      if (isServerAlive(postmaster.pid)) return;
      await rm(pidFileOf(data), { force: true });
      postmaster = await startServer({ ...options, data, port });
    },
    createDatabase: (database) => createDatabase(urlOf('postgres'), database),
    stop: async () => {
      await stopServer({ postmaster, data, binaries });
      process.off('exit', stopOnExit);
    },
  };
}

async function readPassword(folder: string, replicaOf: string | undefined): Promise<string> {
  const file = path.join(folder, 'password');
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (existing !== '') return existing;
  // A replica has its primary's users.
  const password = replicaOf === undefined ? randomBytes(24).toString('base64url') : decodeURIComponent(new URL(replicaOf).password);
  await writeFile(file, password, { mode: 0o600 });
  const user = readServiceUser();
  if (user !== undefined) await chown(file, user.uid, user.gid);
  return password;
}

/**
 * Removes an earlier copy: the primary may have removed log that the copy still needs, and may now use another port.
 */
async function removeCopy({ folder, binaries }: ClusterOptions, password: string): Promise<void> {
  const data = path.join(folder, 'data');
  const postmaster = await takeOver(data, password);
  if (postmaster !== undefined) await stopServer({ postmaster, data, binaries });
  await rm(data, { recursive: true, force: true });
}

async function prepareData({ folder, binaries, durability = 'full', replicaOf }: ClusterOptions): Promise<string> {
  const data = path.join(folder, 'data');
  const version = (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === String(binaries.major)) return data;
  if (version !== '') {
    throw new Error(`${data} was made by PostgreSQL ${version}, and this is ${binaries.major}. Move the folder away to start anew.`);
  }
  // An interrupted first start leaves only a draft, never a partial database.
  for (const entry of await readdir(folder)) if (entry.startsWith('draft-')) await rm(path.join(folder, entry), { recursive: true });
  const draft = path.join(folder, `draft-${process.pid}`);
  await (replicaOf === undefined ? makeData({ folder, binaries, durability, draft }) : copyPrimary({ folder, binaries, replicaOf, draft }));
  await rename(draft, data);
  return data;
}

async function makeData({ folder, binaries, durability, draft }: ClusterOptions & { draft: string }): Promise<void> {
  const options = binaries.major >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];
  if (durability === 'none') options.push('--no-sync');
  await run(
    programPath(binaries, 'initdb'),
    ['-D', draft, '-U', 'postgres', '--encoding=UTF8', '--auth=scram-sha-256', `--pwfile=${path.join(folder, 'password')}`, ...options],
    runAsService(folder),
  );
}

/** Copies a running primary; a server started on the copy follows the primary. */
async function copyPrimary({
  folder,
  binaries,
  replicaOf,
  draft,
}: {
  folder: string;
  binaries: PostgresBinaries;
  replicaOf: string;
  draft: string;
}): Promise<void> {
  const how = ['--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream'];
  await run(programPath(binaries, 'pg_basebackup'), [`--dbname=${replicaOf}`, `--pgdata=${draft}`, ...how], runAsService(folder));
}

/** Returns a server left running by an earlier process, if it uses this data and accepts the password. */
async function takeOver(data: string, password: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  let postmaster = await readPostmaster(data);
  while (postmaster !== undefined && Date.now() < deadline) {
    if (postmaster.isReady && (await canConnect(`postgres://postgres:${password}@127.0.0.1:${postmaster.port}/postgres`)))
      return postmaster;
    await sleep(POLL_MS * 10);
    postmaster = await readPostmaster(data);
  }
  // A stale pid file would prevent a new start if its process id is in use again.
  if (postmaster === undefined) await rm(pidFileOf(data), { force: true });
  return undefined;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

async function startServer({
  folder,
  data,
  binaries,
  durability = 'full',
  settings: more = [],
  port: wantedPort,
}: ClusterOptions & {
  data: string;
  /** Default: any free port. */
  port?: number;
}): Promise<Postmaster> {
  const logFile = path.join(folder, 'postgres.log');
  await moveLongLog(logFile);
  for (let attempt = 1; ; attempt += 1) {
    const port = wantedPort ?? (await findFreePort());
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC'];
    if (durability === 'none') settings.push(...throwawaySettings);
    settings.push(...more);
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const started = onWindows
      ? await spawnThroughControl({ data, binaries, args, logFile })
      : await spawnServer({ folder, data, binaries, args, logFile });
    if (started !== undefined) return started;
    const tail = (await readFile(logFile, 'utf8').catch(() => '')).split('\n').slice(-8).join('\n');
    // Another program took the port between our check and the server's start.
    if (wantedPort === undefined && attempt < 5 && tail.includes('could not create any TCP/IP sockets')) continue;
    throw new Error(`PostgreSQL did not start:\n${tail}`);
  }
}

/**
 * Renames the server's log if it is too long. The log is appended to, because the reason for a crash is read after the
 * next start.
 */
async function moveLongLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (status) => status.size,
    () => 0,
  );
  if (size > MOST_LOG_BYTES) await rename(logFile, `${logFile}.1`).catch(() => undefined);
}

async function spawnServer({
  folder,
  data,
  binaries,
  args,
  logFile,
}: {
  folder: string;
  data: string;
  binaries: PostgresBinaries;
  args: string[];
  logFile: string;
}): Promise<Postmaster | undefined> {
  // A file, not a pipe: the server must be able to write after this process is killed.
  const log = await open(logFile, 'a', 0o600);
  // Detached, so that Ctrl-C in the terminal reaches only this process; the server is stopped last.
  const child = spawn(programPath(binaries, 'postgres'), args, {
    ...runAsService(folder),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let ended = false;
  child.on('exit', () => (ended = true));
  child.on('error', () => (ended = true));
  child.unref();
  await log.close();
  return waitUntilReady(data, () => !ended);
}

/**
 * On Windows, starts the server through `pg_ctl`, which drops administrator rights; the server refuses to run with
 * them.
 */
async function spawnThroughControl({
  data,
  binaries,
  args,
  logFile,
}: {
  data: string;
  binaries: PostgresBinaries;
  args: string[];
  logFile: string;
}): Promise<Postmaster | undefined> {
  const options = args.slice(2).map((arg) => `"${arg}"`);
  const control = spawn(programPath(binaries, 'pg_ctl'), ['start', '-W', '-D', data, '-l', logFile, '-o', options.join(' ')], {
    stdio: 'ignore',
  });
  const failed = await new Promise<boolean>((resolve) =>
    control.on('error', () => resolve(true)).on('exit', (code) => resolve(code !== 0)),
  );
  return failed ? undefined : waitUntilReady(data, () => true);
}

async function waitUntilReady(data: string, isRunning: () => boolean): Promise<Postmaster | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isRunning() && Date.now() < deadline) {
    const postmaster = await readPostmaster(data);
    if (postmaster?.isReady) return postmaster;
    await sleep(POLL_MS);
  }
  return undefined;
}

async function stopServer({
  postmaster,
  data,
  binaries,
}: {
  postmaster: Postmaster;
  data: string;
  binaries: PostgresBinaries;
}): Promise<void> {
  if (onWindows) {
    await run(programPath(binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w']).catch(() => undefined);
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalServer(postmaster.pid, signal);
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (!isServerAlive(postmaster.pid)) return;
      await sleep(POLL_MS);
    }
  }
}

async function createDatabase(adminUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

function runAsService(folder: string): { uid?: number; gid?: number; cwd: string } {
  // The service user may not have access to our working directory.
  return { ...readServiceUser(), cwd: onWindows ? folder : '/' };
}
