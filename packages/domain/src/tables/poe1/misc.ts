import { listNames } from '../name-table.ts';

/**
 * Source: base items of game 3.29 (2026-08-19), class StackableCurrency: wombgifts, and items that are not in a
 * currency list on the trade site.
 */
export const miscNames = listNames(`
Albino Crab Claw
Albino Rhoa Feather
Amplifying Power Core
Ancient Wombgift
Archon Kite Shield Piece
Augmentation Implant
Augmenting Power Core
Blunt Arrow Quiver Piece
Bound Rune
Bounty Rune
Broken Mirror of Kalandra
Callous Mask Piece
Cloth Belt Piece
Coin of Desecration
Coin of Knowledge
Coin of Power
Coin of Restoration
Coin of Skill
Crystalline Geode
Deregulation Scroll
Electroshock Scroll
Exalted Implant
Facetor's Lens
Fading Reflecting Mist
Fragmentation Scroll
Gemcutters Lens
Haemocombustion Scroll
Igneous Geode
Imperial Staff Piece
Journey Rune
Lavish Wombgift
Legion Sword Piece
Life Rune
Lycia's Invocation of Acrobatics
Lycia's Invocation of Ancestral Bond
Lycia's Invocation of Arrow Dancing
Lycia's Invocation of Avatar of Fire
Lycia's Invocation of Blood Magic
Lycia's Invocation of Call to Arms
Lycia's Invocation of Conduit
Lycia's Invocation of Crimson Dance
Lycia's Invocation of Divine Shield
Lycia's Invocation of Eldritch Battery
Lycia's Invocation of Elemental Equilibrium
Lycia's Invocation of Elemental Overload
Lycia's Invocation of Eternal Youth
Lycia's Invocation of Ghost Dance
Lycia's Invocation of Ghost Reaver
Lycia's Invocation of Glancing Blows
Lycia's Invocation of Hex Master
Lycia's Invocation of Imbalanced Guard
Lycia's Invocation of Iron Grip
Lycia's Invocation of Iron Reflexes
Lycia's Invocation of Iron Will
Lycia's Invocation of Lethe Shade
Lycia's Invocation of Magebane
Lycia's Invocation of Mind over Matter
Lycia's Invocation of Minion Instability
Lycia's Invocation of Pain Attunement
Lycia's Invocation of Perfect Agony
Lycia's Invocation of Point Blank
Lycia's Invocation of Precise Technique
Lycia's Invocation of Resolute Technique
Lycia's Invocation of Runebinder
Lycia's Invocation of Solipsism
Lycia's Invocation of Supreme Ego
Lycia's Invocation of Unwavering Stance
Lycia's Invocation of Vaal Pact
Lycia's Invocation of Versatile Combatant
Lycia's Invocation of Wicked Ward
Lycia's Invocation of Wind Dancer
Lycia's Invocation of Zealot's Oath
Lycia's Invocation of the Agnostic
Lycia's Invocation of the Impaler
Magmatic Ore
Message in a Bottle
Mountain Rune
Mysterious Wombgift
Necromancy Net
Power Core
Power Rune
Primal Wisps
Provisioning Wombgift
Regal Implant
Reinforced Iron Net
Reinforced Rope Net
Reinforced Steel Net
River Rune
Simple Iron Net
Simple Rope Net
Simple Steel Net
Specularity Scroll
Strong Iron Net
Strong Rope Net
Strong Steel Net
Sun Rune
Thaumaturgical Net
Time Rune
Time-light Scroll
Transforming Power Core
Uncarved Gemstone
Unstable Implant
Vivid Wisps
War Rune
Wild Wisps
`);
