import type { Game } from '../item/index.ts';
import { listNameTables } from './lookup.ts';
import { poe1ShortNames } from './poe1/short-names.ts';
import { poe2ShortNames } from './poe2/short-names.ts';
import type { Tag } from './tag.ts';

/** The group named by a price note's currency word, by tag and key. */
export type NamedGroup = { readonly tag: Tag; readonly key: string };

/** Words in real notes that the trade site no longer writes. Source: the corpus of 8,481 notes. */
const oldShortNames: readonly (readonly [shortName: string, name: string])[] = [
  ['c', 'Chaos Orb'],
  ['chrom', 'Chromatic Orb'],
  ['div', 'Divine Orb'],
  ['ex', 'Exalted Orb'],
  ['exa', 'Exalted Orb'],
  ['fuse', 'Orb of Fusing'],
  ['jew', "Jeweller's Orb"],
  ['mir', 'Mirror of Kalandra'],
];

/** Tags with a name table whose items cannot be the currency of a price. */
const neverCurrency: ReadonlySet<Tag> = new Set<Tag>(['allflame_ember', 'corpse', 'incubator', 'memory']);

const shortNames: Record<Game, ReadonlyMap<string, NamedGroup>> = {
  poe1: collectShortNames('poe1', poe1ShortNames),
  poe2: collectShortNames('poe2', poe2ShortNames),
};

/**
 * Finds the group named by a price note's currency word (D51), e.g. `chaos` -> currency "chaos orb", `divine`,
 * `exalted`, `gcp`, or any exchangeable item by its name in lower case with dashes (`stacked-deck`). Case does not
 * matter. Undefined for an unknown word.
 */
export function findByShortName(game: Game, shortName: string): NamedGroup | undefined {
  return shortNames[game].get(shortName) ?? shortNames[game].get(shortName.toLowerCase());
}

/** Writes a name in the trade site's format: lower case, no apostrophes or accents, dashes between words. */
export function writeShortName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f']/g, '')
    .replaceAll('(level ', '(');
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function collectShortNames(game: Game, exceptions: readonly (readonly [string, string])[]): ReadonlyMap<string, NamedGroup> {
  const groups = new Map<string, NamedGroup>();
  const byName = new Map<string, NamedGroup>();
  for (const { tag, names } of listNameTables(game)) {
    if (neverCurrency.has(tag)) continue;
    for (const name of names) {
      const group = Object.freeze({ tag, key: name.toLowerCase() });
      byName.set(name, group);
      groups.set(writeShortName(name), group);
    }
  }
  for (const [shortName, name] of [...oldShortNames, ...exceptions]) {
    const group = byName.get(name);
    if (group) groups.set(shortName, group);
  }
  return groups;
}
