import { describe, expect, it } from 'vitest';
import { compileSearch, matchItems, readPastedTexts, searchLines, writeItemSearch } from './index.ts';
import { readItem } from '../item/index.ts';

const port = ['Dire Keep', 'Port Map', 'Item Quantity: +60% (augmented)'];

describe('search for known items', () => {
  it('D41 avoids digits if possible', () => {
    const pit = ['Morbid Trap', 'Pit Map', 'Item Quantity: +72% (augmented)'];
    const result = writeItemSearch(
      [
        { lines: port, isChosen: true },
        { lines: pit, isChosen: false },
      ],
      { form: 'quoted' },
    );
    expect(result).toMatchObject({
      kind: 'written',
      searches: [expect.stringMatching(/^"[^\d]{1,3}"$/)],
      proof: { matches: 1, missed: [], extra: [] },
    });
  });

  it('D41 distinguishes maps with the same name by their numbers if necessary, but not maps with identical text', () => {
    const other = port.with(2, 'Item Quantity: +72% (augmented)');
    const write = (second: readonly string[]) =>
      writeItemSearch(
        [
          { lines: port, isChosen: true },
          { lines: second, isChosen: false },
        ],
        { form: 'mapTab' },
      );
    expect(write(other)).toMatchObject({ kind: 'written', searches: [expect.stringMatching(/\d/)] });
    expect(write(port)).toMatchObject({ kind: 'impossible' });
  });

  it('D41 never relies on a stack size, and also finds other stacks of the same item', () => {
    const essence = (name: string, size: string) => [`Screaming Essence of ${name}`, `Stack Size: ${size}/9`];
    const items = [
      { lines: essence('Contempt', '3,602'), isChosen: true },
      { lines: essence('Contempt', '40'), isChosen: false },
      { lines: essence('Doubt', '1,367'), isChosen: false },
    ];
    const result = writeItemSearch(items, { form: 'quoted' });
    if (result.kind !== 'written') throw new Error(result.kind);
    const [search = ''] = result.searches;
    for (const size of ['1', '36', '999', '5,000']) {
      const compiled = compileSearch(search);
      if (!compiled.ok) throw new Error(search);
      expect(matchItems(compiled.search, [essence('Contempt', size), essence('Doubt', size)]).found, `${search} over ${size}`).toEqual([
        true,
        false,
      ]);
    }
    expect(result.proof).toMatchObject({ missed: [], extra: [] });
  });

  it.each(['Corrupted', 'Unidentified', 'Area is influenced by The Elder', 'Quality: +20% (augmented)'])(
    'D41 distinguishes two known items by a line that only one of them has: %s',
    (line) => {
      const said = { lines: [...port, line], isChosen: true };
      const unsaid = { lines: port, isChosen: false };
      expect(writeItemSearch([said, unsaid], { form: 'mapTab' })).toMatchObject({ kind: 'written', proof: { missed: [], extra: [] } });
    },
  );

  it('D40 searches the item text as the game shows it, including its rarity', () => {
    const read = readItem({
      typeLine: 'Port Map',
      name: 'Dire Keep',
      frameType: 2,
      identified: true,
      properties: [{ name: 'Stack Size', values: [['3602/10', 0]], displayMode: 0 }],
      explicitMods: ['Monsters Poison on Hit'],
      descrText: 'Travel to this Map.\r\nOnce.',
    });
    if (!read.ok) throw new Error(read.reason);
    expect(searchLines(read.item)).toEqual([
      'Rarity: Rare',
      'Dire Keep',
      'Port Map',
      'Stack Size: 3,602/10',
      'Monsters Poison on Hit',
      'Travel to this Map.',
      'Once.',
    ]);
  });

  it('D41 splits pasted text into items, by headers if copied from the game, otherwise by empty lines', () => {
    const copied =
      'Item Class: Maps\r\nRarity: Rare\r\nDire Keep\r\nPort Map\r\n--------\r\n{ Prefix Modifier "Toxic" }\r\n30(25-35)% more Monster Life\r\nItem Class: Maps\r\nRarity: Normal\r\nPit Map\r\n';
    expect(readPastedTexts(copied)).toEqual([
      ['Item Class: Maps', 'Rarity: Rare', 'Dire Keep', 'Port Map', '30% more Monster Life'],
      ['Item Class: Maps', 'Rarity: Normal', 'Pit Map'],
    ]);
    expect(readPastedTexts('Port Map\nMonsters Poison on Hit\n\nPit Map')).toEqual([['Port Map', 'Monsters Poison on Hit'], ['Pit Map']]);
    expect(readPastedTexts('  \n')).toEqual([]);
  });
});
