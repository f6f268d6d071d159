import { makeGroup } from '@poexchange/domain/grouping';
import { describe, expect, it } from 'vitest';
import { PriceFileError, type ReadPriceFile } from '../price-files/read-price-file.ts';
import { MAX_FILE_LENGTH, MAX_PASTED_LENGTH } from './price-check-limits.ts';
import { createPriceCheck, type CheckedItem } from './price-check.ts';
import { createTagBooks } from './tag-books.ts';

const scope = { game: 'poe1', league: 'mercenaries' } as const;
const empower = (lvl: string, quality: string, corrupted: boolean) => makeGroup('gem', 'empower support', { lvl, quality, corrupted });
const voices = (variant: string) => makeGroup('unique', 'voices', { sixLink: false, variant: [variant] });
const groups: readonly [ReturnType<typeof makeGroup>, number][] = [
  [makeGroup('currency', 'chaos orb', {}), 1],
  [makeGroup('currency', 'divine orb', {}), 180],
  [makeGroup('currency', 'exalted orb', {}), 20],
  [empower('4', '0', true), 300],
  [empower('3', '0', true), 40],
  [empower('3', '0', false), 50],
  [voices('7 passives'), 20],
  [voices('1 passive'), 2000],
  [makeGroup('unique', 'voices', { sixLink: false }), 25],
  [makeGroup('unique', 'ashes of the stars', { sixLink: false, variant: ['seen'] }), 0],
];
let isDown = false;
const readFile: ReadPriceFile = async (path, _schema, empty) => {
  if (isDown) throw new PriceFileError(path, 503);
  const tag = path.includes('/currency.json')
    ? 'currency'
    : path.includes('/gem.json')
      ? 'gem'
      : path.includes('/unique.json')
        ? 'unique'
        : null;
  if (tag === null) return empty;
  const own = groups.filter(([group]) => group.tag === tag);
  const file = path.includes('summaries')
    ? {
        meta: { league: 'l', tag, timestampMs: 1 },
        summaries: Object.fromEntries(own.map(([group]) => [group.hash, { k: group.key, i: ['/i.png'], p: group.unsafeHashProperties }])),
      }
    : {
        meta: { timestampMs: 77 },
        valuations: Object.fromEntries(
          own.flatMap(([group, value]) => (value === 0 ? [] : [[group.hash, { c: Array(10).fill(value), l: 14, d: [], h: [] }]])),
        ),
      };
  return file as never;
};
const makeCheck = () => createPriceCheck({ books: createTagBooks({ readFile, readNowMs: () => 0 }) });
const chaos = 'Item Class: Stackable Currency\nRarity: Currency\nChaos Orb\n--------\nStack Size: 7/20\n--------\nReforges a rare item';
const gem = (level: number) =>
  `Item Class: Support Gems\nRarity: Gem\nEmpower Support\n--------\nLevel: ${level}\n--------\nRequirements:\nLevel: 72\n--------\nCorrupted`;

async function check(text: string): Promise<readonly CheckedItem[]> {
  const result = await makeCheck().checkText(scope, text);
  return result.ok ? result.items : [];
}

