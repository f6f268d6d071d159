import { median } from '../lib/statistics.ts';
import { layOutTable } from '../lib/table.ts';
import { kindOfPart } from './kinds.ts';

/** How long users noticed a fault, and how long it took until every part was back. */
export type Recovery = {
  readonly part: string;
  readonly way: string;
  readonly name: string;
  readonly servedMs: number;
  readonly wholeMs: number;
  /** Longest waits of a page and of a person during the fault. */
  readonly longest: { readonly readMs: number; readonly writeMs: number };
  /** Longest time that a page was without its socket, in ms. */
  readonly awayMs: number;
};

/**
 * A table by part and kind of fault: number of faults, median and longest time until recovery, and the longest read,
 * write and time without a socket during such a fault, in seconds.
 */
export function describeRecoveries(recoveries: readonly Recovery[]): string {
  const rows = [...Map.groupBy(recoveries, ({ part, way }) => `${kindOfPart(part)}, ${way}`)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, seen]) => [
      kind,
      String(seen.length),
      ...[seen.map(({ servedMs }) => servedMs), seen.map(({ wholeMs }) => wholeMs)].flatMap((times) => [
        toSeconds(median(times)),
        toSeconds(Math.max(...times)),
      ]),
      toSeconds(Math.max(...seen.map(({ longest }) => longest.readMs))),
      toSeconds(Math.max(...seen.map(({ longest }) => longest.writeMs))),
      toSeconds(Math.max(...seen.map(({ awayMs }) => awayMs))),
    ]);
  const head = ['fault', 'times', 'served again', 'longest', 'whole again', 'longest', 'longest read', 'longest write', 'no socket'];
  return layOutTable([head, ...rows], 1)
    .map((line) => `${line}\n`)
    .join('');
}

/** Describes a fault with its longest waits on one line. */
export function describeRecovery({ part, name, servedMs, wholeMs, longest, awayMs }: Recovery): string {
  const waits = `longest read ${toSeconds(longest.readMs)}, write ${toSeconds(longest.writeMs)}, no socket ${toSeconds(awayMs)}`;
  return `${part}, ${name}: served after ${toSeconds(servedMs)}, whole after ${toSeconds(wholeMs)}; ${waits}`;
}

export const toSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
