/** A running snapshot as shown in the dock. Pure. */
import type { Game } from '@poexchange/domain/item';
import type { SnapshotJob, SnapshotTabId } from '@poexchange/domain/net-worth';
import type { LoaderState, Wait } from '../../stash/index.ts';

/** Steps in order; `connection` is shown only while the socket is disconnected. */
export const runSteps = ['connection', 'tabs', 'valuations', 'grouping', 'pricing', 'saving'] as const;
export type RunStep = (typeof runSteps)[number];

/**
 * State of a tab in the run: queued (`waits`), being read (`reads`), done (`read`), read shortly before the run
 * (`fresh`), unreadable (`failed`), or no longer existing (`gone`).
 */
export type TabMark = 'waits' | 'reads' | 'read' | 'fresh' | 'failed' | 'gone';

/** A tab with its worth in chaos at the previous snapshot; 0 if unknown. */
export type RunTab = { readonly id: SnapshotTabId; readonly name: string; readonly worthChaos: number; readonly mark: TabMark };

export type Counter = { readonly done: number; readonly total: number };

export type RunView = {
  readonly job: SnapshotJob;
  readonly profileName: string;
  /** The profile's game; null until the profile is loaded. */
  readonly game: Game | null;
  readonly startedAtMs: number;
  readonly step: RunStep;
  readonly tabs: readonly RunTab[];
  /** Counters of the steps that have started; the `tabs` counter is derived from the tabs. */
  readonly counters: Readonly<Partial<Record<RunStep, Counter>>>;
  /** A wait for the publisher's limit or before a retry; null if the run is not waiting. */
  readonly wait: Wait | null;
  readonly budget: LoaderState['budget'];
};

export type RunChange =
  | { readonly kind: 'step'; readonly step: RunStep; readonly counter?: Counter }
  | { readonly kind: 'profile'; readonly name: string; readonly game: Game }
  | { readonly kind: 'tabs'; readonly tabs: readonly RunTab[] }
  | { readonly kind: 'marks'; readonly marks: ReadonlyMap<string, TabMark> }
  | { readonly kind: 'reading'; readonly loader: LoaderState };

export function beginRun(job: SnapshotJob, startedAtMs: number): RunView {
  return { job, profileName: '', game: null, startedAtMs, step: 'connection', tabs: [], counters: {}, wait: null, budget: null };
}

export function applyChange(view: RunView, change: RunChange): RunView {
  switch (change.kind) {
    case 'profile':
      return { ...view, profileName: change.name, game: change.game };
    case 'tabs':
      return { ...view, tabs: change.tabs };
    case 'marks':
      return { ...view, tabs: view.tabs.map((tab) => ({ ...tab, mark: change.marks.get(tab.id) ?? tab.mark })) };
    case 'reading':
      return followLoader(view, change.loader);
    case 'step': {
      const counters = change.counter === undefined ? view.counters : { ...view.counters, [change.step]: change.counter };
      return { ...view, step: change.step, counters, wait: null };
    }
  }
}

/** Updates tabs from the loader; tabs read before the run keep their mark. */
function followLoader(view: RunView, { phases, loaded, run, budget }: LoaderState): RunView {
  const tabs = view.tabs.map((tab): RunTab => {
    const phase = phases[tab.id]?.phase;
    if (phase === 'loading') return { ...tab, mark: 'reads' };
    if (phase === 'failed') return { ...tab, mark: 'failed' };
    if (phase === 'vanished') return { ...tab, mark: 'gone' };
    if (phase === 'queued') return { ...tab, mark: 'waits' };
    const wasTaken = tab.mark === 'reads' || tab.mark === 'waits' || tab.mark === 'failed';
    return wasTaken && (loaded[tab.id]?.readAtMs ?? 0) >= view.startedAtMs ? { ...tab, mark: 'read' } : tab;
  });
  return { ...view, tabs, wait: run?.wait ?? null, budget };
}

export function countMarks(tabs: readonly RunTab[]): Readonly<Record<TabMark, number>> {
  const counts = { waits: 0, reads: 0, read: 0, fresh: 0, failed: 0, gone: 0 };
  for (const { mark } of tabs) counts[mark] += 1;
  return counts;
}

/** Counter of a step; null if the step has no counter yet. */
export function counterOf({ tabs, counters }: Pick<RunView, 'tabs' | 'counters'>, step: RunStep): Counter | null {
  if (step !== 'tabs') return counters[step] ?? null;
  const { waits, reads } = countMarks(tabs);
  return tabs.length === 0 ? null : { done: tabs.length - waits - reads, total: tabs.length };
}
