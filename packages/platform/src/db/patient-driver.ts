/** A driver that repeats a read if its connection was lost. */
import { PostgresDriver, type CompiledQuery, type DatabaseConnection, type PostgresDialectConfig, type QueryResult } from 'kysely';
import { isConnectionLost, onlyReads, type Absence, type Bear } from './absence.ts';

type OwnConnection = Parameters<PostgresDriver['releaseConnection']>[0];
type Execute = DatabaseConnection['executeQuery'];

/** Repeats reads outside transactions as long as `absence` allows; passes on other errors. */
export class PatientDriver extends PostgresDriver {
  readonly #absence: Absence;
  /** Each connection's original execute method. */
  readonly #executes = new WeakMap<DatabaseConnection, Execute>();
  readonly #inTransaction = new WeakSet<DatabaseConnection>();
  /**
   * Lost connections that were already released, with the number of users who will release each connection once more:
   * the pool may hand out a lost connection before the pool notices the loss.
   */
  readonly #released = new WeakMap<DatabaseConnection, number>();

  constructor(config: PostgresDialectConfig, absence: Absence) {
    super(config);
    this.#absence = absence;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    // A connection lost during a transaction could not be rolled back.
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
      // Release it before requesting another connection: if all connections are lost, the callers would otherwise wait
      // for each other.
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
