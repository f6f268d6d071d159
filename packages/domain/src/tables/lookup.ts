import type { Game } from '../item/index.ts';
import type { NameTable } from './name-table.ts';
import { poe1NameTables } from './poe1/index.ts';
import { poe2FormerNames } from './poe2/former-names.ts';
import { poe2NameTables } from './poe2/index.ts';
import type { Tag } from './tag.ts';

/**
 * Lists every name table of a game, sorted by tag (R3.24); names are sorted, in the game's spelling, each in one table
 * only. Tags without a fixed list (uniques, maps, ...) have no table.
 */
export function listNameTables(game: Game): readonly NameTable[] {
  return game === 'poe1' ? poe1NameTables : poe2NameTables;
}

/** Returns a tag's names in a game; empty for a tag without a fixed list. */
export function listNamesOfTag(game: Game, tag: Tag): readonly string[] {
  return listNameTables(game).find((table) => table.tag === tag)?.names ?? [];
}

const formerNames: Readonly<Record<Game, ReadonlyMap<string, string>>> = { poe1: new Map(), poe2: poe2FormerNames };

/** Maps the former names of a game's items to their current names, which are in a name table. */
export function listFormerNames(game: Game): ReadonlyMap<string, string> {
  return formerNames[game];
}

type Spellings = ReadonlyMap<Tag, ReadonlyMap<string, string>>;

const spellings: Record<Game, Spellings> = {
  poe1: collectSpellings(poe1NameTables),
  poe2: collectSpellings(poe2NameTables),
};

function collectSpellings(tables: readonly NameTable[]): Spellings {
  return new Map(tables.map((table) => [table.tag, new Map(table.names.map((name) => [name.toLowerCase(), name]))]));
}

/** Finds the game's spelling of a tag's group key, in either game's tables; undefined if no table contains it. */
export function findSpelling(tag: Tag, key: string): string | undefined {
  return spellings.poe1.get(tag)?.get(key) ?? spellings.poe2.get(tag)?.get(key);
}

/** Returns whether a lower-case name is in the table for this tag and game. */
export function isNameOfTag(game: Game, tag: Tag, key: string): boolean {
  return spellings[game].get(tag)?.has(key) ?? false;
}

/**
 * Names with irregular capitals, in the game's spelling; a name is found by its lower-case form. Names in a tag's list
 * are omitted, because that list has their spelling. Source: unique items, gems and beasts of game 3.29 and of poe2
 * (2026-08-19).
 */
const oddSpellings = [
  'Ascent From Flesh',
  'Awakened Cast On Critical Strike Support',
  'Bound By Destiny',
  'Cast On Critical Strike Support',
  'Cast when Damage Taken Support',
  'Cast when Stunned Support',
  'Cast while Channelling Support',
  'Chrome-infused Chimeral',
  'Chrome-infused Croaker',
  'Chrome-infused Goliath',
  'Chrome-touched Chimeral',
  'Chrome-touched Croaker',
  'Chrome-touched Goliath',
  "El'Abin's Visage",
  'Energy From Within',
  'Goatman Fire-raiser',
  'Mark On Hit Support',
  'One With Nothing',
  "Pact of K'Tash",
  'Power Charge On Critical Support',
  'Replica Three-step Assault',
  'Rondel de Ezo',
  'The Knight-errant',
  'Three-step Assault',
  'Whakatutuki o Matua',
] as const;

const byKey: ReadonlyMap<string, string> = new Map(oddSpellings.map((name) => [name.toLowerCase(), name]));

/** Returns the game's spelling of a key with irregular capitals; undefined for all other keys. */
export function findOddSpelling(key: string): string | undefined {
  return byKey.get(key);
}
