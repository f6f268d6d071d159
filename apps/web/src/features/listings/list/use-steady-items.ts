import { useState } from 'react';
import type { ListingItemView } from '../listing-view.ts';

type Items = readonly ListingItemView[];

type State = {
  readonly stampMs: number;
  readonly items: Items;
  readonly shown: Items;
  /** Positions of all items shown before the listing last changed, including sold-out items. */
  readonly places: ReadonlyMap<string, number>;
};

/**
 * Returns an open listing's items in the order in which they were first shown (D86): a selected item stays in place
 * when a trade or the seller changes its stock. A restored item returns to its old position; new items are appended.
 * `stampMs` is the listing's version; within one version the given order applies, because names and prices are still
 * loading.
 */
export function useSteadyItems(items: Items, stampMs: number): Items {
  const [state, setState] = useState<State>({ stampMs, items, shown: items, places: new Map() });
  if (state.stampMs === stampMs && state.items === items) return state.shown;
  const places = state.stampMs === stampMs ? state.places : addPlaces(state.places, state.shown);
  const shown = keepPlaces(items, places);
  // Sets state during rendering, so that the displayed order is never one render behind.
  setState({ stampMs, items, shown, places });
  return shown;
}

function addPlaces(before: ReadonlyMap<string, number>, shown: Items): ReadonlyMap<string, number> {
  const places = new Map(before);
  for (const { hash } of shown) if (!places.has(hash)) places.set(hash, places.size);
  return places;
}

function keepPlaces(items: Items, places: ReadonlyMap<string, number>): Items {
  if (places.size === 0) return items;
  const placeOf = ({ hash }: ListingItemView): number => places.get(hash) ?? places.size;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
