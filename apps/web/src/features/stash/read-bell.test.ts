import { describe, expect, it } from 'vitest';
import type { LoaderState } from './loader-state.ts';
import { createReadBell, longReadMs } from './read-bell.ts';

/** What is played when a reading ends in this way after so long. */
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
  it('R3.55, D80 rings once when tabs that took long are read, each time', () => {
    const long = { tookMs: longReadMs, stopped: null };
    expect(ring(long, long)).toEqual(['me/1000', `me/${1000 + longReadMs}`]);
  });

  it('is silent after a short reading, one that was cancelled, and one that could not go on', () => {
    expect(ring({ tookMs: longReadMs - 1, stopped: null })).toEqual([]);
    expect(ring({ tookMs: longReadMs, stopped: 'cancelled' })).toEqual([]);
    expect(ring({ tookMs: longReadMs, stopped: 'gameApiDown' })).toEqual([]);
  });
});
