import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupItem } from '../grouping/index.ts';
import type { Game } from '../item/index.ts';
import { readItemText, splitItemTexts } from './index.ts';

const rule = '--------';
const write = (...sections: readonly (readonly string[])[]): string => sections.map((lines) => lines.join('\n')).join(`\n${rule}\n`);

function groupText(text: string, game: Game = 'poe1'): unknown {
  const read = readItemText(text, game);
  if (!read.ok) return read;
  const group = groupItem(read.item, read.game ?? game);
  return group.ok ? [read.game, group.primary.tag, group.primary.key, group.primary.unsafeHashProperties] : [read.game, group.reason];
}

describe('reading an item in the game’s clipboard format', () => {
  const unique = (...sections: readonly (readonly string[])[]): unknown => {
    const read = readItemText(write(['Rarity: Unique', 'Kaom\u2019s Heart', 'Conqueror Plate'], ['Item Level: 82'], ...sections), 'poe2');
    return read.ok ? [read.item.enchantMods, read.item.runeMods, read.item.mutatedMods, read.item.foil] : read;
  };

  it('D45 does not count runes as enchantments, and recognises a mutated mod and a foil', () => {
    expect(unique(['+18% to Cold Resistance (rune)'])).toEqual([[], ['+18% to Cold Resistance'], [], false]);
    expect(unique(['{ Enhancement }', 'Allocates Charisma'])).toEqual([['Allocates Charisma'], [], [], false]);
    expect(unique(['+1 to Level of all Skills (mutated)'])).toEqual([[], [], ['+1 to Level of all Skills'], false]);
    expect(unique(['{ Foulborn Unique Modifier }', '+1 to Level of all Skills'])).toEqual([[], [], ['+1 to Level of all Skills'], false]);
    for (const foil of ['Foil Unique (Celestial Aureate)', 'Foil (Celestial Amethyst)', 'Relic Unique'])
      expect(unique([foil])).toEqual([[], [], [], true]);
  });

  it.each<[string, string, unknown, object]>([
    [
      'a gem of the Chinese client',
      write(
        ['物品类别: 辅助技能宝石', '稀有度: 宝石', '增幅（辅）'],
        ['卓越, 辅助', '等级: 3', '品质: +20% (augmented)'],
        ['需求:', '等级: 60'],
      ),
      [undefined, 'gem', 'enhance support', { lvl: '3', quality: '20', corrupted: false }],
      { language: 'zh' },
    ],
    [
      'a unique of the Chinese client',
      write(['物品类别: 腰带', '稀有度: 传奇', '猎首', '皮革腰带'], ['物品等级: 84'], ['+46 力量']),
      [undefined, 'unique', 'headhunter', { sixLink: false }],
      { language: 'zh' },
    ],
    [
      'a corrupted unique with six links of the Chinese client',
      write(['物品类别: 胸甲', '稀有度: 传奇', '智者織衫', '精灵护甲'], ['插槽: R-G-B-R-R-G '], ['物品等级: 84'], ['已腐化']),
      [undefined, 'unique', 'loreweave', { sixLink: true }],
      { language: 'zh', item: { corrupted: true, duplicated: false } },
    ],
    [
      'a mirrored unique with two links of the Taiwanese client',
      write(['物品種類: 腰帶', '稀有度: 傳奇', '猎首', '皮革腰帶'], ['插槽: R-G B'], ['物品等級: 84'], ['已複製']),
      [undefined, 'unique', 'headhunter', { sixLink: false }],
      { language: 'zh', item: { corrupted: false, duplicated: true, sockets: [{ group: 0 }, { group: 0 }, { group: 1 }] } },
    ],
    [
      'a corrupted gem of the Taiwanese client',
      write(['物品種類: 輔助技能寶石', '稀有度: 寶石', '增幅（辅）'], ['等級: 4'], ['已汙染']),
      [undefined, 'gem', 'enhance support', { lvl: '4', quality: '0', corrupted: true }],
      { language: 'zh' },
    ],
    [
      'currency of the Taiwanese client',
      write(['物品種類: 可堆疊通貨', '稀有度: 通貨', '知識卷軸'], ['堆疊數量: 7/40'], ['鑑定一個物品']),
      [undefined, 'currency', 'scroll of wisdom', {}],
      { language: 'zh', item: { stackSize: 7 } },
    ],
  ])('R1.07 reads the name, level, quality, stack, sockets and state of %s', (_name, text, group, read) => {
    expect(groupText(text)).toEqual(group);
    expect(readItemText(text, 'poe1')).toMatchObject(read);
  });

  it('R1.07 refuses text in another client language with an unknown name, and reports the language', () => {
    const texts = [
      write(['物品类别: 腰带', '稀有度: 传奇', '无名之物', '皮革腰带'], ['物品等级: 84']),
      write(['아이템 종류: 허리띠', '아이템 희귀도: 고유', '헤드헌터'], ['아이템 레벨: 84']),
      write(['Класс предмета: Пояса', 'Редкость: Уникальный', 'Охотник за головами'], ['Уровень предмета: 84']),
    ];
    expect(texts.map((text) => readItemText(text, 'poe1'))).toEqual(
      ['zh', 'ko', 'ru'].map((language) => ({ ok: false, reason: 'otherLanguage', language })),
    );
  });

  it('D57 recognises an uncut gem as poe2 even without its class', () => {
    const gem = (name: string) =>
      write(['Rarity: Currency', name], ['Level: 19'], ['Creates a Skill Gem or Level an existing gem to Level 19']);
    expect(groupText(gem('Uncut Spirit Gem'))).toEqual(['poe2', 'gem', 'uncut spirit gem (level 19)', {}]);
    expect(groupText(gem('Uncut Skill Gem'))).toEqual(['poe2', 'gem', 'uncut skill gem (level 19)', {}]);
  });

  it('R3.24 R1.07 recognises an item by its former name, and determines the game', () => {
    const talisman = write(['Rarity: Currency', 'Cat Talisman'], ['Stack Size: 1/10'], ['Boots: 10% reduced Slow']);
    expect(groupText(talisman)).toEqual(['poe2', 'misc', 'cat idol', {}]);
    const tablet = write(['Rarity: Magic', 'Elevated Precursor Tablet of Shrines'], ['Item Level: 68'], ['Area contains a Shrine']);
    expect(groupText(tablet)).toEqual(['poe2', 'fragment', 'precursor tablet', {}]);
  });

  it.each([
    ['Charms', 'Magic', 'Sunny Thawing Charm of the Copious', 'thawing charm'],
    ['Charms', 'Normal', 'Superior Thawing Charm', 'thawing charm'],
    ['Relics', 'Magic', 'Steadfast Urn Relic of Achievement', 'urn relic'],
    ['Jewels', 'Magic', 'Evasive Emerald of Diminishing', 'emerald'],
  ])('D45 groups poe2 %s by their base: %s %s', (itemClass, rarity, name, key) => {
    const text = write([`Item Class: ${itemClass}`, `Rarity: ${rarity}`, name], ['Item Level: 67'], ['18% increased Evasion Rating']);
    expect(groupText(text)).toEqual(['poe2', 'base', key, {}]);
  });

  it('R1.07 reads currency with its stack, with any thousands separator', () => {
    for (const stack of ['1234/5000', '1,234/5,000', '1.234/5.000', '1 234/5 000', '1 234/5 000']) {
      const read = readItemText(
        write(
          ['Item Class: Stackable Currency', 'Rarity: Currency', 'Chaos Orb'],
          [`Stack Size: ${stack}`],
          ['Reforges a rare item with new random modifiers'],
          ['Right click this item then left click a rare item to apply it.'],
        ),
        'poe1',
      );
      expect(read).toMatchObject({ ok: true, item: { stackSize: 1234, maxStackSize: 5000 }, isCutOff: false });
    }
  });

  it.each<[string, string, unknown]>([
    [
      'a card',
      write(['Item Class: Divination Cards', 'Rarity: Divination Card', 'The Doctor'], ['Stack Size: 1/8'], ['Headhunter', 'Leather Belt']),
      ['poe1', 'card', 'the doctor', {}],
    ],
    [
      'a gem with level, quality and corruption',
      write(
        ['Item Class: Support Gems', 'Rarity: Gem', 'Empower Support'],
        ['Exceptional, Support', 'Level: 4 (Max)', 'Quality: +23% (augmented)'],
        ['Requirements:', 'Level: 72'],
        ['+3 to Level of Supported Active Skill Gems'],
        ['Corrupted'],
      ),
      [undefined, 'gem', 'empower support', { lvl: '4', quality: '23', corrupted: true }],
    ],
    [
      'a Vaal gem, which stands under its plain name',
      write(
        ['Item Class: Skill Gems', 'Rarity: Gem', 'Molten Shell'],
        ['Spell, AoE', 'Level: 20 (Max)'],
        ['Vaal Molten Shell'],
        ['Souls Per Use: 35'],
        ['Corrupted'],
      ),
      [undefined, 'gem', 'vaal molten shell', { lvl: '20', quality: '0', corrupted: true }],
    ],
    [
      'a corrupted unique with six links',
      write(
        ['Item Class: Body Armours', 'Rarity: Unique', 'Tabula Rasa', 'Simple Robe'],
        ['Sockets: W-W-W-W-W-W '],
        ['Item Level: 60'],
        ['20% increased Damage (implicit)'],
        ['Item has no level requirement'],
        ['Corrupted'],
      ),
      ['poe1', 'unique', 'tabula rasa', { sixLink: true, corruptedMods: ['#% increased damage'] }],
    ],
    [
      'a rare map of a named atlas',
      write(
        ['Item Class: Maps', 'Rarity: Rare', 'Abandoned Edge', 'Dunes Map'],
        ['Map Tier: 16', 'Item Quantity: +80% (augmented)'],
        ['Item Level: 85'],
        ['Monster Level: 83'],
        ['{ Prefix Modifier "Savage" (Tier: 1) — Damage }', '23(22-25)% increased Monster Damage'],
      ),
      ['poe1', 'map', 'dunes map', { tier: 16 }],
    ],
    [
      'a magic map, whose base stands between affixes',
      write(['Item Class: Maps', 'Rarity: Magic', 'Armoured Strand Map of Exposure'], ['Map Tier: 14'], ['Item Level: 81']),
      ['poe1', 'map', 'strand map', { tier: 14 }],
    ],
    [
      'a cluster jewel',
      write(
        ['Item Class: Jewels', 'Rarity: Rare', 'Gale Creed', 'Large Cluster Jewel'],
        ['Requirements:', 'Level: 60'],
        ['Item Level: 84'],
        [
          'Adds 8 Passive Skills (enchant)',
          '2 Added Passive Skills are Jewel Sockets (enchant)',
          'Added Small Passive Skills grant: 12% increased Fire Damage (enchant)',
        ],
        ['1 Added Passive Skill is Blowback'],
      ),
      ['poe1', 'cluster', 'large cluster jewel', { ilvl: 84, clusterType: '12% increased fire damage', passives: 8 }],
    ],
    [
      'a timeless jewel, whose mod of two lines is one',
      write(
        ['Item Class: Jewels', 'Rarity: Unique', 'Glorious Vanity', 'Timeless Jewel'],
        ['Limited to: 1 Historic', 'Radius: Large'],
        ['Item Level: 84'],
        ['Bathed in the blood of 4075 sacrificed in the name of Xibaqua', 'Passives in radius are Conquered by the Vaal', 'Historic'],
        ['They believed themselves the greatest'],
        ['Place into an allocated Jewel Socket on the Passive Skill Tree. Right click to remove from the Socket.'],
      ),
      [
        undefined,
        'timeless_jewel',
        'glorious vanity',
        {
          mods: ['Bathed in the blood of 4075 sacrificed in the name of Xibaqua\nPassives in radius are Conquered by the Vaal', 'Historic'],
        },
      ],
    ],
    [
      'a contract',
      write(
        ['Item Class: Contracts', 'Rarity: Normal', 'Contract: Bunker'],
        ['Client: Faustus', 'Area Level: 83', 'Requires Demolition (Level 5)'],
        ['Item Level: 83'],
      ),
      ['poe1', 'contract', 'demolition contract', { ilvl: '83 and above' }],
    ],
    [
      'a logbook by its faction',
      write(
        ['Item Class: Expedition Logbooks', 'Rarity: Normal', 'Expedition Logbook'],
        ['Area Level: 78'],
        ['Item Level: 78'],
        ['Lush Isle', 'Order of the Chalice', '21% increased Explosive Radius (implicit)'],
      ),
      [undefined, 'logbook', 'order of the chalice logbook', { ilvl: '78-82', corrupted: false, split: false }],
    ],
    [
      'an item its reader cannot use, whose name stands apart',
      write(
        ['Item Class: Belts', 'Rarity: Unique', 'You cannot use this item. Its stats will be ignored'],
        ['Headhunter', 'Leather Belt'],
        ['Item Level: 84'],
      ),
      ['poe1', 'unique', 'headhunter', { sixLink: false }],
    ],
  ])('R1.07 groups %s', (_name, text, expected) => {
    expect(groupText(text)).toEqual(expected);
    // Line breaks of a browser on Windows.
    expect(groupText(text.replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  it('R1.07 recognises the game by class or base, and otherwise uses the page’s game', () => {
    const waystone = write(['Item Class: Waystones', 'Rarity: Normal', 'Waystone (Tier 15)'], ['Waystone Tier: 15'], ['Item Level: 80']);
    expect(readItemText(waystone, 'poe1')).toMatchObject({ ok: true, game: 'poe2' });
    const orb = write(['Item Class: Stackable Currency', 'Rarity: Currency', 'Chaos Orb'], ['Stack Size: 1/20']);
    expect(readItemText(orb, 'poe2')).toMatchObject({ ok: true, game: undefined });
  });

  it.each([
    ['Waystones', 'poe2'],
    ['Maps', 'poe1'],
    ['Rings', undefined],
  ])('R1.07 derives the game of an unknown name from its item class alone: %s', (itemClass, game) => {
    const read = readItemText(write([`Item Class: ${itemClass}`, 'Rarity: Normal', 'Something Nobody Knows'], ['Item Level: 80']), 'poe1');
    expect(read).toMatchObject({ ok: true, game });
  });

  it('R3.05 gives properties the publisher’s type codes', () => {
    const read = readItemText(
      write(
        ['Item Class: Maps', 'Rarity: Normal', 'Strand Map'],
        ['Map Tier: 16', 'Item Quantity: +80% (augmented)', 'Quality: +20% (augmented)'],
      ),
      'poe1',
    );
    expect(read.ok && read.item.properties.map(({ name, type, values }) => [name, type, values[0]?.[0]])).toEqual([
      ['Map Tier', 1, '16'],
      ['Item Quantity', 2, '+80%'],
      ['Quality', 6, '+20%'],
    ]);
  });

  it('R1.07 strips ranges, remarks and marks of the advanced form from the mods', () => {
    const read = readItemText(
      write(
        ['Item Class: Boots', 'Rarity: Magic', "Sprinter's Wyvernscale Boots of Youth"],
        ['Item Level: 85'],
        ['{ Implicit Modifier }', '+14(10-15) to maximum Life'],
        [
          '{ Prefix Modifier "Sprinter\'s" (Tier: 5) — Speed }',
          '15% increased Movement Speed',
          '{ Suffix Modifier "of Youth" (Tier: 2) — Life }',
          '19(18-19)% increased Life Regeneration rate',
          '-12(-12--9)% to all maximum Resistances',
          '(Maximum Resistances cap the Resistance)',
        ],
      ),
      'poe1',
    );
    expect(read).toMatchObject({
      ok: true,
      item: {
        baseType: 'Wyvernscale Boots',
        implicitMods: ['+14 to maximum Life'],
        explicitMods: ['15% increased Movement Speed', '19% increased Life Regeneration rate\n-12% to all maximum Resistances'],
      },
    });
  });

  it.each([
    ['Gegenstandsklasse: Stapelbare Währung\nSeltenheit: Währung\nChaossphäre', 'de'],
    ["Classe d'objet: Objets monétaires\nRareté: Objet monétaire\nOrbe du chaos", 'fr'],
    ['Класс предмета: Валюта\nРедкость: Валюта\nСфера хаоса', 'ru'],
    ['아이템 종류: 중첩 가능 화폐\n아이템 희귀도: 화폐\n카오스 오브', 'ko'],
    ['物品种类: 可堆叠通货\n稀 有 度: 通货\n混沌石', 'zh'],
    ['アイテムクラス: スタック可能カレンシー\nレアリティ: カレンシー\nカオスオーブ', 'ja'],
  ])('R1.07 reports the client language of %s, and guesses nothing else', (text, language) => {
    expect(readItemText(text, 'poe1')).toEqual({ ok: false, reason: 'otherLanguage', language });
  });

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['hello', 'notAnItem'],
    ['Item Class: Belts', 'cutOff'],
    ['Item Class: Belts\nRarity: Unique', 'cutOff'],
    ['Item Class: Belts\nRarity: Splendid\nHeadhunter', 'unknownRarity'],
    ['x'.repeat(60_000), 'tooLong'],
  ])('R1.07 reports why %j is not an item', (text, reason) => {
    expect(readItemText(text, 'poe1')).toEqual({ ok: false, reason });
  });

  it('R1.07 reports incomplete text as cut off', () => {
    const whole = write(
      ['Item Class: Belts', 'Rarity: Unique', 'Headhunter', 'Leather Belt'],
      ['Requirements:', 'Level: 40'],
      ['Item Level: 84'],
      ['+40 to maximum Life (implicit)'],
    );
    const cut = whole.slice(0, whole.indexOf('Item Level') - 4);
    expect(readItemText(whole, 'poe1')).toMatchObject({ isCutOff: false });
    expect(readItemText(cut, 'poe1')).toMatchObject({ ok: true, isCutOff: true, item: { name: 'Headhunter' } });
  });

  it('R1.07 splits a paste of ten items', () => {
    const orb = write(['Item Class: Stackable Currency', 'Rarity: Currency', 'Chaos Orb'], ['Stack Size: 1/20']);
    const old = write(['Rarity: Currency', 'Divine Orb'], ['Stack Size: 1/20']);
    const texts = splitItemTexts(`they said:\n${[orb, orb, old, old, orb, old, orb, orb, orb, old].join('\n\n')}`);
    expect(texts.map((text) => readItemText(text, 'poe1')).map((read) => (read.ok ? read.item.baseType : read.reason))).toEqual(
      [1, 1, 0, 0, 1, 0, 1, 1, 1, 0].map((isChaos) => (isChaos ? 'Chaos Orb' : 'Divine Orb')),
    );
    expect(splitItemTexts('no item at all')).toEqual(['no item at all']);
  });

  it.each([
    ['a name of 20,000 words', (much: number) => `Rarity: Magic\n${'a '.repeat(much / 2)}b`],
    ['a base type among 20,000 words', (much: number) => `Rarity: Magic\nIron Ring ${'a '.repeat(much / 2)}b`],
    ['quotes without end', (much: number) => `Rarity: Rare\nFoul Maw\nIron Ring\n${rule}\n{${'"'.repeat(much)}}`],
    ['blanks within a number', (much: number) => `Rarity: Currency\nChaos Orb\n${rule}\nStack Size: 1${' '.repeat(much)}x`],
    ['roll ranges without end', (much: number) => `Rarity: Rare\nFoul Maw\nIron Ring\n${rule}\n${'1(1-'.repeat(much / 4)} (implicit)`],
    ['sections', (much: number) => `Rarity: Rare\nFoul Maw\nIron Ring${`\n${rule}\nx`.repeat(much / 10)}`],
    ['sockets', (much: number) => `Rarity: Rare\nFoul Maw\nIron Ring\n${rule}\nSockets: ${'R-'.repeat(much / 2)}R`],
    ['affixes', (much: number) => `Rarity: Magic\n${'x '.repeat(much / 4)}\n${rule}\n${'{ Prefix Modifier "x" }\n'.repeat(much / 48)}`],
  ])('R1.07 reads %s in time proportional to the text, up to the longest accepted text', (_what, write) => {
    for (let time = 0; time < 10; time += 1) {
      const read = readItemText(write(40_000), 'poe1');
      expect(read).toMatchObject({ ok: true });
      if (read.ok) groupItem(read.item, 'poe1');
    }
  });

  it('R1.07 never throws for any pasted text', () => {
    const lines = fc.constantFrom(
      'Item Class: Maps',
      'Rarity: Rare',
      'Rarity: Unique',
      'Rarity: Gem',
      rule,
      'Sockets: R-G B',
      'Item Level: NaN',
      'Item Level: 84',
      '{ Prefix Modifier "',
      '{ Prefix Modifier "" }',
      'Stack Size: 9/',
      'Unidentified',
      '__proto__: 1',
      '<script>alert(1)</script>',
    );
    const text = fc.array(fc.oneof(lines, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 30 });
    fc.assert(
      fc.property(text, fc.constantFrom<Game>('poe1', 'poe2'), (parts, game) => {
        for (const one of splitItemTexts(parts.join('\n'))) {
          const read = readItemText(one, game);
          if (read.ok) groupItem(read.item, read.game ?? game);
        }
      }),
      { numRuns: 500 },
    );
  });
});
