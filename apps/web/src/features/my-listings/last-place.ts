/** Last place on this page, for each game: the menu link returns to it. Kept for this window. */
import type { Game } from '@poexchange/domain/item';

export type PlaceSearch = { readonly [name: string]: string | undefined };

const names = ['category', 'sub', 'view', 'side'] as const;
const last = new Map<Game, PlaceSearch>();

/** Stores the place of the address; returns where to go instead if the address has none, or null to stay. */
export function followPlace(game: Game, search: PlaceSearch): PlaceSearch | null {
  const place = Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));
  if (Object.keys(place).length === 0) return last.get(game) ?? null;
  last.set(game, place);
  return null;
}

/** @testonly Starts a test with no place. */
export function forgetPlaces(): void {
  last.clear();
}
