import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { NeedError } from '../../../scripts/lib/needs.ts';
import { abortInSteps } from '../../../scripts/lib/signals.ts';
import { createStopList } from '../../../scripts/start/stop-list.ts';
import { makeBenchFolder, removeAbandonedFolders, removeBenchFolder } from './bench-folder.ts';
import { layOutTable } from './table.ts';

/** A figure and its peer: a limit, or a different implementation measured in the same run. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  /** Defaults to `ms`. */
  readonly unit?: string;
  /** Defaults to `limit`. */
  readonly peer?: string;
  readonly peerValue: number;
  /** The better direction: lower for times and sizes (the default), higher for rates. */
  readonly better?: 'lower' | 'higher';
  /** The minimum ratio to a peer that is not itself a limit. */
  readonly leastRatio?: number;
};

export type Bench = {
  /** Prints a figure as a line of JSON. A ratio above 1 is better than the peer. */
  readonly report: (figure: Figure) => void;
  /** Prints a progress message; standard output contains only figures. */
  readonly say: (text: string) => void;
  /** Prints the machine's other load, which makes every figure worse. */
  readonly sayLoad: () => void;
  /** A temporary folder that is removed at the end. */
  readonly folder: string;
  /** Aborted when the benchmark must stop. */
  readonly signal: AbortSignal;
  /**
   * Aborted when the benchmark should finish: before `signal` for a patient benchmark, together with `signal` for any
   * other benchmark.
   */
  readonly ending: AbortSignal;
  /** Registers a cleanup to run at the end, on success or failure; last in, first out. */
  readonly onEnd: (name: string, stop: () => Promise<void>) => void;
  /** Reads the number given by `--NAME N`, or its default. Throws if it is not a whole number. */
  readonly readOption: (name: string, standard: number) => number;
  /** Reads the text given by `--NAME TEXT`. */
  readonly readText: (name: string) => string | undefined;
  /** Checks whether the flag `--NAME` is present. */
  readonly hasFlag: (name: string) => boolean;
};

/**
 * Runs a benchmark, prints a table of its figures, and cleans up all of its processes and folders. A failure is printed
 * and sets the exit code. A patient benchmark finishes on the first Ctrl-C and is stopped by the second.
 */
export async function runBench(
  name: string,
  work: (bench: Bench) => Promise<void>,
  { isPatient = false, hasTable = true }: { isPatient?: boolean; hasTable?: boolean } = {},
): Promise<void> {
  const { first: ending, second } = abortInSteps();
  const signal = isPatient ? second : ending;
  const stopList = createStopList();
  await removeAbandonedFolders();
  const folder = makeBenchFolder();
  const say = (text: string): void => void process.stderr.write(`  ${text}\n`);
  const sayLoad = (): void =>
    say(`load average of the last minute ${(loadavg()[0] ?? 0).toFixed(1)}, processors ${availableParallelism()}`);
  const removeFolder = (): void => removeBenchFolder(folder);
  process.on('exit', removeFolder);
  const rows: string[][] = [];
  const report = (figure: Figure): void => void rows.push(printFigure(name, figure));
  const working = work({ report, say, sayLoad, folder, signal, ending, onEnd: stopList.add, readOption, readText, hasFlag });
  try {
    await Promise.race([working, rejectOnAbort(signal)]);
    if (hasTable) layOutTable([['ratio', 'value', 'beside', '', 'figure'], ...rows]).forEach(say);
  } catch (error) {
    process.exitCode = signal.aborted ? 130 : 1;
    if (!signal.aborted) say(describeError(error));
  } finally {
    await stopList.stopAll();
    // Wait, because a part that is still starting has not registered its cleanup yet.
    await working.catch(() => undefined);
    await stopList.stopAll();
    removeFolder();
  }
}

/** Prints a figure as a line of JSON, and returns its table row. */
function printFigure(bench: string, figure: Figure): string[] {
  const { value, unit = 'ms', peer = 'limit', peerValue, better = 'lower', leastRatio } = figure;
  const name = leastRatio === undefined ? figure.name : `${figure.name} (limit: ratio ${leastRatio})`;
  const [ours, theirs] = better === 'lower' ? [peerValue, value] : [value, peerValue];
  const line = { bench, name, value: round(value), unit, peer, peerValue: round(peerValue), ratio: round(ours / theirs) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  const isMissed = (peer === 'limit' || leastRatio !== undefined) && ours < theirs * (leastRatio ?? 1);
  return [
    Number.isNaN(line.ratio) ? '' : String(line.ratio),
    `${line.value} ${unit}`,
    `${line.peerValue} ${peer}`,
    isMissed ? 'missed' : '',
    name,
  ];
}

/** Rounds to four significant digits, more than the precision of any figure. */
function round(value: number): number {
  return Number(value.toPrecision(4));
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

function hasFlag(name: string): boolean {
  return process.argv.includes(`--${name}`);
}
