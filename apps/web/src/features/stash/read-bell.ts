/** The sound at the end of a long reading of tabs (R3.55, D80). */
import type { LoaderEvent } from './loader-state.ts';

/** Shorter readings end while the user is still watching. */
export const LONG_READ_MS = 10_000;

export type ReadBellDeps = {
  readonly readNowMs: () => number;
  /** Plays the sound, once per id over all windows of this browser. */
  readonly play: (eventId: string) => void;
};

/** Listens to a loader; rings when a long reading has completed, not when it was stopped or failed. */
export function createReadBell(name: string, { readNowMs, play }: ReadBellDeps): (event: LoaderEvent) => void {
  let startedMs: number | null = null;
  return (event) => {
    if (event.type === 'started') startedMs = readNowMs();
    if (event.type !== 'ended' || startedMs === null) return;
    if (event.stopped === null && readNowMs() - startedMs >= LONG_READ_MS) play(`${name}/${startedMs}`);
    startedMs = null;
  };
}
