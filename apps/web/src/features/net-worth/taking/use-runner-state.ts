import { useStore } from 'zustand';
import type { RunnerState, SnapshotRunner } from './snapshot-runner.ts';

/** A part of the runner's state; renders again when it changes. */
export function useRunnerState<T>({ state }: SnapshotRunner, select: (now: RunnerState) => T): T {
  return useStore(state, select);
}
