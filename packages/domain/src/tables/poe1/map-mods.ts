import { listNames } from '../name-table.ts';

/**
 * A mod that maps can have (R3.68): a key that never changes, because saved filters contain it, and its English lines
 * with `#` for numbers. A mod whose wording depends on its number, or has changed, is listed once per wording. `pool`
 * is where it occurs: on every map, or only on tier 17 maps and, from game 3.28, nightmare maps.
 */
export type MapMod = { readonly key: string; readonly lines: readonly string[]; readonly pool: 'everyMap' | 'hardestMaps' };

/** Source: prefixes and suffixes of rare maps, games 3.26 to 3.29 (2026-08). One mod per line: `key: line / line`. */
const everyMap = `
additional-chains: Monsters' skills Chain # additional times
additional-projectiles: Monsters fire # additional Projectiles
always-ignite: All Monster Damage from Hits always Ignites
avoid-elemental-ailments: Monsters have #% chance to Avoid Elemental Ailments
avoid-poison-impale-bleeding: Monsters have a #% chance to avoid Poison, Impale, and Bleeding
blind-hit: Monsters Blind on Hit
boss-damage-and-speed: Unique Boss deals #% increased Damage / Unique Boss has #% increased Attack and Cast Speed
boss-life-and-area: Unique Boss has #% increased Life / Unique Boss has #% increased Area of Effect
buffs-expire-faster: Buffs on Players expire #% faster
burning-ground: Area has patches of Burning Ground
cannot-be-leeched: Monsters cannot be Leeched from
cannot-be-stunned-and-more-life: Monsters cannot be Stunned / #% more Monster Life
chance-to-ignite-freeze-shock: Monsters have a #% chance to Ignite, Freeze and Shock on Hit
chilled-ground: Area has patches of Chilled Ground
consecrated-ground: Area has patches of Consecrated Ground
critical-strikes: Monsters have #% increased Critical Strike Chance / #% to Monster Critical Strike Multiplier
cursed-elemental-weakness: Players are Cursed with Elemental Weakness
cursed-enfeeble: Players are Cursed with Enfeeble
cursed-temporal-chains: Players are Cursed with Temporal Chains
cursed-vulnerability: Players are Cursed with Vulnerability
desecrated-ground: Area has patches of desecrated ground
elemental-reflection: Monsters reflect #% of Elemental Damage
elemental-thorns: Rare Monsters have Elemental Thorns reflecting # Elemental Damage
endurance-charge-on-hit: Monsters gain an Endurance Charge on Hit
extra-chaos-and-withered: Monsters gain #% of their Physical Damage as Extra Chaos Damage / Monsters Inflict Withered for # seconds on Hit
extra-energy-shield: Monsters gain #% of Maximum Life as Extra Maximum Energy Shield
extra-physical-as-cold: Monsters deal #% extra Physical Damage as Cold
extra-physical-as-fire: Monsters deal #% extra Physical Damage as Fire
extra-physical-as-lightning: Monsters deal #% extra Physical Damage as Lightning
frenzy-charge-on-hit: Monsters gain a Frenzy Charge on Hit
hexproof: Monsters are Hexproof
hinder-on-hit: Monsters Hinder on Hit with Spells
impale-chance: Monsters' Attacks have #% chance to Impale on Hit
inhabited-abominations: Area is inhabited by Abominations
inhabited-animals: Area is inhabited by Animals
inhabited-cultists: Area is inhabited by Cultists of Kitava
inhabited-demons: Area is inhabited by Demons
inhabited-ghosts: Area is inhabited by Ghosts
inhabited-goatmen: Area is inhabited by Goatmen
inhabited-humanoids: Area is inhabited by Humanoids
inhabited-lunaris: Area is inhabited by Lunaris fanatics
inhabited-ranged: Area is inhabited by ranged monsters
inhabited-sea-witches: Area is inhabited by Sea Witches and their Spawn
inhabited-skeletons: Area is inhabited by Skeletons
inhabited-solaris: Area is inhabited by Solaris fanatics
inhabited-undead: Area is inhabited by Undead
less-accuracy: Players have #% less Accuracy Rating
less-area-of-effect: Players have #% less Area of Effect
less-aura-effect: Players have #% reduced effect of Non-Curse Auras from Skills
less-block-and-armour: Players have #% reduced Chance to Block / Players have #% less Armour
less-cooldown-recovery: Players have #% less Cooldown Recovery Rate
less-curse-effect: #% less effect of Curses on Monsters
less-extra-critical-damage: Monsters take #% reduced Extra Damage from Critical Strikes
less-flask-charges: Players gain #% reduced Flask Charges
less-maximum-resistances: Players have -#% to all maximum Resistances
less-recovery-rate: Players have #% less Recovery Rate of Life and Energy Shield
less-suppressed-damage-and-more-accuracy: Players have -#% to amount of Suppressed Spell Damage Prevented / Monsters have #% increased Accuracy Rating
maim-on-hit: Monsters Maim on Hit with Attacks
many-totems: Area contains many Totems
monster-area-of-effect: Monsters have #% increased Area of Effect
monster-damage: #% increased Monster Damage
monster-life: #% more Monster Life
monster-physical-reduction: #% Monster Physical Damage Reduction
monster-resistances: #% Monster Chaos Resistance / #% Monster Elemental Resistances
monster-speed: #% increased Monster Cast Speed / #% increased Monster Attack Speed / #% increased Monster Movement Speed
monster-variety: Area has increased monster variety
more-magic-monsters: #% increased Magic Monsters
more-rare-monsters: #% increased number of Rare Monsters
no-exposure: Players cannot inflict Exposure
no-regeneration: Players cannot Regenerate Life, Mana or Energy Shield
physical-reflection: Monsters reflect #% of Physical Damage
physical-thorns: Rare Monsters have Physical Thorns reflecting # Physical Damage
poison-on-hit: Monsters Poison on Hit
possessed-bosses: Unique Bosses are Possessed
power-charge-on-hit: Monsters gain a Power Charge on Hit
shocked-ground: Area has patches of Shocked Ground which increase Damage taken by #%
steal-charges: Monsters steal Power, Frenzy and Endurance charges on Hit
suppress-spell-damage: Monsters have #% chance to Suppress Spell Damage
two-bosses: Area contains two Unique Bosses
unwavering: Monsters' Action Speed cannot be modified to below Base Value / Monsters' Movement Speed cannot be modified to below Base Value / Monsters cannot be Taunted
`;

