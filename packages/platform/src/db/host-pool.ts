import pg from 'pg';
import { createAbsence, type Absence } from './absence.ts';
import { breakConnection, watchWriter, type WatchTimes } from './watch-writer.ts';
import { createHostChoice, makeClientClass, type HostChoice } from './hosts.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

export type HostPoolOptions = {
  readonly readsOnly: boolean;
  readonly watchTimes: WatchTimes;
  /** Longest outage of the database that calls wait for, in ms. */
  readonly patienceMs: number;
};

/**
 * A pool whose new connections go to the host that takes writes. When that host fails, each of the others is tried once
 * before the caller gets the error, and all of them again during a short outage. A silent host is replaced by another
 * one that takes writes, and its connections are broken.
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
        // Waiting for a connection that others use says nothing about the host.
        const hasMoved = this.#choice.read().at !== at;
        const hasAnother = hasMoved && attempt % this.#choice.count !== 0;
        if (!hasAnother && !(await bear(error))) throw error;
      }
    }
  }
}
