/**
 * English names for poe2: bases, currency, cards, gems and maps, an empty line, then uniques. Source: the game's own
 * data.
 */
export const names = `
Abberathine Horns
Aberrant Fossil
Aberrant Sledge
Abiding Hex
Absent Amulet
Abyss Tablet
Abyssal Apparition
Abyssal Cuirass
Abyssal Flail
Abyssal Incubator
Abyssal Pact
Abyssal Signet
Accelerated Growth
Accelerated Growth II
Acidic Concoction
Acrid Wand
Acrimony
Adaptive Alloy
Adaptive Catalyst
Adept Rune
Adherent Bow
Adherent Cuffs
Adherent Leggings
Adherent's Raiment
Adhesive Grenades I
Adhesive Grenades II
Adhesive Grenades III
Admiral Proclar's Pipe
Admixture
Adorned Gloves
Adorned Wraps
Advancing Storm
Aegis Buckler
Aegis Quarterstaff
Aetheric Fossil
Aftershock I
Aftershock II
Aftershock III
Aged Cuffs
Aged Tower Shield
Aggregator Charm
Ahn's Citadel
Ailith's Chimes
Akoyan Club
Akoyan Spear
Al-Hezmin's Crest
Albino Rhoa Feather
Alchemical Chalice
Alchemist's Boon
Alchemy Shard
Aldur's Legacy
Aldur's Saga
Align Fate
Alignment I
Alignment II
Alignment III
Alloy Crossbow
Alpha Talisman
Altar Robe
Alteration Shard
Altered Collarbone
Alva's Memory
Amanamu's Gaze
Amanamu's Tithe
Amber Amulet
Ambrosia
Ambrosia II
Ambush
Amethyst Charm
Amethyst Ring
Ammo Conservation I
Ammo Conservation II
Ammo Conservation III
Amphora Relic
An Audience with the King
Ancestor Tower Shield
Ancestral Aid
Ancestral Call I
Ancestral Call II
Ancestral Call III
Ancestral Cry
Ancestral Mail
Ancestral Spirits
Ancestral Tiara
Ancestral Warrior Totem
Anchorite Garb
Ancient Buckler
Ancient Collarbone
Ancient Concentrated Liquid Fear
Ancient Concentrated Liquid Isolation
Ancient Concentrated Liquid Suffering
Ancient Crisis Fragment
Ancient Cuffs
Ancient Diluted Liquid Greed
Ancient Diluted Liquid Guilt
Ancient Diluted Liquid Ire
Ancient Gauntlets
Ancient Greatblade
Ancient Infuser
Ancient Jawbone
Ancient Leggings
Ancient Liquid Despair
Ancient Liquid Disgust
Ancient Liquid Envy
Ancient Liquid Paranoia
Ancient Mail
Ancient Mitts
Ancient Orb
Ancient Potent Liquid Contempt
Ancient Potent Liquid Ferocity
Ancient Potent Liquid Melancholy
Ancient Reliquary Key
Ancient Rib
Ancient Rune of Animosity
Ancient Rune of Control
Ancient Rune of Decay
Ancient Rune of Detonation
Ancient Rune of Discovery
Ancient Rune of Dueling
Ancient Rune of Prowess
Ancient Rune of Retaliation
Ancient Rune of Shattering
Ancient Rune of Splinters
Ancient Rune of Witchcraft
Ancient Rune of the Horde
Ancient Rune of the Titan
Ancient Seal
Ancient Shard
Ancient Visor
Anger
Anima Quarterstaff
Animus Exchange
Animus Splinters
Annihilation
Annulment Shard
Antidote Charm
Antler Focus
Anvil Maul
Apocalypse
Apostle Leggings
Apprentice Cartographer's Seal
Arakaali's Lust
Arbiter's Ignition
Arbiter's Reach
Arc
Arcane Cloak
Arcane Dirk
Arcane Raiment
Arcane Surge
Arcanist's Etcher
Arced Claw
Arced Longsword
Arched Greataxe
Architect's Orb
Archive Reliquary Key
Archmage
Archnemesis Mod
Archon Crown
Archon Kite Shield Piece
Archon of Chayula
Arcing Quarterstaff
Arctic Armour
Arctic Howl
Arjun's Medal
Arm Whack
Armour Break I
Armour Break II
Armour Break III
Armour Breaker
Armour Demolisher I
Armour Demolisher II
Armour Explosion
Armour Piercing Rounds
Armoured Cap
Armoured Claw
Armoured Vest
Armourer's Scrap
Arms Length
Aromatic Sceptre
Array Buckler
Arrayed Focus
Artificer's Orb
Artificer's Shard
Artillery Ballista
Artillery Bow
Ascetic Garb
Ashbark Talisman
Ashen Staff
Assassin Garb
Astral Projection
Astrid's Creativity
Atalui's Bloodletting
Atmohua's Soul Core of Retreat
Attrition
Attuned Focus
Attuned Wand
Atziri's Allure
Atziri's Call
Atziri's Communion
Atziri's Impatience
Atziri's Medallion
Aureate Targe
Austere Garb
Auto Reload
Avian Mask
Avian Robe
Avian Targe
Avian Tiara
Awakened Sextant
Awakener's Orb
Axe Slash
Azmeri Reliquary Key
Azmerian Swarms
Azmerian Wolf
Azure Amulet
Azurite Flashpowder
Backstab
Ball Lightning
Bandage Wraps
Banded Wombgift
Bandit Hatchet
Bandit Mace
Bandit Mask
Bane
Bangled Sandals
Baran's Crest
Barbarian Plate
Barbarous Quarterstaff
Barbed Bracers
Barbed Spear
Barbs I
Barbs II
Barbs III
Barkskin
Baroque Gloves
Baroque Targe
Barrage
Barricade Tower Shield
Barrier Invocation
Barrier Quarterstaff
Basic Attack
Basic Bolt
Basic Disguise Kit
Bastion Sabatons
Battershout
Battle Axe
Battle Pick
Battlemage's Cry
Beaded Circlet
Bear Idol
Bearded Axe
Bearskin Mantle
Behead I
Behead II
Berserk
Bestiary Orb
Betrayal of Aldur
Bhatair's Vengeance
Bidding I
Bidding II
Bidding III
Bind Spectre
Binding Shard
Biostatic Ring
Biting Frost I
Biting Frost II
Bitter Dead
Black Powder Blitz
Black Scythe Artifact
Blackfire Crossbow
Blacksmith Maul
Blacksmith's Whetstone
Blacksteel Crest Shield
Blacksteel Gauntlets
Blacksteel Sabatons
Blacksteel Tower Shield
Blade Trap
Blade Vortex
Bladed Quarterstaff
Bladed Shoes
Bladed Trap
Bladefall
Bladeguard Buckler
Bladestorm
Blasphemy
Blazing Critical
Blazing Flux
Blazing Lance
Blazon Crest Shield
Bleak Crossbow
Bleed I
Bleed II
Bleed III
Bleed IV
Bleeding Concoction
Blessed Claymore
Blessed Orb
Blessing of Chayula
Blessing of Esh
Blessing of Tul
Blessing of Uul-Netol
Blessing of Xoph
Blighted Incubator
Blighted Scouting Report
Blind I
Blind II
Blindside
Blink
Blood Boil
Blood Explosion
Blood Hunt
Blood Rage
Blood Sacrament
Blood of Innocence
Blood-filled Vessel
Bloodhound's Mark
Bloodletting Dagger
Bloodlust
Bloodstained Fossil
Bloodstone Amulet
Blueprint: Bunker
Blueprint: Laboratory
Blueprint: Mansion
Blueprint: Prohibited Library
Blueprint: Records Office
Blueprint: Repository
Blueprint: Smuggler's Den
Blueprint: Tunnels
Blueprint: Underbelly
Blunt Arrow Quiver Piece
Blunt Quiver
Boar Idol
Boarding Hatchet
Body Rune
Bold Sabatons
Bolstered Mitts
Bolting Quarterstaff
Bombard Crossbow
Bone Blast
Bone Cage
Bone Explosion
Bone Mortar
Bone Offering
Bone Raiment
Bone Shrapnel
Bone Shrapnel Explosion
Bone Wand
Bonebreaker
Boneshatter
Bonestorm
Bound Boots
Bound Bracers
Bound Cuffs
Bound Fossil
Bound Leggings
Bound Sandals
Boundless Energy I
Boundless Energy II
Bounty I
Bounty II
Bow Shot
Box of Tripyxis
Braced Sabatons
Braced Tower Shield
Braided Cuffs
Brambles
Brambleslam
Branched Spear
Branching Fissures I
Branching Fissures II
Breach Ring
Breach Splinter
Breach Tablet
Breachlord Sac
Breachlord's Amalgam
Breachlord's Rift
Breachstone
Break Endurance
Break Posture
Breath of Aldur
Briarpatch
Brigand Mace
Brigand Mask
Brimmed Helm
Brink I
Brink II
Brittle Armour
Broad Greatsword
Broad Spear
Broadhead Quiver
Broadsword
Broken Circle Artifact
Bronze Greaves
Bronze Key
Brother's Gift
Brutality I
Brutality II
Brutality III
Brutus' Brain
Buckled Wraps
Bulwark Greaves
Bulwark Tower Shield
Burgeon I
Burgeon II
Burning Arrow
Burning Inscription
BurningNova
Burnished Gauntlets
Burst Band
Burst Shot
Bursting Fen Toad
Bursting Plague
Bust of Emperor Caspiro
Cabalist Helm
Cackling Companions
Cadence
Cadigan's Epiphany
Calescent Hammer
Call of the Shadows
Called Shots
Callous Mask Piece
Calm Leg
Caltrops
Cambric Wraps
Cannibalism I
Cannibalism II
Cannonade Crossbow
Captain Gauntlets
Captured Soul of Captain Clayborne, The Accursed
Captured Soul of Captain Tanner Lightfoot
Captured Soul of Drek, Apex Hunter
Captured Soul of Erebix, Light's Bane
Captured Soul of Gorulis, Will-Thief
Captured Soul of Hybrid Widow
Captured Soul of Jorus, Sky's Edge
Captured Soul of Khor, Sister of Shadows
Captured Soul of Maligaro the Mutilator
Captured Soul of Megaera
Captured Soul of Pirate Treasure
Captured Soul of Puruna, the Challenger
Captured Soul of Queen of the Great Tangle
Captured Soul of Sebbert, Crescent's Point
Captured Soul of Stalker of the Endless Dunes
Captured Soul of Tahsin, Warmaker
Captured Soul of Terror of the Infinite Drifts
Captured Soul of The Infernal King
Captured Soul of Varhesh, Shimmering Aberration
Captured Soul of a Redblade Warlord
Carapace Catalyst
Cartographer's Chisel
Cartographer's Incubator
Carved Cunning
Carved Greaves
Carved Majesty
Carved Mischief
Carved Targe
Carved Tenacity
Carving Hatchet
Cassis Helm
Cast on Block
Cast on Charm Use
Cast on Critical
Cast on Death
Cast on Dodge
Cast on Elemental Ailment
Cast on Freeze
Cast on Ignite
Cast on Melee Kill
Cast on Melee Stun
Cast on Minion Death
Cast on Shock
Cast when Damage Taken
Cast when Stunned
Cast while Channelling
Caster Arm
Cat Idol
Catalysing Discharge
Catalysing Elements
Catha's Brilliance
Catharsis
Caustic Arrow
Cavalry Boots
Cavalry Bow
Celestial Alloy
Celestial Armoursmith's Incubator
Celestial Blacksmith's Incubator
Celestial Jeweller's Incubator
Celestial Stone
Ceremonial Goblet
Ceremonial Halberd
Ceremonial Robe
Ceremonial Voidstone
Chain Flail
Chain Hook
Chain I
Chain II
Chain III
Chain Mail
Chain Tiara
Chain Vestments
Champion Cuirass
Champion Helm
Chance Shard
Chance to Freeze
Changeling Talisman
Chaos Attunement
Chaos Bolt
Chaos Mastery
Chaos Orb
Chaos Shard
Chaotic Freeze
Chaotic Surge
Chapel Key
Charge Profusion I
Charge Profusion II
Charge Regulation
Charged Compass
Charged Mark
Charged Shockwave
Charged Shots I
Charged Shots II
Charged Staff
Charging Rune
Charm Bounty
Charmed Shoes
Charred Shortsword
Chayula's Breachstone
Chayula's Catalyst
Chayula's Charged Breachstone
Chayula's Enriched Breachstone
Chayula's Flawless Breachstone
Chayula's Pure Breachstone
Chayula's Will
Chieftain Cuirass
Chilling Flux
Chiming Staff
Chiseled Targe
Cholotl's Soul Core of War
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
Cinched Boots
Cinderbark Talisman
Cinquedea
Cirel's Cultivation
Citaqualotl's Soul Core of Foulness
Citaqualotl's Thesis
Clamping Trap
Clandestine Jacket
Clarity
Clarity I
Clarity II
Clash
Clasped Sceptre
Claw Stab
Clay Trap
Cleansing Charm
Cleric Vestments
Cloaked Mail
Close Combat I
Close Combat II
Closed Helm
Cloth Belt Piece
Cluster Grenade
Cobalt Watchstone
Cobra Lash
Coffer Relic
Coiled Buckler
Coiled Trap
Coiling Bolts
Cold Attunement
Cold Exposure
Cold Mastery
Cold Penetration
Cold Snap
Colossal Life Flask
Colossal Mana Flask
Colosseum Plate
Combat Arm
Combat Frenzy
Combo Finisher I
Combo Finisher II
Combust
Comet
Coming Soon
Command: {0}
Commander Gauntlets
Commander Greathelm
Commander Sword
Commanding Arm
Commandment
Commiserate
Companion: {0}
Compose Requiem
Composite Bow
Comprehensive Scouting Report
Compressed Duration I
Compressed Duration II
Concentrated Area
Concentrated Liquid Fear
Concentrated Liquid Isolation
Concentrated Liquid Suffering
Concoct I
Concoct II
Concussive Runes
Concussive Spells
Condemned Talisman
Conductive Runes
Conductivity
Conduit Line
Conjurer Mantle
Conqueror Plate
Consecrate
Consecrated Path
Considered Casting
Construct Crossbow
Construct Hammer
Consume Corpse
Contagion
Contract: Bunker
Contract: Laboratory
Contract: Mansion
Contract: Prohibited Library
Contract: Records Office
Contract: Repository
Contract: Smuggler's Den
Contract: Tunnels
Contract: Underbelly
Controlled Destruction
Controlled Hazard
Convalescence
Convention Treasure
Cool Headed
Cooldown Recovery I
Cooldown Recovery II
Core Destabiliser
Corona Amulet
Corpse Conservation
Corroded Fossil
Corroded Greathelm
Corroded Longsword
Corrosion
Corrupt
Corrupted Cry
Corrupted Verisium
Corrupting Cry I
Corrupting Cry II
Corrupting Fever
Corsair Cap
Corsair Coat
Corsair Vest
Corvus Mantle
Cosmic Reliquary Key
Countess Seske's Rune of Archery
Coursing Current
Coursing Spear
Courtesan Mannan's Rune of Cruelty
Covered Sabatons
Covert Hood
Cowardly Fate
Cowled Helm
Crackling Barrier
Crackling Flux
Crackling Lance
Crackling Palm
Crackling Quarterstaff
Craiceann's Rune of Recovery
Craiceann's Rune of Warding
Craicic Lure
Crash Lightning
Crater
Crazed Minions
Creeping Chill
Creeping Frost
Cremation
Crescendo I
Crescendo II
Crescendo III
Crescent Axe
Crescent Quarterstaff
Crescent Splinter
Crescent Targe
Crest of Ezomyr
Crest of the Elderslayers
Crested Golden Idol
Crimson Amulet
Crimson Watchstone
Critical Wand
Crone Knife
Cross Slash
Crossblade Spear
Crossbow Shot
Crown Mace
Crucible Tower Shield
Crude Bow
Crude Claw
Crude Sensing Charm
Crude Ward
Cruel Talisman
Crumbling Maul
Crusader's Exalted Orb
Crushing Fear
Cryptic Crown
Cryptic Helm
Cryptic Key
Cryptic Leggings
Crystal Focus
Crystalline Shards
Crystallised Corruption
Cull the Weak
Culling Strike I
Culling Strike II
Culmination I
Culmination II
Cultist Bow
Cultist Crown
Cultist Focus
Cultist Gauntlets
Cultist Greathammer
Cultist Tower Shield
Cumbrous Crossbow
Curse on Block
Cursed Ground
Cursespeaker's Robe
Cutlass
Cyclone
Cyclonic Alloy
Dagger Stab
Daggerfoot Shoes
Dance - Duelist
Dance - Marauder
Dance - Ranger
Dance - Scion
Dance - Shadow
Dance - Templar
Dance - Witch
Danse Macabre
Daresso's Passion
Dark Blade
Dark Consequences
Dark Effigy
Dark Pact
Dark Staff
Dart Trap
Dash
Dastard Armour
Dauntless
Daze
Dazing Cry
Dazzle
Deadly Fate
Deadly Herald
Deadly Poison I
Deadly Poison II
Deadly Resolve
Death From Above
Death Mail
Death Mantle
Death Mask
Death Storm
Deathmarch
Decayed Voidstone
Decaying Hex
Decaying Reliquary Key
Decompose
Decorated Helm
Decrepifying Arm
Dedalian Crossbow
Dedication to the Goddess
Deep Cuts I
Deep Cuts II
Deep Freeze
Deerstalker Hood
Default Attack
Defiance Banner
Defiant Tower Shield
Deflective Arm
Deft Fossil
Defy I
Defy II
Deified Crest Shield
Dekhara's Resolve
Dekharan Crest Shield
Delayed Gratification
Delayed Reaction
Deliberation
Delirious Scouting Report
Delirium Tablet
Demon Form
Demon Magus
Dense Fossil
Derange
Deregulation Scroll
Descry Crest Shield
Desecrate
Desert Buckler
Desert Cap
Desert Circlet
Desert Rune
Desolate Crossbow
Despair
Desperation
Destructive Link
Detailed Mitts
Determination
Detonate Dead
Detonate Living
Detonating Arrow
Devastate
Devotional Sceptre
Devour
Devouring Sceptre
Devout Garb
Dialla's Desire
Diamond
Diluted Liquid Greed
Diluted Liquid Guilt
Diluted Liquid Ire
Direct Ants
Direct Minions
Direstrike I
Direstrike II
Discipline
Disengage
Disintegrating Maul
Distorted Amulet
Divine Crown
Divine Orb
Divine Vessel
Diviner's Incubator
Djinn Barya
Doedre's Dark Design
Doedre's Undoing
Domed Helm
Dominating Blow
Dominus' Grasp
Doom Blast
Double Barrel I
Double Barrel II
Double Barrel III
Double Belt
Double Limb Bow
Double Strike
Doubled Gauntlets
Dousing Charm
Dragonscale Boots
Drain Ailments
Drakeskin Boots
Dread Banner
Dread Hatchet
Dreamer's Knell
Dreaming Quarterstaff
Drox's Crest
Druidic Circlet
Druidic Crown
Druidic Focus
Dual Strike
Dualstring Bow
Dueling Wand
Dull Hatchet
Dunerunner Sandals
Durability
Dusk Amulet
Dusk Ring
Dyad Crossbow
Earthquake
Earthshatter
Eber's Key
Echoing Cry
Edged Buckler
Edged Claw
Eelskin Sole
Efficiency I
Efficiency II
Effigial Tower Shield
Einhar's Beastrite
Einhar's Memory
Elaborate Sandals
Eldritch Chaos Orb
Eldritch Exalted Orb
Eldritch Incubator
Eldritch Orb of Annulment
Electrocute
Electrocuting Arrow
Electromagnetism
Electroshock Scroll
Elegant Crossbow
Elegant Focus
Elegant Glaive
Elegant Greathelm
Elegant Greaves
Elegant Mitts
Elegant Plate
Elegant Slippers
Elegant Wraps
Elemental Armament I
Elemental Armament II
Elemental Armament III
Elemental Army
Elemental Conflux
Elemental Discharge
Elemental Expression
Elemental Focus
Elemental Invocation
Elemental Siphon
Elemental Storm
Elemental Sundering
Elemental Surge
Elemental Weakness
Elementalist Robe
Elevated Sextant
Elite Greathelm
Embellished Gloves
Ember Fusillade
Ember Greataxe
Embitter
Emblem Crest Shield
Embossed Boots
Embrace The Fall
Embroidered Boots
Embroidered Gloves
Emerald
Emerald Ring
Emergency Reload
Emergent Instinct
Emergent Possibility
Emergent Protection
Emergent Vigour
Empowered Sparks
Empowered Sparks I
Empowered Sparks II
Empyreal Crest Shield
Enamel Brooch
Encase in Jade
Enchanted Incubator
Encroaching Ground
Enduring Impact I
Enduring Impact II
Energy Barrier
Energy Blade
Energy Capacitor
Energy Retention
Enervating Nova
Enervation
Enfeeble
Engineer's Orb
Engineer's Shard
Engraved Bracers
Engraved Crest Shield
Engraved Crossbow
Engraved Focus
Engraved Helm
Engraved Knife
Enigmatic Assembly A4
Enigmatic Assembly B2
Enigmatic Assembly C5
Enigmatic Assembly D1
Enkindling Orb
Enlightened Robe
Enrage
Enraged Warcry I
Enraged Warcry II
Ensnaring Arrow
Entangle
Eonyr's Thunder
Escalating Poison
Escape Shot
Esh's Breachstone
Esh's Catalyst
Esh's Charged Breachstone
Esh's Enriched Breachstone
Esh's Flawless Breachstone
Esh's Prowess
Esh's Pure Breachstone
Esh's Radiance
Esoteric Crossbow
Espionage Disguise Kit
Essence Burner
Essence Drain
Essence Harvest
Essence of Abrasion
Essence of Alacrity
Essence of Battle
Essence of Command
Essence of Delirium
Essence of Electricity
Essence of Enhancement
Essence of Flames
Essence of Grounding
Essence of Haste
Essence of Horror
Essence of Hysteria
Essence of Ice
Essence of Insanity
Essence of Insulation
Essence of Opulence
Essence of Ruin
Essence of Seeking
Essence of Sorcery
Essence of Thawing
Essence of the Abyss
Essence of the Body
Essence of the Breach
Essence of the Infinite
Essence of the Mind
Essential Keyring
Estazunti's Soul Core of Convalescence
Eternal Flame I
Eternal Flame II
Eternal Flame III
Eternal Hunt
Eternal March
Eternal Mark
Eternal Orb
Eternal Rage
Ethereal Blade
Ethereal Knives
Evangelist Garb
Evasive Leg
Exalted Orb
Exalted Shard
Exceptional Eldritch Ember
Exceptional Eldritch Ichor
Exceptional Verisium
Excise
Excoriate
Execrate
Execratus Hammer
Execute I
Execute II
Execute III
Executioner Greataxe
Exotic Coinage
Expand
Expanse
Expansive Alloy
Expedition Logbook
Expedition Tablet
Exploit Weakness
Explorer Armour
Explorer's Scouting Report
Explosive Arrow
Explosive Concoction
Explosive Demise
Explosive Grenade
Explosive Shot
Explosive Spear
Explosive Transmutation
Exposing Cry
Exquisite Vest
Exsanguinate
Extended Cleaver
Extraction
Eye of Winter
Ez Myrae Tome
Face Last Target
Face Mask
Faceted Fossil
Facetor's Lens
Faded Crisis Fragment
Faithful Leggings
Falchion
Falconer's Jacket
Falling Blade
Falling Thunder
Familial Contract
Familial Talisman
Fan The Flames
Fan The Flames II
Fan the Flames
Fanatic Bow
Fanatic Greathammer
Fang Talisman
Fangs of Frost
Faridun Mask
Farric Lure
Farrul's Rune of Grace
Farrul's Rune of the Chase
Farrul's Rune of the Hunt
Feast of Flesh
Feathered Mitts
Feathered Raiment
Feathered Robe
Feathered Sandals
Feathered Targe
Feathered Tiara
Feeding Frenzy I
Feeding Frenzy II
Felled Greatclub
Felt Cap
Fenumal Lure
Fenumus' Rune of Agony
Fenumus' Rune of Draining
Fenumus' Rune of Spinning
Feral Incubator
Feral Invocation
Ferocious Roar
Ferocity
Fierce Greathelm
Fiery Death
Fiery Reclamation
Fine Belt
Fine Bracers
Fine Incubator
Fine Lockpick
Fine Sensing Charm
Fine Sharpening Stone
Fire Attunement
Fire Bomb
Fire Exposure
Fire Mastery
Fire Penetration I
Fire Penetration II
Fire Quiver
Fire Spell on Hit
Fire Spell on Melee Hit
Fire Trap
Fireball
Firebolt
Firestorm
Firm Bracers
First Blood
Fishing Rod
Fist Of Kalguur
Fist of Kalguur
Fist of War I
Fist of War II
Fist of War III
Fists of Stone
Flail Strike
Flame Breath
Flame Dash
Flame Link
Flame Pillar
Flame Surge
Flame Wall
Flameblast
Flamepierce
Flames of Judgement
Flammability
Flanged Arrowhead
Flanged Drill
Flanged Greatblade
Flanged Mace
Flared Boots
Flared Mace
Flash Grenade
Flashpowder Keg
Flask of Welakath
Flax Sandals
Flesh Catalyst
Flexed Crossbow
Flexile Sabatons
Flicker Strike
Flip a coin
Flow
Flowing Raiment
Fluke
Flying Spear
Focal Stone
Focused Curse
Foliate Brooch
Font of Blood
Font of Mana
Font of Rage
Forbidden Contract
Forbidden Lamp
Foreboding Incubator
Forest Crown
Forge Hammer
Forge Maul
Forgotten Reliquary Key
Fork
Forked Claw
Forked Spear
Forking Belt
Fortified Hammer
Fortifying Cry
Fortress I
Fortress II
Fortress Sabatons
Fortress Tower Shield
Fossilised Incubator
Founders Verisium
Fox Idol
Foxhide Sole
Fractured Fossil
Fracturing Orb
Fracturing Shard
Fragment Self
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
Fragmentation Rounds
Fragmentation Scroll
Fragmented Incubator
Fragmenting Arrowhead
Fragments of the Past
Frayed Shoes
Freebooter Cap
Freeze
Freezefork
Freezing Explosion
Freezing Mark
Freezing Pulse
Freezing Salvo
Freezing Shards
Frenzied Riposte
Frenzied Talisman
Frenzy
Fresh Clip I
Fresh Clip II
Frigid Fossil
Frigid Wand
Frost Blades
Frost Bomb
Frost Core
Frost Darts
Frost Nexus
Frost Wall
Frostbolt
Frostfire
Frostflame Nova
Frozen Legion
Frozen Locus
Frozen Spite
Frozen Sweep
Frozen Vortex
Full Plate
Fulminating Concoction
Fulmination
Fundamental Fossil
Fungal Talisman
Fur Plate
Fur-lined Targe
Furious Slam
Furtive Wraps
Fury Cleaver
Fury Talisman
Fury of the Mountain
Fusillade
Future-Past
Gale Force
Gallant Helm
Galvanic Field
Galvanic Shards
Galvanic Wand
Gambleshot
Gargantuan Life Flask
Gargantuan Mana Flask
Garment
Garukhan's Resolve
Gas Arrow
Gas Grenade
Gathering Storm
Gauze Wraps
Gelid Palm
Gelid Staff
Gemcutter's Incubator
Gemcutter's Prism
Gemini Bow
Gemini Crossbow
Gemini Surge
Generosity
Geomancer's Incubator
Ghost Dance
Giant Life Flask
Giant Mana Flask
Giant Maul
Gift to the Goddess
Gilded Abyss Scarab
Gilded Ambush Scarab
Gilded Bestiary Scarab
Gilded Blight Scarab
Gilded Breach Scarab
Gilded Cartography Scarab
Gilded Divination Scarab
Gilded Elder Scarab
Gilded Expedition Scarab
Gilded Fossil
Gilded Harbinger Scarab
Gilded Legion Scarab
Gilded Metamorph Scarab
Gilded Reliquary Scarab
Gilded Shaper Scarab
Gilded Sulphite Scarab
Gilded Torment Scarab
Gilded Vestments
Gilt Leggings
Glacial Bolt
Glacial Cascade
Glacial Fortress
Glacial Hammer
Glacial Lance
Glacial Rune
Glacier
Gladiator Armour
Gladiatorial Helm
Glass Shank
Glassblower's Bauble
Gleaming Cuffs
Glimpse of Eternity
Gloam Amulet
Gloam Ring
Glorious Plate
Glowering Crest Shield
Glyphic Fossil
Gnawed Collarbone
Gnawed Jawbone
Gnawed Rib
Gold
Gold Amulet
Gold Circlet
Gold Gloves
Gold Key
Gold Ring
Goldcast Cuffs
Golden Blade
Golden Bracers
Golden Brooch
Golden Caligae
Golden Ceremonial Mask
Golden Charm
Golden Flame
Golden Greaves
Golden Grotesque
Golden Hetzapal Idol
Golden Hoop
Golden Mail
Golden Mantle
Golden Matatl Idol
Golden Napuatzi Idol
Golden Obi
Golden Plate
Golden Prayer Idol
Golden Sacrificial Glyph
Golden Shield
Golden Slave Idol
Golden Targe
Golden Visage
Golden Vulture Feather
Golden Watchstone
Golden Wreath
Golden Xoplotli Idol
Goldwork Sabatons
Goldworked Tower Shield
Goliath Greathelm
Gore Shockwave
Gorge
Gothic Quarterstaff
Grace
Graceful Quarterstaff
Grand Bracers
Grand Cuisses
Grand Eldritch Ember
Grand Eldritch Ichor
Grand Life Flask
Grand Mana Flask
Grand Manchettes
Grand Mitts
Grand Regalia
Grand Spear
Grand Targe
Grand Visage
Grandmaster Keyring
Grasping Mail
Grasping Ring
Grasping Voidstone
Great Flail
Greatbow
Greater Adept Rune
Greater Body Rune
Greater Chaos Orb
Greater Charging Rune
Greater Desert Rune
Greater Eldritch Ember
Greater Eldritch Ichor
Greater Essence of Abrasion
Greater Essence of Alacrity
Greater Essence of Battle
Greater Essence of Command
Greater Essence of Electricity
Greater Essence of Enhancement
Greater Essence of Flames
Greater Essence of Grounding
Greater Essence of Haste
Greater Essence of Ice
Greater Essence of Insulation
Greater Essence of Opulence
Greater Essence of Ruin
Greater Essence of Seeking
Greater Essence of Sorcery
Greater Essence of Thawing
Greater Essence of the Body
Greater Essence of the Infinite
Greater Essence of the Mind
Greater Exalted Orb
Greater Glacial Rune
Greater Inspiration Rune
Greater Iron Rune
Greater Jeweller's Orb
Greater Life Flask
Greater Mana Flask
Greater Mind Rune
Greater Orb of Augmentation
Greater Orb of Transmutation
Greater Rebirth Rune
Greater Regal Orb
Greater Resolve Rune
Greater Robust Rune
Greater Rune of Alacrity
Greater Rune of Leadership
Greater Rune of Nobility
Greater Rune of Tithing
Greater Stone Rune
Greater Storm Rune
Greater Tempered Rune
Greater Vision Rune
Greater Ward Rune
Greatmace
Greatwood II
Grenade
Grim Feast
Grim Gloves
Grim Pillars
Grim Resurrection
Grinning Mask
Grisly Pyre
Ground Slam
Grounding Charm
Guarded Flail
Guarded Helm
Guardian Bow
Guardian Greathelm
Guardian Quarterstaff
Guardian Spear
Guarding Arm
Guatelitzi's Ablation
Guatelitzi's Soul Core of Endurance
Guatelitzi's Thesis
Gutspike Buckler
Haemocombustion Scroll
Haemocrystals
Hailstorm
Hailstorm Rounds
Hallowed Crown
Hallowed Focus
Hallowed Sceptre
Hammer of the Gods
Hand of Arimor
Hand of Chayula
Harbinger of Madness
Harbinger's Orb
Harbinger's Shard
Hardened Bracers
Hardleather Coat
Hardwood Spear
Hardwood Targe
Hardy Totems I
Hardy Totems II
Harmonic Remnants I
Harmonic Remnants II
Haste
Hatred
Hatungo Garb
Havoc Raiment
Hawk Idol
Hawker's Jacket
Hayoxi's Fulmination
Hayoxi's Soul Core of Heatproofing
Head of the King
Healing Runes
Heart Coil
Heart of Ice
Heartcarver Mantle
Heartwood Shortbow
Heavy Belt
Heavy Bow
Heavy Crown
Heavy Greathammer
Heavy Plate
Heavy Swing
Hedgewitch Assandra's Rune of Wisdom
Heft
Hefty Quarterstaff
Heightened Accuracy I
Heightened Accuracy II
Heightened Charges
Heightened Curse
Heirloom Cuffs
Helbrym's Hide
Helix Spear
Her Declaration
Herald of Ash
Herald of Blood
Herald of Ice
Herald of Plague
Herald of Purity
Herald of Thunder
Herald of the Royal Queen
Heraldric Tower Shield
Herbalism I
Herbalism II
Hermit Garb
Heroic Armour
Hewn Mask
Hex Bloom
Hexblast
Hexer's Robe
Hidden Item
High Velocity Rounds
Hinder
Hinekora's Lock
His Dark Horizon
His Foul Emergence
His Grave Command
His Scattering Calamity
His Vile Intrusion
His Winnowing Flame
Hit and Run
Hoarfrost
Hobble
Hollow Focus
Hollow Form
Hollow Fossil
Hollow Resonance
Hollow Shell
Hollowpoint Arrowhead
Holy Descent
Holy Flail
Homeguard Greathelm
Hooded Cloak
Hooded Mask
Hook Axe
Hooked Claw
Horizon Shard
Horned Crown
Hourglass
Howling Talisman
Hulking Minions
Hunter Hood
Hunter's Exalted Orb
Hunting Bracers
Hunting Coat
Hunting Shoes
Hunting Spear
Hydra Familiar
Hydrosphere
Hypothermia
Ice Armour
Ice Bite I
Ice Bite II
Ice Bomb
Ice Crash
Ice Fragments
Ice Nova
Ice Shard
Ice Shards
Ice Shot
Ice Spear
Ice Strike
Ice-Tipped Arrows
Icestorm
Icicle
Icicle Flail
Icicle Mine
Icicle Staff
Idol of Alira
Idol of Eeshta
Idol of Egrin
Idol of Eramir
Idol of Estazunti
Idol of Greust
Idol of Grold
Idol of Kraityn
Idol of Maxarius
Idol of Oak
Idol of Ralakesh
Idol of Silk
Idol of Sirrius
Idol of Thruldana
Idol of Yeena
Idol of the Martyr
Idol of the Pharisee
Idol of the Sycophant
Ignite I
Ignite II
Ignite III
Immolate
Impact Shockwave
Impale
Impending Doom
Imperial Greathelm
Imperial Robe
Imperial Staff Piece
Impossible Crystal
Imprint
Imprinted Bestiary Orb
Impurity
Incandescent Invitation
Incendiary Shot
Incense Relic
Incense Trap
Incense of Keth
Incinerate
Incision
Inevitable Agony
Inexorable Critical I
Inexorable Critical II
Infernal Blow
Infernal Cry
Infernal Legion I
Infernal Legion II
Infernal Legion III
Influenced Scouting Report
Infused Engineer's Orb
Infused Incubator
Infusion
Inhibitor
Innervate
Inquisitor Crown
Inscribed Ultimatum
Inspiration Rune
Instilling Orb
Intense Agony
Into the Breach
Intricate Crest Shield
Intricate Gloves
Intricate Trap
Intuitive Link
Invocation
Invoking Belt
Inya's Key
Ire of Aldur
Iron Buckler
Iron Crown
Iron Cuirass
Iron Flail
Iron Greatsword
Iron Greaves
Iron Ring
Iron Rune
Iron Ward
Ironclad Vestments
Ironhead Spear
Ironmail Gauntlets
Ironwood Greathammer
Ironwood Shortbow
Ironwood Targe
Irradiated Tablet
Itinerant Jacket
Ivory Watchstone
Ixchel's Torment
Izaro Warp
Jade Amulet
Jade Club
Jade Kiwi Feather
Jade Talisman
Jade Tiara
Jagged Fossil
Jagged Greataxe
Jagged Ground I
Jagged Ground II
Jagged Spear
Jewelled Gloves
Jingling Buckler
Jingling Crest Shield
Jingling Focus
Jiquani's Thesis
Journeyman Cartographer's Seal
Juggernaut Plate
Jungle Tiara
Kalguuran Cuffs
Kalguuran Forgehammer
Kalguuran Incubator
Kalisa's Crescendo
Kamasa's Orb of Sacrifice
Kamasan Tiara
Kaom's Madness
Katla's Gloom
Keen Greatsword
Kelari's Brutality
Kelari's Deception
Kelari's Judgment
Kelari's Malediction
Kelari, the Tainted Sands
Keth Raiment
Key to Decay
Key to the Crucible
Keyblade
Khatal's Rejuvenation
Killing Palm
Kinetic Bash
Kinetic Blast
Kinetic Ring
Kirac's Memory
Knight Armour
Knightly Mitts
Knockback
Kolr's Hunt
Kopec's Orb of Sacrifice
Kris Knife
Kulemak's Dominion
Kulemak's Invitation
Kurgal's Gaze
Kurgal's Leash
Lace Hood
Laced Boots
Laced Sandals
Lacerate
Lady Hestra's Rune of Winter
Lamellar Mail
Lament Amulet
Laminate Buckler
Lapis Amulet
Last Gasp
Lasting Ground
Lasting Shock
Lattice Sandals
Lavish Crown
Lavish Wombgift
Layered Gauntlets
Layered Vest
Lazuli Ring
Lead Trap
Leaden Greathammer
Leap Slam
Leather Bracers
Leather Buckler
Leather Vest
Leatherbound Hood
Leatherplate Boots
Legacy of A Worthy Foe
Legacy of Adonia's Ego
Legacy of Alkem Eira
Legacy of Amor Mandragora
Legacy of Ashrend
Legacy of Blackbraid
Legacy of Brain Rattler
Legacy of Bramblejack
Legacy of Briarpatch
Legacy of Briskwrap
Legacy of Bristleboar
Legacy of Brynhand's Mark
Legacy of Bushwhack
Legacy of Candlemaker
Legacy of Chernobog's Pillar
Legacy of Crown of Thorns
Legacy of Cursecarver
Legacy of Deathblow
Legacy of Deidbell
Legacy of Dionadair
Legacy of Duality
Legacy of Dunkelhalt
Legacy of Dusk Vigil
Legacy of Edyrns Tusks
Legacy of Elevore
Legacy of Erian's Cobble
Legacy of Ezomyte Peak
Legacy of Facebreaker
Legacy of Foxshade
Legacy of Greymake
Legacy of Hoghunt
Legacy of Horns of Bynden
Legacy of Hrimnor's Hymn
Legacy of Ironbound
Legacy of Keeper of the Arc
Legacy of Kingsguard
Legacy of Legionstride
Legacy of Lifesprig
Legacy of Mjölner
Legacy of Northpaw
Legacy of Oaksworn
Legacy of Obern's Bastion
Legacy of Olrovasara
Legacy of Quill Rain
Legacy of Rondel de Ezo
Legacy of Runeseeker's Call
Legacy of Serle's Grit
Legacy of Spiteful Floret
Legacy of Starkonja's Head
Legacy of Svalinn
Legacy of The Blood Thorn
Legacy of The Knight-errant
Legacy of The Sentry
Legacy of The Smiling Knight
Legacy of The Unleashed
Legacy of The Vile Knight
Legacy of Trampletoe
Legacy of Trenchtimbre
Legacy of Twisted Empyrean
Legacy of Tyranny's Grip
Legacy of Wanderlust
Legacy of Wings of Caelyn
Legacy of Wulfsbane
Legion Sword Piece
Lesser Adept Rune
Lesser Body Rune
Lesser Charging Rune
Lesser Desert Rune
Lesser Eldritch Ember
Lesser Eldritch Ichor
Lesser Essence of Abrasion
Lesser Essence of Alacrity
Lesser Essence of Battle
Lesser Essence of Command
Lesser Essence of Electricity
Lesser Essence of Enhancement
Lesser Essence of Flames
Lesser Essence of Grounding
Lesser Essence of Haste
Lesser Essence of Ice
Lesser Essence of Insulation
Lesser Essence of Opulence
Lesser Essence of Ruin
Lesser Essence of Seeking
Lesser Essence of Sorcery
Lesser Essence of Thawing
Lesser Essence of the Body
Lesser Essence of the Infinite
Lesser Essence of the Mind
Lesser Glacial Rune
Lesser Inspiration Rune
Lesser Iron Rune
Lesser Jeweller's Orb
Lesser Life Flask
Lesser Mana Flask
Lesser Mind Rune
Lesser Rebirth Rune
Lesser Resolve Rune
Lesser Robust Rune
Lesser Stone Rune
Lesser Storm Rune
Lesser Tempered Rune
Lesser Vision Rune
Lesser Ward Rune
Leverage
Leyline Focus
Leylines
Life Bounty
Life Drain
Life Leech I
Life Leech II
Life Leech III
Life Remnants
Lifetap
Light Halberd
Lightless Stalker
Lightning Arrow
Lightning Attunement
Lightning Bolt
Lightning Clone Retaliation
Lightning Conduit
Lightning Exposure
Lightning Mastery
Lightning Penetration
Lightning Rod
Lightning Spear
Lightning Strike
Lightning Warp
Linen Belt
Linen Wraps
Lingering Illusion
Lionheart Greaves
Liquid Despair
Liquid Disgust
Liquid Envy
Liquid Paranoia
Liquid Verisium
Living Bolt
Living Bomb
Living Ice
Living Lightning
Living Lightning II
Lizardscale Boots
Lizardscale Coat
Load Armour Piercing Rounds
Load Explosive Shot
Load Fragmentation Rounds
Load Galvanic Shards
Load Glacial Bolt
Load Hailstorm Rounds
Load High Velocity Rounds
Load Ice Shards
Load Incendiary Shot
Load Permafrost Bolts
Load Plasma Blast
Load Rapid Shot
Load Shockburst Rounds
Load Siege Cascade
Load Stormblast Bolts
Lockdown
Long Belt
Long Fuse I
Long Fuse II
Long Quarterstaff
Longshot I
Longshot II
Loyalty
Lucent Fossil
Lumbering Talisman
Lumen Mace
Lunar Amulet
Lunar Assault
Lunar Blessing
Lunar Quarterstaff
Lupine Sceptre
Lustrous Ward
Luxurious Robe
Luxurious Slippers
MTX Wrapper
Mace Strike
Mad Flight
Maddening Incubator
Maddening Object
Magma Barrier
Magma Spray
Magnetic Remnants
Magnetic Salvo
Magnified Area I
Magnified Area II
Magus Focus
Magus Tiara
Mail Belt
Mail Breaker
Mail Coat
Mail Sabatons
Mail Vestments
Mailed Crown
Maim
Maji Talisman
Makeshift Crossbow
Malady
Malevolence
Malice
Mammoth Targe
Mana Bounty
Mana Drain
Mana Flare
Mana Leech
Mana Remnants
Mana Tempest
Manabond
Manifest Dancing Dervish
Manifest Dancing Dervishes
Manifest Rune
Manifest Weapon
Mantled Mail
Mantra of Destruction
Marabout Garb
Maraketh Cuirass
Marauding Mace
Marching Mace
Mark as prey
Mark for Death
Mark for Death II
Mark of Siphoning
Mark of Siphoning II
Martyr Crown
Masked Greathelm
Massive Greathammer
Massive Mitts
Massive Spear
Master Cartographer's Seal
Master Lockpick
Masterwork Rune
Maul
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
Maven's Invitation: The Twisted
Maven's Invitation: Tirn's End
Maven's Invitation: Valdo's Rest
Meat Shield I
Meat Shield II
Medallion Trap
Meditate
Medium Life Flask
Medium Mana Flask
Medium Soul Core
Medved's Crest of the Circle
Medved's Felling
Medved's Saga
Medved's Tending
Mercenary Greathelm
Mercenary Targe
Mesmerize
Messer
Metallic Fossil
Metalworked Tower Shield
Meteor
Meteors
Midnight Zenith
Militant Bow
Mind Rune
Minion Instability
Minion Mastery
Minion Pact I
Minion Pact II
Minion Splash I
Minion Splash II
Mirage Archer
Mirage Deadeye
Mirror Breaker
Mirror Shard
Mirror of Kalandra
Mirror of Refraction
Mirror of Teklatipitzi
Mist Raven
Mnemonic Ring
Mobility
Molten Blast
Molten Crash
Molten Hammer
Molten Shell
Molten Shower
Molten Strike
Moment of Vulnerability
Momentum
Monastic Garb
Monument Greataxe
Monument Greaves
Moon Dagger
Moonbeam
Morgana's Tempest
Morning Star
Morphing Incubator
Mortal Grief
Mortal Hope
Mortal Ignorance
Mortal Rage
Mortal Set
Mortar
Mortar Cannon
Mosaic Targe
Moulded Mitts
Multishot I
Multishot II
Murderous Intent
Muster
Mutated Verisium
Mysterious Incubator
Mystery Box
Mystery Leaguestone
Mystic Alloy
Mystic Raiment
Mysticism I
Mysticism II
Mórrigan's Insight
Nadir
Narrow Hood
Nature's Exchange
Naval Contract
Navira's Calming
Navira's Embrace
Navira's Fracturing
Navira's Oasis
Navira's Well
Navira, the Last Mirage
Necromancy Net
Necrotic Catalyst
Nettle Talisman
Neural Catalyst
Neural Overload
Niko's Memory
Nimble Reload
Noble Circlet
Noble Greathelm
Noble Sabatons
Noble Tower Shield
Nova Projectiles I
Nova Projectiles II
Oak Buckler
Oak Greathammer
Oak Mask
Obliterator Bow
Obscured Incubator
Obsidian Dagger
Obsidian Greatsword
Obsidian Sharpening Stone
Occultist Mantle
Ochre Sceptre
Offering Wand
Offering to the Goddess
Ogham Candelabra
Oil Barrage
Oil Extractor
Oil Grenade
Oiled Jacket
Oisín's Oath
Olroth's Conviction
Olroth's Crest of the Sun
Olroth's Hubris
Olroth's Reliquary Key
Olroth's Saga
Omen Crest Shield
Omen Sceptre
Omen of Abyssal Echoes
Omen of Amelioration
Omen of Answered Prayers
Omen of Bartering
Omen of Catalysing Exaltation
Omen of Chance
Omen of Chaotic Effectiveness
Omen of Chaotic Monsters
Omen of Chaotic Quantity
Omen of Chaotic Rarity
Omen of Corruption
Omen of Dextral Alchemy
Omen of Dextral Annulment
Omen of Dextral Coronation
Omen of Dextral Crystallisation
Omen of Dextral Erasure
Omen of Dextral Exaltation
Omen of Dextral Necromancy
Omen of Gambling
Omen of Greater Annulment
Omen of Greater Exaltation
Omen of Homogenising Coronation
Omen of Homogenising Exaltation
Omen of Light
Omen of Putrefaction
Omen of Recombination
Omen of Refreshment
Omen of Reinforcements
Omen of Resurgence
Omen of Sanctification
Omen of Secret Compartments
Omen of Sinistral Alchemy
Omen of Sinistral Annulment
Omen of Sinistral Coronation
Omen of Sinistral Crystallisation
Omen of Sinistral Erasure
Omen of Sinistral Exaltation
Omen of Sinistral Necromancy
Omen of Whittling
Omen of the Ancients
Omen of the Blackblooded
Omen of the Blessed
Omen of the Hunt
Omen of the Liege
Omen of the Sovereign
Ominous Gloves
Omniscient Voidstone
Oneiric Ring
Opening Move
Operative's Scouting Report
Opiloti's Soul Core of Assault
Opulent Gloves
Orb of Alchemy
Orb of Alteration
Orb of Annulment
Orb of Augmentation
Orb of Binding
Orb of Chance
Orb of Conflict
Orb of Dominance
Orb of Extraction
Orb of Fusing
Orb of Horizons
Orb of Regret
Orb of Scouring
Orb of Storms
Orb of Transmutation
Orb of Unmaking
Orbala's Fifth Adventure
Order Artifact
Orichalcum Spear
Origin Core
Origin Cradle
Origin Spark
Ornate Belt
Ornate Buckler
Ornate Cuffs
Ornate Gauntlets
Ornate Greaves
Ornate Incubator
Ornate Mitts
Ornate Plate
Ornate Ringmail
Ornate Wombgift
Otherworldly Incubator
Otherworldly Scouting Report
Oubliette Reliquary Key
Outmaneuver
Overabundance I
Overabundance II
Overabundance III
Overcharge
Overextend
Overreach
Overseer Tablet
Overwhelming Presence
Owl Idol
Ox Idol
Padded Leggings
Pain Offering
Painted Buckler
Painted Crest Shield
Painted Crossbow
Painted Tower Shield
Pale Court Set
Panther Idol
Paquate's Pact
Paragon Greathelm
Paralysing Staff
Pariah Mask
Parry
Parrying Dagger
Passion of Aldur
Patchwork Vest
Pathfinder Coat
Pauascale Gloves
Payload
Pearl Buckler
Pearl Ring
Pearlescent Amulet
Pelage Targe
Pelt Leggings
Pelt Mantle
Penetrating Quiver
Penumbra Amulet
Penumbra Ring
Perandus Coin
Perching Staff
Perfect Adept Rune
Perfect Body Rune
Perfect Chaos Orb
Perfect Charging Rune
Perfect Desert Rune
Perfect Essence of Abrasion
Perfect Essence of Alacrity
Perfect Essence of Battle
Perfect Essence of Command
Perfect Essence of Electricity
Perfect Essence of Enhancement
Perfect Essence of Flames
Perfect Essence of Grounding
Perfect Essence of Haste
Perfect Essence of Ice
Perfect Essence of Insulation
Perfect Essence of Opulence
Perfect Essence of Ruin
Perfect Essence of Seeking
Perfect Essence of Sorcery
Perfect Essence of Thawing
Perfect Essence of the Body
Perfect Essence of the Infinite
Perfect Essence of the Mind
Perfect Exalted Orb
Perfect Flux
Perfect Fossil
Perfect Glacial Rune
Perfect Inspiration Rune
Perfect Iron Rune
Perfect Jeweller's Orb
Perfect Mind Rune
Perfect Orb of Augmentation
Perfect Orb of Transmutation
Perfect Rebirth Rune
Perfect Regal Orb
Perfect Resolve Rune
Perfect Robust Rune
Perfect Stone Rune
Perfect Storm Rune
Perfect Strike
Perfect Vision Rune
Perfect Ward Rune
Perfected Endurance
Perfection
Perforate
Permafrost Bolts
Permafrost Staff
Perpetual Charge
Persistent Ground I
Persistent Ground II
Persistent Ground III
Petition Splinter
Petrification Statue
Petrified Blood
Phalanx Tower Shield
Phantasmal Arrow
Physical Mastery
Pict Claw
Pierce I
Pierce II
Pierce III
Piercing Claw
Piercing Crossbow
Pilgrim Vestments
Pin I
Pin II
Pin III
Pinnacle of Power
Pinpoint Critical
Pious Leggings
Pious Sceptre
Plague Bearer
Plague Burst
Plasma Blast
Plate Belt
Plate Gauntlets
Plated Buckler
Plated Claw
Plated Greaves
Plated Mace
Plated Mitts
Plated Raiment
Plated Vestments
Platinum Glennach Cairns Watchstone
Platinum Haewark Hamlet Watchstone
Platinum Lex Ejoris Watchstone
Platinum Lex Proxima Watchstone
Platinum Lira Arthain Watchstone
Platinum New Vastir Watchstone
Platinum Tirn's End Watchstone
Platinum Valdo's Rest Watchstone
Playtest Attack
Playtest Slam
Playtest Spell
Plumed Focus
Pointed Maul
Poison I
Poison II
Poison III
Poison Spores
Poisonburst Arrow
Polaric Invitation
Polished Abyss Scarab
Polished Ambush Scarab
Polished Bestiary Scarab
Polished Blight Scarab
Polished Bracers
Polished Breach Scarab
Polished Cartography Scarab
Polished Divination Scarab
Polished Elder Scarab
Polished Expedition Scarab
Polished Harbinger Scarab
Polished Legion Scarab
Polished Metamorph Scarab
Polished Reliquary Scarab
Polished Sensing Charm
Polished Shaper Scarab
Polished Sulphite Scarab
Polished Targe
Polished Torment Scarab
Polymorph
Portal Scroll
Portent Amulet
Potent Alchemical Resonator
Potent Chaotic Resonator
Potent Exposure
Potent Liquid Contempt
Potent Liquid Ferocity
Potent Liquid Melancholy
Potential
Pounce
Power Shot
Power Siphon
Powered by Verisium
Powerful Alchemical Resonator
Powerful Chaotic Resonator
Practical Magic I
Practical Magic II
Practiced Combo
Precise Arrowhead
Precise Greathammer
Precision
Precision I
Precision II
Predator's Mark
Premeditation
Preserved Collarbone
Preserved Cranium
Preserved Jawbone
Preserved Rib
Preserved Vertebrae
Preventative Contract
Pride
Primal Avatar
Primal Bounty
Primal Crystallised Lifeforce
Primal Incubator
Primal Markings
Primal Strikes
Primal Talisman
Primary Calamity Fragment
Primate Idol
Prime Alchemical Resonator
Prime Chaotic Resonator
Prime Regrading Lens
Prime Sextant
Primed Quiver
Primitive Alchemical Resonator
Primitive Chaotic Resonator
Primordial Wand
Prismatic Alloy
Prismatic Fossil
Prismatic Ring
Pristine Fossil
Profane Cleaver
Profane Decay
Profane Ritual
Profanity I
Profanity II
Projectile
Projectile Acceleration I
Projectile Acceleration II
Projectile Acceleration III
Projectile Deceleration I
Projectile Deceleration II
Prolonged Duration I
Prolonged Duration II
Prolonged Duration III
Pronged Spear
Prophecy
Protective Alloy
Protective Link
Protector Bow
Prototype Seventeen
Punch
Punch Through
Puncture
Punishment
Purity of Elements
Purity of Fire
Purity of Ice
Purity of Lightning
Pursuit I
Pursuit II
Pursuit III
Pyroclast Mine
Pyrophyte Staff
Quartered Crest Shield
Quarterstaff Strike
Queen's Procession
Quickslip Shoes
Quickstep
Quill Burst
Quilted Vest
Quipolatl's Soul Core of Flow
Quipolatl's Thesis
Rabbit Idol
Rabid Talisman
Rage I
Rage II
Rage III
Rageforged I
Rageforged II
Raging Cry
Raging Spirits
Raider Plate
Rain Of Blades
Rain of Arrows
Rain of Blades
Rainbow Toucan Feather
Raise Shield
Raise Spiders
Raise Zombie
Rake
Rakiata's Flow
Rally
Rallying Cry
Rambler Jacket
Rampage
Rampart Tower Shield
Random Amulet
Random Belt
Random Body Armour
Random Boots
Random Bow
Random Buckler
Random Claw
Random Crossbow
Random Dagger
Random Flail
Random Focus
Random Gloves
Random Helmet
Random One Handed Axe
Random One Handed Mace
Random One Handed Sword
Random Quarterstaff
Random Quiver
Random Ring
Random Rune
Random Sceptre
Random Shield
Random Spear
Random Staff
Random Talisman
Random Trap
Random Two Handed Axe
Random Two Handed Mace
Random Two Handed Sword
Random Wand
Rapid Assault
Rapid Attacks I
Rapid Attacks II
Rapid Attacks III
Rapid Casting I
Rapid Casting II
Rapid Casting III
Rapid Shot
Ratha's Assault
Rattling Sceptre
Raven's Reflection
Raven-Touched Shard
Ravenous Staff
Ravenous Swarm
Rawhide Belt
Rawhide Boots
Razor Quarterstaff
Razorglass Claw
Reaching Quarterstaff
Reap
Reaper's Invocation
Reaping Staff
Rearm I
Rearm II
Reaver Catalyst
Reaver Glaive
Rebirth Rune
Recurve Bow
Red Packet
Redeemer's Exalted Orb
Reefsteel Greaves
Refined Adaptive Catalyst
Refined Bracers
Refined Breach Ring
Refined Carapace Catalyst
Refined Chayula's Catalyst
Refined Esh's Catalyst
Refined Flesh Catalyst
Refined Necrotic Catalyst
Refined Neural Catalyst
Refined Reaver Catalyst
Refined Sibilant Catalyst
Refined Skittering Catalyst
Refined Trap
Refined Tul's Catalyst
Refined Uul-Netol's Catalyst
Refined Xoph's Catalyst
Reflecting Staff
Refraction I
Refraction II
Refraction III
Refutation
Regal Orb
Regal Shard
Regalia Longsword
Regicide Disguise Kit
Reinforced Iron Net
Reinforced Rope Net
Reinforced Steel Net
Reinforced Totems I
Reinforced Totems II
Relentless Rage
Remnant Potency I
Remnant Potency II
Remnant Potency III
Remnants of Kalguur
Rend
Rending Apex
Rending Halberd
Rending Staff
Repulsion
Repulsion Wave
Requiem
Resolve Rune
Resonating Shield
Resonating Slam
Restorative Leg
Retaliate I
Retaliate II
Retreat I
Retreat II
Retreat III
Revelatory Wombgift
Reverberate
Revered Starlit Ore
Revered Vestments
Revive Skeleton
Rhoa Mount
Rhoahide Coat
Ricochet I
Ricochet II
Ricochet III
Rider Bow
Ridged Buckler
Riding Coat
Righteous Cuffs
Righteous Descent
Righteous Fire
Rigwald's Ferocity
Rime
Ring
Ring Flail
Ring Mail
Ringed Buckler
Ringmail Gauntlets
Rip
Rippled Greatsword
Rising Tempest
Rite of Restoration
Ritual Sacrifice
Ritual Splinter
Ritual Tablet
Ritual Vessel
Ritualistic Curse
Ritualistic Reliquary Key
River Raiment
Riveted Mitts
Roar
Roaring Staff
Roaring Talisman
Robust Crossbow
Robust Rune
Rogue Armour
Rogue's Marker
Rolling Magma
Rolling Slam
Romira's Requital
Rope Cuffs
Rotted Hood
Rotten Satchel Charge
Rough Greaves
Rough Sharpening Stone
Royal Tower Shield
Ruby
Ruby Charm
Ruby Ring
Rugged Cuirass
Ruination Maul
Rune of Accumulation
Rune of Acrobatics
Rune of Confrontation
Rune of Consistency
Rune of Culmination
Rune of Foundations
Rune of Reach
Rune of Renown
Rune of Vital Flame
Rune of Vitality
Rune of the Blossom
Rune of the Hunt
Rune of the Prism
Runed Bracers
Runed Focus
Runefather's Grasping Mail
Runeforged Abyssal Cuirass
Runeforged Adherent Cuffs
Runeforged Adherent's Raiment
Runeforged Adorned Gloves
Runeforged Adorned Wraps
Runeforged Aegis Buckler
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
Runeforged Arcane Raiment
Runeforged Archon Crown
Runeforged Armoured Cap
Runeforged Armoured Vest
Runeforged Array Buckler
Runeforged Arrayed Focus
Runeforged Ascetic Garb
Runeforged Assassin Garb
Runeforged Attuned Focus
Runeforged Aureate Targe
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
Runeforged Blacksteel Tower Shield
Runeforged Bladed Shoes
Runeforged Bladeguard Buckler
Runeforged Blades
Runeforged Blazon Crest Shield
Runeforged Bold Sabatons
Runeforged Bolstered Mitts
Runeforged Bombard Crossbow
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
Runeforged Burnished Gauntlets
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
Runeforged Clandestine Jacket
Runeforged Cleric Vestments
Runeforged Cloaked Mail
Runeforged Closed Helm
Runeforged Colosseum Plate
Runeforged Commander Gauntlets
Runeforged Commander Greathelm
Runeforged Composite Bow
Runeforged Conjurer Mantle
Runeforged Conqueror Plate
Runeforged Corsair Cap
Runeforged Corsair Coat
Runeforged Corsair Vest
Runeforged Corvus Mantle
Runeforged Covered Sabatons
Runeforged Covert Hood
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
Runeforged Death Mask
Runeforged Decorated Helm
Runeforged Deerstalker Hood
Runeforged Defiant Tower Shield
Runeforged Deified Crest Shield
Runeforged Dekharan Crest Shield
Runeforged Desert Buckler
Runeforged Desert Cap
Runeforged Detailed Mitts
Runeforged Devout Garb
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
Runeforged Elaborate Sandals
Runeforged Elegant Focus
Runeforged Elegant Greathelm
Runeforged Elegant Greaves
Runeforged Elegant Plate
Runeforged Elegant Slippers
Runeforged Elegant Wraps
Runeforged Elementalist Robe
Runeforged Elite Greathelm
Runeforged Emblem Crest Shield
Runeforged Embossed Boots
Runeforged Embroidered Boots
Runeforged Embroidered Gloves
Runeforged Empyreal Crest Shield
Runeforged Engraved Bracers
Runeforged Engraved Focus
Runeforged Enlightened Robe
Runeforged Explorer Armour
Runeforged Exquisite Vest
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
Runeforged Fists of Stone
Runeforged Flared Boots
Runeforged Flax Sandals
Runeforged Flexile Sabatons
Runeforged Flowing Raiment
Runeforged Forge Maul
Runeforged Forked Spear
Runeforged Fortress Sabatons
Runeforged Fortress Tower Shield
Runeforged Frayed Shoes
Runeforged Freebooter Cap
Runeforged Full Plate
Runeforged Fur Plate
Runeforged Furtive Wraps
Runeforged Gallant Helm
Runeforged Garment
Runeforged Gauze Wraps
Runeforged Gilded Vestments
Runeforged Gilt Leggings
Runeforged Gladiator Armour
Runeforged Gladiatorial Helm
Runeforged Gleaming Cuffs
Runeforged Glorious Plate
Runeforged Glowering Crest Shield
Runeforged Gold Circlet
Runeforged Gold Gloves
Runeforged Goldcast Cuffs
Runeforged Golden Mail
Runeforged Golden Targe
Runeforged Goldworked Tower Shield
Runeforged Goliath Greathelm
Runeforged Gothic Quarterstaff
Runeforged Grand Bracers
Runeforged Grand Cuisses
Runeforged Grand Manchettes
Runeforged Grand Mitts
Runeforged Grand Regalia
Runeforged Grand Targe
Runeforged Grand Visage
Runeforged Grasping Mail
Runeforged Grim Gloves
Runeforged Grinning Mask
Runeforged Guarded Helm
Runeforged Guardian Greathelm
Runeforged Gutspike Buckler
Runeforged Hallowed Crown
Runeforged Hallowed Focus
Runeforged Hardened Bracers
Runeforged Hardleather Coat
Runeforged Hardwood Spear
Runeforged Hardwood Targe
Runeforged Hatungo Garb
Runeforged Havoc Raiment
Runeforged Hawker's Jacket
Runeforged Heartcarver Mantle
Runeforged Heavy Crown
Runeforged Heavy Plate
Runeforged Heraldric Tower Shield
Runeforged Hermit Garb
Runeforged Heroic Armour
Runeforged Hewn Mask
Runeforged Hexer's Robe
Runeforged Hooded Mask
Runeforged Horned Crown
Runeforged Hunter Hood
Runeforged Hunting Shoes
Runeforged Hunting Spear
Runeforged Imperial Greathelm
Runeforged Imperial Robe
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
Runeforged Lamellar Mail
Runeforged Laminate Buckler
Runeforged Lattice Sandals
Runeforged Lavish Crown
Runeforged Layered Gauntlets
Runeforged Layered Vest
Runeforged Leaden Greathammer
Runeforged Leather Buckler
Runeforged Leather Vest
Runeforged Leatherbound Hood
Runeforged Leatherplate Boots
Runeforged Leyline Focus
Runeforged Linen Wraps
Runeforged Lizardscale Boots
Runeforged Lizardscale Coat
Runeforged Long Quarterstaff
Runeforged Luxurious Slippers
Runeforged Magus Focus
Runeforged Magus Tiara
Runeforged Mail Coat
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
Runeforged Monastic Garb
Runeforged Monument Greaves
Runeforged Morning Star
Runeforged Mosaic Targe
Runeforged Moulded Mitts
Runeforged Mystic Raiment
Runeforged Nettle Talisman
Runeforged Noble Circlet
Runeforged Noble Greathelm
Runeforged Noble Sabatons
Runeforged Noble Tower Shield
Runeforged Oak Greathammer
Runeforged Occultist Mantle
Runeforged Omen Crest Shield
Runeforged Opulent Gloves
Runeforged Ornate Buckler
Runeforged Ornate Cuffs
Runeforged Ornate Gauntlets
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
Runeforged Phalanx Tower Shield
Runeforged Pilgrim Vestments
Runeforged Pious Leggings
Runeforged Plate Gauntlets
Runeforged Plated Buckler
Runeforged Plated Raiment
Runeforged Plated Vestments
Runeforged Plumed Focus
Runeforged Pointed Maul
Runeforged Polished Bracers
Runeforged Polished Targe
Runeforged Primal Markings
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
Runeforged Revered Vestments
Runeforged Rhoahide Coat
Runeforged Ridged Buckler
Runeforged Righteous Cuffs
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
Runeforged Sentinel Greathelm
Runeforged Serpentscale Boots
Runeforged Serpentscale Coat
Runeforged Shabby Hood
Runeforged Shaded Mask
Runeforged Shaman Mantle
Runeforged Shamanistic Leggings
Runeforged Shielded Helm
Runeforged Shortbow
Runeforged Shrouded Mail
Runeforged Shrouded Vest
Runeforged Sigil Crest Shield
Runeforged Signet Cuffs
Runeforged Silk Robe
Runeforged Silk Slippers
Runeforged Sirenscale Gloves
Runeforged Skycrown Tiara
Runeforged Slayer Armour
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
Runeforged Stoic Crest Shield
Runeforged Stone Cuirass
Runeforged Stone Greaves
Runeforged Stone Targe
Runeforged Stone Tower Shield
Runeforged Stratified Targe
Runeforged Straw Sandals
Runeforged Strider Vest
Runeforged Studded Boots
Runeforged Studded Greatclub
Runeforged Studded Sandals
Runeforged Studded Targe
Runeforged Studded Vest
Runeforged Sturdy Crossbow
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
Runeforged Titan Mitts
Runeforged Tonal Focus
Runeforged Torment Jacket
Runeforged Torn Gloves
Runeforged Totemic Greaves
Runeforged Tournament Mail
Runeforged Trailblazer Armour
Runeforged Trapper Hood
Runeforged Treerunner Shoes
Runeforged Tribal Mask
Runeforged Trimmed Greaves
Runeforged Twig Circlet
Runeforged Twig Focus
Runeforged Twilight Tiara
Runeforged Utility Wraps
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
Runeforged Velour Shoes
Runeforged Velvet Cap
Runeforged Venerated Mantle
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
Runeforged Zenith Vestments
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
Runemastered Effigial Tower Shield
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
Runemastered Garment
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
Runemastered Raider Plate
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
Runemastered Steeltoe Boots
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
Runemastered Twilight Tiara
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
Runic Alloy
Runic Extraction
Runic Fork
Runic Infusion
Runic Reprieve
Runic Shortsword
Runic Splinter
Runic Tempering
Runner Vest
Rupture
Rusted Abyss Scarab
Rusted Ambush Scarab
Rusted Bestiary Scarab
Rusted Blight Scarab
Rusted Breach Scarab
Rusted Cartography Scarab
Rusted Cuirass
Rusted Divination Scarab
Rusted Elder Scarab
Rusted Expedition Scarab
Rusted Greathelm
Rusted Harbinger Scarab
Rusted Legion Scarab
Rusted Metamorph Scarab
Rusted Reliquary Scarab
Rusted Shaper Scarab
Rusted Spikes
Rusted Sulphite Scarab
Rusted Torment Scarab
Ruthless
Ruzhan's Brand
Ruzhan's Fury
Ruzhan's Reckoning
Ruzhan's Trap
Ruzhan's Zealotry
Ruzhan, the Blazing Sword
Sacral Quiver
Sacramental Robe
Sacred Blossom
Sacred Crystallised Lifeforce
Sacred Focus
Sacred Maul
Sacred Orb
Sacrifice
Sacrifice Set
Sacrifice at Dawn
Sacrifice at Dusk
Sacrifice at Midnight
Sacrifice at Noon
Sacrificial Axe
Sacrificial Lamb I
Sacrificial Lamb II
Sacrificial Mantle
Sacrificial Offering
Sacrificial Regalia
Saintly Crown
Salvo
Sanctified Fossil
Sanctified Relic
Sanctified Staff
Sandblast
Sandsworn Cuirass
Sandsworn Sandals
Sandsworn Tiara
Sanguine Revelry
Sapphire
Sapphire Charm
Sapphire Ring
Saqawal's Rune of Erosion
Saqawal's Rune of Memory
Saqawal's Rune of the Sky
Saqawine Lure
Savage Fury
Savage Greataxe
Scale Mail
Scalper's Jacket
Scavenged Plating
Scimitar
Scorched Fossil
Scorching Ray
Scoundrel Armour
Scoundrel Jacket
Scouring Flame
Scout's Vest
Screaming Invitation
Scroll Fragment
Scroll of Wisdom
Seaglass Spear
Seal Relic
Seal of Lunaris
Seal of Solaris
Searing Flame I
Searing Flame II
Seastorm Mantle
Second Wind I
Second Wind II
Second Wind III
Secondary Calamity Fragment
Secondary Regrading Lens
Sectarian Crest Shield
Sectioned Bracers
Secured Leggings
Secured Wraps
See Red
Seer Crest Shield
Seismic Cry
Seismic Trap
Sekhema Sandals
Sekheman Crest Shield
Selfless Remnants
Sentinel Greathelm
Seraph's Heart
Serle's Triumph
Serpentscale Boots
Serpentscale Coat
Serrated Fossil
Serrated Quiver
Set Shark Bait
Shabby Hood
Shaded Mask
Shaman Mantle
Shamanistic Leggings
Shard Scavenger
Sharktooth Claw
Shattered Triskelion
Shattering Concoction
Shattering Palm
Shattering Roar
Shattering Spite
Shield Charge
Shield Crush
Shield Wall
Shield Wave
Shielded Helm
Shining Ward
Shiny Reliquary Key
Shock
Shock Conduction
Shock Conduction II
Shock Siphon
Shockburst Rounds
Shockchain Arrow
Shocking Leap
Shockwave
Shockwave Slam
Shockwave Totem
Short Fuse I
Short Fuse II
Shortbow
Shortsword
Shovel
Shrapnel Trap
Shred
Shrine Sceptre
Shrouded Mail
Shrouded Vest
Shuddering Fossil
Sibilant Catalyst
Sickle Sword
Siege Ballista
Siege Cascade
Siege Crossbow
Sigil Crest Shield
Sigil of Power
Signet Cuffs
Signet Wombgift
Silk Robe
Silk Slippers
Silkweave Sole
Silver Brooch
Silver Charm
Silver Coin
Silver Key
Silverbuckled Shoes
Simple Dagger
Simple Iron Net
Simple Lockpick
Simple Rope Net
Simple Sextant
Simple Steel Net
Simulacrum
Simulacrum Splinter
Sinew Belt
Singular Incubator
Singular Scouting Report
Sinister Quarterstaff
Sione's Temper
Siphon Elements
Siphoning Strike
Siphoning Wand
Sirenscale Gloves
Skeletal Arsonist Minion
Skeletal Brute Minion
Skeletal Cleric Minion
Skeletal Frost Mage Minion
Skeletal Reaver Minion
Skeletal Sniper Minion
Skeletal Storm Mage Minion
Skeletal Warrior Minion
Skeleton Keyring
Skinning Knife
Skittering Catalyst
Skittering Incubator
Skittering Stone
Skittering Stone I
Skittering Stone II
Skulking Mask
Skullcrusher Quarterstaff
Skycrown Tiara
Skyfall
Slam
Slayer Armour
Sleek Boots
Sleek Jacket
Slender Flail
Slicing Quarterstaff
Slim Mace
Slipstrike Vest
Slow Potency
Small Soul Core
Smash to Smithereens
Smithing Hammer
Smoke Mine
Smooth Quarterstaff
Smuggler Coat
Snake Idol
Snakewood Greathammer
Snakewood Shortbow
Snap
Snipe
Sniper's Mark
Soaring Mask
Soaring Midnight
Soaring Spear
Soaring Targe
Solar Amulet
Solar Orb
Soldier Cuirass
Soldier Greathelm
Soldier Helm
Soldiering Sabatons
Solemn Maul
Solid Mask
Sombre Gloves
Sorcerous Tiara
Sorcery Ward
Soul Core of Atmohua
Soul Core of Azcapa
Soul Core of Cholotl
Soul Core of Citaqualotl
Soul Core of Jiquani
Soul Core of Opiloti
Soul Core of Puhuarte
Soul Core of Quipolatl
Soul Core of Tacati
Soul Core of Ticaba
Soul Core of Topotante
Soul Core of Tzamoto
Soul Core of Xopec
Soul Core of Zalatl
Soul Core of Zantipi
Soul Drain
Soul Link
Soul Offering
Soulbreaker
Soulrend
Sovereign Alloy
Spar
Spark
Spear Stab
Spear Throw
Spear of Solaris
Spearfield
Spectral Helix
Spectral Throw
Spectral Volley
Spectre: {0}
Specularity Scroll
Spell Cascade
Spell Echo
Spell Totem
Spellslinger
Spike Trap
Spiked Bracers
Spiked Buckler
Spiked Club
Spiked Spear
Spikeward Buckler
Spined Bracers
Spinning Inferno
Spiny Talisman
Spiral Volley
Spiral Wraps
Spiraling Conspiracy
Spired Greathelm
Spirit Vessel
Spiritbone Crown
Splinter Totem I
Splinter Totem II
Splinter of Chayula
Splinter of Esh
Splinter of Tul
Splinter of Uul-Netol
Splinter of Xoph
Splintered Flail
Splintered Tower Shield
Split Arrow
Splitting Greataxe
Spreading Frost
Spriggan Staff
Sprinters Leg
Stacked Sabatons
Staff of the First Sin Eater
Stag Idol
Staggering Palm
Staghorn Focus
Stalking Belt
Stalking Bracers
Stalking Pustule
Stalking Spear
Stampede
Standard Lockpick
Standard Sharpening Stone
Starborn Onslaught
Starfall
Starlit Ore
Static Shocks
Staunching Charm
Steadfast I
Steadfast II
Steel Bracers
Steel Drill
Steel Plate
Steelhead Spear
Steelmail Gauntlets
Steelpoint Quarterstaff
Steelpoint Shoes
Steelskin
Steeltoe Boots
Stellar Amulet
Stitched Gloves
Stoat Idol
Stocky Mitts
Stoic Crest Shield
Stoic Sceptre
Stoicism I
Stoicism II
Stomping Ground
Stomping Ground Shockwave
Stone Charm
Stone Cuirass
Stone Flail
Stone Greatsword
Stone Greaves
Stone Rune
Stone Targe
Stone Tower Shield
Stone of Passage
Storm Call
Storm Cascade
Storm Lance
Storm Rain
Storm Rune
Storm Wave
Stormblast Bolts
Stormblast Mine
Stormcaller Arrow
Stormchain
Stormfire
Stout Crossbow
Stratified Targe
Straw Sandals
Streamlined Rounds
Strider Vest
Strife Pick
Striking Quarterstaff
Striking Spear
Strong Hearted
Strong Iron Net
Strong Rope Net
Strong Steel Net
Structured Hammer
Studded Boots
Studded Bracers
Studded Greatclub
Studded Sandals
Studded Targe
Studded Vest
Stun I
Stun II
Stun III
Sturdy Crossbow
Sturdy Leg
Stygian Peacock Feather
Styrn's Anthem
Styrn's Ferocity
Styrn's Mountain
Suede Bracers
Sulphur Blowtorch
Summon Ballista Totem
Summon Barrel
Summon Carrion Golem
Summon Chaos Golem
Summon Companion
Summon Demon Beast
Summon Demon Harpy
Summon Demon Imp
Summon Demon Magus
Summon Flame Golem
Summon Holy Relic
Summon Ice Golem
Summon Infernal Hound
Summon Lightning Golem
Summon Pale Angel
Summon Pale Cherubim
Summon Pale Servitor
Summon Raging Spirit
Summon Skeletons
Summon Stone Golem
Summon Triggerbots
Summon Wolf
Summon an image of Beidat, Archangel of Death
Summon an image of K'tash, the Hate Shepherd
Sun Artifact
Sunder
Supercharged Slam
Supercritical
Supporting Fire
Surefooted Leg
Surveyor's Compass
Swathed Cap
Swift Affliction I
Swift Affliction II
Swift Affliction III
Swift Alloy
Swift Bracers
Swift Spear
Swiftstalker Coat
Sword Slash
Sword Spear
Sword of the Inverse Relic
Syzygy
Table Charge
Tacati's Ire
Tacati's Soul Core of Affliction
Tailoring Orb
Tainted Armourer's Scrap
Tainted Blacksmith's Whetstone
Tainted Chaos Orb
Tainted Chromatic Orb
Tainted Divine Teardrop
Tainted Exalted Orb
Tainted Jeweller's Orb
Tainted Mythic Orb
Tainted Orb of Fusing
Talon Claw
Tame Beast
Tangled Fossil
Tangmazu's Reliquary Key
Tangmazu's Thurible
Tapestry Relic
Tasalian Focus
Tasalian Greaves
Tasalio's Rhythm
Tattered Cloak
Tattered Robe
Taut Crossbow
Tawhoa's Tending
Tawhoa's Vengeance
Tawhoan Greatclub
Tawhoan Tower Shield
Tear
Tearing Flail
Tecrod's Gaze
Tecrod's Revenge
Tectonic Slam
Tectonic Slams
Temper Weapon
Tempered Mitts
Tempered Rune
Tempering Orb
Tempest Bell
Tempest Flurry
Tempest Shield
Templar Vestments
Temple Maul
Temple Tablet
Temporal Chains
Temporal Rift
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
Thane Girt's Rune of Wildness
Thane Grannell's Rune of Mastery
Thane Leld's Rune of Spring
Thane Mail
Thane Myrk's Rune of Summer
Thaumaturge's Incubator
Thaumaturgic Flux (Level 1)
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
Thaumaturgic Flux (Level 2)
Thaumaturgic Flux (Level 20)
Thaumaturgic Flux (Level 3)
Thaumaturgic Flux (Level 4)
Thaumaturgic Flux (Level 5)
Thaumaturgic Flux (Level 6)
Thaumaturgic Flux (Level 7)
Thaumaturgic Flux (Level 8)
Thaumaturgic Flux (Level 9)
Thaumaturgical Net
Thaumaturgical Sensing Charm
Thaumaturgical Ward
Thaumetic Blowtorch
Thaumetic Flashpowder
Thawing Charm
The Arbiter's Reliquary Key
The Goddess of Water
The Golden Ibis
The Greatwolf's Rune of Claws
The Greatwolf's Rune of Willpower
The Maven's Writ
The Runebinder's Alloy
The Runefather's Alloy
The Sea Pearl Heirloom
The Stars Answer
The Trialmaster's Reliquary Key
The Triskelion Reforged
Theatre Disguise Kit
Thornskin I
Thornskin II
Thrashing Vines
Threaded Shoes
Thrill of the Kill
Thrill of the Kill II
Thrud's Might
Thunder Talisman
Thundergod's Wrath
Thunderous Leap
Thunderstorm
Tideseer Mantle
Time Freeze
Time Snap
Time of Need
Time-Lost Diamond
Time-Lost Emerald
Time-Lost Incubator
Time-Lost Ruby
Time-Lost Sapphire
Time-light Scroll
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
Timeworn Reliquary Key
Tireless
Titan Mitts
Titanium Glennach Cairns Watchstone
Titanium Haewark Hamlet Watchstone
Titanium Lex Ejoris Watchstone
Titanium Lex Proxima Watchstone
Titanium Lira Arthain Watchstone
Titanium New Vastir Watchstone
Titanium Tirn's End Watchstone
Titanium Valdo's Rest Watchstone
Toggle Mount Minion
Tonal Focus
Topaz Charm
Topaz Ring
Topotante's Soul Core of Dampening
Torment Club
Torment Jacket
Torn Cloak
Torn Gloves
Tornado
Tornado Shot
Torture Wand
Totemic Greatclub
Totemic Greaves
Tournament Mail
Toxic Domain
Toxic Growth
Toxic Quiver
Toxic Rain
Trail of Caltrops
Trailblazer Armour
Transcendent Alloy
Transcendent Life Flask
Transcendent Mana Flask
Transmutation Explosion
Transmutation Shard
Trapper Hood
Trarthan Cannon
Trarthan Flashpowder
Treasured Blade
Treerunner Shoes
Tremors
Tribal Bow
Tribal Mask
Tribute to the Goddess
Trickster's Shard
Triggered Caustic Cloud
Trimmed Greaves
Trinity
Triskelion Cascade
Tul's Avalanche
Tul's Breachstone
Tul's Catalyst
Tul's Charged Breachstone
Tul's Enriched Breachstone
Tul's Flawless Breachstone
Tul's Pure Breachstone
Tul's Stillness
Tumult
Tusked Hominid Skull
Twig Circlet
Twig Focus
Twilight Reliquary Key
Twilight Tiara
Twin Bow
Twin Crossbow
Twin Flail
Twisted Amulet
Twisted Pact
Twisted Wand
Twister
Two-Point Quiver
Two-Stone Ring
Tzamoto's Soul Core of Ferocity
Uhtred's Augury
Uhtred's Constellation
Uhtred's Crest of the Chalice
Uhtred's Exodus
Uhtred's Omen
Uhtred's Rite
Uhtred's Saga
Uhtred's Sidereus
Ulaman's Gaze
Ultimate Life Flask
Ultimate Mana Flask
Ultimatum Aspect
Ultra Greatsword
Unabating
Unbending
Unbound Avatar
Unbreakable
Uncarved Gemstone
Uncut Skill Gem (Level 1)
Uncut Skill Gem (Level 10)
Uncut Skill Gem (Level 11)
Uncut Skill Gem (Level 12)
Uncut Skill Gem (Level 13)
Uncut Skill Gem (Level 14)
Uncut Skill Gem (Level 15)
Uncut Skill Gem (Level 16)
Uncut Skill Gem (Level 17)
Uncut Skill Gem (Level 18)
Uncut Skill Gem (Level 19)
Uncut Skill Gem (Level 2)
Uncut Skill Gem (Level 20)
Uncut Skill Gem (Level 3)
Uncut Skill Gem (Level 4)
Uncut Skill Gem (Level 5)
Uncut Skill Gem (Level 6)
Uncut Skill Gem (Level 7)
Uncut Skill Gem (Level 8)
Uncut Skill Gem (Level 9)
Uncut Spirit Gem (Level 10)
Uncut Spirit Gem (Level 11)
Uncut Spirit Gem (Level 12)
Uncut Spirit Gem (Level 13)
Uncut Spirit Gem (Level 14)
Uncut Spirit Gem (Level 15)
Uncut Spirit Gem (Level 16)
Uncut Spirit Gem (Level 17)
Uncut Spirit Gem (Level 18)
Uncut Spirit Gem (Level 19)
Uncut Spirit Gem (Level 20)
Uncut Spirit Gem (Level 4)
Uncut Spirit Gem (Level 5)
Uncut Spirit Gem (Level 6)
Uncut Spirit Gem (Level 7)
Uncut Spirit Gem (Level 8)
Uncut Spirit Gem (Level 9)
Uncut Support Gem (Level 1)
Uncut Support Gem (Level 2)
Uncut Support Gem (Level 3)
Uncut Support Gem (Level 4)
Uncut Support Gem (Level 5)
Undermine
Unearth
Unerring Power
Unleash
Unrelenting Timeless Eternal Emblem
Unrelenting Timeless Karui Emblem
Unrelenting Timeless Maraketh Emblem
Unrelenting Timeless Templar Emblem
Unrelenting Timeless Vaal Emblem
Unset Ring
Unshaping Orb
Unsteady Tempo
Untether
Untouchable
Unyielding
Upheaval I
Upheaval II
Upwelling I
Upwelling II
Urgent Totems I
Urgent Totems II
Urgent Totems III
Urn Relic
Urn Trap
Urn of Farud
Urn of the Original Ashes
Uromoti's Soul Core of Attenuation
Uruk's Smelting
Utility Belt
Utility Wraps
Utzaal Cuirass
Uul-Netol's Breachstone
Uul-Netol's Catalyst
Uul-Netol's Charged Breachstone
Uul-Netol's Embrace
Uul-Netol's Enriched Breachstone
Uul-Netol's Flawless Breachstone
Uul-Netol's Pure Breachstone
Vaal Arc
Vaal Arcanist's Infuser
Vaal Arctic Armour
Vaal Armourer's Infuser
Vaal Blacksmith's Infuser
Vaal Burning Arrow
Vaal Catalysing Infuser
Vaal Caustic Arrow
Vaal Cold Snap
Vaal Crest Shield
Vaal Cuirass
Vaal Cultivation Orb
Vaal Cyclone
Vaal Detonate Dead
Vaal Fire Trap
Vaal Fireball
Vaal Firestorm
Vaal Flameblast
Vaal Flicker Strike
Vaal Gloves
Vaal Greaves
Vaal Ice Shot
Vaal Lightning Arrow
Vaal Mitts
Vaal Molten Shell
Vaal Molten Strike
Vaal Orb
Vaal Rain of Arrows
Vaal Reap
Vaal Reliquary Key
Vaal Righteous Fire
Vaal Scouting Report
Vaal Siphoner
Vaal Spark
Vaal Spectral Throw
Vaal Split Arrow
Vaal Storm Call
Vaal Tower Shield
Vaal Venom Gyre
Vaal Volcanic Fissure
Vaal Wraps
Vagabond Armour
Valako's Charge
Vampiric Blade
Vampiric Link
Vanguard I
Vanguard II
Varashta's Blessing
Varnished Crossbow
Vase Relic
Vaulting Impact
Veiled Mask
Velour Shoes
Velvet Cap
Venerable Defender
Venerable Starlit Ore
Venerated Mantle
Vengeful Contract
Venom Gyre
Verglas
Veridical Chain
Veridical Starlit Ore
Verisium
Verisium Manifestations
Verisium Sentry
Veritania's Crest
Vermeil Circlet
Versatile Keyring
Veteran Sabatons
Vial of Awakening
Vial of Consequence
Vial of Dominance
Vial of Fate
Vial of Sacrifice
Vial of Summoning
Vial of Transcendence
Vial of the Ghost
Vial of the Ritual
Vicious Talisman
Victorious Fate
Vigilant Strike
Vigilante Contract
Vile Effusion
Vile Greataxe
Vile Robe
Vilenta's Propulsion
Vine Arrow
Viper Cap
Viper Strike
Viridian Watchstone
Virtuous Barrier
Visceral Quiver
Visceral Reliquary Key
Vision Rune
Visored Helm
Vitalic Ring
Vitality
Vitality I
Vitality II
Vivid Crystallised Lifeforce
Vivid Stampede
Void Flux
Void Illusion
Voidborn Reliquary Key
Volant Quiver
Volatile Dead
Volatile Power
Volatile Wand
Volatility
Volcanic Eruption
Volcanic Fissure
Volcanic Steps
Volcano
Volkuur's Key
Volt
Voltaic Barrier
Voltaic Fulmination
Voltaic Grenade
Voltaic Mark
Voltaic Staff
Voltaxic Burst
Voltaxic Flashpowder
Voltfang Talisman
Voodoo Focus
Vorana's Carnage
Vorana's Crest of the Scythe
Vorana's Saga
Vorana's Siege
Vortex
Votive Raiment
Vruun's Aftermath
Vruun's Inevitability
Vulnerability
Walking Calamity
Wanderer Armour
Wanderer Shoes
War Banner
War Spear
War Wraps
Ward Rune
Wardbound Minions
Warded Helm
Warden Bow
Warding Quarterstaff
Warding Rune of Annihilation
Warding Rune of Armature
Warding Rune of Bodyguards
Warding Rune of Courage
Warding Rune of Desperation
Warding Rune of Disintegration
Warding Rune of Equinox
Warding Rune of Glancing
Warding Rune of Heart
Warding Rune of Hollowing
Warding Rune of Nourishment
Warding Rune of Obsession
Warding Rune of Protection
Warding Rune of Reinforcement
Warding Rune of Salvaging
Warding Rune of Stability
Warding Rune of Symbiosis
Warding Starlit Ore
Warlock Leggings
Warlord Cuirass
Warlord's Exalted Orb
Warm Blooded
Warmonger Bow
Warmonger Greathelm
Warpick
Warrior Greathelm
Wave of Conviction
Wave of Frost
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
Whirling Assault
Whirling Blades
Whirling Leap
Whirling Slash
Whirlwind Lance
Whisper-woven Cloak
Whispering Incubator
Whorl Focus
Wicker Tiara
Wide Belt
Wild Crystallised Lifeforce
Wild Protector
Wild Strike
Wildfire
Wildshards I
Wildshards II
Wildwood Talisman
Wildwood's Gifts
Wind Blast
Wind Dancer
Wind Serpent's Fury
Wind Wave
Window of Opportunity I
Window of Opportunity II
Wing Blast
Wingbeat Talisman
Winged Abyss Scarab
Winged Ambush Scarab
Winged Bestiary Scarab
Winged Blight Scarab
Winged Breach Scarab
Winged Cartography Scarab
Winged Divination Scarab
Winged Elder Scarab
Winged Entropy
Winged Expedition Scarab
Winged Harbinger Scarab
Winged Legion Scarab
Winged Metamorph Scarab
Winged Reliquary Scarab
Winged Shaper Scarab
Winged Sole
Winged Spear
Winged Sulphite Scarab
Winged Torment Scarab
Wither
Withered Wand
Withering Presence
Withering Step
Withering Touch
Wolf Idol
Wolf Pack
Wolfbone Claw
Wolfskin Mantle
Wooden Buckler
Wooden Club
Wool Cap
Woven Cap
Woven Focus
Wrapped Cap
Wrapped Gift
Wrapped Greathelm
Wrapped Quarterstaff
Wrapped Sandals
Wrath
Wrath Sceptre
Wreath Focus
Writhing Invitation
Wyrm Quarterstaff
Wyrmscale Coat
Xesht's Reliquary Key
Xibaqua's Rending
Xipocado's Soul Core of Dominion
Xopec's Soul Core of Power
Xoph's Breachstone
Xoph's Catalyst
Xoph's Charged Breachstone
Xoph's Enriched Breachstone
Xoph's Flawless Breachstone
Xoph's Pure Breachstone
Xoph's Pyre
Yaomac's Orb of Sacrifice
Yriel's Key
Yugul's Orb of Sacrifice
Zalatl's Soul Core of Insulation
Zarokh's Refrain
Zarokh's Reliquary Key
Zarokh's Reliquary Key: Against the Darkness
Zarokh's Reliquary Key: Blessed Bonds
Zarokh's Reliquary Key: Sandstorm Visage
Zarokh's Reliquary Key: Sekhema's Resolve
Zarokh's Reliquary Key: Temporalis
Zarokh's Revolt
Zealot Bow
Zealot Crown
Zealot Gauntlets
Zealot Greathammer
Zealotry
Zenith I
Zenith II
Zenith Vestments
Zerphi's Infamy

Ab Aeterno
Adonia's Ego
Aerisvane's Wings
Against the Darkness
Alkem Eira
Alpha's Howl
Amor Mandragora
Andvarius
Apep's Supremacy
Apron of Emiran
Arakaali's Gift
Arvil's Wheel
Ashrend
Asphyxia's Wrath
Assailum
Astramentis
Atsak's Sight
Atziri's Acuity
Atziri's Contempt
Atziri's Disdain
Atziri's Rule
Atziri's Splendour
Atziri's Step
Aurseize
Beacon of Azis
Beetlebite
Beira's Anguish
Belly of the Beast
Berek's Grip
Berek's Pass
Berek's Respite
Beyond Reach
Bijouborne
Birth of Fury
Birthright Buckle
Bitterbloom
Black Sun Crest
Blackbraid
Blackflame
Blackgleam
Blackheart
Blessed Bonds
Blistering Bond
Blood Price
Blood of the Warrior
Bloodbarrier
Blueflame Bracers
Bluetongue
Bones of Ullr
Brain Rattler
Bramblejack
Breath of the Mountains
Briarpatch
Briskwrap
Bristleboar
Bronzebeard
Brutus' Lead Sprinkler
Brynabas
Brynhand's Mark
Bursting Decay
Bushwhack
Cadiro's Gambit
Calgyra's Arc
Call of the Brotherhood
Candlemaker
Carnage Heart
Carrion Call
Cat O' Nine Tails
Chainsting
Chernobog's Pillar
Chober Chaber
Choir of the Storm
Clear Skies
Cloak of Defiance
Cloak of Flame
Coat of Red
Collapsing Horizon
Constricting Command
Controlled Metamorphosis
Cornathaum
Corona of the Red Sun
Corpsewade
Cospri's Will
Couture of Crimson
Coward's Legacy
Cracklecreep
Crest of Ardura
Crown of Eyes
Crown of Thorns
Crown of the Pale King
Crown of the Victor
Cruel Hegemony
Cursecarver
Daevata's Wind
Darkness Enthroned
Darkray Vectors
Death Articulated
Death Rush
Death's Harp
Deathblow
Deathrattle
Decree of Acuity
Decree of Flight
Decree of Loyalty
Defiance of Destiny
Deidbell
Demigod's Virtue
Demon Stitcher
Dionadair
Doedre's Damning
Doedre's Tenure
Doomfletch
Doomgate
Doryani's Prototype
Double Vision
Dreadfist
Dream Fragments
Drillneck
Duality
Dunkelhalt
Dusk Vigil
Dustbloom
Earthbound
Edyrn's Tusks
Effigy of Cruelty
Elevore
Empire's Grasp
Enezun's Charge
Enfolding Dawn
Erian's Cobble
Essentia Sanguis
Eventide Petals
Evergrasping Ring
Eye of Chayula
Eyes of the Runefather
Ezomyte Peak
Facebreaker
Fairgraves' Curse
Feathered Fortress
Fireflower
Fixation of Yix
Flesh Crucible
Font of Power
For Utopia
Forbidden Gaze
Forgotten By Time
Forgotten Warden
Forsaken Bangle
Foxshade
Freedom of Faith
From Nothing
Frostbreath
Fury of the King
Gamblesprint
Geofri's Sanctuary
Ghostmarch
Ghostwrithe
Gifts from Above
Glimpse of Chaos
Gloamgown
Gloomform
Glowswarm
Goldrim
Goregirdle
Grand Spectrum
Gravebind
Greed's Embrace
Greymake
Grip of Kulemak
Grip of Winter
Guiding Palm
Guiding Palm of the Eye
Guiding Palm of the Heart
Guiding Palm of the Mind
Hand of Wisdom and Action
Hateforge
Headhunter
Heart of the Well
Heartbound Loop
Heatshiver
Heroic Tragedy
Hinekora's Sight
Hoghunt
Horns of Bynden
Horror's Flight
Hrimnor's Hymn
Hyrri's Ire
Hysseg's Claw
INCOMPLETE
Icefang Orbit
Icetomb
Idle Hands
Idol of Uldurn
Igniferis
Immaculate Adherence
Indigon
Infernoclasp
Ingenuity
Innsmouth
Ironbound
Irongrasp
Ironride
Jarngreipr
Kalandra's Touch
Kaltenhalt
Kaom's Heart
Keelhaul
Keeper of the Arc
Killjoy
Kingsguard
Kitoko's Current
Lavianga's Spirits
Leer Cast
Legionstride
Leopold's Applause
Levinstone
Lifesprig
Lightning Coil
Ligurium Talisman
Liminal Coil
Lioneye's Glare
Lochtonial Caress
Loreweave
Luminous Pace
Lycosidae
Mageblood
Mahuxotl's Machination
Maligaro's Virtuosity
Marohi Erqi
Mask of the Sanguimancer
Mask of the Stitched Demon
Mastered Domain
Matsya
Megalomaniac
Meginord's Girdle
Melting Maelstrom
Merit of Service
Midnight Braid
Mind of the Council
Ming's Heart
Mist Whisper
Mjölner
Morior Invictus
Murkshaft
Myris Uxor
Nascent Hope
Nazir's Judgement
Nebuloch
Necromantle
Ngamahu's Chosen
Nightfall
Nightscale
Nocturne
Northpaw
Oaksworn
Obern's Bastion
Olroth's Resolve
Olrovasara
Opportunity
Original Sin
Painter's Servant
Palm of the Dreamer
Pariah's Embrace
Perandus Seal
Perfidy
Periphery
Pillar of the Caged God
Plaguefinger
Polcirkeln
Powertread
Pragmatism
Prayers for Rain
Prism Guardian
Prism of Belief
Prized Pain
Quatl's Molt
Quecholli
Queen of the Forest
Quill Rain
Radiant Grief
Rampart Raptor
Rathpith Globe
Rearguard
Redbeak
Redblade Banner
Redemption
Redflare Conduit
Revered Resin
Rise of the Phoenix
Rite of Passage
Rondel de Ezo
Rondel of Fragility
Runeseeker's Call
Ryslatha's Coil
Sacred Flame
Sacrosanctum
Sadist's Mercy
Saffell's Frame
Saitha's Spear
Sands of Silk
Sandstorm Visage
Sanguine Diviner
Sanguis Heroum
Scold's Bridle
Sculpted Suffering
Season of the Hunt
Seed of Cataclysm
Seeing Stars
Serle's Grit
Serpent's Egg
Serpent's Lesson
Shackles of the Wretched
Shankgonne
Shavronne's Satchel
Shyaba
Sierran Inheritance
Silks of Veneration
Silverthorne
Sine Aequo
Sire of Shards
Skin of the Loyal
Skysliver
Slivertongue
Snakebite
Snakepit
Solus Ipse
Soul Mantle
Soul Tether
Spire of Ire
Spiteful Floret
Splinter of Loratta
Splinterheart
Split Personality
Starkonja's Head
Stone of Lazhwar
Strugglescream
Sunsplinter
Surefooted Sigil
Surge of the Tide
Svalinn
Sylvan's Effigy
Tabula Rasa
Tangletongue
Taryn's Shiver
Temporalis
Tetzlapokal's Desire
The Adorned
The Anvil
The Auspex
The Barrow Dweller
The Black Cat
The Black Doubt
The Black Insignia
The Blood Thorn
The Brass Dome
The Bringer of Rain
The Burden of Leadership
The Burden of Shadows
The Burrower
The Changing Seasons
The Coming Calamity
The Covenant
The Dancing Dervish
The Dancing Mirage
The Dark Defiler
The Deepest Tower
The Desperate Alliance
The Devouring Diadem
The Empty Roar
The Eternal Spark
The Everlasting Gaze
The Fall of the Axe
The Fallen Formation
The Flesh Poppet
The Gnashing Sash
The Grand Project
The Hammer of Faith
The Hollow Mask
The Immortan
The Infinite Pursuit
The Knight-errant
The Last Flame
The Last Lament
The Lethal Draw
The Mutable Star
The Ordained
The Pandemonius
The Peacemaker's Draught
The Prisoner's Manacles
The Rat Cage
The Raven's Flock
The Remembered Tales
The Searing Touch
The Sentry
The Smiling Knight
The Sunken Vessel
The Surrender
The Taming
The Three Dragons
The Unborn Lich
The Unleashed
The Vertex
The Vile Knight
The Wailing Wall
The Whispering Ice
The Wicked Quill
Thief's Torment
Threaded Light
Thrillsteel
Thunderfist
Thunderstep
Tidebreaker
Titanrot Cataphract
Trampletoe
Treefingers
Trenchtimbre
Trephina
Twisted Empyrean
Tyranny's Grip
Uhtred's Chalice
Umbilicus Immortalis
Undying Hate
Unforeseen Consequences
Ungil's Harmony
Valako's Roar
Valako's Vice
Veil of the Night
Veilpiercer
Venopuncture
Ventor's Gamble
Vestige of Darkness
Vigilant View
Vis Mortis
Visage of Ayah
Visions of Paradise
Voices
Voll's Protector
Voltaxic Rift
Waistgate
Wake of Destruction
Wandering Reliquary
Wanderlust
Waveshaper
Whisper of the Brotherhood
Widow's Reign
Widowhail
Window to Paradise
Windscream
Wings of Caelyn
Winter's Bite
Wondertrap
Wraeclast Besieged
Wulfsbane
Wylund's Stake
Xoph's Blood
Yoke of Suffering
Yriel's Fostering
Zerphi's Genesis
Zerphi's Serape
`;
