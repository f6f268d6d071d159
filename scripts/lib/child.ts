import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogFile } from './log-file.ts';
import { STATE_FOLDER } from './root.mjs';

const KEPT_LINES = 20;
const STOP_TIMEOUT_MS = 12_000;
/**
 * Node's compile cache, with types stripped: saves a third of a program's startup time. Node checks each file's content
 * itself.
 */
const compileCache = path.join(STATE_FOLDER, 'compile-cache');
const preload = new URL('./stop-with-parent.mjs', import.meta.url).href;

export type Program = {
  readonly name: string;
  /** Undefined if the program could not be started. */
  readonly pid: number | undefined;
  /** Resolves to the program's ready message. Rejects if the program ends first. */
  readonly ready: Promise<Readonly<Record<string, unknown>>>;
  /** Settles when the program has ended, for any reason. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  readonly readLastLines: () => readonly string[];
  /** Sends SIGTERM, and after a timeout SIGKILL. */
  readonly stop: () => Promise<void>;
};

/**
 * Node options for prices: most of its objects are short-lived, and the default young generation only delays
 * collection.
 */
export const PRICES_NODE_OPTIONS = '--max-semi-space-size=8';

/** By default glibc gives each thread its own arena, which keeps freed memory. */
const MALLOC_ARENA_MAX = '2';

/**
 * Starts one of our programs. It announces that it is ready with one line of JSON on standard output,
 * `{"ready":true,...}`; all its output is appended to `logFile`, even on a full disk. It gets its own process group, so
 * that Ctrl-C reaches only this process, and stops when this process ends.
 */
export function startProgram({
  name,
  entry,
  env,
  logFile,
}: {
  name: string;
  entry: string;
  env: Readonly<Record<string, string | undefined>>;
  logFile: string;
}): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', preload, entry], {
    cwd: path.dirname(STATE_FOLDER),
    env: { MALLOC_ARENA_MAX, ...process.env, NODE_COMPILE_CACHE: compileCache, ...env, STOP_WITH_PARENT: String(process.pid) },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lastLines: string[] = [];
  const log = createLogFile(logFile);
  log.writeLine(JSON.stringify({ level: 'info', time: new Date().toISOString(), name, pid: child.pid, msg: 'started' }));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('error', (error) => {
      lastLines.push(error.message);
      resolve({ code: null, signal: null });
    });
    child.on('exit', (code, signal) => void waitForOutput(child).then(() => resolve({ code, signal })));
  });
  const ready = new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
    readLines(child, (line) => {
      log.writeLine(line);
      lastLines.push(line);
      if (lastLines.length > KEPT_LINES) lastLines.shift();
      const announcement = parseReady(line);
      if (announcement !== undefined) resolve(announcement);
    });
    void ended.then(() => reject(new Error(`${name} ended before it was ready`)));
  });
  ready.catch(() => undefined);
  const killOnExit = (): void => void child.kill('SIGKILL');
  process.on('exit', killOnExit);
  void ended.then(() => {
    process.off('exit', killOnExit);
    log.close();
  });
  return { name, pid: child.pid, ready, ended, readLastLines: () => lastLines, stop: () => stopChild(child, ended) };
}

/** Ends a process in order: SIGTERM first, and SIGKILL after a timeout. */
async function stopChild(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  // On Windows every signal kills immediately, so closing the channel requests the stop instead.
  if (process.platform !== 'win32') child.kill('SIGTERM');
  else if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/** Waits for output that arrives after the exit, but not for a grandchild that keeps the streams open. */
async function waitForOutput({ stdout, stderr }: ChildProcess): Promise<unknown> {
  const streams = [stdout, stderr].filter((stream) => stream !== null);
  return Promise.race([Promise.allSettled(streams.map((stream) => finished(stream))), sleep(500, undefined, { ref: false })]);
}

function readLines(child: ChildProcess, take: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', take);
  }
}

function parseReady(line: string): Readonly<Record<string, unknown>> | undefined {
  if (!line.startsWith('{') || !line.includes('"ready"')) return undefined;
  try {
    const value = JSON.parse(line) as Readonly<Record<string, unknown>>;
    return value.ready === true ? value : undefined;
  } catch {
    return undefined;
  }
}
