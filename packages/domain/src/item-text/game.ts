import type { Game } from '../item/index.ts';
import { findBaseType, isKnownName } from './base-type.ts';

/** Item classes that only one game has. Source: the classes of both games' item texts. */
const poe1Classes = new Set([
  'Abyss Jewels',
  'Blueprints',
  'Breachstones',
  'Contracts',
  'Corpses',
  'Divination Cards',
  'Heist Brooches',
  'Heist Cloaks',
  'Heist Gear',
  'Heist Targets',
  'Heist Tools',
  'Hybrid Flasks',
  'Idols',
  'Incubators',
  'Maps',
  'Memories',
  'Misc Map Items',
  'Rune Daggers',
  'Sanctum Research',
  'Thrusting One Hand Swords',
  'Trinkets',
  'Utility Flasks',
  'Warstaves',
]);
const poe2Classes = new Set([
  'Bucklers',
  'Charms',
  'Crossbows',
  'Flails',
  'Foci',
  'Inscribed Ultimatum',
  'Omen',
  'Pinnacle Keys',
  'Quarterstaves',
  'Relics',
  'Socketable',
  'Spears',
  'Tablet',
  'Talismans',
  'Traps',
  'Uncut Skill Gems',
  'Uncut Spirit Gems',
  'Uncut Support Gems',
  'Waystones',
]);

/** Only poe2 has uncut gems, at levels that its lists may lack. */
const UNCUT_GEM = /^Uncut (?:Skill|Spirit|Support) Gem(?: \(Level \d+\))?$/;

/**
 * Guesses the game of an item's text: by an item class or base type that only one game has, or, failing that, by the
 * format of the requirements. Undefined if both games are possible.
 */
export function guessGame(options: { itemClass: string; typeLine: string; sections: readonly (readonly string[])[] }): Game | undefined {
  if (poe1Classes.has(options.itemClass)) return 'poe1';
  if (poe2Classes.has(options.itemClass)) return 'poe2';
  if (UNCUT_GEM.test(options.typeLine)) return 'poe2';
  const isIn = (game: Game): boolean => isKnownName(game, options.typeLine) || findBaseType(game, options.typeLine) !== undefined;
  const [inPoe1, inPoe2] = [isIn('poe1'), isIn('poe2')];
  if (inPoe1 !== inPoe2) return inPoe1 ? 'poe1' : 'poe2';
  // Only poe2 writes its requirements on one line.
  return options.sections.some(([first]) => first?.startsWith('Requires: ') === true) ? 'poe2' : undefined;
}
