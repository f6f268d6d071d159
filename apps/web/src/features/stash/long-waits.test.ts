import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideLatePart } from '../../shared/late-parts.ts';
import type { ToastHost } from '../../shared/toast/toast-model.ts';
import type { LoaderEvent } from './loader-state.ts';
import { holdWaitToast, showLongWait } from './long-waits.ts';

const START_MS = 1_700_000_000_000;
let shown: string[] = [];
let withdraw: () => void = () => undefined;
const abort = () => expect.fail('nobody aborts');
const waiting = (forMs: number, reason: 'publisherLimit' | 'retry' = 'publisherLimit'): LoaderEvent => ({
  type: 'waiting',
  wait: { reason, fromMs: Date.now(), untilMs: Date.now() + forMs },
});
const over: LoaderEvent = { type: 'waiting', wait: null };

beforeEach(() => {
  vi.useFakeTimers({ now: START_MS });
  shown = [];
  const host: ToastHost = {
    show: (id) => void (shown = [...new Set([...shown, id])]),
    showCustom: () => expect.fail('there are no cards here'),
    dismiss: (id) => void (shown = shown.filter((each) => each !== id)),
  };
  withdraw = provideLatePart('toasts', host);
});
afterEach(() => {
  showLongWait(over, abort);
  withdraw();
  vi.useRealTimers();
});

it('R4.18 shows a long wait in a toast until it ends, but not a short wait or a retry', () => {
  showLongWait(waiting(2_000), abort);
  showLongWait(waiting(60_000, 'retry'), abort);
  expect(shown).toEqual([]);
  showLongWait(waiting(60_000), abort);
  expect(shown).toEqual(['rate-wait:stash-tabs']);
  showLongWait(over, abort);
  expect(shown).toEqual([]);
});

it('R4.18 hides the toast while another countdown is shown, and shows it again for the rest of the wait', () => {
  const release = holdWaitToast();
  const releaseOther = holdWaitToast();
  showLongWait(waiting(60_000), abort);
  expect(shown).toEqual([]);
  release();
  release();
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(10_000);
  releaseOther();
  expect(shown).toEqual(['rate-wait:stash-tabs']);
  const again = holdWaitToast();
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(60_000);
  again();
  expect(shown).toEqual([]);
});
