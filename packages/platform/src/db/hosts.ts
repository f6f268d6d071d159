/**
 * Hosts of a database, one of which is writable at a time: `postgres://user:password@one:5432,two:5432/name`, the
 * format used by PostgreSQL's own programs. The driver supports one host only.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Matches an address in which `,` separates hosts: the part before the hosts, the hosts, and the remainder. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*,[^@/?#]*)((?:[/?#].*)?)$/i;

/** Thrown for a read-only host: the host is a replica, or was one a moment ago. */
class ReadOnlyHostError extends Error {
  override readonly name = 'ReadOnlyHostError';
  /** PostgreSQL's state for a write that a replica rejects. */
  readonly code = '25006';
}

/** Splits an address with several hosts into one address per host; returns any other address unchanged. */
export function splitHosts(url: string): string[] {
  const [, head = '', hosts = '', tail = ''] = ADDRESS.exec(url) ?? [];
  if (hosts === '') return [url];
  const rest = tail.replace(/([?&])target_session_attrs=[^&#]*&?/, '$1').replace(/[?&](?=#|$)/, '');
  return hosts
    .split(',')
    .filter((host) => host !== '')
    .map((host) => head + host + rest);
}

/** The host for new connections, and the next host to use if that host fails. */
export type HostChoice = {
  readonly count: number;
  readonly read: () => { readonly url: string; readonly at: number };
  /** Returns the host `places` positions after the host that was current when `at` was read. */
  readonly readAfter: (at: number, places: number) => string;
  /** Moves to the next host, unless another caller has already moved since `at` was read. */
  readonly leave: (at: number) => void;
};

export function createHostChoice(url: string): HostChoice {
  const urls = splitHosts(url);
  let current = 0;
  return {
    count: urls.length,
    read: () => ({ url: urls[current % urls.length] ?? url, at: current }),
    readAfter: (at, places) => urls[(at + places) % urls.length] ?? url,
    leave: (at) => {
      if (current === at) current += 1;
    },
  };
}

type Callback = (error?: Error) => void;

/**
 * Makes the driver's client class for a choice of hosts. With several hosts, the client accepts only a writable host,
 * unless `readsOnly` is set.
 */
export function makeClientClass(choice: HostChoice, { readsOnly = false }: { readsOnly?: boolean } = {}): typeof pg.Client {
  return class HostClient extends pg.Client {
    readonly #at: number;

    constructor(config: pg.ClientConfig = {}) {
      const { url, at } = choice.read();
      super({ ...config, connectionString: url });
      this.#at = at;
    }

    override connect(): Promise<pg.Client & void>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client & void> | void {
      const connected = this.#connectToWriter();
      if (callback === undefined) return connected as Promise<pg.Client & void>;
      connected.then(() => callback(), callback);
    }

    async #connectToWriter(): Promise<void> {
      try {
        await super.connect();
        if (choice.count > 1 && !readsOnly) await this.#refuseReplica();
      } catch (error) {
        choice.leave(this.#at);
        throw error;
      }
    }

    async #refuseReplica(): Promise<void> {
      const { rows } = await this.query<{ reads: boolean }>('select pg_is_in_recovery() as reads');
      if (rows[0]?.reads !== true) return;
      await this.end();
      throw new ReadOnlyHostError(`${this.host} only reads`);
    }
  };
}

/**
 * Connects once, to the writable host; throws the last host's error if no host is writable. `settings` are the
 * driver's, without an address.
 */
export async function connectToWriter(
  url: string,
  { choice = createHostChoice(url), ...settings }: pg.ClientConfig & { choice?: HostChoice } = {},
): Promise<pg.Client> {
  const ClientClass = makeClientClass(choice);
  for (let attempt = 1; ; attempt += 1) {
    const client = new ClientClass(settings);
    // A failed client also emits the error on its connection.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      void client.end().catch(() => undefined);
      if (attempt >= choice.count) throw error;
    }
  }
}

/** Interval between checks, and timeout of a check, in ms. */
export type WatchTimes = { readonly everyMs: number; readonly patienceMs: number };

export const usualTimes: WatchTimes = { everyMs: 2000, patienceMs: 3000 };

/**
 * Detects a silent host: a host without power closes no connection, so pending calls would wait for a quarter of an
 * hour. Checks the current host at intervals. If that host does not respond and another host is writable, switches to
 * the writable host and calls `onMoved`. A host that is only slow is kept, because no other host is writable then.
 */
export function watchWriter(
  choice: HostChoice,
  { times, settings, onMoved }: { times: WatchTimes; settings: pg.ClientConfig; onMoved: () => void },
): { readonly stop: () => void } {
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    const { url, at } = choice.read();
    if (await takesWrites(url, settings, times.patienceMs)) return;
    for (let next = 1; next < choice.count; next += 1) {
      const other = choice.readAfter(at, next);
      if (stopping.signal.aborted || !(await takesWrites(other, settings, times.patienceMs))) continue;
      for (let step = 0; step < next; step += 1) choice.leave(at + step);
      onMoved();
      return;
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await sleep(times.everyMs, undefined, { ref: false, signal: stopping.signal });
      await look();
    }
  };
  watch().catch(() => undefined);
  return { stop: () => stopping.abort() };
}

async function takesWrites(url: string, settings: pg.ClientConfig, patienceMs: number): Promise<boolean> {
  const client = new pg.Client({ ...settings, connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean }>('select pg_is_in_recovery() as reads');
    return rows[0]?.reads === false;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Breaks a connection immediately, without notifying its host. */
export function breakConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}
