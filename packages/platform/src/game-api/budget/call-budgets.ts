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
} from './budget-state.ts';
import { SHARED_SCOPE, type BudgetKey, type BudgetStore } from './budget-store.ts';
import { readRateReport, readRetryAfterMs, type RuleScope } from './rate-report.ts';
import type { HttpOutcome } from '../http/send-request.ts';

/**
 * Wait after a 429 that gives no wait time: such a 429 comes from a guard in front of the publisher, not from the
 * publisher's own counter.
 */
export const UNNAMED_WAIT_MS = 60_000;

export type Decision = { readonly kind: 'go' } | { readonly kind: 'busy' } | { readonly kind: 'wait'; readonly waitMs: number };

/**
 * The budgets that calls are booked on: the account's own budget for a policy, and the budget shared by all accounts.
 */
export type CallBudgets = {
  /** Returns the publisher's name for the policy, and the budgets its calls count against, the account's own first. */
  readonly find: (account: string, expected: string) => { readonly policy: string; readonly keys: readonly BudgetKey[] };
  /** Books a call if every budget currently allows it. */
  readonly plan: (keys: readonly BudgetKey[], booking: Omit<Booking, 'nowMs'>) => Promise<Decision>;
  /** Extends the lease of a serial call in flight. */
  readonly renew: (keys: readonly BudgetKey[], lease: { readonly id: string; readonly leaseMs: number }) => Promise<void>;
  /** Corrects the budgets by the response headers; a null outcome cancels the booking. */
  readonly learn: (keys: readonly BudgetKey[], result: { readonly id: string; readonly outcome: HttpOutcome | null }) => Promise<void>;
  /** Describes the remaining budget; null before the first response. */
  readonly describe: (account: string, expected: string) => Promise<RequestBudget | null>;
};

export function createCallBudgets({
  store,
  clock,
  onUsed,
}: {
  readonly store: BudgetStore;
  readonly clock: () => number;
  readonly onUsed?: ((policy: string, share: number) => void) | undefined;
}): CallBudgets {
  /** The publisher's policy names by our expected names, where they differ. */
  const policyNames = new Map<string, string>();
  /** Policies without a rule shared by all accounts. */
  const accountOnly = new Set<string>();

  const listKeys = (account: string, policy: string): BudgetKey[] =>
    accountOnly.has(policy)
      ? [{ scope: account, policy }]
      : [
          { scope: account, policy },
          { scope: SHARED_SCOPE, policy },
        ];
  const find: CallBudgets['find'] = (account, expected) => {
    const policy = policyNames.get(expected) ?? expected;
    return { policy, keys: listKeys(account, policy) };
  };

  return {
    find,
    plan: (keys, booking) => store.update(keys, (states) => planAll(states, { ...booking, nowMs: clock() })),
    renew: async (keys, { id, leaseMs }) => {
      await store.update(keys.slice(0, 1), ([state]) => ({
        states: state === undefined ? [] : [renewLease(state, { id, untilMs: clock() + leaseMs })],
        result: null,
      }));
    },
    learn: async (keys, { id, outcome }) => {
      const planned = keys[0];
      if (planned === undefined) return;
      const lesson = readLesson(outcome);
      const policy = lesson.report?.policy ?? planned.policy;
      const shares = (lesson.report?.windows ?? []).flatMap(({ used, limit }) => (used === null ? [] : used / limit));
      if (shares.length > 0) onUsed?.(policy, Math.max(...shares));
      const hasShared = lesson.report?.windows.some((window) => window.scope === 'shared') === true;
      if (policy !== planned.policy) {
        policyNames.set(planned.policy, policy);
        await store.update(keys, (states) => ({ states: states.map((state) => cancelRequest(state, id)), result: null }));
      }
      if (hasShared || (lesson.outcome === 'limited' && lesson.report === null)) accountOnly.delete(policy);
      await store.update(listKeys(planned.scope, policy), (states) => ({
        states: states.map((state, index) => learnLesson(state, lesson, { id, nowMs: clock(), scope: index === 0 ? 'account' : 'shared' })),
        result: null,
      }));
      if (lesson.report !== null && !hasShared) accountOnly.add(policy);
    },
    describe: async (account, expected) => {
      const { policy, keys } = find(account, expected);
      const states = await store.read(keys);
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

/** Books a call on both the account's own budget and the shared budget, or on neither. */
function planAll(states: readonly BudgetState[], booking: Booking): { states: readonly BudgetState[]; result: Decision } {
  const [own, shared] = states;
  if (own === undefined) return { states, result: { kind: 'busy' } };
  const ownPlan = planRequest(own, booking);
  if (ownPlan.kind === 'busy') return { states, result: ownPlan };
  const sharedWaitMs = shared === undefined ? 0 : readWaitMs(shared, booking.nowMs);
  const waitMs = Math.max(ownPlan.kind === 'wait' ? ownPlan.waitMs : 0, sharedWaitMs);
  if (ownPlan.kind === 'wait' || waitMs > 0) return { states, result: { kind: 'wait', waitMs } };
  const sharedPlan = shared === undefined ? null : planRequest(shared, { id: booking.id, nowMs: booking.nowMs });
  return { states: [ownPlan.state, ...(sharedPlan?.kind === 'go' ? [sharedPlan.state] : [])], result: { kind: 'go' } };
}

/** A response's effects on budgets. */
type Lesson = {
  readonly report: ReturnType<typeof readRateReport>;
  readonly outcome: 'limited' | 'success' | 'other';
  readonly retryAfterMs: number | null;
};

function readLesson(outcome: HttpOutcome | null): Lesson {
  if (outcome?.kind !== 'reply') return { report: null, outcome: 'other', retryAfterMs: null };
  const report = readRateReport(outcome.readHeader);
  if (outcome.status !== 429) return { report, outcome: outcome.status < 400 ? 'success' : 'other', retryAfterMs: null };
  return { report, outcome: 'limited', retryAfterMs: readRetryAfterMs(outcome.readHeader) ?? (report === null ? UNNAMED_WAIT_MS : null) };
}

function learnLesson(
  state: BudgetState,
  { report, outcome, retryAfterMs }: Lesson,
  { id, nowMs, scope }: { readonly id: string; readonly nowMs: number; readonly scope: RuleScope },
): BudgetState {
  return learnFromReply(state, {
    id,
    nowMs,
    windows: report === null ? null : report.windows.filter((window) => window.scope === scope),
    outcome,
    // The publisher's own 429 stops one account; a 429 from a guard in front of the publisher stops every caller behind
    // this address.
    retryAfterMs: scope === 'account' || report === null ? retryAfterMs : null,
  });
}
