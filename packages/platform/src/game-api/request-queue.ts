import type { RequestBudget } from '@poexchange/contract/rest';
import type { BudgetKey, BudgetStore } from './budget/budget-store.ts';
import { createCallBudgets, UNNAMED_WAIT_MS } from './budget/call-budgets.ts';
import type { HttpOutcome } from './http/send-request.ts';

/**
 * Minimum wait, in ms, that is returned to the caller to show a countdown (R9.13). The queue sleeps through shorter
 * waits (R4.18).
 */
const SILENT_WAIT_MS = 2500;

const LEASE_MS = 15_000;
const LEASE_RENEWAL_MS = 5_000;
const LEASE_POLL_MS = 100;
const MOST_ATTEMPTS = 4;

export type QueuedCall = {
  /** Owner of the budget: an account's id, or a name for the service itself. */
  readonly account: string;
  /** The expected policy for this route; the publisher's response replaces it. */
  readonly policy: string;
  /** `serial`: one call per account and policy at a time, across all processes. */
  readonly order: 'serial' | 'parallel';
  readonly signal?: AbortSignal | undefined;
  readonly send: () => Promise<HttpOutcome>;
};

export type QueueOutcome = HttpOutcome | { readonly kind: 'rateLimited'; readonly retryAfterMs: number; readonly policy: string };

export type RequestQueue = {
  /**
   * Sends a call when its budget allows. Serial calls for one account and policy are sent one after the other (R7.08).
   * Throws the signal's reason when aborted.
   */
  readonly run: (call: QueuedCall) => Promise<QueueOutcome>;
  /** Describes an account's remaining budget for a policy; null before the first response. */
  readonly budgetOf: (account: string, policy: string) => Promise<RequestBudget | null>;
};

export type QueueObserver = {
  /** Called when a call starts waiting for its turn. */
  readonly onQueued: () => void;
  /** Called once for each queued call: at its turn, or when it ends without a turn. */
  readonly onTurn: (waitedMs: number) => void;
  /** Called when a caller is rejected with a wait to show. */
  readonly onRefused: (policy: string) => void;
  /** Called with the used share of a budget's fullest window, as reported by the publisher. */
  readonly onUsed: (policy: string, share: number) => void;
};

export type QueueDeps = {
  readonly store: BudgetStore;
  readonly clock: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly makeId: () => string;
  readonly observer?: QueueObserver | undefined;
};

export function createRequestQueue(deps: QueueDeps): RequestQueue {
  const { sleep, makeId, clock, observer } = deps;
  const budgets = createCallBudgets({ ...deps, onUsed: observer?.onUsed });
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

  /** Returns a function that reports the end of the wait on its first call. */
  const noteWait = (): (() => void) => {
    const sinceMs = clock();
    let isOver = false;
    observer?.onQueued();
    return () => {
      if (!isOver) observer?.onTurn(Math.max(0, clock() - sinceMs));
      isOver = true;
    };
  };
  const refuse = (policy: string, retryAfterMs: number): QueueOutcome => {
    observer?.onRefused(policy);
    return { kind: 'rateLimited', retryAfterMs, policy };
  };

  const runInTurn = async (call: QueuedCall, onTurn: () => void): Promise<QueueOutcome> => {
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
        if (sleptMs + decision.waitMs >= SILENT_WAIT_MS) return refuse(policy, decision.waitMs);
        await sleep(decision.waitMs, call.signal);
        sleptMs += decision.waitMs;
        continue;
      }
      onTurn();
      const outcome = await sendLeased(call, keys, id);
      if (outcome.kind !== 'reply' || outcome.status !== 429) return outcome;
      attempt += 1;
      if (attempt > MOST_ATTEMPTS) return refuse(policy, UNNAMED_WAIT_MS);
    }
  };

  const queueUp = (call: QueuedCall, onTurn: () => void): Promise<QueueOutcome> => {
    if (call.order === 'parallel') return leaveWhenAborted(runInTurn(call, onTurn), call.signal);
    const name = JSON.stringify([call.account, call.policy]);
    const before = chains.get(name) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(() => runInTurn(call, onTurn));
    chains.set(name, turn);
    const forget = (): void => {
      if (chains.get(name) === turn) chains.delete(name);
    };
    turn.then(forget, forget);
    return leaveWhenAborted(turn, call.signal);
  };

  return {
    run: async (call) => {
      const onTurn = noteWait();
      try {
        return await queueUp(call, onTurn);
      } finally {
        onTurn();
      }
    },
    budgetOf: budgets.describe,
  };
}

/** Rejects immediately for an aborted caller; its turn later detects the abort and sends nothing. */
function leaveWhenAborted<Value>(turn: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return turn;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
