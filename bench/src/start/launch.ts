import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../../../scripts/lib/root.mjs';

const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 30_000;

export type Launch = {
  readonly url: string;
  /** Time from the process start to its ready line. */
  readonly readyMs: number;
  /** Duration of each step in ms, by name, if the step's output shows it. */
  readonly stepsMs: ReadonlyMap<string, number>;
  /** Final line of each step, by name. */
  readonly notes: ReadonlyMap<string, string>;
  /** Stops the program as a person would; resolves with the time until the last process exited. */
  readonly stop: () => Promise<number>;
};

/**
 * Runs the same programs as `npm start` on a data folder, on any free port, and reads their output. Ignores a database
 * configured in the environment: the embedded database is part of the measurement.
 */
export async function launch(dataFolder: string, onStart: (stop: () => Promise<void>) => void): Promise<Launch> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs'), '--port', '0', '--data', dataFolder], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '' },
    // The channel closes if this process is killed, which stops the child.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // On Windows every signal kills immediately, so disconnect the channel instead.
    if (process.platform === 'win32') child.disconnect();
    else child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  onStart(stop);
  const steps = createStepReader();
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (what: string): void => reject(new Error(`${what}:\n${lines.join('\n')}`));
    const timer = setTimeout(() => fail(`npm start was not ready within ${START_TIMEOUT_MS / 1000} s`), START_TIMEOUT_MS);
    const read = (line: string): void => {
      lines.push(line);
      steps.read(line, performance.now());
      const ready = /PoExchange ready at (\S+)/.exec(line);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    };
    for (const stream of [child.stdout, child.stderr]) if (stream !== null) createInterface({ input: stream }).on('line', read);
    child.once('error', reject);
    void ended.then(() => fail('npm start ended before it was ready')).finally(() => clearTimeout(timer));
  });
  const readyMs = performance.now() - startedMs;
  return {
    url,
    readyMs,
    stepsMs: steps.stepsMs,
    notes: steps.notes,
    stop: async () => {
      const askedMs = performance.now();
      await stop();
      return performance.now() - askedMs;
    },
  };
}

type StepReader = Pick<Launch, 'stepsMs' | 'notes'> & { readonly read: (line: string, atMs: number) => void };

/**
 * Reads steps from output lines: `… NAME: note` when a step begins, `✓ NAME: note (1.2 s)` when it is done. Arrival
 * times are more precise than the printed durations.
 */
function createStepReader(): StepReader {
  const begunMs = new Map<string, number>();
  const stepsMs = new Map<string, number>();
  const notes = new Map<string, string>();
  const read = (line: string, atMs: number): void => {
    const begun = /^… ([^:]+)/.exec(line)?.[1];
    if (begun !== undefined && !begunMs.has(begun)) begunMs.set(begun, atMs);
    const [, name, note = '', seconds] = /^✓ ([^:(]+?)(?:: (.*))? \((\d+(?:\.\d+)?) s\)$/.exec(line) ?? [];
    if (name === undefined) return;
    const begunAtMs = begunMs.get(name);
    stepsMs.set(name, begunAtMs === undefined ? Number(seconds) * 1000 : atMs - begunAtMs);
    notes.set(name, note);
  };
  return { read, stepsMs, notes };
}
