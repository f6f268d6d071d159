import { describe, expect, it } from 'vitest';
import { games, type Game } from '../item/index.ts';
import { readEssenceTier } from './essences.ts';
import { seedLeagues } from './leagues.ts';
import { listFormerNames, listNamesOfTag, listNameTables } from './lookup.ts';
import { findByShortName, writeShortName, type NamedGroup } from './short-names.ts';
import { isTag, tags, type Tag } from './tag.ts';

const currencyTypeTags = [
  'currency',
  'scouting_report',
  'fossil',
  'resonator',
  'artifacts',
  'misc',
  'vial',
  'oil',
  'delirium_orb',
  'invitation',
  'breach',
  'fragment',
  'catalyst',
  'essence',
  'runegraft',
  'corpse',
] as const;

describe.each(games)('name tables of %s', (game) => {
  it('R3.24 contains each name only once across all tables, ignoring case', () => {
    const keys = listNameTables(game).flatMap(({ names }) => names.map((name) => name.toLowerCase()));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('R3.24 has sorted tables with sorted, clean names', () => {
    const tablesTags = listNameTables(game).map((table) => table.tag);
    expect(tablesTags).toEqual([...tablesTags].sort());
    for (const { names } of listNameTables(game)) {
      expect(names).toEqual([...names].sort());
      for (const name of names) expect(name).toMatch(/^[A-Z][\p{L}' :,()\-0-9]+$/u);
    }
  });
});

describe('tags and lists', () => {
  it('R3.24 has tags for rolled items in addition to the currency-type tags', () => {
    const rolled = [
      'unique_map',
      'beast',
      'gem',
      'blueprint',
      'contract',
      'logbook',
      'incubator',
      'cluster',
      'alva_temple',
      'reward_map',
    ].concat(['blighted_map', 'blighted_ravaged_map', 'influenced_map', 'map']);
    expect([...rolled, ...currencyTypeTags]).toHaveLength(30);
    expect([...rolled, ...currencyTypeTags].filter((tag) => !isTag(tag))).toEqual([]);
  });

  it('R3.24 has a list for every currency-type tag in poe1', () => {
    expect(currencyTypeTags.filter((tag) => listNamesOfTag('poe1', tag).length < 4)).toEqual([]);
  });

  it('D57 has a closed, sorted list of tags', () => {
    expect(tags).toEqual([...tags].sort());
    expect(isTag('currency')).toBe(true);
    expect(isTag('Currency')).toBe(false);
  });

  it('R3.24 excludes former names from the lists, and maps them to current names', () => {
    const names = new Set(listNameTables('poe2').flatMap((table) => table.names));
    const former = [...listFormerNames('poe2')];
    expect(former.filter(([before, name]) => names.has(before) || !names.has(name))).toEqual([]);
    expect(former).toContainEqual(['Owl Talisman', 'Owl Idol']);
  });

  it('R3.67 contains the seed leagues', () => {
    const ids = (game: string): string[] => seedLeagues.filter((league) => league.game === game).map((league) => league.id.toLowerCase());
    expect(ids('poe1').sort()).toEqual(['hardcore', 'hardcore mercenaries', 'mercenaries', 'standard']);
    expect(ids('poe2').sort()).toEqual(['dawn of the hunt', 'standard']);
  });

  it('R3.18 reads essence tiers', () => {
    const tiers = ['whispering essence of woe', 'deafening essence of anger', 'essence of horror', 'remnant of corruption'].map(
      readEssenceTier,
    );
    expect(tiers).toEqual([1, 7, 8, undefined]);
  });
});

/** Returns a name's short name, and the form with `-card` that the trade site uses for the card "Hope". */
const writeShortNames = (name: string): string[] => [writeShortName(name), `${writeShortName(name)}-card`];
const isNamed = (game: Game, word: string, group: NamedGroup): boolean => {
  const found = findByShortName(game, word);
  return found?.tag === group.tag && found.key === group.key;
};
const listed = (...options: readonly Tag[]): ReadonlySet<string> => new Set(options.flatMap((tag) => listNamesOfTag('poe1', tag)));

describe('short names', () => {
  it.each([
    ['chaos', 'chaos orb'],
    ['divine', 'divine orb'],
    ['exalted', 'exalted orb'],
    ['exa', 'exalted orb'],
    ['alch', 'orb of alchemy'],
    ['gcp', "gemcutter's prism"],
    ['chrome', 'chromatic orb'],
    ['chrom', 'chromatic orb'],
    ['jewellers', "jeweller's orb"],
    ['fusing', 'orb of fusing'],
    ['mirror', 'mirror of kalandra'],
    ['annul', 'orb of annulment'],
    ['alt', 'orb of alteration'],
    ['stacked-deck', 'stacked deck'],
    ['wild-lifeforce', 'wild crystallised lifeforce'],
    ['Chaos', 'chaos orb'],
  ])('D51 reads %s as %s', (shortName, key) => {
    expect(findByShortName('poe1', shortName)).toEqual({ tag: 'currency', key });
  });

  it('D51 recognises names with dashes in both games, and no unknown names', () => {
    expect(findByShortName('poe1', 'deafening-essence-of-anger')).toEqual({ tag: 'essence', key: 'deafening essence of anger' });
    expect(findByShortName('poe2', 'exalted')).toEqual({ tag: 'currency', key: 'exalted orb' });
    expect(findByShortName('poe2', 'uncut-skill-gem-19')).toEqual({ tag: 'gem', key: 'uncut skill gem (level 19)' });
    for (const word of ['', 'x', 'constructor', '__proto__']) expect(findByShortName('poe1', word)).toBeUndefined();
  });

  it('D51 resolves the short name of every exchangeable item', () => {
    const unreachable = games.flatMap((game) =>
      listNameTables(game).flatMap(({ tag, names }) =>
        names.filter((name) => !writeShortNames(name).some((word) => isNamed(game, word, { tag, key: name.toLowerCase() }))),
      ),
    );
    // Names that are never traded on the exchange, and the old name of the orb of dominance.
    expect(unreachable.filter((name) => !listed('incubator', 'corpse', 'allflame_ember', 'memory').has(name))).toEqual(["Maven's Orb"]);
  });
});
