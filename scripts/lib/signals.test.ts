import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';

const SAME_MS = 300;

it.skipIf(process.platform === 'win32')(
  'shuts down cleanly on one Ctrl-C, however often it is delivered, and immediately on the next',
  async () => {
    const file = new URL('./signals.ts', import.meta.url).href;
    const code = `const { abortInSteps } = await import(${JSON.stringify(file)});
    const steps = abortInSteps(${SAME_MS});
    for (const name of ['first', 'second']) steps[name].addEventListener('abort', () => console.log(name));
    setInterval(() => undefined, 1000);
    console.log('ready');`;
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code]);
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    await expect.poll(() => said).toBe('ready\n');
    child.kill('SIGINT');
    await expect.poll(() => said).toBe('ready\nfirst\n');
    // Sent as npm forwards it.
    child.kill('SIGINT');
    await sleep(2 * SAME_MS);
    expect(said).toBe('ready\nfirst\n');
    child.kill('SIGTERM');
    await expect.poll(() => said).toBe('ready\nfirst\nsecond\n');
  },
);
