/** Fossils and resonators. Rows: name, art path below 2DItems/, stack size, true price in chaos. */
import type { CatalogueRow } from './catalogue-row.ts';

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
