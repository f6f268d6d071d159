import { sum } from '../lib/statistics.ts';
import { reportSlope } from '../load/growth.ts';
import type { Bench } from '../lib/run-bench.ts';
import { subtractUse, type Use } from './use.ts';

/** Time in ms in which memory grows to what the load needs. */
const WARM_UP_MS = 90_000;
const SHORTEST_SLOPE_MS = 150_000;
const MIB = 2 ** 20;

/** Reports the cost of the load beyond that of the idle programs, per 1,000 people, and the growth rate of memory. */
export function reportCosts(
  { say, report }: Bench,
  { idle, looks, people }: { idle: readonly Use[]; looks: readonly Use[]; people: number },
): void {
  const [idleFirst, idleLast, first, last] = [idle[0], idle.at(-1), looks[0], looks.at(-1)];
  if (idleFirst === undefined || idleLast === undefined || first === undefined || last === undefined) return;
  const thousands = people / 1000;
  const before = new Map(subtractUse(idleFirst, idleLast).map((use) => [use.kind, use]));
  for (const { kind, cpuShare, bytes } of subtractUse(first, last)) {
    const { cpuShare: idleShare = 0, bytes: idleBytes = 0 } = before.get(kind) ?? {};
    say(
      `${kind}: ${percent(cpuShare)} of a processor, ${mib(bytes)} MiB, idle ${percent(idleShare)} and ${mib(idleBytes)}; ` +
        `for 1,000 people ${percent((cpuShare - idleShare) / thousands)} and ${mib((bytes - idleBytes) / thousands)} MiB more`,
    );
  }
  const rateOf = (one: Use, other: Use, read: (use: Use) => number): number => (read(other) - read(one)) / ((other.atMs - one.atMs) / 1000);
  const rate = (read: (use: Use) => number): number => (rateOf(first, last, read) - rateOf(idleFirst, idleLast, read)) / thousands;
  say(
    `for 1,000 people a second: ${rate(({ redisCommands }) => redisCommands).toFixed(0)} commands of Redis, ${rate(({ transactions }) => transactions).toFixed(0)} transactions, ` +
      `${(rate(({ logBytes }) => logBytes) / 1024).toFixed(0)} KiB of the write-ahead log, ${(rate(({ databaseBytes }) => databaseBytes) / 1024).toFixed(1)} KiB of database`,
  );
  const warm = looks.filter(({ atMs }) => atMs - first.atMs >= WARM_UP_MS);
  const spanMs = (warm.at(-1)?.atMs ?? 0) - (warm[0]?.atMs ?? 0);
  if (spanMs < SHORTEST_SLOPE_MS) return say(`memory slope: not measured, it takes ${(WARM_UP_MS + SHORTEST_SLOPE_MS) / 60_000} minutes`);
  for (const kind of ['http', 'realtime', 'jobs', 'prices']) {
    reportSlope(
      report,
      `memory slope of ${kind}`,
      warm.map((use) => ({ atMs: use.atMs, heldMiB: sumMiB(use, kind) })),
    );
  }
}

function sumMiB({ parts }: Use, kind: string): number {
  return sum([...parts].map(([part, { bytes }]) => (part.startsWith(`${kind}-`) ? bytes / MIB : 0)));
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const mib = (bytes: number): string => (bytes / MIB).toFixed(0);
