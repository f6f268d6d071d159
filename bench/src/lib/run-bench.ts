import { parseArgs } from 'node:util';
import { NeedError } from '../../../scripts/lib/needs.ts';
import { abortInSteps } from '../../../scripts/lib/signals.ts';
import { createStopList } from '../../../scripts/start/stop-list.ts';
import { makeBenchFolder, removeAbandonedFolders, removeBenchFolder } from './bench-folder.ts';

export type Bench = {
  readonly report: Report;
  /** Prints a line for the person who watches; standard output has figures only. */
  readonly say: (text: string) => void;
  /** A folder that is removed at the end. */
  readonly folder: string;
  /** Aborted when the benchmark has to stop. */
  readonly signal: AbortSignal;
  /** Aborted when the benchmark should end soon: before `signal` if it is patient, else together with it. */
  readonly ending: AbortSignal;
  /** Registers a cleanup to run at the end, on success or failure; last in, first out. */
  readonly onEnd: (name: string, stop: () => Promise<void>) => void;
  /** Reads a number given as `--NAME N`, else its default. Throws for anything that is not a whole number. */
  readonly readOption: (name: string, standard: number) => number;
  /** Reads a text given as `--NAME TEXT`. */
  readonly readText: (name: string) => string | undefined;
};

/**
 * Runs a benchmark and cleans up all of its processes and folders. A failure is printed and becomes the exit code. A
 * patient benchmark finishes on the first Ctrl-C, and is stopped by the second.
 */
export async function runBench(
  name: string,
  work: (bench: Bench) => Promise<void>,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<void> {
  const { first: ending, second } = abortInSteps();
  const signal = isPatient ? second : ending;
  const stopList = createStopList();
  await removeAbandonedFolders();
  const folder = makeBenchFolder();
  const say = (text: string): void => void process.stderr.write(`  ${text}\n`);
  const removeFolder = (): void => removeBenchFolder(folder);
  process.on('exit', removeFolder);
  const working = work({ report: createReporter(name), say, folder, signal, ending, onEnd: stopList.add, readOption, readText });
  try {
    await Promise.race([working, rejectOnAbort(signal)]);
  } catch (error) {
    process.exitCode = signal.aborted ? 130 : 1;
    if (!signal.aborted) say(describeError(error));
  } finally {
    await stopList.stopAll();
    // A part that was starting is registered only now.
    await working.catch(() => undefined);
    await stopList.stopAll();
    removeFolder();
  }
}

function describeError(error: unknown): string {
  if (error instanceof NeedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('told to stop')), { once: true }));
}

function readOption(name: string, standard: number): number {
  const given = readText(name);
  if (given === undefined) return standard;
  if (!/^\d+$/.test(given)) throw new Error(`--${name} takes a whole number`);
  return Number(given);
}

function readText(name: string): string | undefined {
  const { values } = parseArgs({ strict: false, args: process.argv.slice(2), options: { [name]: { type: 'string' } } });
  const given = values[name];
  if (given === undefined || typeof given === 'string') return given;
  throw new Error(`--${name} takes a value`);
}

/** A figure and its peer: a limit, or another way to the same result, measured in the same run. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer: string;
  readonly peerValue: number;
  /** The better direction: times and sizes lower, rates higher. */
  readonly better: 'lower' | 'higher';
};

type Report = (figure: Figure) => void;

/** Prints one JSON line per figure; a ratio above 1 is better than the peer. */
function createReporter(bench: string): Report {
  return ({ name, value, unit, peer, peerValue, better }) => {
    const ratio = better === 'lower' ? peerValue / value : value / peerValue;
    const line = { bench, name, value: round(value), unit, peer, peerValue: round(peerValue), ratio: round(ratio) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

/** Three significant decimals exceed the precision of all these figures. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
