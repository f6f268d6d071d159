import { listNames } from '../name-table.ts';

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const artifactsNames = listNames(`
Black Scythe Artifact
Broken Circle Artifact
Exotic Coinage
Order Artifact
Sun Artifact
`);

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const breachNames = listNames(`
Breach Splinter
Breachstone
`);

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const catalystNames = listNames(`
Adaptive Catalyst
Carapace Catalyst
Chayula's Catalyst
Esh's Catalyst
Flesh Catalyst
Necrotic Catalyst
Neural Catalyst
Reaver Catalyst
Refined Adaptive Catalyst
Refined Carapace Catalyst
Refined Chayula's Catalyst
Refined Esh's Catalyst
Refined Flesh Catalyst
Refined Necrotic Catalyst
Refined Neural Catalyst
Refined Reaver Catalyst
Refined Sibilant Catalyst
Refined Skittering Catalyst
Refined Tul's Catalyst
Refined Uul-Netol's Catalyst
Refined Xoph's Catalyst
Sibilant Catalyst
Skittering Catalyst
Tul's Catalyst
Uul-Netol's Catalyst
Xoph's Catalyst
`);

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const deliriumOrbNames = listNames(`
Ancient Concentrated Liquid Fear
Ancient Concentrated Liquid Isolation
Ancient Concentrated Liquid Suffering
Ancient Diluted Liquid Greed
Ancient Diluted Liquid Guilt
Ancient Diluted Liquid Ire
Ancient Liquid Despair
Ancient Liquid Disgust
Ancient Liquid Envy
Ancient Liquid Paranoia
Ancient Potent Liquid Contempt
Ancient Potent Liquid Ferocity
Ancient Potent Liquid Melancholy
Concentrated Liquid Fear
Concentrated Liquid Isolation
Concentrated Liquid Suffering
Diluted Liquid Greed
Diluted Liquid Guilt
Diluted Liquid Ire
Liquid Despair
Liquid Disgust
Liquid Envy
Liquid Paranoia
Potent Liquid Contempt
Potent Liquid Ferocity
Potent Liquid Melancholy
`);

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const fragmentNames = listNames(`
An Audience with the King
Ancient Crisis Fragment
Azmeri Reliquary Key
Breachlord Sac
Call of the Shadows
Cowardly Fate
Deadly Fate
Faded Crisis Fragment
Head of the King
Idol of Estazunti
Kulemak's Invitation
Olroth's Reliquary Key
Origin Core
Origin Cradle
Origin Spark
Petition Splinter
Primary Calamity Fragment
Ritualistic Reliquary Key
Runic Splinter
Secondary Calamity Fragment
Simulacrum
Simulacrum Splinter
Tangmazu's Reliquary Key
Tertiary Calamity Fragment
The Arbiter's Reliquary Key
The Trialmaster's Reliquary Key
Twilight Reliquary Key
Victorious Fate
Weathered Crisis Fragment
Xesht's Reliquary Key
Zarokh's Reliquary Key: Against the Darkness
Zarokh's Reliquary Key: Temporalis
`);

/** Source: the trade site's poe2 exchange list (2026-08-21). */
export const omenNames = listNames(`
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
Omen of Dextral Annulment
Omen of Dextral Crystallisation
Omen of Dextral Erasure
Omen of Dextral Exaltation
Omen of Dextral Necromancy
Omen of Gambling
Omen of Greater Exaltation
Omen of Homogenising Coronation
Omen of Homogenising Exaltation
Omen of Light
Omen of Putrefaction
Omen of Refreshment
Omen of Reinforcements
Omen of Resurgence
Omen of Sanctification
Omen of Secret Compartments
Omen of Sinistral Annulment
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
`);
