import type { ColumnType, Kysely, Transaction } from 'kysely';
import { withTransaction } from '../../db/index.ts';
import { emptyBudget, type BudgetState } from './budget-state.ts';
import type { BudgetKey, BudgetStore } from './budget-store.ts';

/** The table for budgets shared by all server processes. */
export type GameApiBudgetTables = {
  game_api_budgets: {
    scope: string;
    policy: string;
    state: ColumnType<BudgetState, string, string>;
    updated_ms: number;
  };
};

/** Stores budgets shared by all processes that use the same database; a row lock makes each change atomic. */
export function createPostgresBudgetStore<Tables extends GameApiBudgetTables>(
  schema: Kysely<Tables>,
  { clock }: { clock: () => number },
): BudgetStore {
  const db = narrow(schema);
  return {
    update: (keys, change) =>
      withTransaction(db, async (tx) => {
        const states = await lockStates(tx, keys, clock());
        const changed = change(states);
        for (const [index, key] of keys.entries()) {
          const state = changed.states[index];
          if (state !== undefined && state !== states[index]) await writeState(tx, { key, state, nowMs: clock() });
        }
        return changed.result;
      }),
    read: (keys) => readStates(db, keys),
  };
}

/** Deletes budgets unused since `beforeMs`; returns the number deleted. */
export async function pruneBudgets<Tables extends GameApiBudgetTables>(schema: Kysely<Tables>, beforeMs: number): Promise<number> {
  const result = await narrow(schema).deleteFrom('game_api_budgets').where('updated_ms', '<', beforeMs).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Narrows the type of a database with more tables, which the query builder does not do itself. */
function narrow<Tables extends GameApiBudgetTables>(db: Kysely<Tables>): Kysely<GameApiBudgetTables> {
  return db as unknown as Kysely<GameApiBudgetTables>;
}

async function lockStates(tx: Transaction<GameApiBudgetTables>, keys: readonly BudgetKey[], nowMs: number): Promise<BudgetState[]> {
  const states = new Map<BudgetKey, BudgetState>();
  // All processes use the same order, so that they never deadlock.
  for (const key of keys.toSorted((a, b) => (a.scope < b.scope ? -1 : 1))) {
    await tx
      .insertInto('game_api_budgets')
      .values({ scope: key.scope, policy: key.policy, state: JSON.stringify(emptyBudget), updated_ms: nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await tx
      .selectFrom('game_api_budgets')
      .select('state')
      .where('scope', '=', key.scope)
      .where('policy', '=', key.policy)
      .forUpdate()
      .executeTakeFirstOrThrow();
    states.set(key, row.state);
  }
  return keys.map((key) => states.get(key) ?? emptyBudget);
}

async function writeState(
  tx: Transaction<GameApiBudgetTables>,
  write: { key: BudgetKey; state: BudgetState; nowMs: number },
): Promise<void> {
  await tx
    .updateTable('game_api_budgets')
    .set({ state: JSON.stringify(write.state), updated_ms: write.nowMs })
    .where('scope', '=', write.key.scope)
    .where('policy', '=', write.key.policy)
    .execute();
}

async function readStates(db: Kysely<GameApiBudgetTables>, keys: readonly BudgetKey[]): Promise<BudgetState[]> {
  return Promise.all(
    keys.map(async (key) => {
      const row = await db
        .selectFrom('game_api_budgets')
        .select('state')
        .where('scope', '=', key.scope)
        .where('policy', '=', key.policy)
        .executeTakeFirst();
      return row?.state ?? emptyBudget;
    }),
  );
}
