import { listNames } from '../name-table.ts';

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
