/** Breach splinters, stones and blessings. Rows: name, art path below 2DItems/, stack size, true price in chaos. */
import type { CatalogueRow } from './catalogue-row.ts';

export const breachRows: readonly CatalogueRow[] = [
  ['Splinter of Chayula', 'Currency/Breach/BreachShardChaos', 100, 0.9],
  ['Splinter of Esh', 'Currency/Breach/BreachShardLightning', 100, 0.12],
  ['Splinter of Tul', 'Currency/Breach/BreachShardCold', 100, 0.1],
  ['Splinter of Uul-Netol', 'Currency/Breach/BreachShardPhysical', 100, 0.3],
  ['Splinter of Xoph', 'Currency/Breach/BreachShardFire', 100, 0.14],
  ["Chayula's Breachstone", 'Currency/Breach/BreachFragmentsChaos', 1, 95],
  ["Esh's Breachstone", 'Currency/Breach/BreachFragmentsLightning', 1, 13],
  ["Tul's Breachstone", 'Currency/Breach/BreachFragmentsCold', 1, 11],
  ["Uul-Netol's Breachstone", 'Currency/Breach/BreachFragmentsPhysical', 1, 31],
  ["Xoph's Breachstone", 'Currency/Breach/BreachFragmentsFire', 1, 15],
  ["Esh's Flawless Breachstone", 'Currency/Breach/EshsFlawlessBreachstone', 1, 60],
  ["Tul's Flawless Breachstone", 'Currency/Breach/TulsFlawlessBreachstone', 1, 52],
  ["Uul-Netol's Flawless Breachstone", 'Currency/Breach/UulNetolsFlawlessBreachstone', 1, 96],
  ["Xoph's Flawless Breachstone", 'Currency/Breach/XophsFlawlessBreachstone', 1, 58],
  ["Chayula's Flawless Breachstone", 'Currency/Breach/ChayulasFlawlessBreachstone', 1, 340],
  ['Blessing of Chayula', 'Currency/Breach/BreachUpgraderChaos', 10, 180],
  ['Blessing of Esh', 'Currency/Breach/BreachUpgraderLightning', 10, 12],
  ['Blessing of Tul', 'Currency/Breach/BreachUpgraderCold', 10, 8],
  ['Blessing of Uul-Netol', 'Currency/Breach/BreachUpgraderPhysical', 10, 9],
  ['Blessing of Xoph', 'Currency/Breach/BreachUpgraderFire', 10, 14],
];
