import type { RequestBudget } from '@poexchange/contract/rest';
import {
  cancelRequest,
  describeWindows,
  learnFromReply,
  planRequest,
  readWaitMs,
  renewLease,
  type Booking,
  type BudgetState,
} from './budget/budget-state.ts';
import { SHARED_SCOPE, type BudgetKey, type BudgetStore } from './budget/budget-store.ts';
import { readRateReport, readRetryAfterMs, type RuleScope } from './budget/rate-report.ts';
import type { HttpOutcome } from './http/send-request.ts';

/** R9.13: waits from here on are told to the caller, who shows a countdown; shorter ones are slept through (R4.18). */
const SILENT_WAIT_MS = 2500;

const LEASE_MS = 15_000;
const LEASE_RENEWAL_MS = 5_000;
const LEASE_POLL_MS = 100;
const MOST_ATTEMPTS = 4;
/** A 429 that names no wait: a guard in front of the publisher, not its own counter. */
const UNNAMED_WAIT_MS = 60_000;

export type QueuedCall = {
  /** Whose budget: an account's id, or a name for the service itself. */
  readonly account: string;
  /** The policy this route is expected to have; what the publisher says replaces it. */
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
  /** What is left of a policy for an account; null before the first reply told. */
  readonly budgetOf: (account: string, policy: string) => Promise<RequestBudget | null>;
};

export type QueueDeps = {
  readonly store: BudgetStore;
  readonly clock: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly makeId: () => string;
};

type Decision = { kind: 'go' } | { kind: 'busy' } | { kind: 'wait'; waitMs: number };

export function createRequestQueue(deps: QueueDeps): RequestQueue {
  const { store, clock, sleep, makeId } = deps;
  const chains = new Map<string, Promise<unknown>>();
  /** What the publisher calls the policy we expected under another name. */
  const policyNames = new Map<string, string>();
  /** Policies seen to have no rule that all accounts share. */
  const accountOnly = new Set<string>();

  const namePolicy = (expected: string): string => policyNames.get(expected) ?? expected;
  const listKeys = (account: string, policy: string): BudgetKey[] =>
    accountOnly.has(policy)
      ? [{ scope: account, policy }]
      : [
          { scope: account, policy },
          { scope: SHARED_SCOPE, policy },
        ];

  const plan = (keys: readonly BudgetKey[], booking: Omit<Booking, 'nowMs'>): Promise<Decision> =>
    store.update(keys, (states) => {
      const nowMs = clock();
      const [own, shared] = states;
      if (own === undefined) return { states, result: { kind: 'busy' } as Decision };
      const ownPlan = planRequest(own, { ...booking, nowMs });
      if (ownPlan.kind === 'busy') return { states, result: ownPlan };
      const sharedWaitMs = shared === undefined ? 0 : readWaitMs(shared, nowMs);
      const waitMs = Math.max(ownPlan.kind === 'wait' ? ownPlan.waitMs : 0, sharedWaitMs);
      if (ownPlan.kind === 'wait' || waitMs > 0) return { states, result: { kind: 'wait', waitMs } as Decision };
      const sharedPlan = shared === undefined ? null : planRequest(shared, { id: booking.id, nowMs });
      return { states: [ownPlan.state, ...(sharedPlan?.kind === 'go' ? [sharedPlan.state] : [])], result: { kind: 'go' } as Decision };
    });

  const learn = async (keys: readonly BudgetKey[], learning: { id: string; outcome: HttpOutcome | null }): Promise<void> => {
    const { id, outcome } = learning;
    const planned = keys[0];
    if (planned === undefined) return;
    const reply = outcome?.kind === 'reply' ? outcome : null;
    const report = reply === null ? null : readRateReport(reply.readHeader);
    const isLimited = reply?.status === 429;
    const retryAfterMs =
      reply === null || !isLimited ? null : (readRetryAfterMs(reply.readHeader) ?? (report === null ? UNNAMED_WAIT_MS : null));
    const policy = report?.policy ?? planned.policy;
    const hasShared = report?.windows.some((window) => window.scope === 'shared') === true;
    const apply = (state: BudgetState, scope: RuleScope): BudgetState =>
      learnFromReply(state, {
        id,
        nowMs: clock(),
        windows: report === null ? null : report.windows.filter((window) => window.scope === scope),
        outcome: isLimited ? 'limited' : reply !== null && reply.status < 400 ? 'success' : 'other',
        // The publisher's own 429 stops one account; a guard in front of it stops everybody behind this address.
        retryAfterMs: scope === 'account' || report === null ? retryAfterMs : null,
      });
    if (policy !== planned.policy) {
      policyNames.set(planned.policy, policy);
      await store.update(keys, (states) => ({ states: states.map((state) => cancelRequest(state, id)), result: null }));
    }
    if (hasShared || (isLimited && report === null)) accountOnly.delete(policy);
    await store.update(listKeys(planned.scope, policy), (states) => ({
      states: states.map((state, index) => apply(state, index === 0 ? 'account' : 'shared')),
      result: null,
    }));
    if (report !== null && !hasShared) accountOnly.add(policy);
  };

  const sendLeased = async (call: QueuedCall, keys: readonly BudgetKey[], id: string): Promise<HttpOutcome> => {
    const own = keys.slice(0, 1);
    const renewal = setInterval(() => {
      store
        .update(own, ([state]) => ({
          states: state === undefined ? [] : [renewLease(state, { id, untilMs: clock() + LEASE_MS })],
          result: null,
        }))
        .catch(() => undefined);
    }, LEASE_RENEWAL_MS);
    let outcome: HttpOutcome | null = null;
    try {
      outcome = await call.send();
      return outcome;
    } finally {
      clearInterval(renewal);
      await learn(keys, { id, outcome });
    }
  };

  const runInTurn = async (call: QueuedCall): Promise<QueueOutcome> => {
    const id = makeId();
    let sleptMs = 0;
    for (let attempt = 1; ;) {
      call.signal?.throwIfAborted();
      const policy = namePolicy(call.policy);
      const keys = listKeys(call.account, policy);
      const decision = await plan(keys, call.order === 'serial' ? { id, leaseMs: LEASE_MS } : { id });
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
    budgetOf: async (account, expected) => {
      const policy = namePolicy(expected);
      const states = await store.read(listKeys(account, policy));
      if (!states.some((state) => state.isKnown)) return null;
      const nowMs = clock();
      return {
        policy,
        windows: states.flatMap((state) => describeWindows(state, nowMs)),
        waitMs: Math.max(0, ...states.map((state) => readWaitMs(state, nowMs))),
      };
    },
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
