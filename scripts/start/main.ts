import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from '../lib/lock.mjs';
import type { Program } from '../lib/child.ts';
import { readOptions } from './options.ts';
import type { StartOptions } from './options.ts';
import { createStopList } from './stop-list.ts';

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`);
  process.exitCode = process.argv.includes('--help') ? 0 : 2;
} else {
  await start(options);
}

async function start(startOptions: StartOptions): Promise<void> {
  const startedMs = Date.now();
  mkdirSync(startOptions.dataFolder, { recursive: true });
  const lockFile = path.join(startOptions.dataFolder, 'start.lock');
  const addressFile = path.join(startOptions.dataFolder, 'address.txt');
  const lock = tryLock(lockFile);
  if ('ownerPid' in lock) {
    process.stderr.write(`Already running in ${startOptions.dataFolder} (process ${lock.ownerPid}): ${readText(addressFile)}\n`);
    process.exitCode = 1;
    return;
  }
  process.on('exit', lock.release);
  writeFileSync(addressFile, 'starting');

  const stopList = createStopList();
  const abort = new AbortController();
  let starting: Promise<string> | undefined;
  const stop = async (code: number): Promise<void> => {
    if (abort.signal.aborted) return;
    abort.abort();
    await stopList.stopAll();
    // A part that was just being started is on the list only now.
    await starting?.catch(() => undefined);
    await stopList.stopAll();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!abort.signal.aborted) process.stderr.write('\nStopping …\n');
      void stop(0);
    });
  }
  // A channel is there when the bootstrap runs us in another Node: it was killed.
  process.on('disconnect', () => void stop(0));
  process.channel?.unref();
  const onDeath = (program: Program): void => {
    if (!abort.signal.aborted) reportDeath(program);
    void stop(1);
  };

  try {
    // Imported here: what stands above must work whatever is wrong with the rest.
    const { startSystem } = await import('./system.ts');
    starting = startSystem({ options: startOptions, stopList, onDeath, signal: abort.signal });
    const url = await starting;
    writeFileSync(addressFile, url);
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
    process.stderr.write(`Started in ${seconds} s. Logs are in ${path.join(startOptions.dataFolder, 'logs')}; Ctrl-C stops everything.\n`);
    process.stdout.write(`PoExchange ready at ${url}\n`);
  } catch (error) {
    if (!abort.signal.aborted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
}

function reportDeath(program: Program): void {
  const lines = program.readLastLines().map((line) => `  ${line}`);
  process.stderr.write(`\n${program.name} has ended by itself. Its last lines:\n${lines.join('\n')}\n`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'starting';
  }
}
