/** Essences: twenty families in seven tiers, and the five essences that only corruption creates. */
import type { CatalogueRow } from './catalogue-row.ts';

/** Fossils and resonators. Rows: name, art path below 2DItems/, stack size, true price in chaos. */
export const fossilRows: readonly CatalogueRow[] = [
  ['Aberrant Fossil', 'Currency/Delve/AbberantFossil', 20, 0.7],
  ['Aetheric Fossil', 'Currency/Delve/AethericFossil', 20, 1.7],
  ['Bloodstained Fossil', 'Currency/Delve/BloodstainedFossil', 10, 33],
  ['Bound Fossil', 'Currency/Delve/ResonatingFossil', 20, 1.5],
  ['Corroded Fossil', 'Currency/Delve/CorrodedFossil', 20, 0.5],
  ['Deft Fossil', 'Currency/Delve/EnchantedFossil', 20, 1.1],
  ['Dense Fossil', 'Currency/Delve/DenseFossil', 20, 2.3],
  ['Faceted Fossil', 'Currency/Delve/FacetedFossil', 10, 72],
  ['Fractured Fossil', 'Currency/Delve/FracturedFossil', 10, 135],
  ['Frigid Fossil', 'Currency/Delve/AmberFang', 20, 0.7],
  ['Fundamental Fossil', 'Currency/Delve/EncrustedFossil', 20, 0.6],
  ['Gilded Fossil', 'Currency/Delve/SanctifiedFossil', 10, 5],
  ['Glyphic Fossil', 'Currency/Delve/GlyphicFossil', 10, 18],
  ['Hollow Fossil', 'Currency/Delve/AmberEye', 10, 55],
  ['Jagged Fossil', 'Currency/Delve/JaggedFossil', 20, 2.6],
  ['Lucent Fossil', 'Currency/Delve/LucentFossil', 20, 0.8],
  ['Metallic Fossil', 'Currency/Delve/MetallicFossil', 20, 1.6],
  ['Opulent Fossil', 'Currency/Delve/PerfectFossil', 20, 2],
  ['Prismatic Fossil', 'Currency/Delve/PrismaticFossil', 20, 2.4],
  ['Pristine Fossil', 'Currency/Delve/PristineFossil', 20, 0.5],
  ['Sanctified Fossil', 'Currency/Delve/GildedFossil', 10, 14],
  ['Scorched Fossil', 'Currency/Delve/AmberFireFly', 20, 0.44],
  ['Serrated Fossil', 'Currency/Delve/SerratedFossil', 20, 0.9],
  ['Shuddering Fossil', 'Currency/Delve/ShudderingFossil', 20, 0.38],
  ['Tangled Fossil', 'Currency/Delve/TangledFossil', 10, 9],
];

export const resonatorRows: readonly CatalogueRow[] = [
  ['Potent Alchemical Resonator', 'Currency/Delve/Upgrade2x1A', 10, 0.72],
  ['Potent Chaotic Resonator', 'Currency/Delve/Reroll2x1A', 10, 1.2],
  ['Powerful Alchemical Resonator', 'Currency/Delve/Upgrade2x2A', 10, 1.56],
  ['Powerful Chaotic Resonator', 'Currency/Delve/Reroll2x2A', 10, 2.6],
  ['Prime Alchemical Resonator', 'Currency/Delve/Upgrade2x2C', 10, 10.799999999999999],
  ['Prime Chaotic Resonator', 'Currency/Delve/Reroll2x2C', 10, 18],
  ['Primitive Alchemical Resonator', 'Currency/Delve/Upgrade1x1A', 10, 0.24],
  ['Primitive Chaotic Resonator', 'Currency/Delve/Reroll1x1A', 10, 0.4],
];

const tiers = ['Whispering', 'Muttering', 'Weeping', 'Wailing', 'Screaming', 'Shrieking', 'Deafening'] as const;
/** Price of each tier as a share of the Deafening tier's price. */
const tierShare = [0.015, 0.02, 0.03, 0.05, 0.09, 0.3, 1] as const;

/** Family, lowest tier that drops, and price of the family's Deafening essence in chaos. */
const families: readonly (readonly [string, number, number])[] = [
  ['Hatred', 1, 4.2],
  ['Woe', 1, 5.5],
  ['Greed', 1, 6],
  ['Contempt', 1, 9.5],
  ['Sorrow', 2, 2.6],
  ['Anger', 2, 6.2],
  ['Torment', 2, 2.4],
  ['Fear', 2, 2.2],
  ['Suffering', 3, 2.8],
  ['Rage', 3, 3],
  ['Wrath', 3, 3.6],
  ['Doubt', 3, 3.2],
  ['Anguish', 4, 3.8],
  ['Loathing', 4, 8],
  ['Spite', 4, 3.4],
  ['Zeal', 4, 7],
  ['Misery', 5, 2.5],
  ['Dread', 5, 3.1],
  ['Scorn', 5, 5],
  ['Envy', 5, 4.6],
];

const corrupted: readonly CatalogueRow[] = [
  ['Essence of Hysteria', 'Currency/Essence/Terror1', 10, 8],
  ['Essence of Insanity', 'Currency/Essence/Insanity1', 10, 11],
  ['Essence of Horror', 'Currency/Essence/Horror1', 10, 21],
  ['Essence of Delirium', 'Currency/Essence/Madness1', 10, 9],
  ['Essence of Desolation', 'Currency/Essence/EssenceofDesolation', 10, 7],
  ['Remnant of Corruption', 'Currency/Essence/EssenceCorrupt', 9, 4],
];

function roundPrice(priceChaos: number): number {
  return priceChaos < 1 ? Math.max(0.02, Math.round(priceChaos * 50) / 50) : Math.round(priceChaos * 10) / 10;
}

export const essenceRows: readonly CatalogueRow[] = [
  ...families.flatMap(([family, lowest, price]) =>
    tiers
      .map((tier, index): CatalogueRow => [
        `${tier} Essence of ${family}`,
        `Currency/Essence/${family}${index + 1}`,
        10,
        roundPrice(price * (tierShare[index] ?? 1)),
      ])
      .slice(lowest - 1),
  ),
  ...corrupted,
];
