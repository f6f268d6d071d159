/**
 * The files of a game are parallel: line n of each is the same item. These tests find a line that was inserted at
 * different places, which would mistranslate all lines in between.
 */
import { describe, expect, it } from 'vitest';
import { games, type Game } from '../../item/index.ts';
import { nameLanguages, type NameLanguage } from './load-names.ts';

const readLines = async (game: Game, language: NameLanguage | 'en'): Promise<string[]> => {
  const { names } = (await import(`./${game}-${language}.ts`)) as { names: string };
  return names.slice(1, -1).split('\n');
};

/** Words that every client translates the same way in all names that have them, spread over the list. */
const anchors: Readonly<Record<Game, { readonly items: string; readonly uniques: string }>> = {
  poe1: {
    items:
      'Scarab Tattoo Talisman Flask Watchstone Incubator Sceptre Fossil Breachstone Quiver Buckler Leaguestone Contract Astrolabe ' +
      "Runegraft Shaped Lycia's Random Shrieking Word",
    uniques: "Replica Atziri's Kaom's Lioneye's Rigwald's Council Piece Second Third Xoph's",
  },
  poe2: {
    items:
      'Runemastered Scarab Level Tower Greathelm Targe Gloves Quarterstaff Mitts Greaves Talisman Tiara Incubator Gauntlets Wraps ' +
      'Watchstone Sabatons Leggings Catalyst Flux Breachstone Fossil Staff Flask Waystone Wand Sceptre Quiver',
    uniques: "Atziri's Palm",
  },
};

const isShown = (name: string | undefined): name is string => name !== undefined && name !== '' && name !== '-';

/** Returns whether the names have a common part: a word stem, or two characters of Chinese, Japanese or Korean. */
function haveCommonPart([first = '', ...others]: readonly string[]): boolean {
  const length = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(first) ? 2 : 4;
  const parts = Array.from({ length: Math.max(0, first.length - length + 1) }, (_, at) => first.toLowerCase().slice(at, at + length));
  return parts.some((part) => part.trim().length > 1 && others.every((name) => name.toLowerCase().includes(part)));
}

describe.each(games)('names of %s', (game) => {
  it('D11 has the English names sorted, items first, then uniques after an empty line', async () => {
    const english = await readLines(game, 'en');
    const middle = english.indexOf('');
    expect(english.lastIndexOf('')).toBe(middle);
    for (const part of [english.slice(0, middle), english.slice(middle + 1)]) {
      expect(part.length).toBeGreaterThan(400);
      expect(part.filter((name, at) => at > 0 && name <= (part[at - 1] ?? ''))).toEqual([]);
    }
  });

  it.each(nameLanguages)('D11 has in %s as many lines as in English, and a name or "-" for each', async (language) => {
    const [english, names] = await Promise.all([readLines(game, 'en'), readLines(game, language)]);
    expect(names).toHaveLength(english.length);
    expect(names.flatMap((name, at) => (name === '' ? [at] : []))).toEqual([english.indexOf('')]);
  });

  it.each(nameLanguages)('D11 has the same items at the same lines in %s as in English', async (language) => {
    const [english, names] = await Promise.all([readLines(game, 'en'), readLines(game, language)]);
    const middle = english.indexOf('');
    const findBroken = (word: string, isPart: (at: number) => boolean) => {
      const found = english.flatMap((name, at) => (isPart(at) && name.split(/[ ()]/).includes(word) && isShown(names[at]) ? [at] : []));
      const isBroken = found.length > 1 && !haveCommonPart(found.map((at) => names[at] ?? ''));
      return isBroken ? [[word, found.map((at) => [english[at], names[at]])]] : [];
    };
    const { items, uniques } = anchors[game];
    const broken = [
      ...items.split(' ').flatMap((word) => findBroken(word, (at) => at < middle)),
      ...uniques.split(' ').flatMap((word) => findBroken(word, (at) => at > middle)),
    ];
    expect(broken).toEqual([]);
  });
});
