/** Messages that are sent only after a transaction has committed. */
import { type DatabaseConnection, type PostgresDialectConfig, type QueryExecutorProvider } from 'kysely';
import type { Absence } from './absence.ts';
import { PatientDriver } from './patient-driver.ts';

/** Sends messages after a commit; must neither throw nor block. */
export type Outlet = {
  /** Returns whether messages sent now are expected to arrive. */
  readonly isOpen: () => boolean;
  readonly send: (channel: string, message: string) => void;
};

type Message = { readonly channel: string; readonly text: string };
/** Pending messages of a connection's transaction; null after a failed statement. */
type Waiting = { messages: Message[] | null };

const outletOfConnection = new WeakMap<DatabaseConnection, Outlet>();
const outletOfDb = new WeakMap<object, Outlet>();
const waiting = new WeakMap<DatabaseConnection, Waiting>();

/** A PostgreSQL driver whose transactions can queue messages for `outlet`. */
export class OutletDriver extends PatientDriver {
  readonly #outlet: Outlet;

  constructor(config: PostgresDialectConfig, { absence, outlet }: { absence: Absence; outlet: Outlet }) {
    super(config, absence);
    this.#outlet = outlet;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (!outletOfConnection.has(connection)) {
      outletOfConnection.set(connection, this.#outlet);
      dropWhenFailing(connection);
    }
    return connection;
  }

  override async beginTransaction(...args: Parameters<PatientDriver['beginTransaction']>): Promise<void> {
    waiting.set(args[0], { messages: [] });
    await super.beginTransaction(...args);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    const messages = waiting.get(connection)?.messages ?? [];
    waiting.delete(connection);
    for (const { channel, text } of messages) this.#outlet.send(channel, text);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    waiting.delete(connection);
    await super.rollbackTransaction(connection);
  }
}

/** Drops the messages after a failed statement: PostgreSQL then answers `commit` with a rollback, without an error. */
function dropWhenFailing(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query) => {
    try {
      return await execute(query);
    } catch (error) {
      const transaction = waiting.get(connection);
      if (transaction !== undefined) transaction.messages = null;
      throw error;
    }
  };
}

/** Stores a query builder's outlet, for statements outside transactions. */
export function noteOutlet(db: object, outlet: Outlet): void {
  outletOfDb.set(db, outlet);
}

/**
 * Returns a function that sends messages after this transaction commits, or immediately if there is no transaction;
 * null if the builder has no outlet, or the outlet is currently closed.
 */
export async function findOutlet(
  db: QueryExecutorProvider & { readonly isTransaction: boolean },
): Promise<((channel: string, message: string) => void) | null> {
  if (!db.isTransaction) {
    const outlet = outletOfDb.get(db);
    return outlet?.isOpen() === true ? outlet.send : null;
  }
  return db.getExecutor().provideConnection(async (connection) => {
    const outlet = outletOfConnection.get(connection);
    if (outlet?.isOpen() !== true) return null;
    return (channel: string, text: string) => void waiting.get(connection)?.messages?.push({ channel, text });
  });
}
