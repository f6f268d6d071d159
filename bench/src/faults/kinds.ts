/** Kinds of faults that a system offers: each part, in each way in which it can be broken. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../lib/random.ts';
import { failOver } from './failover.ts';
import { fillDisk, pausePart, signalPart, stopPart } from './happen.ts';
import type { LinkState } from './link.ts';
import { BALANCER, POOLER, POSTGRES, REPLICA, type System } from './system.ts';

export type Fault = {
  readonly part: string;
  /** Way in which the part is broken, without its duration: `paused`. */
  readonly way: string;
  /** The way with its size: `paused 2.1 s`. */
  readonly name: string;
  /** Injects the fault, and undoes it unless it ends without help; resolves when it is over. */
  readonly happen: () => Promise<void>;
};

export type Kind = Pick<Fault, 'part' | 'way'> & {
  /** Similar kinds share a family: one kind of each family is tried before a second one of any. */
  readonly family: string;
  /** Draws the duration and the size of a fault. */
  readonly draw: (random: Random) => Fault;
};

/** Shortest duration of a fault that is undone, in ms. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 4000;
const SLOW_MS = 200;
/**
 * Jumps of a clock, in seconds: the short one exceeds the time in which a second node answers; the long one exceeds the
 * lease of the programs and is as far off as a clock can be before the machine's time service sets it.
 */
const clockSeconds = [5, 45] as const;

/** Statements in flight when the pooler began to pause others have ended after this time. */
const PAUSED_WITHIN_MS = 300;

/** Kind of a part, without its number: `http` for `http-2`. */
export const kindOfPart = (part: string): string => part.replace(/-\d+\b/, '');

/** Lists every kind of fault of the parts whose name begins with `only`. Throws if no kind matches. */
export function listKinds({ system, disk, only }: { system: System; disk: string | null; only: string }): Kind[] {
  const parts = system.listParts().filter((part) => part !== 'simulator');
  const all = [
    ...parts.flatMap((part) => [...listOfPart(system, part), ...listOfClock(system, part)]),
    ...[...system.links.keys()].flatMap((line) => listOfLine(system, line)),
    ...(disk === null ? [] : [during('disk', { way: 'full', family: 'disk', work: (lengthMs) => fillDisk(disk, lengthMs) })]),
  ];
  const chosen = all.filter(({ part }) => part.startsWith(only));
  if (chosen.length === 0) throw new Error(`there is no part ${only}: ${[...new Set(all.map(({ part }) => part))].join(', ')}`);
  return chosen;
}

function listOfPart(system: System, part: string): Kind[] {
  const of = kindOfPart(part);
  const { pair } = system;
  const kill = (): Promise<void> => stopPart(system, part, 'SIGKILL');
  return [
    once(part, { way: 'SIGKILL', family: `${of} killed`, happen: kill }),
    during(part, { way: 'paused', family: `${of} paused`, work: (lengthMs) => pausePart(system, part, lengthMs) }),
    ...(part === POSTGRES && pair !== null ? [once(part, { way: 'failover', family: 'failover', happen: () => failOver(pair) })] : []),
  ];
}

function listOfClock({ clocks }: System, part: string): Kind[] {
  if (clocks?.has(part) !== true) return [];
  return ([1, -1] as const).map((sign) => {
    const way = `clock ${sign > 0 ? 'ahead' : 'behind'}`;
    return {
      part,
      way,
      family: way,
      draw: (random: Random): Fault => {
        const seconds = random.pick(clockSeconds);
        const lengthMs = drawLength(random);
        const happen = async (): Promise<void> => {
          clocks.set(part, sign * seconds);
          await sleep(lengthMs);
          clocks.set(part, 0);
        };
        return { part, way, name: `${way} ${seconds} s`, happen };
      },
    };
  });
}

function listOfLine({ links }: System, line: string): Kind[] {
  const states: LinkState[] = [{ kind: 'cut' }, { kind: 'mute' }, { kind: 'slow', delayMs: SLOW_MS }];
  return states.map((state) => {
    const work = async (lengthMs: number): Promise<void> => {
      links.get(line)?.set(state);
      await sleep(lengthMs);
      links.get(line)?.set({ kind: 'open' });
    };
    return during(line, { way: state.kind, family: `line ${state.kind}`, work });
  });
}

function once(part: string, { way, family, happen }: Pick<Kind, 'way' | 'family'> & Pick<Fault, 'happen'>): Kind {
  return { part, way, family, draw: () => ({ part, way, name: way, happen }) };
}

/** A kind of fault that is undone after a while. */
function during(part: string, { way, family, work }: Pick<Kind, 'way' | 'family'> & { work: (lengthMs: number) => Promise<void> }): Kind {
  const draw = (random: Random): Fault => {
    const lengthMs = drawLength(random);
    return { part, way, name: `${way} ${(lengthMs / 1000).toFixed(1)} s`, happen: () => work(lengthMs) };
  };
  return { part, way, family, draw };
}

const drawLength = (random: Random): number => Math.round(random.between(SHORTEST_MS, LONGEST_MS));

/**
 * Restarts, one after the other, of all parts whose name begins with `only` and that can be restarted without users
 * noticing. Leaves out PostgreSQL without a pooler in front of it: commits in flight would fail.
 */
export function listRestarts(system: System, only: string): Fault[] {
  const all = system.listParts().filter((part) => part !== 'simulator');
  const hasPooler = all.includes(POOLER);
  return all
    .filter((part) => part.startsWith(only) && (part !== POSTGRES || hasPooler))
    .map((part) => {
      const way = part === BALANCER ? 'reloaded' : 'restarted';
      return { part, way, name: way, happen: () => restartPart(system, part) };
    });
}

/** Ends a part as its operator does; the supervisor restarts it. */
async function restartPart(system: System, part: string): Promise<void> {
  // On SIGHUP the balancer reloads its configuration and keeps its port.
  if (part === BALANCER) return signalPart(system, part, 'SIGHUP');
  if (part === POSTGRES) return restartBehindPooler(system);
  // On SIGTERM PostgreSQL waits until all clients have left; the pooler leaves at once, with calls in flight.
  return stopPart(system, part, part === REPLICA || part === POOLER ? 'SIGINT' : 'SIGTERM');
}

/** Restarts the primary while the pooler pauses statements. */
async function restartBehindPooler(system: System): Promise<void> {
  signalPart(system, POOLER, 'SIGUSR1');
  await sleep(PAUSED_WITHIN_MS);
  await stopPart(system, POSTGRES, 'SIGINT');
  while (!(await system.isReady(POSTGRES))) await sleep(PAUSED_WITHIN_MS);
  signalPart(system, POOLER, 'SIGUSR2');
}
