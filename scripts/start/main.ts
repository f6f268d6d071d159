import path from 'node:path';
import { enterFolder } from './enter-folder.ts';
import { readOptions, type StartOptions } from './options.ts';
import { makeDataFolder } from './secrets.ts';
import { createStopList } from './stop-list.ts';

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`);
  process.exitCode = process.argv.includes('--help') ? 0 : 2;
} else {
  await start(options).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

async function start(startOptions: StartOptions): Promise<void> {
  const startedMs = Date.now();
  await makeDataFolder(startOptions.dataFolder);
  const entered = await enterFolder(startOptions.dataFolder, { say: (text) => process.stderr.write(`${text}\n`) });
  if (typeof entered === 'string') {
    process.stderr.write(`${entered}\n`);
    process.exitCode = 1;
    return;
  }
  process.on('exit', entered.leave);

  // A closed output stream must not stop the program.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const stopList = createStopList();
  const abort = new AbortController();
  let starting: Promise<string> | undefined;
  const stop = async (code: number): Promise<void> => {
    if (abort.signal.aborted) return;
    abort.abort();
    entered.noteStopping();
    await stopList.stopAll();
    // A part that was still starting is added to the list only now.
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
  // There is a channel if the bootstrap runs us in another Node; a disconnect means that the bootstrap was killed.
  process.on('disconnect', () => void stop(0));
  process.channel?.unref();
  const onGivenUp = (reason: string): void => {
    if (!abort.signal.aborted) process.stderr.write(`\n${reason}\nStopping …\n`);
    void stop(1);
  };

  try {
    // Imported late: the code above must work even if other modules are broken.
    const { startSystem } = await import('./system.ts');
    starting = startSystem({ options: startOptions, stopList, onGivenUp, signal: abort.signal });
    const url = await starting;
    entered.noteAddress(url);
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
    process.stderr.write(`Started in ${seconds} s. Logs are in ${path.join(startOptions.dataFolder, 'logs')}; Ctrl-C stops everything.\n`);
    process.stdout.write(`PoExchange ready at ${url}\n`);
  } catch (error) {
    if (!abort.signal.aborted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
}
