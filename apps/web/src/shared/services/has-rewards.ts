import { findService, type Service } from '@poexchange/domain/service';
import type { NamedService } from './sections.ts';

/** Finds a service in the catalogue. Custom services are never found, even under a catalogue name. Pure. */
export function findKnown(service: NamedService): Service | undefined {
  return service.isCustomService ? undefined : findService(service.poe, service.serviceName);
}

/** Returns whether any rewards of a service are known, because a heading without content is useless. Pure. */
export function hasRewards(service: NamedService): boolean {
  const known = findKnown(service);
  return known !== undefined && known.rewards.length + (known.rewardDescription ?? []).length > 0;
}
