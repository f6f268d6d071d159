import { listMapMods, type MapMod } from './map-mods.ts';

/**
 * Mods and wordings that rare maps had before 2020, and that maps from that time still show. Source: 329 magic and rare
 * maps that players' programs recorded between 2013 and 2024. Magic maps with one affix of several lines
 * ("Antagonist's", "Unstoppable", "of Miring", "of Rust", "Vaal") show which lines form one mod, as do lines that only
 * occur together. A former wording of an existing mod has that mod's key. Left out: lines seen only once without such
 * evidence, and mods that only Zana's device added. One mod per line: `key: line / line`.
 */
const formerMods = `
attract-beyond: Slaying Enemies close together can attract monsters from Beyond
attract-beyond: Slaying Enemies close together has a #% chance to attract monsters from Beyond
avoid-elemental-ailments: Monsters have #% chance to Avoid Elemental Status Ailments
avoid-poison-blind-bleeding: Monsters have a #% chance to avoid Poison, Blind, and Bleed
avoid-poison-blind-bleeding: Monsters have a #% chance to avoid Poison, Blind, and Bleeding
bloodline-packs: #% more Magic Monsters / Magic Monster Packs each have a Bloodline Mod
cannot-be-taunted-nor-slowed: Monsters cannot be Taunted / Monsters' Action Speed cannot be modified to below base value
cause-elemental-ailments: Monsters have a #% chance to cause Elemental Ailments on Hit
elemental-equilibrium: Players have Elemental Equilibrium
extra-damage-as-cold: Monsters deal #% extra Damage as Cold
extra-damage-as-fire: Monsters deal #% extra Damage as Fire
extra-damage-as-lightning: Monsters deal #% extra Damage as Lightning
gain-endurance-charges: Monsters gain # Endurance Charge every # seconds
gain-endurance-charges: Monsters gain # Endurance Charges every # seconds
gain-frenzy-charges: Monsters gain # Frenzy Charge every # seconds
gain-frenzy-charges: Monsters gain # Frenzy Charges every # seconds
gain-power-charges: Monsters gain # Power Charge every # seconds
gain-power-charges: Monsters gain # Power Charges every # seconds
inhabited-rogue-exiles: Area is inhabited by # additional Rogue Exiles
inhabited-vaal: Area is inhabited by the Vaal / Found Items have a #% chance to drop Corrupted in Area
less-block-and-armour: Players have #% less Armour / Players have #% reduced Block Chance
less-maximum-resistances: -#% maximum Player Resistances
less-recovery: Players have #% less Recovery of Life, Mana and Energy Shield
monster-accuracy-and-unlucky-dodge: Monsters have #% increased Accuracy Rating / Player Dodge chance is Unlucky
monster-accuracy-and-unlucky-dodge: Monsters have #% increased Accuracy Rating / Player chance to Dodge is Unlucky
monster-cold-resistance: #% Monster Cold Resistance
monster-fire-resistance: #% Monster Fire Resistance
monster-lightning-resistance: #% Monster Lightning Resistance
monster-resistances: #% Monster Chaos Resistance / #% Monster Elemental Resistance
more-magic-monsters: #% more Magic Monsters
more-rare-monsters: #% more Rare Monsters
nemesis-rares: #% more Rare Monsters / Rare Monsters each have a Nemesis Mod
no-regeneration: Players have no Life or Mana Regeneration
shocked-ground: Area has patches of shocking ground
`;

/**
 * Map mods from before 2020, to recognise the mods of old maps (R5.11). Not included in lists of choices or in stash
 * searches.
 */
export const formerMapMods: readonly MapMod[] = listMapMods(formerMods, 'everyMap');
