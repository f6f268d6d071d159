import { listNames } from '../name-table.ts';

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const currencyNames = listNames(`
Adaptive Alloy
Altered Collarbone
Ancient Collarbone
Ancient Infuser
Ancient Jawbone
Ancient Rib
Arcanist's Etcher
Architect's Orb
Armourer's Scrap
Artificer's Orb
Artificer's Shard
Blacksmith's Whetstone
Blazing Flux
Celestial Alloy
Chance Shard
Chaos Orb
Chilling Flux
Core Destabiliser
Crackling Flux
Cryptic Key
Crystallised Corruption
Cyclonic Alloy
Divine Orb
Exalted Orb
Exceptional Verisium
Expansive Alloy
Fracturing Orb
Gemcutter's Prism
Glassblower's Bauble
Gnawed Collarbone
Gnawed Jawbone
Gnawed Rib
Greater Chaos Orb
Greater Exalted Orb
Greater Jeweller's Orb
Greater Orb of Augmentation
Greater Orb of Transmutation
Greater Regal Orb
Hinekora's Lock
Kamasa's Orb of Sacrifice
Kopec's Orb of Sacrifice
Lesser Jeweller's Orb
Liquid Verisium
Medved's Crest of the Circle
Mirror of Kalandra
Mystic Alloy
Olroth's Crest of the Sun
Orb of Alchemy
Orb of Annulment
Orb of Augmentation
Orb of Chance
Orb of Extraction
Orb of Transmutation
Perfect Chaos Orb
Perfect Exalted Orb
Perfect Flux
Perfect Jeweller's Orb
Perfect Orb of Augmentation
Perfect Orb of Transmutation
Perfect Regal Orb
Preserved Collarbone
Preserved Cranium
Preserved Jawbone
Preserved Rib
Preserved Vertebrae
Prismatic Alloy
Protective Alloy
Regal Orb
Regal Shard
Revered Starlit Ore
Runic Alloy
Scroll of Wisdom
Sovereign Alloy
Swift Alloy
Thaumaturgic Flux (Level 10)
Thaumaturgic Flux (Level 11)
Thaumaturgic Flux (Level 12)
Thaumaturgic Flux (Level 13)
Thaumaturgic Flux (Level 14)
Thaumaturgic Flux (Level 15)
Thaumaturgic Flux (Level 16)
Thaumaturgic Flux (Level 17)
Thaumaturgic Flux (Level 18)
Thaumaturgic Flux (Level 19)
Thaumaturgic Flux (Level 20)
Thaumaturgic Flux (Level 8)
Thaumaturgic Flux (Level 9)
The Runebinder's Alloy
The Runefather's Alloy
Transcendent Alloy
Transmutation Shard
Uhtred's Crest of the Chalice
Vaal Arcanist's Infuser
Vaal Armourer's Infuser
Vaal Blacksmith's Infuser
Vaal Catalysing Infuser
Vaal Cultivation Orb
Vaal Orb
Vaal Siphoner
Venerable Starlit Ore
Veridical Starlit Ore
Verisium
Void Flux
Vorana's Crest of the Scythe
Warding Starlit Ore
Yaomac's Orb of Sacrifice
Yugul's Orb of Sacrifice
`);
