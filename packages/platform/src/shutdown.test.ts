import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createShutdown } from './shutdown.ts';

const modules = {
  shutdown: new URL('./shutdown.ts', import.meta.url).href,
  log: new URL('./log.ts', import.meta.url).href,
};
const program = `
  const { createShutdown, stopOnSignals } = await import('${modules.shutdown}');
  const { createLogger } = await import('${modules.log}');
  const shutdown = createShutdown();
  shutdown.onShutdown('say', () => process.stdout.write('stopped in order'));
  stopOnSignals(shutdown, { log: createLogger({ name: 'x', level: 'silent' }) });
  const keepAlive = setInterval(() => {}, 1000);
  process.stdout.write('up ');
  if (process.argv[1] === 'throw') throw new Error('broken');
`;

async function runProgram({ argument = '', act }: { argument?: string; act: (child: ChildProcess) => void }) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, argument], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout } = child;
  if (stdout === null) throw new Error('no output to read');
  let written = '';
  stdout.on('data', (chunk: Buffer) => {
    if (written === '') act(child);
    written += chunk.toString();
  });
  // Waits for `end` instead of `close`: Node does not emit `close` once this side has closed the channel.
  const [[code]] = await Promise.all([once(child, 'exit'), once(stdout, 'end')]);
  return { code: code as unknown, written };
}

describe('createShutdown', () => {
  it('D01 stops in reverse start order, and only once', async () => {
    const order: string[] = [];
    const shutdown = createShutdown();
    for (const name of ['database', 'server', 'socket']) shutdown.onShutdown(name, () => order.push(name));
    await Promise.all([shutdown.runShutdown('a'), shutdown.runShutdown('b')]);
    expect(order).toEqual(['socket', 'server', 'database']);
  });

  it('D01 continues if a step throws, rejects or hangs', async () => {
    const order: string[] = [];
    const shutdown = createShutdown({ stepTimeoutMs: 5 });
    shutdown.onShutdown('last', () => order.push('last'));
    shutdown.onShutdown('hangs', () => new Promise(() => {}));
    shutdown.onShutdown('rejects', () => Promise.reject(new Error('no')));
    shutdown.onShutdown('throws', () => {
      throw new Error('no');
    });
    await shutdown.runShutdown('test');
    expect(order).toEqual(['last']);
  });
});

describe.skipIf(process.platform === 'win32')('stopOnSignals', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('D01 %s shuts the process down cleanly with code 0', async (signal) => {
    const { code, written } = await runProgram({ act: (child) => child.kill(signal) });
    expect({ code, written }).toEqual({ code: 0, written: 'up stopped in order' });
  });

  it('D01 ends the process when its parent ends', async () => {
    const { code, written } = await runProgram({ act: (child) => child.disconnect() });
    expect({ code, written }).toEqual({ code: 0, written: 'up stopped in order' });
  });

  it('D01 ends the process in order with code 1 after an uncaught error', async () => {
    const { code, written } = await runProgram({ argument: 'throw', act: () => {} });
    expect({ code, written }).toEqual({ code: 1, written: 'up stopped in order' });
  });
});
