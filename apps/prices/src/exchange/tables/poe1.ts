/**
 * Metadata paths of exchangeable goods: each folder below Metadata/Items has its own line, followed by the last part of
 * each path and the name. Source: the trade site's exchange list joined with the game's base items (2026-08-21).
 */
export const poe1ExchangeIds = `
AtlasExiles/
  AddModToRareCrusader Crusader's Exalted Orb
  AddModToRareHunter Hunter's Exalted Orb
  AddModToRareRedeemer Redeemer's Exalted Orb
  AddModToRareWarlord Warlord's Exalted Orb
  ApplyInfluence Awakener's Orb
Chayula/
  CurrencyFruit Lavish Wombgift
  EquipmentFruit Provisioning Wombgift
  MiscFruit Mysterious Wombgift
  UniqueItemFruit Ancient Wombgift
Currency/
  AncestralOmenOnChanceMakeUnique Omen of Fortune
  AncestralOmenOnChromaticAddWhiteSockets Omen of Trichromatism
  AncestralOmenOnCriticalLifeAvoidDamage Omen of Death-dancing
  AncestralOmenOnCriticalLifeGainAdrenaline Omen of Adrenaline
  AncestralOmenOnCriticalLifeGainShadeForm Omen of Death's Door
  AncestralOmenOnCriticalLifeRecoupLife Omen of Resurgence
  AncestralOmenOnCriticalLifeRecoverFlaskCharges Omen of Refreshment
  AncestralOmenOnDeathCreatePortal Omen of Return
  AncestralOmenOnDeathGemsGainExperience Omen of Bequeathal
  AncestralOmenOnDeathNearbyEnemiesMoreDamage Omen of Revenge
  AncestralOmenOnDeathPreventExpLoss Omen of Amelioration
  AncestralOmenOnFusingMakeFullLinks Omen of Connections
  AncestralOmenOnJewellersMakeFullSockets Omen of the Jeweller
  AncestralOmenOnLevelingUpGainExperienceBuff Omen of Brilliance
  AncestralOmenOnLevelingUpGainSoulEater Omen of the Soul Devourer
  AncestralOmenOnLevelingUpSpawnAccelerationShrine Omen of Acceleration
  AncestralTattooArohongui1 Tattoo of the Arohongui Moonwarden
  AncestralTattooArohongui2 Tattoo of the Arohongui Scout
  AncestralTattooArohongui3 Tattoo of the Arohongui Warrior
  AncestralTattooArohongui4 Tattoo of the Arohongui Warmonger
  AncestralTattooArohongui5 Tattoo of the Arohongui Shaman
  AncestralTattooArohongui6 Loyalty Tattoo of Ikiaho
  AncestralTattooArohongui7 Tattoo of the Arohongui Makanga
  AncestralTattooHinekora1 Tattoo of the Hinekora Warrior
  AncestralTattooHinekora2 Tattoo of the Hinekora Deathwarden
  AncestralTattooHinekora3 Tattoo of the Hinekora Shaman
  AncestralTattooHinekora4 Tattoo of the Hinekora Storyteller
  AncestralTattooHinekora5 Tattoo of the Hinekora Warmonger
  AncestralTattooHinekora6 Loyalty Tattoo of Tawhanuku
  AncestralTattooHinekora7 Tattoo of the Hinekora Makanga
  AncestralTattooKitava1 Tattoo of the Kitava Blood Drinker
  AncestralTattooKitava2 Tattoo of the Kitava Rebel
  AncestralTattooKitava3 Tattoo of the Kitava Warrior
  AncestralTattooKitava4 Tattoo of the Kitava Heart Eater
  AncestralTattooKitava5 Tattoo of the Kitava Shaman
  AncestralTattooKitava6 Loyalty Tattoo of Utula
  AncestralTattooKitava7 Tattoo of the Kitava Makanga
  AncestralTattooNgamahu1 Tattoo of the Ngamahu Firewalker
  AncestralTattooNgamahu2 Tattoo of the Ngamahu Shaman
  AncestralTattooNgamahu3 Tattoo of the Ngamahu Warrior
  AncestralTattooNgamahu4 Tattoo of the Ngamahu Warmonger
  AncestralTattooNgamahu5 Tattoo of the Ngamahu Woodcarver
  AncestralTattooNgamahu6 Loyalty Tattoo of Kaom
  AncestralTattooNgamahu7 Tattoo of the Ngamahu Makanga
  AncestralTattooRamako1 Tattoo of the Ramako Scout
  AncestralTattooRamako2 Tattoo of the Ramako Archer
  AncestralTattooRamako3 Tattoo of the Ramako Sniper
  AncestralTattooRamako4 Tattoo of the Ramako Fleetfoot
  AncestralTattooRamako5 Tattoo of the Ramako Shaman
  AncestralTattooRamako6 Loyalty Tattoo of Ahuana
  AncestralTattooRamako7 Tattoo of the Ramako Makanga
  AncestralTattooRongokurai1 Tattoo of the Rongokurai Warrior
  AncestralTattooRongokurai2 Tattoo of the Rongokurai Brute
  AncestralTattooRongokurai3 Tattoo of the Rongokurai Goliath
  AncestralTattooRongokurai4 Tattoo of the Rongokurai Turtle
  AncestralTattooRongokurai5 Tattoo of the Rongokurai Guard
  AncestralTattooRongokurai6 Loyalty Tattoo of Kahuturoa
  AncestralTattooRongokurai7 Tattoo of the Rongokurai Makanga
  AncestralTattooSpecialNotableDex1 Honoured Tattoo of the Hunter
  AncestralTattooSpecialNotableDex2 Honoured Tattoo of the Barbarian
  AncestralTattooSpecialNotableDex3 Honoured Tattoo of the Berserker
  AncestralTattooSpecialNotableInt1 Honoured Tattoo of the Wise
  AncestralTattooSpecialNotableInt2 Honoured Tattoo of the Storm
  AncestralTattooSpecialNotableInt3 Honoured Tattoo of the Flood
  AncestralTattooSpecialNotableStr1 Honoured Tattoo of the Warlord
  AncestralTattooSpecialNotableStr2 Honoured Tattoo of the Mountain
  AncestralTattooSpecialNotableStr3 Honoured Tattoo of the Pa
  AncestralTattooSpecialSmallNode1 Honoured Tattoo of the Dove
  AncestralTattooSpecialSmallNode2 Honoured Tattoo of the Sky
  AncestralTattooSpecialSmallNode3 Honoured Tattoo of the Tuatara
  AncestralTattooSpecialSmallNode4 Honoured Tattoo of the Pillager
  AncestralTattooSpecialSmallNode5 Honoured Tattoo of the Turtle
  AncestralTattooSpecialSmallNode6 Honoured Tattoo of the Oak
  AncestralTattooSpecialSmallNode7 Honoured Tattoo of the Hatungo
  AncestralTattooSpecialSmallNode8 Honoured Tattoo of the Flock
  AncestralTattooSpecialUnique1 Ancestral Tattoo of Bloodlines
  AncestralTattooSpecialUnique2 Honoured Tattoo of the Makanga
  AncestralTattooSpecialUnique3 Journey Tattoo of the Body
  AncestralTattooSpecialUnique4 Journey Tattoo of the Mind
  AncestralTattooSpecialUnique5 Journey Tattoo of the Soul
  AncestralTattooSpecialUnique6 Journey Tattoo of Makanui
  AncestralTattooSpecialUnique7Duelist Forbidden Tattoo of the Duelist
  AncestralTattooSpecialUnique7Marauder Forbidden Tattoo of the Marauder
  AncestralTattooSpecialUnique7Ranger Forbidden Tattoo of the Ranger
  AncestralTattooSpecialUnique7Scion Forbidden Tattoo of the Scion
  AncestralTattooSpecialUnique7Shadow Forbidden Tattoo of the Shadow
  AncestralTattooSpecialUnique7Templar Forbidden Tattoo of the Templar
  AncestralTattooSpecialUnique7Witch Forbidden Tattoo of the Witch
  AncestralTattooTasalio1 Tattoo of the Tasalio Bladedancer
  AncestralTattooTasalio2 Tattoo of the Tasalio Tideshifter
  AncestralTattooTasalio3 Tattoo of the Tasalio Shaman
  AncestralTattooTasalio4 Tattoo of the Tasalio Warrior
  AncestralTattooTasalio5 Tattoo of the Tasalio Scout
  AncestralTattooTasalio6 Loyalty Tattoo of Rakiata
  AncestralTattooTasalio7 Tattoo of the Tasalio Makanga
  AncestralTattooTawhoa1 Tattoo of the Tawhoa Naturalist
  AncestralTattooTawhoa2 Tattoo of the Tawhoa Scout
  AncestralTattooTawhoa3 Tattoo of the Tawhoa Warrior
  AncestralTattooTawhoa4 Tattoo of the Tawhoa Herbalist
  AncestralTattooTawhoa5 Tattoo of the Tawhoa Shaman
  AncestralTattooTawhoa6 Loyalty Tattoo of Maata
  AncestralTattooTawhoa7 Tattoo of the Tawhoa Makanga
  AncestralTattooTukohama1 Tattoo of the Tukohama Shaman
  AncestralTattooTukohama2 Tattoo of the Tukohama Warrior
  AncestralTattooTukohama3 Tattoo of the Tukohama Brawler
  AncestralTattooTukohama4 Tattoo of the Tukohama Warmonger
  AncestralTattooTukohama5 Tattoo of the Tukohama Warcaller
  AncestralTattooTukohama6 Loyalty Tattoo of Akoya
  AncestralTattooTukohama7 Tattoo of the Tukohama Makanga
  AncestralTattooValako1 Tattoo of the Valako Stormrider
  AncestralTattooValako2 Tattoo of the Valako Scout
  AncestralTattooValako3 Tattoo of the Valako Warrior
  AncestralTattooValako4 Tattoo of the Valako Shieldbearer
  AncestralTattooValako5 Tattoo of the Valako Shaman
  AncestralTattooValako6 Loyalty Tattoo of Kiloava
  AncestralTattooValako7 Tattoo of the Valako Makanga
  AstrolabeAbyss Lightless Astrolabe
  AstrolabeBlight Fungal Astrolabe
  AstrolabeBreach Grasping Astrolabe
  AstrolabeDelirium Deceptive Astrolabe
  AstrolabeExpedition Runic Astrolabe
  AstrolabeGeneric Templar Astrolabe
  AstrolabeHarvest Fruiting Astrolabe
  AstrolabeLegion Timeless Astrolabe
  AstrolabeRitual Nameless Astrolabe
  AstrolabeUltimatum Chaotic Astrolabe
  BenevolenceMemoryThread Memory of Reverence
  CurrencyAddModToMagic Orb of Augmentation
  CurrencyAddModToRare Exalted Orb
  CurrencyAddModToRareElder Elder's Exalted Orb
  CurrencyAddModToRareShaper Shaper's Exalted Orb
  CurrencyAddModToRareShard Exalted Shard
  CurrencyAddZanaInfluence Orb of Remembrance
  CurrencyAfflictionOrbAbyss Abyssal Delirium Orb
  CurrencyAfflictionOrbArmour Armoursmith's Delirium Orb
  CurrencyAfflictionOrbBlight Blighted Delirium Orb
  CurrencyAfflictionOrbBreach Obscured Delirium Orb
  CurrencyAfflictionOrbCurrency Fine Delirium Orb
  CurrencyAfflictionOrbDivinationCards Diviner's Delirium Orb
  CurrencyAfflictionOrbEssences Whispering Delirium Orb
  CurrencyAfflictionOrbFossils Fossilised Delirium Orb
  CurrencyAfflictionOrbFragments Fragmented Delirium Orb
  CurrencyAfflictionOrbGems Thaumaturge's Delirium Orb
  CurrencyAfflictionOrbGeneric Delirium Orb
  CurrencyAfflictionOrbHarbinger Fine Delirium Orb
  CurrencyAfflictionOrbHardMode Delirium Orb
  CurrencyAfflictionOrbIncubators Timeless Delirium Orb
  CurrencyAfflictionOrbLabyrinth Imperial Delirium Orb
  CurrencyAfflictionOrbMaps Cartographer's Delirium Orb
  CurrencyAfflictionOrbMetamorphosis Challenging Delirium Orb
  CurrencyAfflictionOrbPerandus Kalguuran Delirium Orb
  CurrencyAfflictionOrbProphecies Fine Delirium Orb
  CurrencyAfflictionOrbScarabs Skittering Delirium Orb
  CurrencyAfflictionOrbTalismans Primal Delirium Orb
  CurrencyAfflictionOrbTrinkets Jeweller's Delirium Orb
  CurrencyAfflictionOrbUniques Singular Delirium Orb
  CurrencyAfflictionOrbWeapons Blacksmith's Delirium Orb
  CurrencyAfflictionRerollClusterEnchant Refracting Fog
  CurrencyAfflictionShard Simulacrum Splinter
  CurrencyArmourQuality Armourer's Scrap
  CurrencyAtlasPassiveRefund Orb of Unmaking
  CurrencyBreachUpgradeUniqueChaos Blessing of Chayula
  CurrencyBreachUpgradeUniqueCold Blessing of Tul
  CurrencyBreachUpgradeUniqueFire Blessing of Xoph
  CurrencyBreachUpgradeUniqueGeneral Flesh of Xesht
  CurrencyBreachUpgradeUniqueLightning Blessing of Esh
  CurrencyBreachUpgradeUniquePhysical Blessing of Uul-Netol
  CurrencyConflictOrb Orb of Conflict
  CurrencyConvertToNormal Orb of Scouring
  CurrencyCorrupt Vaal Orb
  CurrencyDeepwater Dead Man's Sulphur
  CurrencyDelveCraftingAbyss Hollow Fossil
  CurrencyDelveCraftingAttackMods Serrated Fossil
  CurrencyDelveCraftingBleedPoison Corroded Fossil
  CurrencyDelveCraftingCasterMods Aetheric Fossil
  CurrencyDelveCraftingChaos Aberrant Fossil
  CurrencyDelveCraftingCold Frigid Fossil
  CurrencyDelveCraftingCorruptEssence Glyphic Fossil
  CurrencyDelveCraftingDefences Dense Fossil
  CurrencyDelveCraftingElemental Prismatic Fossil
  CurrencyDelveCraftingEnchant Deft Fossil
  CurrencyDelveCraftingFire Scorched Fossil
  CurrencyDelveCraftingGemLevel Faceted Fossil
  CurrencyDelveCraftingLife Pristine Fossil
  CurrencyDelveCraftingLightning Metallic Fossil
  CurrencyDelveCraftingLuckyModRolls Sanctified Fossil
  CurrencyDelveCraftingMana Lucent Fossil
  CurrencyDelveCraftingMinionsAuras Bound Fossil
  CurrencyDelveCraftingMirror Fractured Fossil
  CurrencyDelveCraftingPhysical Jagged Fossil
  CurrencyDelveCraftingQuality Opulent Fossil
  CurrencyDelveCraftingRandom Tangled Fossil
  CurrencyDelveCraftingSellPrice Gilded Fossil
  CurrencyDelveCraftingSockets Fundamental Fossil
  CurrencyDelveCraftingSpeed Shuddering Fossil
  CurrencyDelveCraftingVaal Bloodstained Fossil
  CurrencyDuplicate Mirror of Kalandra
  CurrencyDuplicateShard Mirror Shard
  CurrencyEldritchAddModToRare Eldritch Exalted Orb
  CurrencyEldritchEmber1 Lesser Eldritch Ember
  CurrencyEldritchEmber2 Greater Eldritch Ember
  CurrencyEldritchEmber3 Grand Eldritch Ember
  CurrencyEldritchEmber4 Exceptional Eldritch Ember
  CurrencyEldritchIchor1 Lesser Eldritch Ichor
  CurrencyEldritchIchor2 Greater Eldritch Ichor
  CurrencyEldritchIchor3 Grand Eldritch Ichor
  CurrencyEldritchIchor4 Exceptional Eldritch Ichor
  CurrencyEldritchRemoveMod Eldritch Orb of Annulment
  CurrencyEldritchRerollRare Eldritch Chaos Orb
  CurrencyEnkindlingOrb Enkindling Orb
  CurrencyEssenceAnger1 Muttering Essence of Anger
  CurrencyEssenceAnger2 Weeping Essence of Anger
  CurrencyEssenceAnger3 Wailing Essence of Anger
  CurrencyEssenceAnger4 Screaming Essence of Anger
  CurrencyEssenceAnger5 Shrieking Essence of Anger
  CurrencyEssenceAnger6 Deafening Essence of Anger
  CurrencyEssenceAnguish1 Wailing Essence of Anguish
  CurrencyEssenceAnguish2 Screaming Essence of Anguish
  CurrencyEssenceAnguish3 Shrieking Essence of Anguish
  CurrencyEssenceAnguish4 Deafening Essence of Anguish
  CurrencyEssenceContempt1 Whispering Essence of Contempt
  CurrencyEssenceContempt2 Muttering Essence of Contempt
  CurrencyEssenceContempt3 Weeping Essence of Contempt
  CurrencyEssenceContempt4 Wailing Essence of Contempt
  CurrencyEssenceContempt5 Screaming Essence of Contempt
  CurrencyEssenceContempt6 Shrieking Essence of Contempt
  CurrencyEssenceContempt7 Deafening Essence of Contempt
  CurrencyEssenceDelirium1 Essence of Delirium
  CurrencyEssenceDoubt1 Weeping Essence of Doubt
  CurrencyEssenceDoubt2 Wailing Essence of Doubt
  CurrencyEssenceDoubt3 Screaming Essence of Doubt
  CurrencyEssenceDoubt4 Shrieking Essence of Doubt
  CurrencyEssenceDoubt5 Deafening Essence of Doubt
  CurrencyEssenceDread1 Screaming Essence of Dread
  CurrencyEssenceDread2 Shrieking Essence of Dread
  CurrencyEssenceDread3 Deafening Essence of Dread
  CurrencyEssenceEnvy1 Screaming Essence of Envy
  CurrencyEssenceEnvy2 Shrieking Essence of Envy
  CurrencyEssenceEnvy3 Deafening Essence of Envy
  CurrencyEssenceFaridun1 Essence of Desolation
  CurrencyEssenceFear1 Muttering Essence of Fear
  CurrencyEssenceFear2 Weeping Essence of Fear
  CurrencyEssenceFear3 Wailing Essence of Fear
  CurrencyEssenceFear4 Screaming Essence of Fear
  CurrencyEssenceFear5 Shrieking Essence of Fear
  CurrencyEssenceFear6 Deafening Essence of Fear
  CurrencyEssenceGreed1 Whispering Essence of Greed
  CurrencyEssenceGreed2 Muttering Essence of Greed
  CurrencyEssenceGreed3 Weeping Essence of Greed
  CurrencyEssenceGreed4 Wailing Essence of Greed
  CurrencyEssenceGreed5 Screaming Essence of Greed
  CurrencyEssenceGreed6 Shrieking Essence of Greed
  CurrencyEssenceGreed7 Deafening Essence of Greed
  CurrencyEssenceHatred1 Whispering Essence of Hatred
  CurrencyEssenceHatred2 Muttering Essence of Hatred
  CurrencyEssenceHatred3 Weeping Essence of Hatred
  CurrencyEssenceHatred4 Wailing Essence of Hatred
  CurrencyEssenceHatred5 Screaming Essence of Hatred
  CurrencyEssenceHatred6 Shrieking Essence of Hatred
  CurrencyEssenceHatred7 Deafening Essence of Hatred
  CurrencyEssenceHorror1 Essence of Horror
  CurrencyEssenceHysteria1 Essence of Hysteria
  CurrencyEssenceInsanity1 Essence of Insanity
  CurrencyEssenceLoathing1 Wailing Essence of Loathing
  CurrencyEssenceLoathing2 Screaming Essence of Loathing
  CurrencyEssenceLoathing3 Shrieking Essence of Loathing
  CurrencyEssenceLoathing4 Deafening Essence of Loathing
  CurrencyEssenceMisery1 Screaming Essence of Misery
  CurrencyEssenceMisery2 Shrieking Essence of Misery
  CurrencyEssenceMisery3 Deafening Essence of Misery
  CurrencyEssenceRage1 Weeping Essence of Rage
  CurrencyEssenceRage2 Wailing Essence of Rage
  CurrencyEssenceRage3 Screaming Essence of Rage
  CurrencyEssenceRage4 Shrieking Essence of Rage
  CurrencyEssenceRage5 Deafening Essence of Rage
  CurrencyEssenceScorn1 Screaming Essence of Scorn
  CurrencyEssenceScorn2 Shrieking Essence of Scorn
  CurrencyEssenceScorn3 Deafening Essence of Scorn
  CurrencyEssenceSorrow1 Muttering Essence of Sorrow
  CurrencyEssenceSorrow2 Weeping Essence of Sorrow
  CurrencyEssenceSorrow3 Wailing Essence of Sorrow
  CurrencyEssenceSorrow4 Screaming Essence of Sorrow
  CurrencyEssenceSorrow5 Shrieking Essence of Sorrow
  CurrencyEssenceSorrow6 Deafening Essence of Sorrow
  CurrencyEssenceSpite1 Wailing Essence of Spite
  CurrencyEssenceSpite2 Screaming Essence of Spite
  CurrencyEssenceSpite3 Shrieking Essence of Spite
  CurrencyEssenceSpite4 Deafening Essence of Spite
  CurrencyEssenceSuffering1 Weeping Essence of Suffering
  CurrencyEssenceSuffering2 Wailing Essence of Suffering
  CurrencyEssenceSuffering3 Screaming Essence of Suffering
  CurrencyEssenceSuffering4 Shrieking Essence of Suffering
  CurrencyEssenceSuffering5 Deafening Essence of Suffering
  CurrencyEssenceTorment1 Muttering Essence of Torment
  CurrencyEssenceTorment2 Weeping Essence of Torment
  CurrencyEssenceTorment3 Wailing Essence of Torment
  CurrencyEssenceTorment4 Screaming Essence of Torment
  CurrencyEssenceTorment5 Shrieking Essence of Torment
  CurrencyEssenceTorment6 Deafening Essence of Torment
  CurrencyEssenceWoe1 Whispering Essence of Woe
  CurrencyEssenceWoe2 Muttering Essence of Woe
  CurrencyEssenceWoe3 Weeping Essence of Woe
  CurrencyEssenceWoe4 Wailing Essence of Woe
  CurrencyEssenceWoe5 Screaming Essence of Woe
  CurrencyEssenceWoe6 Shrieking Essence of Woe
  CurrencyEssenceWoe7 Deafening Essence of Woe
  CurrencyEssenceWrath1 Weeping Essence of Wrath
  CurrencyEssenceWrath2 Wailing Essence of Wrath
  CurrencyEssenceWrath3 Screaming Essence of Wrath
  CurrencyEssenceWrath4 Shrieking Essence of Wrath
  CurrencyEssenceWrath5 Deafening Essence of Wrath
  CurrencyEssenceZeal1 Wailing Essence of Zeal
  CurrencyEssenceZeal2 Screaming Essence of Zeal
  CurrencyEssenceZeal3 Shrieking Essence of Zeal
  CurrencyEssenceZeal4 Deafening Essence of Zeal
  CurrencyExtractOil Oil Extractor
  CurrencyFlaskQuality Glassblower's Bauble
  CurrencyFractureRare Fracturing Orb
  CurrencyFractureRareShard Fracturing Shard
  CurrencyGemQuality Gemcutter's Prism
  CurrencyHeistArmourEnchant Tailoring Orb
  CurrencyHeistWeaponEnchant Tempering Orb
  CurrencyHellscapeAddModToRare Tainted Exalted Orb
  CurrencyHellscapeArmourQuality Tainted Armourer's Scrap
  CurrencyHellscapeModValues Volatile Vaal Orb
  CurrencyHellscapeRerollRare Tainted Chaos Orb
  CurrencyHellscapeRerollSocketColours Tainted Chromatic Orb
  CurrencyHellscapeRerollSocketLinks Tainted Orb of Fusing
  CurrencyHellscapeRerollSocketNumbers Tainted Jeweller's Orb
  CurrencyHellscapeUpgradeModTier Tainted Divine Teardrop
  CurrencyHellscapeUpgradeToUnique Tainted Mythic Orb
  CurrencyHellscapeWeaponQuality Tainted Blacksmith's Whetstone
  CurrencyHinekorasLock Hinekora's Lock
  CurrencyIdentification Scroll of Wisdom
  CurrencyImprintOrb Eternal Orb
  CurrencyInstillingOrb Instilling Orb
  CurrencyJewelleryQualityAttack Abrasive Catalyst
  CurrencyJewelleryQualityAttribute Intrinsic Catalyst
  CurrencyJewelleryQualityCaster Imbued Catalyst
  CurrencyJewelleryQualityCritical Unstable Catalyst
  CurrencyJewelleryQualityDefense Tempering Catalyst
  CurrencyJewelleryQualityElemental Turbulent Catalyst
  CurrencyJewelleryQualityPhysicalChaos Noxious Catalyst
  CurrencyJewelleryQualityPrefix Sinistral Catalyst
  CurrencyJewelleryQualityResistance Prismatic Catalyst
  CurrencyJewelleryQualityResource Fertile Catalyst
  CurrencyJewelleryQualitySpeed Accelerating Catalyst
  CurrencyJewelleryQualitySuffix Dextral Catalyst
  CurrencyJewelleryQualityVaal Tainted Catalyst
  CurrencyLegionEternalEmpireShard Timeless Eternal Empire Splinter
  CurrencyLegionKaruiShard Timeless Karui Splinter
  CurrencyLegionMarakethShard Timeless Maraketh Splinter
  CurrencyLegionTemplarShard Timeless Templar Splinter
  CurrencyLegionVaalShard Timeless Vaal Splinter
  CurrencyMapQuality Cartographer's Chisel
  CurrencyMapQualityCurrency Maven's Chisel of Avarice
  CurrencyMapQualityDivinationCards Maven's Chisel of Divination
  CurrencyMapQualityPackSize Maven's Chisel of Proliferation
  CurrencyMapQualityRarity Maven's Chisel of Procurement
  CurrencyMapQualityScarabs Maven's Chisel of Scarabs
  CurrencyModValues Divine Orb
  CurrencyMoreZanaInfluencedItems Orb of Intention
  CurrencyMutatedAddModToMagic Foulborn Orb of Augmentation
  CurrencyMutatedAddModToRare Foulborn Exalted Orb
  CurrencyMutatedUpgradeMagicToRare Foulborn Regal Orb
  CurrencyPassiveRefund Orb of Regret
  CurrencyPortal Portal Scroll
  CurrencyRefreshBarter Exotic Coinage
  CurrencyRefreshDealer Scrap Metal
  CurrencyRefreshGambler Astragali
  CurrencyRefreshSaga Burial Medallion
  CurrencyRemoveMod Orb of Annulment
  CurrencyRemoveModShard Annulment Shard
  CurrencyRemoveZanaInfluence Orb of Unravelling
  CurrencyRerollDefences Sacred Orb
  CurrencyRerollImplicit Blessed Orb
  CurrencyRerollMagic Orb of Alteration
  CurrencyRerollMagicShard Alteration Shard
  CurrencyRerollMapType Orb of Horizons
  CurrencyRerollRare Chaos Orb
  CurrencyRerollRareShard Chaos Shard
  CurrencyRerollRareVeiled Veiled Exalted Orb
  CurrencyRerollRareVeiledChaos Veiled Chaos Orb
  CurrencyRerollSocketColours Chromatic Orb
  CurrencyRerollSocketLinks Orb of Fusing
  CurrencyRerollSocketNumbers Jeweller's Orb
  CurrencyRerollUnique Ancient Orb
  CurrencyRitualSplinter Ritual Splinter
  CurrencyRitualStone Ritual Vessel
  CurrencyStackedScarab Veiled Scarab
  CurrencyStrongboxQuality Engineer's Orb
  CurrencyStrongboxQualityInfused Infused Engineer's Orb
  CurrencyUpgradeInfluenceMod Orb of Dominance
  CurrencyUpgradeMagicToRare Regal Orb
  CurrencyUpgradeMagicToRareShard Regal Shard
  CurrencyUpgradeMapTier Harbinger's Orb
  CurrencyUpgradeRandomly Orb of Chance
  CurrencyUpgradeToMagic Orb of Transmutation
  CurrencyUpgradeToMagicShard Transmutation Shard
  CurrencyUpgradeToRare Orb of Alchemy
  CurrencyUpgradeToRareAndSetSockets Orb of Binding
  CurrencyUpgradeToRareShard Alchemy Shard
  CurrencyValdoPuzzleBox Valdo's Puzzle Box
  CurrencyWeaponQuality Blacksmith's Whetstone
  FearMemoryThread Memory of Trauma
  HarvestSeedBlue Primal Crystallised Lifeforce
  HarvestSeedBoss Sacred Crystallised Lifeforce
  HarvestSeedFaridun Crystallised Rancour
  HarvestSeedGreen Vivid Crystallised Lifeforce
  HarvestSeedRed Wild Crystallised Lifeforce
  IgnoranceMemoryThread Memory of Loneliness
  LegionCocoonBodyArmour Maraketh Enshrouding Crystal
  LegionCocoonBoots Imperial Enshrouding Crystal
  LegionCocoonGloves Karui Enshrouding Crystal
  LegionCocoonHelmet Vaal Enshrouding Crystal
  LegionCocoonShield Templar Enshrouding Crystal
  Mushrune1 Clear Oil
  Mushrune10 Opalescent Oil
  Mushrune11 Silver Oil
  Mushrune12 Golden Oil
  Mushrune2 Sepia Oil
  Mushrune3 Amber Oil
  Mushrune4 Verdant Oil
  Mushrune5 Teal Oil
  Mushrune6 Azure Oil
  Mushrune6b Indigo Oil
  Mushrune7 Violet Oil
  Mushrune8 Crimson Oil
  Mushrune9 Black Oil
  MushruneCorrupt Tainted Oil
  MushruneMirror Reflective Oil
  MushruneUber Prismatic Oil
  ReflectiveMist Reflecting Mist
  RunegraftAilmentRedirect Runegraft of Loyalty
  RunegraftAttributeGlobalDefences Runegraft of the Fortress
  RunegraftBootsGloves Runegraft of the Bound
  RunegraftBuffScaling Runegraft of the Warp
  RunegraftChainMana Runegraft of Refraction
  RunegraftConnection Runegraft of Connection
  RunegraftConsecratedGround Runegraft of Consecration
  RunegraftCooldownRefresh Runegraft of Time
  RunegraftCritRecoup Runegraft of Restitching
  RunegraftDamagePerSocket Runegraft of the Jeweller
  RunegraftElusive Runegraft of the Agile
  RunegraftFishing Runegraft of the Angler
  RunegraftFlatOffhandAttackTime Runegraft of the Sinistral
  RunegraftFortificationBanner Runegraft of Rallying
  RunegraftLifeFlaskRage Runegraft of Fury
  RunegraftLifeFromManaFlasks Runegraft of Quaffing
  RunegraftLowLifeRestore Runegraft of the River
  RunegraftMatchedAttackDamage Runegraft of the Combatant
  RunegraftNovaMarkedTarget Runegraft of the Novamark
  RunegraftPoisonConversion Runegraft of Rotblood
  RunegraftRandomCurse Runegraft of Blasphemy
  RunegraftResurgence Runegraft of Resurgence
  RunegraftSouls Runegraft of the Soulwick
  RunegraftSpellLifeCost Runegraft of the Witchmark
  RunegraftSpellbound Runegraft of the Spellbound
  RunegraftSuffering Runegraft of Suffering
  RunegraftSupportLevels Runegraft of Gemcraft
  RunegraftTinctures Runegraft of the Imbued
  RunegraftTreacherousAuras Runegraft of Treachery
  RunegraftUnexciting Runegraft of Stability
  RunegraftWarcrySpeed Runegraft of Bellows
Deepwater/
  DeepwaterAbyssCurrency Merrick's Ducat
  DeepwaterAttributeSwap The Genteel's Ducat
  DeepwaterBlankCurrency The Changeling's Ducat
  DeepwaterChartReroll Telesia's Ducat
  DeepwaterGhostbuster Tzamoto's Ducat
  DeepwaterItemSplit Kishara's Ducat
  DeepwaterMercenaryCurrency Cyaxan's Ducat
  DeepwaterPantheon Brinehook's Ducat
  DeepwaterSaboteur Rotmother's Ducat
  DeepwaterTatttoo Katakohi's Ducat
Delve/
  DelveSocketableCurrencyReroll1 Primitive Chaotic Resonator
  DelveSocketableCurrencyReroll2 Potent Chaotic Resonator
  DelveSocketableCurrencyReroll3 Powerful Chaotic Resonator
  DelveSocketableCurrencyReroll4 Prime Chaotic Resonator
  DelveStackableSocketableCurrencyReroll1 Primitive Chaotic Resonator
  DelveStackableSocketableCurrencyReroll2 Potent Chaotic Resonator
  DelveStackableSocketableCurrencyReroll3 Powerful Chaotic Resonator
  DelveStackableSocketableCurrencyReroll4 Prime Chaotic Resonator
DivinationCards/
  DivinationCardAChillingWind A Chilling Wind
  DivinationCardADabOfInk A Dab of Ink
  DivinationCardADustyMemory A Dusty Memory
  DivinationCardAFamiliarCall A Familiar Call
  DivinationCardAFateWorseThanDeath A Fate Worse Than Death
  DivinationCardAModestRequest A Modest Request
  DivinationCardAMothersPartingGift A Mother's Parting Gift
  DivinationCardANoteInTheWind A Note in the Wind
  DivinationCardASeaOfBlue A Sea of Blue
  DivinationCardAStonePerfected A Stone Perfected
  DivinationCardAbandonedWealth Abandoned Wealth
  DivinationCardAcclimatisation Acclimatisation
  DivinationCardAkilsProphecy Akil's Prophecy
  DivinationCardAliviasGrace Alivia's Grace
  DivinationCardAlluringBounty Alluring Bounty
  DivinationCardAloneInTheDarkness Alone in the Darkness
  DivinationCardAlteredPerception Altered Perception
  DivinationCardAmbitiousObsession Ambitious Obsession
  DivinationCardAnarchysPrice Anarchy's Price
  DivinationCardApocalypse Apocalypse
  DivinationCardArroganceOfTheVaal Arrogance of the Vaal
  DivinationCardAssassinsFavour Assassin's Favour
  DivinationCardAssassinsGift Assassin's Gift
  DivinationCardAstralProtection Astral Protection
  DivinationCardAtzirisArsenal Atziri's Arsenal
  DivinationCardAudacity Audacity
  DivinationCardAuspiciousAmbitions Auspicious Ambitions
  DivinationCardAvianPursuit Avian Pursuit
  DivinationCardAzureRage Azure Rage
  DivinationCardAzyransReward Azyran's Reward
  DivinationCardBaitedExpectations Baited Expectations
  DivinationCardBeautyThroughDeath Beauty Through Death
  DivinationCardBijoux Bijoux
  DivinationCardBirthOfTheThree Birth of the Three
  DivinationCardBlessingOfGod Blessing of God
  DivinationCardBlindVenture Blind Venture
  DivinationCardBoonOfJustice Boon of Justice
  DivinationCardBoonOfTheFirstOnes Boon of the First Ones
  DivinationCardBoundByFlame Bound by Flame
  DivinationCardBoundlessRealms Boundless Realms
  DivinationCardBowyersDream Bowyer's Dream
  DivinationCardBrokenPromises Broken Promises
  DivinationCardBrokenTruce Broken Truce
  DivinationCardBrotherhoodInExile Brotherhood in Exile
  DivinationCardBrothersGift Brother's Gift
  DivinationCardBrothersStash Brother's Stash
  DivinationCardBrushPaintAndPalette Brush, Paint and Palette
  DivinationCardBuriedTreasure Buried Treasure
  DivinationCardBurningBlood Burning Blood
  DivinationCardCallToTheFirstOnes Call to the First Ones
  DivinationCardCameriasCut Cameria's Cut
  DivinationCardCartographersDelight Cartographer's Delight
  DivinationCardChaoticDisposition Chaotic Disposition
  DivinationCardChasingRisk Chasing Risk
  DivinationCardCheckmate Checkmate
  DivinationCardChokingGuilt Choking Guilt
  DivinationCardCostlyCurio Costly Curio
  DivinationCardCouncilOfCats Council of Cats
  DivinationCardCovetedPossession Coveted Possession
  DivinationCardCursedWords Cursed Words
  DivinationCardDamnation Damnation
  DivinationCardDarkDreams Dark Dreams
  DivinationCardDarkTemptation Dark Temptation
  DivinationCardDarkerHalf Darker Half
  DivinationCardDeadlyJoy Deadly Joy
  DivinationCardDeath Death
  DivinationCardDeathlyDesigns Deathly Designs
  DivinationCardDeck Stacked Deck
  DivinationCardDementophobia Dementophobia
  DivinationCardDemigodsWager Demigod's Wager
  DivinationCardDesecratedVirtue Desecrated Virtue
  DivinationCardDesperateCrusade Desperate Crusade
  DivinationCardDestinedToCrumble Destined to Crumble
  DivinationCardDiallasSubjugation Dialla's Subjugation
  DivinationCardDisdain Disdain
  DivinationCardDivineBeauty Divine Beauty
  DivinationCardDivineJustice Divine Justice
  DivinationCardDivineShard Divine Shard
  DivinationCardDoedresMadness Doedre's Madness
  DivinationCardDoryanisEpiphany Doryani's Epiphany
  DivinationCardDrapedInDreams Draped in Dreams
  DivinationCardDuality Duality
  DivinationCardDyingAnguish Dying Anguish
  DivinationCardDyingLight Dying Light
  DivinationCardEarthDrinker Earth Drinker
  DivinationCardEchoesOfLove Echoes of Love
  DivinationCardEldritchPerfection Eldritch Perfection
  DivinationCardEmperorOfPurity Emperor of Purity
  DivinationCardEmperorsLuck Emperor's Luck
  DivinationCardEndlessNight Endless Night
  DivinationCardEnergySword Energy Sword
  DivinationCardEtchedInBlood Etched in Blood
  DivinationCardEternalBonds Eternal Bonds
  DivinationCardEverChanging Ever-Changing
  DivinationCardFatefulMeeting Fateful Meeting
  DivinationCardFathersLove Father's Love
  DivinationCardFireOfUnknownOrigin Fire Of Unknown Origin
  DivinationCardForbiddenPower Forbidden Power
  DivinationCardFriendship Friendship
  DivinationCardFromBoneToAshes From Bone to Ashes
  DivinationCardFurtherInvention Further Invention
  DivinationCardGemcuttersMercy Gemcutter's Mercy
  DivinationCardGemcuttersPromise Gemcutter's Promise
  DivinationCardGiftOfAsenath Gift of Asenath
  DivinationCardGiftOfTheGemlingQueen Gift of the Gemling Queen
  DivinationCardGlimmerOfHope Glimmer of Hope
  DivinationCardGraveKnowledge Grave Knowledge
  DivinationCardGuardiansChallenge Guardian's Challenge
  DivinationCardHarmonyOfSouls Harmony of Souls
  DivinationCardHauntingShadows Haunting Shadows
  DivinationCardHerMask Her Mask
  DivinationCardHeterochromia Heterochromia
  DivinationCardHistory History
  DivinationCardHome Home
  DivinationCardHope Hope
  DivinationCardHouseOfMirrors House of Mirrors
  DivinationCardHubris Hubris
  DivinationCardHumility Humility
  DivinationCardHuntersResolve Hunter's Resolve
  DivinationCardHuntersReward Hunter's Reward
  DivinationCardISeeBrothers I See Brothers
  DivinationCardImmortalResolve Immortal Resolve
  DivinationCardImperfectMemories Imperfect Memories
  DivinationCardImperialLegacy Imperial Legacy
  DivinationCardJackInTheBox Jack in the Box
  DivinationCardJudgingVoices Judging Voices
  DivinationCardJustifiedAmbition Justified Ambition
  DivinationCardKeepersCorruption Keeper's Corruption
  DivinationCardLachrymalNecrosis Lachrymal Necrosis
  DivinationCardLantadorsLostLove Lantador's Lost Love
  DivinationCardLastHope Last Hope
  DivinationCardLastStand Last Stand
  DivinationCardLeftToFate Left to Fate
  DivinationCardLetheanTemptation Lethean Temptation
  DivinationCardLightAndTruth Light and Truth
  DivinationCardLingeringRemnants Lingering Remnants
  DivinationCardLonelyWarrior Lonely Warrior
  DivinationCardLostWorlds Lost Worlds
  DivinationCardLoveThroughIce Love Through Ice
  DivinationCardLoyalty Loyalty
  DivinationCardLuckyBastion Lucky Bastion
  DivinationCardLuckyConnections Lucky Connections
  DivinationCardLuckyDeck Lucky Deck
  DivinationCardLuminousTrove Luminous Trove
  DivinationCardLysahsRespite Lysah's Respite
  DivinationCardMagnumOpus Magnum Opus
  DivinationCardManWithBear Man With Bear
  DivinationCardMatryoshka Matryoshka
  DivinationCardMawrBlaidd Mawr Blaidd
  DivinationCardMercilessArmament Merciless Armament
  DivinationCardMightIsRight Might is Right
  DivinationCardMiseryInDarkness Misery in Darkness
  DivinationCardMitts Mitts
  DivinationCardMonochrome Monochrome
  DivinationCardMoreIsNeverEnough More is Never Enough
  DivinationCardNoTraces No Traces
  DivinationCardNooksCrown Nook's Crown
  DivinationCardOneLastScore One Last Score
  DivinationCardOutfoxed Outfoxed
  DivinationCardParasiticPassengers Parasitic Passengers
  DivinationCardPeacefulMoments Peaceful Moments
  DivinationCardPearlsBeforeSwine Pearls Before Swine
  DivinationCardPerfection Perfection
  DivinationCardPoisonedFaith Poisoned Faith
  DivinationCardPrejudice Prejudice
  DivinationCardPrideBeforeTheFall Pride Before the Fall
  DivinationCardPrideOfTheFirstOnes Pride of the First Ones
  DivinationCardPrometheusArmoury Prometheus' Armoury
  DivinationCardProsperity Prosperity
  DivinationCardRainOfChaos Rain of Chaos
  DivinationCardRainTempter Rain Tempter
  DivinationCardRats Rats
  DivinationCardRebirth Rebirth
  DivinationCardRebirthAndRenewal Rebirth and Renewal
  DivinationCardRecklessAmbition Reckless Ambition
  DivinationCardRemembrance Remembrance
  DivinationCardRunicLuck Runic Luck
  DivinationCardSambodhisVow Sambodhi's Vow
  DivinationCardSambodhisWisdom Sambodhi's Wisdom
  DivinationCardScholarOfTheSeas Scholar of the Seas
  DivinationCardSevenYearsBadLuck Seven Years Bad Luck
  DivinationCardShardOfFate Shard of Fate
  DivinationCardSilenceAndFrost Silence and Frost
  DivinationCardSocietysRemorse Society's Remorse
  DivinationCardSomethingDark Something Dark
  DivinationCardSoulQuenched Soul Quenched
  DivinationCardSquanderedProsperity Squandered Prosperity
  DivinationCardStruckByLightning Struck by Lightning
  DivinationCardSuccorOfTheSinless Succor of the Sinless
  DivinationCardTemperance Temperance
  DivinationCardTerribleSecretOfSpace Terrible Secret of Space
  DivinationCardTheAcademic The Academic
  DivinationCardTheAdmirer The Admirer
  DivinationCardTheAdventuringSpirit The Adventuring Spirit
  DivinationCardTheAesthete The Aesthete
  DivinationCardTheApothecary The Apothecary
  DivinationCardTheArchmagesRightHand The Archmage's Right Hand
  DivinationCardTheArenaChampion The Arena Champion
  DivinationCardTheArmyOfBlood The Army of Blood
  DivinationCardTheArtist The Artist
  DivinationCardTheAspirant The Aspirant
  DivinationCardTheAstromancer The Astromancer
  DivinationCardTheAvenger The Avenger
  DivinationCardTheAwakened The Awakened
  DivinationCardTheBargain The Bargain
  DivinationCardTheBattleBorn The Battle Born
  DivinationCardTheBearWoman The Bear Woman
  DivinationCardTheBeast The Beast
  DivinationCardTheBetrayal The Betrayal
  DivinationCardTheBitterBlossom The Bitter Blossom
  DivinationCardTheBlazingFire The Blazing Fire
  DivinationCardTheBlessingOfMoosh The Blessing of Moosh
  DivinationCardTheBody The Body
  DivinationCardTheBones The Bones
  DivinationCardTheBrawnyBattleMage The Brawny Battle Mage
  DivinationCardTheBreach The Breach
  DivinationCardTheBrittleEmperor The Brittle Emperor
  DivinationCardTheCache The Cache
  DivinationCardTheCacophony The Cacophony
  DivinationCardTheCalling The Calling
  DivinationCardTheCardSharp The Card Sharp
  DivinationCardTheCarrionCrow The Carrion Crow
  DivinationCardTheCartographer The Cartographer
  DivinationCardTheCataclysm The Cataclysm
  DivinationCardTheCatalyst The Catalyst
  DivinationCardTheCatch The Catch
  DivinationCardTheCelestialJusticar The Celestial Justicar
  DivinationCardTheCelestialStone The Celestial Stone
  DivinationCardTheChainsThatBind The Chains that Bind
  DivinationCardTheCheater The Cheater
  DivinationCardTheChosen The Chosen
  DivinationCardTheComingStorm The Coming Storm
  DivinationCardTheConduit The Conduit
  DivinationCardTheCraving The Craving
  DivinationCardTheCursedKing The Cursed King
  DivinationCardTheDamned The Damned
  DivinationCardTheDapperProdigy The Dapper Prodigy
  DivinationCardTheDarkMage The Dark Mage
  DivinationCardTheDarkestDream The Darkest Dream
  DivinationCardTheDeal The Deal
  DivinationCardTheDeceiver The Deceiver
  DivinationCardTheDeepOnes The Deep Ones
  DivinationCardTheDemon The Demon
  DivinationCardTheDemoness The Demoness
  DivinationCardTheDestination The Destination
  DivinationCardTheDoctor The Doctor
  DivinationCardTheDoppelganger The Doppelganger
  DivinationCardTheDragon The Dragon
  DivinationCardTheDragonsHeart The Dragon's Heart
  DivinationCardTheDreamer The Dreamer
  DivinationCardTheDreamland The Dreamland
  DivinationCardTheDrunkenAristocrat The Drunken Aristocrat
  DivinationCardTheDungeonMaster The Dungeon Master
  DivinationCardTheEasyStroll The Easy Stroll
  DivinationCardTheEldritchDecay The Eldritch Decay
  DivinationCardTheEmptiness The Emptiness
  DivinationCardTheEncroachingDarkness The Encroaching Darkness
  DivinationCardTheEndlessDarkness The Endless Darkness
  DivinationCardTheEndurance The Endurance
  DivinationCardTheEnforcer The Enforcer
  DivinationCardTheEnlightened The Enlightened
  DivinationCardTheEnthusiasts The Enthusiasts
  DivinationCardTheEscape The Escape
  DivinationCardTheEternalWar The Eternal War
  DivinationCardTheEthereal The Ethereal
  DivinationCardTheEverlasting The Everlasting
  DivinationCardTheExplorer The Explorer
  DivinationCardTheEyeOfTerror The Eye of Terror
  DivinationCardTheEyeOfTheDragon The Eye of the Dragon
  DivinationCardTheFathomlessDepths The Fathomless Depths
  DivinationCardTheFeast The Feast
  DivinationCardTheFiend The Fiend
  DivinationCardTheFinishingTouch The Finishing Touch
  DivinationCardTheFishmonger The Fishmonger
  DivinationCardTheFletcher The Fletcher
  DivinationCardTheFlorasGift The Flora's Gift
  DivinationCardTheFool The Fool
  DivinationCardTheForbiddenFruit The Forbidden Fruit
  DivinationCardTheForgottenTreasure The Forgotten Treasure
  DivinationCardTheFormlessSea The Formless Sea
  DivinationCardTheForsaken The Forsaken
  DivinationCardTheFortunate The Fortunate
  DivinationCardTheForwardGaze The Forward Gaze
  DivinationCardTheFox The Fox
  DivinationCardTheFoxInTheBrambles The Fox in the Brambles
  DivinationCardTheGambler The Gambler
  DivinationCardTheGarishPower The Garish Power
  DivinationCardTheGemcutter The Gemcutter
  DivinationCardTheGentleman The Gentleman
  DivinationCardTheGladiator The Gladiator
  DivinationCardTheGoldenEra The Golden Era
  DivinationCardTheGreatestIntentions The Greatest Intentions
  DivinationCardTheGulf The Gulf
  DivinationCardTheHaleHeart The Hale Heart
  DivinationCardTheHarvester The Harvester
  DivinationCardTheHermit The Hermit
  DivinationCardTheHeroicShot The Heroic Shot
  DivinationCardTheHiveOfKnowledge The Hive of Knowledge
  DivinationCardTheHoarder The Hoarder
  DivinationCardTheHook The Hook
  DivinationCardTheHunger The Hunger
  DivinationCardTheImmortal The Immortal
  DivinationCardTheIncantation The Incantation
  DivinationCardTheInnocent The Innocent
  DivinationCardTheInoculated The Inoculated
  DivinationCardTheInsaneCat The Insane Cat
  DivinationCardTheInsatiable The Insatiable
  DivinationCardTheInventor The Inventor
  DivinationCardTheIronBard The Rusted Bard
  DivinationCardTheJester The Jester
  DivinationCardTheJewellersBoon The Jeweller's Boon
  DivinationCardTheJournalist The Journalist
  DivinationCardTheJourney The Journey
  DivinationCardTheKingsBlade The King's Blade
  DivinationCardTheKingsHeart The King's Heart
  DivinationCardTheLake The Lake
  DivinationCardTheLanding The Landing
  DivinationCardTheLastLaugh The Last Laugh
  DivinationCardTheLastOneStanding The Last One Standing
  DivinationCardTheLastSupper The Last Supper
  DivinationCardTheLeviathan The Leviathan
  DivinationCardTheLich The Lich
  DivinationCardTheLifeThief The Life Thief
  DivinationCardTheLion The Lion
  DivinationCardTheLongCon The Long Con
  DivinationCardTheLongWatch The Long Watch
  DivinationCardTheLordInBlack The Lord in Black
  DivinationCardTheLordOfCelebration The Lord of Celebration
  DivinationCardTheLover The Lover
  DivinationCardTheLunarisPriestess The Lunaris Priestess
  DivinationCardTheMadKing The Mad King
  DivinationCardTheMagmaCrab The Magma Crab
  DivinationCardTheMaster The Master
  DivinationCardTheMasterArtisan The Master Artisan
  DivinationCardTheMayor The Mayor
  DivinationCardTheMercenary The Mercenary
  DivinationCardTheMessenger The Messenger
  DivinationCardTheMetalsmithsGift The Metalsmith's Gift
  DivinationCardTheMindsEyes The Mind's Eyes
  DivinationCardTheMiracle The Miracle
  DivinationCardTheMountain The Mountain
  DivinationCardTheNurse The Nurse
  DivinationCardTheOath The Oath
  DivinationCardTheObscured The Obscured
  DivinationCardTheOffering The Offering
  DivinationCardTheOffspring The Offspring
  DivinationCardTheOldMan The Old Man
  DivinationCardTheOneThatGotAway The One That Got Away
  DivinationCardTheOneWithAll The One With All
  DivinationCardTheOpulecent The Opulent
  DivinationCardThePackLeader The Pack Leader
  DivinationCardThePact The Pact
  DivinationCardThePatient The Patient
  DivinationCardThePenitent The Penitent
  DivinationCardThePoet The Poet
  DivinationCardThePolymath The Polymath
  DivinationCardThePorcupine The Porcupine
  DivinationCardThePriceOfDevotion The Price of Devotion
  DivinationCardThePriceOfLoyalty The Price of Loyalty
  DivinationCardThePriceOfPrescience The Price of Prescience
  DivinationCardThePriceOfProtection The Price of Protection
  DivinationCardThePrimordial The Primordial
  DivinationCardThePrinceOfDarkness The Prince of Darkness
  DivinationCardTheProfessor The Professor
  DivinationCardTheProgenyOfLunaris The Progeny of Lunaris
  DivinationCardThePuzzle The Puzzle
  DivinationCardTheQueen The Queen
  DivinationCardTheRabbitsFoot The Rabbit's Foot
  DivinationCardTheRabidRhoa The Rabid Rhoa
  DivinationCardTheRealm The Realm
  DivinationCardTheReturnOfTheRat The Return of the Rat
  DivinationCardTheRisk The Risk
  DivinationCardTheRiteOfElements The Rite of Elements
  DivinationCardTheRoadToPower The Road to Power
  DivinationCardTheRuthlessCeinture The Ruthless Ceinture
  DivinationCardTheSacrifice The Sacrifice
  DivinationCardTheSaintsTreasure The Saint's Treasure
  DivinationCardTheSamuraisEye The Samurai's Eye
  DivinationCardTheScarredMeadow The Scarred Meadow
  DivinationCardTheScavenger The Scavenger
  DivinationCardTheScholar The Scholar
  DivinationCardTheScout The Scout
  DivinationCardTheSeeker The Seeker
  DivinationCardTheSephirot The Sephirot
  DivinationCardTheShepherdsSandals The Shepherd's Sandals
  DivinationCardTheShieldbearer The Shieldbearer
  DivinationCardTheShortcut The Shortcut
  DivinationCardTheSideQuest The Side Quest
  DivinationCardTheSigil The Sigil
  DivinationCardTheSillyBoy The Silly Boy
  DivinationCardTheSiren The Siren
  DivinationCardTheSkeleton The Skeleton
  DivinationCardTheSlumberingBeast The Slumbering Beast
  DivinationCardTheSoul The Soul
  DivinationCardTheSparkAndTheFlame The Spark and the Flame
  DivinationCardTheSpoiledPrince The Spoiled Prince
  DivinationCardTheStandoff The Standoff
  DivinationCardTheStormcaller The Stormcaller
  DivinationCardTheStrategist The Strategist
  DivinationCardTheSummoner The Summoner
  DivinationCardTheSun The Sun
  DivinationCardTheSurgeon The Surgeon
  DivinationCardTheSurveyor The Surveyor
  DivinationCardTheSurvivalist The Survivalist
  DivinationCardTheSustenance The Sustenance
  DivinationCardTheSwordKingsSalute The Sword King's Salute
  DivinationCardTheThaumaturgist The Thaumaturgist
  DivinationCardTheThrone The Throne
  DivinationCardTheTinkerersTable The Tinkerer's Table
  DivinationCardTheTirelessExtractor The Tireless Extractor
  DivinationCardTheTower The Tower
  DivinationCardTheTraitor The Traitor
  DivinationCardTheTransformation The Transformation
  DivinationCardTheTrial The Trial
  DivinationCardTheTumbleweed The Tumbleweed
  DivinationCardTheTwilightMoon The Twilight Moon
  DivinationCardTheTwins The Twins
  DivinationCardTheTyrant The Tyrant
  DivinationCardTheUndaunted The Undaunted
  DivinationCardTheUndisputed The Undisputed
  DivinationCardTheUnexpectedPrize The Unexpected Prize
  DivinationCardTheUnion The Union
  DivinationCardTheValkyrie The Valkyrie
  DivinationCardTheValleyOfSteelBoxes The Valley of Steel Boxes
  DivinationCardTheVast The Vast
  DivinationCardTheVisionary The Visionary
  DivinationCardTheVoid The Void
  DivinationCardTheWarden The Warden
  DivinationCardTheWarlord The Warlord
  DivinationCardTheWatcher The Watcher
  DivinationCardTheWeb The Web
  DivinationCardTheWeddingGift The Wedding Gift
  DivinationCardTheWhiteKnight The White Knight
  DivinationCardTheWhiteout The Whiteout
  DivinationCardTheWiltedRose The Wilted Rose
  DivinationCardTheWind The Wind
  DivinationCardTheWitch The Witch
  DivinationCardTheWolf The Wolf
  DivinationCardTheWolfsLegacy The Wolf's Legacy
  DivinationCardTheWolfsShadow The Wolf's Shadow
  DivinationCardTheWolvenKingsBite The Wolven King's Bite
  DivinationCardTheWolverine The Wolverine
  DivinationCardTheWorldEater The World Eater
  DivinationCardTheWrath The Wrath
  DivinationCardTheWretched The Wretched
  DivinationCardThirstForKnowledge Thirst for Knowledge
  DivinationCardThreeFacesInTheDark Three Faces in the Dark
  DivinationCardThreeVoices Three Voices
  DivinationCardThunderousSkies Thunderous Skies
  DivinationCardTimeLostRelic Time-Lost Relic
  DivinationCardToxicTidings Toxic Tidings
  DivinationCardTranquillity Tranquillity
  DivinationCardTreasureHunter Treasure Hunter
  DivinationCardTriskaidekaphobia Triskaidekaphobia
  DivinationCardTurnTheOtherCheek Turn the Other Cheek
  DivinationCardUnchained Unchained
  DivinationCardUndergroundForest Underground Forest
  DivinationCardUnrequitedLove Unrequited Love
  DivinationCardVanity Vanity
  DivinationCardVilePower Vile Power
  DivinationCardViniasToken Vinia's Token
  DivinationCardVoidOfTheElements Void of the Elements
  DivinationCardVolatilePower Volatile Power
  DivinationCardWealthAndPower Wealth and Power
  DivinationCardWhenCurrentsBlaze When Currents Blaze
  DivinationCardWhoAsked Who Asked
  DivinationCardWintersEmbrace Winter's Embrace
Heist/
  HeistCoin Rogue's Marker
Labyrinth/
  OfferingToTheGoddess Offering to the Goddess
MapFragments/
  340VaultKey Timeworn Reliquary Key
  AbyssPinnacleKeyGhastly Zorath's Eye of the Endless
  AbyssPinnacleKeyHypnotic Zorath's Eye of the Inevitable
  AbyssPinnacleKeyMurderous Zorath's Eye of Malevolence
  AbyssPinnacleKeySearching Zorath's Eye of Authority
  BetrayalAllflamePack Allflame Ember of Kulemak
  ClassicVaultKey Ancient Reliquary Key
  CleansedAllflamePack Allflame Ember of the Ethereal
  CurrencyAfflictionFragment Simulacrum
  CurrencyBrequelBossKey Hivebrain Gland
  CurrencyElderFragment1 Fragment of Enslavement
  CurrencyElderFragment2 Fragment of Eradication
  CurrencyElderFragment3 Fragment of Constriction
  CurrencyElderFragment4 Fragment of Purification
  CurrencyFaridunBossKey The Black Barya
  CurrencyFragmentPantheonFlask Divine Vessel
  CurrencyHarvestBossKey Sacred Blossom
  CurrencyLegionFragmentEternal Timeless Eternal Emblem
  CurrencyLegionFragmentKarui Timeless Karui Emblem
  CurrencyLegionFragmentMaraketh Timeless Maraketh Emblem
  CurrencyLegionFragmentTemplar Timeless Templar Emblem
  CurrencyLegionFragmentVaal Timeless Vaal Emblem
  CurrencyMastermindsLair Syndicate Medallion
  CurrencyMavenKey The Maven's Writ
  CurrencyMavenKeyFragment Crescent Splinter
  CurrencyOfferingToTheGoddess Offering to the Goddess
  CurrencyOfferingToTheGoddessDedication Dedication to the Goddess
  CurrencyOfferingToTheGoddessGift Gift to the Goddess
  CurrencyOfferingToTheGoddessTribute Tribute to the Goddess
  CurrencyShaperFragment1 Fragment of the Phoenix
  CurrencyShaperFragment2 Fragment of the Minotaur
  CurrencyShaperFragment3 Fragment of the Chimera
  CurrencyShaperFragment4 Fragment of the Hydra
  CurrencySirusFragment1 Al-Hezmin's Crest
  CurrencySirusFragment2 Baran's Crest
  CurrencySirusFragment3 Drox's Crest
  CurrencySirusFragment4 Veritania's Crest
  CurrencyUberBossKeyAnger Traumatic Fragment
  CurrencyUberBossKeyBenevolence Reverent Fragment
  CurrencyUberBossKeyCortex Synthesising Fragment
  CurrencyUberBossKeyEater Devouring Fragment
  CurrencyUberBossKeyExarch Blazing Fragment
  CurrencyUberBossKeyIgnorance Lonely Fragment
  CurrencyUberBossKeyMaven Reality Fragment
  CurrencyUberBossKeyShaper Cosmic Fragment
  CurrencyUberBossKeySirus Awakening Fragment
  CurrencyUberBossKeyUberElder Decaying Fragment
  CurrencyUberElderFragment1 Fragment of Terror
  CurrencyUberElderFragment2 Fragment of Emptiness
  CurrencyUberElderFragment3 Fragment of Shape
  CurrencyUberElderFragment4 Fragment of Knowledge
  CurrencyVaalFragment1_1 Sacrifice at Midnight
  CurrencyVaalFragment1_2 Sacrifice at Dawn
  CurrencyVaalFragment1_3 Sacrifice at Noon
  CurrencyVaalFragment1_4 Sacrifice at Dusk
  CurrencyVaalFragment2_1 Mortal Rage
  CurrencyVaalFragment2_2 Mortal Hope
  CurrencyVaalFragment2_3 Mortal Ignorance
  CurrencyVaalFragment2_4 Mortal Grief
  FragmentPantheonFlask Divine Vessel
  GoldAllflamePack Allflame Ember of the Gilded
  MeatSackAllflamePack Allflame Ember of Flesh
  PropagationAllflamePack Allflame Ember of Propagation
  ResplendenceAllflamePack Allflame Ember of Resplendence
  RitualBossFragment An Audience With The King
  ShaperFragment1 Fragment of the Phoenix
  ShaperFragment2 Fragment of the Minotaur
  ShaperFragment3 Fragment of the Chimera
  ShaperFragment4 Fragment of the Hydra
  TencentVoidbornVaultKey Voidborn Reliquary Key
  ToadAllflamePack Allflame Ember of Toads
  UberBenevolenceVaultKey Reverent Reliquary Key
  UberEaterOfWorldsVaultKey Visceral Reliquary Key
  UberIgnoranceVaultKey Traumatic Reliquary Key
  UberMavenVaultKey Shiny Reliquary Key
  UberNeglectVaultKey Lonely Reliquary Key
  UberSearingExarchVaultKey Archive Reliquary Key
  UberShaperVaultKey Cosmic Reliquary Key
  UberSirusVaultKey Oubliette Reliquary Key
  UberUberElderVaultKey Decaying Reliquary Key
  UberVenariusVaultKey Forgotten Reliquary Key
  VaalFragment1_1 Sacrifice at Midnight
  VaalFragment1_2 Sacrifice at Dawn
  VaalFragment1_3 Sacrifice at Noon
  VaalFragment1_4 Sacrifice at Dusk
  VaalFragment2_1 Mortal Rage
  VaalFragment2_2 Mortal Hope
  VaalFragment2_3 Mortal Ignorance
  VaalFragment2_4 Mortal Grief
  VaalVaultKey Vaal Reliquary Key
  VoidbornVaultKey Voidborn Reliquary Key
  WildwoodAllflamePack Allflame Ember of the Wildwood
MapFragments/AtlasMemory/
  CurrencyBenevolenceKey Echo of Reverence
  CurrencyFearKey Echo of Trauma
  CurrencyIgnoranceKey Echo of Loneliness
MapFragments/Primordial/
  CurrencyCleansingFireBossKey Incandescent Invitation
  CurrencyCleansingFireKey Polaric Invitation
  CurrencyTangleBossKey Screaming Invitation
  CurrencyTangleKey Writhing Invitation
Maps/
  Map2Tier14_4 Vaal Temple Map
  MapAtlasVaalTemple Vaal Temple Map
  MapKeyNightmareBoss Nightmare Map
  MapKeyReliquary Valdo Map
  MapKeyShaperGuardian Shaper Guardian Map
  MapKeyVaalTemple Vaal Temple Map
  MapTier14_1 Vaal Temple Map
  MapWorldsVaalTemple Vaal Temple Map
Scarabs/
  ScarabAbyssNew1 Abyss Scarab
  ScarabAbyssNew2 Abyss Scarab of Multitudes
  ScarabAbyssNew3 Abyss Scarab of Descending
  ScarabAbyssNew4 Abyss Scarab of Crystals
  ScarabAbyssNew5 Abyss Scarab of the Consort
  ScarabAnarchy1 Anarchy Scarab
  ScarabAnarchy2 Anarchy Scarab of Gigantification
  ScarabAnarchy3 Anarchy Scarab of Partnership
  ScarabAnarchy4 Anarchy Scarab of the Exceptional
  ScarabBeastsNew1 Bestiary Scarab
  ScarabBeastsNew2 Bestiary Scarab of the Herd
  ScarabBeastsNew3 Bestiary Scarab of Duplicating
  ScarabBeastsNew4 Bestiary Scarab of the Shadowed Crow
  ScarabBetrayal1 Betrayal Scarab
  ScarabBetrayal2 Betrayal Scarab of the Allflame
  ScarabBetrayal3 Betrayal Scarab of Reinforcements
  ScarabBetrayal4 Betrayal Scarab of Unbreaking
  ScarabBeyond1 Beyond Scarab
  ScarabBeyond2 Beyond Scarab of Corruption
  ScarabBeyond3 Beyond Scarab of Haemophilia
  ScarabBeyond4 Beyond Scarab of Resurgence
  ScarabBeyond5 Beyond Scarab of the Invasion
  ScarabBlightNew1 Blight Scarab
  ScarabBlightNew2 Blight Scarab of Bounty
  ScarabBlightNew3 Blight Scarab of the Blightheart
  ScarabBlightNew4 Blight Scarab of Blooming
  ScarabBlightNew5 Blight Scarab of Invigoration
  ScarabBreachNew1 Breach Scarab of the Hive
  ScarabBreachNew2 Breach Scarab of the Dreamer
  ScarabBreachNew3 Breach Scarab of Instability
  ScarabBreachNew4 Breach Scarab of the Marshal
  ScarabBreachNew5 Breach Scarab of the Incensed Swarm
  ScarabBreachNew6 Breach Scarab of Resonant Cascade
  ScarabDelirium1 Delirium Scarab
  ScarabDelirium2 Delirium Scarab of Mania
  ScarabDelirium3 Delirium Scarab of Paranoia
  ScarabDelirium4 Delirium Scarab of Neuroses
  ScarabDelirium5 Delirium Scarab of Delusions
  ScarabDivinationCardsNew1 Divination Scarab of The Cloister
  ScarabDivinationCardsNew2 Divination Scarab of Plenty
  ScarabDivinationCardsNew3 Divination Scarab of Pilfering
  ScarabDomination1 Domination Scarab
  ScarabDomination2 Domination Scarab of Apparitions
  ScarabDomination3 Domination Scarab of Evolution
  ScarabDomination4 Domination Scarab of Terrors
  ScarabEssence1 Essence Scarab
  ScarabEssence2 Essence Scarab of Ascent
  ScarabEssence3 Essence Scarab of Stability
  ScarabEssence4 Essence Scarab of Calcification
  ScarabEssence5 Essence Scarab of Adaptation
  ScarabExpedition1 Expedition Scarab
  ScarabExpedition2 Expedition Scarab of Runefinding
  ScarabExpedition3 Expedition Scarab of Verisium Powder
  ScarabExpedition4 Expedition Scarab of Infusion
  ScarabExpedition5 Expedition Scarab of Archaeology
  ScarabHarvest1 Harvest Scarab
  ScarabHarvest2 Harvest Scarab of Doubling
  ScarabHarvest3 Harvest Scarab of Cornucopia
  ScarabIncursion1 Incursion Scarab
  ScarabIncursion2 Incursion Scarab of Invasion
  ScarabIncursion3 Incursion Scarab of Champions
  ScarabIncursion4 Incursion Scarab of Timelines
  ScarabInfluenceNew1 Influencing Scarab of the Shaper
  ScarabInfluenceNew2 Influencing Scarab of the Elder
  ScarabInfluenceNew3 Influencing Scarab of Hordes
  ScarabInfluenceNew4 Influencing Scarab of Interference
  ScarabLegionNew1 Legion Scarab
  ScarabLegionNew2 Legion Scarab of Officers
  ScarabLegionNew3 Legion Scarab of Treasures
  ScarabLegionNew4 Legion Scarab of The Sekhema
  ScarabLegionNew5 Legion Scarab of Eternal Conflict
  ScarabMapsNew1 Cartography Scarab of Escalation
  ScarabMapsNew2 Cartography Scarab of Risk
  ScarabMapsNew3 Cartography Scarab of Singularity
  ScarabMapsNew4 Cartography Scarab of Corruption
  ScarabMapsNew5 Cartography Scarab of the Multitude
  ScarabMercenaries1 Trarthan Scarab
  ScarabMercenaries2 Trarthan Scarab of Infamy
  ScarabMercenaries3 Trarthan Scarab of Renown
  ScarabMercenaries4 Trarthan Scarab of Surprising Alliances
  ScarabMisc1 Scarab of Monstrous Lineage
  ScarabMisc10 Scarab of the Dextral
  ScarabMisc11 Scarab of Radiant Storms
  ScarabMisc2 Scarab of Adversaries
  ScarabMisc3 Scarab of Divinity
  ScarabMisc4 Scarab of Hunted Traitors
  ScarabMisc5 Scarab of Stability
  ScarabMisc8 Scarab of Wisps
  ScarabMisc9 Scarab of the Sinistral
  ScarabRitual1 Ritual Scarab of Selectiveness
  ScarabRitual2 Ritual Scarab of Wisps
  ScarabRitual3 Ritual Scarab of Abundance
  ScarabRitual4 Ritual Scarab of Corpses
  ScarabSettlers1 Kalguuran Scarab
  ScarabSettlers2 Kalguuran Scarab of Guarded Riches
  ScarabSettlers3 Kalguuran Scarab of Refinement
  ScarabSettlers4 Kalguuran Scarab of Enriching
  ScarabStrongboxNew1 Ambush Scarab
  ScarabStrongboxNew2 Ambush Scarab of Hidden Compartments
  ScarabStrongboxNew3 Ambush Scarab of Potency
  ScarabStrongboxNew4 Ambush Scarab of Containment
  ScarabStrongboxNew5 Ambush Scarab of Discernment
  ScarabSulphiteNew1 Sulphite Scarab
  ScarabSulphiteNew2 Sulphite Scarab of Greed
  ScarabSulphiteNew3 Sulphite Scarab of Fumes
  ScarabTormentNew1 Torment Scarab
  ScarabTormentNew2 Torment Scarab of Peculiarity
  ScarabTormentNew3 Torment Scarab of Release
  ScarabTormentNew4 Torment Scarab of Possession
  ScarabUber1 Horned Scarab of Bloodlines
  ScarabUber2 Horned Scarab of Nemeses
  ScarabUber3 Horned Scarab of Preservation
  ScarabUber4 Horned Scarab of Awakening
  ScarabUber5 Horned Scarab of Tradition
  ScarabUber6 Horned Scarab of Glittering
  ScarabUber7 Horned Scarab of Pandemonium
  ScarabUltimatum1 Ultimatum Scarab
  ScarabUltimatum2 Ultimatum Scarab of Bribing
  ScarabUltimatum3 Ultimatum Scarab of Dueling
  ScarabUltimatum4 Ultimatum Scarab of Catalysing
  ScarabUltimatum5 Ultimatum Scarab of Inscription
  ScarabUniquesNew1 Titanic Scarab
  ScarabUniquesNew2 Titanic Scarab of Treasures
  ScarabUniquesNew3 Titanic Scarab of Legend
`;
