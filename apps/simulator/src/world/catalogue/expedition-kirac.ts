/** Expedition artifacts and scouting reports. Rows: name, art path below 2DItems/, stack size, true price in chaos. */
import type { CatalogueRow } from './catalogue-row.ts';

export const artifactRows: readonly CatalogueRow[] = [
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

export const scoutingReportRows: readonly CatalogueRow[] = [
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
