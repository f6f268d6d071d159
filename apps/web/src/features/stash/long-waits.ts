/**
 * A toast shows long waits for the publisher's limit on every page, because tabs continue to load while the user visits
 * other pages. The toast is hidden while the page shows another countdown for the wait, which the toast would cover.
 */
import { hideRateWait, showRateWait } from '../../shared/api/rate-wait-toast.ts';
import { SHOWN_FROM_MS } from '../../shared/api/rate-waits.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import type { LoaderEvent } from './loader-state.ts';

const WAIT_POLICY = 'stash-tabs';

let wait: { readonly untilMs: number; readonly abort: () => void } | null = null;
let shownElsewhere = 0;

/** Shows the toast when a load starts to wait, and hides it when the load continues. */
export function showLongWait(event: LoaderEvent, abort: () => void): void {
  if (event.type === 'ended') return follow(null);
  if (event.type !== 'waiting') return;
  const { wait: next } = event;
  if (next === null) return follow(null);
  if (next.reason === 'publisherLimit' && next.untilMs - next.fromMs >= SHOWN_FROM_MS) follow({ untilMs: next.untilMs, abort });
}

/** Hides the toast until the returned function is called, because the wait is shown elsewhere. */
export function holdWaitToast(): () => void {
  shownElsewhere += 1;
  if (shownElsewhere === 1) hideRateWait(WAIT_POLICY);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    shownElsewhere -= 1;
    if (shownElsewhere === 0) follow(wait);
  };
}

function follow(next: typeof wait): void {
  wait = next;
  const leftMs = next === null ? 0 : next.untilMs - readServerNowMs();
  if (next === null || leftMs <= 0) return hideRateWait(WAIT_POLICY);
  if (shownElsewhere === 0) showRateWait({ policy: WAIT_POLICY, untilMs: Date.now() + leftMs, waitMs: leftMs, abort: next.abort });
}
