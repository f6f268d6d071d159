/** Fits a view, as an address says it, to the catalogue of a game. Pure. */
import type { Game } from '@poexchange/domain/item';
import { findService, hasMap } from '@poexchange/domain/service';
import { CUSTOM_SECTION, listSections, sectionOfService } from '../../shared/services/sections.ts';
import type { ServicePlace, ServicesView } from './services-view.ts';

/**
 * Returns the view of a place the game has, without the filter by map where nothing is done in one. The address keeps
 * that filter for the next place.
 */
export function fitView(view: ServicesView, game: Game): ServicesView {
  const place = fitPlace(view, game);
  return { ...view, ...place, location: hasMapFilter(place, game) ? view.location : 'any' };
}

/** Returns the place that is meant: the section of a known service, and of an unknown one only what is known. */
export function fitPlace({ section, service }: ServicePlace, game: Game): ServicePlace {
  if (section === CUSTOM_SECTION) return { section, service: '' };
  const known = service === '' ? undefined : findService(game, service);
  if (known !== undefined) return { section: sectionOfService(known), service };
  return { section: listSections(game).some((each) => each.section === section) ? section : '', service: '' };
}

/** Tells whether anything in a place is done in a map, so that whose it is can be asked (R2.20). */
export function hasMapFilter({ section, service }: ServicePlace, game: Game): boolean {
  if (section === '' || section === CUSTOM_SECTION) return true;
  const services =
    service !== '' ? [service] : (listSections(game).find((each) => each.section === section)?.services ?? []).map(({ value }) => value);
  return services.some((serviceName) => hasMap(game, { serviceName, isCustomService: false }));
}
