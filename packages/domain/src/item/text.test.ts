import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIconFile, readIconPath } from './icon.ts';
import { itemLines } from './lines.ts';
import { stripMarkup } from './markup.ts';
import { readItem } from './read-item.ts';

describe('stripMarkup', () => {
  it.each([
    ['<<set:MS>><<set:M>><<set:S>>Whakawairua Tuahu', 'Whakawairua Tuahu'],
    ['<currencyitem>{3x Orb of Fusing}', '3x Orb of Fusing'],
    ['<size:26>{<default>{Level 21} <uniqueitem>{Gem}}', 'Level 21 Gem'],
    ['Players in Area are 36% [Delirious]', 'Players in Area are 36% Delirious'],
    ['+5 [Intelligence|Int] {x}', '+5 Int {x}'],
    ['Requires {1} (Level {0})', 'Requires {1} (Level {0})'],
    ['<b>not ours</b>', '<b>not ours</b>'],
    ['a [ b', 'a [ b'],
  ])('R3.05 shows %j as %j', (text, shown) => {
    expect(stripMarkup(text)).toBe(shown);
  });

  it('R3.05 never makes text longer and leaves plain text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(stripMarkup(text).length).toBeLessThanOrEqual(text.length);
        const plain = text.replaceAll(/[<[{]/g, '');
        expect(stripMarkup(plain)).toBe(plain);
      }),
    );
  });
});

describe('icon paths', () => {
  const payload = 'WzI1LDE0LHsiZiI6IjJESXRlbXMvQ3VycmVuY3kvQ3VycmVuY3lSZXJvbGxSYXJlIiwidyI6MSwiaCI6MSwic2NhbGUiOjF9XQ';
  const generated = `https://web.poecdn.com/gen/image/${payload}/46a2347805/CurrencyRerollRare.png`;
  const plain = 'https://web.poecdn.com/image/Art/2DItems/Currency/CurrencyRerollRare.png?scale=1&w=1&h=1';

  it('D58 keeps only the path, for both address forms', () => {
    expect(readIconPath(generated)).toBe(`/gen/image/${payload}/46a2347805/CurrencyRerollRare.png`);
    expect(readIconPath(plain)).toBe('/image/Art/2DItems/Currency/CurrencyRerollRare.png');
    expect(readIconFile(plain)).toBe('CurrencyRerollRare.png');
  });

  it.each([
    '',
    'x',
    'javascript:alert(1)',
    'https://evil/../image/x',
    'https://h/image/../../x',
    'https://h/other/x.png',
    'https://h/image/"><b>',
    '//h/image//x',
    'https://h/image/a b.png',
  ])('D58 returns no path for %j', (icon) => {
    expect(readIconPath(icon)).toBeUndefined();
  });
});

describe('itemLines', () => {
  it('R3.05 returns the lines that a buyer sees', () => {
    const result = readItem({
      name: 'Honour Oath',
      typeLine: 'Contract: Tunnels',
      ilvl: 83,
      frameType: 2,
      corrupted: true,
      properties: [
        {
          name: 'Requires {1} (Level {0})',
          displayMode: 3,
          values: [
            ['2', 0],
            ['Engineering', 0],
          ],
        },
        { name: 'Item Quantity', displayMode: 0, values: [['+64%', 1]] },
        { name: '', displayMode: 4, values: [] },
        { name: 'Str', displayMode: 1, values: [['83', 0]] },
      ],
      implicitMods: ['One\r\nTwo'],
      explicitMods: [{ description: 'Three' }],
    });
    expect(result.ok && itemLines(result.item)).toEqual([
      'Honour Oath',
      'Contract: Tunnels',
      'Requires Engineering (Level 2)',
      'Item Quantity: +64%',
      '83 Str',
      'Item Level: 83',
      'One',
      'Two',
      'Three',
      'Corrupted',
    ]);
  });
});
