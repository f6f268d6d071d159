import type { Game } from '../item/index.ts';
import { poe1Services } from './catalogue/poe1.ts';
import { poe2Services } from './catalogue/poe2.ts';
import { coversHome, type ServiceCategoryBase } from './category.ts';
import type { Service } from './service.ts';

const catalogues: Readonly<Record<Game, readonly Service[]>> = { poe1: poe1Services, poe2: poe2Services };
const byValue = { poe1: indexByValue(poe1Services), poe2: indexByValue(poe2Services) };

function indexByValue(services: readonly Service[]): ReadonlyMap<string, Service> {
  return new Map(services.map((service) => [service.value, service]));
}

/** Lists a game's services (R3.38, R3.41), or only those in `base`. */
export function listServices(game: Game, base: ServiceCategoryBase = 'all'): readonly Service[] {
  return catalogues[game].filter(({ category }) => coversHome(base, category));
}

/** Returns the game's service with this value; undefined if the value is unknown, as for custom services. */
export function findService(game: Game, value: string): Service | undefined {
  return byValue[game].get(value);
}

/** Icons of services that need no map because they are done in the game's own areas or at a bench. */
const iconsWithoutMap: ReadonlySet<Service['icon']> = new Set(['labyrinth', 'craft', 'campaign']);

/**
 * Returns whether a service is done in a map, or behind a key, that one of the two people opens; only such services
 * have a map owner (R2.20). Always true for custom services, which may need a map.
 */
export function hasMap(game: Game, service: { readonly serviceName: string; readonly isCustomService: boolean }): boolean {
  const known = service.isCustomService ? undefined : findService(game, service.serviceName);
  return known === undefined || (known.value !== 'campaign' && !iconsWithoutMap.has(known.icon));
}

/** Returns a service's English name; for a custom service, the name its owner gave it. */
export function nameService(game: Game, service: { readonly serviceName: string; readonly isCustomService: boolean }): string {
  return (service.isCustomService ? undefined : findService(game, service.serviceName)?.name) ?? service.serviceName;
}
