/** Searches services and players. Pure. */
import type { ServiceRow } from '@poexchange/contract/rest/services';
import { findService } from '@poexchange/domain/service';
import { serviceNames, type ServiceNames } from '../../../shared/services/show-service-name.ts';

type FoundBy = Pick<ServiceRow, 'poe' | 'serviceName' | 'isCustomService'>;

/** Normalises text so that case, accents and width do not matter. */
export function foldCase(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Returns a predicate that matches a service by its English name, displayed name or area. Null without a text. */
export function makeServiceFinder(text: string, names: ServiceNames = serviceNames): ((service: FoundBy) => boolean) | null {
  const wanted = foldCase(text);
  if (wanted === '') return null;
  return (service) => {
    const area = service.isCustomService ? '' : (findService(service.poe, service.serviceName)?.location ?? '');
    return foldCase(`${names.listServiceNames(service.poe, service)} ${area}`).includes(wanted);
  };
}
