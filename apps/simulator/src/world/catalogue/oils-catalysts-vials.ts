/** Oils, catalysts and vials. Rows: name, art path below 2DItems/, stack size, true price in chaos. */
import type { CatalogueRow } from './catalogue-row.ts';

export const oilRows: readonly CatalogueRow[] = [
  ['Clear Oil', 'Currency/Oils/ClearOil', 10, 0.05],
  ['Sepia Oil', 'Currency/Oils/SepiaOil', 10, 0.06],
  ['Amber Oil', 'Currency/Oils/AmberOil', 10, 0.08],
  ['Verdant Oil', 'Currency/Oils/VerdantOil', 10, 0.1],
  ['Teal Oil', 'Currency/Oils/TealOil', 10, 0.3],
  ['Azure Oil', 'Currency/Oils/AzureOil', 10, 0.5],
  ['Indigo Oil', 'Currency/Oils/IndigoOil', 10, 0.9],
  ['Violet Oil', 'Currency/Oils/VioletOil', 10, 1.2],
  ['Crimson Oil', 'Currency/Oils/CrimsonOil', 10, 2],
  ['Black Oil', 'Currency/Oils/BlackOil', 10, 4],
  ['Opalescent Oil', 'Currency/Oils/OpalescentOil', 10, 8.5],
  ['Silver Oil', 'Currency/Oils/SilverOil', 10, 16],
  ['Golden Oil', 'Currency/Oils/GoldenOil', 10, 27],
  ['Tainted Oil', 'Currency/Oils/VaalOil', 10, 9],
  ['Reflective Oil', 'Currency/Oils/MirrorOil', 10, 62],
  ['Prismatic Oil', 'Currency/Oils/PrismaticOil', 10, 24],
];

export const catalystRows: readonly CatalogueRow[] = [
  ['Abrasive Catalyst', 'Currency/Catalysts/AbrasiveCatalyst', 20, 0.3],
  ['Accelerating Catalyst', 'Currency/Catalysts/SpeedModifierCatalyst', 20, 1.8],
  ['Fertile Catalyst', 'Currency/Catalysts/FertileCatalyst', 20, 1.2],
  ['Imbued Catalyst', 'Currency/Catalysts/ImbuedCatalyst', 20, 0.4],
  ['Intrinsic Catalyst', 'Currency/Catalysts/IntrinsicCatalyst', 20, 0.9],
  ['Noxious Catalyst', 'Currency/Catalysts/ChaosPhysicalCatalyst', 20, 0.7],
  ['Prismatic Catalyst', 'Currency/Catalysts/PrismaticCatalyst', 20, 1.1],
  ['Tainted Catalyst', 'Currency/Catalysts/TaintedCatalyst', 20, 17],
  ['Tempering Catalyst', 'Currency/Catalysts/TemperingCatalyst', 20, 0.8],
  ['Turbulent Catalyst', 'Currency/Catalysts/TurbulentCatalyst', 20, 0.5],
  ['Unstable Catalyst', 'Currency/Catalysts/CriticalModifierCatalyst', 20, 2.1],
  ['Sinistral Catalyst', 'Currency/Catalysts/QualityPrefixCatalyst', 20, 3.5],
  ['Dextral Catalyst', 'Currency/Catalysts/QualitySuffixCatalyst', 20, 4],
];

export const vialRows: readonly CatalogueRow[] = [
  ['Vial of Awakening', 'Currency/VialSlumber', 10, 38],
  ['Vial of Consequence', 'Currency/VialCowardsChains', 10, 1],
  ['Vial of Dominance', 'Currency/VialArchitectsHand', 10, 4],
  ['Vial of Fate', 'Currency/VialStoryVaal', 10, 2],
  ['Vial of Sacrifice', 'Currency/VialSacrificialHeart', 10, 75],
  ['Vial of Summoning', 'Currency/VialSpiritDrinker', 10, 3],
  ['Vial of Transcendence', 'Currency/VialTemperedFlesh', 10, 11],
  ['Vial of the Ghost', 'Currency/VialSoulCatcher', 10, 9],
  ['Vial of the Ritual', 'Currency/VialDanceOffered', 10, 6],
];
