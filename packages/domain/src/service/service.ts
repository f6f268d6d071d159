import type { ServiceHome } from './category.ts';

/** Benefit of a service (R3.37); `difficulty1` to `difficulty4` are shown as "other". */
export const serviceRewards = [
  '5thOr6thMapSlot',
  'favoriteMapSlot',
  'atlasPassivePoint',
  'voidstone',
  'challenge',
  '2ascendancyPassivePoint',
  'leveling',
  'noRewards',
  'difficulty1',
  'difficulty2',
  'difficulty3',
  'difficulty4',
] as const;
export type ServiceReward = (typeof serviceRewards)[number];

/** Icon of a service, drawn by the pages. */
export const serviceIcons = [
  'boss',
  'guardian',
  'invitation',
  'map',
  'labyrinth',
  'level',
  'craft',
  'trial',
  'pinnacle',
  'campaign',
] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

/** Groups of poe2's trials and campaign bosses (R3.42, R3.44). */
export type AscendancyGroup = 'ascendancy1&2' | 'ascendancy3&4' | 'ascendancy5&6' | 'ascendancy7&8';
export type ActGroup = 'act1' | 'act2' | 'act3';
export type ServiceGroup = AscendancyGroup | ActGroup | `${ActGroup}Cruel`;

/** A service of the catalogue (R3.38, R3.41). */
export type Service = {
  /** Unique within its game. */
  readonly value: string;
  /** English display name, as written in the game. */
  readonly name: string;
  readonly category: ServiceHome;
  readonly icon: ServiceIcon;
  readonly rewards: readonly ServiceReward[];
  /** Set if only the buyer's map can be used: the key works only once, and only for its owner (R3.39). */
  readonly buyersMapOnly?: true;
  /** Level of a labyrinth (R3.46). */
  readonly level?: number;
  readonly group?: ServiceGroup;
  /** Value of the boss that this Cruel version belongs to (R3.44). */
  readonly label?: string;
  /** Area of a campaign boss, in English. */
  readonly location?: string;
  /** Permanent rewards of a campaign boss, in English; empty if the boss has none. */
  readonly rewardDescription?: readonly string[];
};
