import { useState } from 'react';
import type { ListingLine } from './listing-cells.tsx';
import { listDoubts, type Doubt, type PriceLimits } from './price-limits.ts';
import type { Selection } from './selection.ts';

/** Items that were copied at doubtful prices: each is confirmed once while the page is open. */
const confirmed = new Set<string>();

export type Doubts = {
  /** Doubts that are not confirmed yet. */
  readonly open: readonly Doubt[];
  readonly step: 'unasked' | 'asked';
  readonly ask: () => void;
  readonly confirm: () => void;
};

/** Chosen items at a doubtful price, and whether the buyer confirmed it. A different selection asks again. */
export function useDoubts(line: ListingLine, options: { readonly selection: Selection; readonly limits: PriceLimits }): Doubts {
  const [asked, setAsked] = useState('');
  const all = listDoubts(line.items, {
    taken: (hash) => options.selection[hash] ?? 0,
    side: line.row.side,
    limits: options.limits.chaosOf,
  });
  const open = all.filter(({ key }) => !confirmed.has(key));
  const keys = open.map(({ key }) => key).join(' ');
  return {
    open,
    step: open.length > 0 && asked === keys ? 'asked' : 'unasked',
    ask: () => setAsked(keys),
    confirm: () => {
      for (const { key } of open) confirmed.add(key);
    },
  };
}
