import { useStore } from 'zustand';
import type { RunnerState, SnapshotRunner } from './snapshot-runner.ts';

/** Selects a part of the runner's state and rerenders when it changes. */
export function useRunnerState<T>({ state }: SnapshotRunner, select: (now: RunnerState) => T): T {
  return useStore(state, select);
}
