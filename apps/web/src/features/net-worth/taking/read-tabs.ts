/**
 * Reads a profile's tabs for a snapshot, the most valuable tabs first. Skips fresh tabs, and reads tabs with a doubtful
 * result twice.
 */
import type { StashTabId } from '@poexchange/domain/ids';
import { judgeReading, type SnapshotDetails } from '@poexchange/domain/net-worth';
import type { StashTabInfo } from '@poexchange/domain/stash';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { ShelfState, TabSource } from '../../../shared/workers/make-snapshot.ts';
import { isFinalReason, type FailureReason, type LoaderState } from '../../stash/index.ts';
import { RunFailedError } from './outcome.ts';
import type { RunChange, TabMark } from './run-state.ts';
import type { World } from './world.ts';

export type ReadTabsOptions = {
  readonly scope: StashScope;
  readonly tabs: readonly StashTabInfo[];
  /** Each tab's worth in chaos at the previous snapshot. */
  readonly worth: ReadonlyMap<string, number>;
  /** Tabs read at or after this time count as fresh (R9.47). */
  readonly freshFromMs: number;
  /** Loads the details of the profile's previous snapshot; called only if a reading is in doubt. */
  readonly readPrevious: () => Promise<SnapshotDetails | null>;
  readonly report: (change: RunChange) => void;
  readonly signal: AbortSignal;
};

/** Orders tabs by worth, followed by tabs that were never valued, with remove-only tabs last. */
export function orderByWorth(tabs: readonly StashTabInfo[], worth: ReadonlyMap<string, number>): StashTabInfo[] {
  const rank = ({ id, isRemoveOnly }: StashTabInfo): number => {
    const chaos = worth.get(id);
    if (chaos !== undefined && chaos > 0) return chaos;
    if (isRemoveOnly) return -2;
    return chaos === undefined ? 0 : -1;
  };
  return tabs.toSorted((a, b) => rank(b) - rank(a));
}

/**
 * Reads the tabs and returns each tab's outcome. Rejects with `RunFailedError` if the publisher refuses all requests,
 * and with an AbortError if the user cancels the run here or in the view that shows the reading.
 */
export async function readTabs(
  world: Pick<World, 'measureTabs' | 'loadTabs'>,
  options: ReadTabsOptions,
): Promise<{ tabs: TabSource[]; previous: SnapshotDetails | null }> {
  const { scope, freshFromMs, report, signal } = options;
  const ordered = orderByWorth(options.tabs, options.worth);
  const ids = ordered.map(({ id }) => id);
  const isFresh = (state: ShelfState | undefined): boolean => state !== undefined && state.isWhole && state.readAtMs >= freshFromMs;

  const held = await world.measureTabs(scope, ids);
  const markOf = (id: StashTabId): TabMark => (isFresh(held[id]) ? 'fresh' : 'waits');
  report({
    kind: 'tabs',
    tabs: ordered.map((tab) => ({ id: tab.id, name: tab.name, worthChaos: options.worth.get(tab.id) ?? 0, mark: markOf(tab.id) })),
  });

  const readAll = async (wanted: readonly StashTabId[]): Promise<LoaderState | null> => {
    if (wanted.length === 0) return null;
    const loader = await world.loadTabs(scope, wanted, { signal, onChange: (state) => report({ kind: 'reading', loader: state }) });
    signal.throwIfAborted();
    if (loader.stopped === 'cancelled') throw new DOMException('cancelled', 'AbortError');
    return loader;
  };
  const outcomeOf = (id: StashTabId, state: ShelfState | undefined, loader: LoaderState | null): TabSource['outcome'] => {
    const phase = loader?.phases[id]?.phase;
    if (phase === 'vanished') return 'gone';
    return isFresh(state) && phase !== 'failed' ? 'read' : 'failed';
  };

  let loader = await readAll(ids.filter((id) => !isFresh(held[id])));
  let states = await world.measureTabs(scope, ids);
  const doubtful = ids.filter((id) => {
    const outcome = outcomeOf(id, states[id], loader);
    return outcome === 'failed' || (outcome === 'read' && states[id]?.itemCount === 0);
  });
  const previous = doubtful.length === 0 ? null : await options.readPrevious();
  const again = doubtful.filter((id) => {
    const kind = outcomeOf(id, states[id], loader);
    if (kind === 'gone') return false;
    return judgeReading({ id, kind, itemCount: states[id]?.itemCount ?? 0 }, { previous, attempts: 1 }) === 'retry';
  });
  const stopped = loader?.stopped ?? null;
  const isRefused = stopped !== null && stopped !== 'cancelled' && isFinalReason(stopped);
  if (again.length > 0 && !isRefused) {
    const second = await readAll(again);
    // The second pass skips tabs that were already gone in the first pass.
    loader = second === null ? loader : { ...second, phases: { ...keepVanished(loader), ...second.phases } };
    states = await world.measureTabs(scope, ids);
  }
  const tabs = options.tabs.map(({ id, name, type, color }): TabSource => ({
    id,
    name,
    type,
    color,
    outcome: outcomeOf(id, states[id], loader),
  }));
  report({ kind: 'marks', marks: new Map(tabs.map(({ id, outcome }) => [id, finalMark(outcome, markOf(id))])) });
  refuseUnread(tabs, loader);
  return { tabs, previous };
}

function finalMark(outcome: TabSource['outcome'], before: TabMark): TabMark {
  if (outcome !== 'read') return outcome;
  return before === 'fresh' ? 'fresh' : 'read';
}

function keepVanished(loader: LoaderState | null): LoaderState['phases'] {
  return Object.fromEntries(Object.entries(loader?.phases ?? {}).filter(([, { phase }]) => phase === 'vanished'));
}

/**
 * If the publisher refuses all requests, a snapshot of the few tabs read until then would be misleading, so the run
 * fails and its tabs are kept for the next run. A single failed tab is carried over instead.
 */
function refuseUnread(tabs: readonly TabSource[], loader: LoaderState | null): void {
  const failed = tabs.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return;
  const stopped = loader?.stopped ?? null;
  const isNoneRead = tabs.every(({ outcome }) => outcome !== 'read');
  if (stopped === null && !isNoneRead) return;
  const phase = loader?.phases[failed[0]?.id ?? ''];
  const reason: FailureReason =
    stopped !== null && stopped !== 'cancelled' ? stopped : phase?.phase === 'failed' ? phase.reason : 'unknown';
  throw new RunFailedError({ code: 'stashNotLoaded', reason });
}
