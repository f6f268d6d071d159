import { describe, expect, it } from 'vitest';
import { readItem, type Game } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import { findPrimaryGroup, type GroupItemResult } from './group.ts';

type Raw = Readonly<Record<string, unknown>>;

function group(raw: Raw, game: Game = 'poe1'): Extract<GroupItemResult, { ok: true }> {
  const read = readItem({ frameType: 3, typeLine: 'Base', baseType: 'Base', ...raw });
  if (!read.ok) throw new Error(read.reason);
  const result = groupItem(read.item, game);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

/** Properties that differ between the extended and the primary group. */
const apart = (raw: Raw, game: Game = 'poe1'): unknown => {
  const { extended } = group(raw, game);
  if (extended === undefined) return undefined;
  const { sixLink, ...others } = extended.unsafeHashProperties;
  expect(sixLink).toBeTypeOf('boolean');
  return others;
};

const links = (...groups: readonly number[]): { sockets: { group: number }[] } => ({ sockets: groups.map((each) => ({ group: each })) });

describe('unique variants', () => {
  it('D45 creates no extended group for the plain item', () => {
    expect(group({ name: 'Headhunter' })).not.toHaveProperty('extended');
    expect(group({ name: 'Headhunter', implicitMods: ['+40 to maximum Life'] })).not.toHaveProperty('extended');
  });

  it.each<[string, Raw, unknown]>([
    ['corrupted without an implicit', { corrupted: true }, { corrupted: true }],
    ['mirrored', { duplicated: true }, { mirrored: true }],
    ['mirrored, five links', { duplicated: true, ...links(0, 0, 0, 0, 0, 1) }, { mirrored: true, fiveLink: true }],
    ['foil', { frameType: 9 }, { foil: true }],
    ['supporter foil', { frameType: 10, corrupted: true }, { foil: true, corrupted: true }],
    ['five links', links(0, 0, 0, 0, 0, 1), { fiveLink: true }],
    ['five links of another group', links(0, 1, 1, 1, 1, 1), { fiveLink: true }],
    ['six links and foil', { ...links(0, 0, 0, 0, 0, 0), frameType: 9 }, { foil: true }],
    ['four links', links(0, 0, 0, 0, 1, 1), undefined],
    ['one corrupted implicit, which the primary group has', { corrupted: true, implicitMods: ['+1 to Level of Socketed Gems'] }, undefined],
  ])('D45 groups a unique by its variant: %s', (_what, raw, expected) => {
    expect(apart({ name: 'Kaom\u2019s Heart', ...raw })).toEqual(expected);
  });

  it('D45 excludes variants from the plain item’s market; a unique with a corruption mod has its own market', () => {
    expect(group({ name: 'Headhunter', corrupted: true }).market).toBe('extended');
    expect(group({ name: 'Headhunter', duplicated: true }).market).toBe('extended');
    expect(group({ name: 'Headhunter', frameType: 9 }).market).toBe('extended');
    expect(group({ name: 'Headhunter', corrupted: true, implicitMods: ['4% increased maximum Life'] }).market).toBeUndefined();
  });

  it.each<[string, Raw, unknown]>([
    ['an anointed amulet', { enchantMods: ['Allocates Charisma'] }, {}],
    ['an anointed ring', { enchantMods: ['Your Seismic Towers have 100% increased length and range of Cascades'] }, {}],
    ['an enchanted flask', { baseType: 'Ruby Flask', enchantMods: ['Used when Charges reach full'] }, {}],
    [
      'a pair of corrupted implicits',
      { corrupted: true, implicitMods: ['+1% to maximum Fire Resistance', '5% increased Attack Speed'] },
      { corrupted: true },
    ],
  ])('D45 %s shares the market of its plainer variant, and has no market of its own', (_what, raw, expected) => {
    const result = group({ name: 'Yoke of Suffering', ...raw });
    expect(apart({ name: 'Yoke of Suffering', ...raw })).toEqual(expected);
    expect(result.market).toBe('extendedInstead');
    // The hash of its primary group is unchanged (R5.40).
    expect(Object.keys(result.primary.unsafeHashProperties)).not.toEqual(['sixLink']);
  });

  it('D45 keeps in the group a helmet enchantment that buyers pay for', () => {
    const enchantMods = ['Tornado Shot fires an additional secondary Projectile'];
    expect(apart({ name: "Rat's Nest", enchantMods })).toBeUndefined();
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      'Voices',
      'Large Cluster Jewel',
      ['Adds 3 Jewel Socket Passive Skills', 'Adds 1 Small Passive Skill which grants nothing'],
      ['1 passive'],
    ],
    [
      'Voices',
      'Large Cluster Jewel',
      ['Adds 3 Jewel Socket Passive Skills', 'Adds 7 Small Passive Skills which grant nothing'],
      ['7 passives'],
    ],
    [
      "Watcher's Eye",
      'Prismatic Jewel',
      [
        '5% increased maximum Life',
        'Damage Penetrates 14% Lightning Resistance while affected by Wrath',
        'Unaffected by Poison while affected by Malevolence',
      ],
      ['damage penetrates #% lightning resistance while affected by wrath', 'unaffected by poison while affected by malevolence'],
    ],
    [
      'Forbidden Flame',
      'Crimson Jewel',
      ['Allocates First to Strike, Last to Fall if you have the matching modifier on Forbidden Flesh'],
      ['first to strike, last to fall'],
    ],
    ['Tombfist', 'Steelscale Gauntlets', ['Has 2 Abyssal Sockets', '9% increased Attack Speed'], ['abyssal sockets: 2']],
    ['Tombfist', 'Steelscale Gauntlets', ['Has 1 Abyssal Socket', '9% increased Attack Speed'], ['abyssal sockets: 1']],
    [
      'Thread of Hope',
      'Crimson Jewel',
      ['Only affects Passives in Very Large Ring', '-13% to all Elemental Resistances'],
      ['very large ring'],
    ],
    [
      'Impossible Escape',
      'Viridian Jewel',
      ['Passives in Radius of Acrobatics can be Allocated\nwithout being connected to your tree'],
      ['acrobatics'],
    ],
    [
      'Skin of the Lords',
      'Simple Robe',
      [
        'Sockets cannot be modified',
        '+1 to Level of Socketed Gems',
        '100% increased Global Defences',
        'You can only Socket Corrupted Gems in this item',
        'Ancestral Bond',
      ],
      ['ancestral bond'],
    ],
    [
      'Split Personality',
      'Crimson Jewel',
      [
        "This Jewel's Socket has 25% increased effect per Allocated Passive Skill between\nit and your Class' starting location",
        '+40 to Armour',
        '+5 to maximum Life',
      ],
      ['armour', 'maximum life'],
    ],
    [
      'Vessel of Vinktar',
      'Topaz Flask',
      [
        'Shocks nearby Enemies during Flask effect, causing 10% increased Damage taken',
        'Adds 20 to 79 Lightning Damage to Spells during Flask effect',
      ],
      ['added to spells'],
    ],
    ["Doryani's Invitation", 'Heavy Belt', ['28% increased Cold Damage', '+340 to Armour', '+30% to Fire Resistance'], ['cold']],
    [
      "Atziri's Splendour",
      'Sacrificial Garb',
      ['+90 to maximum Energy Shield', '285% increased Energy Shield', '+100 Life gained on Kill'],
      ['energy shield', 'maximum energy shield'],
    ],
    ['Impresence', 'Onyx Amulet', ['Adds 12 to 18 Cold Damage', '+20% to Cold Resistance'], ['cold']],
  ])('D45 distinguishes %s on %s by its mods', (name, baseType, explicitMods, variant) => {
    const result = group({ name, baseType, typeLine: baseType, explicitMods });
    expect(result.extended?.unsafeHashProperties['variant']).toEqual(variant);
    expect(result.market).toBe('both');
  });

  it('D45 ignores rolls and the order of mods', () => {
    const eye = (...explicitMods: readonly string[]) => group({ name: "Watcher's Eye", explicitMods }).extended?.hash;
    expect(
      eye('Damage Penetrates 14% Fire Resistance while affected by Anger ', 'Unaffected by Poison while affected by Malevolence'),
    ).toBe(
      eye(
        'Unaffected by Poison while affected by Malevolence',
        '6% increased maximum Life',
        'Damage Penetrates 10% Fire Resistance while affected by Anger',
      ),
    );
  });

  it('D45 distinguishes bases if a name has several', () => {
    const mods = { name: 'Combat Focus', explicitMods: ['10% increased Elemental Damage with Attack Skills'] };
    expect(apart({ ...mods, baseType: 'Cobalt Jewel' })).toEqual({ base: 'cobalt jewel' });
    expect(apart({ name: "Doryani's Delusion", baseType: 'Titan Greaves' })).toEqual({ base: 'titan greaves' });
    expect(apart({ name: 'Headhunter', baseType: 'Leather Belt' })).toBeUndefined();
    expect(apart({ name: 'Cloak of Flame', baseType: 'Runemastered Silk Robe' }, 'poe2')).toEqual({ base: 'runemastered' });
    expect(apart({ name: 'Cloak of Flame', baseType: 'Silk Robe' }, 'poe2')).toBeUndefined();
  });

  it('D45 distinguishes a Foulborn unique by its mutation', () => {
    const foulborn = (mutated: string) => apart({ name: 'Foulborn Kikazaru', mutatedMods: [mutated] });
    expect(foulborn('+2 Maximum Mana per Level')).toEqual({ variant: ['+# maximum mana per level'] });
    expect(foulborn('+1 Maximum Life per Level')).toEqual({ variant: ['+# maximum life per level'] });
  });

  it('D45 ignores runes; keeps poe2’s corruption enchantment, without its roll', () => {
    const runes = { runeMods: ['+18% to Cold Resistance'] };
    expect(apart({ name: 'Constricting Command', ...runes }, 'poe2')).toBeUndefined();
    const corrupted = (roll: number) =>
      apart({ name: 'Constricting Command', ...runes, corrupted: true, enchantMods: [`${roll}% increased Evasion Rating`] }, 'poe2');
    expect(corrupted(19)).toEqual({ corruption: ['#% increased evasion rating'] });
    expect(corrupted(25)).toEqual(corrupted(15));
    expect(apart({ name: 'Constricting Command', enchantMods: ['Allocates Climate Change'] }, 'poe2')).toEqual({});
  });

  it('D28 finds the primary group from the extended group', () => {
    for (const raw of [
      { name: 'Headhunter', corrupted: true },
      { name: 'Headhunter', frameType: 10 },
      { name: 'Voices', explicitMods: ['Adds 1 Small Passive Skill which grants nothing'], corrupted: true },
    ]) {
      const { primary, extended } = group(raw);
      expect(extended && findPrimaryGroup(extended).hash).toBe(primary.hash);
    }
  });
});
