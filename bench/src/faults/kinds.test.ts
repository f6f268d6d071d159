import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { createRandom } from '../price-truth/random.ts';
import { drawFault } from './kinds.ts';
import type { LinkState } from './link.ts';
import type { System } from './system.ts';

/** A system of these parts and lines, with the states that its lines were in. */
function makeSystem(parts: Readonly<Record<string, number>>, lines: readonly string[] = []) {
  const states: string[] = [];
  const set = (line: string) => (state: LinkState) => void states.push(`${line} ${state.kind}`);
  const links = new Map(lines.map((line) => [line, { port: 0, set: set(line), lead: () => undefined, close: async () => undefined }]));
  const system: System = {
    url: '',
    listParts: () => Object.keys(parts),
    pidOf: (part) => parts[part] ?? null,
    isReady: async () => true,
    links,
    pair: null,
    setClock: null,
    databaseUrl: '',
    redisPort: 0,
    dataFolder: '',
    statusUrlOf: () => null,
  };
  return { system, states };
}

const drawFrom = (system: System, options: { seed?: string; only?: string } = {}) =>
  drawFault({ system, random: createRandom(options.seed ?? 'kinds'), disk: null, only: options.only ?? '' });

it('every part and every line is broken at some time, and a line in each way', () => {
  const { system } = makeSystem({ 'http-1': 1, replica: 2, pgbouncer: 3 }, ['line to http-1', 'line to the replica']);
  const random = createRandom('all');
  const drawn = new Set(
    Array.from({ length: 300 }, () => {
      const { part, name } = drawFault({ system, random, disk: null, only: '' });
      return `${part} ${name.replace(/ [\d.]+ s$/, '')}`;
    }),
  );
  const ways = (part: string, names: string[]) => names.map((name) => `${part} ${name}`);
  expect([...drawn].toSorted()).toEqual(
    [
      ...['http-1', 'replica', 'pgbouncer'].flatMap((part) => ways(part, ['SIGKILL', 'paused'])),
      ...['line to http-1', 'line to the replica'].flatMap((part) => ways(part, ['cut', 'mute', 'slow'])),
    ].toSorted(),
  );
});

it('a line is broken for a while, and whole again when the fault is over', async () => {
  const { system, states } = makeSystem({}, ['line to http-1', 'line to Redis']);
  const fault = drawFrom(system, { only: 'line to http' });
  expect(states).toEqual([]);
  await fault.happen();
  expect(states).toEqual([expect.stringMatching(/^line to http-1 (cut|mute|slow)$/), 'line to http-1 open']);
});

it.skipIf(process.platform !== 'linux')('a part that is paused stands still with all of its processes, and then goes on', async () => {
  const child = spawn('sh', ['-c', 'sleep 1000 & echo $!; wait'], { detached: true });
  onTestFinished(() => void process.kill(-(child.pid ?? 0), 'SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const pids = [child.pid ?? 0, Number(line)];
  const stateOf = (pid: number): string =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .slice(0, 1);
  const { system } = makeSystem({ nginx: pids[0] ?? 0 });
  const seeds = Array.from({ length: 50 }, (_, at) => `seed ${at}`);
  const seed = seeds.find((each) => drawFrom(system, { seed: each }).name.startsWith('paused'));
  const happening = drawFrom(system, { seed: seed ?? '' }).happen();
  await expect.poll(() => pids.map(stateOf)).toEqual(['T', 'T']);
  await happening;
  await expect.poll(() => pids.map(stateOf)).toEqual(['S', 'S']);
});
