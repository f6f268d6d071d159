import type { NotificationOf } from '@poexchange/contract/rest';
import { sideOf } from '../present-service.ts';
import type { RequestRecord } from './requests.queries.ts';

/** Parts of a service that the card of a request shows of its service (R2.19-R2.23). */
export function showRequest(record: RequestRecord): NonNullable<NotificationOf<'service-buy'>['body']['service']> {
  return {
    league: record.league,
    serviceCategory: record.category,
    serviceName: record.name,
    isCustomService: record.is_custom,
    creatorType: sideOf(record),
    location: record.location,
    priceValue: record.price_value,
    priceType: record.price_type,
  };
}
