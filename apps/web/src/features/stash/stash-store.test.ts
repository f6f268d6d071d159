import { describe, expect, it } from 'vitest';
import type { LoaderState } from './loader-state.ts';
import { createReadBell, LONG_READ_MS } from './stash-store.ts';

/** Returns the sounds played for reads with these durations and endings. */
function ring(...readings: { readonly tookMs: number; readonly stopped: LoaderState['stopped'] }[]): string[] {
  const played: string[] = [];
  let nowMs = 1000;
  const bell = createReadBell('me', { readNowMs: () => nowMs, play: (id) => void played.push(id) });
  for (const { tookMs, stopped } of readings) {
    bell({ type: 'started', tabIds: [] });
    nowMs += tookMs;
    bell({ type: 'ended', stopped });
  }
  return played;
}

describe('read bell', () => {
  it('R3.55, D80 rings once after each long read', () => {
    const long = { tookMs: LONG_READ_MS, stopped: null };
    expect(ring(long, long)).toEqual(['me/1000', `me/${1000 + LONG_READ_MS}`]);
  });

  it('is silent after a short, cancelled or failed read', () => {
    expect(ring({ tookMs: LONG_READ_MS - 1, stopped: null })).toEqual([]);
    expect(ring({ tookMs: LONG_READ_MS, stopped: 'cancelled' })).toEqual([]);
    expect(ring({ tookMs: LONG_READ_MS, stopped: 'gameApiDown' })).toEqual([]);
  });
});
