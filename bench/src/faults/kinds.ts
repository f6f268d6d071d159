/** Faults of each part, drawn by a seed. */
import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../price-truth/random.ts';
import { failOver } from './failover.ts';
import { POSTGRES, REPLICA, type System } from './system.ts';

export type Fault = {
  readonly name: string;
  readonly part: string;
  /** Does it, and undoes it where it does not end by itself; resolves when it is over. */
  readonly happen: () => Promise<void>;
};

/** Length of what is undone, in ms. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 4000;
const SLOW_MS = 200;
/** Share of failovers among the faults of a PostgreSQL that has a replica. */
const FAILOVER_SHARE = 0.4;
/** As far as a machine's clock is off before its time service sets it. */
const CLOCK_SECONDS = 45;
/** Left free on a disk that is full: too little for anything. */
const LEFT_BYTES = 4096;

type Draw = {
  readonly system: System;
  readonly random: Random;
  readonly disk: string | null;
  /** Parts whose name begins so; all where it is empty. */
  readonly only: string;
};

/** Draws one of all faults of all parts; each part is as likely as another. */
export function drawFault({ system, random, disk, only }: Draw): Fault {
  const parts = [...system.listParts(), ...system.links.keys(), ...(disk === null ? [] : ['disk'])];
  const chosen = parts.filter((name) => name !== 'simulator' && name.startsWith(only));
  if (chosen.length === 0) throw new Error(`there is no part ${only}: ${parts.join(', ')}`);
  const part = random.pick(chosen);
  const lengthMs = Math.round(random.between(SHORTEST_MS, LONGEST_MS));
  const seconds = `${(lengthMs / 1000).toFixed(1)} s`;
  if (part === 'disk' && disk !== null) return { name: `full ${seconds}`, part, happen: () => fillDisk(disk, lengthMs) };
  const link = system.links.get(part);
  if (link !== undefined) {
    const state = random.pick([{ kind: 'cut' }, { kind: 'mute' }, { kind: 'slow', delayMs: SLOW_MS }] as const);
    const happen = async (): Promise<void> => {
      link.set(state);
      await sleep(lengthMs);
      link.set({ kind: 'open' });
    };
    return { name: `${state.kind} ${seconds}`, part, happen };
  }
  const { setClock } = system;
  if (setClock !== null && /^(?:http|realtime|jobs)-/.test(part) && random.chance(0.25)) {
    const ahead = random.chance(0.5) ? CLOCK_SECONDS : -CLOCK_SECONDS;
    const happen = async (): Promise<void> => {
      setClock(part, ahead);
      await sleep(lengthMs);
      setClock(part, 0);
    };
    return { name: `clock ${ahead > 0 ? '+' : ''}${ahead} s`, part, happen };
  }
  const { pair } = system;
  if (part === POSTGRES && pair !== null && random.chance(FAILOVER_SHARE)) return { name: 'failover', part, happen: () => failOver(pair) };
  if (random.chance(0.4)) return { name: `paused ${seconds}`, part, happen: () => pause(system, part, lengthMs) };
  return { name: 'SIGKILL', part, happen: () => stop(system, part, 'SIGKILL') };
}

/**
 * Restarts of every part that an operator restarts without anybody's notice, one after the other. PostgreSQL is none of
 * them: without a pooler that holds statements back its restart is a second of refusals.
 */
export function listRestarts(system: System): Fault[] {
  const parts = system.listParts().filter((part) => part !== 'simulator' && part !== POSTGRES);
  return parts.map((part) => ({
    name: part === 'nginx' ? 'reloaded' : 'restarted',
    part,
    // The supervisor starts again what ended. The balancer takes its configuration anew, and keeps its port.
    happen: () => (part === 'nginx' ? Promise.resolve(signal(system, part, 'SIGHUP')) : stop(system, part, signalOfStop(part))),
  }));
}

/** PostgreSQL waits for everybody to leave on SIGTERM, and asks them to on SIGINT. */
const signalOfStop = (part: string): 'SIGTERM' | 'SIGINT' => (part === REPLICA ? 'SIGINT' : 'SIGTERM');

function signal(system: System, part: string, name: NodeJS.Signals): void {
  const pid = system.pidOf(part);
  if (pid !== null) process.kill(pid, name);
}

async function stop(system: System, part: string, name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void> {
  const pid = system.pidOf(part);
  if (pid === null) return;
  process.kill(pid, name);
  // Until it is gone: a part that still counts as ready has not recovered.
  while (system.pidOf(part) === pid && isThere(pid)) await sleep(10);
}

/**
 * Holds a part as a machine that swaps or a debugger does, with all of its processes: PostgreSQL and nginx answer from
 * others than the one that was started.
 */
async function pause(system: System, part: string, lengthMs: number): Promise<void> {
  const pid = system.pidOf(part);
  if (pid === null) return;
  const all = [pid, ...(await listChildren(pid))];
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const one of all) if (isThere(one)) process.kill(one, signal);
  };
  signalAll('SIGSTOP');
  await sleep(lengthMs);
  signalAll('SIGCONT');
}

async function listChildren(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').flatMap((each) => (each === '' ? [] : [Number(each)]));
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk that everything is written to, and makes room again. */
async function fillDisk(folder: string, lengthMs: number): Promise<void> {
  const file = path.join(folder, 'ballast');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES))).catch(() => undefined);
  await sleep(lengthMs);
  await rm(file, { force: true });
}
