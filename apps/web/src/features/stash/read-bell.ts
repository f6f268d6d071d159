/** The sound that a long reading of tabs has come to its end (R3.55, D80). */
import type { LoaderEvent } from './loader-state.ts';

/** Shorter readings end while one still looks at them. */
export const LONG_READ_MS = 10_000;

export type ReadBellDeps = {
  readonly readNowMs: () => number;
  /** Plays the sound, once for the same id over all windows of this browser. */
  readonly play: (eventId: string) => void;
};

/** Listens to a loader; rings when a reading that took long has ended by itself, not when it was stopped or failed. */
export function createReadBell(name: string, { readNowMs, play }: ReadBellDeps): (event: LoaderEvent) => void {
  let startedMs: number | null = null;
  return (event) => {
    if (event.type === 'started') startedMs = readNowMs();
    if (event.type !== 'ended' || startedMs === null) return;
    if (event.stopped === null && readNowMs() - startedMs >= LONG_READ_MS) play(`${name}/${startedMs}`);
    startedMs = null;
  };
}
