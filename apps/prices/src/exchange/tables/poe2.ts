/**
 * Metadata paths of exchangeable goods: each folder below Metadata/Items has its own line, followed by the last part of
 * each path and the name. Source: the trade site's exchange list joined with the game's base items (2026-08-21).
 */
export const poe2ExchangeIds = `
Brequel/
  FruitAmulet Ornate Wombgift
  FruitBelt Banded Wombgift
  FruitBreachstone Revelatory Wombgift
  FruitCurrency Lavish Wombgift
  FruitRing Signet Wombgift
Currency/
  AbyssalBenchTicketArmour Preserved Rib
  AbyssalBenchTicketArmourHigh Ancient Rib
  AbyssalBenchTicketArmourLow Gnawed Rib
  AbyssalBenchTicketBreach Altered Collarbone
  AbyssalBenchTicketJewel Preserved Cranium
  AbyssalBenchTicketJewellery Preserved Collarbone
  AbyssalBenchTicketJewelleryHigh Ancient Collarbone
  AbyssalBenchTicketJewelleryLow Gnawed Collarbone
  AbyssalBenchTicketWaystone Preserved Vertebrae
  AbyssalBenchTicketWeapon Preserved Jawbone
  AbyssalBenchTicketWeaponHigh Ancient Jawbone
  AbyssalBenchTicketWeaponLow Gnawed Jawbone
  CurrencyAddEquipmentSocket Artificer's Orb
  CurrencyAddEquipmentSocketShard Artificer's Shard
  CurrencyAddModToMagic Orb of Augmentation
  CurrencyAddModToMagic2 Greater Orb of Augmentation
  CurrencyAddModToMagic3 Perfect Orb of Augmentation
  CurrencyAddModToRare Exalted Orb
  CurrencyAddModToRare2 Greater Exalted Orb
  CurrencyAddModToRare3 Perfect Exalted Orb
  CurrencyAddSkillGemSocket3 Lesser Jeweller's Orb
  CurrencyAddSkillGemSocket4 Greater Jeweller's Orb
  CurrencyAddSkillGemSocket5 Perfect Jeweller's Orb
  CurrencyAfflictionShard Simulacrum Splinter
  CurrencyArcaneFluxChaos Void Flux
  CurrencyArcaneFluxCold Chilling Flux
  CurrencyArcaneFluxFire Blazing Flux
  CurrencyArcaneFluxLightning Crackling Flux
  CurrencyArmourQuality Armourer's Scrap
  CurrencyBreachShard Breach Splinter
  CurrencyCorrupt Vaal Orb
  CurrencyCorruptedEssenceAbyss Essence of the Abyss
  CurrencyCorruptedEssenceBreach Essence of the Breach
  CurrencyCorruptedEssenceDelirium Essence of Delirium
  CurrencyCorruptedEssenceHorror Essence of Horror
  CurrencyCorruptedEssenceHysteria Essence of Hysteria
  CurrencyCorruptedEssenceInsanity Essence of Insanity
  CurrencyDuplicate Mirror of Kalandra
  CurrencyEssenceAlly Essence of Command
  CurrencyEssenceAttack Essence of Battle
  CurrencyEssenceAttribute Essence of the Infinite
  CurrencyEssenceCaster Essence of Sorcery
  CurrencyEssenceChaos Essence of Ruin
  CurrencyEssenceCold Essence of Ice
  CurrencyEssenceColdResist Essence of Thawing
  CurrencyEssenceCritical Essence of Seeking
  CurrencyEssenceDefences Essence of Enhancement
  CurrencyEssenceFire Essence of Flames
  CurrencyEssenceFireResist Essence of Insulation
  CurrencyEssenceLife Essence of the Body
  CurrencyEssenceLightning Essence of Electricity
  CurrencyEssenceLightningResist Essence of Grounding
  CurrencyEssenceMana Essence of the Mind
  CurrencyEssencePhysical Essence of Abrasion
  CurrencyEssenceRarity Essence of Opulence
  CurrencyEssenceSpeed Essence of Haste
  CurrencyEssenceSpeedCaster Essence of Alacrity
  CurrencyExpeditionShard Runic Splinter
  CurrencyFlaskQuality Glassblower's Bauble
  CurrencyFractureRare Fracturing Orb
  CurrencyGemQuality Gemcutter's Prism
  CurrencyGreaterEssenceAlly Greater Essence of Command
  CurrencyGreaterEssenceAttack Greater Essence of Battle
  CurrencyGreaterEssenceAttribute Greater Essence of the Infinite
  CurrencyGreaterEssenceCaster Greater Essence of Sorcery
  CurrencyGreaterEssenceChaos Greater Essence of Ruin
  CurrencyGreaterEssenceCold Greater Essence of Ice
  CurrencyGreaterEssenceColdResist Greater Essence of Thawing
  CurrencyGreaterEssenceCritical Greater Essence of Seeking
  CurrencyGreaterEssenceDefences Greater Essence of Enhancement
  CurrencyGreaterEssenceFire Greater Essence of Flames
  CurrencyGreaterEssenceFireResist Greater Essence of Insulation
  CurrencyGreaterEssenceLife Greater Essence of the Body
  CurrencyGreaterEssenceLightning Greater Essence of Electricity
  CurrencyGreaterEssenceLightningResist Greater Essence of Grounding
  CurrencyGreaterEssenceMana Greater Essence of the Mind
  CurrencyGreaterEssencePhysical Greater Essence of Abrasion
  CurrencyGreaterEssenceRarity Greater Essence of Opulence
  CurrencyGreaterEssenceSpeed Greater Essence of Haste
  CurrencyGreaterEssenceSpeedCaster Greater Essence of Alacrity
  CurrencyHinekorasLock Hinekora's Lock
  CurrencyIdentification Scroll of Wisdom
  CurrencyIncursionCasterWeaponQuality Vaal Arcanist's Infuser
  CurrencyIncursionCorruptTablet Ancient Infuser
  CurrencyIncursionDoubleCorrupt Architect's Orb
  CurrencyIncursionDoubleCorruptGem Crystallised Corruption
  CurrencyIncursionExtractAllSocketablesBench Orb of Extraction
  CurrencyIncursionExtractAllSocketablesCurrency Orb of Extraction
  CurrencyIncursionJewelleryQuality Vaal Catalysing Infuser
  CurrencyIncursionMartialWeaponQuality Vaal Blacksmith's Infuser
  CurrencyIncursionModifySoulCore Core Destabiliser
  CurrencyIncursionMutateCorruptionEnchantArmour Kopec's Orb of Sacrifice
  CurrencyIncursionMutateCorruptionEnchantJewel Yugul's Orb of Sacrifice
  CurrencyIncursionMutateCorruptionEnchantJewellery Kamasa's Orb of Sacrifice
  CurrencyIncursionMutateCorruptionEnchantWeapon Yaomac's Orb of Sacrifice
  CurrencyIncursionMutateUnique Vaal Cultivation Orb
  CurrencyIncursionVaalIncubator Vaal Siphoner
  CurrencyIncursionWeaponOrArmourQualityHigh Vaal Armourer's Infuser
  CurrencyJewelQualityAttack Refined Reaver Catalyst
  CurrencyJewelQualityAttribute Refined Adaptive Catalyst
  CurrencyJewelQualityCaster Refined Sibilant Catalyst
  CurrencyJewelQualityChaos Refined Chayula's Catalyst
  CurrencyJewelQualityCold Refined Tul's Catalyst
  CurrencyJewelQualityDefences Refined Carapace Catalyst
  CurrencyJewelQualityFire Refined Xoph's Catalyst
  CurrencyJewelQualityLife Refined Flesh Catalyst
  CurrencyJewelQualityLightning Refined Esh's Catalyst
  CurrencyJewelQualityMana Refined Neural Catalyst
  CurrencyJewelQualityMinion Refined Necrotic Catalyst
  CurrencyJewelQualityPhysical Refined Uul-Netol's Catalyst
  CurrencyJewelQualitySpeed Refined Skittering Catalyst
  CurrencyJewelleryQualityAttack Reaver Catalyst
  CurrencyJewelleryQualityAttribute Adaptive Catalyst
  CurrencyJewelleryQualityCaster Sibilant Catalyst
  CurrencyJewelleryQualityChaos Chayula's Catalyst
  CurrencyJewelleryQualityCold Tul's Catalyst
  CurrencyJewelleryQualityDefences Carapace Catalyst
  CurrencyJewelleryQualityFire Xoph's Catalyst
  CurrencyJewelleryQualityLife Flesh Catalyst
  CurrencyJewelleryQualityLightning Esh's Catalyst
  CurrencyJewelleryQualityMana Neural Catalyst
  CurrencyJewelleryQualityMinion Necrotic Catalyst
  CurrencyJewelleryQualityPhysical Uul-Netol's Catalyst
  CurrencyJewelleryQualitySpeed Skittering Catalyst
  CurrencyLesserEssenceAlly Lesser Essence of Command
  CurrencyLesserEssenceAttack Lesser Essence of Battle
  CurrencyLesserEssenceAttribute Lesser Essence of the Infinite
  CurrencyLesserEssenceCaster Lesser Essence of Sorcery
  CurrencyLesserEssenceChaos Lesser Essence of Ruin
  CurrencyLesserEssenceCold Lesser Essence of Ice
  CurrencyLesserEssenceColdResist Lesser Essence of Thawing
  CurrencyLesserEssenceCritical Lesser Essence of Seeking
  CurrencyLesserEssenceDefences Lesser Essence of Enhancement
  CurrencyLesserEssenceFire Lesser Essence of Flames
  CurrencyLesserEssenceFireResist Lesser Essence of Insulation
  CurrencyLesserEssenceLife Lesser Essence of the Body
  CurrencyLesserEssenceLightning Lesser Essence of Electricity
  CurrencyLesserEssenceLightningResist Lesser Essence of Grounding
  CurrencyLesserEssenceMana Lesser Essence of the Mind
  CurrencyLesserEssencePhysical Lesser Essence of Abrasion
  CurrencyLesserEssenceRarity Lesser Essence of Opulence
  CurrencyLesserEssenceSpeed Lesser Essence of Haste
  CurrencyLesserEssenceSpeedCaster Lesser Essence of Alacrity
  CurrencyMagicQuality Arcanist's Etcher
  CurrencyModValues Divine Orb
  CurrencyPerfectEssenceAlly Perfect Essence of Command
  CurrencyPerfectEssenceAttack Perfect Essence of Battle
  CurrencyPerfectEssenceAttribute Perfect Essence of the Infinite
  CurrencyPerfectEssenceCaster Perfect Essence of Sorcery
  CurrencyPerfectEssenceChaos Perfect Essence of Ruin
  CurrencyPerfectEssenceCold Perfect Essence of Ice
  CurrencyPerfectEssenceColdResist Perfect Essence of Thawing
  CurrencyPerfectEssenceCritical Perfect Essence of Seeking
  CurrencyPerfectEssenceDefences Perfect Essence of Enhancement
  CurrencyPerfectEssenceFire Perfect Essence of Flames
  CurrencyPerfectEssenceFireResist Perfect Essence of Insulation
  CurrencyPerfectEssenceLife Perfect Essence of the Body
  CurrencyPerfectEssenceLightning Perfect Essence of Electricity
  CurrencyPerfectEssenceLightningResist Perfect Essence of Grounding
  CurrencyPerfectEssenceMana Perfect Essence of the Mind
  CurrencyPerfectEssencePhysical Perfect Essence of Abrasion
  CurrencyPerfectEssenceRarity Perfect Essence of Opulence
  CurrencyPerfectEssenceSpeed Perfect Essence of Haste
  CurrencyPerfectEssenceSpeedCaster Perfect Essence of Alacrity
  CurrencyRemoveMod Orb of Annulment
  CurrencyRerollRare Chaos Orb
  CurrencyRerollRare2 Greater Chaos Orb
  CurrencyRerollRare3 Perfect Chaos Orb
  CurrencyRerollRemnant Liquid Verisium
  CurrencyRitualShard Petition Splinter
  CurrencySetKalguuranSkillGemLevel10 Thaumaturgic Flux (Level 10)
  CurrencySetKalguuranSkillGemLevel11 Thaumaturgic Flux (Level 11)
  CurrencySetKalguuranSkillGemLevel12 Thaumaturgic Flux (Level 12)
  CurrencySetKalguuranSkillGemLevel13 Thaumaturgic Flux (Level 13)
  CurrencySetKalguuranSkillGemLevel14 Thaumaturgic Flux (Level 14)
  CurrencySetKalguuranSkillGemLevel15 Thaumaturgic Flux (Level 15)
  CurrencySetKalguuranSkillGemLevel16 Thaumaturgic Flux (Level 16)
  CurrencySetKalguuranSkillGemLevel17 Thaumaturgic Flux (Level 17)
  CurrencySetKalguuranSkillGemLevel18 Thaumaturgic Flux (Level 18)
  CurrencySetKalguuranSkillGemLevel19 Thaumaturgic Flux (Level 19)
  CurrencySetKalguuranSkillGemLevel20 Thaumaturgic Flux (Level 20)
  CurrencySetKalguuranSkillGemLevel8 Thaumaturgic Flux (Level 8)
  CurrencySetKalguuranSkillGemLevel9 Thaumaturgic Flux (Level 9)
  CurrencyUpgradeInherentTo20 Perfect Flux
  CurrencyUpgradeMagicToRare Regal Orb
  CurrencyUpgradeMagicToRare2 Greater Regal Orb
  CurrencyUpgradeMagicToRare3 Perfect Regal Orb
  CurrencyUpgradeMagicToRareShard Regal Shard
  CurrencyUpgradeRandomly Orb of Chance
  CurrencyUpgradeRandomlyShard Chance Shard
  CurrencyUpgradeToMagic Orb of Transmutation
  CurrencyUpgradeToMagic2 Greater Orb of Transmutation
  CurrencyUpgradeToMagic3 Perfect Orb of Transmutation
  CurrencyUpgradeToMagicShard Transmutation Shard
  CurrencyUpgradeToRare Orb of Alchemy
  CurrencyVerisiumAlloy1 Runic Alloy
  CurrencyVerisiumAlloy10 Celestial Alloy
  CurrencyVerisiumAlloy11 Transcendent Alloy
  CurrencyVerisiumAlloy12 The Runebinder's Alloy
  CurrencyVerisiumAlloy13 The Runefather's Alloy
  CurrencyVerisiumAlloy2 Adaptive Alloy
  CurrencyVerisiumAlloy3 Protective Alloy
  CurrencyVerisiumAlloy4 Expansive Alloy
  CurrencyVerisiumAlloy5 Swift Alloy
  CurrencyVerisiumAlloy6 Cyclonic Alloy
  CurrencyVerisiumAlloy7 Prismatic Alloy
  CurrencyVerisiumAlloy8 Mystic Alloy
  CurrencyVerisiumAlloy9 Sovereign Alloy
  CurrencyVerisiumMetal1 Verisium
  CurrencyVerisiumMetal2 Exceptional Verisium
  CurrencyVerisiumMetalUnique1 Medved's Crest of the Circle
  CurrencyVerisiumMetalUnique2 Vorana's Crest of the Scythe
  CurrencyVerisiumMetalUnique3 Uhtred's Crest of the Chalice
  CurrencyVerisiumMetalUnique4 Olroth's Crest of the Sun
  CurrencyVerisiumOreUniqueEventidePetals Veridical Starlit Ore
  CurrencyVerisiumOreUniqueEyesOfTheRunefather Venerable Starlit Ore
  CurrencyVerisiumOreUniqueStolvarheim Warding Starlit Ore
  CurrencyVerisiumOreUniqueTheUnleashed Revered Starlit Ore
  CurrencyWeaponQuality Blacksmith's Whetstone
  DistilledEmotion1 Diluted Liquid Ire
  DistilledEmotion10 Concentrated Liquid Isolation
  DistilledEmotion2 Diluted Liquid Guilt
  DistilledEmotion3 Diluted Liquid Greed
  DistilledEmotion4 Liquid Paranoia
  DistilledEmotion5 Liquid Envy
  DistilledEmotion6 Liquid Disgust
  DistilledEmotion7 Liquid Despair
  DistilledEmotion8 Concentrated Liquid Fear
  DistilledEmotion9 Concentrated Liquid Suffering
  DistilledEmotionTimeLost1 Ancient Diluted Liquid Ire
  DistilledEmotionTimeLost10 Ancient Concentrated Liquid Isolation
  DistilledEmotionTimeLost2 Ancient Diluted Liquid Guilt
  DistilledEmotionTimeLost3 Ancient Diluted Liquid Greed
  DistilledEmotionTimeLost4 Ancient Liquid Paranoia
  DistilledEmotionTimeLost5 Ancient Liquid Envy
  DistilledEmotionTimeLost6 Ancient Liquid Disgust
  DistilledEmotionTimeLost7 Ancient Liquid Despair
  DistilledEmotionTimeLost8 Ancient Concentrated Liquid Fear
  DistilledEmotionTimeLost9 Ancient Concentrated Liquid Suffering
  EndgameDistilledEmotion1 Potent Liquid Melancholy
  EndgameDistilledEmotion2 Potent Liquid Ferocity
  EndgameDistilledEmotion3 Potent Liquid Contempt
  EndgameDistilledEmotionTimeLost1 Ancient Potent Liquid Melancholy
  EndgameDistilledEmotionTimeLost2 Ancient Potent Liquid Ferocity
  EndgameDistilledEmotionTimeLost3 Ancient Potent Liquid Contempt
  OmenGambleNoGoldCost Omen of Gambling
  OmenOnAbyssAddPrefixes Omen of Sinistral Necromancy
  OmenOnAbyssAddSuffixes Omen of Dextral Necromancy
  OmenOnAbyssGuarenteeLichTypeMod1 Omen of the Sovereign
  OmenOnAbyssGuarenteeLichTypeMod2 Omen of the Liege
  OmenOnAbyssGuarenteeLichTypeMod3 Omen of the Blackblooded
  OmenOnAbyssRerollOptions Omen of Abyssal Echoes
  OmenOnAbyssVeilAllAndCorrupt Omen of Putrefaction
  OmenOnAnnulRemoveAbyssMod Omen of Light
  OmenOnAnnulRemovePrefixes Omen of Sinistral Annulment
  OmenOnAnnulRemoveSuffixes Omen of Dextral Annulment
  OmenOnChanceAncientOrb Omen of the Ancients
  OmenOnChanceNotDestroy Omen of Chance
  OmenOnChaosLowestLevelMod Omen of Whittling
  OmenOnChaosMapItemRarity Omen of Chaotic Rarity
  OmenOnChaosMapMonsterEffectiveness Omen of Chaotic Effectiveness
  OmenOnChaosMapMonsterRarity Omen of Chaotic Monsters
  OmenOnChaosMapPackSize Omen of Chaotic Quantity
  OmenOnChaosPrefix Omen of Sinistral Erasure
  OmenOnChaosSuffix Omen of Dextral Erasure
  OmenOnDeathPreventExpLoss Omen of Amelioration
  OmenOnDivineRerollImplicits Omen of the Blessed
  OmenOnDivineSanctify Omen of Sanctification
  OmenOnExaltAddExistingModType Omen of Homogenising Exaltation
  OmenOnExaltAddPrefixes Omen of Sinistral Exaltation
  OmenOnExaltAddSuffixes Omen of Dextral Exaltation
  OmenOnExaltAddTwoMods Omen of Greater Exaltation
  OmenOnExaltConsumeQuality Omen of Catalysing Exaltation
  OmenOnLowLifeFullyHeal Omen of Resurgence
  OmenOnLowLifeRecoverCharges Omen of Refreshment
  OmenOnPerfectEssencePrefix Omen of Sinistral Crystallisation
  OmenOnPerfectEssenceSuffix Omen of Dextral Crystallisation
  OmenOnRegalAddExistingModType Omen of Homogenising Coronation
  OmenOnVaalRemoveDoNothingOutcome Omen of Corruption
  OmenRogueExileSummonsPartyMember Omen of Reinforcements
  OmenSellVendorRandomise Omen of Bartering
  OmenShrineAdditionalEffect Omen of Answered Prayers
  OmenStrongboxOpenableAgain Omen of Secret Compartments
  OmenTormentedMonsterReleased Omen of the Hunt
  StrongboxKey Cryptic Key
Currency/Abyss/
  AbyssPinnacleKey Kulemak's Invitation
Currency/Atlas/
  VaalAtlasKey Idol of Estazunti
Currency/Breach/
  BreachPinnacleKey Breachlord Sac
Currency/Ritual/
  RitualPinnacleKey Head of the King
Expedition/
  Expedition2Logbook Expedition Logbook
  Expedition2LogbookMedved Medved's Saga
  Expedition2LogbookOlroth Olroth's Saga
  Expedition2LogbookSpecial Aldur's Saga
  Expedition2LogbookUhtred Uhtred's Saga
  Expedition2LogbookVorana Vorana's Saga
  ExpeditionLogbook Expedition Logbook
Gem/
  SupportGemAmanamusTithe Amanamu's Tithe
  SupportGemAmmoConservationFour Arjun's Medal
  SupportGemArakaalisLust Arakaali's Lust
  SupportGemArbitersIgnition Arbiter's Ignition
  SupportGemArbitersReach Arbiter's Reach
  SupportGemAtzirisAllure Atziri's Allure
  SupportGemAtzirisCommunion Atziri's Communion
  SupportGemAtzirisImpatience Atziri's Impatience
  SupportGemBreachlordsAmalgam Breachlord's Amalgam
  SupportGemBreachlordsRift Breachlord's Rift
  SupportGemCathasBrilliance Catha's Brilliance
  SupportGemCombatReload Ratha's Assault
  SupportGemDaressosPassion Daresso's Passion
  SupportGemDiallasDesire Dialla's Desire
  SupportGemDoedresUndoing Doedre's Undoing
  SupportGemEshsProwess Esh's Prowess
  SupportGemEshsRadiance Esh's Radiance
  SupportGemFlukeTwo Ixchel's Torment
  SupportGemGarukhansResolve Garukhan's Resolve
  SupportGemGreatwood Cirel's Cultivation
  SupportGemGuatelitzi Guatelitzi's Ablation
  SupportGemHardyTotemsThree Tawhoa's Tending
  SupportGemHayoxisFulmination Hayoxi's Fulmination
  SupportGemHerDeclaration Her Declaration
  SupportGemKalisasCrescendo Kalisa's Crescendo
  SupportGemKaomsMadness Kaom's Madness
  SupportGemKhatalsRejuvenation Khatal's Rejuvenation
  SupportGemKulemaksDominion Kulemak's Dominion
  SupportGemKurgalsLeash Kurgal's Leash
  SupportGemMedvedsFelling Medved's Felling
  SupportGemMorganasTempest Morgana's Tempest
  SupportGemMorrigansInsight Mórrigan's Insight
  SupportGemPietysMercy Dominus' Grasp
  SupportGemPrototypeSeventeen Prototype Seventeen
  SupportGemRakiatasFlow Rakiata's Flow
  SupportGemRigwaldsFerocity Rigwald's Ferocity
  SupportGemRomirasRequital Romira's Requital
  SupportGemSeraphsHeart Seraph's Heart
  SupportGemStyrnsFerocity Styrn's Ferocity
  SupportGemStyrnsMountain Styrn's Mountain
  SupportGemTacatisIre Tacati's Ire
  SupportGemTangmazusThurible Tangmazu's Thurible
  SupportGemTasaliosRhythm Tasalio's Rhythm
  SupportGemTecrodsRevenge Tecrod's Revenge
  SupportGemTrickstersShard Trickster's Shard
  SupportGemTulsAvalanche Tul's Avalanche
  SupportGemTulsStillness Tul's Stillness
  SupportGemUhtredsAugury Uhtred's Augury
  SupportGemUhtredsConstellation Uhtred's Constellation
  SupportGemUhtredsExodus Uhtred's Exodus
  SupportGemUhtredsOmen Uhtred's Omen
  SupportGemUhtredsRite Uhtred's Rite
  SupportGemUulNetolsEmbrace Uul-Netol's Embrace
  SupportGemVarashtasBlessing Varashta's Blessing
  SupportGemVoranasSiege Vorana's Siege
  SupportGemVruunsAftermath Vruun's Aftermath
  SupportGemVruunsInevitability Vruun's Inevitability
  SupportGemWildshardsThree Sione's Temper
  SupportGemXibaquasRending Xibaqua's Rending
  SupportGemXophsPyre Xoph's Pyre
  SupportGemZarokhsRefrain Zarokh's Refrain
  SupportGemZerphisLegacy Zerphi's Infamy
Gems/
  ReservationGemUncut10 Uncut Spirit Gem (Level 10)
  ReservationGemUncut11 Uncut Spirit Gem (Level 11)
  ReservationGemUncut12 Uncut Spirit Gem (Level 12)
  ReservationGemUncut13 Uncut Spirit Gem (Level 13)
  ReservationGemUncut14 Uncut Spirit Gem (Level 14)
  ReservationGemUncut15 Uncut Spirit Gem (Level 15)
  ReservationGemUncut16 Uncut Spirit Gem (Level 16)
  ReservationGemUncut17 Uncut Spirit Gem (Level 17)
  ReservationGemUncut18 Uncut Spirit Gem (Level 18)
  ReservationGemUncut19 Uncut Spirit Gem (Level 19)
  ReservationGemUncut20 Uncut Spirit Gem (Level 20)
  ReservationGemUncut4 Uncut Spirit Gem (Level 4)
  ReservationGemUncut5 Uncut Spirit Gem (Level 5)
  ReservationGemUncut6 Uncut Spirit Gem (Level 6)
  ReservationGemUncut7 Uncut Spirit Gem (Level 7)
  ReservationGemUncut8 Uncut Spirit Gem (Level 8)
  ReservationGemUncut9 Uncut Spirit Gem (Level 9)
  SkillGemUncut1 Uncut Skill Gem (Level 1)
  SkillGemUncut10 Uncut Skill Gem (Level 10)
  SkillGemUncut11 Uncut Skill Gem (Level 11)
  SkillGemUncut12 Uncut Skill Gem (Level 12)
  SkillGemUncut13 Uncut Skill Gem (Level 13)
  SkillGemUncut14 Uncut Skill Gem (Level 14)
  SkillGemUncut15 Uncut Skill Gem (Level 15)
  SkillGemUncut16 Uncut Skill Gem (Level 16)
  SkillGemUncut17 Uncut Skill Gem (Level 17)
  SkillGemUncut18 Uncut Skill Gem (Level 18)
  SkillGemUncut19 Uncut Skill Gem (Level 19)
  SkillGemUncut2 Uncut Skill Gem (Level 2)
  SkillGemUncut20 Uncut Skill Gem (Level 20)
  SkillGemUncut3 Uncut Skill Gem (Level 3)
  SkillGemUncut4 Uncut Skill Gem (Level 4)
  SkillGemUncut5 Uncut Skill Gem (Level 5)
  SkillGemUncut6 Uncut Skill Gem (Level 6)
  SkillGemUncut7 Uncut Skill Gem (Level 7)
  SkillGemUncut8 Uncut Skill Gem (Level 8)
  SkillGemUncut9 Uncut Skill Gem (Level 9)
  SkillGemUncutQuest1 Uncut Skill Gem (Level 1)
  SupportGemAhnsCitadel Ahn's Citadel
  SupportGemAilithLineage Ailith's Chimes
  SupportGemAtaluiBloodletting Atalui's Bloodletting
  SupportGemBhatairsVengeance Bhatair's Vengeance
  SupportGemBrutusBrain Brutus' Brain
  SupportGemCorruptingCryThree Paquate's Pact
  SupportGemEinharsBeastrite Einhar's Beastrite
  SupportGemOisinsOath Oisín's Oath
  SupportGemOlrothsHubris Olroth's Hubris
  SupportGemUncut1 Uncut Support Gem (Level 1)
  SupportGemUncut2 Uncut Support Gem (Level 2)
  SupportGemUncut3 Uncut Support Gem (Level 3)
  SupportGemUncut4 Uncut Support Gem (Level 4)
  SupportGemUncut5 Uncut Support Gem (Level 5)
  SupportGemUruksSmelting Uruk's Smelting
  SupportGemVilentasPropulsion Vilenta's Propulsion
  SupportGemZarokhsRevolt Zarokh's Revolt
  SupportOlrothsConviction Olroth's Conviction
MapFragments/
  CurrencyAfflictionFragment Simulacrum
  CurrencyBreachFragment Breachstone
  CurrencyRitualBossFragment An Audience with the King
  VaultKeyAzmeriSpirits Azmeri Reliquary Key
  VaultKeyBreach Xesht's Reliquary Key
  VaultKeyDelirium Tangmazu's Reliquary Key
  VaultKeyExpedition Olroth's Reliquary Key
  VaultKeyPinnacle The Arbiter's Reliquary Key
  VaultKeyRitual Ritualistic Reliquary Key
  VaultKeySanctumRelic2 Zarokh's Reliquary Key: Against the Darkness
  VaultKeySanctumRelic6 Zarokh's Reliquary Key: Temporalis
  VaultKeyUltimatum The Trialmaster's Reliquary Key
  VaultKeyWorldDrop Twilight Reliquary Key
Maps/
  MapKeyTier1 Waystone (Tier 1)
  MapKeyTier10 Waystone (Tier 10)
  MapKeyTier11 Waystone (Tier 11)
  MapKeyTier12 Waystone (Tier 12)
  MapKeyTier13 Waystone (Tier 13)
  MapKeyTier14 Waystone (Tier 14)
  MapKeyTier15 Waystone (Tier 15)
  MapKeyTier16 Waystone (Tier 16)
  MapKeyTier2 Waystone (Tier 2)
  MapKeyTier3 Waystone (Tier 3)
  MapKeyTier4 Waystone (Tier 4)
  MapKeyTier5 Waystone (Tier 5)
  MapKeyTier6 Waystone (Tier 6)
  MapKeyTier7 Waystone (Tier 7)
  MapKeyTier8 Waystone (Tier 8)
  MapKeyTier9 Waystone (Tier 9)
Pinnacle/
  BurningMonolithKey1 Ancient Crisis Fragment
  BurningMonolithKey2 Faded Crisis Fragment
  BurningMonolithKey3 Weathered Crisis Fragment
  BurningMonolithKeyUber1 Primary Calamity Fragment
  BurningMonolithKeyUber2 Secondary Calamity Fragment
  BurningMonolithKeyUber3 Tertiary Calamity Fragment
  MothersoulCombined Origin Core
  MothersoulEgg Origin Cradle
  MothersoulEmbryo Origin Spark
  RitualPinnacleEffigyPiece Call of the Shadows
SoulCores/
  AmanamusGaze Amanamu's Gaze
  AugmentAnoint Raven-Touched Shard
  CarvedCunning Carved Cunning
  CarvedMajesty Carved Majesty
  CarvedMischief Carved Mischief
  CarvedTenacity Carved Tenacity
  EmergentInstinct Emergent Instinct
  EmergentPossibility Emergent Possibility
  EmergentProtection Emergent Protection
  EmergentVigour Emergent Vigour
  IdolCorrupted1 Idol of the Sycophant
  IdolCorrupted2 Idol of the Martyr
  IdolCorrupted3 Idol of the Pharisee
  IdolSpecial1 Idol of Greust
  IdolSpecial2 Idol of Yeena
  IdolSpecial3 Idol of Eramir
  IdolSpecial4 Idol of Oak
  IdolSpecial5 Idol of Alira
  IdolSpecial6 Idol of Kraityn
  IdolSpecial7 Idol of Silk
  KurgalsGaze Kurgal's Gaze
  RuneAccuracy Vision Rune
  RuneAccuracyGreater Greater Vision Rune
  RuneAccuracyLesser Lesser Vision Rune
  RuneAccuracyPerfect Perfect Vision Rune
  RuneCold Glacial Rune
  RuneColdGreater Greater Glacial Rune
  RuneColdLesser Lesser Glacial Rune
  RuneColdPerfect Perfect Glacial Rune
  RuneConvertChaos Betrayal of Aldur
  RuneConvertCold Breath of Aldur
  RuneConvertFire Passion of Aldur
  RuneConvertLightning Ire of Aldur
  RuneDexterity Adept Rune
  RuneDexterityGreater Greater Adept Rune
  RuneDexterityLesser Lesser Adept Rune
  RuneDexterityPerfect Perfect Adept Rune
  RuneEnhance Iron Rune
  RuneEnhanceGreater Greater Iron Rune
  RuneEnhanceLesser Lesser Iron Rune
  RuneEnhancePerfect Perfect Iron Rune
  RuneFire Desert Rune
  RuneFireGreater Greater Desert Rune
  RuneFireLesser Lesser Desert Rune
  RuneFirePerfect Perfect Desert Rune
  RuneIntelligence Resolve Rune
  RuneIntelligenceGreater Greater Resolve Rune
  RuneIntelligenceLesser Lesser Resolve Rune
  RuneIntelligencePerfect Perfect Resolve Rune
  RuneLife Body Rune
  RuneLifeGreater Greater Body Rune
  RuneLifeLesser Lesser Body Rune
  RuneLifePerfect Perfect Body Rune
  RuneLifeRecovery Rebirth Rune
  RuneLifeRecoveryGreater Greater Rebirth Rune
  RuneLifeRecoveryLesser Lesser Rebirth Rune
  RuneLifeRecoveryPerfect Perfect Rebirth Rune
  RuneLightning Storm Rune
  RuneLightningGreater Greater Storm Rune
  RuneLightningLesser Lesser Storm Rune
  RuneLightningPerfect Perfect Storm Rune
  RuneMana Mind Rune
  RuneManaGreater Greater Mind Rune
  RuneManaLesser Lesser Mind Rune
  RuneManaPerfect Perfect Mind Rune
  RuneManaRecovery Inspiration Rune
  RuneManaRecoveryGreater Greater Inspiration Rune
  RuneManaRecoveryLesser Lesser Inspiration Rune
  RuneManaRecoveryPerfect Perfect Inspiration Rune
  RuneOfTheAncients1 Ancient Rune of Splinters
  RuneOfTheAncients10 Ancient Rune of the Horde
  RuneOfTheAncients11 Ancient Rune of Animosity
  RuneOfTheAncients12 Ancient Rune of Detonation
  RuneOfTheAncients13 Ancient Rune of Retaliation
  RuneOfTheAncients14 Rune of Vitality
  RuneOfTheAncients15 Rune of the Hunt
  RuneOfTheAncients16 Rune of Acrobatics
  RuneOfTheAncients17 Rune of Culmination
  RuneOfTheAncients18 Rune of Renown
  RuneOfTheAncients19 Rune of Accumulation
  RuneOfTheAncients2 Ancient Rune of Dueling
  RuneOfTheAncients20 Rune of Foundations
  RuneOfTheAncients21 Rune of the Prism
  RuneOfTheAncients22 Rune of the Blossom
  RuneOfTheAncients23 Rune of Consistency
  RuneOfTheAncients24 Rune of Reach
  RuneOfTheAncients25 Rune of Vital Flame
  RuneOfTheAncients26 Rune of Confrontation
  RuneOfTheAncients3 Ancient Rune of the Titan
  RuneOfTheAncients4 Ancient Rune of Shattering
  RuneOfTheAncients5 Ancient Rune of Prowess
  RuneOfTheAncients6 Ancient Rune of Control
  RuneOfTheAncients7 Ancient Rune of Discovery
  RuneOfTheAncients8 Ancient Rune of Decay
  RuneOfTheAncients9 Ancient Rune of Witchcraft
  RuneOlrothsLegacyAdoniasEgo Legacy of Adonia's Ego
  RuneOlrothsLegacyAlkemEira Legacy of Alkem Eira
  RuneOlrothsLegacyAmorMandragora Legacy of Amor Mandragora
  RuneOlrothsLegacyAshrend Legacy of Ashrend
  RuneOlrothsLegacyBlackbraid Legacy of Blackbraid
  RuneOlrothsLegacyBrainRattler Legacy of Brain Rattler
  RuneOlrothsLegacyBramblejack Legacy of Bramblejack
  RuneOlrothsLegacyBriarpatch Legacy of Briarpatch
  RuneOlrothsLegacyBriskwrap Legacy of Briskwrap
  RuneOlrothsLegacyBristleboar Legacy of Bristleboar
  RuneOlrothsLegacyBrynhandsMark Legacy of Brynhand's Mark
  RuneOlrothsLegacyBushwhack Legacy of Bushwhack
  RuneOlrothsLegacyCandlemaker Legacy of Candlemaker
  RuneOlrothsLegacyChernobogsPillar Legacy of Chernobog's Pillar
  RuneOlrothsLegacyCrownofThorns Legacy of Crown of Thorns
  RuneOlrothsLegacyCursecarver Legacy of Cursecarver
  RuneOlrothsLegacyDeathblow Legacy of Deathblow
  RuneOlrothsLegacyDeidbell Legacy of Deidbell
  RuneOlrothsLegacyDionadair Legacy of Dionadair
  RuneOlrothsLegacyDuality Legacy of Duality
  RuneOlrothsLegacyDuskVigil Legacy of Dusk Vigil
  RuneOlrothsLegacyEdyrnsTusks Legacy of Edyrns Tusks
  RuneOlrothsLegacyElevore Legacy of Elevore
  RuneOlrothsLegacyEriansCobble Legacy of Erian's Cobble
  RuneOlrothsLegacyEyesOfTheRunefather Legacy of A Worthy Foe
  RuneOlrothsLegacyEzomytePeak Legacy of Ezomyte Peak
  RuneOlrothsLegacyFacebreaker Legacy of Facebreaker
  RuneOlrothsLegacyFoxshade Legacy of Foxshade
  RuneOlrothsLegacyGreymake Legacy of Greymake
  RuneOlrothsLegacyHoghunt Legacy of Hoghunt
  RuneOlrothsLegacyHornsofBynden Legacy of Horns of Bynden
  RuneOlrothsLegacyHrimnorsHymn Legacy of Hrimnor's Hymn
  RuneOlrothsLegacyIronbound Legacy of Ironbound
  RuneOlrothsLegacyKeeperoftheArc Legacy of Keeper of the Arc
  RuneOlrothsLegacyKingsguard Legacy of Kingsguard
  RuneOlrothsLegacyLegionstride Legacy of Legionstride
  RuneOlrothsLegacyLifesprig Legacy of Lifesprig
  RuneOlrothsLegacyMjölner Legacy of Mjölner
  RuneOlrothsLegacyNorthpaw Legacy of Northpaw
  RuneOlrothsLegacyOaksworn Legacy of Oaksworn
  RuneOlrothsLegacyObernsBastion Legacy of Obern's Bastion
  RuneOlrothsLegacyOlrovasara Legacy of Olrovasara
  RuneOlrothsLegacyQuillRain Legacy of Quill Rain
  RuneOlrothsLegacyRondeldeEzo Legacy of Rondel de Ezo
  RuneOlrothsLegacyRuneseekersCall Legacy of Runeseeker's Call
  RuneOlrothsLegacySerlesGrit Legacy of Serle's Grit
  RuneOlrothsLegacySpitefulFloret Legacy of Spiteful Floret
  RuneOlrothsLegacyStarkonjasHead Legacy of Starkonja's Head
  RuneOlrothsLegacySvalinn Legacy of Svalinn
  RuneOlrothsLegacyTheBloodThorn Legacy of The Blood Thorn
  RuneOlrothsLegacyTheKnight-errant Legacy of The Knight-errant
  RuneOlrothsLegacyTheSentry Legacy of The Sentry
  RuneOlrothsLegacyTheSmilingKnight Legacy of The Smiling Knight
  RuneOlrothsLegacyTheUnleashed Legacy of The Unleashed
  RuneOlrothsLegacyTheVileKnight Legacy of The Vile Knight
  RuneOlrothsLegacyTrampletoe Legacy of Trampletoe
  RuneOlrothsLegacyTrenchtimbre Legacy of Trenchtimbre
  RuneOlrothsLegacyTwistedEmpyrean Legacy of Twisted Empyrean
  RuneOlrothsLegacyTyrannysGrip Legacy of Tyranny's Grip
  RuneOlrothsLegacyWanderlust Legacy of Wanderlust
  RuneOlrothsLegacyWingsofCaelyn Legacy of Wings of Caelyn
  RuneOlrothsLegacyWulfsbane Legacy of Wulfsbane
  RuneSpecial1 Greater Rune of Leadership
  RuneSpecial10 Craiceann's Rune of Warding
  RuneSpecial11 Saqawal's Rune of Memory
  RuneSpecial12 Saqawal's Rune of Erosion
  RuneSpecial13 Farrul's Rune of the Hunt
  RuneSpecial14 Craiceann's Rune of Recovery
  RuneSpecial15 Courtesan Mannan's Rune of Cruelty
  RuneSpecial16 Thane Grannell's Rune of Mastery
  RuneSpecial17 Fenumus' Rune of Spinning
  RuneSpecial18 Countess Seske's Rune of Archery
  RuneSpecial19 Thane Girt's Rune of Wildness
  RuneSpecial2 Greater Rune of Tithing
  RuneSpecial20 Fenumus' Rune of Draining
  RuneSpecial21 Thane Myrk's Rune of Summer
  RuneSpecial22 Lady Hestra's Rune of Winter
  RuneSpecial23 Thane Leld's Rune of Spring
  RuneSpecial24 The Greatwolf's Rune of Claws
  RuneSpecial25 The Greatwolf's Rune of Willpower
  RuneSpecial3 Greater Rune of Alacrity
  RuneSpecial4 Greater Rune of Nobility
  RuneSpecial5 Hedgewitch Assandra's Rune of Wisdom
  RuneSpecial6 Saqawal's Rune of the Sky
  RuneSpecial7 Fenumus' Rune of Agony
  RuneSpecial8 Farrul's Rune of Grace
  RuneSpecial9 Farrul's Rune of the Chase
  RuneStrength Robust Rune
  RuneStrengthGreater Greater Robust Rune
  RuneStrengthLesser Lesser Robust Rune
  RuneStrengthPerfect Perfect Robust Rune
  RuneStun Stone Rune
  RuneStunGreater Greater Stone Rune
  RuneStunLesser Lesser Stone Rune
  RuneStunPerfect Perfect Stone Rune
  RuneUpgrade Masterwork Rune
  RuneWard1Greater Greater Ward Rune
  RuneWard1Lesser Lesser Ward Rune
  RuneWard1Normal Ward Rune
  RuneWard1Perfect Perfect Ward Rune
  RuneWard2Greater Greater Charging Rune
  RuneWard2Normal Charging Rune
  RuneWard2Perfect Perfect Charging Rune
  RuneWardSpecial1 Warding Rune of Reinforcement
  RuneWardSpecial10 Warding Rune of Stability
  RuneWardSpecial13 Warding Rune of Glancing
  RuneWardSpecial14 Warding Rune of Heart
  RuneWardSpecial15 Warding Rune of Nourishment
  RuneWardSpecial16 Warding Rune of Annihilation
  RuneWardSpecial18 Warding Rune of Armature
  RuneWardSpecial19 Warding Rune of Obsession
  RuneWardSpecial2 Warding Rune of Protection
  RuneWardSpecial20 Warding Rune of Equinox
  RuneWardSpecial21 Warding Rune of Salvaging
  RuneWardSpecial23 Warding Rune of Bodyguards
  RuneWardSpecial24 Warding Rune of Hollowing
  RuneWardSpecial3 Warding Rune of Disintegration
  RuneWardSpecial4 Warding Rune of Desperation
  RuneWardSpecial8 Warding Rune of Symbiosis
  RuneWardSpecial9 Warding Rune of Courage
  RuneWarpingAdditionalCraftedMod Astrid's Creativity
  RuneWarpingAdditionalSuffix Serle's Triumph
  RuneWarpingBerserkerInfluence Vorana's Carnage
  RuneWarpingCreateJewelSocket Cadigan's Epiphany
  RuneWarpingDecayInfluence Katla's Gloom
  RuneWarpingDestructionInfluence Thrud's Might
  RuneWarpingMarksmanInfluence Kolr's Hunt
  RuneWarpingOlrothsLegacy Aldur's Legacy
  RuneWarpingSoulInfluence Medved's Tending
  RuneWarpingTimeInfluence Uhtred's Sidereus
  SoulCoreBleed Soul Core of Opiloti
  SoulCoreChaos Soul Core of Tacati
  SoulCoreCrit Soul Core of Ticaba
  SoulCoreDexterity Soul Core of Cholotl
  SoulCoreElemental Soul Core of Topotante
  SoulCoreEnlighten Soul Core of Citaqualotl
  SoulCoreFreeze Soul Core of Tzamoto
  SoulCoreIgnite Soul Core of Puhuarte
  SoulCoreIntelligence Soul Core of Zantipi
  SoulCoreLight Soul Core of Azcapa
  SoulCoreMaxLife Soul Core of Jiquani
  SoulCoreMaxMana Soul Core of Zalatl
  SoulCoreShock Soul Core of Xopec
  SoulCoreSpecial1 Hayoxi's Soul Core of Heatproofing
  SoulCoreSpecial10 Xopec's Soul Core of Power
  SoulCoreSpecial11 Estazunti's Soul Core of Convalescence
  SoulCoreSpecial12 Tacati's Soul Core of Affliction
  SoulCoreSpecial13 Cholotl's Soul Core of War
  SoulCoreSpecial14 Citaqualotl's Soul Core of Foulness
  SoulCoreSpecial15 Xipocado's Soul Core of Dominion
  SoulCoreSpecial2 Zalatl's Soul Core of Insulation
  SoulCoreSpecial3 Topotante's Soul Core of Dampening
  SoulCoreSpecial4 Atmohua's Soul Core of Retreat
  SoulCoreSpecial5 Quipolatl's Soul Core of Flow
  SoulCoreSpecial6 Tzamoto's Soul Core of Ferocity
  SoulCoreSpecial7 Uromoti's Soul Core of Attenuation
  SoulCoreSpecial8 Opiloti's Soul Core of Assault
  SoulCoreSpecial9 Guatelitzi's Soul Core of Endurance
  SoulCoreSpeed Soul Core of Quipolatl
  SoulCoreStrength Soul Core of Atmohua
  TalismanBear Bear Idol
  TalismanBoar Boar Idol
  TalismanCat Cat Idol
  TalismanFox Fox Idol
  TalismanMonkey Primate Idol
  TalismanOwl Owl Idol
  TalismanOx Ox Idol
  TalismanRabbit Rabbit Idol
  TalismanSnake Snake Idol
  TalismanSpecial1 Idol of Sirrius
  TalismanSpecial2 Idol of Thruldana
  TalismanSpecial3 Idol of Grold
  TalismanSpecial4 Idol of Eeshta
  TalismanSpecial5 Idol of Egrin
  TalismanSpecial6 Idol of Maxarius
  TalismanSpecial7 Idol of Ralakesh
  TalismanStag Stag Idol
  TalismanWolf Wolf Idol
  TecrodsGaze Tecrod's Gaze
  ThesisOfBlood Guatelitzi's Thesis
  ThesisOfExperiments Quipolatl's Thesis
  ThesisOfSacrifice Citaqualotl's Thesis
  ThesisOfSouls Jiquani's Thesis
  UlamansGaze Ulaman's Gaze
Ultimatum/
  TrialmasterKey1 Cowardly Fate
  TrialmasterKey2 Deadly Fate
  TrialmasterKey3 Victorious Fate
`;
