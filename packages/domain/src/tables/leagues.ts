import type { Game } from '../item/index.ts';

/** A league as the publisher names it; its id on our API is the lower-cased id (D15). */
export type SeedLeague = { readonly game: Game; readonly id: string; readonly name: string };

/** The leagues a fresh installation knows (R3.67, D27), in the publisher's spelling; the default of a game first. */
export const seedLeagues: readonly SeedLeague[] = [
  { game: 'poe1', id: 'Mercenaries', name: 'Mercenaries' },
  { game: 'poe1', id: 'Hardcore Mercenaries', name: 'Hardcore Mercenaries' },
  { game: 'poe1', id: 'Standard', name: 'Standard' },
  { game: 'poe1', id: 'Hardcore', name: 'Hardcore' },
  { game: 'poe2', id: 'Dawn of the Hunt', name: 'Dawn of the Hunt' },
  { game: 'poe2', id: 'Standard', name: 'Standard' },
];
