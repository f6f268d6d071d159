import type { Game } from '../item/index.ts';

/** A league with the publisher's id and name; our API uses the id in lower case (D15). */
export type SeedLeague = { readonly game: Game; readonly id: string; readonly name: string };

/**
 * The leagues of a fresh installation (R3.67, D27), in the publisher's spelling; each game's default league comes
 * first.
 */
export const seedLeagues: readonly SeedLeague[] = [
  { game: 'poe1', id: 'Mercenaries', name: 'Mercenaries' },
  { game: 'poe1', id: 'Hardcore Mercenaries', name: 'Hardcore Mercenaries' },
  { game: 'poe1', id: 'Standard', name: 'Standard' },
  { game: 'poe1', id: 'Hardcore', name: 'Hardcore' },
  { game: 'poe2', id: 'Dawn of the Hunt', name: 'Dawn of the Hunt' },
  { game: 'poe2', id: 'Standard', name: 'Standard' },
];
