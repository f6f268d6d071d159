import type { Game } from '../item/index.ts';

/** Side of a service: `wts` sells the service, `wtb` wants to buy it (R1.03). */
export type ServiceSide = 'wts' | 'wtb';

const sharedBases = [
  'all',
  'requiredCampaignBosses',
  'optionalCampaignBosses',
  'ascendancy',
  'endgameBosses',
  'pinnacleBosses',
  'bossKilling',
  'crafting',
  'leveling',
  'other',
] as const;

/** Categories without their prefix (R3.36), by side. */
export const categoryBases = {
  wts: [...sharedBases, 'campaignBosses'],
  wtb: sharedBases,
} as const satisfies Readonly<Record<ServiceSide, readonly string[]>>;

/** A category without its prefix (R3.36). */
export type ServiceCategoryBase = (typeof categoryBases)[ServiceSide][number];
/** A base that services are filed under. Excludes `all` and `campaignBosses`, which only combine other bases. */
export type ServiceHome = Exclude<ServiceCategoryBase, 'all' | 'campaignBosses'>;
/** A category with its prefix, as sent: `WTS_bossKilling` (R3.36). */
export type ServiceCategory = `WTS_${(typeof categoryBases)['wts'][number]}` | `WTB_${(typeof categoryBases)['wtb'][number]}`;

const prefixes = { wts: 'WTS_', wtb: 'WTB_' } as const;

/** Every category of R3.36 with its prefix, selling categories first. */
export const serviceCategories: readonly ServiceCategory[] = [
  ...categoryBases.wts.map((base) => `WTS_${base}` as const),
  ...categoryBases.wtb.map((base) => `WTB_${base}` as const),
];

/** Bases that a game's services are filed under, in display order. */
const homes: Readonly<Record<Game, readonly ServiceHome[]>> = {
  poe1: ['bossKilling', 'leveling', 'crafting', 'other'],
  poe2: [
    'ascendancy',
    'requiredCampaignBosses',
    'optionalCampaignBosses',
    'pinnacleBosses',
    'endgameBosses',
    'leveling',
    'crafting',
    'other',
  ],
};

/** Returns the category for a base on the given side (R3.36). */
export function prefixCategory(side: ServiceSide, base: ServiceHome | 'all'): ServiceCategory {
  return `${prefixes[side]}${base}` as ServiceCategory;
}

/** Splits a category into side and base (R3.36); null if the text is not a category. */
export function readServiceCategory(text: string): { readonly side: ServiceSide; readonly base: ServiceCategoryBase } | null {
  if (!(serviceCategories as readonly string[]).includes(text)) return null;
  return { side: text.startsWith('WTS_') ? 'wts' : 'wtb', base: text.slice(4) as ServiceCategoryBase };
}

/** Lists the bases that a game's services, including custom services, can be filed under. */
export function listHomes(game: Game): readonly ServiceHome[] {
  return homes[game];
}

/**
 * Returns whether a category includes services filed under a base: `all` includes every base, and `campaignBosses`
 * includes both campaign bases.
 */
export function coversHome(base: ServiceCategoryBase, home: ServiceHome): boolean {
  if (base === 'all') return true;
  if (base === 'campaignBosses') return home === 'requiredCampaignBosses' || home === 'optionalCampaignBosses';
  return base === home;
}