/**
 * Source: mods of tier 17 maps, games 3.25 to 3.27, and of nightmare maps, games 3.28 and 3.29 (2026-08), that other
 * maps lack. One mod per line.
 */
const hardestMaps = `
action-speed-by-skills: Players have #% reduced Action Speed for each time they've used a Skill Recently
additional-chains-and-terrain: Monsters' skills Chain # additional times / Monsters' Projectiles can Chain when colliding with Terrain
additional-projectiles-and-area: Monsters fire # additional Projectiles / Monsters have #% increased Area of Effect
additional-rare-modifier: Rare Monsters each have # additional Modifier / #% increased number of Rare Monsters
additional-rare-modifier: Rare Monsters each have # additional Modifiers / #% increased number of Rare Monsters
awakeners-desolation: Area has patches of Awakeners' Desolation
boss-shrines: Unique Monsters have a random Shrine Buff
both-reflections: Monsters reflect #% of Physical Damage / Monsters reflect #% of Elemental Damage
both-thorns: Rare Monsters have Physical Thorns reflecting # Physical Damage / Rare Monsters have Elemental Thorns reflecting # Elemental Damage
cannot-be-stunned-or-slowed: Monsters cannot be Stunned / Monsters' Action Speed cannot be modified to below Base Value / Monsters' Movement Speed cannot be modified to below Base Value
cursed-three-times: Players are Cursed with Vulnerability / Players are Cursed with Temporal Chains / Players are Cursed with Elemental Weakness
debuffs-expire-faster: Debuffs on Monsters expire #% faster
drowning-orbs: Area contains Drowning Orbs
elemental-penetration: Monster Damage Penetrates #% Elemental Resistances
exarch-runes: Area contains Runes of the Searing Exarch
extra-chaos: Monsters gain #% of their Physical Damage as Extra Chaos Damage
extra-random-element: Monsters gain #% of their Physical Damage as Extra Damage of a random Element
fewer-traps-and-mines: Player Skills which Throw Mines throw # fewer Mine / Player Skills which Throw Traps throw # fewer Trap
fewer-traps-and-mines: Player Skills which Throw Mines throw # fewer Mines / Player Skills which Throw Traps throw # fewer Traps
flask-meteors: Players are targeted by a Meteor when they use a Flask
grasping-vines: Monsters inflict # Grasping Vines on Hit
ignite-freeze-shock: Monsters Ignite, Freeze and Shock on Hit / All Monster Damage can Ignite, Freeze and Shock
impale-reflection: Monsters' Attacks Impale on Hit / When a fifth Impale is inflicted on a Player, Impales are removed to Reflect their Physical Damage multiplied by their remaining Hits to that Player and their Allies within # metres
impale-reflection: Monsters' Attacks Impale on Hit When a fifth Impale is inflicted on a Player, Impales are removed to Reflect their Physical Damage multiplied by their remaining Hits to that Player and their Allies within # metres
intermittent-damage: Players and their Minions deal no damage for # out of every # seconds
labyrinth-hazards: Area contains Labyrinth Hazards
less-defences: Players have #% less Defences
less-flask-effect: Players have #% less effect of Flasks applied to them
less-leech-rate: Players have #% reduced Maximum total Life, Mana and Energy Shield Recovery per second from Leech
less-minion-speed: Players' Minions have #% less Attack Speed / Players' Minions have #% less Cast Speed / Players' Minions have #% less Movement Speed
marked-for-death: Players are Marked for Death for # seconds / after killing a Rare or Unique monster
marked-ground: Area contains patches of moving Marked Ground, inflicting random Marks
maven-interference: The Maven interferes with Players
monster-block: Monsters have #% Chance to Block Attack Damage
monster-reduction-and-resistances: #% Monster Physical Damage Reduction / #% Monster Elemental Resistances / #% Monster Chaos Resistance
more-endurance-charges: Monsters have # to Maximum Endurance Charges / Monsters gain an Endurance Charge when hit
more-frenzy-charges: Monsters gain a Frenzy Charge on Hit / Monsters have # to Maximum Frenzy Charges
more-power-charges: Monsters gain a Power Charge on Hit / Monsters have # to Maximum Power Charges
petrification-statues: Area contains Petrification Statues
poison-with-all-damage: Monsters Poison on Hit / Monsters have #% increased Poison Duration / All Damage from Monsters' Hits can Poison
rare-monsters-fracture: #% chance for Rare Monsters to Fracture on death
rare-monsters-revive: Rare monsters in area Temporarily Revive on death
resource-removal: Rare and Unique Monsters remove #% of Life, Mana and Energy Shield from Players or their Minions on Hit
sawblades: Players are assaulted by Bloodstained Sawblades
shaper-touched: Rare monsters in area are Shaper-Touched
shared-auras: Auras from Player Skills which affect Allies also affect Enemies
synthesis-boss: Map Boss is accompanied by a Synthesis Boss
tentacle-fiends: Area contains Unstable Tentacle Fiends
totem-damage-to-summoner: #% of Damage Players' Totems take from Hits is taken from their Summoner's Life instead
volatile-cores: Rare Monsters have Volatile Cores
`;

/** The table for identifying map mods (R3.68). */
export const mapMods: readonly MapMod[] = [...listMapMods(everyMap, 'everyMap'), ...listMapMods(hardestMaps, 'hardestMaps')];

/** Reads mods from text with one mod per line: `key: line / line`. */
export function listMapMods(text: string, pool: MapMod['pool']): MapMod[] {
  return listNames(text).map((entry) => {
    const [key = '', lines = ''] = entry.split(': ');
    return { key, lines: lines.split(' / '), pool };
  });
}
