import { describe, expect, it } from 'vitest';
import { groupItem } from '../grouping/index.ts';
import { readItem, type Game } from '../item/index.ts';
import { listOtherLines, readItemText, splitItemTexts } from './index.ts';

const write = (...sections: readonly (readonly string[])[]): string => sections.map((lines) => lines.join('\n')).join('\n--------\n');

function read(text: string, game: Game) {
  const [one = '', ...others] = splitItemTexts(text);
  const result = readItemText(one, game);
  if (!result.ok) throw new Error(result.reason);
  const group = groupItem(result.item, result.game ?? game);
  return { ...result, group, isWhole: others.length === 0 && listOtherLines(text).length === 0 };
}

const primaryOf = ({ group }: ReturnType<typeof read>) => (group.ok ? [group.primary.tag, group.primary.key] : group.reason);

describe('forms of copied item text', () => {
  it('R1.07 does not end the item at empty lines between mods of the advanced form', () => {
    const rare = write(
      ['Item Class: Rings', 'Rarity: Rare', 'Doom Loop', 'Sapphire Ring'],
      ['Item Level: 82'],
      [
        '{ Prefix Modifier "Hale" (Tier: 8) — Life }',
        '+12(10-19) to maximum Life',
        '',
        '{ Suffix Modifier "of the Seal" (Tier: 7) — Elemental, Cold, Resistance }',
        '+15(12-17)% to Cold Resistance',
      ],
    );
    expect(read(rare, 'poe1')).toMatchObject({
      isWhole: true,
      item: { explicitMods: ['+12 to maximum Life', '+15% to Cold Resistance'] },
    });
    const list = `${rare}\n\n10 Chaos Orb`;
    expect(listOtherLines(list)).toEqual(['10 Chaos Orb']);
    const plain = write(
      ['Rarity: Rare', 'Doom Loop', 'Sapphire Ring'],
      ['Item Level: 82'],
      ['+12 to maximum Life', '', '+9% to Cold Resistance'],
    );
    expect(read(`${plain}\n\nCorrupted`, 'poe1')).toMatchObject({ isWhole: true });
  });

  it('R1.07 finds a magic item’s base even if the text ends before its suffix', () => {
    const text = write(
      ['Item Class: Belts', 'Rarity: Magic', 'Rotund Stygian Vise of the Seal'],
      ['Item Level: 84'],
      ['{ Prefix Modifier "Rotund" (Tier: 4) — Life }', '+87(85-99) to maximum Life'],
    );
    expect(read(text, 'poe1').item.baseType).toBe('Stygian Vise');
  });

  it('D45 treats lines above the item level as properties, with or without a colon', () => {
    const charm = read(
      write(
        ['Item Class: Charms', 'Rarity: Magic', 'Sprouting Silver Charm of the Bountiful'],
        ['Quality: +14% (augmented)', 'Lasts 3.40 (augmented) Seconds', 'Currently has 60 Charges', 'Your speed is unaffected by Slows'],
        ['Requires: Level 37'],
        ['Item Level: 80'],
        ['{ Implicit Modifier }', 'Used when you are affected by a Slow — Unscalable Value'],
        [
          '{ Prefix Modifier "Sprouting" (Tier: 5) — Charm, Life }',
          'Recover 106(96-130) Life when Used',
          '{ Suffix Modifier "of the Bountiful" (Tier: 3) }',
          '51(47-54)% increased Charges',
        ],
        ['Used automatically when condition is met.'],
      ),
      'poe2',
    );
    expect(charm.group).toMatchObject({
      extended: { unsafeHashProperties: { variant: ['#% increased charges', 'recover # life when used'] } },
    });
    expect(charm.item.implicitMods).toEqual(['Used when you are affected by a Slow']);
    const tincture = read(
      write(
        ['Item Class: Tinctures', 'Rarity: Normal', 'Blood Sap Tincture'],
        ['Inflicts Mana Burn every 0.70 Seconds', '6 Second Cooldown when Deactivated'],
        ['Item Level: 67'],
        ['72% increased Damage with Bleeding from Melee Weapons (implicit)'],
      ),
      'poe1',
    );
    expect(tincture.item.explicitMods).toEqual([]);
    expect(tincture.group).toMatchObject({ primary: { key: 'blood sap tincture' } });
    expect(tincture.group).not.toHaveProperty('extended.hash');
  });

  it('R5.14 reads the first of two sections of unmarked mods as the implicit mods', () => {
    const map = read(
      write(
        ['Item Class: Maps', 'Rarity: Rare', 'Damned Choice', 'Map (Tier 16)'],
        ['Item Quantity: +49% (augmented)'],
        ['Item Level: 83'],
        ['Monster Level: 83'],
        ['Area is influenced by The Elder', 'Map is occupied by The Eradicator'],
        ['Monsters have 70% chance to Avoid Elemental Ailments', 'Monsters cannot be Taunted'],
        ['Travel to a Map of this tier or lower by using this in a personal Map Device.'],
        ['Note: ~b/o 6 chaos'],
      ),
      'poe1',
    );
    expect(primaryOf(map)).toEqual(['influenced_map', "eradicator's map"]);
    expect(map.item.explicitMods).toHaveLength(2);
    const unique = (...sections: string[][]) =>
      read(write(['Rarity: Unique', 'Headhunter', 'Leather Belt'], ['Item Level: 84'], ...sections), 'poe1').item;
    const flavour = ['A man should be known for the company he keeps.'];
    expect(unique(['+40 to maximum Life'], ['+50 to Strength'], flavour)).toMatchObject({
      implicitMods: ['+40 to maximum Life'],
      explicitMods: ['+50 to Strength'],
    });
    expect(unique(['+50 to Strength'], flavour)).toMatchObject({ implicitMods: [], explicitMods: ['+50 to Strength'] });
  });

  it.each([
    [
      'plain',
      [
        '+34 to maximum Mana',
        '50% chance to Trigger Socketed Spells when you Spend at least 200 Life on an (mutated)',
        'Upfront Cost to Use or Trigger a Skill, with a 0.1 second Cooldown (mutated)',
      ],
    ],
    [
      'detailed',
      [
        '{ Foulborn Unique Modifier — Caster }',
        '50% chance to Trigger Socketed Spells when you Spend at least 200 Life on an',
        'Upfront Cost to Use or Trigger a Skill, with a 0.1 second Cooldown',
      ],
    ],
    [
      'detailed, with marks',
      [
        '{ Unique Modifier }',
        '50% chance to Trigger Socketed Spells when you Spend at least 200 Life on an (mutated)',
        'Upfront Cost to Use or Trigger a Skill, with a 0.1 second Cooldown (mutated)',
      ],
    ],
  ])('D45 reads a two-line Foulborn mod as one mod, as the publisher sends it, in this form of text: %s', (_form, mods) => {
    const names = ["Foulborn Kitava's Thirst", 'Zealot Helmet'];
    const copied = read(
      write(['Item Class: Helmets', 'Rarity: Unique', ...names], ['Item Level: 81'], mods, ['They went to fish.']),
      'poe1',
    );
    const raw = readItem({
      name: names[0],
      typeLine: names[1],
      baseType: names[1],
      frameType: 3,
      ilvl: 81,
      mutatedMods: [
        '50% chance to Trigger Socketed Spells when you Spend at least 200 Life on an\nUpfront Cost to Use or Trigger a Skill, with a 0.1 second Cooldown',
      ],
    });
    expect(raw.ok && copied.group).toEqual(raw.ok && groupItem(raw.item, 'poe1'));
  });

  it('R5.18 reads the kinds on a gem’s first line as its first property', () => {
    const gem = read(write(['Rarity: Gem', 'Coursing Current Support'], ['Exceptional, Cold, Support', 'Level: 1']), 'poe1');
    expect(gem.item.properties.map(({ name }) => name)).toEqual(['Exceptional, Cold, Support', 'Level']);
  });

  it('R1.07 removes markup of linked items and multi-line remarks', () => {
    const text = write(
      ['Rarity: Rare', '<<set:MS>><<set:M>><<set:S>>Doom Loop', 'Sapphire Ring'],
      ['Item Level: 82'],
      ['{ Implicit Modifier }', '+20(20-30)% to [Resistances|Cold Resistance] (implicit)'],
      ['{ Prefix Modifier "Hale" }', '+12(10-19) to maximum Life', '(Life is lost first,', 'before anything else)', 'Regenerate 2 Life'],
    );
    expect(read(text, 'poe1').item).toMatchObject({
      name: 'Doom Loop',
      implicitMods: ['+20% to Cold Resistance'],
      explicitMods: ['+12 to maximum Life\nRegenerate 2 Life'],
    });
  });
});
