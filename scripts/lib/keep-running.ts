import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './child.ts';

export type Announcement = Readonly<Record<string, unknown>>;

export type KeptPauses = {
  /** Pause before the first restart; each further one is twice as long, up to the longest. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** A program that ran this long resets the number of ends in a row. */
  readonly stableMs: number;
  /** Number of ends in a row that make a crash loop. */
  readonly mostInRow: number;
};

/** Lines printed of a failed program; the log has all of them. */
const FEW_LINES = 4;
const WIDEST_LINE = 300;

const usualPauses: KeptPauses = { firstMs: 500, longestMs: 20_000, stableMs: 60_000, mostInRow: 6 };

export type KeptProgram = {
  /**
   * Resolves to the first ready message. Rejects if the program ends before: a system that cannot start fails at once.
   */
  readonly ready: Promise<Announcement>;
  /** Stops it permanently. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts a program and restarts it whenever it ends unasked, with a message. A program that ends `mostInRow` times,
 * each soon after its start, is given up. Ends with an excuse (its database is down, the disk is full) do not count: it
 * is retried as long as the excuse lasts.
 */
export function keepRunning({
  start,
  waitForGround,
  readExcuse,
  say,
  onGivenUp,
  signal,
  pauses = usualPauses,
}: {
  /** `first` is the program's ready message at its first start, so that it can get the same port again. */
  start: (first: Announcement | undefined) => Program;
  /** Resolves when everything the program depends on is up; rejects if it is stopped during the wait. */
  waitForGround: (signal: AbortSignal) => Promise<void>;
  readExcuse: () => Promise<string | undefined>;
  say: (text: string) => void;
  onGivenUp: (program: Program) => void;
  /** Aborted when everything stops: nothing is started after that. */
  signal: AbortSignal;
  pauses?: KeptPauses;
}): KeptProgram {
  let inRow = 0;
  let current = start(undefined);
  let startedMs = performance.now();
  const { name } = current;
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);

  const startAgain = async (first: Announcement): Promise<boolean> => {
    if (performance.now() - startedMs >= pauses.stableMs) inRow = 0;
    inRow += 1;
    const excuse = await readExcuse();
    if (excuse === undefined && inRow >= pauses.mostInRow) return false;
    const pauseMs = Math.min(pauses.longestMs, pauses.firstMs * 2 ** (inRow - 1));
    say(
      `${describeEnd(current, await current.ended, FEW_LINES)}\nStarting ${name} again in ${pauseMs / 1000} s${excuse === undefined ? '' : ` (${excuse})`}.`,
    );
    await sleep(pauseMs, undefined, { signal: stopped });
    await waitForGround(stopped);
    stopped.throwIfAborted();
    startedMs = performance.now();
    current = start(first);
    void current.ready.then(
      () => stopped.aborted || say(`${name} is running again.`),
      () => undefined,
    );
    return true;
  };

  const keep = async (first: Announcement): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopped.aborted) return;
      if (!(await startAgain(first))) return onGivenUp(current);
    }
  };
  const initial = current;
  const ready = initial.ready.catch(async () => {
    throw new Error(describeEnd(initial, await initial.ended));
  });
  const kept = ready.then(keep).catch(() => undefined);
  return {
    ready,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}

/** Describes the end of a program, with its last lines. */
export function describeEnd(program: Program, { code, signal }: Awaited<Program['ended']>, mostLines = Infinity): string {
  const how = signal === null ? `exit code ${code ?? 'unknown'}` : `by ${signal}`;
  const lines = program.readLastLines().slice(-mostLines);
  const shown = lines.map((line) => `  ${line.length > WIDEST_LINE ? `${line.slice(0, WIDEST_LINE)} …` : line}`);
  return `${program.name} has ended by itself (${how}). Its last lines:\n${shown.join('\n')}`;
}
