import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class MapFragment with "Scarab", old and new kinds. */
export const scarabNames = listNames(`
Abyss Scarab
Abyss Scarab of Crystals
Abyss Scarab of Descending
Abyss Scarab of Edifice
Abyss Scarab of Multitudes
Abyss Scarab of Profound Depth
Abyss Scarab of the Consort
Ambush Scarab
Ambush Scarab of Containment
Ambush Scarab of Discernment
Ambush Scarab of Hidden Compartments
Ambush Scarab of Potency
Anarchy Scarab
Anarchy Scarab of Gigantification
Anarchy Scarab of Partnership
Anarchy Scarab of the Exceptional
Bestiary Scarab
Bestiary Scarab of Duplicating
Bestiary Scarab of the Herd
Bestiary Scarab of the Shadowed Crow
Betrayal Scarab
Betrayal Scarab of Reinforcements
Betrayal Scarab of Unbreaking
Betrayal Scarab of the Allflame
Beyond Scarab
Beyond Scarab of Corruption
Beyond Scarab of Haemophilia
Beyond Scarab of Resurgence
Beyond Scarab of the Invasion
Blight Scarab
Blight Scarab of Blooming
Blight Scarab of Bounty
Blight Scarab of Invigoration
Blight Scarab of the Blightheart
Breach Scarab of Instability
Breach Scarab of Resonant Cascade
Breach Scarab of the Dreamer
Breach Scarab of the Hive
Breach Scarab of the Incensed Swarm
Breach Scarab of the Marshal
Cartography Scarab of Corruption
Cartography Scarab of Escalation
Cartography Scarab of Risk
Cartography Scarab of Singularity
Cartography Scarab of the Multitude
Delirium Scarab
Delirium Scarab of Delusions
Delirium Scarab of Mania
Delirium Scarab of Neuroses
Delirium Scarab of Paranoia
Divination Scarab of Pilfering
Divination Scarab of Plenty
Divination Scarab of The Cloister
Domination Scarab
Domination Scarab of Apparitions
Domination Scarab of Evolution
Domination Scarab of Terrors
Essence Scarab
Essence Scarab of Adaptation
Essence Scarab of Ascent
Essence Scarab of Calcification
Essence Scarab of Stability
Expedition Scarab
Expedition Scarab of Archaeology
Expedition Scarab of Infusion
Expedition Scarab of Runefinding
Expedition Scarab of Verisium Powder
Gilded Abyss Scarab
Gilded Ambush Scarab
Gilded Bestiary Scarab
Gilded Blight Scarab
Gilded Breach Scarab
Gilded Cartography Scarab
Gilded Divination Scarab
Gilded Elder Scarab
Gilded Expedition Scarab
Gilded Harbinger Scarab
Gilded Legion Scarab
Gilded Reliquary Scarab
Gilded Shaper Scarab
Gilded Sulphite Scarab
Gilded Torment Scarab
Gilded Ultimatum Scarab
Harbinger Scarab
Harbinger Scarab of Obelisks
Harbinger Scarab of Regency
Harbinger Scarab of Warhoards
Harvest Scarab
Harvest Scarab of Cornucopia
Harvest Scarab of Doubling
Horned Scarab of Awakening
Horned Scarab of Bloodlines
Horned Scarab of Glittering
Horned Scarab of Nemeses
Horned Scarab of Pandemonium
Horned Scarab of Preservation
Horned Scarab of Tradition
Incursion Scarab
Incursion Scarab of Champions
Incursion Scarab of Invasion
Incursion Scarab of Timelines
Influencing Scarab of Hordes
Influencing Scarab of Interference
Influencing Scarab of the Elder
Influencing Scarab of the Shaper
Kalguuran Scarab
Kalguuran Scarab of Enriching
Kalguuran Scarab of Guarded Riches
Kalguuran Scarab of Refinement
Legion Scarab
Legion Scarab of Eternal Conflict
Legion Scarab of Officers
Legion Scarab of The Sekhema
Legion Scarab of Treasures
Polished Abyss Scarab
Polished Ambush Scarab
Polished Bestiary Scarab
Polished Blight Scarab
Polished Breach Scarab
Polished Cartography Scarab
Polished Divination Scarab
Polished Elder Scarab
Polished Expedition Scarab
Polished Harbinger Scarab
Polished Legion Scarab
Polished Reliquary Scarab
Polished Shaper Scarab
Polished Sulphite Scarab
Polished Torment Scarab
Polished Ultimatum Scarab
Ritual Scarab of Abundance
Ritual Scarab of Corpses
Ritual Scarab of Selectiveness
Ritual Scarab of Wisps
Rusted Abyss Scarab
Rusted Ambush Scarab
Rusted Bestiary Scarab
Rusted Blight Scarab
Rusted Breach Scarab
Rusted Cartography Scarab
Rusted Divination Scarab
Rusted Elder Scarab
Rusted Expedition Scarab
Rusted Harbinger Scarab
Rusted Legion Scarab
Rusted Reliquary Scarab
Rusted Shaper Scarab
Rusted Sulphite Scarab
Rusted Torment Scarab
Rusted Ultimatum Scarab
Scarab of Adversaries
Scarab of Divinity
Scarab of Evolution
Scarab of Hunted Traitors
Scarab of Monstrous Lineage
Scarab of Radiant Storms
Scarab of Stability
Scarab of Wisps
Scarab of the Commander
Scarab of the Dextral
Scarab of the Sinistral
Sulphite Scarab
Sulphite Scarab of Fumes
Sulphite Scarab of Greed
Titanic Scarab
Titanic Scarab of Legend
Titanic Scarab of Treasures
Torment Scarab
Torment Scarab of Peculiarity
Torment Scarab of Possession
Torment Scarab of Release
Trarthan Scarab
Trarthan Scarab of Infamy
Trarthan Scarab of Renown
Trarthan Scarab of Surprising Alliances
Ultimatum Scarab
Ultimatum Scarab of Bribing
Ultimatum Scarab of Catalysing
Ultimatum Scarab of Dueling
Ultimatum Scarab of Inscription
Veiled Scarab
Winged Abyss Scarab
Winged Ambush Scarab
Winged Bestiary Scarab
Winged Blight Scarab
Winged Breach Scarab
Winged Cartography Scarab
Winged Divination Scarab
Winged Elder Scarab
Winged Expedition Scarab
Winged Harbinger Scarab
Winged Legion Scarab
Winged Reliquary Scarab
Winged Shaper Scarab
Winged Sulphite Scarab
Winged Torment Scarab
Winged Ultimatum Scarab
`);
