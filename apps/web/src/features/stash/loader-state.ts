/** State of a league's tabs and of the load in progress. Pure: events in, state out. */
import type { RequestBudget } from '@poexchange/contract/rest';
import type { StashTabId } from '@poexchange/domain/ids';
import { isStashStale, listLoadableTabs, type MapChild, type StashTabInfo } from '@poexchange/domain/stash';
import type { FailureReason } from './failure-reason.ts';

/** Facts about a tab that was read; later events keep these facts until the tab is reread or dropped. */
export type LoadedTab = {
  readonly readAtMs: number;
  readonly itemCount: number;
  readonly ungroupedCount: number;
  /** The kinds of maps in a map tab, each treated as a separate tab. */
  readonly parts?: readonly TabPart[];
  /** Number of items in the tab before two consecutive reads returned it (almost) empty. */
  readonly shrunkFrom?: number;
};

export type TabPart = Omit<MapChild, 'id'> & { readonly id: StashTabId };

export type TabPhase =
  | { readonly phase: 'queued' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly reason: FailureReason }
  | { readonly phase: 'vanished' };

export type WaitReason = 'publisherLimit' | 'ownBudget' | 'retry';
export type Wait = { readonly reason: WaitReason; readonly fromMs: number; readonly untilMs: number };

export type Run = { readonly total: number; readonly done: number; readonly currentTabId: StashTabId | null; readonly wait: Wait | null };

export type LoaderState = {
  readonly loaded: Readonly<Record<string, LoadedTab>>;
  readonly phases: Readonly<Record<string, TabPhase>>;
  readonly run: Run | null;
  /** Reason why the last run ended early; null if it was complete. */
  readonly stopped: 'cancelled' | FailureReason | null;
  /** The last budget that the server reported, and when it did so. */
  readonly budget: { readonly value: RequestBudget; readonly atMs: number } | null;
};

export type LoaderEvent =
  | { readonly type: 'restored'; readonly tabs: Readonly<Record<string, LoadedTab>> }
  | { readonly type: 'started'; readonly tabIds: readonly StashTabId[] }
  | { readonly type: 'enlarged'; readonly by: number }
  | { readonly type: 'tabStarted'; readonly tabId: StashTabId }
  | { readonly type: 'tabLoaded'; readonly tabId: StashTabId; readonly tab: LoadedTab }
  | { readonly type: 'tabFailed'; readonly tabId: StashTabId; readonly reason: FailureReason }
  | { readonly type: 'tabVanished'; readonly tabId: StashTabId }
  | { readonly type: 'waiting'; readonly wait: Wait | null }
  | { readonly type: 'budgetLearned'; readonly budget: RequestBudget; readonly atMs: number }
  /** The user has seen which tabs no longer exist. */
  | { readonly type: 'vanishedSeen' }
  | { readonly type: 'ended'; readonly stopped: LoaderState['stopped'] };

export const emptyLoaderState: LoaderState = { loaded: {}, phases: {}, run: null, stopped: null, budget: null };

/**
 * Returns the next state. An event that does not fit the current load, such as a reply after Cancel, updates only the
 * recorded facts.
 */
