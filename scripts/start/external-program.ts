import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '../lib/child.ts';
import { createLogFile } from '../lib/log-file.ts';

const KEPT_LINES = 20;
const READY_POLL_MS = 50;
const STOP_TIMEOUT_MS = 10_000;
/** The program's last lines may arrive after it has ended. */
const LAST_LINES_MS = 500;
/** Folders of system programs, which may be missing from PATH. */
const systemFolders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Finds a system program's file; undefined if it is not installed. */
export function findExternal(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/**
 * Starts a system program in the foreground. The program is ready when it listens on `port`, and ends with this
 * process; if this process is killed, the next start with the same data folder ends the program.
 */
export function startExternal(options: { name: string; file: string; args: readonly string[]; port: number; logFile: string }): Program {
  const { name, port } = options;
  const child = spawn(options.file, options.args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const lastLines: string[] = [];
  const log = createLogFile(options.logFile);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      log.writeLine(line);
      lastLines.push(line);
      if (lastLines.length > KEPT_LINES) lastLines.shift();
    });
  let hasEnded = false;
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('error', (error) => {
      lastLines.push(error.message);
      resolve({ code: null, signal: null });
    });
    // Waits for the end of the process, not of its output: child processes may outlive it, and keep the output and the
    // port open.
    child.on('exit', (code, signal) => {
      killAll();
      void Promise.race([once(child, 'close'), sleep(LAST_LINES_MS, undefined, { ref: false })]).then(() => resolve({ code, signal }));
    });
  });
  /** Kills the program with all its child processes, through its process group. */
  const killAll = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group has already ended.
    }
  };
  process.on('exit', killAll);
  void ended.then(() => {
    hasEnded = true;
    process.off('exit', killAll);
    log.close();
  });
  const waitUntilReady = async (): Promise<Readonly<Record<string, unknown>>> => {
    while (!hasEnded) {
      if (await isListening(port)) return { ready: true, port };
      await sleep(READY_POLL_MS);
    }
    throw new Error(`${name} ended before it was ready`);
  };
  const ready = waitUntilReady();
  ready.catch(() => undefined);
  return {
    name,
    pid: child.pid,
    ready,
    ended,
    readLastLines: () => lastLines,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(killAll, STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', tell(true)).on('error', tell(false));
  });
}
