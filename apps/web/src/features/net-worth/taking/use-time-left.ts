import { splitCountdown } from '../../../shared/time/durations.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { estimateLeftMs } from './estimate.ts';
import { counterOf, runSteps, type RunView } from './run-state.ts';

/** Estimates are shown in steps of five seconds, which is as exact as they are. */
const STEP_MS = 5_000;
const STEPS_AFTER_READING = runSteps.length - runSteps.indexOf('valuations');

/** Estimated time a run still takes, as m:ss; '' while it is unknown or nearly over. */
export function useTimeLeft(run: RunView): string {
  return useServerTime((nowMs) => {
    const counter = counterOf(run, 'tabs');
    if (run.step !== 'tabs' || counter === null) return '';
    const tabsLeft = counter.total - counter.done;
    const leftMs = estimateLeftMs({ tabsLeft, budget: run.budget, waitUntilMs: run.wait?.untilMs ?? null, nowMs });
    return splitCountdown(Math.ceil(leftMs / STEP_MS) * STEP_MS);
  });
}

/** Share of a run that is done, from 0 to 1: reading takes nearly all of the time. */
export function shareDone(run: RunView): number {
  const READING = 0.9;
  if (run.step === 'connection') return 0;
  const counter = counterOf(run, 'tabs');
  if (run.step === 'tabs') return counter === null ? 0 : (READING * counter.done) / counter.total;
  const done = runSteps.indexOf(run.step) - runSteps.indexOf('valuations');
  return READING + ((1 - READING) * done) / STEPS_AFTER_READING;
}
