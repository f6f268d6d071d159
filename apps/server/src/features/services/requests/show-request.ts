import type { NotificationOf } from '@poexchange/contract/rest';
import { sideOf } from '../present-service.ts';
import type { RequestRecord } from './requests.queries.ts';

/** Returns the parts of a service shown on a request's card. */
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
