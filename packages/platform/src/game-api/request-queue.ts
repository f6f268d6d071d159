import type { RequestBudget } from '@poexchange/contract/rest';
import type { BudgetKey, BudgetStore } from './budget/budget-store.ts';
import { createCallBudgets, UNNAMED_WAIT_MS } from './budget/call-budgets.ts';
import type { HttpOutcome } from './http/send-request.ts';

/**
 * Wait from which the caller is refused with it, in ms, to show a countdown (R9.13). The queue sleeps through shorter
 * ones (R4.18).
 */
const SILENT_WAIT_MS = 2500;

const LEASE_MS = 15_000;
const LEASE_RENEWAL_MS = 5_000;
const LEASE_POLL_MS = 100;
const MOST_ATTEMPTS = 4;

export type QueuedCall = {
  /** Owner of the budget: an account's id, or a name for the service itself. */
  readonly account: string;
  /** The policy this route is expected to have; the publisher's reply replaces it. */
  readonly policy: string;
  /** `serial`: one call of an account and policy at a time, over all processes. */
  readonly order: 'serial' | 'parallel';
  readonly signal?: AbortSignal | undefined;
  readonly send: () => Promise<HttpOutcome>;
};

export type QueueOutcome = HttpOutcome | { readonly kind: 'rateLimited'; readonly retryAfterMs: number; readonly policy: string };

export type RequestQueue = {
  /**
   * Sends a call when its budget allows. Serial calls of one account and policy go one after the other (R7.08). Throws
   * the signal's reason when aborted.
   */
  readonly run: (call: QueuedCall) => Promise<QueueOutcome>;
  /** Describes the remaining budget of a policy for an account; null before the first reply. */
  readonly budgetOf: (account: string, policy: string) => Promise<RequestBudget | null>;
};

export type QueueDeps = {
  readonly store: BudgetStore;
  readonly clock: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly makeId: () => string;
};

export function createRequestQueue(deps: QueueDeps): RequestQueue {
  const { sleep, makeId } = deps;
  const budgets = createCallBudgets(deps);
  const chains = new Map<string, Promise<unknown>>();
  const sendLeased = async (call: QueuedCall, keys: readonly BudgetKey[], id: string): Promise<HttpOutcome> => {
    const renewal = setInterval(() => {
      budgets.renew(keys, { id, leaseMs: LEASE_MS }).catch(() => undefined);
    }, LEASE_RENEWAL_MS);
    let outcome: HttpOutcome | null = null;
    try {
      outcome = await call.send();
      return outcome;
    } finally {
      clearInterval(renewal);
      await budgets.learn(keys, { id, outcome });
    }
  };

  const runInTurn = async (call: QueuedCall): Promise<QueueOutcome> => {
    const id = makeId();
    let sleptMs = 0;
    for (let attempt = 1; ;) {
      call.signal?.throwIfAborted();
      const { policy, keys } = budgets.find(call.account, call.policy);
      const decision = await budgets.plan(keys, call.order === 'serial' ? { id, leaseMs: LEASE_MS } : { id });
      if (decision.kind === 'busy') {
        await sleep(LEASE_POLL_MS, call.signal);
        continue;
      }
      if (decision.kind === 'wait') {
        if (sleptMs + decision.waitMs >= SILENT_WAIT_MS) return { kind: 'rateLimited', retryAfterMs: decision.waitMs, policy };
        await sleep(decision.waitMs, call.signal);
        sleptMs += decision.waitMs;
        continue;
      }
      const outcome = await sendLeased(call, keys, id);
      if (outcome.kind !== 'reply' || outcome.status !== 429) return outcome;
      attempt += 1;
      if (attempt > MOST_ATTEMPTS) return { kind: 'rateLimited', retryAfterMs: UNNAMED_WAIT_MS, policy };
    }
  };

  return {
    run: (call) => {
      if (call.order === 'parallel') return leaveWhenAborted(runInTurn(call), call.signal);
      const name = JSON.stringify([call.account, call.policy]);
      const before = chains.get(name) ?? Promise.resolve();
      const turn = before.catch(() => undefined).then(() => runInTurn(call));
      chains.set(name, turn);
      const forget = (): void => {
        if (chains.get(name) === turn) chains.delete(name);
      };
      turn.then(forget, forget);
      return leaveWhenAborted(turn, call.signal);
    },
    budgetOf: budgets.describe,
  };
}

/** Lets an aborted caller go at once; its turn notices by itself and sends nothing. */
function leaveWhenAborted<Value>(turn: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return turn;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
