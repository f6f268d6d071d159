/**
 * The simulator's own item catalogue: names, art, stack sizes and true prices. Deliberately separate from the product's
 * tables, because the product's results are checked against this catalogue.
 */
import { omenRows, runegraftRows, tattooRows } from './ancestors-omens-runes.ts';
import { breachRows, fragmentRows, invitationRows } from './fragments.ts';
import { cardRows } from './cards.ts';
import { currencyRows } from './currency.ts';
import { deliriumOrbRows, incubatorRows } from './delirium-incubators.ts';
import { fossilRows, resonatorRows, essenceRows } from './essences.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { scarabRows } from './scarabs.ts';

/** Oils, catalysts and vials. Rows: name, art path below 2DItems/, stack size, true price in chaos. */
const oilRows: readonly CatalogueRow[] = [
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

const catalystRows: readonly CatalogueRow[] = [
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

const vialRows: readonly CatalogueRow[] = [
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

/** Expedition artifacts and scouting reports. Rows: name, art path below 2DItems/, stack size, true price in chaos. */
const artifactRows: readonly CatalogueRow[] = [
  ['Astragali', 'Currency/Expedition/GamblerRefreshCurrency', 1000, 0.3],
  ['Burial Medallion', 'Currency/Expedition/DannigRerollCurrency', 1000, 0.9],
  ['Exceptional Black Scythe Artifact', 'Currency/Expedition/Rune20', 5000, 0.7],
  ['Exceptional Broken Circle Artifact', 'Currency/Expedition/Rune3', 5000, 0.7],
  ['Exceptional Order Artifact', 'Currency/Expedition/Rune21', 5000, 0.7],
  ['Exceptional Sun Artifact', 'Currency/Expedition/Rune1', 5000, 0.7],
  ['Exotic Coinage', 'Currency/Expedition/BarterRefreshCurrency', 1000, 1.1],
  ['Grand Black Scythe Artifact', 'Currency/Expedition/Rune10', 25000, 0.12],
  ['Grand Broken Circle Artifact', 'Currency/Expedition/Rune8', 25000, 0.12],
  ['Grand Order Artifact', 'Currency/Expedition/Rune7', 25000, 0.12],
  ['Grand Sun Artifact', 'Currency/Expedition/Rune4', 25000, 0.12],
  ['Greater Black Scythe Artifact', 'Currency/Expedition/Rune15', 50000, 0.04],
  ['Greater Broken Circle Artifact', 'Currency/Expedition/Rune11', 50000, 0.04],
  ['Greater Order Artifact', 'Currency/Expedition/Rune14', 50000, 0.04],
  ['Greater Sun Artifact', 'Currency/Expedition/Rune2', 50000, 0.04],
  ['Lesser Black Scythe Artifact', 'Currency/Expedition/Rune6', 50000, 0.02],
  ['Lesser Broken Circle Artifact', 'Currency/Expedition/Rune16', 50000, 0.02],
  ['Lesser Order Artifact', 'Currency/Expedition/Rune13', 50000, 0.02],
  ['Lesser Sun Artifact', 'Currency/Expedition/Rune17', 50000, 0.02],
  ['Scrap Metal', 'Currency/Expedition/DealerRefreshCurrency', 1000, 0.2],
];

const scoutingReportRows: readonly CatalogueRow[] = [
  ['Blighted Scouting Report', 'Currency/ScoutingReport', 20, 7.5],
  ['Comprehensive Scouting Report', 'Currency/ScoutingReport', 20, 5],
  ['Delirious Scouting Report', 'Currency/ScoutingReport', 20, 1.6],
  ["Explorer's Scouting Report", 'Currency/ScoutingReport', 20, 3.5],
  ['Influenced Scouting Report', 'Currency/ScoutingReport', 20, 4],
  ["Operative's Scouting Report", 'Currency/ScoutingReport', 20, 1.6],
  ['Otherworldly Scouting Report', 'Currency/ScoutingReport', 20, 0.6],
  ['Singular Scouting Report', 'Currency/ScoutingReport', 20, 2.7],
  ['Vaal Scouting Report', 'Currency/ScoutingReport', 20, 0.8],
];

export type Kind =
  | 'currency'
  | 'essence'
  | 'fragment'
  | 'scarab'
  | 'card'
  | 'fossil'
  | 'resonator'
  | 'oil'
  | 'catalyst'
  | 'delirium_orb'
  | 'vial'
  | 'breach'
  | 'incubator'
  | 'tattoo'
  | 'omen'
  | 'runegraft'
  | 'scouting_report'
  | 'artifacts'
  | 'invitation';

export type CatalogueItem = Readonly<{ name: string; kind: Kind; art: string; stack: number; priceChaos: number }>;

const rowsByKind: Readonly<Record<Kind, readonly CatalogueRow[]>> = {
  currency: currencyRows,
  essence: essenceRows,
  fragment: fragmentRows,
  scarab: scarabRows,
  card: cardRows,
  fossil: fossilRows,
  resonator: resonatorRows,
  oil: oilRows,
  catalyst: catalystRows,
  delirium_orb: deliriumOrbRows,
  vial: vialRows,
  breach: breachRows,
  incubator: incubatorRows,
  tattoo: tattooRows,
  omen: omenRows,
  runegraft: runegraftRows,
  scouting_report: scoutingReportRows,
  artifacts: artifactRows,
  invitation: invitationRows,
};

export const kinds = Object.keys(rowsByKind) as readonly Kind[];

export const catalogueByKind = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    rowsByKind[kind].map(([name, art, stack, priceChaos]): CatalogueItem => ({ name, kind, art, stack, priceChaos })),
  ]),
) as Record<string, readonly CatalogueItem[]> as Readonly<Record<Kind, readonly CatalogueItem[]>>;

export const catalogue: readonly CatalogueItem[] = kinds.flatMap((kind) => catalogueByKind[kind]);
