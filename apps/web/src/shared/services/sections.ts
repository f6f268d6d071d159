/**
 * Sections of the catalogue as pages show them: one per category, plus separate sections for services that the
 * specification files under `other`. Pure.
 */
import type { ServiceRow } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { findService, listServices, readServiceCategory, type Service, type ServiceHome } from '@poexchange/domain/service';

/** The section for all custom services. */
export const CUSTOM_SECTION = 'custom';

const sections = [
  'bossKilling',
  'labyrinth',
  'leveling',
  'crafting',
  'ascendancy',
  'pinnacleBosses',
  'endgameBosses',
  'requiredCampaignBosses',
  'optionalCampaignBosses',
  CUSTOM_SECTION,
  'other',
] as const satisfies readonly (ServiceHome | 'labyrinth' | 'custom')[];

export type Section = (typeof sections)[number];

/** Returns whether a string, such as an address parameter, names a section. */
export function isSection(text: string): text is Section {
  return (sections as readonly string[]).includes(text);
}

const sectionsOfGame: Readonly<Record<Game, readonly Section[]>> = {
  poe1: ['bossKilling', 'labyrinth', 'leveling', 'crafting'],
  poe2: ['ascendancy', 'pinnacleBosses', 'requiredCampaignBosses', 'optionalCampaignBosses', 'leveling', 'crafting'],
};

export type CatalogueSection = { readonly section: Section; readonly services: readonly Service[] };

/** A game's catalogue by section, in the order of the rail; empty sections are omitted. */
export function listSections(game: Game): readonly CatalogueSection[] {
  const services = listServices(game);
  const used = [...new Set(services.map(sectionOfService))];
  const order = sectionsOfGame[game];
  const sections = [...order.filter((section) => used.includes(section)), ...used.filter((section) => !order.includes(section))];
  return sections.map((section) => ({ section, services: services.filter((service) => sectionOfService(service) === section) }));
}

/**
 * Labyrinths, levelling and crafting get their own sections because people look for them by name (the specification
 * files them under `other`).
 */
export function sectionOfService({ category, icon }: Pick<Service, 'category' | 'icon'>): Section {
  if (category !== 'other') return category;
  if (icon === 'labyrinth') return 'labyrinth';
  if (icon === 'level') return 'leveling';
  return icon === 'craft' ? 'crafting' : 'other';
}

export type NamedService = Pick<ServiceRow, 'poe' | 'serviceName' | 'isCustomService'>;

/** The section of an offer or request; a service that only a newer server knows belongs to its category's section. */
export function sectionOf({
  poe,
  serviceName,
  isCustomService,
  serviceCategory,
}: NamedService & { readonly serviceCategory: string }): Section {
  if (isCustomService) return CUSTOM_SECTION;
  const service = findService(poe, serviceName);
  if (service !== undefined) return sectionOfService(service);
  const base = readServiceCategory(serviceCategory)?.base ?? 'other';
  return base === 'all' || base === 'campaignBosses' ? 'other' : base;
}
