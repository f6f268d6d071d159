import { listNames } from '../name-table.ts';

/**
 * Source: base items of game 3.29 (2026-08-19), class StackableCurrency except kinds with their own tag; and names
 * retired before 3.29, seen in stashes.
 */
export const currencyNames = listNames(`
Alchemy Shard
Alteration Shard
Ancient Orb
Ancient Shard
Annulment Shard
Apprentice Cartographer's Seal
Apprentice Cartographer's Sextant
Armour Recombinator
Armourer's Scrap
Awakened Sextant
Awakener's Orb
Bestiary Orb
Binding Shard
Blacksmith's Whetstone
Blessed Orb
Blessing of Chayula
Blessing of Esh
Blessing of Tul
Blessing of Uul-Netol
Blessing of Xoph
Brinehook's Ducat
Cartographer's Chisel
Chaos Orb
Chaos Shard
Chaotic Astrolabe
Charged Compass
Chromatic Orb
Crusader's Exalted Orb
Crystallised Rancour
Cyaxan's Ducat
Dead Man's Sulphur
Deceptive Astrolabe
Divine Orb
Djinn-Touched Vaal Orb
Elder's Exalted Orb
Eldritch Chaos Orb
Eldritch Exalted Orb
Eldritch Orb of Annulment
Elevated Sextant
Engineer's Orb
Engineer's Shard
Enkindling Orb
Eternal Orb
Exalted Orb
Exalted Shard
Exceptional Eldritch Ember
Exceptional Eldritch Ichor
Flesh of Xesht
Foulborn Exalted Orb
Foulborn Orb of Augmentation
Foulborn Regal Orb
Fracturing Orb
Fracturing Shard
Fruiting Astrolabe
Fungal Astrolabe
Gemcutter's Prism
Glassblower's Bauble
Grand Eldritch Ember
Grand Eldritch Ichor
Grasping Astrolabe
Greater Eldritch Ember
Greater Eldritch Ichor
Harbinger's Orb
Harbinger's Shard
Hinekora's Lock
Horizon Shard
Hunter's Exalted Orb
Imperial Enshrouding Crystal
Imprinted Bestiary Orb
Infused Engineer's Orb
Instilling Orb
Jeweller's Orb
Jewellery Recombinator
Journeyman Cartographer's Seal
Journeyman Cartographer's Sextant
Karui Enshrouding Crystal
Katakohi's Ducat
Kishara's Ducat
Lesser Eldritch Ember
Lesser Eldritch Ichor
Lightless Astrolabe
Maraketh Enshrouding Crystal
Master Cartographer's Seal
Master Cartographer's Sextant
Maven's Chisel of Avarice
Maven's Chisel of Divination
Maven's Chisel of Procurement
Maven's Chisel of Proliferation
Maven's Chisel of Scarabs
Maven's Orb
Memory of Loneliness
Memory of Reverence
Memory of Trauma
Merrick's Ducat
Mirror Shard
Mirror of Kalandra
Nameless Astrolabe
Oil Extractor
Orb of Alchemy
Orb of Alteration
Orb of Annulment
Orb of Augmentation
Orb of Binding
Orb of Chance
Orb of Conflict
Orb of Dominance
Orb of Fusing
Orb of Horizons
Orb of Intention
Orb of Regret
Orb of Remembrance
Orb of Scouring
Orb of Transmutation
Orb of Unmaking
Orb of Unravelling
Perandus Coin
Portal Scroll
Primal Crystallised Lifeforce
Prime Regrading Lens
Prime Sextant
Prospecting Astrolabe
Redeemer's Exalted Orb
Reflecting Mist
Refracting Fog
Regal Orb
Regal Shard
Ritual Vessel
Rogue's Marker
Rotmother's Ducat
Runic Astrolabe
Sacred Crystallised Lifeforce
Sacred Orb
Scroll Fragment
Scroll of Wisdom
Scrying Orb
Secondary Regrading Lens
Shaper's Exalted Orb
Silver Coin
Simple Sextant
Stacked Deck
Surveyor's Compass
Tailoring Orb
Tainted Armourer's Scrap
Tainted Blacksmith's Whetstone
Tainted Blessing
Tainted Chaos Orb
Tainted Chromatic Orb
Tainted Divine Teardrop
Tainted Exalted Orb
Tainted Jeweller's Orb
Tainted Mythic Orb
Tainted Orb of Fusing
Telesia's Ducat
Tempering Orb
Templar Astrolabe
Templar Enshrouding Crystal
The Changeling's Ducat
The Genteel's Ducat
Timeless Astrolabe
Transmutation Shard
Tzamoto's Ducat
Ukatoa's Ducat
Unshaping Orb
Vaal Enshrouding Crystal
Vaal Orb
Valdo's Puzzle Box
Veiled Chaos Orb
Veiled Exalted Orb
Vivid Crystallised Lifeforce
Volatile Vaal Orb
Warlord's Exalted Orb
Weapon Recombinator
Wild Crystallised Lifeforce
`);
