/**
 * Drivers that repeat a read if its connection was lost, and that send messages once a transaction has committed, never
 * otherwise.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryExecutorProvider,
  type QueryResult,
} from 'kysely';
import { type Absence, type Bear, isConnectionLost, onlyReads } from './absence.ts';

type OwnConnection = Parameters<PostgresDriver['releaseConnection']>[0];
type Execute = DatabaseConnection['executeQuery'];

/** Repeats reads outside of transactions as long as `absence` allows; other errors are passed on. */
export class PatientDriver extends PostgresDriver {
  readonly #absence: Absence;
  /** The original method of each connection. */
  readonly #executes = new WeakMap<DatabaseConnection, Execute>();
  readonly #inTransaction = new WeakSet<DatabaseConnection>();
  /**
   * Lost connections that were already released, with the number of users who will release each once more: the pool may
   * hand out a lost connection before it notices.
   */
  readonly #released = new WeakMap<DatabaseConnection, number>();

  constructor(config: PostgresDialectConfig, absence: Absence) {
    super(config);
    this.#absence = absence;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    // A connection lost in a transaction could not be rolled back.
    this.#inTransaction.delete(connection);
    if (!this.#executes.has(connection)) {
      this.#executes.set(connection, connection.executeQuery.bind(connection));
      connection.executeQuery = <Row>(query: CompiledQuery) => this.#executePatiently<Row>(connection, query);
    }
    return connection;
  }

  override async beginTransaction(...args: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    this.#inTransaction.add(args[0]);
    await super.beginTransaction(...args);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#inTransaction.delete(connection);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection);
    this.#inTransaction.delete(connection);
  }

  override async releaseConnection(connection: OwnConnection): Promise<void> {
    const count = this.#released.get(connection) ?? 0;
    if (count === 0) return super.releaseConnection(connection);
    if (count === 1) this.#released.delete(connection);
    else this.#released.set(connection, count - 1);
  }

  async #executePatiently<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const mayRepeat = !this.#inTransaction.has(connection) && onlyReads(query.sql);
    const bear = this.#absence.beginWork();
    try {
      return await this.#execute(connection, query);
    } catch (error) {
      if (!mayRepeat || !isConnectionLost(error)) throw error;
      // Release it before requesting another: all of them may be lost, and each caller would wait for the others.
      await super.releaseConnection(connection as OwnConnection);
      this.#released.set(connection, (this.#released.get(connection) ?? 0) + 1);
      if (!(await bear(error))) throw error;
    }
    return this.#repeat(query, bear);
  }

  async #repeat<Row>(query: CompiledQuery, bear: Bear): Promise<QueryResult<Row>> {
    for (;;) {
      const connection = await this.acquireConnection();
      const answer = await this.#execute<Row>(connection, query).catch((error: unknown) => ({ error }));
      await this.releaseConnection(connection as OwnConnection);
      if (!('error' in answer)) return answer;
      if (!(await bear(answer.error))) throw answer.error;
    }
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const execute = this.#executes.get(connection);
    if (execute === undefined) throw new Error('A connection of another driver');
    const result = await execute<Row>(query);
    this.#absence.end();
    return result;
  }
}

/** Sends messages after a commit; must neither throw nor wait. */
export type Outlet = {
  /** Returns whether messages sent now are expected to arrive. */
  readonly isOpen: () => boolean;
  readonly send: (channel: string, message: string) => void;
};

type Message = { readonly channel: string; readonly text: string };
/** Messages of the transaction on a connection; null after a failed statement in it. */
type Waiting = { messages: Message[] | null };

const outletOfConnection = new WeakMap<DatabaseConnection, Outlet>();
const outletOfDb = new WeakMap<object, Outlet>();
const waiting = new WeakMap<DatabaseConnection, Waiting>();

/** A driver of PostgreSQL whose transactions can queue messages for `outlet`. */
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

/** Stores the outlet of a query builder, for statements outside of transactions. */
export function noteOutlet(db: object, outlet: Outlet): void {
  outletOfDb.set(db, outlet);
}

/**
 * Returns a function that sends messages after the commit of this transaction, or at once without one; null if the
 * builder has no outlet, or it is closed at the moment.
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
