/** Vouched services of a person, as a profile shows them: the most vouched ones, and the rest as one row. Pure. */
import type { VouchInfo } from '@poexchange/contract/rest/services';
import { findService } from '@poexchange/domain/service';
import { showServiceName } from '../services/show-service-name.ts';

type Vouched = VouchInfo['services'][number];

export type ServiceShare = ({ readonly kind: 'service' } & Vouched) | { readonly kind: 'rest'; readonly count: number };

/** Most rows that are shown, including the rest. */
const MOST_ROWS = 4;

/**
 * Returns the services with the most vouches, most first; merges those that do not fit, and those missing from the
 * reply, so that the rows add up to the total.
 */
export function topServices(services: readonly Vouched[], vouchCount: number): readonly ServiceShare[] {
  const sorted = services.toSorted((a, b) => b.count - a.count);
  const shown = sorted.slice(0, sorted.length > MOST_ROWS ? MOST_ROWS - 1 : MOST_ROWS);
  const rest = vouchCount - shown.reduce((sum, { count }) => sum + count, 0);
  const named = shown.map((service) => ({ kind: 'service' as const, ...service }));
  return rest > 0 ? [...named, { kind: 'rest', count: rest }] : named;
}

/**
 * Returns the name of a vouched service: vouches count across both games, and each service is looked up in the game
 * that has it.
 */
export function nameVouched(service: Vouched): string {
  return showServiceName(findService('poe1', service.serviceName) === undefined ? 'poe2' : 'poe1', service);
}
