/**
 * English names for poe1: bases, currency, cards, gems and maps, an empty line, then uniques. Source: the game's own
 * data.
 */
export const names = `
A Chilling Wind
A Dab of Ink
A Dusty Memory
A Familiar Call
A Fate Worse Than Death
A Modest Request
A Mother's Parting Gift
A Note in the Wind
A Sea of Blue
A Stone Perfected
Abandoned Wealth
Abberath's Fury
Abberathine Horns
Aberrant Fossil
Abomination Map
Abrasive Catalyst
Absolution
Absolution of Inspiring
Abyss Scarab
Abyss Scarab of Crystals
Abyss Scarab of Descending
Abyss Scarab of Multitudes
Abyss Scarab of the Consort
Abyssal Axe
Abyssal Cry
Abyssal Delirium Orb
Abyssal Incubator
Abyssal Maw
Abyssal Sceptre
Academy Map
Accelerating Catalyst
Acclimatisation
Accumulator Wand
Acid Caverns Map
Added Chaos Damage Support
Added Cold Damage Support
Added Fire Damage Support
Added Lightning Damage Support
Additional Accuracy Support
Adherent of Zarokh
Admiral Proclar's Pipe
Advanced Traps Support
Aegis Tulgraft
Aetheric Fossil
Aetherwind Gloves
Affliction
Agate Amulet
Aggregator Charm
Agility Contract
Akil's Prophecy
Al-Hezmin's Citadel Map
Al-Hezmin's Crest
Albino Crab Claw
Albino Rhoa Feather
Alchemical Chalice
Alchemist's Mark
Alchemy Shard
Alder Spiked Shield
Alivia's Grace
Alleyways Map
Allflame Ember of Abyss
Allflame Ember of Anarchy
Allflame Ember of Arohongui
Allflame Ember of Artillery Gemlings
Allflame Ember of Beidat
Allflame Ember of Berserking Gemlings
Allflame Ember of Brawling Gemlings
Allflame Ember of Chayula
Allflame Ember of Corpsemage Gemlings
Allflame Ember of Esh
Allflame Ember of Flesh
Allflame Ember of Frogs
Allflame Ember of Frostmage Gemlings
Allflame Ember of Ghorr
Allflame Ember of Hinekora
Allflame Ember of K'Tash
Allflame Ember of Kitava
Allflame Ember of Kulemak
Allflame Ember of Manifested Wealth
Allflame Ember of Meatsacks
Allflame Ember of Ngamahu
Allflame Ember of Propagation
Allflame Ember of Ramako
Allflame Ember of Rats
Allflame Ember of Resplendence
Allflame Ember of Rongokurai
Allflame Ember of Sulphite
Allflame Ember of Syndicate Assassins
Allflame Ember of Syndicate Escorts
Allflame Ember of Syndicate Guards
Allflame Ember of Syndicate Researchers
Allflame Ember of Synthetic Fury
Allflame Ember of Tasalio
Allflame Ember of Tawhoa
Allflame Ember of The Black Scythe
Allflame Ember of The Broken Circle
Allflame Ember of The Crusader
Allflame Ember of The Elder
Allflame Ember of The Eternal Legion
Allflame Ember of The Hunter
Allflame Ember of The Karui Legion
Allflame Ember of The Knights of the Sun
Allflame Ember of The Maraketh Legion
Allflame Ember of The Order of the Chalice
Allflame Ember of The Redeemer
Allflame Ember of The Shaper
Allflame Ember of The Templar Legion
Allflame Ember of The Vaal Legion
Allflame Ember of The Warlord
Allflame Ember of Toads
Allflame Ember of Trial Cores
Allflame Ember of Trial Guards
Allflame Ember of Tukohama
Allflame Ember of Tul
Allflame Ember of Untainted Apes
Allflame Ember of Untainted Beasts
Allflame Ember of Untainted Chimerals
Allflame Ember of Untainted Devourers
Allflame Ember of Untainted Maws
Allflame Ember of Untainted Rhoas
Allflame Ember of Untainted Spitters
Allflame Ember of Uul-Netol
Allflame Ember of Valako
Allflame Ember of Wildwood Beasts
Allflame Ember of Wildwood Cultists
Allflame Ember of Wildwood Treants
Allflame Ember of Xoph
Allflame Ember of the Ethereal
Allflame Ember of the False God
Allflame Ember of the Gilded
Allflame Ember of the Wildwood
Alloyed Spiked Shield
Alluring Bounty
Alone in the Darkness
Alteration Shard
Altered Perception
Alternating Sceptre
Alva's Memory
Amber Amulet
Amber Oil
Ambitious Obsession
Ambush
Ambush Boots
Ambush Leaguestone
Ambush Mitts
Ambush Scarab
Ambush Scarab of Containment
Ambush Scarab of Discernment
Ambush Scarab of Hidden Compartments
Ambush Scarab of Potency
Ambusher
Amethyst Flask
Amethyst Ring
Amplifying Power Core
An Audience With The King
Anarchic Spiritblade
Anarchy Leaguestone
Anarchy Scarab
Anarchy Scarab of Gigantification
Anarchy Scarab of Partnership
Anarchy Scarab of the Exceptional
Anarchy's Price
Ancestral Blademaster
Ancestral Call Support
Ancestral Club
Ancestral Cry
Ancestral Protector
Ancestral Tattoo of Bloodlines
Ancestral Warchief
Ancient Apex Sentinel
Ancient City Map
Ancient Gauntlets
Ancient Greaves
Ancient Mask
Ancient Orb
Ancient Pandemonium Sentinel
Ancient Reliquary Key
Ancient Seal
Ancient Shard
Ancient Spirit Shield
Ancient Stalker Sentinel
Ancient Sword
Ancient Wombgift
Angelic Kite Shield
Anger
Animate Guardian
Animate Guardian of Smiting
Animate Guardian's Weapon
Animate Weapon
Animate Weapon of Ranged Arms
Animate Weapon of Self Reflection
Annihilation Support
Annulment Shard
Antique Gauntlets
Antique Greaves
Antique Rapier
Ape Talisman
Apex Cleaver
Apex Rapier
Apocalypse
Apothecary's Gloves
Apprentice Cartographer's Seal
Apprentice Gloves
Approaching Flames
Aquamarine Flask
Arachnid Nest Map
Arachnid Tomb Map
Arc
Arc of Oscillating
Arc of Surging
Arcade Map
Arcane Cloak
Arcane Surge Support
Arcane Vestment
Arcane Wake
Arcanist Brand
Arcanist Gloves
Arcanist Slippers
Archdemon Crown
Archive Reliquary Key
Archmage Support
Archnemesis Mod
Archon Kite Shield
Archon Kite Shield Piece
Arctic Armour
Arena Map
Arena Plate
Arid Lake Map
Arm Whack
Armageddon Brand
Armageddon Brand of Recall
Armageddon Brand of Volatility
Arming Axe
Armour Recombinator
Armourer's Scrap
Armoursmith's Delirium Orb
Armoury Map
Arrogance Support
Arrogance of the Vaal
Arrow Nova Support
Arsenal Map
Artillery Ballista
Artillery Ballista of Cross Strafe
Artillery Ballista of Focus Fire
Artillery Quiver
Ashbark Tincture
Ashen Wood Map
Ashscale Talisman
Aspect of Arakaali
Aspect of Lunaris
Aspect of Solaris
Aspect of the Avian
Aspect of the Brine King
Aspect of the Cat
Aspect of the Crab
Aspect of the Spider
Assassin Bow
Assassin's Boots
Assassin's Favour
Assassin's Garb
Assassin's Gift
Assassin's Mark
Assassin's Mitts
Assembled Eye Jewel
Assembler Wand
Assume Disguise
Astragali
Astral Leather
Astral Lich
Astral Plate
Astral Protection
Astrolabe Amulet
Atlas Riftwalk
Atoll Map
Atonement Mask
Atziri's Arsenal
Audacity
Augmentation Implant
Augmenting Power Core
Auric Mace
Auspicious Ambitions
Autoexertion
Automation
Avenging Flame
Aventail Helmet
Avian Pursuit
Avian Slippers
Avian Twins Talisman
Awakened Added Chaos Damage Support
Awakened Added Cold Damage Support
Awakened Added Fire Damage Support
Awakened Added Lightning Damage Support
Awakened Ancestral Call Support
Awakened Arrow Nova Support
Awakened Blasphemy Support
Awakened Brutality Support
Awakened Burning Damage Support
Awakened Cast On Critical Strike Support
Awakened Cast While Channelling Support
Awakened Chain Support
Awakened Cold Penetration Support
Awakened Controlled Destruction Support
Awakened Deadly Ailments Support
Awakened Elemental Damage with Attacks Support
Awakened Elemental Focus Support
Awakened Empower Support
Awakened Enhance Support
Awakened Enlighten Support
Awakened Fire Penetration Support
Awakened Fork Support
Awakened Generosity Support
Awakened Greater Multiple Projectiles Support
Awakened Hextouch Support
Awakened Increased Area of Effect Support
Awakened Lightning Penetration Support
Awakened Melee Physical Damage Support
Awakened Melee Splash Support
Awakened Minion Damage Support
Awakened Multistrike Support
Awakened Sextant
Awakened Spell Cascade Support
Awakened Spell Echo Support
Awakened Swift Affliction Support
Awakened Unbound Ailments Support
Awakened Unleash Support
Awakened Vicious Projectiles Support
Awakened Void Manipulation Support
Awakener's Orb
Awakening Fragment
Awl
Azure Oil
Azure Rage
Azurite Flashpowder
Azyran's Reward
Backstab
Baited Expectations
Ball Lightning
Ball Lightning of Orbiting
Ball Lightning of Static
Ballista Totem Support
Bane
Bane of Condemnation
Bane of the Loyal
Banishing Blade
Baran's Citadel Map
Baran's Crest
Barbed Club
Barbute Helmet
Barkskin
Baroque Round Shield
Barrage
Barrage Support
Barrage of Volley Fire
Barrel Explosion
Barrows Map
Basalt Flask
Baselard
Basemetal Treads
Basic Disguise Kit
Basilica Map
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
Battlemage's Cry
Bazaar Map
Beach Map
Bear Trap
Bear Trap of Skewers
Beauty Through Death
Behead Support
Behemoth Mace
Belfry Map
Berserk
Bestiary Orb
Bestiary Scarab
Bestiary Scarab of Duplicating
Bestiary Scarab of the Herd
Bestiary Scarab of the Shadowed Crow
Betrayal Scarab
Betrayal Scarab of Reinforcements
Betrayal Scarab of Unbreaking
Betrayal Scarab of the Allflame
Beyond Leaguestone
Beyond Scarab
Beyond Scarab of Corruption
Beyond Scarab of Haemophilia
Beyond Scarab of Resurgence
Beyond Scarab of the Invasion
Bijoux
Binding Shard
Birth of the Three
Bismuth Flask
Black Maw Talisman
Black Oil
Black Rose of Anarchy
Black Widow Talisman
Blacksmith's Delirium Orb
Blacksmith's Whetstone
Blade Blast
Blade Blast of Dagger Detonation
Blade Blast of Unloading
Blade Flurry
Blade Flurry of Incision
Blade Trap
Blade Trap of Greatswords
Blade Trap of Laceration
Blade Vortex
Blade Vortex of the Scythe
Bladed Mace
Bladefall
Bladefall of Impaling
Bladefall of Trarthus
Bladefall of Volleys
Bladestorm
Bladestorm of Uncertainty
Blasphemer
Blasphemy Support
Blast Rain
Blast Rain of Trarthus
Blastchain Mine Support
Blasting Blade
Blasting Wand
Blazing Arrow Quiver
Blazing Fragment
Blazing Glare
Blazing Salvo
Bleed Nova
Blessed Call Support
Blessed Orb
Blessing of Chayula
Blessing of Esh
Blessing of God
Blessing of Tul
Blessing of Uul-Netol
Blessing of Xoph
Blight
Blight Scarab
Blight Scarab of Blooming
Blight Scarab of Bounty
Blight Scarab of Invigoration
Blight Scarab of the Blightheart
Blight of Atrophy
Blight of Contagion
Blight-ravaged Map
Blighted Delirium Orb
Blighted Incubator
Blighted Map
Blighted Scouting Report
Blind Support
Blind Venture
Blinder
Blinding Aura
Blink Arrow
Blink Arrow of Bombarding Clones
Blink Arrow of Prismatic Clones
Blizzard Crown
Block Chance Reduction Support
Blood Demon
Blood Offering
Blood Rage
Blood Raiment
Blood Sacrament
Blood Sap Tincture
Blood Sceptre
Blood Viper Talisman
Blood and Sand
Blood of Innocence
Blood-filled Vessel
Bloodlines Leaguestone
Bloodlust Support
Bloodsoaked Banner Support
Bloodstained Fossil
Bloodthirst Support
Blue Pearl Amulet
Blueprint
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
Blunt Arrow Quiver Piece
Blunt Force Condenser
Boarding Axe
Bodyswap
Bodyswap of Sacrifice
Bog Map
Bone Armour
Bone Bow
Bone Circlet
Bone Corpses
Bone Crypt Map
Bone Helmet
Bone Mortar
Bone Nova
Bone Offering
Bone Ring
Bone Spirit Shield
Bonechill Support
Boneshatter
Boneshatter of Carnage
Boneshatter of Complex Trauma
Bonespire Support
Bonespire Talisman
Boom Mace
Boon of Justice
Boon of the First Ones
Boot Blade
Boot Knife
Borealwood Tincture
Bound Fossil
Bound Rune
Bound by Flame
Boundless Realms
Bounty Rune
Bowyer's Dream
Box of Tripyxis
Bramble Valley Map
Brand Recall
Branded Kite Shield
Brandsurge
Brass Maul
Brass Spirit Shield
Breach Leaguestone
Breach Ring
Breach Scarab of Instability
Breach Scarab of Resonant Cascade
Breach Scarab of the Dreamer
Breach Scarab of the Hive
Breach Scarab of the Incensed Swarm
Breach Scarab of the Marshal
Breakrib Talisman
Brimstone Apex Sentinel
Brimstone Pandemonium Sentinel
Brimstone Stalker Sentinel
Brimstone Treads
Brinehook's Ducat
Broad Axe
Broad Sword
Broadhead Arrow Quiver
Broken Mirror of Kalandra
Broken Promises
Broken Truce
Bronze Apex Sentinel
Bronze Gauntlets
Bronze Pandemonium Sentinel
Bronze Plate
Bronze Sceptre
Bronze Stalker Sentinel
Bronze Tower Shield
Bronzescale Boots
Bronzescale Gauntlets
Brother's Gift
Brother's Stash
Brotherhood in Exile
Brush, Paint and Palette
Brutality Support
Brute Force Contract
Buckskin Tower Shield
Buckskin Tunic
Burial Chambers Map
Burial Idol
Burial Medallion
Buried Treasure
Burning Arrow
Burning Arrow of Vigour
Burning Blood
Burning Damage Support
Burnished Foil
Burnished Spiked Shield
Burst Band
Bursting Toad
Bust of Emperor Caspiro
Butcher Axe
Butcher Knife
Butcher Sword
Cabalist Regalia
Cage Map
Caldera Map
Call of Steel
Call the Pyre
Call to the First Ones
Calling Wand
Callous Mask
Callous Mask Piece
Cameria's Cut
Candlestick Relic
Canyon Map
Capacity Rod
Capricious Spiritblade
Capture Monster
Captured Soul of Armala, the Widow
Captured Soul of Captain Clayborne, The Accursed
Captured Soul of Captain Tanner Lightfoot
Captured Soul of Drek, Apex Hunter
Captured Soul of Drought-Maddened Rhoa
Captured Soul of Erebix, Light's Bane
Captured Soul of Forest of Flames
Captured Soul of Fragment of Winter
Captured Soul of Glace
Captured Soul of Gorulis, Will-Thief
Captured Soul of Kitava, The Destroyer
Captured Soul of Maligaro the Mutilator
Captured Soul of Mephod, the Earth Scorcher
Captured Soul of Nassar, Lion of the Seas
Captured Soul of Oak the Mighty
Captured Soul of Shock and Horror
Captured Soul of Tahsin, Warmaker
Captured Soul of Terror of the Infinite Drifts
Captured Soul of The Blacksmith
Captured Soul of Varhesh, Shimmering Aberration
Carcass Map
Cardinal Round Shield
Carnal Armour
Carnal Boots
Carnal Mitts
Carnal Sceptre
Carrion Queen Talisman
Cartographer's Chisel
Cartographer's Delight
Cartographer's Delirium Orb
Cartographer's Incubator
Cartography Scarab of Corruption
Cartography Scarab of Escalation
Cartography Scarab of Risk
Cartography Scarab of Singularity
Cartography Scarab of the Multitude
Carved Wand
Carving Knife
Cast On Critical Strike Support
Cast on Death Support
Cast on Melee Kill Support
Cast on Ward Break Support
Cast when Damage Taken Support
Cast when Stunned Support
Cast while Channelling Support
Castle Ruins Map
Cat's Paw
Caustic Arrow
Caustic Arrow of Poison
Caustic Retribution
Ceaseless Flesh
Cedar Tower Shield
Celestial Armoursmith's Incubator
Celestial Blacksmith's Incubator
Celestial Jeweller's Incubator
Celestial Stone
Cells Map
Cemetery Map
Censer Relic
Ceremonial Axe
Ceremonial Goblet
Ceremonial Kite Shield
Ceremonial Mace
Ceremonial Voidstone
Cerulean Ring
Chain Belt
Chain Boots
Chain Gloves
Chain Hauberk
Chain Hook
Chain Hook of Angling
Chain Hook of Trarthus
Chain Support
Chainmail Doublet
Chainmail Tunic
Chainmail Vest
Challenging Delirium Orb
Challenging Incubator
Chambers of Impurity Map
Champion Kite Shield
Chance to Bleed Support
Chance to Flee Support
Chance to Poison Support
Channel Map
Chaos Orb
Chaos Shard
Chaotic Astrolabe
Chaotic Disposition
Charan's Sword
Charged Compass
Charged Dash
Charged Dash of Projection
Charged Mines Support
Charged Traps Support
Chasing Risk
Chateau Map
Chayula's Breachstone
Chayula's Charged Breachstone
Chayula's Enriched Breachstone
Chayula's Flawless Breachstone
Chayula's Pure Breachstone
Checkmate
Chest Splitter
Chestplate
Chieftain Talisman
Chimeral Talisman
Chimerascale Boots
Chimerascale Gauntlets
Chiming Spirit Shield
Choking Guilt
Chromatic Orb
Chromium Glennach Cairns Watchstone
Chromium Haewark Hamlet Watchstone
Chromium Lex Ejoris Watchstone
Chromium Lex Proxima Watchstone
Chromium Lira Arthain Watchstone
Chromium New Vastir Watchstone
Chromium Tirn's End Watchstone
Chromium Valdo's Rest Watchstone
Chronicle of Atzoatl
Chrysalis Talisman
Cinders
Citadel Bow
Citadel Map
Citrine Amulet
City Square Map
Clarity
Clasped Boots
Clasped Mitts
Clear Oil
Cleave
Cleave of Rage
Cleaver
Close Combat Support
Close Helmet
Cloth Belt
Cloth Belt Piece
Cloudwhisper Boots
Cluster Traps Support
Clutching Talisman
Cobalt Apex Sentinel
Cobalt Jewel
Cobalt Pandemonium Sentinel
Cobalt Stalker Sentinel
Cobalt Watchstone
Cobra Lash
Cobra Talisman
Coffer Relic
Cogs of Disruption
Cogwork Ring
Coiled Staff
Coiled Wand
Coin of Desecration
Coin of Knowledge
Coin of Power
Coin of Restoration
Coin of Skill
Cold Aegis
Cold Penetration Support
Cold River Map
Cold Snap
Cold Snap of Power
Cold to Fire Support
Cold-attuned Buckler
Colonnade Map
Colossal Hybrid Flask
Colossal Life Flask
Colossal Mana Flask
Colossal Tower Shield
Colosseum Map
Colosseum Plate
Colossus Mallet
Combust
Combustion Support
Command Graft
Commander's Brigandine
Commandment of Blades
Commandment of Flames
Commandment of Force
Commandment of Frost
Commandment of Fury
Commandment of Inferno
Commandment of Ire
Commandment of Light
Commandment of Reflection
Commandment of Spite
Commandment of Thunder
Commandment of War
Commandment of Winter
Commandment of the Grave
Commandment of the Tempest
Communion Support
Companionship Support
Composite Bow
Composite Ring
Compound Bow
Compound Spiked Shield
Comprehensive Scouting Report
Concentrated Effect Support
Conductive Quiver
Conductivity
Conduit Line
Cone Helmet
Conflagration
Congregation Support
Congregator Wand
Conjurer Boots
Conjurer Gloves
Conjurer's Vestment
Conjuror of Rot
Conqueror Idol
Conqueror's Helmet
Conquest Chainmail
Conquest Helmet
Conquest Lamellar
Consecrate
Consecrated Path
Consecrated Path of Endurance
Conservatory Map
Constrictor-Occupied Map
Consume Bones
Contagion
Contagion of Subsiding
Contagion of Transference
Contaminate
Contract: Bunker
Contract: Laboratory
Contract: Mansion
Contract: Prohibited Library
Contract: Records Office
Contract: Repository
Contract: Smuggler's Den
Contract: Tunnels
Contract: Underbelly
Controlled Blaze Support
Controlled Destruction Support
Convening Wand
Conversion Trap
Convocation
Convoking Wand
Cooldown Recovery Support
Copper Kris
Copper Plate
Copper Sword
Copper Tower Shield
Coral Amulet
Coral Forest Chart
Coral Reef Chart
Coral Ring
Coral Ruins Map
Cord Belt
Core Map
Coronal Leather
Coronal Maul
Corpse Walk
Corroded Blade
Corroded Fossil
Corroded Tower Shield
Corrugated Buckler
Corrupt
Corrupting Cry Support
Corrupting Fever
Corsair Sword
Corundum Flask
Corvine Charm
Cosmic Apex Sentinel
Cosmic Fragment
Cosmic Reliquary Key
Costly Curio
Council of Cats
Counter-Thaumaturgy Contract
Coursing Current Support
Courtesan Sword
Courthouse Map
Courtyard Map
Courtyard of Wasting Map
Coves Map
Coveted Possession
Crack Mace
Crackling Lance
Crackling Lance of Branching
Crackling Lance of Disintegration
Craicic Lure
Craicic Talisman
Crater Map
Create Lesser Shrine
Creeping Frost
Creeping Frost of Floes
Cremation
Cremation of Exhuming
Cremation of the Volcano
Crescent Splinter
Crescent Staff
Crest of Ezomyr
Crest of the Elderslayers
Crested Golden Idol
Crested Tower Shield
Crimson Jewel
Crimson Oil
Crimson Raiment
Crimson Round Shield
Crimson Temple Map
Crimson Township Map
Crimson Watchstone
Critical Strike Affliction Support
Croaker Talisman
Crude Bow
Crude Sensing Charm
Crude Ward
Cruelty Support
Crusader Boots
Crusader Buckler
Crusader Chainmail
Crusader Gloves
Crusader Helmet
Crusader Plate
Crusader's Exalted Orb
Crushing Fist
Crushing Force Magnifier
Cryonic Ring
Crypt Armour
Cryptic Apex Sentinel
Cryptic Pandemonium Sentinel
Cryptic Stalker Sentinel
Crystal Belt
Crystal Ore Map
Crystal Sceptre
Crystal Wand
Crystalfall Support
Crystalline Geode
Crystallised Rancour
Cube Of Absorption
Cull the Weak Support
Culling Strike Support
Cured Quiver
Curse Consume
Curse Transfer
Cursed Crypt Map
Cursed Ground Support
Cursed Words
Curved Blade
Cutlass
Cutthroat's Garb
Cyaxan's Ducat
Cyclone
Cyclone of Tumult
Dagger Axe
Damage Infusion
Damage On Movement Skill Use Aura
Damage on Full Life Support
Damnation
Dance in the White
Dancing Sword
Dark Bargain
Dark Bargain of Trarthus
Dark Dreams
Dark Forest Map
Dark Marionette
Dark Reaper
Dark Temptation
Darker Half
Darksteel Treads
Darktongue's Kiss
Darkwood Sceptre
Dash
Dead Man's Sulphur
Deadhand Talisman
Deadly Ailments Support
Deadly Joy
Deafening Essence of Anger
Deafening Essence of Anguish
Deafening Essence of Contempt
Deafening Essence of Doubt
Deafening Essence of Dread
Deafening Essence of Envy
Deafening Essence of Fear
Deafening Essence of Greed
Deafening Essence of Hatred
Deafening Essence of Loathing
Deafening Essence of Misery
Deafening Essence of Rage
Deafening Essence of Scorn
Deafening Essence of Sorrow
Deafening Essence of Spite
Deafening Essence of Suffering
Deafening Essence of Torment
Deafening Essence of Woe
Deafening Essence of Wrath
Deafening Essence of Zeal
Death
Death Aura
Death Bow
Death Walk
Death Wish
Deathly Designs
Decay Support
Decayed Voidstone
Decaying Fragment
Decaying Reliquary Key
Deception Contract
Deceptive Astrolabe
Decimation Bow
Decorative Axe
Decoy Totem
Decree of Blades
Decree of Flames
Decree of Force
Decree of Frost
Decree of Fury
Decree of Inferno
Decree of Ire
Decree of Light
Decree of Reflection
Decree of Spite
Decree of Thunder
Decree of War
Decree of Winter
Decree of the Grave
Decree of the Tempest
Decurve Bow
Dedication to the Goddess
Deep One Talisman
Deerskin Boots
Deerskin Gloves
Default Attack
Defiance Banner
Defiled Cathedral Map
Deft Fossil
Deicide Mask
Dekhara's Resolve
Delirious Scouting Report
Delirium Orb
Delirium Scarab
Delirium Scarab of Delusions
Delirium Scarab of Mania
Delirium Scarab of Neuroses
Delirium Scarab of Paranoia
Dementophobia
Demigod's Wager
Demolition Contract
Demon Crown
Demon Dagger
Demon's Horn
Dense Fossil
Deregulation Scroll
Desecrate
Desecrated Virtue
Desert Brigandine
Desert Map
Desert Spring Map
Despair
Desperate Crusade
Despot Axe
Destined to Crumble
Destiny Leather
Destroyer Regalia
Destructive Link
Determination
Detonate Dead
Detonate Dead of Chain Reaction
Detonate Dead of Scavenging
Detonate Mines
Devour Support
Devourer Talisman
Devouring Fragment
Devouring Totem
Devout Chainmail
Dextral Catalyst
Dialla's Subjugation
Diamond Flask
Diamond Ring
Dig Map
Dire Pelt
Direct Ants
Disapprobation Axe
Discharge
Discharge of Misery
Discipline
Disdain
Divination Scarab of Pilfering
Divination Scarab of Plenty
Divination Scarab of The Cloister
Divine Beauty
Divine Blast
Divine Blast of Radiance
Divine Blessing Support
Divine Crown
Divine Ire
Divine Ire of Disintegration
Divine Ire of Holy Lightning
Divine Justice
Divine Life Flask
Divine Mana Flask
Divine Orb
Divine Retribution
Divine Sentinel Support
Divine Shard
Divine Vessel
Diviner's Delirium Orb
Diviner's Incubator
Djinn-Touched Vaal Orb
Doedre's Madness
Dominating Blow
Dominating Blow of Inspiring
Domination Leaguestone
Domination Scarab
Domination Scarab of Apparitions
Domination Scarab of Evolution
Domination Scarab of Terrors
Doom Arrow
Doom Blast
Doryani's Epiphany
Doryani's Touch
Double Axe
Double Claw
Double Strike
Double Strike of Impaling
Double Strike of Momentum
Dragon Mace
Dragonbone Rapier
Dragonscale Boots
Dragonscale Doublet
Dragonscale Gauntlets
Dragoon Sword
Draining Eshgraft
Draped in Dreams
Dread Banner
Dread Maul
Dream Mace
Dreamquest Slippers
Driftwood Club
Driftwood Maul
Driftwood Sceptre
Driftwood Spiked Shield
Driftwood Wand
Drox's Citadel Map
Drox's Crest
Druidic Alchemist
Dry Sea Map
Dual Strike
Dual Strike of Ambidexterity
Duality
Dunes Map
Dungeon Map
Dusk Blade
Dusk Ring
Duskwalk Slippers
Dying Anguish
Dying Light
Eagle Claw
Earth Drinker
Earthbreaker Support
Earthquake
Earthquake of Amplification
Earthshatter
Earthshatter of Fragility
Earthshatter of Prominence
Eber's Key
Ebony Tower Shield
Echo of Loneliness
Echo of Reverence
Echo of Trauma
Echoes of Love
Eclipse Staff
Eclipse Support
Edict of Blades
Edict of Flames
Edict of Force
Edict of Frost
Edict of Fury
Edict of Inferno
Edict of Ire
Edict of Light
Edict of Reflection
Edict of Spite
Edict of Thunder
Edict of War
Edict of Winter
Edict of the Grave
Edict of the Tempest
Edify Support
Eelskin Boots
Eelskin Gloves
Eelskin Sole
Eelskin Tunic
Efficacy Support
Einhar's Memory
Elder Sword
Elder's Exalted Orb
Eldritch Blasphemy Support
Eldritch Chaos Orb
Eldritch Exalted Orb
Eldritch Eye
Eldritch Incubator
Eldritch Orb of Annulment
Eldritch Perfection
Eldritch Voidstone
Electroshock Scroll
Elegant Foil
Elegant Ringmail
Elegant Round Shield
Elegant Sword
Elemental Aegis
Elemental Army Support
Elemental Damage with Attacks Support
Elemental Focus Support
Elemental Hit
Elemental Hit of the Spectrum
Elemental Penetration Support
Elemental Projectiles
Elemental Proliferation Support
Elemental Warding
Elemental Weakness
Elevated Sextant
Emberstone Apex Sentinel
Emberstone Pandemonium Sentinel
Emberstone Stalker Sentinel
Embrace Madness
Embroidered Gloves
Emperor of Purity
Emperor's Luck
Empower Support
Empowering Howl
Empty Coffin
Enamel Brooch
Enameled Buckler
Enchant
Enchanted Incubator
Endless Night
Endothermic Buckler
Endurance Charge on Melee Stun Support
Enduring Cry
Energy Blade
Energy Leech Support
Energy Sword
Enervating Grasp
Enfeeble
Engineer's Orb
Engineer's Shard
Engineering Contract
Engraved Greatsword
Engraved Hatchet
Engraved Ultimatum
Engraved Wand
Enhance Support
Enigmatic Assembly A4
Enigmatic Assembly B2
Enigmatic Assembly C5
Enigmatic Assembly D1
Enkindling Orb
Enlighten Support
Enshrouded Body Armour
Enshrouded Boots
Enshrouded Gloves
Enshrouded Helmet
Enshrouded Shield
Enslaver-Occupied Map
Ensnaring Arrow
Enthalpic Ring
Envy
Eradicator-Occupied Map
Erupting Xophgraft
Escaped Prototype
Esh's Breachstone
Esh's Charged Breachstone
Esh's Enriched Breachstone
Esh's Flawless Breachstone
Esh's Pure Breachstone
Espionage Disguise Kit
Essence Burner
Essence Drain
Essence Drain of Desperation
Essence Drain of Wickedness
Essence Leaguestone
Essence Scarab
Essence Scarab of Adaptation
Essence Scarab of Ascent
Essence Scarab of Calcification
Essence Scarab of Stability
Essence of Delirium
Essence of Desolation
Essence of Horror
Essence of Hysteria
Essence of Insanity
Essential Keyring
Estoc
Estuary Map
Etched Greatsword
Etched Hatchet
Etched Kite Shield
Etched in Blood
Eternal Blessing Support
Eternal Bonds
Eternal Burgonet
Eternal Life Flask
Eternal Mana Flask
Eternal Orb
Eternal Sword
Ethereal Blade
Ethereal Bow
Ethereal Knives
Ethereal Knives of Lingering Blades
Ethereal Knives of the Massacre
Eventuality Rod
Ever-Changing
Eviscerate
Exalted Implant
Exalted Orb
Exalted Shard
Excavation Map
Exceptional Black Scythe Artifact
Exceptional Broken Circle Artifact
Exceptional Eldritch Ember
Exceptional Eldritch Ichor
Exceptional Order Artifact
Exceptional Sun Artifact
Excommunicate Support
Exemplar Support
Exhausting Spirit Shield
Exothermic Tower Shield
Exotic Coinage
Expedition Logbook
Expedition Scarab
Expedition Scarab of Archaeology
Expedition Scarab of Infusion
Expedition Scarab of Runefinding
Expedition Scarab of Verisium Powder
Expert Retaliation Support
Explorer's Scouting Report
Explosive Arrow
Explosive Concoction
Explosive Concoction of Destruction
Explosive Toad
Explosive Trap
Explosive Trap of Magnitude
Explosive Trap of Shrapnel
Exquisite Blade
Exquisite Leather
Exsanguinate
Exsanguinate of Transmission
Eye Gouger
Eye of Winter
Eye of Winter of Finality
Eye of Winter of Transience
Ez Myrae Tome
Ezomyte Axe
Ezomyte Blade
Ezomyte Burgonet
Ezomyte Dagger
Ezomyte Spiked Shield
Ezomyte Staff
Ezomyte Tower Shield
Face Last Target
Faceted Fossil
Facetor's Lens
Factory Map
Fading Reflecting Mist
Faithful Helmet
Falling Crystal
Falling Crystals
Familial Contract
Fancy Foil
Fangjaw Talisman
Farric Lure
Farric Talisman
Faster Attacks Support
Faster Casting Support
Faster Projectiles Support
Fateful Meeting
Father's Love
Faun's Horn
Feast of Flesh
Feathered Arrow Quiver
Feeding Frenzy Support
Fencer Helm
Fenumal Lure
Fenumal Talisman
Feral Incubator
Fertile Catalyst
Festival Mask
Fickle Spiritblade
Field Lamellar
Fields Map
Fiend Dagger
Fiery Cannibal
Fiery Impact
FigureHead Incinerate
Filled Coffin
Fine Delirium Orb
Fine Incubator
Fine Lockpick
Fine Sensing Charm
Fine Sharpening Stone
Fingerless Silk Gloves
Fir Round Shield
Fire Aegis
Fire Arrow Quiver
Fire Burst
Fire Elemental Cone
Fire Nova Mine
Fire Of Unknown Origin
Fire Penetration Support
Fire Projectile Retaliation
Fire Trap
Fire Trap of Blasting
Fire Weapon
Fireball
Firestorm
Firestorm of Meteors
Firestorm of Pelting
Fishing Rod
Fishscale Gauntlets
Fissure
Fissure Support
Fist of War Support
Flame Breath
Flame Dash
Flame Dash of Incinerating
Flame Dash of Return
Flame Hellion Talisman
Flame Link
Flame Surge
Flame Surge of Combusting
Flame Wall
Flameblast
Flameblast of Celerity
Flameblast of Contraction
Flamecaller Xophgraft
Flames of Judgement
Flamethrower Trap
Flamethrower Trap of Stability
Flamewood Support
Flammability
Flammable Shot
Flanged Arrowhead
Flanged Drill
Flanged Mace
Flare Mace
Flaring Allflame Ember of Abyss
Flaring Allflame Ember of Breachlords
Flaring Allflame Ember of Kalguurans
Flaring Allflame Ember of Scientists
Flaring Allflame Ember of The First Ones
Flaring Allflame Ember of Wildwood Cultists
Flaring Allflame Ember of the Vaal
Flashfire Blade
Flashpowder Keg
Flask Charge Nova
Flask of Welakath
Flaying Knife
Flesh Offering
Flesh and Stone
Flesh of Xesht
Fleshgraft
Fleshrend
Fleshripper
Flicker Strike
Flicker Strike of Power
Flicker Thrust
Flickerflame Blade
Flip a coin
Flooded Mine Map
Fluted Bascinet
Focal Stone
Focus
Focused Amulet
Focused Ballista Support
Focused Channelling Support
Fog of War
Foliate Brooch
Footman Sword
Forbidden Contract
Forbidden Lamp
Forbidden Power
Forbidden Rite
Forbidden Rite of Soul Sacrifice
Forbidden Tattoo of the Duelist
Forbidden Tattoo of the Marauder
Forbidden Tattoo of the Ranger
Forbidden Tattoo of the Scion
Forbidden Tattoo of the Shadow
Forbidden Tattoo of the Templar
Forbidden Tattoo of the Witch
Forbidden Tome
Forbidden Woods Map
Foreboding Incubator
Forest Tiger
Forest Warrior
Forge of the Phoenix Map
Forgotten Reliquary Key
Fork Support
Forking River Map
Formless Ring
Fortify Support
Fortress Map
Fossilised Delirium Orb
Fossilised Incubator
Fossilised Spirit Shield
Foul Staff
Foulborn Exalted Orb
Foulborn Orb of Augmentation
Foulborn Regal Orb
Foulgrasp
Foulgrasp Support
Foundry Bow
Foundry Map
Foxhide Sole
Fractured Fossil
Fracturing Orb
Fracturing Shard
Fragment of Constriction
Fragment of Emptiness
Fragment of Enslavement
Fragment of Eradication
Fragment of Knowledge
Fragment of Purification
Fragment of Shape
Fragment of Terror
Fragment of the Chimera
Fragment of the Hydra
Fragment of the Minotaur
Fragment of the Phoenix
Fragmentation Scroll
Fragmented Delirium Orb
Fragmented Incubator
Fragmenting Arrowhead
Freeze Mine
Freezing Pulse
Freezing Tulgraft
Frenzy
Frenzy of Onslaught
Fresh Meat Support
Friendship
Fright Claw
Fright Maul
Frigid Bond Support
Frigid Fossil
From Bone to Ashes
Frontier Leather
Frost Blades
Frost Blades of Katabasis
Frost Bolt Channel
Frost Bomb
Frost Bomb of Forthcoming
Frost Bomb of Instability
Frost Hellion Talisman
Frost Shield
Frost Wall
Frost Wall of Encroachment
Frostbite
Frostblink
Frostblink of Wintry Blast
Frostbolt
Frostmage Support
Frozen Cabins Map
Frozen Cannibal
Frozen Legion
Frozen Legion of Rallying
Frozen Sweep
Fruiting Astrolabe
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
Fundamental Fossil
Fungal Astrolabe
Fungal Hollow Map
Further Invention
Fury of the Awakener
Gale Crown
Galvanic Arrow
Galvanic Arrow of Energy
Galvanic Arrow of Surging
Galvanic Field
Galvanic Field of Intensity
Gardens Map
Gargantuan Talisman
Gavel
Gemcutter's Incubator
Gemcutter's Mercy
Gemcutter's Prism
Gemcutter's Promise
Gemcutters Lens
Gemini Claw
Gemstone Sword
General's Brigandine
General's Cry
General's Helmet
Generosity Support
Geode Map
Geodesic Ring
Geomancer's Incubator
Ghastly Eye Jewel
Ghetto Map
Ghostflame Blade
Ghostly Artillery
Giant Life Flask
Giant Mana Flask
Giantslayer Helmet
Gift of Asenath
Gift of the Gemling Queen
Gift to the Goddess
Gilded Abyss Scarab
Gilded Ambush Scarab
Gilded Axe
Gilded Bestiary Scarab
Gilded Blight Scarab
Gilded Breach Scarab
Gilded Buckler
Gilded Cartography Scarab
Gilded Divination Scarab
Gilded Elder Scarab
Gilded Expedition Scarab
Gilded Fossil
Gilded Harbinger Scarab
Gilded Legion Scarab
Gilded Reliquary Scarab
Gilded Sallet
Gilded Shaper Scarab
Gilded Sulphite Scarab
Gilded Torment Scarab
Gilded Ultimatum Scarab
Girded Tower Shield
Glacial Cascade
Glacial Cascade of the Fissure
Glacial Hammer
Glacial Hammer of Shattering
Glacial Shield Swipe
Glacier Map
Gladiator Helmet
Gladiator Plate
Gladius
Glass Shank
Glassblower's Bauble
Glimmer of Hope
Glimpse of Eternity
Gloam Ring
Glorious Leather
Glorious Plate
Glowing Silhouette
Gluttony Support
Gluttony of Elements
Glyphic Fossil
Gnarled Branch
Goat's Horn
Goathide Boots
Goathide Buckler
Goathide Gloves
Goatman Talisman
Goddess Beam
Goddess Warp
Gold
Gold Amulet
Gold Flask
Gold Ring
Golden Blade
Golden Bracers
Golden Brooch
Golden Buckler
Golden Caligae
Golden Ceremonial Mask
Golden Flame
Golden Grotesque
Golden Hetzapal Idol
Golden Hoop
Golden Key
Golden Kris
Golden Mantle
Golden Mask
Golden Matatl Idol
Golden Napuatzi Idol
Golden Obi
Golden Oil
Golden Plate
Golden Prayer Idol
Golden Sacrificial Glyph
Golden Slave Idol
Golden Visage
Golden Watchstone
Golden Wreath
Golden Xoplotli Idol
Goliath Gauntlets
Goliath Greaves
Goliath Talisman
Gore Shockwave
Gouger
Grace
Graceful Sword
Grand Black Scythe Artifact
Grand Broken Circle Artifact
Grand Eldritch Ember
Grand Eldritch Ichor
Grand Life Flask
Grand Mana Flask
Grand Order Artifact
Grand Ringmail
Grand Sun Artifact
Grandmaster Keyring
Granite Flask
Grappler
Grasping Astrolabe
Grasping Mail
Grave Knowledge
Grave Trough Map
Graveyard Map
Gravity Sphere
Great Crown
Great Helmet
Great Mallet
Great Maw Talisman
Great White Claw
Greater Ancestral Call Support
Greater Black Scythe Artifact
Greater Broken Circle Artifact
Greater Chain Support
Greater Devour Support
Greater Eldritch Ember
Greater Eldritch Ichor
Greater Fork Support
Greater Kinetic Instability Support
Greater Life Flask
Greater Mana Flask
Greater Multiple Projectiles Support
Greater Multistrike Support
Greater Order Artifact
Greater Spell Cascade Support
Greater Spell Echo Support
Greater Sun Artifact
Greater Unleash Support
Greater Volley Support
Greatwolf Talisman
Grinning Fetish
Gripped Gloves
Grizzly Pelt
Grotto Map
Ground Slam
Ground Slam of Earthshaking
Grove Bow
Growing Wombgift
Guardian Turtle
Guardian's Blessing Support
Guardian's Challenge
Guarding Gauntlets
Gut Ripper
Gutting Knife
Haemocombustion Scroll
Half-remembered Goliath
Hallow Support
Hallowed Hybrid Flask
Hallowed Life Flask
Hallowed Mana Flask
Hammered Buckler
Hand of Arimor
Harbinger Bow
Harbinger Map
Harbinger Scarab
Harbinger Scarab of Obelisks
Harbinger Scarab of Regency
Harbinger Scarab of Warhoards
Harbinger's Orb
Harbinger's Shard
Hardening Uulgraft
Harlequin Mask
Harmonic Spirit Shield
Harmony of Souls
Harpy Rapier
Harpyskin Boots
Harpyskin Gloves
Harrowing Throng Support
Harvest Scarab
Harvest Scarab of Cornucopia
Harvest Scarab of Doubling
Haste
Hatred
Haunted Bascinet
Haunted Mansion Map
Haunting Shadows
Headman's Sword
Headsman Axe
Heart Coil
Heart of Flame
Heart of the Gargoyle
Heat-attuned Tower Shield
Heathen Wand
Heaven's Scourge
Heavy Arrow Quiver
Heavy Belt
Heavy Quiver
Heavy Strike
Heavy Strike of Trarthus
Hedron Bow
Helical Ring
Hellion's Paw
Her Mask
Herald of Agony
Herald of Ash
Herald of Ice
Herald of Purity
Herald of Thunder
Herald of the Hive
Heterochromia
Hex Bloom Support
Hexblast
Hexblast of Contradiction
Hexblast of Havoc
Hexclaw Talisman
Hexpass Support
Hextoad Support
Hextouch Support
Hidden Item
High-Impact Mine Support
Highborn Bow
Highborn Staff
Highland Blade
Hinekora's Lock
His Burning Message
History
Hiveborn Support
Hivebrain Gland
Hollow Fossil
Hollowpoint Arrowhead
Hollowpoint Dagger
Holy Chainmail
Holy Flame Totem
Holy Flame Totem of Ire
Holy Hammers
Holy Hammers of Spirals
Holy Strike
Holy Sweep
Holy Sweep of Hammerfalls
Home
Honed Cleaver
Honoured Incubator
Honoured Tattoo of the Barbarian
Honoured Tattoo of the Berserker
Honoured Tattoo of the Dove
Honoured Tattoo of the Flock
Honoured Tattoo of the Flood
Honoured Tattoo of the Hatungo
Honoured Tattoo of the Hunter
Honoured Tattoo of the Makanga
Honoured Tattoo of the Mountain
Honoured Tattoo of the Oak
Honoured Tattoo of the Pa
Honoured Tattoo of the Pillager
Honoured Tattoo of the Sky
Honoured Tattoo of the Storm
Honoured Tattoo of the Tuatara
Honoured Tattoo of the Turtle
Honoured Tattoo of the Warlord
Honoured Tattoo of the Wise
Hooded Cloak
Hook Sword
Hope
Horizon Shard
Horned Scarab of Awakening
Horned Scarab of Bloodlines
Horned Scarab of Glittering
Horned Scarab of Nemeses
Horned Scarab of Pandemonium
Horned Scarab of Preservation
Horned Scarab of Tradition
Horned Sceptre
Horned Talisman
House of Mirrors
Hubris
Hubris Circlet
Hulking Miscreation
Humility
Hunter Hood
Hunter's Exalted Orb
Hunter's Resolve
Hunter's Reward
Hussar Brigandine
Hybrid Arachnid Talisman
Hydra
Hydrascale Boots
Hydrascale Gauntlets
Hydrosphere
Hypnotic Eye Jewel
Hypothermia Support
I See Brothers
Ice Bite Support
Ice Crash
Ice Crash of Cadence
Ice Elemental Spear
Ice Nova
Ice Nova of Deep Freeze
Ice Nova of Frostbolts
Ice Shot
Ice Shot of Penetration
Ice Spear
Ice Spear of Splitting
Ice Trap
Ice Trap of Hollowness
Iceberg Map
Icefire
Icestorm
Icicle Burst
Icicle Mine
Icicle Mine of Fanning
Icicle Mine of Sabotage
Icicles
Igneous Geode
Ignite
Ignite Proliferation Support
Ignition Blast
Illusory Warp
Imbued Catalyst
Imbued Wand
Immolate Support
Immortal Call
Immortal Resolve
Imp Crown
Imp Dagger
Impact Force Propagator
Impale Support
Impaling Uulgraft
Impending Doom Support
Imperfect Adherent of Zarokh
Imperfect Astral Lich
Imperfect Blasphemer
Imperfect Blood Demon
Imperfect Conjuror of Rot
Imperfect Dancing Sword
Imperfect Dark Marionette
Imperfect Dark Reaper
Imperfect Druidic Alchemist
Imperfect Eldritch Eye
Imperfect Escaped Prototype
Imperfect Fiery Cannibal
Imperfect Forest Tiger
Imperfect Forest Warrior
Imperfect Frozen Cannibal
Imperfect Guardian Turtle
Imperfect Half-remembered Goliath
Imperfect Hulking Miscreation
Imperfect Hydra
Imperfect Judgemental Spirit
Imperfect Meatsack
Imperfect Memories
Imperfect Naval Officer
Imperfect Needle Horror
Imperfect Pain Artist
Imperfect Primal Demiurge
Imperfect Primal Thunderbird
Imperfect Restless Knight
Imperfect Riftcaster
Imperfect Runic Skeleton
Imperfect Sanguimancer Demon
Imperfect Sawblade Horror
Imperfect Serpent Warrior
Imperfect Shadow Berserker
Imperfect Shadow Construct
Imperfect Slashing Horror
Imperfect Spider Matriarch
Imperfect Spirit of Fortune
Imperfect Warlord
Imperial Bow
Imperial Buckler
Imperial Claw
Imperial Delirium Orb
Imperial Enshrouding Crystal
Imperial Legacy
Imperial Maul
Imperial Skean
Imperial Staff
Imperial Staff Piece
Impossible Crystal
Imprint
Imprinted Bestiary Orb
Inca Boss Freezing Pulse
Incandescent Invitation
Incense of Keth
Incinerate
Incinerate of Expanse
Incinerate of Venting
Increased Area of Effect Support
Increased Critical Damage Support
Increased Critical Strikes Support
Increased Damage Taken Aura
Increased Duration Support
Incursion Scarab
Incursion Scarab of Champions
Incursion Scarab of Invasion
Incursion Scarab of Timelines
Indigo Oil
Infantry Brigandine
Infernal Axe
Infernal Blade
Infernal Blow
Infernal Blow of Immolation
Infernal Cry
Infernal Legion Support
Infernal Sweep
Infernal Sword
Infested Valley Map
Infiltrator Boots
Infiltrator Mitts
Influenced Scouting Report
Influencing Scarab of Hordes
Influencing Scarab of Interference
Influencing Scarab of the Elder
Influencing Scarab of the Shaper
Infused Channelling Support
Infused Engineer's Orb
Infused Incubator
Innervate Support
Inscribed Ultimatum
Inspiration Support
Instilling Orb
Intensify Support
Intimidating Cry
Intrinsic Catalyst
Intuitive Link
Invasion Leaguestone
Invention Support
Invert the Rules Support
Inya's Key
Iolite Ring
Iron Circlet
Iron Flask
Iron Gauntlets
Iron Greaves
Iron Grip Support
Iron Hat
Iron Mask
Iron Ring
Iron Sceptre
Iron Staff
Iron Will Support
Ironscale Boots
Ironscale Gauntlets
Ironwood Buckler
Ironwood Tincture
Item Quantity Support
Item Rarity Support
Ivory Bow
Ivory Spirit Shield
Ivory Temple Map
Ivory Watchstone
Izaro Warp
Jack in the Box
Jade Amulet
Jade Chopper
Jade Flask
Jade Hatchet
Jagged Foil
Jagged Fossil
Jagged Maul
Jasper Axe
Jasper Chopper
Jester Mask
Jet Amulet
Jet Ring
Jet of Flame
Jewelled Foil
Jeweller's Delirium Orb
Jeweller's Orb
Jewellery Recombinator
Jingling Spirit Shield
Jolting Eshgraft
Journey Rune
Journey Tattoo of Makanui
Journey Tattoo of the Body
Journey Tattoo of the Mind
Journey Tattoo of the Soul
Journeyman Cartographer's Seal
Judgement Staff
Judgemental Spirit
Judging Voices
Jungle Valley Map
Justified Ambition
Kalguuran Delirium Orb
Kalguuran Incubator
Kalguuran Scarab
Kalguuran Scarab of Enriching
Kalguuran Scarab of Guarded Riches
Kalguuran Scarab of Refinement
Kamasan Idol
Kaom's Greaves
Kaom's Plate
Karui Axe
Karui Chopper
Karui Enshrouding Crystal
Karui Maul
Karui Sceptre
Katakohi's Ducat
Keeper's Corruption
Key to Decay
Key to the Crucible
Keyblade
Kill
Kinetic Anomaly
Kinetic Blast
Kinetic Blast of Clustering
Kinetic Bolt
Kinetic Bolt of Fragmentation
Kinetic Flux
Kinetic Fusillade
Kinetic Fusillade of Detonation
Kinetic Instability Support
Kinetic Rain
Kinetic Rain of Impact
Kinetic Wand
Kirac's Memory
Kishara's Ducat
Knight Helm
Knockback Support
Laboratory Map
Labrys
Lacerate
Lacerate of Butchering
Lacerate of Haemorrhage
Lacewood Spirit Shield
Lachrymal Necrosis
Lacquered Buckler
Lacquered Garb
Lacquered Helmet
Lair Map
Lair of the Hydra Map
Laminated Kite Shield
Lancing Steel
Lancing Steel of Spraying
Lantador's Lost Love
Lapis Amulet
Large Cluster Jewel
Large Hybrid Flask
Large Life Flask
Large Mana Flask
Last Hope
Last Stand
Lathi
Latticed Ringmail
Lava Chamber Map
Lava Lake Map
Lavish Wombgift
Layered Kite Shield
Lead Sceptre
Leap Slam
Leap Slam of Groundbreaking
Leather Belt
Leather Bracers
Leather Cap
Leather Hood
Leatherscale Boots
Left to Fate
Legion Boots
Legion Gloves
Legion Hammer
Legion Plate
Legion Scarab
Legion Scarab of Eternal Conflict
Legion Scarab of Officers
Legion Scarab of The Sekhema
Legion Scarab of Treasures
Legion Sword
Legion Sword Piece
Less Duration Support
Lesser Black Scythe Artifact
Lesser Broken Circle Artifact
Lesser Eldritch Ember
Lesser Eldritch Ichor
Lesser Order Artifact
Lesser Reduced Mana Cost Support
Lesser Sun Artifact
Lethal Dose Support
Lethean Temptation
Leviathan Gauntlets
Leviathan Greaves
Leyline Gloves
Leyline Map
Lich's Circlet
Life Gain on Hit Support
Life Leech Support
Life Rune
Lifetap Support
Light Brigandine
Light Quiver
Light and Truth
Lighthouse Map
Lightless Astrolabe
Lightning Aegis
Lightning Arrow
Lightning Arrow of Electrocution
Lightning Bolt
Lightning Clone Retaliation
Lightning Conduit
Lightning Conduit of the Heavens
Lightning Penetration Support
Lightning Spire Trap
Lightning Spire Trap of Overloading
Lightning Spire Trap of Zapping
Lightning Strike
Lightning Strike of Arcing
Lightning Tendrils
Lightning Tendrils of Eccentricity
Lightning Tendrils of Escalation
Lightning Trap
Lightning Trap of Sparking
Lightning Warp
Linden Kite Shield
Lingering Remnants
Lion Pelt
Lion Sword
Lithe Blade
Living Ice
Living Lightning Support
Living Lightning Zap
Lockpicking Contract
Locus Mine Support
Lone Antler Talisman
Lonely Fragment
Lonely Reliquary Key
Lonely Warrior
Long Bow
Long Staff
Longsword
Longtooth Talisman
Lookout Map
Lordly Plate
Loricated Ringmail
Lost Worlds
Love Through Ice
Loyalty
Loyalty Tattoo of Ahuana
Loyalty Tattoo of Akoya
Loyalty Tattoo of Ikiaho
Loyalty Tattoo of Kahuturoa
Loyalty Tattoo of Kaom
Loyalty Tattoo of Kiloava
Loyalty Tattoo of Maata
Loyalty Tattoo of Rakiata
Loyalty Tattoo of Tawhanuku
Loyalty Tattoo of Utula
Lucent Fossil
Luck of the Vaal
Lucky Bastion
Lucky Connections
Lucky Deck
Luminous Trove
Lunaris Circlet
Lupine Charm
Lustrous Ward
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
Lynx Talisman
Lysah's Respite
MTX Wrapper
Machinations Support
Maddening Incubator
Maddening Object
Maelström Staff
Mage's Vestment
Magistrate Crown
Magma Hound Talisman
Magmatic Ore
Magmatic Tower Shield
Magnetism Support
Magnum Opus
Mahogany Tower Shield
Maim Support
Majestic Pelt
Majestic Plate
Malevolence
Malformation Map
Malign Fangs
Mallet
Maltreatment Axe
Man With Bear
Mana Leech Support
Mana-Infused Staff
Manabond
Manaforged Arrows Support
Mandible Talisman
Manifest Dancing Dervishes
Manifold Ring
Map
Map (Tier 1)
Map (Tier 10)
Map (Tier 11)
Map (Tier 12)
Map (Tier 13)
Map (Tier 14)
Map (Tier 15)
Map (Tier 16)
Map (Tier 2)
Map (Tier 3)
Map (Tier 4)
Map (Tier 5)
Map (Tier 6)
Map (Tier 7)
Map (Tier 8)
Map (Tier 9)
Maple Round Shield
Maraketh Bow
Maraketh Enshrouding Crystal
Marble Amulet
Mark On Hit Support
Mark as prey
Marshall's Brigandine
Marshes Map
Martyr Boots
Martyr Gloves
Master Cartographer's Seal
Master Lockpick
Matryoshka
Mausoleum Map
Maven's Chisel of Avarice
Maven's Chisel of Divination
Maven's Chisel of Procurement
Maven's Chisel of Proliferation
Maven's Chisel of Scarabs
Maven's Invitation: Glennach Cairns
Maven's Invitation: Haewark Hamlet
Maven's Invitation: Lex Ejoris
Maven's Invitation: Lex Proxima
Maven's Invitation: Lira Arthain
Maven's Invitation: New Vastir
Maven's Invitation: The Atlas
Maven's Invitation: The Elderslayers
Maven's Invitation: The Feared
Maven's Invitation: The Forgotten
Maven's Invitation: The Formed
Maven's Invitation: The Hidden
Maven's Invitation: The Remembered
Maven's Invitation: The Twisted
Maven's Invitation: Tirn's End
Maven's Invitation: Valdo's Rest
Mawr Blaidd
Maze Map
Maze of the Minotaur Map
Meat Shield Support
Meatgrinder
Meatsack
Mechalarm Belt
Mechanical Belt
Medium Cluster Jewel
Medium Hybrid Flask
Medium Life Flask
Medium Mana Flask
Melee Physical Damage Support
Melee Splash Support
Memory of Desire
Memory of Disbelief
Memory of Familiarity
Memory of Impatience
Memory of Impulsiveness
Memory of Loneliness
Memory of Mocking
Memory of Panic
Memory of Reverence
Memory of Suspicion
Memory of Trauma
Mercenary Warrant
Merciless Armament
Merrick's Ducat
Mesa Map
Mesh Boots
Mesh Gloves
Mesmerize
Message in a Bottle
Metallic Fossil
Metamorph Brain
Metamorph Eye
Metamorph Heart
Metamorph Liver
Metamorph Lung
Micro-Distillery Belt
Midnight Blade
Might is Right
Military Staff
Mind Cage
Minefield Support
Mineral Pools Map
Minion Damage Support
Minion Life Support
Minion Speed Support
Minor Idol
Mirage Archer Support
Miraged Incubator
Mirror Arrow
Mirror Arrow of Bombarding Clones
Mirror Arrow of Prismatic Clones
Mirror Shard
Mirror of Kalandra
Mirror of Teklatipitzi
Mirrored Spiked Shield
Mirrored Tablet
Misery in Darkness
Misty Reflection
Mitts
Molten Burst
Molten Shell
Molten Strike
Molten Strike of the Zenith
Molten Xophgraft
Momentum Support
Monkey Paw Talisman
Monkey Twins Talisman
Monochrome
Moon Staff
Moon Temple Map
Moonlit Circlet
Moonstone Ring
More Duration Support
More is Never Enough
Morning Star
Mortal Grief
Mortal Hope
Mortal Ignorance
Mortal Rage
Mortal Set
Mortar
Mosaic Kite Shield
Mountain Rune
Mud Geyser Map
Multiple Projectiles Support
Multiple Totems Support
Multiple Traps Support
Multistrike Support
Murder Boots
Murder Mitts
Murderous Eye Jewel
Museum Map
Muttering Essence of Anger
Muttering Essence of Contempt
Muttering Essence of Fear
Muttering Essence of Greed
Muttering Essence of Hatred
Muttering Essence of Sorrow
Muttering Essence of Torment
Muttering Essence of Woe
Mysterious Incubator
Mysterious Wombgift
Mystery Box
Mystery Leaguestone
Nailed Fist
Nameless Astrolabe
Nameless Ring
Naval Contract
Naval Officer
Necromancer Circlet
Necromancer Silks
Necromancy Net
Necropolis Map
Necrotic Armour
Needle Horror
Nemesis Leaguestone
Nexus Gloves
Nightblade Support
Nightmare Bascinet
Nightmare Mace
Nightmare Map
Nightweave Robe
Nightwind Slippers
Niko's Memory
No Traces
Noble Axe
Noble Claw
Noble Idol
Noble Tricorne
Nook's Crown
Noxious Catalyst
Nubuck Boots
Nubuck Gloves
Oak Buckler
Oakbranch Tincture
Obscured Delirium Orb
Obscured Incubator
Obsidian Apex Sentinel
Obsidian Pandemonium Sentinel
Obsidian Sharpening Stone
Obsidian Stalker Sentinel
Occultist's Vestment
Ochre Sceptre
Octopus Talisman
Offering to the Goddess
Ogham Candelabra
Oil Extractor
Oiled Coat
Oiled Vest
Omen Wand
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
One Last Score
Onslaught Leaguestone
Onyx Amulet
Opal Ring
Opal Sceptre
Opal Wand
Opalescent Oil
Operative's Scouting Report
Opulent Fossil
Orb of Alchemy
Orb of Alteration
Orb of Annulment
Orb of Augmentation
Orb of Binding
Orb of Chance
Orb of Conflict
Orb of Dominance
Orb of Elemental Dispersion
Orb of Fusing
Orb of Horizons
Orb of Intention
Orb of Regret
Orb of Remembrance
Orb of Scouring
Orb of Storms
Orb of Storms of Squalls
Orb of Transmutation
Orb of Unmaking
Orb of Unravelling
Orbala's Fifth Adventure
Orchard Map
Order: To me!
Organic Ring
Originator Voidstone
Ornate Incubator
Ornate Mace
Ornate Quiver
Ornate Ringmail
Ornate Spiked Shield
Ornate Sword
Oscillating Sceptre
Otherworldly Incubator
Otherworldly Scouting Report
Oubliette Reliquary Key
Outfoxed
Overcharge Support
Overcharged Sinews
Overexertion Support
Overgrown Ruin Map
Overgrown Shrine Map
Overheat Support
Overloaded Intensity Support
Pacifism Support
Pacify
Pact of Beidat
Pact of Ghorr
Pact of K'Tash
Pact of Lycia
Padded Jacket
Padded Vest
Pagan Wand
Pain Artist
Painted Buckler
Painted Tower Shield
Palace Map
Paladin Boots
Paladin Crown
Paladin Gloves
Paladin's Hauberk
Pale Court Set
Papyrus Relic
Parasitic Passengers
Park Map
Paua Amulet
Paua Ring
Peaceful Moments
Pearlescent Amulet
Pearls Before Swine
Pecoraro
Pen Map
Penance Brand
Penance Brand of Conduction
Penance Brand of Dissipation
Penance Mark
Penetrating Arrow Quiver
Peninsula Map
Penitent Mask
Penumbra Ring
Perandus Coin
Perandus Leaguestone
Perception Contract
Perfect Adherent of Zarokh
Perfect Astral Lich
Perfect Blasphemer
Perfect Blood Demon
Perfect Conjuror of Rot
Perfect Dancing Sword
Perfect Dark Marionette
Perfect Dark Reaper
Perfect Druidic Alchemist
Perfect Eldritch Eye
Perfect Escaped Prototype
Perfect Fiery Cannibal
Perfect Forest Tiger
Perfect Forest Warrior
Perfect Frozen Cannibal
Perfect Guardian Turtle
Perfect Half-remembered Goliath
Perfect Hulking Miscreation
Perfect Hydra
Perfect Judgemental Spirit
Perfect Meatsack
Perfect Naval Officer
Perfect Needle Horror
Perfect Pain Artist
Perfect Primal Demiurge
Perfect Primal Thunderbird
Perfect Restless Knight
Perfect Riftcaster
Perfect Runic Skeleton
Perfect Sanguimancer Demon
Perfect Sawblade Horror
Perfect Serpent Warrior
Perfect Shadow Berserker
Perfect Shadow Construct
Perfect Slashing Horror
Perfect Spider Matriarch
Perfect Spirit of Fortune
Perfect Warlord
Perfection
Perforate
Perforate of Bloodshed
Perforate of Duality
Pernach
Pestilent Strike
Petrification Statue
Petrified Blood
Petrified Club
Phantasmagoria Map
Phantom Boots
Phantom Mace
Phantom Mitts
Phase Run
Physical Aegis
Physical Degeneration Aura
Physical Projectile Retaliation
Physical to Lightning Support
Pier Map
Pierce Support
Piety Beam
Piety Reverse Cleave
Pig-Faced Bascinet
Piledriver
Pine Buckler
Pinnacle Tower Shield
Pinpoint Support
Pit Map
Pit of the Chimera Map
Pitbull Talisman
Plague
Plague Bearer
Plague Mask
Plagued Arachnid Talisman
Plank Kite Shield
Plate Vest
Plateau Map
Plated Gauntlets
Plated Greaves
Plated Maul
Platinum Glennach Cairns Watchstone
Platinum Haewark Hamlet Watchstone
Platinum Kris
Platinum Lex Ejoris Watchstone
Platinum Lex Proxima Watchstone
Platinum Lira Arthain Watchstone
Platinum New Vastir Watchstone
Platinum Sceptre
Platinum Tirn's End Watchstone
Platinum Valdo's Rest Watchstone
Play Dead!
Playtest Attack
Playtest Slam
Playtest Spell
Plaza Map
Pneumatic Dagger
Poacher's Mark
Poignard
Point Blank Support
Poisonberry Tincture
Poisoned Faith
Poisonous Concoction
Poisonous Concoction of Bouncing
Polar Buckler
Polaric Invitation
Poleaxe
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
Polished Sensing Charm
Polished Shaper Scarab
Polished Spiked Shield
Polished Sulphite Scarab
Polished Torment Scarab
Polished Ultimatum Scarab
Polymorph
Port Map
Portal
Portal Scroll
Portal Shredder
Potent Alchemical Resonator
Potent Chaotic Resonator
Potentiality Rod
Power Charge On Critical Support
Power Core
Power Rune
Power Siphon
Power Siphon of the Archmage
Powerful Alchemical Resonator
Powerful Chaotic Resonator
Praetor Crown
Precinct Map
Precise Arrowhead
Precision
Precursor Gauntlets
Precursor Greaves
Predator Support
Prehistoric Claw
Prejudice
Preserving Gauntlets
Preserving Stillness
Pressurised Dagger
Preventative Contract
Pride
Pride Before the Fall
Pride of the First Ones
Primal Aegis
Primal Arrow Quiver
Primal Crystallised Lifeforce
Primal Delirium Orb
Primal Demiurge
Primal Incubator
Primal Skull Talisman
Primal Thunderbird
Primal Wisps
Prime Alchemical Resonator
Prime Chaotic Resonator
Prime Cleaver
Prime Regrading Lens
Prime Sextant
Primeval Apex Sentinel
Primeval Pandemonium Sentinel
Primeval Rapier
Primeval Remnant
Primeval Stalker Sentinel
Primitive Alchemical Resonator
Primitive Chaotic Resonator
Primitive Staff
Primordial Blocks Map
Primordial Fragment
Primordial Pool Map
Primordial Remnant
Primordial Staff
Prismatic Burst
Prismatic Burst Support
Prismatic Catalyst
Prismatic Fossil
Prismatic Jewel
Prismatic Oil
Prismatic Ring
Prismatic Tincture
Pristine Fossil
Processional Relic
Profane Wand
Promenade Map
Prometheus' Armoury
Prong Dagger
Prophecy
Prophecy Leaguestone
Prophecy Wand
Prophet Crown
Prospecting Astrolabe
Prosperity
Protective Link
Provisioning Wombgift
Psychotic Axe
Pulverise Support
Puncture
Puncture of Shanking
Punishment
Purifier-Occupied Map
Purifying Flame
Purifying Flame of Revelations
Purity of Elements
Purity of Fire
Purity of Ice
Purity of Lightning
Pyre Support
Pyroclast Mine
Pyroclast Mine of Sabotage
Quarterstaff
Quartz Flask
Quartz Sceptre
Quartz Wand
Queen's Demand
Quicksilver Flask
Quickstep
Quilted Jacket
Racecourse Map
Rage Support
Rage Vortex
Rage Vortex of Berserking
Rain Of Blades
Rain Tempter
Rain of Arrows
Rain of Arrows of Artillery
Rain of Arrows of Saturation
Rain of Chaos
Raise Spectre
Raise Spectre of Transience
Raise Spiders
Raise Zombie
Raise Zombie of Falling
Raise Zombie of Slamming
Rallying Cry
Rampage Leaguestone
Ramparts Map
Random Amulet
Random Armour Body
Random Armour Boots
Random Armour Gloves
Random Armour Helmet
Random Armour Shield
Random Armour and Energy Shield Body
Random Armour and Energy Shield Boots
Random Armour and Energy Shield Gloves
Random Armour and Energy Shield Helmet
Random Armour and Energy Shield Shield
Random Armour and Evasion Body
Random Armour and Evasion Boots
Random Armour and Evasion Gloves
Random Armour and Evasion Helmet
Random Armour and Evasion Shield
Random Belt
Random Bow
Random Burial Idol
Random Claw
Random Conqueror Idol
Random Dagger
Random Energy Shield Body
Random Energy Shield Boots
Random Energy Shield Gloves
Random Energy Shield Helmet
Random Energy Shield Shield
Random Evasion Body
Random Evasion Boots
Random Evasion Gloves
Random Evasion Helmet
Random Evasion Shield
Random Evasion and Energy Shield Body
Random Evasion and Energy Shield Boots
Random Evasion and Energy Shield Gloves
Random Evasion and Energy Shield Helmet
Random Evasion and Energy Shield Shield
Random Kamasan Idol
Random Minor Idol
Random Noble Idol
Random One Hand Axe
Random One Hand Mace
Random One Hand Sword
Random Quiver
Random Rapier
Random Ring
Random Rune Dagger
Random Sceptre
Random Staff
Random Totemic Idol
Random Two Hand Axe
Random Two Hand Mace
Random Two Hand Sword
Random Wand
Random Warstaff
Range Finder
Ranger Bow
Ratcheting Ring
Rats
Raven Mask
Ravenous
Rawhide Boots
Rawhide Gloves
Rawhide Tower Shield
Reality Fragment
Reap
Reap of Butchery
Reave
Reave of Refraction
Reaver Axe
Reaver Helmet
Reaver Sword
Rebirth
Rebirth and Renewal
Rebuking Blade
Reciprocation Staff
Reckless Ambition
Reckoning
Recurve Bow
Red Packet
Redeemer's Exalted Orb
Redwood Spiked Shield
Reef Map
Reflecting Mist
Reflection
Reflection of the Heart
Reflective Oil
Reflex Bow
Refracting Fog
Regal Implant
Regal Orb
Regal Shard
Regicide Disguise Kit
Regicide Mask
Reinforced Greaves
Reinforced Iron Net
Reinforced Kite Shield
Reinforced Rope Net
Reinforced Steel Net
Reinforced Tower Shield
Rejuvenation Totem
Relic Chambers Map
Remembrance
Remnant of Corruption
Rending Steel (NOT CURRENTLY USED)
Replicating Eshgraft
Residence Map
Restless Knight
Retch Talisman
Return to Dust
Return to Mirage Portal
Returning Projectiles Support
Reverent Fragment
Reverent Reliquary Key
Rhex Talisman
Rhoa Talisman
Riftcaster
Righteous Fire
Righteous Fire of Arcane Devotion
Righteous Lightning
Ring
Ringmail Boots
Ringmail Coat
Ringmail Gloves
Rings of Light
Riposte
Riptide
Ritual Scarab of Abundance
Ritual Scarab of Corpses
Ritual Scarab of Selectiveness
Ritual Scarab of Wisps
Ritual Sceptre
Ritual Splinter
Ritual Vessel
River Rune
Riveted Boots
Riveted Gloves
Rock Breaker
Rod of Detonation
Rogue's Marker
Roll Over!
Rolling Magma
Rosethorn Tincture
Rot Head Talisman
Rotfeather Talisman
Rotmother's Ducat
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
Rune Blast
Rune Blast of Teleportation
Runed Bracers
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
Runic Astrolabe
Runic Crest
Runic Crown
Runic Gages
Runic Gauntlets
Runic Gloves
Runic Greaves
Runic Hatchet
Runic Helm
Runic Luck
Runic Sabatons
Runic Skeleton
Runic Sollerets
Rupture Support
Rusted Abyss Scarab
Rusted Ambush Scarab
Rusted Bestiary Scarab
Rusted Blight Scarab
Rusted Breach Scarab
Rusted Cartography Scarab
Rusted Coif
Rusted Divination Scarab
Rusted Elder Scarab
Rusted Expedition Scarab
Rusted Harbinger Scarab
Rusted Hatchet
Rusted Legion Scarab
Rusted Reliquary Scarab
Rusted Shaper Scarab
Rusted Spike
Rusted Stalker Sentinel
Rusted Sulphite Scarab
Rusted Sword
Rusted Torment Scarab
Rusted Ultimatum Scarab
Rustic Sash
Ruthless Support
Sabre
Sacred Blossom
Sacred Chainmail
Sacred Crystallised Lifeforce
Sacred Hybrid Flask
Sacred Incubator
Sacred Life Flask
Sacred Mana Flask
Sacred Orb
Sacred Wisps Support
Sacrifice Set
Sacrifice Support
Sacrifice at Dawn
Sacrifice at Dusk
Sacrifice at Midnight
Sacrifice at Noon
Sacrificial Garb
Sadism Support
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
Sambodhi's Vow
Sambodhi's Wisdom
Samite Gloves
Samite Slippers
Samnite Helmet
Sanctified Fossil
Sanctified Life Flask
Sanctified Mana Flask
Sanctified Relic
Sanctuary Map
Sanctum Archives Research
Sanctum Cathedral Research
Sanctum Necropolis Research
Sanctum Vaults Research
Sand Spitter Talisman
Sand of Eternity
Sandy Seabed Chart
Sanguimancer Demon
Sanguine Raiment
Sapphire Flask
Sapphire Ring
Saqawine Lure
Saqawine Talisman
Satin Gloves
Satin Slippers
Savage Barnacle
Savage Crab Talisman
Savant's Robe
Sawblade Horror
Scale Doublet
Scale Vest
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
Scare Mask
Scarlet Raiment
Scarlet Round Shield
Scholar Boots
Scholar of the Seas
Scholar's Robe
Scorched Fossil
Scorching Ray
Scorching Ray of Immolation
Scornful Herald Support
Scorpion Talisman
Scourge Arrow
Scourge Arrow of Menace
Scrabbler Talisman
Scrap Metal
Screaming Essence of Anger
Screaming Essence of Anguish
Screaming Essence of Contempt
Screaming Essence of Doubt
Screaming Essence of Dread
Screaming Essence of Envy
Screaming Essence of Fear
Screaming Essence of Greed
Screaming Essence of Hatred
Screaming Essence of Loathing
Screaming Essence of Misery
Screaming Essence of Rage
Screaming Essence of Scorn
Screaming Essence of Sorrow
Screaming Essence of Spite
Screaming Essence of Suffering
Screaming Essence of Torment
Screaming Essence of Woe
Screaming Essence of Wrath
Screaming Essence of Zeal
Screaming Invitation
Scriptorium Map
Scroll Fragment
Scroll of Wisdom
Scrying Orb
Seaglass Amulet
Seal of Lunaris
Seal of Solaris
Searching Eye Jewel
Searing Bond
Searing Bond of Detonation
Second Wind Support
Secondary Regrading Lens
Secutor Helm
Seismic Cry
Seismic Trap
Seismic Trap of Swells
Seize the Flesh
Sekhem
Sentinel Jacket
Sepia Oil
Sepulchre Map
Serpent Extract
Serpent Warrior
Serpentine Staff
Serpentscale Boots
Serpentscale Gauntlets
Serrated Arrow Quiver
Serrated Foil
Serrated Fossil
Set Shark Bait
Seven Years Bad Luck
Shabby Jerkin
Shackled Boots
Shade Form
Shadow Axe
Shadow Berserker
Shadow Blades
Shadow Construct
Shadow Fangs
Shadow Sceptre
Shadowed Ring
Shagreen Boots
Shagreen Gloves
Shagreen Tower Shield
Shaped Academy Map
Shaped Acid Caverns Map
Shaped Ancient City Map
Shaped Arachnid Nest Map
Shaped Arachnid Tomb Map
Shaped Arcade Map
Shaped Arena Map
Shaped Arid Lake Map
Shaped Armoury Map
Shaped Arsenal Map
Shaped Ashen Wood Map
Shaped Atoll Map
Shaped Barrows Map
Shaped Beach Map
Shaped Bog Map
Shaped Bone Crypt Map
Shaped Burial Chambers Map
Shaped Canyon Map
Shaped Castle Ruins Map
Shaped Cells Map
Shaped Cemetery Map
Shaped Channel Map
Shaped Colonnade Map
Shaped Courtyard Map
Shaped Coves Map
Shaped Crystal Ore Map
Shaped Cursed Crypt Map
Shaped Desert Map
Shaped Desert Spring Map
Shaped Dunes Map
Shaped Dungeon Map
Shaped Factory Map
Shaped Flooded Mine Map
Shaped Gardens Map
Shaped Geode Map
Shaped Ghetto Map
Shaped Graveyard Map
Shaped Grotto Map
Shaped Jungle Valley Map
Shaped Malformation Map
Shaped Marshes Map
Shaped Mesa Map
Shaped Mud Geyser Map
Shaped Museum Map
Shaped Orchard Map
Shaped Overgrown Shrine Map
Shaped Peninsula Map
Shaped Phantasmagoria Map
Shaped Pier Map
Shaped Pit Map
Shaped Port Map
Shaped Primordial Pool Map
Shaped Promenade Map
Shaped Racecourse Map
Shaped Ramparts Map
Shaped Reef Map
Shaped Shore Map
Shaped Spider Forest Map
Shaped Spider Lair Map
Shaped Strand Map
Shaped Temple Map
Shaped Thicket Map
Shaped Tower Map
Shaped Toxic Sewer Map
Shaped Tropical Island Map
Shaped Underground River Map
Shaped Vaal Pyramid Map
Shaped Villa Map
Shaped Waste Pool Map
Shaped Wharf Map
Shaper Guardian Map
Shaper's Despair
Shaper's Devastation
Shaper's Exalted Orb
Shaper's Ire
Shard of Fate
Sharkskin Boots
Sharkskin Gloves
Sharkskin Tunic
Sharktooth Arrow Quiver
Sharktooth Claw
Shattering Steel
Shattering Steel of Ammunition
Shield Charge
Shield Crab Talisman
Shield Crush
Shield Crush of the Chieftain
Shield Shatter
Shield of Light
Shining Ward
Shiny Reliquary Key
Shipyard Map
Shock Ground
Shock Nova
Shock Nova of Procession
Shockwave
Shockwave Support
Shockwave Totem
Shockwave Totem of Authority
Shore Map
Short Bow
Shrapnel Ballista
Shrapnel Ballista of Steel
Shrieking Essence of Anger
Shrieking Essence of Anguish
Shrieking Essence of Contempt
Shrieking Essence of Doubt
Shrieking Essence of Dread
Shrieking Essence of Envy
Shrieking Essence of Fear
Shrieking Essence of Greed
Shrieking Essence of Hatred
Shrieking Essence of Loathing
Shrieking Essence of Misery
Shrieking Essence of Rage
Shrieking Essence of Scorn
Shrieking Essence of Sorrow
Shrieking Essence of Spite
Shrieking Essence of Suffering
Shrieking Essence of Torment
Shrieking Essence of Woe
Shrieking Essence of Wrath
Shrieking Essence of Zeal
Shrine Map
Shuddering Fossil
Siege Axe
Siege Ballista
Siege Ballista of Splintering
Siege Ballista of Trarthus
Siege Helmet
Siege Map
Sigil of Power
Signal Prey
Silence and Frost
Silk Gloves
Silk Robe
Silk Slippers
Silken Garb
Silken Hood
Silken Vest
Silken Wrap
Silkweave Sole
Silo Map
Silver Brooch
Silver Coin
Silver Flask
Silver Key
Silver Oil
Simple Iron Net
Simple Lockpick
Simple Robe
Simple Rope Net
Simple Sextant
Simple Steel Net
Simplex Amulet
Simulacrum
Simulacrum Splinter
Singular Delirium Orb
Singular Incubator
Singular Scouting Report
Sinistral Catalyst
Sinner Tricorne
Siphoning Trap
Siphoning Trap of Pain
Sit!
Skean
Skeleton Keyring
Skinning Knife
Skittering Delirium Orb
Skittering Incubator
Slashing Horror
Slaughter Knife
Sledgehammer
Sleek Coat
Slink Boots
Slink Gloves
Slow Aura
Slower Projectiles Support
Small Cluster Jewel
Small Hybrid Flask
Small Life Flask
Small Mana Flask
Smallsword
Smite
Smite of Divine Judgement
Smoke Mine
Snipe
Sniper Bow
Sniper's Mark
Society's Remorse
Solar Maul
Solarine Bow
Solaris Circlet
Soldier Boots
Soldier Gloves
Soldier Helmet
Soldier's Brigandine
Somatic Shell
Somatic Wand
Something Dark
Sorcerer Boots
Sorcerer Gloves
Sorrow Mask
Soul Link
Soul Quenched
Soulrend
Soulrend of Reaping
Soulrend of the Spiral
Sovereign Spiked Shield
Spark
Spark of Unpredictability
Spark of the Nova
Sparkling Claw
Spectral Axe
Spectral Helix
Spectral Helix of Trarthus
Spectral Shield Throw
Spectral Shield Throw of Shattering
Spectral Shield Throw of Trarthus
Spectral Spinning Weapon
Spectral Spirits
Spectral Sword
Spectral Throw
Spectral Throw of Materialising
Spectral Throw of Trarthus
Specularity Scroll
Spell Cascade Support
Spell Echo Support
Spell Totem Support
Spellblade Support
Spellslinger
Spider Crab Talisman
Spider Forest Map
Spider Lair Map
Spider Matriarch
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
Spirit Burst
Spirit Offering
Spirit of Fortune
Splendid Round Shield
Splinter of Chayula
Splinter of Esh
Splinter of Tul
Splinter of Uul-Netol
Splinter of Xoph
Splintered Tower Shield
Split Arrow
Split Arrow of Splitting
Split Projectiles Support
Splitnewt Talisman
Splitting Steel
Splitting Steel of Ammunition
Sporebloom Tincture
Spray Paint Blood
Spray Paint Celestial
Spray Paint Magmatic
Squalling Tulgraft
Squandered Prosperity
Squid Talisman
Stabilising Sceptre
Stacked Deck
Staff of the First Sin Eater
Stag Sceptre
Stagnation Map
Stalking Pustule
Stance Swap
Standard Lockpick
Standard Sharpening Stone
Starfall
Static Strike
Static Strike of Gathering Lightning
Static Tether
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
Steelskin
Steelwood Bow
Stibnite Flask
Stiletto
Stoking Xophgraft
Stone Axe
Stone Hammer
Stone of Passage
Storm Brand
Storm Brand of Indecision
Storm Burst
Storm Burst of Repulsion
Storm Call
Storm Call of Trarthus
Storm Cascade
Storm Cloud Lightning Warp
Storm Rain
Storm Rain of the Conduit
Storm Rain of the Fence
Storm of Judgement
Stormbind
Stormbind of Teleportation
Stormblast Mine
Storming Eshgraft
Stormrider Boots
Strand Map
Strapped Boots
Strapped Leather
Strapped Mitts
Strong Iron Net
Strong Rope Net
Strong Steel Net
Struck by Lightning
Studded Belt
Studded Bracers
Studded Round Shield
Stun Support
Stygian Vise
Subsuming Spirit Shield
Succor of the Sinless
Sulphite Scarab
Sulphite Scarab of Fumes
Sulphite Scarab of Greed
Sulphur Blowtorch
Sulphur Flask
Sulphur Vents Map
Summit Map
Summon Arbalists
Summon Barrel
Summon Bestial Rhoa
Summon Bestial Snake
Summon Bestial Ursa
Summon Carrion Golem
Summon Carrion Golem of Hordes
Summon Carrion Golem of Scavenging
Summon Chaos Golem
Summon Chaos Golem of Hordes
Summon Chaos Golem of the Maelström
Summon Dark Effigy
Summon Demon Beast
Summon Demon Harpy
Summon Demon Imp
Summon Doedre's Effigy
Summon Elemental Relic
Summon Flame Golem
Summon Flame Golem of Hordes
Summon Flame Golem of the Meteor
Summon Greater Harbinger of Brutality
Summon Greater Harbinger of Directions
Summon Greater Harbinger of Focus
Summon Greater Harbinger of Storms
Summon Greater Harbinger of Time
Summon Greater Harbinger of the Arcane
Summon Harbinger of Brutality
Summon Harbinger of Directions
Summon Harbinger of Focus
Summon Harbinger of Storms
Summon Harbinger of Time
Summon Harbinger of the Arcane
Summon Hiveborn
Summon Holy Relic
Summon Holy Relic of Conviction
Summon Ice Golem
Summon Ice Golem of Hordes
Summon Ice Golem of Shattering
Summon Lightning Golem
Summon Lightning Golem of Hordes
Summon Living Lightning
Summon Pale Angel
Summon Pale Cherubim
Summon Pale Servitor
Summon Phantasm
Summon Phantasm Support
Summon Raging Spirit
Summon Raging Spirit of Enormity
Summon Reaper
Summon Reaper of Eviscerating
Summon Reaper of Revenants
Summon Sacred Wisps
Summon Sentinel of Radiance
Summon Shaper Memory
Summon Skeletons
Summon Skeletons Channelled
Summon Skeletons of Archers
Summon Skeletons of Mages
Summon Skitterbots
Summon Spectral Tiger
Summon Spectral Wolf
Summon Spirit of Ahuana
Summon Spirit of Akoya
Summon Spirit of Ikiaho
Summon Spirit of Kahuturoa
Summon Spirit of Kaom
Summon Spirit of Kiloava
Summon Spirit of Maata
Summon Spirit of Rakiata
Summon Spirit of Tawhanuku
Summon Spirit of Utula
Summon Stone Golem
Summon Stone Golem of Hordes
Summon Stone Golem of Safeguarding
Summon Taunting Contraption
Summon Triggerbots
Summon Visiting Harbinger of Focus
Summon Visiting Harbinger of Time
Summon Visiting Harbinger of the Arcane
Summon Void Spawn
Summon an image of Beidat, Archangel of Death
Summon an image of K'Tash, the Hate Shepherd
Summoning Tulgraft
Sun Leather
Sun Plate
Sun Rune
Sunder
Sunder of Earthbreaking
Sunder of Trarthus
Sundering Axe
Sunfire Circlet
Sunken City Map
Supreme Leather
Supreme Spiked Shield
Surging Torrent
Surveyor's Compass
Suspend in Time
Swift Affliction Support
Swift Assembly Support
Swiftbrand Support
Sword of the Inverse Relic
Swordstorm
Synaptic Ring
Syndicate Medallion
Syndicate's Garb
Synthesised Map
Synthesising Fragment
Table Charge
Tailoring Orb
Tainted Armourer's Scrap
Tainted Blacksmith's Whetstone
Tainted Blessing
Tainted Catalyst
Tainted Chaos Orb
Tainted Chromatic Orb
Tainted Divine Teardrop
Tainted Exalted Orb
Tainted Jeweller's Orb
Tainted Mythic Orb
Tainted Oil
Tainted Orb of Fusing
Talisman Degen
Talisman Leaguestone
Talisman Summon Lightning Spiral
Talon Axe
Tangled Fossil
Tarnished Spirit Shield
Tattered Cloak
Tattoo of the Arohongui Makanga
Tattoo of the Arohongui Moonwarden
Tattoo of the Arohongui Scout
Tattoo of the Arohongui Shaman
Tattoo of the Arohongui Warmonger
Tattoo of the Arohongui Warrior
Tattoo of the Hinekora Deathwarden
Tattoo of the Hinekora Makanga
Tattoo of the Hinekora Shaman
Tattoo of the Hinekora Storyteller
Tattoo of the Hinekora Warmonger
Tattoo of the Hinekora Warrior
Tattoo of the Kitava Blood Drinker
Tattoo of the Kitava Heart Eater
Tattoo of the Kitava Makanga
Tattoo of the Kitava Rebel
Tattoo of the Kitava Shaman
Tattoo of the Kitava Warrior
Tattoo of the Ngamahu Firewalker
Tattoo of the Ngamahu Makanga
Tattoo of the Ngamahu Shaman
Tattoo of the Ngamahu Warmonger
Tattoo of the Ngamahu Warrior
Tattoo of the Ngamahu Woodcarver
Tattoo of the Ramako Archer
Tattoo of the Ramako Fleetfoot
Tattoo of the Ramako Makanga
Tattoo of the Ramako Scout
Tattoo of the Ramako Shaman
Tattoo of the Ramako Sniper
Tattoo of the Rongokurai Brute
Tattoo of the Rongokurai Goliath
Tattoo of the Rongokurai Guard
Tattoo of the Rongokurai Makanga
Tattoo of the Rongokurai Turtle
Tattoo of the Rongokurai Warrior
Tattoo of the Tasalio Bladedancer
Tattoo of the Tasalio Makanga
Tattoo of the Tasalio Scout
Tattoo of the Tasalio Shaman
Tattoo of the Tasalio Tideshifter
Tattoo of the Tasalio Warrior
Tattoo of the Tawhoa Herbalist
Tattoo of the Tawhoa Makanga
Tattoo of the Tawhoa Naturalist
Tattoo of the Tawhoa Scout
Tattoo of the Tawhoa Shaman
Tattoo of the Tawhoa Warrior
Tattoo of the Tukohama Brawler
Tattoo of the Tukohama Makanga
Tattoo of the Tukohama Shaman
Tattoo of the Tukohama Warcaller
Tattoo of the Tukohama Warmonger
Tattoo of the Tukohama Warrior
Tattoo of the Valako Makanga
Tattoo of the Valako Scout
Tattoo of the Valako Shaman
Tattoo of the Valako Shieldbearer
Tattoo of the Valako Stormrider
Tattoo of the Valako Warrior
Taunt
Taurus Talisman
Tawhoa's Chosen
Teak Round Shield
Teal Oil
Tears of Rot
Tectonic Slam
Tectonic Slam of Cataclysm
Telesia's Ducat
Temperance
Tempered Foil
Tempering Catalyst
Tempering Orb
Tempest Leaguestone
Tempest Shield
Templar Astrolabe
Templar Enshrouding Crystal
Temple Map
Temporal Chains
Temporal Rift
Tender Embrace
Tenderizer
Tenebrous Ring
Tentacle Whip
Terrace Map
Terrible Secret of Space
Terror Claw
Terror Maul
Thaumaturge's Delirium Orb
Thaumaturge's Incubator
Thaumaturgical Net
Thaumaturgical Sensing Charm
Thaumaturgical Ward
Thaumetic Blowtorch
Thaumetic Flashpowder
The Academic
The Admirer
The Adventuring Spirit
The Aesthete
The Apothecary
The Archmage's Right Hand
The Arena Champion
The Army of Blood
The Artist
The Aspirant
The Astromancer
The Avenger
The Awakened
The Bargain
The Battle Born
The Bear Woman
The Beast
The Betrayal
The Bitter Blossom
The Black Barya
The Blazing Fire
The Blessing of Moosh
The Body
The Bones
The Brawny Battle Mage
The Breach
The Brittle Emperor
The Cache
The Cacophony
The Calling
The Card Sharp
The Carrion Crow
The Cartographer
The Cataclysm
The Catalyst
The Catch
The Celestial Justicar
The Celestial Stone
The Chains that Bind
The Changeling's Ducat
The Cheater
The Chosen
The Coming Storm
The Conduit
The Craving
The Cursed King
The Damned
The Dapper Prodigy
The Dark Mage
The Darkest Dream
The Deal
The Deceiver
The Deep Ones
The Demon
The Demoness
The Destination
The Devastator
The Doctor
The Doppelganger
The Dragon
The Dragon's Heart
The Dreamer
The Dreamland
The Drunken Aristocrat
The Dungeon Master
The Easy Stroll
The Eldritch Decay
The Emptiness
The Encroaching Darkness
The Endless Darkness
The Endurance
The Enforcer
The Enlightened
The Enthusiasts
The Escape
The Eternal War
The Ethereal
The Everlasting
The Explorer
The Eye of Terror
The Eye of the Dragon
The Fathomless Depths
The Feast
The Fiend
The Finishing Touch
The Fishmonger
The Fletcher
The Flora's Gift
The Fool
The Forbidden Fruit
The Forgotten Treasure
The Formless Sea
The Forsaken
The Fortunate
The Forward Gaze
The Fox
The Fox in the Brambles
The Gambler
The Garish Power
The Gemcutter
The Genteel's Ducat
The Gentleman
The Gladiator
The Goddess of Water
The Golden Era
The Golden Ibis
The Great Avalanche
The Greatest Intentions
The Grey Wind Howls
The Gulf
The Hale Heart
The Harvester
The Hermit
The Heroic Shot
The Hive of Knowledge
The Hoarder
The Hook
The Hunger
The Immortal
The Incantation
The Innocent
The Inoculated
The Insane Cat
The Insatiable
The Inventor
The Jester
The Jeweller's Boon
The Journalist
The Journey
The King's Blade
The King's Heart
The Lake
The Landing
The Last Laugh
The Last One Standing
The Last Supper
The Leviathan
The Lich
The Life Thief
The Lion
The Long Con
The Long Watch
The Lord in Black
The Lord of Celebration
The Lover
The Lunaris Priestess
The Mad King
The Magma Crab
The Master
The Master Artisan
The Maven's Writ
The Mayor
The Mercenary
The Messenger
The Metalsmith's Gift
The Mind's Eyes
The Miracle
The Mountain
The Nurse
The Oath
The Obscured
The Offering
The Offspring
The Old Man
The One That Got Away
The One With All
The Opulent
The Pack Leader
The Pact
The Patient
The Penitent
The Poet
The Polymath
The Porcupine
The Price of Devotion
The Price of Loyalty
The Price of Prescience
The Price of Protection
The Primordial
The Prince of Darkness
The Professor
The Progeny of Lunaris
The Puzzle
The Queen
The Rabbit's Foot
The Rabid Rhoa
The Realm
The Return of the Rat
The Risk
The Rite of Elements
The Road to Power
The Rusted Bard
The Ruthless Ceinture
The Sacrifice
The Saint's Treasure
The Samurai's Eye
The Scarred Meadow
The Scavenger
The Scholar
The Scout
The Sea Pearl Heirloom
The Seeker
The Sephirot
The Shaper's Realm
The Shepherd's Sandals
The Shieldbearer
The Shortcut
The Side Quest
The Sigil
The Silly Boy
The Siren
The Skeleton
The Slumbering Beast
The Soul
The Spark and the Flame
The Spoiled Prince
The Standoff
The Stormcaller
The Strategist
The Summoner
The Sun
The Surgeon
The Surveyor
The Survivalist
The Sustenance
The Sword King's Salute
The Thaumaturgist
The Throne
The Tinkerer's Table
The Tireless Extractor
The Tower
The Traitor
The Transformation
The Trial
The Tumbleweed
The Twilight Moon
The Twins
The Tyrant
The Undaunted
The Undisputed
The Unexpected Prize
The Union
The Valkyrie
The Valley of Steel Boxes
The Vast
The Visionary
The Void
The Warden
The Warlord
The Watcher
The Web
The Wedding Gift
The White Knight
The Whiteout
The Wilted Rose
The Wind
The Witch
The Wolf
The Wolf's Legacy
The Wolf's Shadow
The Wolven King's Bite
The Wolverine
The World Eater
The Wrath
The Wretched
Theatre Disguise Kit
Theatre of Lies Map
Thermal Vents Chart
Thicket Bow
Thicket Map
Thief's Garb
Thief's Trinket
Thirst for Blood
Thirst for Knowledge
Thorium Spirit Shield
Thorn Rapier
Three Faces in the Dark
Three Hands Talisman
Three Rat Talisman
Three Voices
Thresher Claw
Throat Stabber
Throw Dynamite
Throw Flare
Thunderburst
Thunderous Skies
Thunderstorm
Thwarting Gauntlets
Tiger Hook
Tiger Sword
Tiger Talisman
Tiger's Paw
Timber Axe
Time Rune
Time-Lost Incubator
Time-Lost Relic
Time-light Scroll
Timeless Astrolabe
Timeless Delirium Orb
Timeless Eternal Emblem
Timeless Eternal Empire Splinter
Timeless Jewel
Timeless Karui Emblem
Timeless Karui Splinter
Timeless Maraketh Emblem
Timeless Maraketh Splinter
Timeless Templar Emblem
Timeless Templar Splinter
Timeless Vaal Emblem
Timeless Vaal Splinter
Timeworn Claw
Timeworn Reliquary Key
Tinker Gloves
Titan Gauntlets
Titan Greaves
Titan Plate
Titanic Scarab
Titanic Scarab of Legend
Titanic Scarab of Treasures
Titanium Glennach Cairns Watchstone
Titanium Haewark Hamlet Watchstone
Titanium Lex Ejoris Watchstone
Titanium Lex Proxima Watchstone
Titanium Lira Arthain Watchstone
Titanium New Vastir Watchstone
Titanium Spirit Shield
Titanium Tirn's End Watchstone
Titanium Valdo's Rest Watchstone
Tomahawk
Tome Relic
Topaz Flask
Topaz Ring
Torment Leaguestone
Torment Scarab
Torment Scarab of Peculiarity
Torment Scarab of Possession
Torment Scarab of Release
Torn Cloak
Tornado
Tornado Shot
Tornado Shot of Cloudburst
Tornado Wand
Tornado of Elemental Turbulence
Torture Cage
Torturer Garb
Torturer's Mask
Totemic Idol
Totemic Maul
Touch Of God
Tower Map
Toxic Rain
Toxic Rain of Sporeburst
Toxic Rain of Withering
Toxic Sewer Map
Toxic Tidings
Tranquillity
Transfer-attuned Spirit Shield
Transform into Mimic
Transformer Staff
Transforming Power Core
Transfusion Support
Transmutation Shard
Trap Disarmament Contract
Trap Support
Trap and Mine Damage Support
Trapper Boots
Trapper Mitts
Trapsetter Gloves
Trarthan Flashpowder
Trarthan Scarab
Trarthan Scarab of Infamy
Trarthan Scarab of Renown
Trarthan Scarab of Surprising Alliances
Trauma Support
Traumatic Fragment
Traumatic Reliquary Key
Treasure Hunter
Treasure Key
Treasures of the Vaal
Tribal Circlet
Tribal Club
Tribal Maul
Tribute to the Goddess
Tricorne
Trinity Support
Triskaidekaphobia
Trisula
Triumphant Lamellar
Tropical Island Map
Tul's Breachstone
Tul's Charged Breachstone
Tul's Enriched Breachstone
Tul's Flawless Breachstone
Tul's Pure Breachstone
Turbulent Catalyst
Turn the Other Cheek
Turquoise Amulet
Tusked Hominid Skull
Twig Spirit Shield
Twilight Blade
Twilight Regalia
Twin Claw
Twister
Two-Handed Sword
Two-Point Arrow Quiver
Two-Stone Ring
Two-Toned Boots
Tyrant's Sekhem
Tzamoto's Ducat
Ultimatum Scarab
Ultimatum Scarab of Bribing
Ultimatum Scarab of Catalysing
Ultimatum Scarab of Dueling
Ultimatum Scarab of Inscription
Unbound Ailments Support
Unbound Avatar
Uncarved Gemstone
Unchained
Underground Forest
Underground River Map
Underground Sea Map
Undying Flesh Talisman
Unearth
Unhinge
Unholy Trinity Support
Unleash Support
Unnamed2
Unrelenting Timeless Eternal Emblem
Unrelenting Timeless Karui Emblem
Unrelenting Timeless Maraketh Emblem
Unrelenting Timeless Templar Emblem
Unrelenting Timeless Vaal Emblem
Unrequited Love
Unseen Strike
Unset Amulet
Unset Ring
Unshaping Orb
Unstable Catalyst
Unstable Implant
Urgent Orders Support
Urn Relic
Urn of Farud
Urn of the Original Ashes
Ursa Talisman
Ursine Charm
Ursine Pelt
Uul-Netol's Breachstone
Uul-Netol's Charged Breachstone
Uul-Netol's Enriched Breachstone
Uul-Netol's Flawless Breachstone
Uul-Netol's Pure Breachstone
Vaal Absolution
Vaal Ancestral Warchief
Vaal Animate Weapon
Vaal Arc
Vaal Arctic Armour
Vaal Aspect
Vaal Axe
Vaal Blade
Vaal Blade Flurry
Vaal Blade Vortex
Vaal Blight
Vaal Breach
Vaal Buckler
Vaal Burning Arrow
Vaal Caustic Arrow
Vaal Clarity
Vaal Claw
Vaal Cleave
Vaal Cold Snap
Vaal Cyclone
Vaal Detonate Dead
Vaal Discipline
Vaal Domination
Vaal Double Strike
Vaal Earthquake
Vaal Enshrouding Crystal
Vaal Fire Trap
Vaal Fireball
Vaal Firestorm
Vaal Flameblast
Vaal Flesh Offering
Vaal Flicker Strike
Vaal Gauntlets
Vaal Glacial Hammer
Vaal Grace
Vaal Greatsword
Vaal Greaves
Vaal Ground Slam
Vaal Haste
Vaal Hatchet
Vaal Heavy Strike
Vaal Ice Nova
Vaal Ice Shot
Vaal Immortal Call
Vaal Impurity of Fire
Vaal Impurity of Ice
Vaal Impurity of Lightning
Vaal Lightning Arrow
Vaal Lightning Strike
Vaal Lightning Trap
Vaal Lightning Warp
Vaal Mask
Vaal Molten Shell
Vaal Molten Strike
Vaal Orb
Vaal Power Siphon
Vaal Pyramid Map
Vaal Rain of Arrows
Vaal Rapier
Vaal Reap
Vaal Reave
Vaal Regalia
Vaal Rejuvenation Totem
Vaal Reliquary Key
Vaal Righteous Fire
Vaal Sacrifice Support
Vaal Sceptre
Vaal Scouting Report
Vaal Smite
Vaal Soul Harvesting
Vaal Spark
Vaal Spectral Throw
Vaal Spirit Shield
Vaal Split Arrow
Vaal Storm Call
Vaal Summon Skeletons
Vaal Sweep
Vaal Temple Map
Vaal Temptation Support
Vaal Venom Gyre
Vaal Vitality
Vaal Volcanic Fissure
Valdo Map
Valdo's Puzzle Box
Vampiric Link
Vanguard Belt
Vanity
Variscite Blade
Varnished Coat
Vault Map
Veiled Chaos Orb
Veiled Exalted Orb
Veiled Scarab
Velour Boots
Velour Gloves
Velvet Gloves
Velvet Slippers
Vengeance
Vengeful Contract
Vengeful Cry
Venom Gyre
Verdant Oil
Veritania's Citadel Map
Veritania's Crest
Vermillion Ring
Versatile Keyring
Vial Of Power
Vial of Awakening
Vial of Consequence
Vial of Dominance
Vial of Fate
Vial of Sacrifice
Vial of Summoning
Vial of Transcendence
Vial of the Ghost
Vial of the Ritual
Vicious Projectiles Support
Vigilant Strike
Vigilante Contract
Vile Arrow Quiver
Vile Power
Vile Staff
Vile Toxins Support
Villa Map
Vine Circlet
Vinia's Token
Vinktar Lightning Bond
Violent Desire
Violet Oil
Viper Strike
Viper Strike of the Mamba
Viridian Jewel
Viridian Watchstone
Visceral Reliquary Key
Visored Sallet
Vitality
Vivid Crystallised Lifeforce
Vivid Wisps
Void Axe
Void Fangs
Void Gaze
Void Manipulation Support
Void Sceptre
Void Shockwave
Void Shockwave Support
Void Shot
Void Sphere
Void Sphere of Rending
Void of the Elements
Voidborn Reliquary Key
Voidstorm
Voidstorm Support
Volatile Anomaly
Volatile Dead
Volatile Dead of Confinement
Volatile Dead of Seething
Volatile Power
Volatile Vaal Orb
Volatility Support
Volcanic Fissure
Volcanic Fissure of Snaking
Volcano Map
Volkuur's Key
Volley Support
Voltaxic Burst
Voltaxic Flashpowder
Vortex
Vortex of Projection
Vulnerability
Vulture Talisman
WIP
WIP Support
Wailing Essence of Anger
Wailing Essence of Anguish
Wailing Essence of Contempt
Wailing Essence of Doubt
Wailing Essence of Fear
Wailing Essence of Greed
Wailing Essence of Hatred
Wailing Essence of Loathing
Wailing Essence of Rage
Wailing Essence of Sorrow
Wailing Essence of Spite
Wailing Essence of Suffering
Wailing Essence of Torment
Wailing Essence of Woe
Wailing Essence of Wrath
Wailing Essence of Zeal
Wall of Force
Walnut Spirit Shield
Wand Teleport
War Axe
War Banner
War Buckler
War Hammer
War Plate
War Rune
War Sword
Warbands Leaguestone
Ward Shatter
Ward Support
Warlock Boots
Warlock Gloves
Warlord
Warlord's Exalted Orb
Warlord's Mark
Waste Pool Map
Wasteland Map
Watcher Talisman
Waterways Map
Wave of Conviction
Wave of Conviction of Trarthus
Waxed Garb
Wealth and Power
Weapon Recombinator
Weeping Essence of Anger
Weeping Essence of Contempt
Weeping Essence of Doubt
Weeping Essence of Fear
Weeping Essence of Greed
Weeping Essence of Hatred
Weeping Essence of Rage
Weeping Essence of Sorrow
Weeping Essence of Suffering
Weeping Essence of Torment
Weeping Essence of Woe
Weeping Essence of Wrath
Wereclaw Talisman
Whalebone Rapier
Wharf Map
When Currents Blaze
Whirling Blades
Whirling Leap
Whisper-woven Cloak
Whispering Delirium Orb
Whispering Essence of Contempt
Whispering Essence of Greed
Whispering Essence of Hatred
Whispering Essence of Woe
Whispering Incubator
Who Asked
Who's a Good Doggy?
Widowsilk Robe
Wild Crystallised Lifeforce
Wild Leather
Wild Strike
Wild Strike of Extremes
Wild Wisps
Wildfire
Will of the Lords
Windbreak Boots
Windburst
Windburst Support
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
Winged Sole
Winged Sulphite Scarab
Winged Torment Scarab
Winged Ultimatum Scarab
Winter Crown
Winter Orb
Winter's Embrace
Wintertide Brand
Wither
Withering Step
Withering Touch Support
Wolf Alpha Talisman
Wolf Pelt
Woodful Staff
Woodsplitter
Wool Gloves
Wool Shoes
Word of Blades
Word of Flames
Word of Force
Word of Frost
Word of Fury
Word of Inferno
Word of Ire
Word of Light
Word of Reflection
Word of Spite
Word of Thunder
Word of War
Word of Winter
Word of the Grave
Word of the Tempest
Wraith Axe
Wraith Sword
Wrapped Boots
Wrapped Gift
Wrapped Mitts
Wrath
Wreathed in Light
Wrist Chopper
Writhing Invitation
Writhing Talisman
Wyrm Mace
Wyrmbone Rapier
Wyrmscale Boots
Wyrmscale Doublet
Wyrmscale Gauntlets
Wyvernscale Boots
Wyvernscale Gauntlets
Xoph's Breachstone
Xoph's Charged Breachstone
Xoph's Enriched Breachstone
Xoph's Flawless Breachstone
Xoph's Pure Breachstone
Yew Spirit Shield
Yriel's Key
Zealot Boots
Zealot Gloves
Zealot Helmet
Zealotry
Ziggurat Map
Zodiac Leather
Zorath's Eye of Authority
Zorath's Eye of Malevolence
Zorath's Eye of the Endless
Zorath's Eye of the Inevitable

Abberath's Hooves
Abberath's Horn
Abhorrent Interrogation
Abyssus
Acton's Nightmare
Actum
Admiral's Arrogance
Advancing Fortress
Aegis Aurora
Agnerod East
Agnerod North
Agnerod South
Agnerod West
Ahkeli's Meadow
Ahkeli's Mountain
Ahkeli's Valley
Ahn's Contempt
Ahn's Heritage
Ahn's Might
Ahuana's Bite
Akoya's Gaze
Al Dhih
Alberon's Warpath
Algor Mortis
Allelopathy
Allure
Alpha's Howl
Altered Distant Memory
Amanamu's Gaze
Ambition
Ambu's Charge
Anathema
Ancestral Vision
Ancient Skull
Andvarius
Annihilation's Approach
Apep's Rage
Apep's Slumber
Apep's Supremacy
Apex Mode
Arakaali's Fang
Araku Tiki
Arbitrary Tenets
Arborix
Architect's Hand
Arn's Anguish
Ascent From Flesh
Asenath's Gentle Touch
Asenath's Mark
Ashcaller
Ashes of the Stars
Ashrend
Asphyxia's Wrath
Assailum
Astral Projector
Astramentis
Atziri's Acuity
Atziri's Disfavour
Atziri's Foible
Atziri's Promise
Atziri's Reflection
Atziri's Reign
Atziri's Rule
Atziri's Splendour
Atziri's Step
Augmented Distant Memory
Augyre
Aukuna's Will
Aul's Uprising
Aurseize
Aurumvorax
Auxium
Axiom Perpetuum
Azadi Crest
Badge of the Brotherhood
Balefire
Baleful Dominion
Bated Breath
Beacon of Madness
Bear's Girdle
Beauty
Belly of the Beast
Belt of the Deceiver
Beltimber Blade
Berek's Grip
Berek's Pass
Berek's Respite
Betrayal's Sting
Binds of Bloody Vengeance
Bino's Kitchen Knife
Bisco's Collar
Bisco's Leash
Bitter Instinct
Bitterbind Point
Bitterdream
Black Sun Crest
Black Thumb
Black Zenith
Blackflame
Blackgleam
Blackheart
Blasphemer's Grasp
Blightwell
Blood Price
Blood of Corruption
Blood of the Karui
Bloodbond
Bloodgrip
Bloodnotch
Bloodplay
Bloodseeker
Bloodsoaked Medallion
Blunderbore
Bold Undertakings
Bonemeld
Bones of Ullr
Bottled Faith
Bound By Destiny
Bound Fate
Brain Rattler
Bramblejack
Breath of the Council
Breathstealer
Brightbeak
Brinerot Flag
Brinerot Mark
Brinerot Whalers
Briskwrap
Broken Faith
Bronn's Lithe
Brutal Restraint
Brute Force Solution
Brutus' Lead Sprinkler
Bubonic Trail
Cadigan's Authority
Cadigan's Crown
Caer Blaidd, Wolfpack's Den
Calamitous Visions
Call of the Brotherhood
Call of the Void
Callinellus Malleus
Cameria's Avarice
Cameria's Maul
Cane of Kulemak
Cane of Unravelling
Carcass Jack
Careful Planning
Carnage Heart
Cassia's Pride
Ceaseless Feast
Ceinture of Benevolence
Cerberus Limb
Chain of Endurance
Chains of Command
Chains of Emancipation
Chalice of Horrors
Chernobog's Pillar
Cherrubim's Maleficence
Chill of Corruption
Chin Sol
Chitus' Apex
Chober Chaber
Choir of the Storm
Cinderswallow Urn
Circle of Ambition
Circle of Anguish
Circle of Fear
Circle of Guilt
Circle of Nostalgia
Circle of Regret
Clayshaper
Cloak of Defiance
Cloak of Flame
Cloak of Tawm'r Isley
Coiling Whisper
Cold Iron Point
Combat Focus
Command of the Pit
Contract: Breaking the Unbreakable
Contract: Death to Darnaw
Contract: Heart of Glory
Contract: The Slaver King
Contract: The Twins
Cooperation
Coralito's Signature
Corpsewalker
Cortex
Coruscating Elixir
Cospri's Malice
Cospri's Will
Coward's Chains
Coward's Legacy
Cowards' Wail
Cowl of the Ceraunophile
Cowl of the Cryophile
Cowl of the Thermophile
Craghead
Craiceann's Carapace
Craiceann's Chitin
Craiceann's Pincers
Craiceann's Tracks
Crest of Desire
Crest of Perandus
Crop Rotation
Crown of Eyes
Crown of Thorns
Crown of the Inward Eye
Crown of the Pale King
Crown of the Tyrant
Crystallised Omniscience
Crystallised Power
Curio of Absorption
Curio of Consumption
Curio of Decay
Curio of Potential
Curiosity
Curtain Call
Cybil's Paw
Cyclopean Coil
Dance of Destruction
Dance of the Offered
Daresso's Courage
Daresso's Defiance
Daresso's Passion
Daresso's Salute
Darkness Enthroned
Darkray Vectors
Darkscorn
Dawnbreaker
Dawnstrider
Dead Reckoning
Death Rush
Death and Taxes
Death's Door
Death's Hand
Death's Harp
Death's Oath
Debeon's Dirge
Deerstalker
Defiance of Destiny
Deidbell
Demon Stitcher
Dendrobate
Destructive Aspiration
Destructive Play
Devoto's Devotion
Dialla's Malefaction
Dimensional Barrier
Disintegrator
Dissolution of the Flesh
Divinarius
Divination Distillate
Doedre's Damning
Doedre's Elixir
Doedre's Scorn
Doedre's Skin
Doedre's Tenure
Doedre's Tongue
Doomfletch
Doomsower
Doon Cuebiyari
Doppelgänger Guise
Doryani's Catalyst
Doryani's Delusion
Doryani's Fist
Doryani's Invitation
Doryani's Machinarium
Doryani's Prototype
Dread Captain's Cutlass
Dreadarc
Dream Fragments
Dreamfeather
Drillneck
Duskdawn
Dusktoe
Dyadian Dawn
Dyadus
Dying Breath
Dying Sun
Earendel's Embrace
Eber's Unification
Echoes of Creation
Echoforge
Eclipse Solaris
Edge of Madness
Efficient Training
Eldritch Gaze
Elegant Hubris
Elevore
Elixir of the Unbroken Circle
Emberwake
Emperor's Cunning
Emperor's Mastery
Emperor's Might
Emperor's Vigilance
Emperor's Wit
Empire's Grasp
Endless Tide
Energised Armour
Energy From Within
Enmity's Embrace
Entropic Devastation
Ephemeral Edge
Esh's Mirror
Esh's Visage
Essence Worm
Essentia Sanguis
Eternal Damnation
Ewar's Mirage
Expedition's End
Extinguishing Grasp
Extractor Mentis
Extreme Archaeology
Eye of Chayula
Eye of Innocence
Eye of Malice
Eyes of the Greatwolf
Ezomyte Peak
Facebreaker
Fairgraves' Tricorne
Faithguard
Faminebind
Farrul's Bite
Farrul's Chase
Farrul's Fur
Farrul's Pounce
Fate of the Vaal
Fated End
Feastbind
Femurs of the Saints
Fencoil
Fenumus' Shroud
Fenumus' Spinnerets
Fenumus' Toxins
Fenumus' Weave
Fertile Mind
Festering Resentment
Festering Vengeance
Fevered Mind
Fidelitas' Spike
Firesong
First Piece of Brutality
First Piece of Directions
First Piece of Focus
First Piece of Storms
First Piece of Time
First Piece of the Arcane
Flamesight
Flesh and Spirit
Flesh-Eater
Fleshcrafter
Fluid Motion
Font of Thunder
Forbidden Flame
Forbidden Flesh
Forbidden Shako
Forbidden Taste
Fortress Covenant
Fourth Piece of Focus
Foxshade
Fractal Thoughts
Fragility
Frostbreath
Fungal Remission
Fury Valve
Galesight
Gamblesprint
Gang's Momentum
Garb of the Ephemeral
Garukhan's Flight
Geofri's Baptism
Geofri's Crest
Geofri's Sanctuary
Ghostwrithe
Giantsbane
Gifts from Above
Glimpse of Chaos
Gloomfang
Glorious Vanity
Gluttony
Goblinedge
Goldrim
Goldwyrm
Gorebreaker
Goredrill
Gorgon's Gaze
Grace of the Goddess
Grand Spectrum
Grasping Nightshade
Grattus Signet
Gravebind
Graven's Secret
Great Old One's Tentacles
Great Old One's Ward
Greed's Embrace
Grelwood Shank
Grip of the Council
Gruelling Gauntlet
Gruthkul's Pelt
Haemophilia
Hale Negator
Hall of Grandmasters
Hallowed Ground
Hand of Heresy
Hand of Thought and Motion
Hand of Wisdom and Action
Hand of the Fervent
Hand of the Lords
Hands of the High Templar
Hateforge
Haunting Memories
Headhunter
Healthy Mind
Heartbound Loop
Heartbreaker
Heatshiver
Hegemony's Era
Heretic's Veil
Heroic Tragedy
Hezmana's Bloodlust
Hidden Potential
Hiltless
Hinekora's Sight
Honourhome
Hopeshredder
Howlcrack
Hrimnor's Hymn
Hrimnor's Resolve
Hrimsorrow
Hyaon's Fury
Hyperboreus
Hyrri's Bite
Hyrri's Ire
Hyrri's Truth
Icefang Orbit
Icetomb
Ichimonji
Ikiaho's Promise
Immortal Flesh
Immutable Dogma
Immutable Force
Impossible Escape
Impresence
Incandescent Heart
Indigon
Inertia
Inextricable Fate
Infernal Mantle
Infractem
Innsbury Edge
Inpulsa's Broken Heart
Inspired Learning
Intuitive Leap
Invictus Solaris
Inya's Epiphany
Iron Commander
Ixchel's Temptation
Jack, the Axe
Jaws of Agony
Jiquani's Potential
Jorrhast's Blacksteel
Kahuturoa's Certainty
Kalandra's Touch
Kalisa's Grace
Kaltenhalt
Kaom's Binding
Kaom's Command
Kaom's Heart
Kaom's Primacy
Kaom's Roots
Kaom's Sign
Kaom's Spirit
Karui Ward
Kiara's Determination
Kikazaru
Kiloava's Bluster
Kingmaker
Kingsguard
Kintsugi
Kitava's Feast
Kitava's Teachings
Kitava's Thirst
Kondo's Pride
Kongming's Stratagem
Kongor's Undying Rage
Kurgal's Gaze
Lakishu's Blade
Last Resort
Lavianga's Spirit
Lavianga's Wisdom
Law of the Wilds
Le Heup of All
Leadership's Price
Leash of Oblation
Leer Cast
Legacy of Fury
Legacy of the Rose
Leper's Alms
Lethal Pride
Lifesprig
Light of Lunaris
Lightbane Raiment
Lightning Coil
Lightpoacher
Limbsplit
Lion's Roar
Lioneye's Fall
Lioneye's Glare
Lioneye's Paws
Lioneye's Remorse
Lioneye's Vision
Lochtonial Caress
Loreweave
Lori's Lantern
Lost Unity
Loved by the Sun
Lucid Dreams
Lycosidae
Maata's Teaching
Machina Mitts
Maelström of Chaos
Mageblood
Magna Eclipsis
Mahuxotl's Machination
Malachai's Artifice
Malachai's Loop
Malachai's Mark
Malachai's Simula
Malachai's Vision
Maligaro's Cruelty
Maligaro's Lens
Maligaro's Restraint
Maligaro's Virtuosity
Maloney's Mechanism
Maloney's Nightfall
Manastorm
Mao Kun
March of the Legion
Mark of Submission
Mark of the Doubting Knight
Mark of the Elder
Mark of the Red Covenant
Mark of the Shaper
Marohi Erqi
Martyr of Innocence
Marylene's Fallacy
Mask of the Spirit Drinker
Mask of the Stitched Demon
Mask of the Tribunal
Matua Tupuna
Maw of Conquest
Maw of Mischief
Medved's Challenge
Megalomaniac
Meginord's Girdle
Meginord's Vise
Melding of the Flesh
Memory Vault
Mercenary's Lot
Meticulous Appraiser
Midnight Bargain
Might of the Meek
Mightblood Ire
Mightflay
Militant Faith
Mind of the Council
Mindspiral
Ming's Heart
Mistwall
Mjölner
Mokou's Embrace
Mon'tregul's Grasp
Moonbender's Wing
Moonsorrow
Mortem Morsu
Mother's Embrace
Mutewind Pennant
Mutewind Seal
Mutewind Whispersteps
Mystic Refractor
Nadir Mode
Nametaker
Natural Affinity
Natural Hierarchy
Nebulis
Nebuloch
Nevalius Inheritance
Ngamahu's Flame
Ngamahu's Sign
Night's Hold
Nightgrip
Nimis
Nomic's Storm
Null and Void
Null's Inclination
Nuro's Harp
Nycta's Lantern
Oba's Cursed Trove
Obliteration
Obscurantis
Offering to the Serpent
Olesya's Delight
Olmec's Sanctum
Olroth's Charge
Olroth's Resolve
Omeyocan
Ominous Silence
Ondar's Clasp
One With Nothing
Oni-Goroshi
Orbala's Stand
Oriath's End
Original Sin
Ornament of the East
Oro's Sacrifice
Oskarm
Pacifism
Painseeker
Paradoxica
Pearl of Tsoatha
Perandus Blazon
Perandus Signet
Perceived Greatness
Perepiteia
Perfidy
Perquil's Toe
Perseverance
Pillar of the Caged God
Pillars of Arun
Piscator's Vigil
Pledge of Hands
Plume of Pursuit
Polaric Devastation
Poorjoy's Asylum
Powerlessness
Pragmatism
Praxis
Precursor's Emblem
Presence of Chayula
Primordial Eminence
Primordial Harmony
Primordial Might
Prism Guardian
Prismatic Eclipse
Prismweave
Profane Proxy
Progenesis
Prospero's Protection
Pure Talent
Putembo's Meadow
Putembo's Mountain
Putembo's Valley
Pyre
Pyroshock Clasp
Qotra's Regulator
Quecholli
Queen of the Forest
Queen's Decree
Quickening Covenant
Quill Rain
Rain of Splinters
Rainbowstride
Rakiata's Dance
Ralakesh's Impatience
Rashkaldor's Patience
Rat's Nest
Rathpith Globe
Rational Doctrine
Ravenous Passion
Razor of the Seventh Sun
Reach of the Council
Realmshaper
Reaper's Pursuit
Rearguard
Rebuke of the Vaal
Reckless Defence
Reclaimed Malevolence
Redbeak
Redblade Band
Redblade Banner
Redblade Tramplers
Refiner's Bargain
Refuge in Isolation
Relentless Fury
Relic of the Pact
Repentance
Replica Abyssus
Replica Advancing Fortress
Replica Alberon's Warpath
Replica Allelopathy
Replica Allure
Replica Alpha's Howl
Replica Ambu's Charge
Replica Atziri's Acuity
Replica Atziri's Foible
Replica Badge of the Brotherhood
Replica Bated Breath
Replica Bitterdream
Replica Blood Thorn
Replica Bloodplay
Replica Bones of Ullr
Replica Cold Iron Point
Replica Cortex
Replica Covenant
Replica Doedre's Damning
Replica Dragonfang's Flight
Replica Dreamfeather
Replica Duskdawn
Replica Earendel's Embrace
Replica Emberwake
Replica Eternity Shroud
Replica Farrul's Fur
Replica Fencoil
Replica Fragility
Replica Frostbreath
Replica Gifts from Above
Replica Grip of the Council
Replica Harvest
Replica Headhunter
Replica Heartbreaker
Replica Heatshiver
Replica Hinekora's Sight
Replica Hyrri's Ire
Replica Hyrri's Truth
Replica Infractem
Replica Innsbury Edge
Replica Inya's Epiphany
Replica Iron Commander
Replica Kalisa's Grace
Replica Kaom's Heart
Replica Karui Ward
Replica Kongor's Undying Rage
Replica Last Resort
Replica Lavianga's Spirit
Replica Leer Cast
Replica Lioneye's Paws
Replica Loreweave
Replica Maata's Teaching
Replica Malachai's Artifice
Replica Maloney's Mechanism
Replica Midnight Bargain
Replica Mistwall
Replica Nebulis
Replica Oro's Sacrifice
Replica Pacifism
Replica Paradoxica
Replica Perfect Form
Replica Pillars of Arun
Replica Poorjoy's Asylum
Replica Powerlessness
Replica Primordial Might
Replica Prismweave
Replica Quill Rain
Replica Reckless Defence
Replica Red Trail
Replica Restless Ward
Replica Rumi's Concoction
Replica Shroud of the Lightless
Replica Siegebreaker
Replica Sorrow of the Divine
Replica Soul Strike
Replica Soul Tether
Replica Stampede
Replica Tasalio's Sign
Replica Tempestuous Steel
Replica Three-step Assault
Replica Trypanon
Replica Tukohama's Fortress
Replica Tulfall
Replica Twyzel
Replica Ungil's Gauche
Replica Veil of the Night
Replica Victario's Charity
Replica Voideye
Replica Voidwalker
Replica Volkuur's Guidance
Replica Windripper
Replica Wings of Entropy
Replica Winterheart
Replica Witchfire Brew
Retaliation Charm
Reverberation Rod
Rewritten Distant Memory
Rigwald's Charge
Rigwald's Command
Rigwald's Crest
Rigwald's Curse
Rigwald's Hunt
Rigwald's Quills
Rigwald's Savagery
Rime Gaze
Rise of the Phoenix
Rive
Romira's Banquet
Rotblood Promise
Rotgut
Roth's Reach
Rotmother's Mutiny
Ruinous Wager
Rumi's Concoction
Ryslatha's Coil
Sacrificial Heart
Sadima's Touch
Saemus' Gift
Saffell's Frame
Sandstorm Visage
Sap of the Seasons
Saqawal's Flock
Saqawal's Nest
Saqawal's Talons
Saqawal's Winds
Scaeva
Scold's Bridle
Scornflux
Scorpion's Call
Screams of the Desiccated
Seablister
Sealed Domain
Second Piece of Brutality
Second Piece of Directions
Second Piece of Focus
Second Piece of Storms
Second Piece of Time
Second Piece of the Arcane
Secular Focus
Seething Fury
Self-Flagellation
Sentari's Answer
Servant of Decay
Servant of Order
Seven Teachings
Seven-League Step
Severed in Sleep
Shackles of the Wretched
Shade of Solaris
Shadow Shaping
Shadows and Dust
Shadowstitch
Shaper's Seed
Shaper's Touch
Shattershard
Shavronne's Pace
Shavronne's Revelation
Shavronne's Wrappings
Shimmeron
Shiversting
Shroud of the Lightless
Sibyl's Lament
Sidhebreath
Siegebreaker
Sign of the Sin Eater
Silverbranch
Sin Trek
Sin's Rebirth
Singular Focus
Singularity
Sinvicta's Mettle
Sire of Shards
Skin of the Lords
Skin of the Loyal
Skirmish
Skullhead
Skyforth
Slavedriver's Hand
Slitherpinch
Slivertongue
Smash and Grab
Snakebite
Snakepit
Solaris Lorica
Solstice Vigil
Soul Ascension
Soul Catcher
Soul Mantle
Soul Ripper
Soul Strike
Soul Taker
Soul Tether
Soulbound
Soulthirst
Soulwrest
Southbound
Speaker of the Dead
Speaker's Wreath
Spinehail
Spinesnatch
Split Personality
Sporeguard
Springleaf
Squirming Terror
Star of Wraeclast
Starcaller
Starforge
Starkonja's Head
Starlight Chalice
Stasis Prison
Steelworm
Steppan Eard
Stone of Lazhwar
Storm Cloud
Storm Prison
Storm Secret
Storm's Gift
Stormblood
Stormcharger
Stormfire
Stormseeker
Stormshroud
Story of the Vaal
Straight and Narrow
Stranglegasp
String of Servitude
Sublime Vision
Subsume the Source
Sudden Dawn
Sunblast
Sundance
Surgebinders
Survivor's Guilt
Svalinn
Tabula Rasa
Tainted Pact
Tanu Ahi
Taproot
Taryn's Shiver
Tasalio's Sign
Taste of Hate
Tavukai
Tawhanuku's Timing
Tawhoa's Felling
Tear of Purity
Tecrod's Gaze
Tempered Flesh
Tempered Mind
Tempered Spirit
Temptation Step
Terminus Est
That Which Was Taken
The Admiral
The Adorned
The Anima Stone
The Annihilating Light
The Anticipation
The Anvil
The Apostate
The Arkhon's Tools
The Ascetic
The Aylardex
The Balance of Terror
The Bandit Lord's Band
The Baron
The Battle Within
The Beast Fur Shawl
The Black Cane
The Blood Dance
The Blood Reaper
The Blood Thorn
The Blood of Innocence
The Blue Dream
The Blue Nightmare
The Brass Dome
The Brine Crown
The Bringer of Rain
The Broken Censer
The Broken Crown
The Burden of Shadows
The Burden of Truth
The Caged Mammoth
The Celestial Brace
The Chains of Castigation
The Coming Calamity
The Consuming Dark
The Covenant
The Coward's Trial
The Crimson Storm
The Crustacean's Call
The Dancing Dervish
The Dark Monarch
The Dark Seer
The Deep One's Hide
The Devourer of Minds
The Devouring Diadem
The Draugur's Lantern
The Druggery
The Embalmer
The Ephemeral Bond
The Eternal Apple
The Eternal Struggle
The Eternity Shroud
The Felbog Fang
The First Crest
The Flawed Refuge
The Fledgling
The Formless Flame
The Formless Inferno
The Fourth Vow
The Front Line
The Fulcrum
The Ghastly Theatre
The Gilded Chalice
The Gluttonous Tide
The Goddess Bound
The Goddess Scorned
The Golden Charlatan
The Golden Rule
The Green Dream
The Green Nightmare
The Grey Spire
The Grey Wind
The Gull
The Halcyon
The Hallowed Monarch
The Hand of Phrecia
The Harvest
The Hateful Accuser
The Hidden Blade
The Highwayman
The Hour of Divinity
The Hungry Loop
The Ignomon
The Immortal Will
The Infinite Pursuit
The Interrogation
The Iron Fortress
The Iron Mass
The Ivory Tower
The Jinxed Juju
The Light of Meaning
The Living Blade
The Magnate
The Monastery Bell
The Night Lamp
The Oppressor
The Original Scripture
The Overflowing Chalice
The Pandemonius
The Pariah
The Perandus Pact
The Perfect Form
The Poet's Pen
The Poised Prism
The Power and the Promise
The Primordial Chain
The Princess
The Putrid Cloister
The Queen's Hunger
The Queller of Minds
The Rat Cage
The Red Dream
The Red Nightmare
The Red Trail
The Restless Ward
The Retch
The Saviour
The Scales of Justice
The Scourge
The Screaming Eagle
The Searing Touch
The Second Sacrament
The Selfish Shepherd
The Shattered Divinity
The Siege
The Snowblind Grace
The Sorrow of the Divine
The Squire
The Stampede
The Stormheart
The Sundered Will
The Supreme Truth
The Surging Thoughts
The Surrender
The Taming
The Tempest Rising
The Tempest's Liberation
The Tempestuous Steel
The Three Dragons
The Tides of Time
The Torrent's Reclamation
The Trickster's Smile
The Twilight Temple
The Unblinking Eye
The Unseen Hue
The Untouched Soul
The Utmost
The Vertex
The Vinktar Square
The Warden's Brand
The Wasp Nest
The Wellhook
The Whispering Ice
The Will of Esh
The Will of Tul
The Will of Uul-Netol
The Will of Xoph
The Winds of Fate
The Wise Oak
The Writhing Jar
The Yielding Mortality
Thief's Torment
Third Piece of Brutality
Third Piece of Directions
Third Piece of Focus
Third Piece of Storms
Third Piece of the Arcane
Thorough Exploration
Thousand Ribbons
Thousand Teeth Temu
Thread of Hope
Three-step Assault
Thrillsteel
Thunderfist
Thundersight
Tidebreaker
Timeclasp
Timeless Conflict
Tinkerskin
Titucius' Span
To Dust
Tombfist
Torchoak Step
Touch of Anguish
Trade Embargo
Transcendent Flesh
Transcendent Mind
Transcendent Spirit
Tremor Rod
Triad Grip
Triumvirate Authority
Trolltimber Spire
Trypanon
Tukohama's Fortress
Tulborn
Tulfall
Twist of Fate
Twisted Distant Memory
Twisted Wish
Twyzel
Ulaman's Gaze
Umbilicus Immortalis
Unending Hunger
Unending Nightmare
Ungil's Gauche
Ungil's Harmony
Unholy Accomplice
United in Dream
Unlight Extant
Unnatural Instinct
Unyielding Flame
Usurper's Penance
Utula's Hunger
Uul-Netol's Embrace
Uul-Netol's Kiss
Uul-Netol's Vow
Uzaza's Meadow
Uzaza's Mountain
Uzaza's Valley
Vaal Caress
Valako's Sign
Valyrium
Varunastra
Vaults of Atziri
Veil of the Night
Venarius' Astrolabe
Venopuncture
Ventor's Gamble
Veruso's Ambition
Veruso's Battering Rams
Vessel of Vinktar
Victario's Acuity
Victario's Charity
Victario's Flight
Victario's Influence
Viridi's Veil
Vis Mortis
Vivinsect
Vix Lunaris
Vixen's Entrapment
Voice of the Storm
Voices
Void Battery
Voidbringer
Voideye
Voidfletcher
Voidforge
Voidhome
Voidwalker
Volkuur's Guidance
Voll's Devotion
Voll's Protector
Voll's Vision
Voltaxic Rift
Vorana's March
Vorana's Preparation
Vulconus
Wake of Destruction
Wanderlust
Warped Timepiece
Warrior's Legacy
Watcher's Eye
Waxen Soul
Well Supplied
Wellspring of Creation
Wellwater Phylactery
Whakawairua Tuahu
Wheel of the Stormsail
Whispers of Infinity
White Wind
Wideswing
Widowhail
Widowmaker
Wildfire Phloem
Wildslash
Willclash
Willowgift
Wilma's Requital
Windripper
Winds of Change
Windscream
Wine of the Prophet
Wing of the Wyvern
Wings of Entropy
Winterheart
Winterweave
Witchbane
Witchfire Brew
Witchhunter's Judgment
Woespike
Wondertrap
Wraithlord
Wrath of the Cosmos
Wreath of Phrecia
Wurm's Molt
Wyrmsign
Xirgil's Crank
Xoph's Blood
Xoph's Heart
Xoph's Inception
Xoph's Nurture
Yaomac's Accord
Ylfeban's Trickery
Ynda's Stand
Yoke of Suffering
Yriel's Fostering
Zahndethus' Cassock
Zana's Ingenuity
Zeel's Amplifier
Zerphi's Heart
Zerphi's Last Breath
`;
