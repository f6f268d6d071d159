/** A driver that asks a read again where the connection that took it was lost. */
import { PostgresDriver, type CompiledQuery, type DatabaseConnection, type PostgresDialectConfig, type QueryResult } from 'kysely';
import { onlyReads, type Absence } from './absence.ts';

type OwnConnection = Parameters<PostgresDriver['releaseConnection']>[0];
type Execute = DatabaseConnection['executeQuery'];

/** Reads outside of transactions are asked again as long as `absence` bears it; all else is told as it is. */
export class PatientDriver extends PostgresDriver {
  readonly #absence: Absence;
  /** The own method of each connection. */
  readonly #executes = new WeakMap<DatabaseConnection, Execute>();
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  constructor(config: PostgresDialectConfig, absence: Absence) {
    super(config);
    this.#absence = absence;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
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

  async #executePatiently<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const mayRepeat = !this.#inTransaction.has(connection) && onlyReads(query.sql);
    try {
      return await this.#execute(connection, query);
    } catch (error) {
      if (!mayRepeat || !(await this.#absence.bear(error))) throw error;
    }
    return this.#repeat(query);
  }

  async #repeat<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      const connection = await this.acquireConnection();
      try {
        return await this.#execute(connection, query);
      } catch (error) {
        if (!(await this.#absence.bear(error))) throw error;
      } finally {
        await this.releaseConnection(connection as OwnConnection);
      }
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
