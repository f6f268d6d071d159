/**
 * The public stash stream: a log of tab changes. A change replaces the whole tab, so only a tab's newest place in the log counts. A change id is a position,
 * written as the publisher writes it: five shard counters whose sum grows by one with each change.
 */
import type { SimTab } from './tab.ts';

const bases = [3002, 5259, 4584, 5491, 1849] as const;
const tabsPerPage = 60;

export type TabOwner = Readonly<{ accountName: string; characterName: string; league: string }>;

export function writeChangeId(position: number): string {
  return bases.map((base, shard) => base + Math.floor((position + shard) / bases.length)).join('-');
}

/** Position of a change id; null when it is not one. */
export function readChangeId(text: string): number | null {
  if (!/^\d{1,12}(-\d{1,12}){4}$/.test(text)) return null;
  const position = text.split('-').reduce((sum, part, shard) => sum + Number(part) - (bases[shard] ?? 0), 0);
  return Number.isSafeInteger(position) ? Math.max(0, position) : null;
}

export type Stream = Readonly<{
  /** Puts a tab at the end of the log. */
  push: (tab: SimTab, owner: TabOwner) => void;
  /** Tabs that changed after a position, and the position to go on from. */
  read: (after: number) => { nextPosition: number; tabs: readonly Readonly<{ tab: SimTab; owner: TabOwner }>[] };
  length: () => number;
}>;

export function createStream(): Stream {
  const log: { tab: SimTab; owner: TabOwner }[] = [];
  const newest = new Map<string, number>();
  return {
    push: (tab, owner) => {
      log.push({ tab, owner });
      newest.set(tab.publicId, log.length);
    },
    read: (after) => {
      const tabs: { tab: SimTab; owner: TabOwner }[] = [];
      let position = Math.min(after, log.length);
      while (position < log.length && tabs.length < tabsPerPage) {
        const entry = log[position];
        position += 1;
        if (entry !== undefined && newest.get(entry.tab.publicId) === position) tabs.push(entry);
      }
      return { nextPosition: tabs.length === 0 ? Math.min(after, log.length) : position, tabs };
    },
    length: () => log.length,
  };
}
