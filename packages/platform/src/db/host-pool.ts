import pg from 'pg';
import { createHostChoice, makeClientClass, type HostChoice } from './hosts.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

/**
 * A pool whose new connections go to the host that takes writes. Where that host fails, each of the others is tried
 * once before the caller hears of it.
 */
export class HostPool extends pg.Pool {
  readonly #choice: HostChoice;

  constructor(url: string, { readsOnly, ...config }: pg.PoolConfig & { readsOnly: boolean }) {
    const choice = createHostChoice(url);
    super({ ...config, Client: makeClientClass(choice, { readsOnly }) });
    this.#choice = choice;
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
    for (let attempt = 1; ; attempt += 1) {
      const { at } = this.#choice.read();
      try {
        return await super.connect();
      } catch (error) {
        // Waiting for a connection that others hold says nothing of a host.
        const hasMoved = this.#choice.read().at !== at;
        if (attempt >= this.#choice.count || !hasMoved) throw error;
      }
    }
  }
}
