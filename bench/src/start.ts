// `npm run bench -- start [--repeats N]`: the first start on an empty data folder, and starts on a warm data folder.
import path from 'node:path';
import { runBench } from './lib/run-bench.ts';
import { buildWebApp } from './lib/site-page.ts';
import { median } from './lib/statistics.ts';
import { launch, type Launch } from './start/launch.ts';

/** Maximum start time of the server with a warm database. */
const SERVER_LIMIT_MS = 2_000;

await runBench('start', async ({ report, say, folder, signal, onEnd, readOption }) => {
  const repeats = readOption('repeats', 3);
  const dataFolder = path.join(folder, 'data');

  async function startOnce(what: string): Promise<Launch> {
    signal.throwIfAborted();
    const launched = await launch(dataFolder, (stop) => onEnd('npm start', stop));
    const reply = await fetch(`${launched.url}/api/v1/health`);
    if (!reply.ok) throw new Error(`Ready was said too early: health answers ${reply.status}`);
    const stopMs = await launched.stop();
    const steps = [...launched.stepsMs].map(([name, tookMs]) => `${name} ${Math.round(tookMs)}`).join(', ');
    say(`${what}: ready after ${Math.round(launched.readyMs)} ms, stopped in ${Math.round(stopMs)} ms; steps in ms: ${steps}`);
    if (launched.notes.get('web app') === 'built')
      say('the web app was built again meanwhile: its sources changed, and so the time to ready');
    return launched;
  }

  // The web app is built once per checkout, not once per data folder, so its build does not count towards a first
  // start.
  await buildWebApp({ say, signal });
  const cold = await startOnce('first start, empty data folder');
  const warm: Launch[] = [];
  for (let round = 1; round <= repeats; round += 1) warm.push(await startOnce(`start ${round + 1}, same folder`));

  const serverMs = warm.map((one) => readStep(one, 'server'));
  report({ name: 'server start, warm database, median', value: median(serverMs), peerValue: SERVER_LIMIT_MS });
  report({ name: 'server start, warm database, slowest', value: Math.max(...serverMs), peerValue: SERVER_LIMIT_MS });
  const peer = { peer: 'first start, empty data folder', peerValue: cold.readyMs };
  report({ name: 'second npm start to ready, median', value: median(warm.map((one) => one.readyMs)), ...peer });
});

function readStep(launched: Launch, name: string): number {
  const tookMs = launched.stepsMs.get(name);
  if (tookMs === undefined) throw new Error(`npm start has said nothing of "${name}"; steps: ${[...launched.stepsMs.keys()].join(', ')}`);
  return tookMs;
}
