import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), classes Incubator and IncubatorStackable. */
export const incubatorNames = listNames(`
Abyssal Incubator
Blighted Incubator
Cartographer's Incubator
Celestial Armoursmith's Incubator
Celestial Blacksmith's Incubator
Celestial Jeweller's Incubator
Challenging Incubator
Diviner's Incubator
Eldritch Incubator
Enchanted Incubator
Feral Incubator
Fine Incubator
Foreboding Incubator
Fossilised Incubator
Fragmented Incubator
Gemcutter's Incubator
Geomancer's Incubator
Honoured Incubator
Infused Incubator
Kalguuran Incubator
Maddening Incubator
Miraged Incubator
Mysterious Incubator
Obscured Incubator
Ornate Incubator
Otherworldly Incubator
Primal Incubator
Sacred Incubator
Singular Incubator
Skittering Incubator
Thaumaturge's Incubator
Time-Lost Incubator
Whispering Incubator
`);
