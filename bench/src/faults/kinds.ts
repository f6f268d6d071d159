/** Kinds of faults that a system offers: each part, in each way in which it can be broken. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../price-truth/random.ts';
import { failOver } from './failover.ts';
import { fillDisk, pausePart, signalPart, stopPart } from './happen.ts';
import type { LinkState } from './link.ts';
import { BALANCER, POOLER, POSTGRES, REPLICA, type System } from './system.ts';

export type Fault = {
  readonly part: string;
  /** Way in which it is broken: `paused`, without how long. */
  readonly way: string;
  /** The way with its size: `paused 2.1 s`. */
  readonly name: string;
  /** Does it, and undoes it where it does not end by itself; resolves when it is over. */
  readonly happen: () => Promise<void>;
};

export type Kind = Pick<Fault, 'part' | 'way'> & {
  /** Kinds that are much alike: of each family one is tried before a second one of any. */
  readonly family: string;
  /** Draws how long it takes, and how far it goes. */
  readonly draw: (random: Random) => Fault;
};

/** Length of what is undone, in ms. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 4000;
const SLOW_MS = 200;
/**
 * Jumps of a clock, in seconds: more than answers of a second node take, and as far as a machine's clock is off before
 * its time service sets it, which is more than a lease of the programs lasts.
 */
const clockSeconds = [5, 45] as const;

/** Statements that were under way when the pooler began to hold back others have ended by then. */
const PAUSED_WITHIN_MS = 300;

/** Parts of one kind without their number: `http` for `http-2`. */
export const kindOfPart = (part: string): string => part.replace(/-\d+\b/, '');

/** Lists every kind of fault of parts whose name begins with `only`; throws where there is none. */
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

/** A kind that is undone after a while. */
function during(part: string, { way, family, work }: Pick<Kind, 'way' | 'family'> & { work: (lengthMs: number) => Promise<void> }): Kind {
  const draw = (random: Random): Fault => {
    const lengthMs = drawLength(random);
    return { part, way, name: `${way} ${(lengthMs / 1000).toFixed(1)} s`, happen: () => work(lengthMs) };
  };
  return { part, way, family, draw };
}

const drawLength = (random: Random): number => Math.round(random.between(SHORTEST_MS, LONGEST_MS));

/**
 * Restarts of every part whose name begins with `only` and that an operator restarts without anybody's notice, one
 * after the other. Where nothing stands before PostgreSQL it is none of them: whoever waits for a commit then is told.
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

/** Ends a part as its operator does; the supervisor starts again what ended. */
async function restartPart(system: System, part: string): Promise<void> {
  // The balancer takes its configuration anew, and keeps its port.
  if (part === BALANCER) return signalPart(system, part, 'SIGHUP');
  if (part === POSTGRES) return restartBehindPooler(system);
  // On SIGTERM PostgreSQL waits for everybody to leave, and the pooler leaves at once, whatever is under way.
  return stopPart(system, part, part === REPLICA || part === POOLER ? 'SIGINT' : 'SIGTERM');
}

/** Restarts the primary while the pooler holds statements back. */
async function restartBehindPooler(system: System): Promise<void> {
  signalPart(system, POOLER, 'SIGUSR1');
  await sleep(PAUSED_WITHIN_MS);
  await stopPart(system, POSTGRES, 'SIGINT');
  while (!(await system.isReady(POSTGRES))) await sleep(PAUSED_WITHIN_MS);
  signalPart(system, POOLER, 'SIGUSR2');
}
