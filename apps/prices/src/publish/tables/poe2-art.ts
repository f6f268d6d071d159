/**
 * Art of poe2's items: each folder below 2DItems has its own line, followed by the file, the mark in its address (`-`
 * if only the art is known) and the name of each item. Source: the trade site's exchange list and the game's table of
 * unique items (2026-08-21).
 */
export const poe2Art = `
Amulets/Uniques/
  Astramentis - Astramentis
  BeaconOfAzis - Beacon of Azis
  CarnageHeart - Carnage Heart
  ChainsOfAdherence - Immaculate Adherence
  ChoirOfTheStorm - Choir of the Storm
  DefianceOfDestiny - Defiance of Destiny
  DeliriumAmulet - Strugglescream
  EyeOfChayula - Eye of Chayula
  Fireflower - Fireflower
  FixationOfYix - Fixation of Yix
  HinekorasSight - Hinekora's Sight
  IdolOfUldurn - Idol of Uldurn
  Igniferis - Igniferis
  LiguriumTalisman - Ligurium Talisman
  Nattblom - Eventide Petals
  ReveredResin - Revered Resin
  RondelOfFragility - Rondel of Fragility
  StoneOfLazhwar - Stone of Lazhwar
  SurefootedSigil - Surefooted Sigil
  TheAnvil - The Anvil
  TheEverlastingGaze - The Everlasting Gaze
  ThePandemonius - The Pandemonius
  TheSerpentsEgg - Serpent's Egg
  UngilsHarmony - Ungil's Harmony
  XophsBlood - Xoph's Blood
  YokeOfSuffering - Yoke of Suffering
Armours/BodyArmours/Uniques/
  ApronOfEmiran - Apron of Emiran
  Ashrend - Ashrend
  AtzirisSplendour - Atziri's Splendour
  BellyOfTheBeast - Belly of the Beast
  Blackbraid - Blackbraid
  Bramblejack - Bramblejack
  BrassDome - The Brass Dome
  Briskwrap - Briskwrap
  Bristleboar - Bristleboar
  CloakOfDefiance - Cloak of Defiance
  CloakOfFlame - Cloak of Flame
  CoatOfRed - Coat of Red
  CosprisWill - Cospri's Will
  CoutureOfCrimson - Couture of Crimson
  DarkwoodPerianth - Bitterbloom
  DoryanisPrototype - Doryani's Prototype
  Dustbloom - Dustbloom
  EdyrnsTusks - Edyrn's Tusks
  Endurfaedyr - The Unleashed
  EnfoldingDawn - Enfolding Dawn
  FallenFormation - The Fallen Formation
  Foxform - Foxshade
  GatheringGloom - Gloomform
  GeofrisSanctuary - Geofri's Sanctuary
  Ghostwrithe - Ghostwrithe
  Gloamgown - Gloamgown
  GreedsEmbrace - Greed's Embrace
  HuskOfDreams - Reverie
  HyrrisIre - Hyrri's Ire
  Icetomb - Icetomb
  Irongrasp - Irongrasp
  KaomsHeart - Kaom's Heart
  Kingsguard - Kingsguard
  LightningCoil - Lightning Coil
  Loreweave - Loreweave
  MoriorInvictus_M - Morior Invictus
  MutableStar - The Mutable Star
  MutewindSail - Sierran Inheritance
  Necromantle - Necromantle
  PariahsEmbrace - Pariah's Embrace
  Perfidy - Perfidy
  PilgrimsImage - Temporalis
  Pragmatism - Pragmatism
  PrayersForRain - Prayers for Rain
  QuatlsMolt - Quatl's Molt
  QueenOfTheForest - Queen of the Forest
  RedflareConduit - Redflare Conduit
  Sacrosanctum - Sacrosanctum
  SandsOfSilk - Sands of Silk
  SilksOfVeneration - Silks of Veneration
  SkinOfTheLoyal - Skin of the Loyal
  SoulMantle - Soul Mantle
  TabulaRasa - Tabula Rasa
  TetzlapokalsDesire - Tetzlapokal's Desire
  The%20Auspex - The Auspex
  TheAncientOrder - Forgotten Warden
  TheBarrowDweller - The Barrow Dweller
  TheBlackDoubt - The Black Doubt
  TheComingCalamity - The Coming Calamity
  TheCovenant - The Covenant
  TheDancingMirage - The Dancing Mirage
  TheRatCage - The Rat Cage
  TheRoadWarrior - The Road Warrior
  TheSunkenVessel - The Sunken Vessel
  TitanrotCataphract - Titanrot Cataphract
  UnfalteringFaith - Decree of Loyalty
  VisMortis - Vis Mortis
  VollsProtector - Voll's Protector
  WanderingReliquary - Wandering Reliquary
  Waveshaper - Waveshaper
  WidowsReign - Widow's Reign
  YrielsFostering - Yriel's Fostering
  ZerphisSerape - Zerphi's Serape
Armours/Boots/Uniques/
  AbAeterno - Ab Aeterno
  AtzirisStep - Atziri's Step
  BatedPace - Luminous Pace
  BirthOfFury - Birth of Fury
  BonesOfUllr - Bones of Ullr
  BoundlessAuthority - Decree of Flight
  Briarpatch - Briarpatch
  Bushwack - Bushwhack
  ChainsOfDeshret - Beetlebite
  Corpsewade - Corpsewade
  DarkrayVectors - Darkray Vectors
  Gamblesprint - Gamblesprint
  Ghostmarch - Ghostmarch
  KnightErrant - The Knight-errant
  Legionstride - Legionstride
  ObernsBastion - Obern's Bastion
  Powertread - Powertread
  Shankgonne - Shankgonne
  TheInfinitePursuit - The Infinite Pursuit
  ThunderousSilence - Thunderstep
  Trampletoe - Trampletoe
  WakeOfDestruction - Wake of Destruction
  Wanderlust - Wanderlust
  Windscream - Windscream
  Wondertrap - Wondertrap
Armours/Gloves/Uniques/
  AerisvanesWings - Aerisvane's Wings
  AtzirisAcuity - Atziri's Acuity
  Aurseize - Aurseize
  BlessedBonds - Blessed Bonds
  Candlemaker - Candlemaker
  ChokingMists - Horror's Flight
  DeathArticulated - Death Articulated
  Deathblow - Deathblow
  DemonStitcher - Demon Stitcher
  Dreadfist - Dreadfist
  EmpiresGrasp - Empire's Grasp
  EnraptHands - Doedre's Tenure
  EssentiaSanguis - Essentia Sanguis
  Facebreaker - Facebreaker
  GaruksCurrent - Kitoko's Current
  Gravebind - Gravebind
  GripOfWinter - Grip of Winter
  HandOfWisdomAndAction - Hand of Wisdom and Action
  Hateforge - Hateforge
  IdleHands - Idle Hands
  Jarngreipr - Jarngreipr
  Killjoy - Killjoy
  LeopoldsApplause - Leopold's Applause
  LochtonialCaress - Lochtonial Caress
  MaligarosVirtuosity - Maligaro's Virtuosity
  Nightscale - Nightscale
  Northpaw - Northpaw
  PaintersServant - Painter's Servant
  Plaguefinger - Plaguefinger
  PrisonersManacles - The Prisoner's Manacles
  ShacklesOfTheWretched - Shackles of the Wretched
  SineAequo - Sine Aequo
  Snakebite - Snakebite
  SunConstrictor - Blueflame Bracers
  Thunderfist - Thunderfist
  Treefingers - Treefingers
  ValakosVice - Valako's Vice
Armours/Helmets/Uniques/
  AlphasHowl - Alpha's Howl
  Assailum - Assailum
  AtzirisDisdain - Atziri's Disdain
  BalefulTemperance - Atsak's Sight
  BlackSunCrest - Black Sun Crest
  BloodPrice - Blood Price
  BringerOfRain - The Bringer of Rain
  Bronzebeard - Bronzebeard
  ConstrictingCommand - Constricting Command
  Cornathaum - Cornathaum
  CoronaOfTheRedSun - Corona of the Red Sun
  CrownOfEyes - Crown of Eyes
  CrownOfThePaleKing - Crown of the Pale King
  CrownOfTheVictor - Crown of the Victor
  CrownOfTheWendigo - Vestige of Darkness
  CrownOfThorns - Crown of Thorns
  Deidbell - Deidbell
  DevouringDiadem - The Devouring Diadem
  Elevore - Elevore
  EzomytePeak - Ezomyte Peak
  ForbiddenGaze - Forbidden Gaze
  GlimpseOfChaos - Glimpse of Chaos
  Goldrim - Goldrim
  Greymake - Greymake
  GrimrotCoif - Erian's Cobble
  Heatshiver - Heatshiver
  HornsOfBrynden - Horns of Bynden
  Indigon - Indigon
  Innsmouth - Innsmouth
  Ironride - Ironride
  KeeperOfTheArc - Keeper of the Arc
  Leercast - Leer Cast
  MaskOfTheHollow - The Hollow Mask
  MaskOfTheStitchedDemon - Mask of the Stitched Demon
  MindOfTheCouncil - Mind of the Council
  MyrisUxor - Myris Uxor
  PhantomBlood - Mask of the Sanguimancer
  RadiantGrief - Radiant Grief
  SandstormVisage - Sandstorm Visage
  ScoldsBridle - Scold's Bridle
  SightlessConviction - Decree of Acuity
  SolusIpse - Solus Ipse
  StarkonjasHead - Starkonja's Head
  TheBlackCrest - The Black Insignia
  TheDeepestTower - The Deepest Tower
  TheSmilingKnight - The Smiling Knight
  TheThreeDragons - The Three Dragons
  TheVertex - The Vertex
  TheVileKnight - The Vile Knight
  Thrillsteel - Thrillsteel
  VeilOfTheNight - Veil of the Night
  VisageOfAyah - Visage of Ayah
  WingsOfCaelyn - Wings of Caelyn
Belts/Uniques/
  BirthrightBuckle - Birthright Buckle
  Byrnabas - Byrnabas
  CatONineTails - Cat O' Nine Tails
  CowardsLegacy - Coward's Legacy
  DarknessEnthroned - Darkness Enthroned
  GnashingSash - The Gnashing Sash
  Goregirdle - Goregirdle
  Headhunter - Headhunter
  Infernoclasp - Infernoclasp
  Keelhaul - Keelhaul
  Mageblood - Mageblood
  MeginordsGirdle - Meginord's Girdle
  MidnightBraid - Midnight Braid
  RyslathasCoil - Ryslatha's Coil
  ShavronnesSatchel - Shavronne's Satchel
  SoulTether - Soul Tether
  Twinclasp - Bijouborne
  UmbilicusImmortalis - Umbilicus Immortalis
  Waistgate - Waistgate
  Widowmaker - Ingenuity
  ZerphisGenesis - Zerphi's Genesis
Charms/Uniques/
  AntidoteUniqueCharm - Arakaali's Gift
  ChaosUniqueCharm - Forsaken Bangle
  DousingUniqueCharm - Beira's Anguish
  GoldenUniqueCharm - Rite of Passage
  GroundingUniqueCharm - The Black Cat
  RubyUniqueCharm - Ngamahu's Chosen
  SapphireUniqueCharm - Breath of the Mountains
  SilverUniqueCharm - The Fall of the Axe
  StaunchingUniqueCharm - Sanguis Heroum
  StoneUniqueCharm - For Utopia
  ThawingUniqueCharm - Nascent Hope
  TopazUniqueCharm - Valako's Roar
Crafting/Verisium/
  VerisiumOre_Starlit_1x1 8811af0254 Veridical Starlit Ore
  VerisiumOre_Starlit_2x3 ef8350565a Venerable Starlit Ore
  VerisiumOre_Starlit_2x4_Armour 6b74e4cff7 Revered Starlit Ore
  VerisiumOre_Starlit_2x4_Weapon 0bb113db28 Warding Starlit Ore
Currency/
  AnnullOrb 2daba8ccca Orb of Annulment
  CurrencyAddEquipmentSocket 5131fd4774 Artificer's Orb
  CurrencyAddEquipmentSocketShard cdcdd8bf3f Artificer's Shard
  CurrencyAddModToMagic c8ad0ddc84 Greater Orb of Augmentation
  CurrencyAddModToMagic c8ad0ddc84 Orb of Augmentation
  CurrencyAddModToMagic c8ad0ddc84 Perfect Orb of Augmentation
  CurrencyAddModToRare ad7c366789 Exalted Orb
  CurrencyAddModToRare ad7c366789 Greater Exalted Orb
  CurrencyAddModToRare ad7c366789 Perfect Exalted Orb
  CurrencyArmourQuality d5868f596d Armourer's Scrap
  CurrencyDuplicate 26bc31680e Mirror of Kalandra
  CurrencyFlaskQuality 1cec279e01 Glassblower's Bauble
  CurrencyGemQuality f4bace18d7 Gemcutter's Prism
  CurrencyIdentification 884f7bc58b Scroll of Wisdom
  CurrencyModValues 2986e220b3 Divine Orb
  CurrencyRerollRare c0ca392a78 Chaos Orb
  CurrencyRerollRare c0ca392a78 Greater Chaos Orb
  CurrencyRerollRare c0ca392a78 Perfect Chaos Orb
  CurrencyRerollSocketNumbers01 b0b9a43ed8 Lesser Jeweller's Orb
  CurrencyRerollSocketNumbers02 7dd6ee75be Greater Jeweller's Orb
  CurrencyRerollSocketNumbers03 ac6398e6a0 Perfect Jeweller's Orb
  CurrencyUpgradeMagicToRare e8fb148e80 Greater Regal Orb
  CurrencyUpgradeMagicToRare e8fb148e80 Perfect Regal Orb
  CurrencyUpgradeMagicToRare e8fb148e80 Regal Orb
  CurrencyUpgradeMagicToRareShard e4128abe92 Regal Shard
  CurrencyUpgradeToMagic 2f8e1ff9f8 Greater Orb of Transmutation
  CurrencyUpgradeToMagic 2f8e1ff9f8 Orb of Transmutation
  CurrencyUpgradeToMagic 2f8e1ff9f8 Perfect Orb of Transmutation
  CurrencyUpgradeToMagicShard e67bca229b Transmutation Shard
  CurrencyUpgradeToRare 9b80b44821 Orb of Alchemy
  CurrencyUpgradeToUnique 93c6cc8d5b Orb of Chance
  CurrencyUpgradeToUniqueShard 9828a70270 Chance Shard
  CurrencyVaal 72bc84396c Vaal Orb
  CurrencyWeaponMagicQuality 516e8f1131 Arcanist's Etcher
  CurrencyWeaponQuality 18715ea7be Blacksmith's Whetstone
  FracturingOrb 8b85ed1dc2 Fracturing Orb
  HinekorasLock ab2163ae06 Hinekora's Lock
  KulemaksInvitation c7e6e86681 Kulemak's Invitation
  PrecursorEgg c386e361d1 Origin Cradle
  PrecursorSeed 550527bcd4 Origin Spark
  PrecursorSeedEggCombined 789160e327 Origin Core
  StrongboxSkeletonKey ae08d02326 Cryptic Key
Currency/Abyss/
  AncientClavicle 86b2c7a29a Ancient Collarbone
  AncientJawbone bff68187a6 Ancient Jawbone
  AncientRibs 0c779c5d3f Ancient Rib
  GnawedClavicle ff42f1ab47 Gnawed Collarbone
  GnawedJawbone 6d343a5e8d Gnawed Jawbone
  GnawedRibs b0581454e6 Gnawed Rib
  PreservedCalvicle 6f63f7462d Preserved Collarbone
  PreservedCranium 791fdae503 Preserved Cranium
  PreservedJawbone 2bb7939b21 Preserved Jawbone
  PreservedRibs 3676729ba0 Preserved Rib
  PreservedSpine 6605f295c5 Preserved Vertebrae
Currency/AbyssalEyeSocketables/
  AmanamusGaze 53ba66a7d4 Amanamu's Gaze
  KurgalsGaze c21eb07bab Kurgal's Gaze
  TecrodsGaze ef2a9355b4 Tecrod's Gaze
  UlamansGaze b39b0a03bc Ulaman's Gaze
Currency/Breach/
  BreachCatalystAttack ccc363f502 Reaver Catalyst
  BreachCatalystAttribute 015f6c9ac8 Adaptive Catalyst
  BreachCatalystCaster 51dc6bc317 Sibilant Catalyst
  BreachCatalystChaos c80d8d7b1b Chayula's Catalyst
  BreachCatalystCold c3bc9abf43 Tul's Catalyst
  BreachCatalystDefences 568ca70b04 Carapace Catalyst
  BreachCatalystFire 05b1999374 Xoph's Catalyst
  BreachCatalystLife 06ec489870 Flesh Catalyst
  BreachCatalystLightning 299e62fc33 Esh's Catalyst
  BreachCatalystMana 61d3a7a832 Neural Catalyst
  BreachCatalystNecrotic 5e20b43820 Necrotic Catalyst
  BreachCatalystPhysical bc9406c106 Uul-Netol's Catalyst
  BreachCatalystSpeed 14b5db3c3c Skittering Catalyst
  BreachDesecration 7f4a69e367 Altered Collarbone
  BreachFruit1 c167db8337 Banded Wombgift
  BreachFruit2 862e8dc640 Lavish Wombgift
  BreachFruit3 8fafaf71c7 Signet Wombgift
  BreachFruit4 b411c4cab3 Revelatory Wombgift
  BreachFruit5 417941663a Ornate Wombgift
  Breachstone d60587d724 Breachstone
  BreachstoneSplinter 4abb17ea8e Breach Splinter
  JewelCatalystAttack 9c13494ea8 Refined Reaver Catalyst
  JewelCatalystAttribute 6fba81f1c7 Refined Adaptive Catalyst
  JewelCatalystCaster 280306d9e0 Refined Sibilant Catalyst
  JewelCatalystChaos 162124aa67 Refined Chayula's Catalyst
  JewelCatalystCold 1b256097c6 Refined Tul's Catalyst
  JewelCatalystDefences a4d02de8e3 Refined Carapace Catalyst
  JewelCatalystFire d584c5922b Refined Xoph's Catalyst
  JewelCatalystLife b210729498 Refined Flesh Catalyst
  JewelCatalystLightning 55ca761293 Refined Esh's Catalyst
  JewelCatalystMana 141d460ed9 Refined Neural Catalyst
  JewelCatalystNecrotic 4e691d8472 Refined Necrotic Catalyst
  JewelCatalystPhysical af62c7f7d8 Refined Uul-Netol's Catalyst
  JewelCatalystSpeed 680cbc13b1 Refined Skittering Catalyst
Currency/Delirium/
  DeliriumEndgameSocketable 8ad4972b7b Raven-Touched Shard
Currency/DistilledEmotions/
  ConcentratedDistilledFear 2c3300fcdf Concentrated Liquid Fear
  ConcentratedDistilledIsolation 44ca2d19b9 Concentrated Liquid Isolation
  ConcentratedDistilledSuffering 10b12c3875 Concentrated Liquid Suffering
  DilutedDistilledGreed ddec210bbb Diluted Liquid Greed
  DilutedDistilledGuilt ddbd513a9b Diluted Liquid Guilt
  DilutedDistilledIre 623d6e522b Diluted Liquid Ire
  DistilledDespair c676bf7dae Liquid Despair
  DistilledDisgust f462426de0 Liquid Disgust
  DistilledEnvy abf219916e Liquid Envy
  DistilledParanoia 279e807e8f Liquid Paranoia
  TimelessUniqueBeastEmotion 9a1f8acc0e Ancient Potent Liquid Contempt
  TimelessUniqueHumansEmotion 34b9461ae7 Ancient Potent Liquid Melancholy
  TimelostConcentratedDistilledFear 5beedf767c Ancient Concentrated Liquid Fear
  TimelostConcentratedDistilledIsolation fa4fd8531b Ancient Concentrated Liquid Isolation
  TimelostConcentratedDistilledSuffering 14e097ad2a Ancient Concentrated Liquid Suffering
  TimelostDilutedDistilledGreed 8ef165042d Ancient Diluted Liquid Greed
  TimelostDilutedDistilledGuilt adc7474910 Ancient Diluted Liquid Guilt
  TimelostDilutedDistilledIre 37c3144cb7 Ancient Diluted Liquid Ire
  TimelostDistilledDespair 20d8801d9f Ancient Liquid Despair
  TimelostDistilledDisgust 692d116504 Ancient Liquid Disgust
  TimelostDistilledEnvy 8135fea7ea Ancient Liquid Envy
  TimelostDistilledParanoia ad46b5868c Ancient Liquid Paranoia
  TimlessUniqueConstructsEmotion 0274721bd5 Ancient Potent Liquid Ferocity
  UniqueBeastEmotion d126680055 Potent Liquid Contempt
  UniqueConstructsEmotion c4ddf1e927 Potent Liquid Ferocity
  UniqueHumansEmotion 68f4574c82 Potent Liquid Melancholy
Currency/Essence/
  AbyssalEssence 3a286394d4 Essence of the Abyss
  AllyEssence 7150f695c2 Essence of Command
  AllyEssenceLesser 3681453df4 Lesser Essence of Command
  AllyEssencePerfect 0e06dceedc Perfect Essence of Command
  AttackEssence 3cece29e19 Essence of Battle
  AttackEssenceLesser 7cff2d5df7 Lesser Essence of Battle
  AttackEssencePerfect 4e86ee5d8d Perfect Essence of Battle
  AttributeEssence 58f9516082 Essence of the Infinite
  AttributeEssenceLesser 6110d3af93 Lesser Essence of the Infinite
  AttributeEssencePerfect ed201cbcb3 Perfect Essence of the Infinite
  BreachEssence 60e81fa5eb Essence of the Breach
  CasterEssence 6bb099115a Essence of Sorcery
  CasterEssenceLesser 8b5c055fc7 Lesser Essence of Sorcery
  CasterEssencePerfect 5aa3698010 Perfect Essence of Sorcery
  ChaosEssence 5f0d3c7014 Essence of Ruin
  ChaosEssenceLesser 39ed21f57a Lesser Essence of Ruin
  ChaosEssencePerfect ab17828e71 Perfect Essence of Ruin
  ColdEssence 73d9fd8619 Essence of Ice
  ColdEssenceLesser 7022aec9e5 Lesser Essence of Ice
  ColdEssencePerfect f4d0008973 Perfect Essence of Ice
  ColdResistanceEssence d36e512699 Essence of Thawing
  ColdResistanceEssenceLesser 5d324717c4 Lesser Essence of Thawing
  ColdResistanceEssencePerfect 71b05376d6 Perfect Essence of Thawing
  CorruptedEssenceDelirium d67329e6ed Essence of Delirium
  CorruptedEssenceHorror 6b3b256279 Essence of Horror
  CorruptedEssenceHysteria 91e94f1413 Essence of Hysteria
  CorruptedEssenceInsanity 2231419c93 Essence of Insanity
  CriticalEssence febf231da7 Essence of Seeking
  CriticalEssenceLesser beef996420 Lesser Essence of Seeking
  CriticalEssencePerfect 3d5125e9d6 Perfect Essence of Seeking
  DefencesEssence e1e5c1ccb8 Essence of Enhancement
  DefencesEssenceLesser ec9da3aad1 Lesser Essence of Enhancement
  DefencesEssencePerfect dd5b00f215 Perfect Essence of Enhancement
  FireEssence add6c12f64 Essence of Flames
  FireEssenceLesser 2e190c2f7f Lesser Essence of Flames
  FireEssencePerfect d5669e7c9c Perfect Essence of Flames
  FireResistanceEssence 228d48a458 Essence of Insulation
  FireResistanceEssenceLesser 82eb38b617 Lesser Essence of Insulation
  FireResistanceEssencePerfect 133d10b42e Perfect Essence of Insulation
  GreaterAllyEssence 55b6ba3361 Greater Essence of Command
  GreaterAttackEssence e2bb5332b8 Greater Essence of Battle
  GreaterAttributeEssence 8a8cb823af Greater Essence of the Infinite
  GreaterCasterEssence 14b7e4c8ef Greater Essence of Sorcery
  GreaterChaosEssence 5c71ec7418 Greater Essence of Ruin
  GreaterColdEssence e5224bace0 Greater Essence of Ice
  GreaterColdResistanceEssence acdbacca0f Greater Essence of Thawing
  GreaterCriticalEssence db4eadee00 Greater Essence of Seeking
  GreaterDefencesEssence a0ed2df82c Greater Essence of Enhancement
  GreaterFireEssence 9b8d6e7b4e Greater Essence of Flames
  GreaterFireResistanceEssence e5b663f414 Greater Essence of Insulation
  GreaterLifeEssence 8906b401fe Greater Essence of the Body
  GreaterLightningEssence c6df464bb9 Greater Essence of Electricity
  GreaterLightningResistanceEssence fd9d91c76a Greater Essence of Grounding
  GreaterManaEssence f9e17e6d47 Greater Essence of the Mind
  GreaterPhysicalEssence a28c932def Greater Essence of Abrasion
  GreaterRarityResistanceEssence dfc7c22676 Greater Essence of Opulence
  GreaterSpeedCasterEssence b77c25162f Greater Essence of Alacrity
  GreaterSpeedEssence 5a72f95c24 Greater Essence of Haste
  LifeEssence 638d6c4cbe Essence of the Body
  LifeEssenceLesser fb88bb3951 Lesser Essence of the Body
  LifeEssencePerfect 09083af8bb Perfect Essence of the Body
  LightningEssence 2c3725fdad Essence of Electricity
  LightningEssenceLesser 49193c5226 Lesser Essence of Electricity
  LightningEssencePerfect 8c53c73716 Perfect Essence of Electricity
  LightningResistanceEssence f752fa5ed2 Essence of Grounding
  LightningResistanceEssenceLesser fa8f1431fb Lesser Essence of Grounding
  LightningResistanceEssencePerfect 10c362c717 Perfect Essence of Grounding
  ManaEssence c881e6273c Essence of the Mind
  ManaEssenceLesser 35a1d11465 Lesser Essence of the Mind
  ManaEssencePerfect 84410174b2 Perfect Essence of the Mind
  PhysicalEssence e52cd05eeb Essence of Abrasion
  PhysicalEssenceLesser 21723a9133 Lesser Essence of Abrasion
  PhysicalEssencePerfect 9690e5eb39 Perfect Essence of Abrasion
  RarityResistanceEssence 1b79acb619 Essence of Opulence
  RarityResistanceEssenceLesser 9d85275442 Lesser Essence of Opulence
  RarityResistanceEssencePerfect 86dd0d0b4d Perfect Essence of Opulence
  SpeedCasterEssence 2a866d411b Essence of Alacrity
  SpeedCasterEssenceLesser 837a9c2d66 Lesser Essence of Alacrity
  SpeedCasterEssencePerfect 7108cba28f Perfect Essence of Alacrity
  SpeedEssence affda36f07 Essence of Haste
  SpeedEssenceLesser e01693a14c Lesser Essence of Haste
  SpeedEssencePerfect 93df0c5b25 Perfect Essence of Haste
Currency/Expedition/
  ExpeditionSplinter 4768efb2c6 Runic Splinter
Currency/Expedition2/
  AddedWardGreater 84597a7e30 Greater Ward Rune
  AddedWardLesser 35e18e19ac Lesser Ward Rune
  AddedWardNormal 6666f53dc9 Ward Rune
  AddedWardPerfect aea05784dd Perfect Ward Rune
  Alloy1 34231c4ea8 Sovereign Alloy
  Alloy2 e0ba7ace00 The Runebinder's Alloy
  Alloy3 226e099997 The Runefather's Alloy
  Alloy4 df21374115 Celestial Alloy
  Alloy5 4ffca7b84e Transcendent Alloy
  ArcaneFlux 05c5ace7f7 Void Flux
  ArcaneFluxCold 8be4ea67ff Chilling Flux
  ArcaneFluxFire 5894d96668 Blazing Flux
  ArcaneFluxLightning 6f9758e0a3 Crackling Flux
  CelestialVerisium 1478b03254 Mystic Alloy
  ChippedVerisium 5795b74448 Adaptive Alloy
  EarlyMythicRune1 6c7659e613 Rune of Vitality
  EarlyMythicRune10 11d6563136 Rune of Consistency
  EarlyMythicRune11 7da4b6b2b3 Rune of Reach
  EarlyMythicRune12 9662dc131d Rune of Vital Flame
  EarlyMythicRune13 159530efbe Rune of Confrontation
  EarlyMythicRune2 5247f756b7 Rune of the Hunt
  EarlyMythicRune3 88b5625697 Rune of Acrobatics
  EarlyMythicRune4 c3b6dea9ad Rune of Culmination
  EarlyMythicRune5 9af5cf6ac2 Rune of Renown
  EarlyMythicRune6 b26a551271 Rune of Accumulation
  EarlyMythicRune7 3798b31b1e Rune of Foundations
  EarlyMythicRune8 f2f016e6cd Rune of the Prism
  EarlyMythicRune9 b36a935747 Rune of the Blossom
  ElementalConversionRuneChaos 691fe14404 Betrayal of Aldur
  ElementalConversionRuneCold 508c419670 Breath of Aldur
  ElementalConversionRuneFire f51f9e7f30 Passion of Aldur
  ElementalConversionRuneLightning 73938a519b Ire of Aldur
  EndgameRune1 c42839c4a9 Ancient Rune of Splinters
  EndgameRune10 72c7d9d707 Ancient Rune of the Horde
  EndgameRune11 be076d53b1 Ancient Rune of Animosity
  EndgameRune12 c8984790f5 Ancient Rune of Detonation
  EndgameRune13 691bdfe6e3 Ancient Rune of Retaliation
  EndgameRune2 2ffedf320b Ancient Rune of Dueling
  EndgameRune3 2f9ef606d4 Ancient Rune of the Titan
  EndgameRune4 0959cd6b7b Ancient Rune of Shattering
  EndgameRune5 12ef31a014 Ancient Rune of Prowess
  EndgameRune6 a665a28547 Ancient Rune of Control
  EndgameRune7 2e401c0dba Ancient Rune of Discovery
  EndgameRune8 286c9a8814 Ancient Rune of Decay
  EndgameRune9 24ef732cf3 Ancient Rune of Witchcraft
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 10)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 11)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 12)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 13)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 14)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 15)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 16)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 17)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 18)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 19)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 20)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 8)
  ExpeditionGemCurrency 51fec6d0d5 Thaumaturgic Flux (Level 9)
  ExpeditionGemCurrencyPowerful 43be23e971 Perfect Flux
  ExpeditionLogbook5 841a5e9622 Expedition Logbook
  ExpeditionReligionAncientAugment 508419c851 Emergent Vigour
  ExpeditionScienceAncientAugment 5f08e97fb9 Emergent Possibility
  ExpeditionValorAncientAugment 17ab658563 Emergent Protection
  ExpeditionWarAncientAugment cc4d7ae04b Emergent Instinct
  GameWarpRune1 96e9eecf72 Astrid's Creativity
  GameWarpRune2 4a1b9c272c Serle's Triumph
  GameWarpRune3 884c6d6f83 Cadigan's Epiphany
  GameWarpRuneChaos c59f912034 Katla's Gloom
  GameWarpRuneCold 1eeef7fd0e Medved's Tending
  GameWarpRuneDex 27b68d6b1e Kolr's Hunt
  GameWarpRuneFire 4e68367277 Thrud's Might
  GameWarpRunePhysical c3f3a5bf14 Vorana's Carnage
  GameWarpRuneTime 63a40dc79d Uhtred's Sidereus
  GameWarpRuneUnique 0eca412563 Aldur's Legacy
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of A Worthy Foe
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Adonia's Ego
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Alkem Eira
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Amor Mandragora
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Ashrend
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Blackbraid
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Brain Rattler
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Bramblejack
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Briarpatch
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Briskwrap
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Bristleboar
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Brynhand's Mark
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Bushwhack
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Candlemaker
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Chernobog's Pillar
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Crown of Thorns
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Cursecarver
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Deathblow
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Deidbell
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Dionadair
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Duality
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Dusk Vigil
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Edyrns Tusks
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Elevore
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Erian's Cobble
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Ezomyte Peak
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Facebreaker
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Foxshade
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Greymake
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Hoghunt
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Horns of Bynden
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Hrimnor's Hymn
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Ironbound
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Keeper of the Arc
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Kingsguard
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Legionstride
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Lifesprig
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Mjölner
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Northpaw
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Oaksworn
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Obern's Bastion
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Olrovasara
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Quill Rain
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Rondel de Ezo
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Runeseeker's Call
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Serle's Grit
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Spiteful Floret
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Starkonja's Head
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Svalinn
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of The Blood Thorn
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of The Knight-errant
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of The Sentry
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of The Smiling Knight
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of The Unleashed
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of The Vile Knight
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Trampletoe
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Trenchtimbre
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Twisted Empyrean
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Tyranny's Grip
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Wanderlust
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Wings of Caelyn
  GameWarpRuneUniqueFragment a24a0bdec3 Legacy of Wulfsbane
  ImbuedVerisium 083dc3c30d Cyclonic Alloy
  ImpureVerisium 240b446d85 Protective Alloy
  LiquidMetalVerisium af9a074e38 Liquid Verisium
  MedvedCrest 75a8fb110a Uhtred's Crest of the Chalice
  OlrothCrest 7af5ff0fcb Olroth's Crest of the Sun
  PerfectVerisium fce9475fdb Exceptional Verisium
  PureVerisium 8418cd5cc3 Swift Alloy
  RefinedVerisium 35616acb9f Verisium
  RunicWard1 9dad170d35 Warding Rune of Reinforcement
  RunicWard10 089be64017 Warding Rune of Stability
  RunicWard13 dcdd116775 Warding Rune of Glancing
  RunicWard14 eafc6ac83e Warding Rune of Heart
  RunicWard15 5c516d4bf8 Warding Rune of Nourishment
  RunicWard16 6abd9d3594 Warding Rune of Annihilation
  RunicWard18 f48bd622f8 Warding Rune of Armature
  RunicWard19 d3b0901b07 Warding Rune of Obsession
  RunicWard2 f81320137b Warding Rune of Protection
  RunicWard20 d636760a41 Warding Rune of Equinox
  RunicWard21 c14d4dd553 Warding Rune of Salvaging
  RunicWard23 0a468cc91f Warding Rune of Bodyguards
  RunicWard24 1248d249b1 Warding Rune of Hollowing
  RunicWard3 54ed17499a Warding Rune of Disintegration
  RunicWard4 2662ce564a Warding Rune of Desperation
  RunicWard8 5aefb386bc Warding Rune of Symbiosis
  RunicWard9 3a80888429 Warding Rune of Courage
  ScrapVerisium a16ffa5970 Runic Alloy
  SovereignVerisium 3565edc5d4 Prismatic Alloy
  SpecialExpeditionPage1 e4b423d772 Olroth's Saga
  SpecialExpeditionPage2 057899d625 Vorana's Saga
  SpecialExpeditionPage3 9eb5b576fc Medved's Saga
  SpecialExpeditionPage4 0470c24911 Uhtred's Saga
  SpecialExpeditionPage5 e4e66b1f57 Aldur's Saga
  StandardVerisium 4ee9afb77c Expansive Alloy
  UhtredCrest 273a9b8731 Medved's Crest of the Circle
  UpgradeRune 3f224b0821 Masterwork Rune
  VoranaCrest af46d3f422 Vorana's Crest of the Scythe
  WardRegenerationGreater 96b3b4550d Greater Charging Rune
  WardRegenerationNormal 2c850d510c Charging Rune
  WardRegenerationPerfect 77fdb3f9be Perfect Charging Rune
Currency/IncursionCraftingOrbs/
  IncursionAncientInfusion 7d23730590 Ancient Infuser
  IncursionCoreDestabliser e613c14ed7 Core Destabiliser
  IncursionCorruptionOrb1 d8bf3af5d5 Yaomac's Orb of Sacrifice
  IncursionCorruptionOrb2 911b28ea18 Kopec's Orb of Sacrifice
  IncursionCorruptionOrb3 00e0cd1060 Kamasa's Orb of Sacrifice
  IncursionCorruptionOrb4 5102a7c2f5 Yugul's Orb of Sacrifice
  IncursionCrystallisedCorruption 7bb759396f Crystallised Corruption
  IncursionGreaterVaalOrb 7ba6f79f63 Architect's Orb
  IncursionHistoricVaalOrb 07d4d75931 Vaal Cultivation Orb
  IncursionSocketableExtractorCurrency dae9dfbb5e Orb of Extraction
  IncursionVaalSiphoner 070fd020d7 Vaal Siphoner
  VaakArmourersScrap f9e1c7e389 Vaal Armourer's Infuser
  VaalArcanistsEtcher 3eb344ecc5 Vaal Arcanist's Infuser
  VaalBlacksmithsWhetstone 193a2f8085 Vaal Blacksmith's Infuser
  VaalCatalyst 1c9f7be28c Vaal Catalysing Infuser
Currency/Omens/
  OmenGambleNoGoldCost 90225aff24 Omen of Gambling
  OmenOnAbyssAddPrefixes 1c0a646414 Omen of Sinistral Necromancy
  OmenOnAbyssAddSuffixes 93e1dd20ce Omen of Dextral Necromancy
  OmenOnAbyssGuarenteedLichTypeMod1 a4962e6d7b Omen of the Sovereign
  OmenOnAbyssGuarenteedLichTypeMod2 675e1d439a Omen of the Liege
  OmenOnAbyssGuarenteedLichTypeMod3 7fe7335409 Omen of the Blackblooded
  OmenOnAbyssRerollOptions 9690f99016 Omen of Abyssal Echoes
  OmenOnAbyssVeilAllAndCorrupt 8c706ec466 Omen of Putrefaction
  OmenOnAnnulRemoveAbyssMod eb39bcb3d7 Omen of Light
  OmenOnChanceAncientOrb 6392c12c6d Omen of the Ancients
  OmenOnChanceNotDestroy 461b794959 Omen of Chance
  OmenOnChaosMapItemQuantity dcd21d0252 Omen of Chaotic Monsters
  OmenOnChaosMapItemRarity e7d9f8657d Omen of Chaotic Rarity
  OmenOnChaosMapMonsterEffectiveness 1dc9f3dea9 Omen of Chaotic Effectiveness
  OmenOnChaosMapPackSize 9ea6c86009 Omen of Chaotic Quantity
  OmenOnDivineRerollImplicits d910191d85 Omen of the Blessed
  OmenOnDivineSanctify 895416b2b9 Omen of Sanctification
  OmenOnExaltAddExistingModType 298d666008 Omen of Homogenising Exaltation
  OmenOnExaltConsumeQuality ca4d0db767 Omen of Catalysing Exaltation
  OmenOnPerfectEssencePrefix 75263d6201 Omen of Sinistral Crystallisation
  OmenOnPerfectEssenceSuffix 7ec019819e Omen of Dextral Crystallisation
  OmenOnRegalAddExistingModType 314f84e4dd Omen of Homogenising Coronation
  OmenSellVendorRandomise 12ef99da8b Omen of Bartering
  VoodooOmens1Blue 213474d1d5 Omen of Refreshment
  VoodooOmens1Dark 2dea0999d5 Omen of Whittling
  VoodooOmens1Yellow 22d9b6478d Omen of Greater Exaltation
  VoodooOmens2Blue 044d5086da Omen of Resurgence
  VoodooOmens2Dark 0cfa6959be Omen of Sinistral Erasure
  VoodooOmens2Purple b9eaf38592 Omen of Sinistral Annulment
  VoodooOmens2Yellow 6d316b47ee Omen of Sinistral Exaltation
  VoodooOmens3Blue b5ee965352 Omen of Amelioration
  VoodooOmens3Dark 6e2bb52963 Omen of Dextral Erasure
  VoodooOmens3Purple d901658529 Omen of Dextral Annulment
  VoodooOmens3Red 9cfdcc9e1a Omen of Corruption
  VoodooOmens3Yellow ed7cf06fa4 Omen of Dextral Exaltation
  VoodooOmens4Blue ba21c85554 Omen of Answered Prayers
  VoodooOmens4Dark a152f2714f Omen of Secret Compartments
  VoodooOmens4Green 4800eedd0e Omen of the Hunt
  VoodooOmens4Purple bed352248c Omen of Reinforcements
Currency/PerfectSoulCores/
  SoulCoreBlood eaea6fa77d Guatelitzi's Thesis
  SoulCoreSacrifice 3992461883 Citaqualotl's Thesis
  SoulCoreScience 2ab351d258 Quipolatl's Thesis
  SoulCoreSoul a45ab2bca2 Jiquani's Thesis
Currency/Ritual/
  NewRitualSplinter e88f32bf38 Petition Splinter
  RitualAmbushPredators b065fee0b1 Carved Cunning
  RitualEffigyPieces 6fb287c8f4 Call of the Shadows
  RitualMajesticBeasts db3cfd505d Carved Majesty
  RitualMischievousCreatures de172a5b3c Carved Mischief
  RitualTenaciousBeasts af56b6ff5d Carved Tenacity
  VoodooKingEffigy 0b02c113cc An Audience with the King
Currency/Runes/
  AccuracyRune 8e7841f0ef Vision Rune
  AccuracyRuneTier1 2a3b508ed5 Lesser Vision Rune
  AccuracyRuneTier2 88ab9b96b4 Greater Vision Rune
  ColdRune 499bfe179a Glacial Rune
  ColdRuneTier1 69c7e6d2a3 Lesser Glacial Rune
  ColdRuneTier2 9770dc929d Greater Glacial Rune
  DexRune efa54e5585 Adept Rune
  DexRuneTier1 1a9c8cae19 Lesser Adept Rune
  DexRuneTier3 cf55763192 Greater Adept Rune
  EnhanceRune cfeb426ee0 Iron Rune
  EnhanceRuneTier1 719e7a07b9 Lesser Iron Rune
  EnhanceRuneTier2 5fdc6a72ed Greater Iron Rune
  FireRune eeabf0e7a0 Desert Rune
  FireRuneTier1 fdc8d95dd7 Lesser Desert Rune
  FireRuneTier2 2c6986b94c Greater Desert Rune
  IntRune d988cf54fc Resolve Rune
  IntRuneTier1 5d21464699 Lesser Resolve Rune
  IntRuneTier3 badef31810 Greater Resolve Rune
  LifeRecoveryRune bbbb060773 Rebirth Rune
  LifeRecoveryRuneTier1 6ef2915508 Lesser Rebirth Rune
  LifeRecoveryRuneTier2 41b22fb4e5 Greater Rebirth Rune
  LifeRune a09dcb651b Body Rune
  LifeRuneTier1 edcef0a1c6 Lesser Body Rune
  LifeRuneTier2 c553b97136 Greater Body Rune
  LightningRune 98319b3998 Storm Rune
  LightningRuneSpecial1 81a3fe75a5 Greater Rune of Leadership
  LightningRuneSpecial2 369dd670ba Greater Rune of Tithing
  LightningRuneSpecial3 633300b884 Greater Rune of Alacrity
  LightningRuneSpecial4 5ffcde6ca9 Greater Rune of Nobility
  LightningRuneTier1 c84f26f318 Lesser Storm Rune
  LightningRuneTier2 47c9eb3f9e Greater Storm Rune
  ManaRecoveryRune 5154db8cf8 Inspiration Rune
  ManaRecoveryRuneTier1 965d9a093b Lesser Inspiration Rune
  ManaRecoveryRuneTier2 9c6cc572d8 Greater Inspiration Rune
  ManaRune 4be6331480 Mind Rune
  ManaRuneTier1 7ae4e735dd Lesser Mind Rune
  ManaRuneTier2 49619b701f Greater Mind Rune
  NewRune1 ea21196cfb Hedgewitch Assandra's Rune of Wisdom
  NewRune10 96c722e7d3 Craiceann's Rune of Recovery
  NewRune11 da1b427b23 Courtesan Mannan's Rune of Cruelty
  NewRune12 8fddac42a1 Thane Grannell's Rune of Mastery
  NewRune13 d0e9100877 Fenumus' Rune of Spinning
  NewRune14 8e738ce3cb Countess Seske's Rune of Archery
  NewRune15 d76b01cd40 Thane Girt's Rune of Wildness
  NewRune16 4753a65a2a Fenumus' Rune of Draining
  NewRune17 f1bf657be5 Thane Myrk's Rune of Summer
  NewRune18 709f1d7a0e Lady Hestra's Rune of Winter
  NewRune19 b2966e8da7 Thane Leld's Rune of Spring
  NewRune2 7c3f68cf1c Saqawal's Rune of the Sky
  NewRune20 ae83a7c954 The Greatwolf's Rune of Claws
  NewRune21 6228f14146 The Greatwolf's Rune of Willpower
  NewRune3 b8711ef6c2 Fenumus' Rune of Agony
  NewRune4 1ca9b19776 Farrul's Rune of Grace
  NewRune5 5029b70d64 Farrul's Rune of the Chase
  NewRune6 677fca20e0 Craiceann's Rune of Warding
  NewRune7 6a71f0e666 Saqawal's Rune of Memory
  NewRune8 63347aa4f1 Saqawal's Rune of Erosion
  NewRune9 8040a2785b Farrul's Rune of the Hunt
  PerfectRuneAccuracy 4b7c49d286 Perfect Vision Rune
  PerfectRuneCold 5f8f2f9b29 Perfect Glacial Rune
  PerfectRuneDexterity 33ddcdf769 Perfect Adept Rune
  PerfectRuneEnhance 4e46d225f8 Perfect Iron Rune
  PerfectRuneFire b398960637 Perfect Desert Rune
  PerfectRuneIntelligence 9c387ac5f1 Perfect Resolve Rune
  PerfectRuneLife 77d2019212 Perfect Body Rune
  PerfectRuneLifeRecovery dc0702aabd Perfect Rebirth Rune
  PerfectRuneLightning d08ab44bac Perfect Storm Rune
  PerfectRuneMana 96a5dfe7d6 Perfect Mind Rune
  PerfectRuneManaRecovery 0941528f57 Perfect Inspiration Rune
  PerfectRuneStrength ab65433f7e Perfect Robust Rune
  PerfectRuneStun 063776d28b Perfect Stone Rune
  StrengthRune 1e585207d2 Robust Rune
  StrengthRuneTier1 a90800a313 Lesser Robust Rune
  StrengthRuneTier3 bb0d433340 Greater Robust Rune
  StunRune f7830fb594 Stone Rune
  StunRuneTier1 904db23238 Lesser Stone Rune
  StunRuneTier2 836627f793 Greater Stone Rune
Currency/SoulCores/
  GreaterSoulCoreChaos cd9c4fb0a7 Soul Core of Tacati
  GreaterSoulCoreCold d437c04d5e Soul Core of Tzamoto
  GreaterSoulCoreCrit b453416064 Soul Core of Ticaba
  GreaterSoulCoreDex c732c8a579 Soul Core of Cholotl
  GreaterSoulCoreElementalResist b8926e8826 Soul Core of Citaqualotl
  GreaterSoulCoreFire 6390ebeaa6 Soul Core of Puhuarte
  GreaterSoulCoreLife bb83a9f337 Soul Core of Jiquani
  GreaterSoulCoreLightning 3dffadfa9a Soul Core of Xopec
  GreaterSoulCoreMana 1437190de2 Soul Core of Zalatl
  GreaterSoulCorePhysical 366f87b8f2 Soul Core of Opiloti
  GreaterSoulCoreSpeed d4967ad0f1 Soul Core of Quipolatl
  GreaterSoulCoreStrength 1b37135049 Soul Core of Atmohua
  GreaterSoulCoreTriElement ae7a949b3a Soul Core of Topotante
  GreaterSoulCoreWealthRarity 6a69033a04 Soul Core of Azcapa
  GreaterSoulCoreint bf932f7001 Soul Core of Zantipi
  NewSoulCoreChaos1 276b585906 Tacati's Soul Core of Affliction
  NewSoulCoreChaos2 002059f8f5 Citaqualotl's Soul Core of Foulness
  NewSoulCoreCurses2 25919ac93d Uromoti's Soul Core of Attenuation
  NewSoulCoreEnduranceCharge 8da8c1e799 Guatelitzi's Soul Core of Endurance
  NewSoulCoreEnergyShield 10e16bc3ea Atmohua's Soul Core of Retreat
  NewSoulCoreFire 3657368a8c Topotante's Soul Core of Dampening
  NewSoulCoreFrenzyCharge ce5c1bdfdc Opiloti's Soul Core of Assault
  NewSoulCoreIce 6d8455bff0 Hayoxi's Soul Core of Heatproofing
  NewSoulCoreLightning 80c455f775 Zalatl's Soul Core of Insulation
  NewSoulCoreMinion b1e7975db2 Xipocado's Soul Core of Dominion
  NewSoulCorePowerCharge 083d39a63b Xopec's Soul Core of Power
  NewSoulCoreProjectile dfc35bed7f Cholotl's Soul Core of War
  NewSoulCoreRage 7bbacc1706 Tzamoto's Soul Core of Ferocity
  NewSoulCoreTimeCooldown dab6d943f3 Quipolatl's Soul Core of Flow
  NewSoulCoreTimeSlow c32a5b3a47 Estazunti's Soul Core of Convalescence
  TrialmasterKey1 661ab60074 Cowardly Fate
  TrialmasterKey2 cccae44832 Deadly Fate
  TrialmasterKey3 0270951a73 Victorious Fate
Currency/TormentedSpiritSocketables/
  AzmeriSocketableBear 2d494d1054 Bear Idol
  AzmeriSocketableBearSpecial 363a2de335 Idol of Grold
  AzmeriSocketableBoar 5e04714fc6 Boar Idol
  AzmeriSocketableCat 3d5bc70405 Cat Idol
  AzmeriSocketableCatSpecial 16657ca6fc Idol of Egrin
  AzmeriSocketableFox 9d48a79d56 Fox Idol
  AzmeriSocketableMonkey 77a4554895 Primate Idol
  AzmeriSocketableMonkeySpecial 8ffc9986a0 Idol of Ralakesh
  AzmeriSocketableOwl dfe1212549 Owl Idol
  AzmeriSocketableOwlSpecial 8965465ce6 Idol of Eeshta
  AzmeriSocketableOx 5ebdb092f5 Ox Idol
  AzmeriSocketableRabbit d578d6d700 Rabbit Idol
  AzmeriSocketableSnake 752d762312 Snake Idol
  AzmeriSocketableSnakeSpecial f44ebc01aa Idol of Thruldana
  AzmeriSocketableStag 2a0668f95a Stag Idol
  AzmeriSocketableStagSpecial f012409342 Idol of Maxarius
  AzmeriSocketableWolf c0deeb6d94 Wolf Idol
  AzmeriSocketableWolfSpecial 53db9f9ba3 Idol of Sirrius
  IdoloAlira e42de4138f Idol of Alira
  IdoloKraityn 06571f7a6a Idol of Kraityn
  IdolofEramir 16c654b06e Idol of Eramir
  IdolofGreust 04513fa428 Idol of Greust
  IdolofOak 3b899a4269 Idol of Oak
  IdolofSilk 79679b0f2b Idol of Silk
  IdolofYeena f9671c2da7 Idol of Yeena
  RitualCorruptedIdol1 cac5e993bc Idol of the Sycophant
  RitualCorruptedIdol2 3d4b0cf485 Idol of the Martyr
  RitualCorruptedIdol3 8555a2a109 Idol of the Pharisee
Flasks/Uniques/
  BloodOfTheKarui - Blood of the Warrior
  LaviangasSpirit - Lavianga's Spirits
  MeltingMaelstrom - Melting Maelstrom
  OlrothsResolve - Olroth's Resolve
  TranscendantThirst - Opportunity
  UhtredsLegacy - Uhtred's Chalice
Gems/
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 1)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 10)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 11)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 12)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 13)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 14)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 15)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 16)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 17)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 18)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 19)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 2)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 20)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 3)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 4)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 5)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 6)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 7)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 8)
  UncutSkillGem 97f0ceba15 Uncut Skill Gem (Level 9)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 10)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 11)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 12)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 13)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 14)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 15)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 16)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 17)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 18)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 19)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 20)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 4)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 5)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 6)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 7)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 8)
  UncutSkillGemBuff ab25e9aa3b Uncut Spirit Gem (Level 9)
  UncutSupportGem d1ffe1c951 Uncut Support Gem (Level 1)
  UncutSupportGem d1ffe1c951 Uncut Support Gem (Level 2)
  UncutSupportGem d1ffe1c951 Uncut Support Gem (Level 3)
  UncutSupportGem d1ffe1c951 Uncut Support Gem (Level 4)
  UncutSupportGem d1ffe1c951 Uncut Support Gem (Level 5)
Gems/New/NewSupport/Lineage/
  AbyssKurgal 3fbc251a84 Kurgal's Leash
  AmmoConservation 8220863d61 Arjun's Medal
  AtziriCommunion 10509800d7 Atziri's Communion
  AtziriImpatience 9598c10260 Atziri's Impatience
  Azadian a77457eef2 Ratha's Assault
  BreachlordsAmalgam bdbefcb65b Breachlord's Amalgam
  BreachlordsRemorse 6a18a03016 Breachlord's Rift
  CathasBrilliance 101f7491fe Catha's Brilliance
  Dialla 1b959c86b4 Dialla's Desire
  EshsProwess 5deb667226 Esh's Prowess
  Garukhan 392773e9fd Garukhan's Resolve
  Greatwood 9d2739c22d Cirel's Cultivation
  Guatelitzi 8ea2f0077d Guatelitzi's Ablation
  Hayoxi e0817c923c Hayoxi's Fulmination
  KnightsFerocity e015819246 Styrn's Ferocity
  KnightsLegacy 2564cea11c Styrn's Mountain
  LineageAhnChisel 5e34f72a34 Ahn's Citadel
  LineageAmanamu 715766340e Amanamu's Tithe
  LineageArakaali be37cb2c77 Arakaali's Lust
  LineageArbiter 52bc86c140 Arbiter's Ignition
  LineageArmourBreak 821e3c1334 Uruk's Smelting
  LineageAtziri 422053dc32 Atziri's Allure
  LineageDaresso 31805870df Daresso's Passion
  LineageDjinn 62882cee00 Varashta's Blessing
  LineageDoedre 83dad35313 Doedre's Undoing
  LineageEinhar aec9088873 Einhar's Beastrite
  LineageEsh 2bdbf8be07 Esh's Radiance
  LineageKalisaChorus 1d60b0db2f Kalisa's Crescendo
  LineageKaom 82eacd9fdc Kaom's Madness
  LineageKhatal e67d6a908e Khatal's Rejuvenation
  LineageKulemakSpire 7f63599d16 Kulemak's Dominion
  LineageLifetap 4d9a20ab28 Atalui's Bloodletting
  LineageMeatshield 115edf7e2f Brutus' Brain
  LineageMercy 38123ca95d Dominus' Grasp
  LineageRomira 62c07d95f0 Romira's Requital
  LineageTacati d5ded1baa6 Tacati's Ire
  LineageTasalio 19f9a64786 Tasalio's Rhythm
  LineageTecrod 783b026592 Tecrod's Revenge
  LineageTul cff647542b Tul's Stillness
  LineageUhtredGreater 207f49bf94 Uhtred's Augury
  LineageUhtredLesser b286006915 Uhtred's Exodus
  LineageUhtredStandard 2e603483a5 Uhtred's Omen
  LineageUulNetol 751151f142 Uul-Netol's Embrace
  LineageVilenta abda900f3c Vilenta's Propulsion
  LineageXibaqua e4e4642563 Xibaqua's Rending
  LineageXoph 09f4b817dc Xoph's Pyre
  MedvedsFelling e4c502b452 Medved's Felling
  Monastic 795375ce2d Ailith's Chimes
  MorganasTempest 55ddb1bfc8 Morgana's Tempest
  MorrigansRefuge 38291028f0 Mórrigan's Insight
  MothersDeclaration b3b8f71aec Her Declaration
  MothersWard 3da74f1c62 Arbiter's Reach
  OlrothsConviction 1c1940061e Olroth's Conviction
  OlrothsHubris 60d750261f Olroth's Hubris
  Paquate 48c3b0fca2 Paquate's Pact
  PrototypeSeventeen 85059c19da Prototype Seventeen
  Rakiata 20a70b7bd3 Rakiata's Flow
  Rigwald a053a2b077 Rigwald's Ferocity
  SeraphsHeart b24b182f0b Seraph's Heart
  ShatteredFang ed794a9e4b Bhatair's Vengeance
  TangmazusThurible ae244c7e9f Tangmazu's Thurible
  Trialmaster 231195f1b3 Ixchel's Torment
  TrickstersShard ad689de215 Trickster's Shard
  Tukohama 8b469f3f5e Tawhoa's Tending
  TulsProgeny c0458a3aa3 Tul's Avalanche
  UhtredsConstellation feb7bc09b0 Uhtred's Constellation
  UthredsChalice 484fb5bdbb Uhtred's Rite
  VoranasSiege c3df9f3c9a Vorana's Siege
  VruunsAftermath 209e0d5270 Vruun's Aftermath
  VruunsSpike 13d2115682 Vruun's Inevitability
  WalkeroftheWilds 50c27082f9 Oisín's Oath
  Wildshards 6d700adf17 Sione's Temper
  Zarokh 78c9566961 Zarokh's Refrain
  ZarokhsRevolt a611b32c57 Zarokh's Revolt
  ZerphisLegacy 3b039ea679 Zerphi's Infamy
Jewels/
  BreachJewel - Controlled Metamorphosis
  DeliriumJewel - Megalomaniac
  ExpeditionJewel - Heroic Tragedy
  RitualJewel - From Nothing
  SanctumJewel - Against the Darkness
  TrialmasterJewel - The Adorned
Jewels/Uniques/
  ApostatesHeart - Heart of the Well
  GrandSpectrum_Ruby - Grand Spectrum
  PrismOfBelief - Prism of Belief
  SplitPersonality - Split Personality
  UndyingHatred - Undying Hate
  Vivisection - Flesh Crucible
  Voices - Voices
Maps/
  DeliriumFragment 9298d81279 Simulacrum
  DeliriumSplinter 81906b3522 Simulacrum Splinter
  TwilightOrderReliquaryKeyAzmeri cf47ea370f Azmeri Reliquary Key
  TwilightOrderReliquaryKeyBreach 866c9d5c45 Xesht's Reliquary Key
  TwilightOrderReliquaryKeyDelirium 1a87e735c6 Tangmazu's Reliquary Key
  TwilightOrderReliquaryKeyExpedition 0433c7beb8 Olroth's Reliquary Key
  TwilightOrderReliquaryKeyPinnacle c2e7758a33 The Arbiter's Reliquary Key
  TwilightOrderReliquaryKeyRitual d4d4229ab8 Ritualistic Reliquary Key
  TwilightOrderReliquaryKeySanctum2 a9e91de8f5 Zarokh's Reliquary Key: Against the Darkness
  TwilightOrderReliquaryKeySanctum6 8aeeb6fc3d Zarokh's Reliquary Key: Temporalis
  TwilightOrderReliquaryKeyUltimatum 92ccd5ad96 The Trialmaster's Reliquary Key
  TwilightOrderReliquaryKeyWorld 27f2d492e7 Twilight Reliquary Key
Maps/EndgameMaps/
  EndgameMap1 2a4bc06f7a Waystone (Tier 1)
  EndgameMap10 f6b342e4f6 Waystone (Tier 10)
  EndgameMap11 b7cd06b32d Waystone (Tier 11)
  EndgameMap12 ec43a7ca23 Waystone (Tier 12)
  EndgameMap13 dcaafb634e Waystone (Tier 13)
  EndgameMap14 6038c7e458 Waystone (Tier 14)
  EndgameMap15 36fdc2dffa Waystone (Tier 15)
  EndgameMap16 71ae1577e7 Waystone (Tier 16)
  EndgameMap2 96fc7f7e65 Waystone (Tier 2)
  EndgameMap3 c9f809ff07 Waystone (Tier 3)
  EndgameMap4 d73d7cd359 Waystone (Tier 4)
  EndgameMap5 dfe401fd22 Waystone (Tier 5)
  EndgameMap6 b3fff34040 Waystone (Tier 6)
  EndgameMap7 18461780be Waystone (Tier 7)
  EndgameMap8 c2d5a0a220 Waystone (Tier 8)
  EndgameMap9 5f289352ef Waystone (Tier 9)
Offhand/Foci/Uniques/
  ApepsSupremacy - Apep's Supremacy
  CarrionCall - Carrion Call
  DeathRattle - Deathrattle
  EffigyOfCruelty - Effigy of Cruelty
  EternalSpark - The Eternal Spark
  RathpithGlobe - Rathpith Globe
  ThreadedLight - Threaded Light
  TonesOfFate - Serpent's Lesson
Offhand/Shields/
  Crest06 - Rise of the Phoenix
Offhand/Shields/Uniques/
  AlkemEira - Alkem Eira
  ArvilsWheel - Arvil's Wheel
  BloodBarrier - Bloodbarrier
  CalgyrasArc - Calgyra's Arc
  ChernobogsPillar - Chernobog's Pillar
  CrestOfArdura - Crest of Ardura
  Dionadair - Dionadair
  Doomgate - Doomgate
  Dunkelhalt - Dunkelhalt
  FeatheredFortress - Feathered Fortress
  Kaltenhalt - Kaltenhalt
  Lycosa - Lycosidae
  MahuxotlsMachination - Mahuxotl's Machination
  MeritOfService - Merit of Service
  Nocturne - Nocturne
  Oaksworn - Oaksworn
  PrismGuardian - Prism Guardian
  RedbladeBanner - Redblade Banner
  RondelDeEzo - Rondel de Ezo
  SaffelsFrame - Saffell's Frame
  Silverthorne - Silverthorne
  Sunsplinter - Sunsplinter
  Svalinn - Svalinn
  TheSurrender - The Surrender
  TheWailingWall - The Wailing Wall
  TulShield - Nightfall
  Vindromyr - Eyes of the Runefather
  WindowToParadise - Window to Paradise
  Wulfsbane - Wulfsbane
Offhand/Talismans/Uniques/
  AmorMandragora - Amor Mandragora
  CrimsonChrysalis - Spiteful Floret
  HandOfTheClan - Hysseg's Claw
  TawhoasDominion - Surge of the Tide
  TheSkinThief - The Flesh Poppet
  VesselOfWrath - Fury of the King
QuestItems/
  BreachlordSac 07670f51fe Breachlord Sac
  KingoftheMistHead 254e341ba3 Head of the King
  PinnacleKey1 ef329c74d1 Ancient Crisis Fragment
  PinnacleKey2 5709c39ee7 Faded Crisis Fragment
  PinnacleKey3 32e6544250 Weathered Crisis Fragment
  UberPinnacleKey1 fc0875d40b Primary Calamity Fragment
  UberPinnacleKey2 0fec2b1925 Secondary Calamity Fragment
  UberPinnacleKey3 29665daa60 Tertiary Calamity Fragment
  VaalGoldenFigureKey 3973ea9ab1 Idol of Estazunti
Quivers/Uniques/
  AsphyxiasWrath - Asphyxia's Wrath
  Blackgleam - Blackgleam
  BreachQuiver - Beyond Reach
  Drillneck - Drillneck
  Murkshaft - Murkshaft
  PerandusTurnstile - Cadiro's Gambit
  Rearguard - Rearguard
  TheLethalDraw - The Lethal Draw
Rings/
  MirrorRing - Kalandra's Touch
Rings/Uniques/
  Andvarius - Andvarius
  BereksGrip - Berek's Grip
  BereksPass - Berek's Pass
  BereksRespite - Berek's Respite
  Blackflame - Blackflame
  Blackheart - Blackheart
  BlisteringBond - Blistering Bond
  BurstingDecay - Bursting Decay
  CallOfTheBrotherhood - Call of the Brotherhood
  Cracklecreep - Cracklecreep
  DeathRush - Death Rush
  DoedresDamning - Doedre's Damning
  DreamFragments - Dream Fragments
  EmberheartSeal - Safrin's Resolve
  EvergraspingRing - Evergrasping Ring
  GiftsFromAbove - Gifts from Above
  Glowswarm - Glowswarm
  HeartboundLoop - Heartbound Loop
  IcefangOrbit - Icefang Orbit
  MingsHeart - Ming's Heart
  OriginalSin - Original Sin
  PerandusSeal - Perandus Seal
  Polcirkeln - Polcirkeln
  PrizedPain - Prized Pain
  RimeveilSeal - Eshtera's Path
  SeedOfCataclysm - Seed of Cataclysm
  Snakepit - Snakepit
  StoneOfOndar - Levinstone
  StormforgedSeal - Zaida's Longevity
  TheBurrower - The Burrower
  TheTaming - The Taming
  ThiefsTorment - Thief's Torment
  TokenOfPassage01 - Grip of Kulemak
  Veilpiercer - Veilpiercer
  Venopuncture - Venopuncture
  VentorsGamble - Ventor's Gamble
  VigilantView - Vigilant View
  WhisperOfTheBrotherhood - Whisper of the Brotherhood
Weapons/OneHandWeapons/OneHandMaces/Uniques/
  BrutusLeadSprinkler - Brutus' Lead Sprinkler
  BrynhandsMark - Brynhand's Mark
  Frostbreath - Frostbreath
  Mjolner - Mjölner
  Murkmaw - Sadist's Mercy
  Nebuloch - Nebuloch
  Olrovasara - Olrovasara
  SculptedSuffering - Sculpted Suffering
  SeeingStars - Seeing Stars
  SerlesMasterwork - Serle's Grit
  TheStake - Wylund's Stake
  Trenchtimbre - Trenchtimbre
Weapons/OneHandWeapons/OneHandSpears/Uniques/
  ArmsLength - Tyranny's Grip
  AtziriStaffBlood - Atziri's Contempt
  Chainsting - Chainsting
  DaevatasWind - Daevata's Wind
  SaithasSpear - Saitha's Spear
  Skysliver - Skysliver
  SpireOfIre - Spire of Ire
  SplinterOfLorrata - Splinter of Lorrata
  Tangletongue - Tangletongue
  TheOrdained - The Ordained
Weapons/OneHandWeapons/Scepters/Uniques/
  DarkDefiler - The Dark Defiler
  FontOfPower - Font of Power
  GuidingPalmCold - Guiding Palm of the Eye
  GuidingPalmFire - Guiding Palm
  GuidingPalmFire - Guiding Palm of the Heart
  GuidingPalmLightning - Guiding Palm of the Mind
  OpenPalmOfTheDreamer - Palm of the Dreamer
  Packleader - Sylvan's Effigy
  SacredFlame - Sacred Flame
Weapons/OneHandWeapons/Wands/Uniques/
  Clawmark - Cursecarver
  CoilOfUndoing - Liminal Coil
  CourtlyDiscord - Adonia's Ego
  EnezunsCharge - Enezun's Charge
  Lifesprig - Lifesprig
  RunicDiviner - Runeseeker's Call
  SanguineDiviner - Sanguine Diviner
  TheWickedQuill - The Wicked Quill
Weapons/TwoHandWeapons/Bows/Uniques/
  DealersHand - Fairgraves' Curse
  DeathsHarp - Death's Harp
  Doomfletch - Doomfletch
  Fluttermoth - Periphery
  Ironbound - Ironbound
  LioneyesGlare - Lioneye's Glare
  QuillRain - Quill Rain
  Slivertongue - Slivertongue
  Splinterheart - Splinterheart
  VoltaxicRift - Voltaxic Rift
  Widowhail - Widowhail
Weapons/TwoHandWeapons/Crossbows/Uniques/
  DoubleVision - Double Vision
  MistWhisper - Mist Whisper
  RampartRaptor - Rampart Raptor
  TheGrandDesign - The Last Lament
  TheRedemption - Redemption
Weapons/TwoHandWeapons/Staves/Uniques/
  AtziriStaff - Atziri's Rule
  BurdenOfShadows - The Burden of Shadows
  DuskVigil - Dusk Vigil
  Earthbound - Earthbound
  KulemaksBirth - The Unborn Lich
  RoostOfTheRavenKing - The Raven's Flock
  SearingTouch - The Searing Touch
  SireOfShards - Sire of Shards
  TarynsShiver - Taryn's Shiver
  WhisperingIce - The Whispering Ice
Weapons/TwoHandWeapons/TwoHandMaces/Uniques/
  Brainrattler - Brain Rattler
  ChoberChaber - Chober Chaber
  HammerOfTheChurch - The Hammer of Faith
  Hoghunt - Hoghunt
  HrimnorsHymn - Hrimnor's Hymn
  MarohiErqi - Marohi Erqi
  Quecholli - Quecholli
  Shyaba - Shyaba
  SpiderVerisiumMaul - Twisted Empyrean
  TheEmptyRoar - The Empty Roar
  Tidebreaker - Tidebreaker
  Trephina - Trephina
Weapons/TwoHandWeapons/WarStaves/Uniques/
  CollapsingHorizon - Collapsing Horizon
  Matsya - Matsya
  NazirsJudgement - Nazir's Judgement
  PillarOfTheCagedGod - Pillar of the Caged God
  Stjorvar - Duality
  TheBloodThorn - The Blood Thorn
  TheSentry - The Sentry
`;