export function reduceLoader(state: LoaderState, event: LoaderEvent): LoaderState {
  switch (event.type) {
    case 'restored':
      return { ...state, loaded: { ...event.tabs, ...state.loaded } };
    case 'started':
      return {
        ...state,
        run: { total: event.tabIds.length, done: 0, currentTabId: null, wait: null },
        stopped: null,
        phases: { ...withoutUnfinished(state.phases), ...Object.fromEntries(event.tabIds.map((id) => [id, { phase: 'queued' }] as const)) },
      };
    case 'enlarged':
      return state.run === null ? state : { ...state, run: { ...state.run, total: state.run.total + event.by } };
    case 'tabStarted':
      return {
        ...state,
        phases: { ...state.phases, [event.tabId]: { phase: 'loading' } },
        run: state.run && { ...state.run, currentTabId: event.tabId },
      };
    case 'tabLoaded':
      return { ...endTab(state, event.tabId, null), loaded: { ...state.loaded, [event.tabId]: event.tab } };
    case 'tabFailed':
      return endTab(state, event.tabId, { phase: 'failed', reason: event.reason });
    case 'tabVanished': {
      const { [event.tabId]: _gone, ...loaded } = state.loaded;
      return { ...endTab(state, event.tabId, { phase: 'vanished' }), loaded };
    }
    case 'waiting':
      return { ...state, run: state.run && { ...state.run, wait: event.wait } };
    case 'budgetLearned':
      return { ...state, budget: { value: event.budget, atMs: event.atMs } };
    case 'vanishedSeen':
      return { ...state, phases: Object.fromEntries(Object.entries(state.phases).filter(([, phase]) => phase.phase !== 'vanished')) };
    case 'ended':
      return { ...state, run: null, stopped: event.stopped, phases: withoutUnfinished(state.phases) };
  }
}

function endTab(state: LoaderState, tabId: StashTabId, phase: TabPhase | null): LoaderState {
  const { [tabId]: _ended, ...others } = state.phases;
  return {
    ...state,
    phases: phase === null ? others : { ...others, [tabId]: phase },
    run: state.run && { ...state.run, done: state.run.done + 1, currentTabId: null },
  };
}

function withoutUnfinished(phases: LoaderState['phases']): LoaderState['phases'] {
  return Object.fromEntries(Object.entries(phases).filter(([, phase]) => phase.phase === 'failed' || phase.phase === 'vanished'));
}

/**
 * Returns the tabs in `tabIds` that should be read now (R4.08, R9.05). Excludes tabs that no longer exist. Also
 * excludes failed tabs, so that the publisher is not asked for them every time, unless `failed` includes them.
 */
export function listStaleTabs(
  state: Pick<LoaderState, 'loaded' | 'phases'>,
  tabIds: readonly StashTabId[],
  { nowMs, failed = 'left' }: { readonly nowMs: number; readonly failed?: 'left' | 'again' },
): StashTabId[] {
  return tabIds.filter((id) => {
    const phase = state.phases[id];
    if (phase !== undefined && !(phase.phase === 'failed' && failed === 'again')) return false;
    return isStashStale(state.loaded[id]?.readAtMs ?? null, nowMs);
  });
}

/**
 * Orders tabs for reading: first tabs that were never read, in list order, then the tabs with the most sellable items,
 * so that these are read before a wait. Remove-only tabs, which contain items from ended leagues, come last.
 */
export function orderReads(tabIds: readonly StashTabId[], tabs: readonly StashTabInfo[], loaded: LoaderState['loaded']): StashTabId[] {
  const byId = new Map(listLoadableTabs(tabs).map((tab) => [tab.id, tab]));
  const worth = (id: StashTabId): number => {
    const tab = loaded[id];
    return tab === undefined ? Infinity : tab.itemCount - tab.ungroupedCount;
  };
  const isLast = (id: StashTabId): number => Number(byId.get(id)?.isRemoveOnly === true);
  // For two tabs that were never read, both values are Infinity and their difference is NaN, so the tabs keep their
  // order.
  return tabIds.toSorted((a, b) => isLast(a) - isLast(b) || (worth(a) === worth(b) ? 0 : worth(b) - worth(a)));
}

/** Requests left in each window of the budget at `nowMs`; a window that has expired since the reply counts as free. */
export function describeBudget(budget: LoaderState['budget'], nowMs: number): { left: number; limit: number; periodMs: number }[] {
  if (budget === null) return [];
  return budget.value.windows.map(({ limit, used, periodMs }) => {
    const hasPassed = nowMs - budget.atMs > periodMs + bucketMs(periodMs);
    return { left: hasPassed ? limit : Math.max(0, limit - used), limit, periodMs };
  });
}

/** The publisher updates its counters in steps: about 5 s for short windows, 60 s for long windows. */
function bucketMs(periodMs: number): number {
  return periodMs > 60_000 ? 60_000 : 5_000;
}
