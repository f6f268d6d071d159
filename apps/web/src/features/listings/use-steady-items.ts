import { useState } from 'react';
import type { ListingItemView } from './listing-view.ts';

type Items = readonly ListingItemView[];

type State = {
  readonly stampMs: number;
  readonly items: Items;
  readonly shown: Items;
  /** Places of the items before the listing changed last. */
  readonly places: ReadonlyMap<string, number>;
};

/**
 * Returns the items of an open listing in the order they were first shown in (D86): who has just chosen one still finds it there after a trade or the seller changed
 * how much is left. What is new follows. `stampMs` is the version of the listing; within one version the given order applies, as names and prices arrive.
 */
export function useSteadyItems(items: Items, stampMs: number): Items {
  const [state, setState] = useState<State>({ stampMs, items, shown: items, places: new Map() });
  if (state.stampMs === stampMs && state.items === items) return state.shown;
  const places = state.stampMs === stampMs ? state.places : new Map(state.shown.map(({ hash }, index) => [hash, index]));
  const shown = keepPlaces(items, places);
  // Adjusting while rendering: what is drawn is never a step behind.
  setState({ stampMs, items, shown, places });
  return shown;
}

function keepPlaces(items: Items, places: ReadonlyMap<string, number>): Items {
  if (places.size === 0) return items;
  const placeOf = ({ hash }: ListingItemView): number => places.get(hash) ?? places.size;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
