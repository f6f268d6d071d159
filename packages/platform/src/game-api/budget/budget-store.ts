import { emptyBudget, type BudgetState } from './budget-state.ts';

/** Key of a budget: its scope (an account's id, or `sharedScope`) and policy. */
export type BudgetKey = { readonly scope: string; readonly policy: string };

/** Scope of rules that count all calls from this server (`Ip`, `Client`). */
export const SHARED_SCOPE = '*';

/**
 * Storage for budgets. `change` runs with exclusive access to these budgets, may run again after a conflict, and must
 * not have side effects. It returns the new states in the order of the keys, and a result for the caller.
 */
export type BudgetStore = {
  readonly update: <Result>(
    keys: readonly BudgetKey[],
    change: (states: readonly BudgetState[]) => { states: readonly BudgetState[]; result: Result },
  ) => Promise<Result>;
  readonly read: (keys: readonly BudgetKey[]) => Promise<readonly BudgetState[]>;
};

/** Stores the budgets of a single process in memory. */
export function createMemoryBudgetStore(): BudgetStore {
  const budgets = new Map<string, BudgetState>();
  const nameKey = (key: BudgetKey): string => JSON.stringify([key.scope, key.policy]);
  const readStates = (keys: readonly BudgetKey[]): BudgetState[] => keys.map((key) => budgets.get(nameKey(key)) ?? emptyBudget);
  return {
    update: async (keys, change) => {
      const { states, result } = change(readStates(keys));
      keys.forEach((key, index) => budgets.set(nameKey(key), states[index] ?? emptyBudget));
      return result;
    },
    read: async (keys) => readStates(keys),
  };
}
