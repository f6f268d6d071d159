import { findService, type Service } from '@poexchange/domain/service';
import type { NamedService } from './sections.ts';

/** Finds a service in the catalogue; a custom one is not there, whatever it is called. Pure. */
export function findKnown(service: NamedService): Service | undefined {
  return service.isCustomService ? undefined : findService(service.poe, service.serviceName);
}

/** Tells whether anything is known of what a service brings: a heading above nothing says less than none. Pure. */
export function hasRewards(service: NamedService): boolean {
  const known = findKnown(service);
  return known !== undefined && known.rewards.length + (known.rewardDescription ?? []).length > 0;
}
