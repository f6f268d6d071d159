/** The active faults, and which of them a request meets. */
import type { Fault } from './fault.ts';

type Entry = { fault: Fault; seen: number; hits: number };

export type Faults = Readonly<{
  add: (faults: readonly Fault[]) => void;
  clear: () => void;
  list: () => readonly Readonly<{ fault: Fault; hits: number }>[];
  /**
   * Returns the first fault that this request meets, and counts it. `hits` numbers the requests it hit, this one
   * included.
   */
  meet: (path: string, account: string | null) => Readonly<{ fault: Fault; hits: number }> | null;
}>;

/** Returns whether a path matches a pattern; `*` matches any text, slashes included. */
export function matchesRoute(pattern: string, path: string): boolean {
  const expression = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${expression.join('.*')}$`).test(path);
}

export function createFaults(): Faults {
  let entries: Entry[] = [];
  return {
    add: (faults) => entries.push(...faults.map((fault) => ({ fault, seen: 0, hits: 0 }))),
    clear: () => {
      entries = [];
    },
    list: () => entries.map(({ fault, hits }) => ({ fault, hits })),
    meet: (path, account) => {
      for (const entry of entries) {
        const { fault } = entry;
        const isSpent = fault.count !== undefined && entry.hits >= fault.count;
        if (isSpent || !matchesRoute(fault.route, path)) continue;
        if (fault.account !== undefined && fault.account !== account) continue;
        entry.seen += 1;
        if (entry.seen <= fault.after) continue;
        entry.hits += 1;
        return { fault, hits: entry.hits };
      }
      return null;
    },
  };
}
