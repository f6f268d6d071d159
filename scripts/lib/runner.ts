import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './root.mjs';

const preload = new URL('./stop-with-parent.mjs', import.meta.url).href;
const STOP_TIMEOUT_MS = 15_000;

/**
 * Runs a tool (a JavaScript file) to completion, writing to our own output, and returns its exit code. The tool has its
 * own process group: when `signal` is aborted, the tool is first asked to stop, then the whole group is killed.
 */
export async function runTool({
  file,
  args,
  env = {},
  output = 'shown',
  signal,
}: {
  file: string;
  args: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  output?: 'shown' | 'to standard error';
  signal: AbortSignal;
}): Promise<number> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', preload, file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, STOP_WITH_PARENT: String(process.pid) },
    detached: process.platform !== 'win32',
    stdio: ['ignore', output === 'shown' ? 'inherit' : 2, 'inherit', 'ipc'],
  });
  const killGroup = (): void => signalGroup(child.pid, 'SIGKILL');
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    // Test runners clean up on SIGINT; SIGTERM ends some of them immediately.
    child.kill('SIGINT');
    timer = setTimeout(killGroup, STOP_TIMEOUT_MS);
  };
  signal.addEventListener('abort', stop);
  process.on('exit', killGroup);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    clearTimeout(timer);
    killGroup();
    signal.removeEventListener('abort', stop);
    process.off('exit', killGroup);
  }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The process group has already ended.
  }
}
