/**
 * A person's vouched services as a profile shows them: the most vouched services, and one row for all other services.
 * Pure.
 */
import type { VouchInfo } from '@poexchange/contract/rest/services';
import { findService } from '@poexchange/domain/service';
import { showServiceName } from '../services/show-service-name.ts';

type Vouched = VouchInfo['services'][number];

export type ServiceShare = ({ readonly kind: 'service' } & Vouched) | { readonly kind: 'rest'; readonly count: number };

/** Maximum number of rows, including the row for all other services. */
const MOST_ROWS = 4;

/**
 * Returns the services with the most vouches in descending order. Services that do not fit or are missing from the
 * reply are merged into one row, so that the rows add up to the total.
 */
export function topServices(services: readonly Vouched[], vouchCount: number): readonly ServiceShare[] {
  const sorted = services.toSorted((a, b) => b.count - a.count);
  const shown = sorted.slice(0, sorted.length > MOST_ROWS ? MOST_ROWS - 1 : MOST_ROWS);
  const rest = vouchCount - shown.reduce((sum, { count }) => sum + count, 0);
  const named = shown.map((service) => ({ kind: 'service' as const, ...service }));
  return rest > 0 ? [...named, { kind: 'rest', count: rest }] : named;
}

/** Returns a vouched service's name. Vouches count across both games, so each service is looked up in its own game. */
export function nameVouched(service: Vouched): string {
  return showServiceName(findService('poe1', service.serviceName) === undefined ? 'poe2' : 'poe1', service);
}
