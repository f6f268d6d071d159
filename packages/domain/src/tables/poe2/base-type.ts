import { listNames } from '../name-table.ts';

/**
 * Base types of magic items, whose names have affixes around them: equipment, flasks, charms, jewels, relics, waystones
 * and tablets. They identify the base of an item whose text has no separate line for the base. Source: the trade site's
 * item list (2026-08-21), without the unique items.
 */
export const poe2BaseTypes = listNames(`
Aberrant Sledge
Absent Amulet
Abyss Tablet
Abyssal Flail
Abyssal Signet
Acrid Wand
Adherent Bow
Adherent Cuffs
Adherent Leggings
Adherent's Raiment
Adorned Wraps
Aegis Quarterstaff
Aged Cuffs
Aged Tower Shield
Akoyan Club
Akoyan Spear
Alloy Crossbow
Alpha Talisman
Altar Robe
Amber Amulet
Amethyst Charm
Amethyst Ring
Amphora Relic
An Audience with the King
Ancestor Tower Shield
Ancestral Mail
Ancestral Tiara
Anchorite Garb
Ancient Buckler
Ancient Crisis Fragment
Ancient Cuffs
Ancient Greatblade
Ancient Leggings
Ancient Mail
Ancient Mitts
Ancient Visor
Antidote Charm
Antler Focus
Anvil Maul
Apostle Leggings
Arcane Dirk
Arced Longsword
Arched Greataxe
Arcing Quarterstaff
Armoured Cap
Armoured Vest
Array Buckler
Arrayed Focus
Artillery Bow
Ascetic Garb
Ashbark Talisman
Ashen Staff
Assassin Garb
Attuned Wand
Austere Garb
Avian Mask
Avian Robe
Avian Targe
Avian Tiara
Azure Amulet
Bandage Wraps
Bandit Hatchet
Bandit Mace
Bandit Mask
Bangled Sandals
Barbarian Plate
Barbarous Quarterstaff
Barbed Bracers
Barbed Spear
Baroque Gloves
Baroque Targe
Barricade Tower Shield
Barrier Quarterstaff
Bastion Sabatons
Battle Axe
Battle Pick
Beaded Circlet
Bearded Axe
Bearskin Mantle
Biostatic Ring
Blackfire Crossbow
Blacksmith Maul
Blacksteel Crest Shield
Blacksteel Gauntlets
Blacksteel Sabatons
Blacksteel Tower Shield
Bladed Quarterstaff
Bladeguard Buckler
Blazon Crest Shield
Bleak Crossbow
Blessed Claymore
Bloodletting Dagger
Bloodstone Amulet
Blunt Quiver
Boarding Hatchet
Bolstered Mitts
Bolting Quarterstaff
Bombard Crossbow
Bone Raiment
Bone Wand
Bound Boots
Bound Bracers
Bound Cuffs
Bound Leggings
Bound Sandals
Braced Sabatons
Braced Tower Shield
Braided Cuffs
Branched Spear
Breach Ring
Breach Tablet
Breachlord Sac
Breachstone
Brigand Mace
Brigand Mask
Brimmed Helm
Broad Greatsword
Broad Spear
Broadhead Quiver
Broadsword
Bronze Greaves
Buckled Wraps
Bulwark Greaves
Bulwark Tower Shield
Burnished Gauntlets
Cabalist Helm
Calescent Hammer
Call of the Shadows
Cambric Wraps
Cannonade Crossbow
Captain Gauntlets
Carved Greaves
Carved Targe
Carving Hatchet
Cassis Helm
Cavalry Boots
Cavalry Bow
Ceremonial Halberd
Ceremonial Robe
Chain Flail
Chain Mail
Chain Tiara
Chain Vestments
Champion Cuirass
Champion Helm
Changeling Talisman
Charmed Shoes
Charred Shortsword
Chieftain Cuirass
Chiming Staff
Chiseled Targe
Cinched Boots
Cinderbark Talisman
Cinquedea
Cleric Vestments
Cloaked Mail
Closed Helm
Coffer Relic
Coiled Buckler
Colossal Life Flask
Colossal Mana Flask
Commander Gauntlets
Commander Greathelm
Commander Sword
Composite Bow
Conjurer Mantle
Conqueror Plate
Construct Crossbow
Construct Hammer
Corona Amulet
Corroded Greathelm
Corroded Longsword
Corsair Cap
Corsair Coat
Corsair Vest
Corvus Mantle
Coursing Spear
Covered Sabatons
Covert Hood
Cowardly Fate
Cowled Helm
Crackling Quarterstaff
Crescent Axe
Crescent Quarterstaff
Crescent Targe
Crimson Amulet
Crone Knife
Crossblade Spear
Crown Mace
Crucible Tower Shield
Crude Bow
Cruel Talisman
Crumbling Maul
Cryptic Crown
Cryptic Helm
Cryptic Leggings
Crystal Focus
Cultist Bow
Cultist Crown
Cultist Focus
Cultist Gauntlets
Cultist Greathammer
Cultist Tower Shield
Cursespeaker's Robe
Cutlass
Daggerfoot Shoes
Dark Blade
Dastard Armour
Deadly Fate
Death Mail
Death Mantle
Death Mask
Decorated Helm
Deerstalker Hood
Dekharan Crest Shield
Delirium Tablet
Descry Crest Shield
Desert Buckler
Desert Cap
Desert Circlet
Desolate Crossbow
Detailed Mitts
Diamond
Disintegrating Maul
Distorted Amulet
Divine Crown
Djinn Barya
Domed Helm
Double Belt
Doubled Gauntlets
Dousing Charm
Dragonscale Boots
Drakeskin Boots
Dread Hatchet
Dreaming Quarterstaff
Druidic Circlet
Druidic Crown
Druidic Focus
Dualstring Bow
Dueling Wand
Dull Hatchet
Dunerunner Sandals
Dusk Amulet
Dusk Ring
Dyad Crossbow
Edged Buckler
Effigial Tower Shield
Elegant Crossbow
Elegant Glaive
Elegant Greathelm
Elegant Greaves
Elegant Mitts
Elegant Plate
Elegant Slippers
Elegant Wraps
Elementalist Robe
Elite Greathelm
Embellished Gloves
Ember Greataxe
Emblem Crest Shield
Embossed Boots
Embroidered Gloves
Emerald
Emerald Ring
Engraved Bracers
Engraved Crest Shield
Engraved Crossbow
Engraved Focus
Engraved Helm
Engraved Knife
Enlightened Robe
Evangelist Garb
Execratus Hammer
Executioner Greataxe
Expedition Logbook
Expedition Tablet
Explorer Armour
Exquisite Vest
Extended Cleaver
Face Mask
Faded Crisis Fragment
Faithful Leggings
Falchion
Falconer's Jacket
Familial Talisman
Fanatic Bow
Fanatic Greathammer
Fang Talisman
Faridun Mask
Feathered Mitts
Feathered Raiment
Feathered Robe
Feathered Sandals
Feathered Targe
Feathered Tiara
Felled Greatclub
Felt Cap
Fierce Greathelm
Fine Belt
Fine Bracers
Fire Quiver
Firm Bracers
Flanged Greatblade
Flanged Mace
Flared Boots
Flared Mace
Flax Sandals
Flexed Crossbow
Flowing Raiment
Flying Spear
Forest Crown
Forge Maul
Forked Spear
Forking Belt
Fortified Hammer
Fortress Sabatons
Fortress Tower Shield
Frayed Shoes
Freebooter Cap
Frenzied Talisman
Full Plate
Fungal Talisman
Fur Plate
Fur-lined Targe
Furtive Wraps
Fury Cleaver
Fury Talisman
Galvanic Wand
Gargantuan Life Flask
Gargantuan Mana Flask
Garment
Gauze Wraps
Gelid Staff
Gemini Bow
Gemini Crossbow
Giant Life Flask
Giant Mana Flask
Giant Maul
Gilded Vestments
Glacial Fortress
Gladiatorial Helm
Glass Shank
Gleaming Cuffs
Gloam Amulet
Gloam Ring
Glowering Crest Shield
Gold Amulet
Gold Circlet
Gold Gloves
Gold Ring
Goldcast Cuffs
Golden Charm
Golden Mail
Golden Targe
Golden Visage
Goldwork Sabatons
Goldworked Tower Shield
Gothic Quarterstaff
Grand Bracers
Grand Cuisses
Grand Life Flask
Grand Mana Flask
Grand Manchettes
Grand Regalia
Grand Spear
Grand Visage
Grasping Mail
Grasping Ring
Great Flail
Greater Life Flask
Greater Mana Flask
Grim Gloves
Grinning Mask
Grounding Charm
Guarded Flail
Guarded Helm
Guardian Bow
Guardian Quarterstaff
Guardian Spear
Gutspike Buckler
Hallowed Crown
Hallowed Focus
Hardwood Spear
Hardwood Targe
Hatungo Garb
Havoc Raiment
Hawker's Jacket
Head of the King
Heartcarver Mantle
Heartwood Shortbow
Heavy Belt
Heavy Bow
Heavy Crown
Heavy Greathammer
Heavy Plate
Hefty Quarterstaff
Heirloom Cuffs
Helix Spear
Heraldric Tower Shield
Hermit Garb
Heroic Armour
Hewn Mask
Hexer's Robe
Holy Flail
Homeguard Greathelm
Hooded Mask
Hook Axe
Horned Crown
Howling Talisman
Hunter Hood
Hunting Bracers
Hunting Coat
Hunting Shoes
Hunting Spear
Icicle Flail
Idol of Estazunti
Imperial Greathelm
Incense Relic
Inquisitor Crown
Inscribed Ultimatum
Intricate Crest Shield
Intricate Gloves
Invoking Belt
Iron Buckler
Iron Crown
Iron Cuirass
Iron Flail
Iron Greatsword
Iron Greaves
Iron Ring
Ironclad Vestments
Ironhead Spear
Ironmail Gauntlets
Ironwood Greathammer
Ironwood Shortbow
Ironwood Targe
Irradiated Tablet
Itinerant Jacket
Jade Amulet
Jade Club
Jade Talisman
Jade Tiara
Jagged Greataxe
Jagged Spear
Jewelled Gloves
Jingling Buckler
Jingling Crest Shield
Jingling Focus
Juggernaut Plate
Jungle Tiara
Kalguuran Cuffs
Kalguuran Forgehammer
Kamasan Tiara
Keen Greatsword
Keth Raiment
Kinetic Ring
Knight Armour
Knightly Mitts
Kris Knife
Kulemak's Invitation
Lace Hood
Laced Boots
Laced Sandals
Lamellar Mail
Lament Amulet
Laminate Buckler
Lapis Amulet
Lattice Sandals
Layered Gauntlets
Layered Vest
Lazuli Ring
Leaden Greathammer
Leather Buckler
Leather Vest
Leatherbound Hood
Lesser Life Flask
Lesser Mana Flask
Leyline Focus
Light Halberd
Linen Belt
Linen Wraps
Lionheart Greaves
Lizardscale Boots
Lizardscale Coat
Long Belt
Long Quarterstaff
Lumbering Talisman
Lunar Amulet
Lunar Quarterstaff
Luxurious Robe
Luxurious Slippers
Magus Tiara
Mail Belt
Mail Breaker
Mail Sabatons
Mail Vestments
Mailed Crown
Maji Talisman
Makeshift Crossbow
Mammoth Targe
Mantled Mail
Marabout Garb
Maraketh Cuirass
Marauding Mace
Marching Mace
Martyr Crown
Masked Greathelm
Massive Greathammer
Massive Mitts
Massive Spear
Medium Life Flask
Medium Mana Flask
Mercenary Greathelm
Mercenary Targe
Messer
Metalworked Tower Shield
Militant Bow
Mnemonic Ring
Molten Hammer
Monument Greataxe
Moon Dagger
Morning Star
Moulded Mitts
Mystic Raiment
Narrow Hood
Nettle Talisman
Noble Greathelm
Noble Sabatons
Noble Tower Shield
Oak Buckler
Oak Greathammer
Oak Mask
Obliterator Bow
Obsidian Dagger
Obsidian Greatsword
Occultist Mantle
Oiled Jacket
Omen Crest Shield
Omen Sceptre
Ominous Gloves
Oneiric Ring
Opulent Gloves
Orichalcum Spear
Origin Core
Origin Cradle
Origin Spark
Ornate Belt
Ornate Buckler
Ornate Cuffs
Ornate Gauntlets
Ornate Greaves
Ornate Mitts
Ornate Plate
Ornate Ringmail
Overseer Tablet
Padded Leggings
Painted Buckler
Painted Crest Shield
Painted Crossbow
Painted Tower Shield
Paragon Greathelm
Paralysing Staff
Pariah Mask
Parrying Dagger
Patchwork Vest
Pathfinder Coat
Pauascale Gloves
Pearl Buckler
Pearl Ring
Pearlescent Amulet
Pelage Targe
Pelt Leggings
Pelt Mantle
Penetrating Quiver
Penumbra Amulet
Penumbra Ring
Perching Staff
Permafrost Staff
Piercing Crossbow
Pilgrim Vestments
Plate Belt
Plate Gauntlets
Plated Buckler
Plated Greaves
Plated Mace
Plated Mitts
Plated Raiment
Plated Vestments
Plumed Focus
Pointed Maul
Polished Bracers
Polished Targe
Portent Amulet
Primal Markings
Primal Talisman
Primary Calamity Fragment
Primed Quiver
Prismatic Ring
Profane Cleaver
Pronged Spear
Protector Bow
Pyrophyte Staff
Quartered Crest Shield
Quickslip Shoes
Quilted Vest
Rabid Talisman
Raider Plate
Rambler Jacket
Rampart Tower Shield
Rattling Sceptre
Raven's Reflection
Ravenous Staff
Rawhide Belt
Rawhide Boots
Razor Quarterstaff
Reaching Quarterstaff
Reaping Staff
Reaver Glaive
Recurve Bow
Reefsteel Greaves
Refined Bracers
Refined Breach Ring
Reflecting Staff
Regalia Longsword
Rending Halberd
Revered Vestments
Rhoahide Coat
Rider Bow
Ridged Buckler
Riding Coat
Ring
Ring Flail
Ring Mail
Ringed Buckler
Ringmail Gauntlets
Rippled Greatsword
Ritual Tablet
River Raiment
Riveted Mitts
Roaring Staff
Robust Crossbow
Rogue Armour
Rope Cuffs
Rotted Hood
Rough Greaves
Royal Tower Shield
Ruby
Ruby Charm
Ruby Ring
Rugged Cuirass
Ruination Maul
Runed Focus
Runefather's Grasping Mail
Runeforged Adherent Cuffs
Runeforged Adherent's Raiment
Runeforged Adorned Wraps
Runeforged Aged Cuffs
Runeforged Altar Robe
Runeforged Ancestor Tower Shield
Runeforged Ancestral Mail
Runeforged Ancestral Tiara
Runeforged Anchorite Garb
Runeforged Ancient Buckler
Runeforged Ancient Cuffs
Runeforged Ancient Mitts
Runeforged Antler Focus
Runeforged Apostle Leggings
Runeforged Arrayed Focus
Runeforged Ascetic Garb
Runeforged Austere Garb
Runeforged Avian Mask
Runeforged Avian Targe
Runeforged Barbed Bracers
Runeforged Barbed Spear
Runeforged Baroque Gloves
Runeforged Baroque Targe
Runeforged Barricade Tower Shield
Runeforged Bastion Sabatons
Runeforged Beaded Circlet
Runeforged Blacksteel Crest Shield
Runeforged Blacksteel Gauntlets
Runeforged Blacksteel Sabatons
Runeforged Bladeguard Buckler
Runeforged Blazon Crest Shield
Runeforged Bolstered Mitts
Runeforged Bone Raiment
Runeforged Bound Bracers
Runeforged Bound Cuffs
Runeforged Bound Sandals
Runeforged Braced Sabatons
Runeforged Braced Tower Shield
Runeforged Brigand Mask
Runeforged Brimmed Helm
Runeforged Bronze Greaves
Runeforged Buckled Wraps
Runeforged Bulwark Greaves
Runeforged Bulwark Tower Shield
Runeforged Cabalist Helm
Runeforged Carved Greaves
Runeforged Carved Targe
Runeforged Cavalry Boots
Runeforged Ceremonial Robe
Runeforged Chain Mail
Runeforged Chain Tiara
Runeforged Champion Cuirass
Runeforged Champion Helm
Runeforged Changeling Talisman
Runeforged Charmed Shoes
Runeforged Chieftain Cuirass
Runeforged Chiseled Targe
Runeforged Cinched Boots
Runeforged Cleric Vestments
Runeforged Cloaked Mail
Runeforged Closed Helm
Runeforged Commander Gauntlets
Runeforged Commander Greathelm
Runeforged Composite Bow
Runeforged Conjurer Mantle
Runeforged Conqueror Plate
Runeforged Corsair Cap
Runeforged Corsair Coat
Runeforged Corsair Vest
Runeforged Covered Sabatons
Runeforged Cowled Helm
Runeforged Crescent Quarterstaff
Runeforged Crescent Targe
Runeforged Crucible Tower Shield
Runeforged Crude Bow
Runeforged Crumbling Maul
Runeforged Cryptic Crown
Runeforged Cryptic Helm
Runeforged Cryptic Leggings
Runeforged Crystal Focus
Runeforged Cultist Crown
Runeforged Cultist Focus
Runeforged Cultist Gauntlets
Runeforged Cultist Greathammer
Runeforged Daggerfoot Shoes
Runeforged Dastard Armour
Runeforged Death Mail
Runeforged Death Mantle
Runeforged Deerstalker Hood
Runeforged Dekharan Crest Shield
Runeforged Desert Buckler
Runeforged Desert Cap
Runeforged Detailed Mitts
Runeforged Divine Crown
Runeforged Doubled Gauntlets
Runeforged Dragonscale Boots
Runeforged Drakeskin Boots
Runeforged Druidic Crown
Runeforged Druidic Focus
Runeforged Dualstring Bow
Runeforged Dunerunner Sandals
Runeforged Dyad Crossbow
Runeforged Edged Buckler
Runeforged Effigial Tower Shield
Runeforged Elegant Greathelm
Runeforged Elegant Greaves
Runeforged Elegant Plate
Runeforged Elegant Slippers
Runeforged Elegant Wraps
Runeforged Elementalist Robe
Runeforged Elite Greathelm
Runeforged Emblem Crest Shield
Runeforged Embossed Boots
Runeforged Engraved Focus
Runeforged Explorer Armour
Runeforged Face Mask
Runeforged Faithful Leggings
Runeforged Falconer's Jacket
Runeforged Familial Talisman
Runeforged Faridun Mask
Runeforged Feathered Mitts
Runeforged Feathered Raiment
Runeforged Feathered Robe
Runeforged Feathered Sandals
Runeforged Feathered Targe
Runeforged Feathered Tiara
Runeforged Felled Greatclub
Runeforged Felt Cap
Runeforged Fierce Greathelm
Runeforged Fine Bracers
Runeforged Firm Bracers
Runeforged Flared Boots
Runeforged Flax Sandals
Runeforged Flowing Raiment
Runeforged Forge Maul
Runeforged Forked Spear
Runeforged Fortress Sabatons
Runeforged Fortress Tower Shield
Runeforged Frayed Shoes
Runeforged Freebooter Cap
Runeforged Full Plate
Runeforged Fur Plate
Runeforged Garment
Runeforged Gauze Wraps
Runeforged Gladiatorial Helm
Runeforged Gleaming Cuffs
Runeforged Glowering Crest Shield
Runeforged Gold Circlet
Runeforged Gold Gloves
Runeforged Goldcast Cuffs
Runeforged Golden Mail
Runeforged Golden Targe
Runeforged Goldworked Tower Shield
Runeforged Gothic Quarterstaff
Runeforged Grand Bracers
Runeforged Grasping Mail
Runeforged Grim Gloves
Runeforged Grinning Mask
Runeforged Guarded Helm
Runeforged Gutspike Buckler
Runeforged Hallowed Crown
Runeforged Hallowed Focus
Runeforged Hardwood Spear
Runeforged Hardwood Targe
Runeforged Hatungo Garb
Runeforged Hawker's Jacket
Runeforged Heartcarver Mantle
Runeforged Heavy Crown
Runeforged Heavy Plate
Runeforged Heraldric Tower Shield
Runeforged Hermit Garb
Runeforged Hewn Mask
Runeforged Hexer's Robe
Runeforged Hooded Mask
Runeforged Horned Crown
Runeforged Hunter Hood
Runeforged Hunting Shoes
Runeforged Hunting Spear
Runeforged Imperial Greathelm
Runeforged Inquisitor Crown
Runeforged Intricate Crest Shield
Runeforged Intricate Gloves
Runeforged Iron Buckler
Runeforged Iron Crown
Runeforged Iron Cuirass
Runeforged Iron Greaves
Runeforged Ironclad Vestments
Runeforged Ironhead Spear
Runeforged Itinerant Jacket
Runeforged Jade Tiara
Runeforged Jewelled Gloves
Runeforged Jingling Buckler
Runeforged Jingling Crest Shield
Runeforged Juggernaut Plate
Runeforged Jungle Tiara
Runeforged Kalguuran Cuffs
Runeforged Kalguuran Forgehammer
Runeforged Kamasan Tiara
Runeforged Keth Raiment
Runeforged Knight Armour
Runeforged Knightly Mitts
Runeforged Lace Hood
Runeforged Laced Boots
Runeforged Laminate Buckler
Runeforged Lattice Sandals
Runeforged Layered Gauntlets
Runeforged Layered Vest
Runeforged Leaden Greathammer
Runeforged Leather Buckler
Runeforged Leather Vest
Runeforged Leatherbound Hood
Runeforged Leyline Focus
Runeforged Linen Wraps
Runeforged Lizardscale Boots
Runeforged Lizardscale Coat
Runeforged Long Quarterstaff
Runeforged Luxurious Slippers
Runeforged Mail Sabatons
Runeforged Mail Vestments
Runeforged Makeshift Crossbow
Runeforged Mammoth Targe
Runeforged Mantled Mail
Runeforged Marabout Garb
Runeforged Maraketh Cuirass
Runeforged Marching Mace
Runeforged Martyr Crown
Runeforged Masked Greathelm
Runeforged Massive Mitts
Runeforged Morning Star
Runeforged Moulded Mitts
Runeforged Mystic Raiment
Runeforged Nettle Talisman
Runeforged Noble Greathelm
Runeforged Noble Sabatons
Runeforged Noble Tower Shield
Runeforged Oak Greathammer
Runeforged Occultist Mantle
Runeforged Omen Crest Shield
Runeforged Opulent Gloves
Runeforged Ornate Buckler
Runeforged Ornate Cuffs
Runeforged Ornate Greaves
Runeforged Ornate Mitts
Runeforged Ornate Plate
Runeforged Padded Leggings
Runeforged Painted Tower Shield
Runeforged Paragon Greathelm
Runeforged Pariah Mask
Runeforged Pathfinder Coat
Runeforged Pauascale Gloves
Runeforged Pearl Buckler
Runeforged Pelage Targe
Runeforged Pelt Leggings
Runeforged Pelt Mantle
Runeforged Pilgrim Vestments
Runeforged Plate Gauntlets
Runeforged Plated Buckler
Runeforged Plated Vestments
Runeforged Plumed Focus
Runeforged Pointed Maul
Runeforged Polished Bracers
Runeforged Polished Targe
Runeforged Quartered Crest Shield
Runeforged Quickslip Shoes
Runeforged Quilted Vest
Runeforged Raider Plate
Runeforged Rambler Jacket
Runeforged Rampart Tower Shield
Runeforged Rawhide Boots
Runeforged Recurve Bow
Runeforged Reefsteel Greaves
Runeforged Refined Bracers
Runeforged Rhoahide Coat
Runeforged Ridged Buckler
Runeforged Ringed Buckler
Runeforged Ringmail Gauntlets
Runeforged River Raiment
Runeforged Riveted Mitts
Runeforged Rogue Armour
Runeforged Rope Cuffs
Runeforged Rough Greaves
Runeforged Royal Tower Shield
Runeforged Runed Focus
Runeforged Runner Vest
Runeforged Rusted Cuirass
Runeforged Rusted Greathelm
Runeforged Sacramental Robe
Runeforged Sacred Focus
Runeforged Sacrificial Mantle
Runeforged Sacrificial Regalia
Runeforged Saintly Crown
Runeforged Sandsworn Sandals
Runeforged Sandsworn Tiara
Runeforged Scale Mail
Runeforged Scalper's Jacket
Runeforged Scoundrel Jacket
Runeforged Scout's Vest
Runeforged Seastorm Mantle
Runeforged Sectarian Crest Shield
Runeforged Sectioned Bracers
Runeforged Secured Leggings
Runeforged Secured Wraps
Runeforged Seer Crest Shield
Runeforged Sekhema Sandals
Runeforged Sekheman Crest Shield
Runeforged Serpentscale Boots
Runeforged Serpentscale Coat
Runeforged Shabby Hood
Runeforged Shaman Mantle
Runeforged Shamanistic Leggings
Runeforged Shielded Helm
Runeforged Shortbow
Runeforged Shrouded Mail
Runeforged Shrouded Vest
Runeforged Sigil Crest Shield
Runeforged Silk Robe
Runeforged Silk Slippers
Runeforged Sirenscale Gloves
Runeforged Skycrown Tiara
Runeforged Sleek Jacket
Runeforged Slim Mace
Runeforged Slipstrike Vest
Runeforged Smuggler Coat
Runeforged Soaring Mask
Runeforged Soaring Targe
Runeforged Soldier Cuirass
Runeforged Soldier Greathelm
Runeforged Solid Mask
Runeforged Sombre Gloves
Runeforged Sorcerous Tiara
Runeforged Spiked Bracers
Runeforged Spiked Buckler
Runeforged Spiked Club
Runeforged Spikeward Buckler
Runeforged Spined Bracers
Runeforged Spiral Wraps
Runeforged Spired Greathelm
Runeforged Spiritbone Crown
Runeforged Splintered Tower Shield
Runeforged Stacked Sabatons
Runeforged Stalking Bracers
Runeforged Steel Plate
Runeforged Steelmail Gauntlets
Runeforged Steelpoint Quarterstaff
Runeforged Steelpoint Shoes
Runeforged Steeltoe Boots
Runeforged Stitched Gloves
Runeforged Stocky Mitts
Runeforged Stone Cuirass
Runeforged Stone Greaves
Runeforged Stone Targe
Runeforged Stone Tower Shield
Runeforged Stratified Targe
Runeforged Straw Sandals
Runeforged Studded Boots
Runeforged Studded Greatclub
Runeforged Studded Targe
Runeforged Studded Vest
Runeforged Suede Bracers
Runeforged Swathed Cap
Runeforged Swiftstalker Coat
Runeforged Tasalian Focus
Runeforged Tasalian Greaves
Runeforged Tattered Robe
Runeforged Tawhoan Tower Shield
Runeforged Tempered Mitts
Runeforged Temple Maul
Runeforged Tense Crossbow
Runeforged Thane Mail
Runeforged Threaded Shoes
Runeforged Tideseer Mantle
Runeforged Tonal Focus
Runeforged Torn Gloves
Runeforged Trailblazer Armour
Runeforged Trapper Hood
Runeforged Treerunner Shoes
Runeforged Tribal Mask
Runeforged Trimmed Greaves
Runeforged Twig Circlet
Runeforged Twig Focus
Runeforged Utzaal Cuirass
Runeforged Vaal Crest Shield
Runeforged Vaal Cuirass
Runeforged Vaal Gloves
Runeforged Vaal Greaves
Runeforged Vaal Mitts
Runeforged Vaal Tower Shield
Runeforged Vaal Wraps
Runeforged Vagabond Armour
Runeforged Veiled Mask
Runeforged Vermeil Circlet
Runeforged Veteran Sabatons
Runeforged Vicious Talisman
Runeforged Vile Robe
Runeforged Viper Cap
Runeforged Visored Helm
Runeforged Voodoo Focus
Runeforged Votive Raiment
Runeforged Wanderer Shoes
Runeforged War Spear
Runeforged War Wraps
Runeforged Warded Helm
Runeforged Warden Bow
Runeforged Warlock Leggings
Runeforged Warlord Cuirass
Runeforged Warmonger Greathelm
Runeforged Warpick
Runeforged Warrior Greathelm
Runeforged Waxed Jacket
Runeforged Wayfarer Jacket
Runeforged Wayward Crest Shield
Runeforged Weaver Leggings
Runeforged Whorl Focus
Runeforged Wicker Tiara
Runeforged Winged Spear
Runeforged Wolfskin Mantle
Runeforged Wooden Buckler
Runeforged Wooden Club
Runeforged Woven Cap
Runeforged Woven Focus
Runeforged Wrapped Cap
Runeforged Wrapped Greathelm
Runeforged Wrapped Quarterstaff
Runeforged Wrapped Sandals
Runeforged Wyrmscale Coat
Runeforged Zealot Bow
Runeforged Zealot Gauntlets
Runemastered Aberrant Sledge
Runemastered Aged Cuffs
Runemastered Altar Robe
Runemastered Ancestral Mail
Runemastered Anchorite Garb
Runemastered Ancient Leggings
Runemastered Ancient Mail
Runemastered Ancient Visor
Runemastered Antler Focus
Runemastered Armoured Cap
Runemastered Armoured Vest
Runemastered Array Buckler
Runemastered Assassin Garb
Runemastered Barricade Tower Shield
Runemastered Beaded Circlet
Runemastered Blacksteel Tower Shield
Runemastered Blazon Crest Shield
Runemastered Bolstered Mitts
Runemastered Bone Raiment
Runemastered Braced Sabatons
Runemastered Braced Tower Shield
Runemastered Brimmed Helm
Runemastered Bronze Greaves
Runemastered Burnished Gauntlets
Runemastered Chain Mail
Runemastered Chain Tiara
Runemastered Cinched Boots
Runemastered Cleric Vestments
Runemastered Cloaked Mail
Runemastered Corsair Cap
Runemastered Corvus Mantle
Runemastered Covered Sabatons
Runemastered Covert Hood
Runemastered Cowled Helm
Runemastered Crescent Targe
Runemastered Crucible Tower Shield
Runemastered Crystal Focus
Runemastered Cultist Crown
Runemastered Death Mask
Runemastered Decorated Helm
Runemastered Doubled Gauntlets
Runemastered Dyad Crossbow
Runemastered Elementalist Robe
Runemastered Elite Greathelm
Runemastered Emblem Crest Shield
Runemastered Embossed Boots
Runemastered Embroidered Gloves
Runemastered Engraved Focus
Runemastered Enlightened Robe
Runemastered Explorer Armour
Runemastered Exquisite Vest
Runemastered Face Mask
Runemastered Familial Talisman
Runemastered Feathered Robe
Runemastered Feathered Sandals
Runemastered Feathered Tiara
Runemastered Felled Greatclub
Runemastered Felt Cap
Runemastered Fierce Greathelm
Runemastered Fine Bracers
Runemastered Firm Bracers
Runemastered Full Plate
Runemastered Furtive Wraps
Runemastered Gauze Wraps
Runemastered Gilded Vestments
Runemastered Glacial Fortress
Runemastered Gold Circlet
Runemastered Goldcast Cuffs
Runemastered Gothic Quarterstaff
Runemastered Grand Cuisses
Runemastered Grand Manchettes
Runemastered Grand Regalia
Runemastered Grand Visage
Runemastered Grasping Mail
Runemastered Guarded Helm
Runemastered Hardwood Targe
Runemastered Havoc Raiment
Runemastered Heavy Belt
Runemastered Heavy Crown
Runemastered Heraldric Tower Shield
Runemastered Hermit Garb
Runemastered Heroic Armour
Runemastered Hewn Mask
Runemastered Hexer's Robe
Runemastered Hooded Mask
Runemastered Horned Crown
Runemastered Hunter Hood
Runemastered Hunting Shoes
Runemastered Intricate Crest Shield
Runemastered Intricate Gloves
Runemastered Iron Buckler
Runemastered Iron Crown
Runemastered Iron Cuirass
Runemastered Iron Greaves
Runemastered Ironclad Vestments
Runemastered Ironhead Spear
Runemastered Jade Tiara
Runemastered Jewelled Gloves
Runemastered Jingling Crest Shield
Runemastered Keth Raiment
Runemastered Knight Armour
Runemastered Laced Boots
Runemastered Lattice Sandals
Runemastered Layered Gauntlets
Runemastered Leather Buckler
Runemastered Leather Vest
Runemastered Leatherbound Hood
Runemastered Linen Wraps
Runemastered Lizardscale Boots
Runemastered Long Quarterstaff
Runemastered Magus Tiara
Runemastered Mail Sabatons
Runemastered Mail Vestments
Runemastered Marabout Garb
Runemastered Maraketh Cuirass
Runemastered Martyr Crown
Runemastered Moulded Mitts
Runemastered Nettle Talisman
Runemastered Oak Greathammer
Runemastered Omen Crest Shield
Runemastered Ornate Buckler
Runemastered Ornate Ringmail
Runemastered Painted Tower Shield
Runemastered Pathfinder Coat
Runemastered Pauascale Gloves
Runemastered Pilgrim Vestments
Runemastered Plate Gauntlets
Runemastered Plated Buckler
Runemastered Plated Raiment
Runemastered Plumed Focus
Runemastered Primal Markings
Runemastered Quilted Vest
Runemastered Rampart Tower Shield
Runemastered Revered Vestments
Runemastered Rhoahide Coat
Runemastered Ridged Buckler
Runemastered Ringmail Gauntlets
Runemastered Riveted Mitts
Runemastered Rogue Armour
Runemastered Rope Cuffs
Runemastered Rough Greaves
Runemastered Runic Fork
Runemastered Rusted Cuirass
Runemastered Rusted Greathelm
Runemastered Sacrificial Mantle
Runemastered Sacrificial Regalia
Runemastered Scale Mail
Runemastered Scalper's Jacket
Runemastered Scout's Vest
Runemastered Sectioned Bracers
Runemastered Secured Leggings
Runemastered Serpentscale Coat
Runemastered Shabby Hood
Runemastered Shaman Mantle
Runemastered Shielded Helm
Runemastered Shrouded Vest
Runemastered Sigil Crest Shield
Runemastered Silk Robe
Runemastered Silk Slippers
Runemastered Smuggler Coat
Runemastered Soldier Greathelm
Runemastered Solid Mask
Runemastered Sombre Gloves
Runemastered Spiked Buckler
Runemastered Spined Bracers
Runemastered Spiral Wraps
Runemastered Spired Greathelm
Runemastered Spiritbone Crown
Runemastered Splintered Tower Shield
Runemastered Stacked Sabatons
Runemastered Steel Plate
Runemastered Stitched Gloves
Runemastered Stocky Mitts
Runemastered Stone Greaves
Runemastered Straw Sandals
Runemastered Strider Vest
Runemastered Studded Greatclub
Runemastered Studded Vest
Runemastered Suede Bracers
Runemastered Tattered Robe
Runemastered Tempered Mitts
Runemastered Tenebrous Crown
Runemastered Tense Crossbow
Runemastered Threaded Shoes
Runemastered Tideseer Mantle
Runemastered Titan Mitts
Runemastered Tonal Focus
Runemastered Torment Club
Runemastered Torn Gloves
Runemastered Tribal Mask
Runemastered Trimmed Greaves
Runemastered Twig Circlet
Runemastered Twig Focus
Runemastered Utility Wraps
Runemastered Vaal Cuirass
Runemastered Vaal Tower Shield
Runemastered Vagabond Armour
Runemastered Veiled Mask
Runemastered Velour Shoes
Runemastered Velvet Cap
Runemastered Venerable Defender
Runemastered Veridical Chain
Runemastered Verisium Cuffs
Runemastered Vermeil Circlet
Runemastered Viper Cap
Runemastered Visored Helm
Runemastered Voodoo Focus
Runemastered Votive Raiment
Runemastered Warding Quarterstaff
Runemastered Warrior Greathelm
Runemastered Waxed Jacket
Runemastered Wayfarer Jacket
Runemastered Wicker Tiara
Runemastered Wooden Buckler
Runemastered Wooden Club
Runemastered Woven Focus
Runemastered Wrapped Greathelm
Runemastered Wrapped Sandals
Runic Fork
Runic Shortsword
Runner Vest
Rusted Cuirass
Rusted Greathelm
Sacral Quiver
Sacramental Robe
Sacred Focus
Sacred Maul
Sacrificial Axe
Sacrificial Mantle
Sacrificial Regalia
Saintly Crown
Sanctified Staff
Sandsworn Cuirass
Sandsworn Sandals
Sandsworn Tiara
Sapphire
Sapphire Charm
Sapphire Ring
Savage Greataxe
Scale Mail
Scalper's Jacket
Scimitar
Scoundrel Armour
Scoundrel Jacket
Scout's Vest
Seaglass Spear
Seal Relic
Seastorm Mantle
Secondary Calamity Fragment
Sectarian Crest Shield
Sectioned Bracers
Secured Leggings
Secured Wraps
Seer Crest Shield
Sekhema Sandals
Sekheman Crest Shield
Serpentscale Boots
Serpentscale Coat
Serrated Quiver
Shabby Hood
Shaman Mantle
Shamanistic Leggings
Shielded Helm
Shortbow
Shortsword
Shrine Sceptre
Shrouded Mail
Shrouded Vest
Sickle Sword
Siege Crossbow
Sigil Crest Shield
Silk Robe
Silk Slippers
Silver Charm
Silverbuckled Shoes
Simple Dagger
Simulacrum
Sinew Belt
Sinister Quarterstaff
Siphoning Wand
Sirenscale Gloves
Skinning Knife
Skulking Mask
Skullcrusher Quarterstaff
Skycrown Tiara
Sleek Boots
Sleek Jacket
Slender Flail
Slicing Quarterstaff
Slim Mace
Slipstrike Vest
Smithing Hammer
Smooth Quarterstaff
Smuggler Coat
Snakewood Greathammer
Snakewood Shortbow
Soaring Mask
Soaring Spear
Soaring Targe
Solar Amulet
Soldier Cuirass
Soldier Greathelm
Soldier Helm
Soldiering Sabatons
Solemn Maul
Solid Mask
Sombre Gloves
Sorcerous Tiara
Spiked Bracers
Spiked Buckler
Spiked Club
Spiked Spear
Spikeward Buckler
Spined Bracers
Spiny Talisman
Spiral Wraps
Spired Greathelm
Spiritbone Crown
Splintered Flail
Splintered Tower Shield
Splitting Greataxe
Stacked Sabatons
Staghorn Focus
Stalking Belt
Stalking Bracers
Stalking Spear
Staunching Charm
Steel Plate
Steelhead Spear
Steelmail Gauntlets
Steelpoint Quarterstaff
Steelpoint Shoes
Steeltoe Boots
Stellar Amulet
Stitched Gloves
Stocky Mitts
Stoic Sceptre
Stone Charm
Stone Cuirass
Stone Flail
Stone Greatsword
Stone Greaves
Stone Targe
Stone Tower Shield
Stout Crossbow
Stratified Targe
Straw Sandals
Strider Vest
Strife Pick
Striking Quarterstaff
Striking Spear
Structured Hammer
Studded Boots
Studded Greatclub
Studded Targe
Studded Vest
Sturdy Crossbow
Suede Bracers
Swathed Cap
Swift Bracers
Swift Spear
Swiftstalker Coat
Sword Spear
Tapestry Relic
Tasalian Focus
Tasalian Greaves
Tattered Robe
Taut Crossbow
Tawhoan Greatclub
Tawhoan Tower Shield
Tearing Flail
Tempered Mitts
Templar Vestments
Temple Maul
Temple Tablet
Tenebrous Amulet
Tenebrous Crown
Tenebrous Ring
Tense Crossbow
Tertiary Calamity Fragment
Test of Cunning Barya
Test of Strength Barya
Test of Time Barya
Test of Will Barya
Tethering Bands
Thane Mail
Thawing Charm
The Triskelion Reforged
Threaded Shoes
Thunder Talisman
Tideseer Mantle
Time-Lost Diamond
Time-Lost Emerald
Time-Lost Ruby
Time-Lost Sapphire
Timeless Jewel
Titan Mitts
Tonal Focus
Topaz Charm
Topaz Ring
Torment Club
Torn Gloves
Totemic Greatclub
Toxic Quiver
Trailblazer Armour
Transcendent Life Flask
Transcendent Mana Flask
Trapper Hood
Trarthan Cannon
Treasured Blade
Treerunner Shoes
Tribal Bow
Tribal Mask
Trimmed Greaves
Twig Circlet
Twig Focus
Twin Bow
Twin Crossbow
Twin Flail
Twisted Amulet
Twisted Wand
Two-Point Quiver
Two-Stone Ring
Ultimate Life Flask
Ultimate Mana Flask
Ultra Greatsword
Unset Ring
Urn Relic
Utility Belt
Utility Wraps
Utzaal Cuirass
Vaal Crest Shield
Vaal Cuirass
Vaal Gloves
Vaal Greaves
Vaal Mitts
Vaal Tower Shield
Vaal Wraps
Vagabond Armour
Vampiric Blade
Varnished Crossbow
Vase Relic
Veiled Mask
Velour Shoes
Velvet Cap
Venerable Defender
Veridical Chain
Vermeil Circlet
Veteran Sabatons
Vicious Talisman
Victorious Fate
Vile Greataxe
Vile Robe
Viper Cap
Visceral Quiver
Visored Helm
Vitalic Ring
Volant Quiver
Volatile Wand
Voltaic Staff
Voltfang Talisman
Voodoo Focus
Votive Raiment
Wanderer Armour
Wanderer Shoes
War Spear
War Wraps
Warded Helm
Warden Bow
Warding Quarterstaff
Warlock Leggings
Warlord Cuirass
Warmonger Bow
Warmonger Greathelm
Warpick
Warrior Greathelm
Waxed Jacket
Waxing Quarterstaff
Wayfarer Jacket
Wayfarer Shoes
Waystone (Tier 1)
Waystone (Tier 10)
Waystone (Tier 11)
Waystone (Tier 12)
Waystone (Tier 13)
Waystone (Tier 14)
Waystone (Tier 15)
Waystone (Tier 16)
Waystone (Tier 2)
Waystone (Tier 3)
Waystone (Tier 4)
Waystone (Tier 5)
Waystone (Tier 6)
Waystone (Tier 7)
Waystone (Tier 8)
Waystone (Tier 9)
Wayward Crest Shield
Weathered Crisis Fragment
Weaver Leggings
Whorl Focus
Wicker Tiara
Wide Belt
Wildwood Talisman
Winged Spear
Withered Wand
Wolfskin Mantle
Wooden Buckler
Wooden Club
Wool Cap
Woven Cap
Woven Focus
Wrapped Cap
Wrapped Greathelm
Wrapped Quarterstaff
Wrapped Sandals
Wrath Sceptre
Wreath Focus
Wyrm Quarterstaff
Wyrmscale Coat
Zealot Bow
Zealot Crown
Zealot Gauntlets
Zealot Greathammer
`);
