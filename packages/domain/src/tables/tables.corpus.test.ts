import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { games, type Game } from '../item/index.ts';
import { exceptionalGems } from './facts.ts';
import { listNamesOfTag, listNameTables } from './lookup.ts';
import { listMaps } from './maps.ts';
import type { Tag } from './tag.ts';

const folder = path.join(process.env['CORPUS'] ?? '', 'tables');
const isMissing = !existsSync(folder);
type Fact = { readonly name: string; readonly cat?: string; readonly kind?: string; readonly release?: string };

function readFacts(file: string): Fact[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const rows = file.endsWith('.ndjson')
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    : (JSON.parse(text) as unknown[]);
  return rows.map((row) => (typeof row === 'string' ? { name: row } : (row as Fact)));
}
const listAll = (game: Game): ReadonlySet<string> => new Set(listNameTables(game).flatMap(({ names }) => names));
/** Names in the game's own files that players can never obtain. */
const isUnused = ({ name, release }: Fact): boolean => name.includes('[DNT') || release === 'unreleased';

it.skipIf(isMissing).each(games)('R3.24 every name traded on the %s exchange is in a table or covered by a rule', (game) => {
  const known = listAll(game);
  const missing = readFacts(`${game}_trade_short_ids.json`).filter(({ name }) => !known.has(name));
  // Maps, waystones and logbooks are recognised by their properties, beasts by their lines (R5.27, R5.30).
  const byRule = game === 'poe1' ? ['map', 'monster'] : ['map'];
  expect(missing.filter(({ cat }) => !byRule.includes(cat ?? '')).map(({ name }) => name)).toEqual([]);
});

it.skipIf(isMissing)('R3.24 has a table entry, or an explanation for its absence, for every item of the kinds traded by name', () => {
  const known = listAll('poe1');
  const missing = readFacts('poe1_currency_like.ndjson').filter((fact) => !isUnused(fact) && !known.has(fact.name));
  const explained = new Set([
    // Recognised by a separate rule.
    'Blood-filled Vessel',
    'Chronicle of Atzoatl',
    'Inscribed Ultimatum',
    'Mirrored Tablet',
    // Never traded: made and used in one place, or removed from the game.
    'Corrupt',
    'Empty Coffin',
    'Enchant',
    'Filled Coffin',
    'Flashpowder Keg',
    'Imprint',
    'Mercenary Warrant',
    'Primordial Fragment',
    'Prophecy',
    'Red Packet',
    'Stone of Passage',
    'Vaal Aspect',
    // Sets exist only in the trade site's search.
    'Mortal Set',
    'Pale Court Set',
    'Sacrifice Set',
  ]);
  expect([...new Set(missing.map(({ name }) => name))].filter((name) => !explained.has(name))).toEqual([]);
});

const listsOfOneTag: readonly (readonly [Tag, string])[] = [
  ['allflame_ember', 'poe1_allflame_embers.json'],
  ['card', 'poe1_divination_cards.ndjson'],
  ['corpse', 'poe1_corpses_coffins.json'],
  ['fossil', 'poe1_fossils.json'],
  ['incubator', 'poe1_incubators.json'],
  ['incubator', 'poe1_incubators_stackable.json'],
  ['runegraft', 'poe1_runegrafts_poere.json'],
  ['scarab', 'poe1_scarabs_poere.json'],
  ['tattoo', 'poe1_tattoos_poere.json'],
];

it.skipIf(isMissing).each(listsOfOneTag)('R3.24 the names of tag %s include all of %s', (tag, file) => {
  const known = new Set(listNamesOfTag('poe1', tag));
  expect(
    readFacts(file)
      .filter((fact) => !isUnused(fact) && !known.has(fact.name))
      .map(({ name }) => name),
  ).toEqual([]);
});

it.skipIf(isMissing)('R3.23 has every non-unique map of a named atlas at the tier of its base', () => {
  const tiers = new Map(listMaps('mercenaries').map(({ name, tier }) => [name, tier]));
  const maps = readFacts('poe1_map_names_poere.json') as (Fact & { unique: boolean })[];
  expect(maps.filter(({ name, unique }) => !unique && !tiers.has(name)).map(({ name }) => name)).toEqual([]);
  const bases = readFacts('poe1_maps_basetypes.ndjson') as (Fact & { id: string; tier: number | null })[];
  const wrong = bases.filter(({ id, name, tier }) => id.includes('/MapWorlds') && tiers.has(name) && tiers.get(name) !== (tier ?? 1));
  expect(wrong).toEqual([]);
});

it.skipIf(isMissing)('R5.19 matches the exceptional gems to the game’s gems with three levels', () => {
  const gems = readFacts('poe1_gems_apt.ndjson') as (Fact & { maxLevel: number })[];
  const ofThree = gems.filter(({ maxLevel }) => maxLevel === 3).map(({ name }) => name.toLowerCase());
  const supports = [...exceptionalGems].filter((key) => key.endsWith(' support'));
  expect([supports.length, supports.sort()]).toEqual([48, ofThree.sort()]);
});
