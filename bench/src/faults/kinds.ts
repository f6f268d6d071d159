/** Kinds of faults in a system: every way of breaking each part. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../lib/random.ts';
import { failOver } from './failover.ts';
import { fillDisk, pausePart, signalPart, stopPart } from './happen.ts';
import type { LinkState } from './link.ts';
import { BALANCER, POOLER, POSTGRES, REPLICA, type System } from './system.ts';

export type Fault = {
  readonly part: string;
  /** How the part is broken, without the duration: `paused`. */
  readonly way: string;
  /** `way` with its size: `paused 2.1 s`. */
  readonly name: string;
  /** Injects the fault, and undoes it unless it ends on its own; resolves when the fault is over. */
  readonly happen: () => Promise<void>;
};

export type Kind = Pick<Fault, 'part' | 'way'> & {
  /** Similar kinds share a family: one kind of each family is tried before a second kind of any family. */
  readonly family: string;
  /** Draws a fault's duration and size. */
  readonly draw: (random: Random) => Fault;
};

/** Minimum duration in ms of a fault that is undone. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 4000;
const SLOW_MS = 200;
/**
 * Clock jumps in seconds: the short jump exceeds the time in which a second node answers; the long jump exceeds the
 * programs' lease and is the largest offset before the machine's time service corrects the clock.
 */
const clockSeconds = [5, 45] as const;

/** By this time in ms, statements that were in flight when the pooler began to pause have ended. */
const PAUSED_WITHIN_MS = 300;

/** A part's kind without its number: `http` for `http-2`. */
export const kindOfPart = (part: string): string => part.replace(/-\d+\b/, '');

/** Lists every kind of fault for the parts whose name begins with `only`. Throws if none matches. */
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
 * Lists restarts, one after another, of all parts whose name begins with `only` and that can restart without users
 * noticing. Excludes PostgreSQL without a pooler in front of it, because commits in flight would fail.
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

/** Stops a part as its operator would; the supervisor restarts it. */
async function restartPart(system: System, part: string): Promise<void> {
  // On SIGHUP the balancer reloads its configuration and keeps its port open.
  if (part === BALANCER) return signalPart(system, part, 'SIGHUP');
  if (part === POSTGRES) return restartBehindPooler(system);
  // On SIGTERM PostgreSQL waits until all clients have disconnected, and the pooler exits immediately with calls in
  // flight.
  return stopPart(system, part, part === REPLICA || part === POOLER ? 'SIGINT' : 'SIGTERM');
}

async function restartBehindPooler(system: System): Promise<void> {
  signalPart(system, POOLER, 'SIGUSR1');
  await sleep(PAUSED_WITHIN_MS);
  await stopPart(system, POSTGRES, 'SIGINT');
  while (!(await system.isReady(POSTGRES))) await sleep(PAUSED_WITHIN_MS);
  signalPart(system, POOLER, 'SIGUSR2');
}
