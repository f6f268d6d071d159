/** Service icons on a 16 x 16 grid, made for this product, and the icon and hue of each service. */
import { findService, type ServiceIcon } from '@poexchange/domain/service';
import { hueOf } from '../ui/monogram.tsx';
import type { NamedService, Section } from './sections.ts';

export const serviceShapes = {
  all: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  boss: 'M3 9.5V6.5C3 3.8 5 2.2 8 2.2s5 1.6 5 4.3v3l-2 1.5v2.5H5V11zM6 7.2v.6M10 7.2v.6M8 11.2v2.3',
  coil: 'M13 5.5C12 3 9.5 2 7.2 2.6 4 3.4 2.7 6.6 3.6 9.4c.9 2.7 4 3.8 6.3 2.6 2-1 2.3-3.6.8-4.8C9.3 6.1 7.3 7 7.5 8.6',
  craft: 'M2.8 13.2l6-6M7.2 4l4.8 4.8 1.8-1.8L9 2.2z',
  crown: 'M2.5 5l2.8 2.6L8 3l2.7 4.6L13.5 5l-1 7.5h-9z',
  eye: 'M1.8 8c3-4.2 9.4-4.2 12.4 0-3 4.2-9.4 4.2-12.4 0zM8 9.9a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
  hex: 'M8 1.9l5.3 3v6.2L8 14.1l-5.3-3V4.9zM8 5.5v5M5.8 6.8l4.4 2.5M10.2 6.8L5.8 9.3',
  hourglass: 'M4 2h8M4 14h8M5 2c0 3.5 2.2 4.6 3 6-.8 1.4-3 2.5-3 6M11 2c0 3.5-2.2 4.6-3 6 .8 1.4 3 2.5 3 6',
  lab: 'M13.5 13.5h-11v-11h11v8h-8V5.5h5v2H8',
  level: 'M2.5 13.5h3V10H9V6.5h3.5V3M10.3 4.8L12.5 2.6l2.2 2.2',
  map: 'M2 4l4-2 4 2 4-2v10l-4 2-4-2-4 2zM6 2v10M10 4v10',
  ring: 'M8 11.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2 10.8c2.4 1.6 11.4-2.6 12-5.6',
  scroll: 'M3 4h10v8H3zM3 4.6l5 4 5-4',
  shield: 'M8 2l5 1.8v4C13 11 11 13 8 14.2 5 13 3 11 3 7.8v-4z',
  storm: 'M9.3 2L4 9h3.6L6.7 14 12 7H8.4z',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8 1.8v1.6M8 12.6v1.6M1.8 8h1.6M12.6 8h1.6M3.7 3.7l1.1 1.1M11.2 11.2l1.1 1.1M12.3 3.7l-1.1 1.1M4.8 11.2l-1.1 1.1',
  sword: 'M13.5 2.5L6.5 9.5M13.5 2.5h-3L5 8l3 3 5.5-5.5zM4 9l3 3M2.5 13.5L5 11',
} as const;

export type ServiceShape = keyof typeof serviceShapes;
type Look = readonly [shape: ServiceShape, hue: number];

/** Services with their own icon; all others use their kind's icon. */
const lookOfService: Readonly<Record<string, Look>> = {
  anyT17: ['map', 0],
  searchingExarch: ['sun', 14],
  uberSearchingExarch: ['sun', 4],
  eaterOfWorlds: ['coil', 338],
  uberEaterOfWorlds: ['coil', 322],
  maven: ['eye', 285],
  uberMaven: ['eye', 300],
  uberElder: ['crown', 205],
  uberUberElder: ['crown', 190],
  elder: ['boss', 190],
  shaper: ['ring', 220],
  uberShaper: ['ring', 235],
  sirus: ['storm', 262],
  uberSirus: ['storm', 275],
  cortex: ['hex', 150],
  uberCortex: ['hex', 165],
  atziri: ['crown', 355],
  uberAtziri: ['crown', 340],
  theTrialmaster: ['hourglass', 25],
  lab1: ['lab', 210],
  lab2: ['lab', 190],
  lab3: ['lab', 40],
  lab4: ['lab', 28],
  simulacrum: ['hex', 265],
};

const shapeOfIcon: Readonly<Record<ServiceIcon, ServiceShape>> = {
  boss: 'boss',
  guardian: 'boss',
  invitation: 'scroll',
  map: 'map',
  labyrinth: 'lab',
  level: 'level',
  craft: 'craft',
  trial: 'hourglass',
  pinnacle: 'crown',
  campaign: 'sword',
};

const lookOfSection: Readonly<Record<Section, Look>> = {
  bossKilling: ['boss', 0],
  pinnacleBosses: ['crown', 0],
  endgameBosses: ['boss', 20],
  requiredCampaignBosses: ['sword', 30],
  optionalCampaignBosses: ['sword', 90],
  ascendancy: ['hourglass', 45],
  labyrinth: ['lab', 35],
  leveling: ['level', 130],
  crafting: ['craft', 200],
  custom: ['shield', 265],
  other: ['level', 130],
};

/** The icon and hue (0-359) of a catalogue section; '' stands for the whole catalogue. Pure. */
export function findSectionLook(section: Section | ''): Look {
  return section === '' ? ['all', 220] : lookOfSection[section];
}

/** A service's icon and hue (0-359). Pure. */
export function findServiceLook({ poe, serviceName, isCustomService }: NamedService): Look {
  if (isCustomService) return lookOfSection.custom;
  const own = Object.hasOwn(lookOfService, serviceName) ? lookOfService[serviceName] : undefined;
  if (own !== undefined) return own;
  return [shapeOfIcon[findService(poe, serviceName)?.icon ?? 'boss'], hueOf(serviceName)];
}