describe('price check', () => {
  it('R1.07 returns group, stack, value at each level, and age of the prices', async () => {
    expect(await check(chaos)).toMatchObject([
      {
        kind: 'checked',
        quantity: 7,
        line: { name: 'Chaos Orb', valueChaos: 1, lowConfidence: null },
        levels: Array(10).fill(1),
        listings: 14,
        isExchange: false,
        pricedAtMs: 77,
        iconPath: '/i.png',
      },
    ]);
  });

  it('D45 prices a variant apart from other variants, and marks the price as doubtful if the variant has no sellers', async () => {
    const text = (passives: string): string =>
      `Rarity: Unique\nVoices\nLarge Cluster Jewel\n--------\nItem Level: 84\n--------\nAdds ${passives} nothing`;
    const line = { name: 'Voices', lowConfidence: null };
    const [one] = await check(text('1 Small Passive Skill which grants'));
    expect(one).toMatchObject({ line: { ...line, valueChaos: 2000, properties: { variant: ['1 passive'] } } });
    expect(one?.kind === 'checked' && one.similar.map(({ properties }) => properties['variant'])).toEqual([undefined, ['7 passives']]);
    expect(await check(text('7 Small Passive Skills which grant'))).toMatchObject([{ line: { ...line, valueChaos: 20 } }]);
    expect(one).toMatchObject({ unpriced: null });
    // The price covers all variants, and the result says so.
    expect(await check(text('3 Small Passive Skills which grant'))).toMatchObject([
      { line: { valueChaos: 25, lowConfidence: 'few' }, unpriced: { variant: ['3 passives'] } },
    ]);
    expect(await check(`${text('7 Small Passive Skills which grant')}\n--------\nCorrupted`)).toMatchObject([
      {
        line: { valueChaos: 20 },
        unpriced: { variant: ['7 passives'], corrupted: true },
        own: { key: 'voices', properties: { variant: ['7 passives'], corrupted: true }, isNamed: false },
        text: expect.stringMatching(/Voices[^]*Corrupted$/),
      },
    ]);
    expect(one).toMatchObject({ own: { properties: { variant: ['1 passive'] }, isNamed: true } });
  });

  it('D45 names the possible uniques for an unidentified unique with an old icon name', async () => {
    const amulet = { frameType: 3, name: '', typeLine: 'Coral Amulet', baseType: 'Coral Amulet', identified: false };
    const icon = (file: string): string => `https://web.poecdn.com/image/Art/2DItems/Amulets/${file}.png`;
    const canBe = async (file: string): Promise<unknown> => {
      const result = await makeCheck().checkFile(scope, JSON.stringify({ items: [{ ...amulet, icon: icon(file) }] }));
      return result.ok && result.items[0]?.kind === 'checked' ? result.items[0].canBe : result;
    };
    expect(await canBe('Amulet2Unique')).toEqual(['Araku Tiki', 'Ngamahu Tiki']);
    expect(await canBe('SomethingNew')).toEqual([]);
  });

  it.each(['20x Chaos Orb', 'Chaos Orb 20', '20 Chaos Orb', 'Chaos Orb\t20', 'chaos orb (20)'])(
    'R1.07 prices a plain line: “%s”',
    async (line) => {
      expect(await check(line)).toMatchObject([
        { kind: 'checked', quantity: 20, iconPath: '/i.png', line: { name: 'Chaos Orb', valueChaos: 1 } },
      ]);
    },
  );

  it('R1.07 adds up the lines of a plain list, reports unknown lines, and accepts item text below the list', async () => {
    const list = 'Chaos Orb 20\n\n5x chaos orb\nMirror of Nothing\n1.5 Chaos Orb';
    const left = { unreadLines: ['Mirror of Nothing'], unreadLineCount: 1, miscountedLines: ['1.5 Chaos Orb'], miscountedLineCount: 1 };
    expect(await makeCheck().checkText(scope, list)).toMatchObject({ ok: true, items: [{ quantity: 25 }], ...left });
    expect(await makeCheck().checkText(scope, `${list}\n${gem(4)}`)).toMatchObject({
      items: [{ quantity: 25 }, { kind: 'checked', line: { name: 'Empower Support' } }],
      ...left,
    });
    // Gems of the same name may be several groups: the user must choose.
    expect(await makeCheck().checkText(scope, 'Chaos Orb\nEmpower Support')).toMatchObject({ unreadLines: ['Empower Support'] });
  });

  it('R1.07 reports lines with an invalid quantity in the pasted order', async () => {
    const lines = ['-3 divine orb', '1e5 chaos orb', '2.5 div', '999999999999 Divine Orb'];
    const told = { unreadLines: [], miscountedLines: lines, miscountedLineCount: 4 };
    expect(await makeCheck().checkText(scope, lines.join('\n'))).toMatchObject({ items: [], ...told });
    expect(await makeCheck().checkText(scope, `2 Chaos Orb\n${lines.join('\n')}`)).toMatchObject({ items: [{ quantity: 2 }], ...told });
    const many = await makeCheck().checkText(scope, '-1 Chaos Orb\n'.repeat(40));
    expect(many).toMatchObject({ miscountedLines: Array(12).fill('-1 Chaos Orb'), miscountedLineCount: 40 });
  });

  it('D28 D45 values a line that names a variant like the same item in the stash, and says so', async () => {
    expect(await check('Voices 1 passive')).toMatchObject([
      { line: { valueChaos: 2000, properties: { variant: ['1 passive'] } }, unpriced: null },
    ]);
    // A variant that has never been seen.
    expect(await check('2x Voices corrupted')).toMatchObject([{ line: { valueChaos: 25 }, quantity: 2, unpriced: { corrupted: true } }]);
    expect(await makeCheck().checkText(scope, 'Chaos Orb\nEmpower Support corrupted\nVoices broken')).toMatchObject({
      items: [{ line: { name: 'Chaos Orb' } }],
      unreadLines: ['Empower Support corrupted', 'Voices broken'],
    });
  });

  it('D28 reports an unidentified unique, which is in no list, as missing although its name is known', async () => {
    expect(await check('5 voices unidentified')).toEqual([{ kind: 'noVariant', name: 'Voices', words: 'unidentified' }]);
    expect(await makeCheck().checkText(scope, 'Chaos Orb\nVoices unid\nNosuch unid')).toMatchObject({
      items: [{ line: { name: 'Chaos Orb' } }, { kind: 'noVariant', words: 'unid' }],
      unreadLines: ['Nosuch unid'],
    });
  });

  it('R1.07 reports text above the first item', async () => {
    const lines = ['12 Blessed Orb', '3 Regal Orb', 'x'.repeat(300), '', '4', '5 Chaos Orb'];
    expect(await makeCheck().checkText(scope, `${lines.join('\n')}\n--------\n${chaos}`)).toMatchObject({
      items: [
        { kind: 'checked', quantity: 5 },
        { kind: 'checked', quantity: 7 },
      ],
      unreadLines: ['12 Blessed Orb', '3 Regal Orb', 'x'.repeat(80), '4'],
      unreadLineCount: 4,
    });
    expect(await makeCheck().checkText(scope, `${chaos}\n${gem(5)}`)).toMatchObject({ unreadLines: [], unreadLineCount: 0 });
    // Text without any item counts as one unreadable item.
    expect(await makeCheck().checkText(scope, '12 Blessed Orb\n3 Regal Orb')).toMatchObject({
      items: [{ kind: 'unread' }],
      unreadLineCount: 0,
    });
  });

  it.each([
    ['5 div', 5, 'Divine Orb'],
    ['2 ex', 2, 'Exalted Orb'],
    ['3div', 3, 'Divine Orb'],
    ['10k Chaos Orb', 10_000, 'Chaos Orb'],
    ['1.5k chaos', 1500, 'Chaos Orb'],
    ['Divine Orb x2k', 2000, 'Divine Orb'],
  ])('R1.07 reads traders’ abbreviations: “%s”', async (line, quantity, name) => {
    expect(await check(line)).toMatchObject([{ kind: 'checked', quantity, line: { name } }]);
  });

  it("R1.07 reads a list of names in the page's language, mixed with English names", async () => {
    const german = await makeCheck().checkText({ ...scope, language: 'de' }, '3 Göttliche Sphäre\n2x Chaos Orb');
    expect(german).toMatchObject({ items: [{ quantity: 3, line: { name: 'Divine Orb' } }, { quantity: 2 }], unreadLines: [] });
  });

  it('D45 reports unread mods in another language only where mods can affect the price', async () => {
    const unique = 'Gegenstandsklasse: Köcher\nSeltenheit: Einzigartig\nSkirmish\nTwo-Point Arrow Quiver\n--------\nGegenstandsstufe: 73';
    const orb = 'Gegenstandsklasse: Währung (stapelbar)\nSeltenheit: Währung\nGöttliche Sphäre\n--------\nStapelgröße: 5/20';
    expect(await check(orb)).toMatchObject([{ kind: 'checked', quantity: 5, line: { name: 'Divine Orb' }, language: null }]);
    expect(await check(unique)).toMatchObject([{ kind: 'checked', language: 'de' }]);
  });

  it('R1.07 suggests the closest known name for a misspelt name, alone and in a list', async () => {
    expect(await makeCheck().checkText(scope, '3x Exaltd Orb')).toMatchObject({
      items: [{ kind: 'unread' }],
      suggestions: [{ line: '3x Exaltd Orb', corrected: '3x Exalted Orb' }],
    });
    expect(await makeCheck().checkText(scope, 'Chaos Orb\nDivne Orbs\nNothing of the kind')).toMatchObject({
      items: [{ kind: 'checked' }],
      suggestions: [{ line: 'Divne Orbs', corrected: 'Divine Orb' }],
    });
    expect(await makeCheck().checkText(scope, '5 Chaos Orb')).toMatchObject({ suggestions: [] });
    expect(await makeCheck().checkText(scope, chaos)).toMatchObject({ suggestions: [] });
  });

  it('recognises a whisper and its recipient', async () => {
    expect(await check('@Kirael_Maps WTB 4 of your Map matching my search for 17c (Mercenaries)')).toMatchObject([
      { kind: 'whisper', ign: 'Kirael_Maps', side: 'sell', what: '4 of your Map matching my search for 17c' },
    ]);
    expect(await check('@Kirael_Maps WTS (1/2) 3 Chaos Orb 1c each. Total 3c')).toMatchObject([
      { kind: 'whisper', side: 'buy', what: '3 Chaos Orb 1c each. Total 3c' },
    ]);
  });

  it('reports text that ends inside the item name as cut off, not as unidentified', async () => {
    const [item] = await check('Item Class: Belts\nRarity: Unique\nHeadhun');
    expect(item).toMatchObject({ kind: 'unread', reason: 'cutOff' });
  });

  it('lists the known variants of an item without a price, with the picture of one variant', async () => {
    const item = 'Rarity: Unique\nAshes of the Stars\nOnyx Amulet\n--------\nItem Level: 84\n--------\nCorrupted';
    const [found] = await check(item);
    expect(found).toMatchObject({
      kind: 'checked',
      line: { valueChaos: null },
      iconPath: '/i.png',
      similar: [{ name: 'Ashes of the Stars', valueChaos: null, properties: { variant: ['seen'] } }],
    });
  });

  it('R1.07 shows similar variants, closest first, and no guess if the exact group has no price', async () => {
    const [item] = await check(gem(5));
    expect(item).toMatchObject({ kind: 'checked', line: { valueChaos: null } });
    expect(item?.kind === 'checked' && item.similar.map((line) => line.valueChaos)).toEqual([300, 40, 50]);
  });

  it('R1.07 explains a missing price: a rare item, another game, another language, truncated text', async () => {
    const rare = 'Item Class: Rings\nRarity: Rare\nVictory Eye\nPaua Ring\n--------\nItem Level: 85\n--------\n+35% to Cold Resistance';
    const items = await check(
      [rare, 'Item Class: Waystones\nRarity: Normal\nWaystone (Tier 15)\n--------\nWaystone Tier: 15'].join('\n\n'),
    );
    expect(items).toMatchObject([
      { kind: 'ungrouped', name: 'Victory Eye', baseType: 'Paua Ring', isRare: true, reason: 'unknownItem' },
      { kind: 'otherGame', game: 'poe2' },
    ]);
    expect(await check('Seltenheit: Währung\nUnbekannte Sphäre')).toMatchObject([
      { kind: 'unread', reason: 'otherLanguage', language: 'de' },
    ]);
    expect(await check('Item Class: Belts\nRarity: Unique')).toMatchObject([{ kind: 'unread', reason: 'cutOff' }]);
    expect(await check('hello')).toMatchObject([{ kind: 'unread', reason: 'notAnItem', start: 'hello' }]);
  });

  it('R1.07 refuses empty or overlong text, and accepts a hundred items together', async () => {
    expect(await makeCheck().checkText(scope, ' \n')).toEqual({ ok: false, reason: 'empty' });
    expect(await makeCheck().checkText(scope, 'x'.repeat(MAX_PASTED_LENGTH + 1))).toEqual({ ok: false, reason: 'tooLong' });
    expect(await makeCheck().checkText(scope, Array(103).fill(chaos).join('\n'))).toMatchObject({ ok: true, leftOutCount: 3 });
    // Any text of a million characters returns one answer without hanging.
    expect(await makeCheck().checkText(scope, 'Rarity: '.repeat(125_000))).toMatchObject({ ok: true });
  });

  it('R7.17 reports an unreadable price file for its item, and prices all other items', async () => {
    const priceCheck = makeCheck();
    isDown = true;
    expect(await priceCheck.checkText(scope, chaos)).toMatchObject({ items: [{ kind: 'failed', name: 'Chaos Orb' }] });
    isDown = false;
    expect(await priceCheck.checkText(scope, chaos)).toMatchObject({ items: [{ kind: 'checked' }] });
  });

  it.each([
    ['{"stash":{"items":[ITEM,ITEM]}}', 14],
    ['{"items":[ITEM]}', 7],
    ['[ITEM,ITEM,ITEM]', 21],
  ])('R1.07 reads a tab file of the shape %s and merges equal stacks', async (shape, quantity) => {
    const raw = '{"typeLine":"Chaos Orb","baseType":"Chaos Orb","name":"","frameType":5,"stackSize":7}';
    expect(await makeCheck().checkFile(scope, shape.replaceAll('ITEM', raw))).toMatchObject({
      ok: true,
      items: [{ kind: 'checked', quantity }],
    });
  });

  it.each([
    ['{', 'notJson'],
    ['{}', 'noItems'],
    ['null', 'noItems'],
    ['"text"', 'noItems'],
    ['{"stash":{"stash":{"stash":1}}}', 'noItems'],
  ])('R1.07 reports why the file %s is not a tab', async (text, reason) => {
    expect(await makeCheck().checkFile(scope, text)).toEqual({ ok: false, reason });
  });

  it('R1.07 refuses a file larger than any tab without reading it', async () => {
    expect(await makeCheck().checkFile(scope, ' '.repeat(MAX_FILE_LENGTH + 1))).toEqual({ ok: false, reason: 'tooLong' });
  });

  it('R1.07 counts invalid items in a file, and never throws', async () => {
    expect(await makeCheck().checkFile(scope, '[null,7,{"x":1},{"typeLine":{},"frameType":"NaN"}]')).toMatchObject({
      ok: true,
      leftOutCount: 3,
    });
  });
});
