import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { createRandom } from '../lib/random.ts';
import { listKinds, listRestarts, type Fault } from './kinds.ts';
import type { LinkState } from './link.ts';
import type { System } from './system.ts';

/** A system with these parts and links that records the states of its links. */
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
    clocks: null,
    databaseUrl: '',
    redisPort: 0,
    dataFolder: '',
    statusUrlOf: () => null,
  };
  return { system, states };
}

const random = createRandom('kinds');
const draw = (system: System, part: string, way: string): Fault => {
  const kind = listKinds({ system, disk: null, only: part }).find((each) => each.part === part && each.way === way);
  if (kind === undefined) throw new Error(`${part} is never ${way}`);
  return kind.draw(random);
};

it('lists each kind of fault for every part and link, and for clock and disk if the machine supports them', () => {
  const { system } = makeSystem({ 'http-1': 1, replica: 2, simulator: 3 }, ['line to http-1', 'line from http-1 to Redis']);
  const clocks = { has: (part: string) => part === 'http-1', set: () => undefined };
  const list = (whole: System, disk: string | null): string[] =>
    listKinds({ system: whole, disk, only: '' }).map(({ part, way }) => `${part} ${way}`);
  const ways = (part: string, names: string[]) => names.map((name) => `${part} ${name}`);
  const least = [
    ...['http-1', 'replica'].flatMap((part) => ways(part, ['SIGKILL', 'paused'])),
    ...['line to http-1', 'line from http-1 to Redis'].flatMap((part) => ways(part, ['cut', 'mute', 'slow'])),
  ];
  expect(list(system, null).toSorted()).toEqual(least.toSorted());
  expect(list({ ...system, clocks }, '/disk').toSorted()).toEqual(
    [...least, 'disk full', ...ways('http-1', ['clock ahead', 'clock behind'])].toSorted(),
  );
  expect(() => listKinds({ system, disk: null, only: 'https' })).toThrow('http-1');
});

it('shifts a clock by the stated number of seconds, and corrects it when the fault is over', async () => {
  const { system } = makeSystem({ 'prices-1': 1 });
  const set: number[] = [];
  const clocks = { has: () => true, set: (_part: string, seconds: number) => void set.push(seconds) };
  const ahead = draw({ ...system, clocks }, 'prices-1', 'clock ahead');
  const behind = draw({ ...system, clocks }, 'prices-1', 'clock behind');
  await Promise.all([ahead.happen(), behind.happen()]);
  const sizes = [ahead, behind].map(({ name }) => Number(/ (\d+) s$/.exec(name)?.[1]));
  expect(set).toEqual([sizes[0], -(sizes[1] ?? 0), 0, 0]);
});

it('breaks a link in each way for a while, and restores it when the fault is over', async () => {
  const { system, states } = makeSystem({}, ['line to http-1', 'line to http-2', 'line to Redis']);
  const faults = [draw(system, 'line to http-1', 'cut'), draw(system, 'line to http-2', 'mute'), draw(system, 'line to Redis', 'slow')];
  expect(states).toEqual([]);
  const happening = Promise.all(faults.map((fault) => fault.happen()));
  const broken = ['line to http-1 cut', 'line to http-2 mute', 'line to Redis slow'];
  expect(states).toEqual(broken);
  await happening;
  expect(states.slice(3).toSorted()).toEqual(['line to Redis open', 'line to http-1 open', 'line to http-2 open']);
});

it.skipIf(process.platform !== 'linux')('pauses a part with all of its processes, and then resumes it', async () => {
  const child = spawn('sh', ['-c', 'sleep 1000 & echo $!; wait'], { detached: true });
  onTestFinished(() => void process.kill(-(child.pid ?? 0), 'SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const pids = [child.pid ?? 0, Number(line)];
  const stateOf = (pid: number): string =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .slice(0, 1);
  const { system } = makeSystem({ nginx: pids[0] ?? 0 });
  const happening = draw(system, 'nginx', 'paused').happen();
  await expect.poll(() => pids.map(stateOf)).toEqual(['T', 'T']);
  await happening;
  await expect.poll(() => pids.map(stateOf)).toEqual(['S', 'S']);
});

it('restarts every part but the publisher, and PostgreSQL only behind a pooler that pauses statements', () => {
  const list = (parts: readonly string[], only = ''): string[] =>
    listRestarts(makeSystem(Object.fromEntries(parts.map((part) => [part, 1]))).system, only).map(({ part, way }) => `${part} ${way}`);
  expect(list(['http-1', 'nginx', 'simulator', 'PostgreSQL'])).toEqual(['http-1 restarted', 'nginx reloaded']);
  expect(list(['PostgreSQL', 'pgbouncer', 'replica', 'http-1'])).toEqual(
    ['PostgreSQL', 'pgbouncer', 'replica', 'http-1'].map((part) => `${part} restarted`),
  );
  expect(list(['http-1', 'realtime-1', 'realtime-2'], 'realtime')).toEqual(['realtime-1 restarted', 'realtime-2 restarted']);
});
