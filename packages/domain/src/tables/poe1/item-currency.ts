import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const catalystNames = listNames(`
Abrasive Catalyst
Accelerating Catalyst
Dextral Catalyst
Fertile Catalyst
Imbued Catalyst
Intrinsic Catalyst
Noxious Catalyst
Prismatic Catalyst
Sinistral Catalyst
Tainted Catalyst
Tempering Catalyst
Turbulent Catalyst
Unstable Catalyst
`);

/** Source: base items of game 3.29 (2026-08-19), classes Incubator and IncubatorStackable. */
export const incubatorNames = listNames(`
Abyssal Incubator
Blighted Incubator
Cartographer's Incubator
Celestial Armoursmith's Incubator
Celestial Blacksmith's Incubator
Celestial Jeweller's Incubator
Challenging Incubator
Diviner's Incubator
Eldritch Incubator
Enchanted Incubator
Feral Incubator
Fine Incubator
Foreboding Incubator
Fossilised Incubator
Fragmented Incubator
Gemcutter's Incubator
Geomancer's Incubator
Honoured Incubator
Infused Incubator
Kalguuran Incubator
Maddening Incubator
Miraged Incubator
Mysterious Incubator
Obscured Incubator
Ornate Incubator
Otherworldly Incubator
Primal Incubator
Sacred Incubator
Singular Incubator
Skittering Incubator
Thaumaturge's Incubator
Time-Lost Incubator
Whispering Incubator
`);

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const oilNames = listNames(`
Amber Oil
Azure Oil
Black Oil
Clear Oil
Crimson Oil
Golden Oil
Indigo Oil
Opalescent Oil
Prismatic Oil
Reflective Oil
Sepia Oil
Silver Oil
Tainted Oil
Teal Oil
Verdant Oil
Violet Oil
`);

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const omenNames = listNames(`
Omen of Acceleration
Omen of Adrenaline
Omen of Amelioration
Omen of Bequeathal
Omen of Brilliance
Omen of Connections
Omen of Death's Door
Omen of Death-dancing
Omen of Fortune
Omen of Refreshment
Omen of Resurgence
Omen of Return
Omen of Revenge
Omen of Trichromatism
Omen of the Jeweller
Omen of the Soul Devourer
`);

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const runegraftNames = listNames(`
Runegraft of Bellows
Runegraft of Blasphemy
Runegraft of Connection
Runegraft of Consecration
Runegraft of Fury
Runegraft of Gemcraft
Runegraft of Loyalty
Runegraft of Quaffing
Runegraft of Rallying
Runegraft of Refraction
Runegraft of Restitching
Runegraft of Resurgence
Runegraft of Rotblood
Runegraft of Stability
Runegraft of Suffering
Runegraft of Time
Runegraft of Treachery
Runegraft of the Agile
Runegraft of the Angler
Runegraft of the Bound
Runegraft of the Combatant
Runegraft of the Fortress
Runegraft of the Gauche
Runegraft of the Imbued
Runegraft of the Jeweller
Runegraft of the Novamark
Runegraft of the River
Runegraft of the Sinistral
Runegraft of the Soulwick
Runegraft of the Spellbound
Runegraft of the Warp
Runegraft of the Witchmark
`);

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const vialNames = listNames(`
Vial of Awakening
Vial of Consequence
Vial of Dominance
Vial of Fate
Vial of Sacrifice
Vial of Summoning
Vial of Transcendence
Vial of the Ghost
Vial of the Ritual
`);
