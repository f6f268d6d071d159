/** Adapts a view from the address to a game's catalogue. Pure. */
import type { Game } from '@poexchange/domain/item';
import { findService, hasMap } from '@poexchange/domain/service';
import { CUSTOM_SECTION, listSections, sectionOfService } from '../../../shared/services/sections.ts';
import type { ServicePlace, ServicesView } from './services-view.ts';

/**
 * Returns the view with a place that exists in the game, and without the map filter if no service in that place is done
 * in a map. The address keeps the filter for the next place.
 */
export function fitView(view: ServicesView, game: Game): ServicesView {
  const place = fitPlace(view, game);
  return { ...view, ...place, location: hasMapFilter(place, game) ? view.location : 'any' };
}

/** Returns the requested place: a known service with its section, or only the known part if the service is unknown. */
export function fitPlace({ section, service }: ServicePlace, game: Game): ServicePlace {
  if (section === CUSTOM_SECTION) return { section, service: '' };
  const known = service === '' ? undefined : findService(game, service);
  if (known !== undefined) return { section: sectionOfService(known), service };
  return { section: listSections(game).some((each) => each.section === section) ? section : '', service: '' };
}

/** Returns whether any service in a place is done in a map, which allows offers to be filtered by whose map is used. */
export function hasMapFilter({ section, service }: ServicePlace, game: Game): boolean {
  if (section === '' || section === CUSTOM_SECTION) return true;
  const services =
    service !== '' ? [service] : (listSections(game).find((each) => each.section === section)?.services ?? []).map(({ value }) => value);
  return services.some((serviceName) => hasMap(game, { serviceName, isCustomService: false }));
}
