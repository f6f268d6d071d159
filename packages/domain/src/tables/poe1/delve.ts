import { listNames } from '../name-table.ts';

/**
 * Source: base items of game 3.29 (2026-08-19), class StackableCurrency; and names retired before 3.29, seen in
 * stashes.
 */
export const fossilNames = listNames(`
Aberrant Fossil
Aetheric Fossil
Bloodstained Fossil
Bound Fossil
Corroded Fossil
Deft Fossil
Dense Fossil
Encased Fossil
Enchanted Fossil
Faceted Fossil
Fractured Fossil
Frigid Fossil
Fundamental Fossil
Gilded Fossil
Glyphic Fossil
Hollow Fossil
Jagged Fossil
Lucent Fossil
Metallic Fossil
Opulent Fossil
Perfect Fossil
Prismatic Fossil
Pristine Fossil
Sanctified Fossil
Scorched Fossil
Serrated Fossil
Shuddering Fossil
Tangled Fossil
`);

/** Source: base items of game 3.29 (2026-08-19), class StackableCurrency. */
export const resonatorNames = listNames(`
Potent Alchemical Resonator
Potent Chaotic Resonator
Powerful Alchemical Resonator
Powerful Chaotic Resonator
Prime Alchemical Resonator
Prime Chaotic Resonator
Primitive Alchemical Resonator
Primitive Chaotic Resonator
`);
