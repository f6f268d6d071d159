import { listNames } from '../name-table.ts';

/**
 * Base types of magic items, whose names have affixes around them: equipment, flasks, jewels, relics, idols, heist jobs
 * and logbooks. They identify the base of an item whose text has no separate line for the base. Source: the trade
 * site's item list (2026-08-21), without the unique items and with the heist classes of game 3.29.
 */
export const poe1BaseTypes = listNames(`
Abyssal Axe
Abyssal Sceptre
Accumulator Wand
Aegis Tulgraft
Aetherwind Gloves
Agate Amulet
Aggregator Charm
Alder Spiked Shield
Alloyed Spiked Shield
Alternating Sceptre
Amber Amulet
Ambush Boots
Ambush Leaguestone
Ambush Mitts
Ambusher
Amethyst Flask
Amethyst Ring
Anarchic Spiritblade
Anarchy Leaguestone
Ancestral Club
Ancient Gauntlets
Ancient Greaves
Ancient Mask
Ancient Spirit Shield
Ancient Sword
Angelic Kite Shield
Antique Gauntlets
Antique Greaves
Antique Rapier
Ape Talisman
Apex Cleaver
Apex Rapier
Apothecary's Gloves
Apprentice Gloves
Aquamarine Flask
Arcane Vestment
Arcanist Gloves
Arcanist Slippers
Archdemon Crown
Archon Kite Shield
Arena Plate
Arming Axe
Artillery Quiver
Ashbark Tincture
Ashscale Talisman
Assassin Bow
Assassin's Boots
Assassin's Garb
Assassin's Mitts
Assembled Eye Jewel
Assembler Wand
Astral Leather
Astral Plate
Astrolabe Amulet
Atonement Mask
Auric Mace
Aventail Helmet
Avian Twins Talisman
Awl
Azurite Flashpowder
Banishing Blade
Barbed Club
Barbute Helmet
Baroque Round Shield
Basalt Flask
Baselard
Basemetal Treads
Basic Disguise Kit
Basket Rapier
Bastard Sword
Battered Foil
Battered Helm
Battering Uulgraft
Battery Staff
Battle Buckler
Battle Hammer
Battle Lamellar
Battle Plate
Battle Sword
Behemoth Mace
Beyond Leaguestone
Bismuth Flask
Black Maw Talisman
Black Widow Talisman
Bladed Mace
Blasting Blade
Blasting Wand
Blazing Arrow Quiver
Blinder
Blizzard Crown
Blood Raiment
Blood Sap Tincture
Blood Sceptre
Blood Viper Talisman
Bloodlines Leaguestone
Blue Pearl Amulet
Blueprint: Bunker
Blueprint: Laboratory
Blueprint: Mansion
Blueprint: Prohibited Library
Blueprint: Records Office
Blueprint: Repository
Blueprint: Smuggler's Den
Blueprint: Tunnels
Blueprint: Underbelly
Blunt Arrow Quiver
Blunt Force Condenser
Boarding Axe
Bone Armour
Bone Bow
Bone Circlet
Bone Helmet
Bone Ring
Bone Spirit Shield
Bonespire Talisman
Boom Mace
Boot Blade
Boot Knife
Borealwood Tincture
Branded Kite Shield
Brass Maul
Brass Spirit Shield
Breach Leaguestone
Breach Ring
Breakrib Talisman
Brimstone Treads
Broad Axe
Broad Sword
Broadhead Arrow Quiver
Bronze Gauntlets
Bronze Plate
Bronze Sceptre
Bronze Tower Shield
Bronzescale Boots
Bronzescale Gauntlets
Buckskin Tower Shield
Buckskin Tunic
Burial Idol
Burnished Foil
Burnished Spiked Shield
Burst Band
Butcher Axe
Butcher Knife
Butcher Sword
Cabalist Regalia
Calling Wand
Callous Mask
Candlestick Relic
Capacity Rod
Capricious Spiritblade
Cardinal Round Shield
Carnal Armour
Carnal Boots
Carnal Mitts
Carnal Sceptre
Carrion Queen Talisman
Carved Wand
Carving Knife
Cat's Paw
Cedar Tower Shield
Censer Relic
Ceremonial Axe
Ceremonial Kite Shield
Ceremonial Mace
Cerulean Ring
Chain Belt
Chain Boots
Chain Gloves
Chain Hauberk
Chainmail Doublet
Chainmail Tunic
Chainmail Vest
Champion Kite Shield
Charan's Sword
Chart (Abyssal Plain)
Chart (Anchorfield)
Chart (Brine King's Domain)
Chart (Clam-infested Shelf)
Chart (Diving Shoals)
Chart (Eldritch Depths)
Chart (Hazardous Depths)
Chart (Infested Bathyspheres)
Chart (Kishara's Rest)
Chart (Lost Ruins)
Chart (Pelagic Abyss)
Chart (Sea Pillars)
Chart (Seafloor Ridges)
Chart (Sunken Totems)
Chart (Undersea Groves)
Chart (Unremarkable Seabed)
Chest Splitter
Chestplate
Chieftain Talisman
Chimeral Talisman
Chimerascale Boots
Chimerascale Gauntlets
Chiming Spirit Shield
Chrysalis Talisman
Citadel Bow
Citrine Amulet
Clasped Boots
Clasped Mitts
Cleaver
Close Helmet
Cloth Belt
Cloudwhisper Boots
Clutching Talisman
Cobalt Jewel
Cobra Talisman
Coffer Relic
Cogwork Ring
Coiled Staff
Coiled Wand
Cold-attuned Buckler
Colossal Hybrid Flask
Colossal Life Flask
Colossal Mana Flask
Colossal Tower Shield
Colosseum Plate
Colossus Mallet
Commander's Brigandine
Composite Bow
Composite Ring
Compound Bow
Compound Spiked Shield
Conductive Quiver
Conduit Line
Cone Helmet
Congregator Wand
Conjurer Boots
Conjurer Gloves
Conjurer's Vestment
Conqueror Idol
Conqueror's Helmet
Conquest Chainmail
Conquest Helmet
Conquest Lamellar
Contract: Bunker
Contract: Laboratory
Contract: Mansion
Contract: Prohibited Library
Contract: Records Office
Contract: Repository
Contract: Smuggler's Den
Contract: Tunnels
Contract: Underbelly
Convening Wand
Convoking Wand
Copper Kris
Copper Plate
Copper Sword
Copper Tower Shield
Coral Amulet
Coral Forest Chart
Coral Reef Chart
Coral Ring
Cord Belt
Coronal Leather
Coronal Maul
Corroded Blade
Corroded Tower Shield
Corrugated Buckler
Corsair Sword
Corundum Flask
Courtesan Sword
Crack Mace
Craicic Talisman
Crescent Staff
Crested Tower Shield
Crimson Jewel
Crimson Raiment
Crimson Round Shield
Croaker Talisman
Crude Bow
Crude Sensing Charm
Crude Ward
Crusader Boots
Crusader Buckler
Crusader Chainmail
Crusader Gloves
Crusader Helmet
Crusader Plate
Crushing Force Magnifier
Cryonic Ring
Crypt Armour
Crystal Belt
Crystal Sceptre
Crystal Wand
Cured Quiver
Curved Blade
Cutlass
Cutthroat's Garb
Dagger Axe
Darksteel Treads
Darkwood Sceptre
Deadhand Talisman
Death Bow
Decimation Bow
Decorative Axe
Decurve Bow
Deep One Talisman
Deerskin Boots
Deerskin Gloves
Deicide Mask
Demon Crown
Demon Dagger
Demon's Horn
Desert Brigandine
Despot Axe
Destiny Leather
Destroyer Regalia
Devourer Talisman
Devout Chainmail
Diamond Flask
Diamond Ring
Dire Pelt
Disapprobation Axe
Divine Crown
Divine Life Flask
Divine Mana Flask
Domination Leaguestone
Double Axe
Double Claw
Dragon Mace
Dragonbone Rapier
Dragonscale Boots
Dragonscale Doublet
Dragonscale Gauntlets
Dragoon Sword
Draining Eshgraft
Dread Maul
Dream Mace
Dreamquest Slippers
Driftwood Club
Driftwood Maul
Driftwood Sceptre
Driftwood Spiked Shield
Driftwood Wand
Dusk Blade
Dusk Ring
Duskwalk Slippers
Eagle Claw
Ebony Tower Shield
Eclipse Staff
Eelskin Boots
Eelskin Gloves
Eelskin Sole
Eelskin Tunic
Elder Sword
Elegant Foil
Elegant Ringmail
Elegant Round Shield
Elegant Sword
Embroidered Gloves
Enamel Brooch
Enameled Buckler
Endothermic Buckler
Engraved Greatsword
Engraved Hatchet
Engraved Wand
Enthalpic Ring
Erupting Xophgraft
Espionage Disguise Kit
Essence Leaguestone
Essential Keyring
Estoc
Etched Greatsword
Etched Hatchet
Etched Kite Shield
Eternal Burgonet
Eternal Life Flask
Eternal Mana Flask
Eternal Sword
Eventuality Rod
Exhausting Spirit Shield
Exothermic Tower Shield
Expedition Logbook
Exquisite Blade
Exquisite Leather
Eye Gouger
Ezomyte Axe
Ezomyte Blade
Ezomyte Burgonet
Ezomyte Dagger
Ezomyte Spiked Shield
Ezomyte Staff
Ezomyte Tower Shield
Faithful Helmet
Familial Contract
Fancy Foil
Fangjaw Talisman
Farric Talisman
Faun's Horn
Feathered Arrow Quiver
Fencer Helm
Fenumal Talisman
Festival Mask
Fickle Spiritblade
Field Lamellar
Fiend Dagger
Fine Lockpick
Fine Sensing Charm
Fine Sharpening Stone
Fingerless Silk Gloves
Fir Round Shield
Fire Arrow Quiver
Fishing Rod
Fishscale Gauntlets
Flame Hellion Talisman
Flamecaller Xophgraft
Flanged Arrowhead
Flanged Drill
Flanged Mace
Flare Mace
Flashfire Blade
Flaying Knife
Fleshgraft
Fleshripper
Flickerflame Blade
Fluted Bascinet
Focal Stone
Focused Amulet
Foliate Brooch
Footman Sword
Forbidden Contract
Forbidden Tome
Formless Ring
Fossilised Spirit Shield
Foul Staff
Foundry Bow
Foxhide Sole
Fragmenting Arrowhead
Freezing Tulgraft
Fright Claw
Fright Maul
Frontier Leather
Frost Hellion Talisman
Fugitive Boots
Fugitive Ring
Fulgurite Tincture
Full Chainmail
Full Dragonscale
Full Leather
Full Plate
Full Ringmail
Full Scale Armour
Full Wyrmscale
Full Wyvernscale
Gale Crown
Gargantuan Talisman
Gavel
Gemini Claw
Gemstone Sword
General's Brigandine
General's Helmet
Geodesic Ring
Ghastly Eye Jewel
Ghostflame Blade
Giant Life Flask
Giant Mana Flask
Giantslayer Helmet
Gilded Axe
Gilded Buckler
Gilded Sallet
Girded Tower Shield
Gladiator Helmet
Gladiator Plate
Gladius
Glass Shank
Gloam Ring
Glorious Leather
Glorious Plate
Gnarled Branch
Goat's Horn
Goathide Boots
Goathide Buckler
Goathide Gloves
Goatman Talisman
Gold Amulet
Gold Flask
Gold Ring
Golden Blade
Golden Bracers
Golden Brooch
Golden Buckler
Golden Caligae
Golden Flame
Golden Hoop
Golden Kris
Golden Mantle
Golden Mask
Golden Obi
Golden Plate
Golden Visage
Golden Wreath
Goliath Gauntlets
Goliath Greaves
Goliath Talisman
Gouger
Graceful Sword
Grand Life Flask
Grand Mana Flask
Grand Ringmail
Grandmaster Keyring
Granite Flask
Grappler
Grasping Mail
Great Crown
Great Helmet
Great Mallet
Great Maw Talisman
Great White Claw
Greater Life Flask
Greater Mana Flask
Greatwolf Talisman
Grinning Fetish
Gripped Gloves
Grizzly Pelt
Grove Bow
Guarding Gauntlets
Gut Ripper
Gutting Knife
Hallowed Hybrid Flask
Hallowed Life Flask
Hallowed Mana Flask
Hammered Buckler
Harbinger Bow
Hardening Uulgraft
Harlequin Mask
Harmonic Spirit Shield
Harpy Rapier
Harpyskin Boots
Harpyskin Gloves
Haunted Bascinet
Headman's Sword
Headsman Axe
Heat-attuned Tower Shield
Heathen Wand
Heavy Arrow Quiver
Heavy Belt
Heavy Quiver
Hedron Bow
Helical Ring
Hellion's Paw
Hexclaw Talisman
Highborn Bow
Highborn Staff
Highland Blade
Hollowpoint Arrowhead
Hollowpoint Dagger
Holy Chainmail
Honed Cleaver
Hooded Cloak
Hook Sword
Horned Sceptre
Horned Talisman
Hubris Circlet
Hunter Hood
Hussar Brigandine
Hybrid Arachnid Talisman
Hydrascale Boots
Hydrascale Gauntlets
Hypnotic Eye Jewel
Imbued Wand
Imp Crown
Imp Dagger
Impact Force Propagator
Impaling Uulgraft
Imperial Bow
Imperial Buckler
Imperial Claw
Imperial Maul
Imperial Skean
Imperial Staff
Infantry Brigandine
Infernal Axe
Infernal Blade
Infernal Sword
Infiltrator Boots
Infiltrator Mitts
Invasion Leaguestone
Iolite Ring
Iron Circlet
Iron Flask
Iron Gauntlets
Iron Greaves
Iron Hat
Iron Mask
Iron Ring
Iron Sceptre
Iron Staff
Ironscale Boots
Ironscale Gauntlets
Ironwood Buckler
Ironwood Tincture
Ivory Bow
Ivory Spirit Shield
Jade Amulet
Jade Chopper
Jade Flask
Jade Hatchet
Jagged Foil
Jagged Maul
Jasper Axe
Jasper Chopper
Jester Mask
Jet Amulet
Jewelled Foil
Jingling Spirit Shield
Jolting Eshgraft
Judgement Staff
Kamasan Idol
Karui Axe
Karui Chopper
Karui Maul
Karui Sceptre
Kinetic Wand
Knight Helm
Labrys
Lacewood Spirit Shield
Lacquered Buckler
Lacquered Garb
Lacquered Helmet
Laminated Kite Shield
Lapis Amulet
Large Cluster Jewel
Large Hybrid Flask
Large Life Flask
Large Mana Flask
Lathi
Latticed Ringmail
Layered Kite Shield
Lead Sceptre
Leather Belt
Leather Bracers
Leather Cap
Leather Hood
Leatherscale Boots
Legion Boots
Legion Gloves
Legion Hammer
Legion Plate
Legion Sword
Leviathan Gauntlets
Leviathan Greaves
Leyline Gloves
Lich's Circlet
Light Brigandine
Light Quiver
Linden Kite Shield
Lion Pelt
Lion Sword
Lithe Blade
Lone Antler Talisman
Long Bow
Long Staff
Longsword
Longtooth Talisman
Lordly Plate
Loricated Ringmail
Lunaris Circlet
Lustrous Ward
Lynx Talisman
Maelström Staff
Mage's Vestment
Magistrate Crown
Magma Hound Talisman
Magmatic Tower Shield
Mahogany Tower Shield
Majestic Pelt
Majestic Plate
Malign Fangs
Mallet
Maltreatment Axe
Mandible Talisman
Manifold Ring
Maple Round Shield
Maraketh Bow
Marble Amulet
Marshall's Brigandine
Martyr Boots
Martyr Gloves
Master Lockpick
Meatgrinder
Mechalarm Belt
Mechanical Belt
Medium Cluster Jewel
Medium Hybrid Flask
Medium Life Flask
Medium Mana Flask
Mesh Boots
Mesh Gloves
Micro-Distillery Belt
Midnight Blade
Military Staff
Mind Cage
Minor Idol
Mirrored Spiked Shield
Molten Xophgraft
Monkey Paw Talisman
Monkey Twins Talisman
Moon Staff
Moonlit Circlet
Moonstone Ring
Morning Star
Mosaic Kite Shield
Murder Boots
Murder Mitts
Murderous Eye Jewel
Nailed Fist
Nameless Ring
Naval Contract
Necromancer Circlet
Necromancer Silks
Necrotic Armour
Nemesis Leaguestone
Nexus Gloves
Nightmare Bascinet
Nightmare Mace
Nightweave Robe
Nightwind Slippers
Noble Axe
Noble Claw
Noble Idol
Noble Tricorne
Nubuck Boots
Nubuck Gloves
Oak Buckler
Oakbranch Tincture
Obsidian Sharpening Stone
Occultist's Vestment
Ochre Sceptre
Octopus Talisman
Oiled Coat
Oiled Vest
Omen Wand
Onslaught Leaguestone
Onyx Amulet
Opal Ring
Opal Sceptre
Opal Wand
Organic Ring
Ornate Mace
Ornate Quiver
Ornate Ringmail
Ornate Spiked Shield
Ornate Sword
Oscillating Sceptre
Padded Jacket
Padded Vest
Pagan Wand
Painted Buckler
Painted Tower Shield
Paladin Boots
Paladin Crown
Paladin Gloves
Paladin's Hauberk
Papyrus Relic
Paua Amulet
Paua Ring
Pearlescent Amulet
Pecoraro
Penetrating Arrow Quiver
Penitent Mask
Penumbra Ring
Pernach
Petrified Club
Phantom Boots
Phantom Mace
Phantom Mitts
Pig-Faced Bascinet
Piledriver
Pine Buckler
Pinnacle Tower Shield
Pitbull Talisman
Plague Mask
Plagued Arachnid Talisman
Plank Kite Shield
Plate Vest
Plated Gauntlets
Plated Greaves
Plated Maul
Platinum Kris
Platinum Sceptre
Pneumatic Dagger
Poignard
Poisonberry Tincture
Polar Buckler
Poleaxe
Polished Sensing Charm
Polished Spiked Shield
Potentiality Rod
Praetor Crown
Precise Arrowhead
Precursor Gauntlets
Precursor Greaves
Prehistoric Claw
Preserving Gauntlets
Pressurised Dagger
Preventative Contract
Primal Arrow Quiver
Primal Skull Talisman
Prime Cleaver
Primeval Rapier
Primitive Staff
Primordial Staff
Prismatic Jewel
Prismatic Ring
Prismatic Tincture
Processional Relic
Profane Wand
Prong Dagger
Prophecy Leaguestone
Prophecy Wand
Prophet Crown
Psychotic Axe
Quarterstaff
Quartz Flask
Quartz Sceptre
Quartz Wand
Quicksilver Flask
Quilted Jacket
Rampage Leaguestone
Ranger Bow
Ratcheting Ring
Raven Mask
Rawhide Boots
Rawhide Gloves
Rawhide Tower Shield
Reaver Axe
Reaver Helmet
Reaver Sword
Rebuking Blade
Reciprocation Staff
Recurve Bow
Redwood Spiked Shield
Reflex Bow
Regicide Disguise Kit
Regicide Mask
Reinforced Greaves
Reinforced Kite Shield
Reinforced Tower Shield
Replicating Eshgraft
Retch Talisman
Rhex Talisman
Rhoa Talisman
Ring
Ringmail Boots
Ringmail Coat
Ringmail Gloves
Ritual Sceptre
Riveted Boots
Riveted Gloves
Rock Breaker
Rosethorn Tincture
Rot Head Talisman
Rotfeather Talisman
Rotted Round Shield
Rough Sharpening Stone
Royal Axe
Royal Bow
Royal Burgonet
Royal Plate
Royal Sceptre
Royal Skean
Royal Staff
Ruby Amulet
Ruby Flask
Ruby Ring
Rugged Quiver
Runed Bracers
Runic Crest
Runic Crown
Runic Gages
Runic Gauntlets
Runic Gloves
Runic Greaves
Runic Hatchet
Runic Helm
Runic Sabatons
Runic Sollerets
Rusted Coif
Rusted Hatchet
Rusted Spike
Rusted Sword
Rustic Sash
Sabre
Sacred Chainmail
Sacred Hybrid Flask
Sacred Life Flask
Sacred Mana Flask
Sacrificial Garb
Sadist Garb
Sage Gloves
Sage Slippers
Sage Wand
Sage's Robe
Sai
Saint's Hauberk
Saintly Chainmail
Sallet
Sambar Sceptre
Samite Gloves
Samite Slippers
Samnite Helmet
Sanctified Life Flask
Sanctified Mana Flask
Sanctum Archives Research
Sanctum Cathedral Research
Sanctum Necropolis Research
Sanctum Vaults Research
Sand Spitter Talisman
Sandy Seabed Chart
Sanguine Raiment
Sapphire Flask
Sapphire Ring
Saqawine Talisman
Satin Gloves
Satin Slippers
Savage Crab Talisman
Savant's Robe
Scale Doublet
Scale Vest
Scare Mask
Scarlet Raiment
Scarlet Round Shield
Scholar Boots
Scholar's Robe
Scorpion Talisman
Scrabbler Talisman
Seaglass Amulet
Searching Eye Jewel
Secutor Helm
Sekhem
Sentinel Jacket
Serpentine Staff
Serpentscale Boots
Serpentscale Gauntlets
Serrated Arrow Quiver
Serrated Foil
Shabby Jerkin
Shackled Boots
Shadow Axe
Shadow Fangs
Shadow Sceptre
Shadowed Ring
Shagreen Boots
Shagreen Gloves
Shagreen Tower Shield
Sharkskin Boots
Sharkskin Gloves
Sharkskin Tunic
Sharktooth Arrow Quiver
Sharktooth Claw
Shield Crab Talisman
Shining Ward
Short Bow
Siege Axe
Siege Helmet
Silk Gloves
Silk Robe
Silk Slippers
Silken Garb
Silken Hood
Silken Vest
Silken Wrap
Silkweave Sole
Silver Brooch
Silver Flask
Simple Lockpick
Simple Robe
Simplex Amulet
Sinner Tricorne
Skean
Skeleton Keyring
Skinning Knife
Slaughter Knife
Sledgehammer
Sleek Coat
Slink Boots
Slink Gloves
Small Cluster Jewel
Small Hybrid Flask
Small Life Flask
Small Mana Flask
Smallsword
Sniper Bow
Solar Maul
Solarine Bow
Solaris Circlet
Soldier Boots
Soldier Gloves
Soldier Helmet
Soldier's Brigandine
Somatic Wand
Sorcerer Boots
Sorcerer Gloves
Sorrow Mask
Sovereign Spiked Shield
Sparkling Claw
Spectral Axe
Spectral Sword
Spider Crab Talisman
Spidersilk Robe
Spike-Point Arrow Quiver
Spiked Bundle
Spiked Club
Spiked Gloves
Spiked Round Shield
Spiking Uulgraft
Spine Bow
Spinefuse Talisman
Spiny Maul
Spiny Round Shield
Spiraled Foil
Spiraled Wand
Splendid Round Shield
Splintered Tower Shield
Splitnewt Talisman
Sporebloom Tincture
Squalling Tulgraft
Squid Talisman
Stabilising Sceptre
Stag Sceptre
Standard Lockpick
Standard Sharpening Stone
Stealth Boots
Stealth Gloves
Steel Bracers
Steel Circlet
Steel Drill
Steel Gauntlets
Steel Greaves
Steel Kite Shield
Steel Ring
Steelhead
Steelscale Boots
Steelscale Gauntlets
Steelwood Bow
Stibnite Flask
Stiletto
Stoking Xophgraft
Stone Axe
Stone Hammer
Storming Eshgraft
Stormrider Boots
Strapped Boots
Strapped Leather
Strapped Mitts
Studded Belt
Studded Bracers
Studded Round Shield
Stygian Vise
Subsuming Spirit Shield
Sulphur Blowtorch
Sulphur Flask
Summoning Tulgraft
Sun Leather
Sun Plate
Sundering Axe
Sunfire Circlet
Supreme Leather
Supreme Spiked Shield
Synaptic Ring
Syndicate's Garb
Talisman Leaguestone
Talon Axe
Tarnished Spirit Shield
Tattered Cloak
Taurus Talisman
Teak Round Shield
Tempered Foil
Tempest Leaguestone
Tenderizer
Tenebrous Ring
Terror Claw
Terror Maul
Thaumaturgical Sensing Charm
Thaumaturgical Ward
Thaumetic Blowtorch
Thaumetic Flashpowder
Theatre Disguise Kit
Thicket Bow
Thief's Garb
Thief's Trinket
Thorium Spirit Shield
Thorn Rapier
Three Hands Talisman
Three Rat Talisman
Thresher Claw
Throat Stabber
Thwarting Gauntlets
Tiger Hook
Tiger Sword
Tiger Talisman
Tiger's Paw
Timber Axe
Timeless Jewel
Timeworn Claw
Tinker Gloves
Titan Gauntlets
Titan Greaves
Titan Plate
Titanium Spirit Shield
Tomahawk
Tome Relic
Topaz Flask
Topaz Ring
Torment Leaguestone
Torn Cloak
Tornado Wand
Torture Cage
Torturer Garb
Torturer's Mask
Totemic Idol
Totemic Maul
Transfer-attuned Spirit Shield
Transformer Staff
Trapper Boots
Trapper Mitts
Trapsetter Gloves
Trarthan Flashpowder
Tribal Circlet
Tribal Club
Tribal Maul
Tricorne
Trisula
Triumphant Lamellar
Turquoise Amulet
Twig Spirit Shield
Twilight Blade
Twilight Regalia
Twin Claw
Two-Handed Sword
Two-Point Arrow Quiver
Two-Stone Ring
Two-Toned Boots
Tyrant's Sekhem
Undying Flesh Talisman
Unset Amulet
Unset Ring
Urn Relic
Ursa Talisman
Ursine Pelt
Vaal Axe
Vaal Blade
Vaal Buckler
Vaal Claw
Vaal Gauntlets
Vaal Greatsword
Vaal Greaves
Vaal Hatchet
Vaal Mask
Vaal Rapier
Vaal Regalia
Vaal Sceptre
Vaal Spirit Shield
Vanguard Belt
Variscite Blade
Varnished Coat
Velour Boots
Velour Gloves
Velvet Gloves
Velvet Slippers
Vengeful Contract
Vermillion Ring
Versatile Keyring
Vigilante Contract
Vile Arrow Quiver
Vile Staff
Vine Circlet
Viridian Jewel
Visored Sallet
Void Axe
Void Fangs
Void Sceptre
Voltaxic Flashpowder
Vulture Talisman
Walnut Spirit Shield
War Axe
War Buckler
War Hammer
War Plate
War Sword
Warbands Leaguestone
Warlock Boots
Warlock Gloves
Watcher Talisman
Waxed Garb
Wereclaw Talisman
Whalebone Rapier
Whisper-woven Cloak
Widowsilk Robe
Wild Leather
Windbreak Boots
Winged Sole
Winter Crown
Wolf Alpha Talisman
Wolf Pelt
Woodful Staff
Woodsplitter
Wool Gloves
Wool Shoes
Wraith Axe
Wraith Sword
Wrapped Boots
Wrapped Mitts
Wrist Chopper
Writhing Talisman
Wyrm Mace
Wyrmbone Rapier
Wyrmscale Boots
Wyrmscale Doublet
Wyrmscale Gauntlets
Wyvernscale Boots
Wyvernscale Gauntlets
Yew Spirit Shield
Zealot Boots
Zealot Gloves
Zealot Helmet
Zodiac Leather
`);
