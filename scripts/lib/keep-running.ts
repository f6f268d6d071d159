import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './child.ts';

export type Announcement = Readonly<Record<string, unknown>>;

export type KeptPauses = {
  /** Pause before the first restart; each further pause is twice as long, up to the maximum. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Run time after which the number of consecutive exits is reset. */
  readonly stableMs: number;
  /** Number of consecutive exits that count as a crash loop. */
  readonly mostInRow: number;
};

/** Lines printed when a program fails; the log has the full output. */
const FEW_LINES = 4;
const WIDEST_LINE = 300;

const usualPauses: KeptPauses = { firstMs: 500, longestMs: 20_000, stableMs: 60_000, mostInRow: 6 };

export type KeptProgram = {
  /**
   * Resolves to the first ready message. Rejects if the program ends first, so that a system that cannot start fails
   * immediately.
   */
  readonly ready: Promise<Announcement>;
  /** Stops the program permanently. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts a program and restarts it, with a message, whenever it exits unexpectedly. After `mostInRow` exits, each soon
 * after a start, it stops restarting the program. Exits with an excuse (the database is down, the disk is full) do not
 * count: the program is retried as long as the excuse lasts.
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
  /** `first` is the ready message from the program's first start, so that the program can get the same port again. */
  start: (first: Announcement | undefined) => Program;
  /** Resolves when all dependencies of the program are up; rejects if the program is stopped during the wait. */
  waitForGround: (signal: AbortSignal) => Promise<void>;
  readExcuse: () => Promise<string | undefined>;
  say: (text: string) => void;
  onGivenUp: (program: Program) => void;
  /** Aborted when everything stops; nothing is started after that. */
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

/** Describes how a program ended, with its last lines. */
export function describeEnd(program: Program, { code, signal }: Awaited<Program['ended']>, mostLines = Infinity): string {
  const how = signal === null ? `exit code ${code ?? 'unknown'}` : `by ${signal}`;
  const lines = program.readLastLines().slice(-mostLines);
  const shown = lines.map((line) => `  ${line.length > WIDEST_LINE ? `${line.slice(0, WIDEST_LINE)} …` : line}`);
  return `${program.name} has ended by itself (${how}). Its last lines:\n${shown.join('\n')}`;
}
