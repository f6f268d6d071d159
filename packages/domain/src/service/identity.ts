import type { Game } from '../item/index.ts';

/** Room name that all custom services of a category share. */
const CUSTOM_ROOM = 'custom';

/**
 * Builds the room that receives the events of a service's listings: services-{poe}-{league}-{category}-{name} (R7.60).
 * Custom services of a category share a room.
 */
export function serviceRoom(service: {
  readonly poe: Game;
  readonly league: string;
  readonly serviceCategory: string;
  readonly serviceName: string;
  readonly isCustomService: boolean;
}): string {
  const name = service.isCustomService ? CUSTOM_ROOM : service.serviceName;
  return `services-${service.poe}-${service.league}-${service.serviceCategory}-${name}`;
}
