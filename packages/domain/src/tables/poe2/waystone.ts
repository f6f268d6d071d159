import { listNames } from '../name-table.ts';

/**
 * Number of waystone tiers; the tier is part of the name: "Waystone (Tier 15)". Source: base items of poe2 0.4
 * (2026-08).
 */
const waystoneTiers = 16;

/** The waystones of poe2 by tier, ascending. */
export const waystones: readonly { readonly name: string; readonly tier: number }[] = Array.from({ length: waystoneTiers }, (_, at) => ({
  name: `Waystone (Tier ${at + 1})`,
  tier: at + 1,
}));

/** Tablets, which are used with a waystone. Source: base items of poe2 0.4 (2026-08). */
export const tablets: readonly string[] = listNames(`
Abyss Tablet
Breach Tablet
Delirium Tablet
Expedition Tablet
Irradiated Tablet
Overseer Tablet
Ritual Tablet
Temple Tablet
`);

/**
 * Waystone mod lines, `#` for numbers. Source: only lines seen on 47 waystones recorded in 2025 (poe2 0.3) and in text
 * copied from the game. It is unknown which lines form one mod, so each line counts as one. Too few tablets were
 * recorded to list their lines.
 */
export const waystoneModLines: readonly string[] = listNames(`
#% Monster Elemental Resistances
#% increased Monster Attack Speed
#% increased Monster Cast Speed
#% increased Monster Damage
#% increased Monster Movement Speed
#% increased Quantity of Items found in this Area
#% increased Rarity of Items found in this Area
#% increased number of Monster Packs
#% increased number of Rare Monsters
#% less effect of Curses on Monsters
#% more Monster Life
#% to Monster Critical Damage Bonus
Area contains # additional packs of Bramble Monsters
Area contains # additional packs of Faridun Monsters
Area contains # additional packs of Plagued Monsters
Area contains # additional packs of Transcended Monsters
Area contains # additional packs of Undead
Area has patches of Chilled Ground
Area has patches of Ignited Ground
Monster Damage Penetrates #% Elemental Resistances
Monsters Break Armour equal to #% of Physical Damage dealt
Monsters are Armoured
Monsters deal #% of Damage as Extra Chaos
Monsters deal #% of Damage as Extra Cold
Monsters deal #% of Damage as Extra Fire
Monsters gain #% of maximum Life as Extra maximum Energy Shield
Monsters have #% chance to Poison on Hit
Monsters have #% chance to inflict Bleeding on Hit
Monsters have #% increased Accuracy Rating
Monsters have #% increased Ailment Threshold
Monsters have #% increased Critical Hit Chance
Monsters have #% increased Freeze Buildup
Monsters have #% increased Shock Chance
Monsters have #% increased Stun Buildup
Monsters have #% increased Stun Threshold
Monsters inflict #% increased Flammability Magnitude
Monsters take #% reduced Extra Damage from Critical Hits
Players are periodically Cursed with Elemental Weakness
Players are periodically Cursed with Enfeeble
Players are periodically Cursed with Temporal Chains
Players gain #% reduced Flask Charges
Players have #% less Cooldown Recovery Rate
Players have #% less Recovery Rate of Life and Energy Shield
Rare Monsters have # additional Modifier
`);
