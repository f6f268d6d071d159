import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type TestProgram = {
  /** Reads a page of the program's status port. */
  readonly readStatus: (path: string) => Promise<string>;
  /** Address of the program's public port; invalid if the program has no public port. */
  readonly url: string;
  /** Returns the last 4,000 characters of the program's log, including Node's warnings. */
  readonly readLog: () => string;
  /** Stops the program as an operator does, and waits until it has ended. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts one of our programs unchanged, with only these variables and the variables of this process that are needed to
 * find programs; resolves when the program is ready. Rejects with the program's output if it ends before that.
 */
export async function startTestProgram(entry: string, env: Readonly<Record<string, string>>): Promise<TestProgram> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [entry], {
    env: { PATH, HOME, STATUS_PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let written = '';
  child.stderr.on('data', (bytes: Buffer) => (written = (written + bytes.toString()).slice(-4000)));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const { port, status } = JSON.parse(line) as { port?: number; status: string };
    child.stdout.resume();
    return {
      readStatus: async (path) => (await fetch(status + path)).text(),
      url: `http://127.0.0.1:${port ?? 0}`,
      readLog: () => written,
      stop,
    };
  }
  await ended;
  throw new Error(`${entry} did not start: ${written}`);
}
