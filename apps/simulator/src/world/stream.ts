/**
 * The public stash stream: a log of tab changes. A change replaces the whole tab, so only a tab's newest position in
 * the log counts. A change id is a position in the publisher's format: five shard counters whose sum grows by one with
 * each change. Changes can be set to become visible some time after they were made.
 */
import type { SimTab } from './tab.ts';

const bases = [3002, 5259, 4584, 5491, 1849] as const;
const TABS_PER_PAGE = 60;

export type TabOwner = Readonly<{ accountName: string; characterName: string; league: string }>;

export function writeChangeId(position: number): string {
  return bases.map((base, shard) => base + Math.floor((position + shard) / bases.length)).join('-');
}

/** Returns a change id's position; null if the text is not a change id. */
export function readChangeId(text: string): number | null {
  if (!/^\d{1,12}(-\d{1,12}){4}$/.test(text)) return null;
  const position = text.split('-').reduce((sum, part, shard) => sum + Number(part) - (bases[shard] ?? 0), 0);
  return Number.isSafeInteger(position) ? Math.max(0, position) : null;
}

export type Stream = Readonly<{
  /** Appends a tab to the log, visible after the delay; `atOnce` for tabs that have existed since the start. */
  push: (tab: SimTab, owner: TabOwner, when?: 'atOnce' | 'delayed') => void;
  /** Reads the tabs that changed after a position, and the position to continue from. */
  read: (after: number) => { nextPosition: number; tabs: readonly Readonly<{ tab: SimTab; owner: TabOwner }>[] };
  /** Returns the number of visible changes. */
  length: () => number;
}>;

export type StreamOptions = Readonly<{ delayMs: number; now: () => number }>;

export function createStream({ delayMs, now }: StreamOptions): Stream {
  const log: { tab: SimTab; owner: TabOwner; toldAtMs: number }[] = [];
  const newest = new Map<string, number>();
  /** Length of the visible part of the log; `newest` never exceeds this length. */
  let told = 0;

  const tell = (): void => {
    for (let next = log[told]; next !== undefined && next.toldAtMs <= now(); next = log[told]) {
      told += 1;
      newest.set(next.tab.publicId, told);
    }
  };
  return {
    push: (tab, owner, when = 'delayed') => {
      const isDelayed = when === 'delayed' && delayMs > 0;
      // Copied now, so that later changes are not visible.
      const shown = isDelayed ? { ...tab, items: [...tab.items] } : tab;
      log.push({ tab: shown, owner, toldAtMs: isDelayed ? now() + delayMs : Number.NEGATIVE_INFINITY });
    },
    read: (after) => {
      tell();
      const tabs: { tab: SimTab; owner: TabOwner }[] = [];
      let position = Math.min(after, told);
      while (position < told && tabs.length < TABS_PER_PAGE) {
        const entry = log[position];
        position += 1;
        if (entry !== undefined && newest.get(entry.tab.publicId) === position) tabs.push(entry);
      }
      return { nextPosition: tabs.length === 0 ? Math.min(after, told) : position, tabs };
    },
    length: () => {
      tell();
      return told;
    },
  };
}
