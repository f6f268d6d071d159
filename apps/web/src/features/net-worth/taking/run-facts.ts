/** What the dock and the card show about a run: its name, its remaining time and its progress. */
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { splitCountdown } from '../../../shared/time/durations.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import type { LoaderState } from '../../stash/index.ts';
import { counterOf, runSteps, type RunView } from './run-state.ts';

/** Name of a run: its profile, and its game if the page shows the other game. Empty until the profile is loaded. */
export function useRunName({ profileName, game }: Pick<RunView, 'profileName' | 'game'>): string {
  const { t } = useTranslation();
  const shown = useInterfaceStore(({ lastGame }) => lastGame);
  return game === null || game === shown ? profileName : `${profileName} · ${t(`game.${game}`)}`;
}

/** Durations in ms: one request to the publisher through our server, and all steps after reading. */
const REQUEST_MS = 450;
const REST_MS = 2_000;

/**
 * Estimates the remaining time in ms from the publisher's known limits: the time for the remaining requests in
 * sequence, the current wait, and later waits whenever a window's requests are used up. An exhausted window becomes
 * free again one whole period later.
 */
export function estimateLeftMs(options: {
  readonly tabsLeft: number;
  readonly budget: LoaderState['budget'];
  /** End of the current wait; null if there is no wait. */
  readonly waitUntilMs: number | null;
  readonly nowMs: number;
}): number {
  const { tabsLeft, budget, waitUntilMs, nowMs } = options;
  const waitMs = Math.max(0, (waitUntilMs ?? nowMs) - nowMs);
  const busyMs = tabsLeft * REQUEST_MS;
  const limitMs = (budget?.value.windows ?? []).map(({ limit, used, periodMs }) => {
    if (limit <= 0) return 0;
    const passedMs = nowMs - (budget?.atMs ?? nowMs);
    // The current wait ends only when a window is empty.
    const free = waitMs > 0 || passedMs > periodMs ? limit : Math.max(0, limit - used);
    const periods = Math.ceil(Math.max(0, tabsLeft - free) / limit);
    return periods * periodMs;
  });
  return waitMs + Math.max(busyMs, ...limitMs) + REST_MS;
}

/** Estimates are rounded to five seconds, which is about their precision. */
const STEP_MS = 5_000;
const STEPS_AFTER_READING = runSteps.length - runSteps.indexOf('valuations');

/** Estimated remaining time of a run, as m:ss; '' if it is unknown or nearly zero. */
export function useTimeLeft(run: RunView): string {
  return useServerTime((nowMs) => {
    const counter = counterOf(run, 'tabs');
    if (run.step !== 'tabs' || counter === null) return '';
    const tabsLeft = counter.total - counter.done;
    const leftMs = estimateLeftMs({ tabsLeft, budget: run.budget, waitUntilMs: run.wait?.untilMs ?? null, nowMs });
    return splitCountdown(Math.ceil(leftMs / STEP_MS) * STEP_MS);
  });
}

/** Progress of a run, from 0 to 1: reading takes nearly all of the time. */
export function shareDone(run: RunView): number {
  const READING = 0.9;
  if (run.step === 'connection') return 0;
  const counter = counterOf(run, 'tabs');
  if (run.step === 'tabs') return counter === null ? 0 : (READING * counter.done) / counter.total;
  const done = runSteps.indexOf(run.step) - runSteps.indexOf('valuations');
  return READING + ((1 - READING) * done) / STEPS_AFTER_READING;
}
