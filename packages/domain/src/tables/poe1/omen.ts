import { listNames } from '../name-table.ts';

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const omenNames = listNames(`
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
`);
