import type { OwnService, ServiceRow } from '@poexchange/contract/rest/services';
import type { ServiceId, UserId } from '@poexchange/domain/ids';
import { readServiceCategory, serviceRoom, type ServiceSide } from '@poexchange/domain/service';
import type { ServiceRecord, ShownService } from './services.queries.ts';

/** Returns a stored service's side, which follows from its category. */
export function sideOf({ category }: Pick<ServiceRecord, 'category'>): ServiceSide {
  return readServiceCategory(category)?.side ?? 'wts';
}

/** Returns the room that receives a service's events. */
export function roomOf(record: Pick<ServiceRecord, 'game' | 'league' | 'category' | 'name' | 'is_custom'>): string {
  const { game, league, category, name, is_custom: isCustomService } = record;
  return serviceRoom({ poe: game, league, serviceCategory: category, serviceName: name, isCustomService });
}

/** Converts a service to its public form. */
export function presentService(record: ShownService): ServiceRow {
  return { ...presentShared(record), userStatus: record.presence === 'offline' ? 'online' : record.presence };
}

/** Converts a service to the form that its owner sees. */
export function presentOwnService(record: ShownService): OwnService {
  return {
    ...presentShared(record),
    userStatus: record.presence,
    active: record.active,
    listed: record.active && record.presence !== 'offline',
  };
}

function presentShared(record: ShownService): Omit<ServiceRow, 'userStatus'> {
  return {
    id: record.id as ServiceId,
    poe: record.game,
    league: record.league,
    userId: record.user_id as UserId,
    ign: record.ign,
    location: record.location,
    serviceCategory: record.category,
    serviceName: record.name,
    isCustomService: record.is_custom,
    creatorType: sideOf(record),
    priceValue: record.price_value,
    priceType: record.price_type,
    rules: record.rules,
    overwriteRules: record.overwrite_rules,
    overwriteMode: record.overwrite_mode,
    regions: record.regions,
    onlineSinceMs: record.online_ms,
    vouchCount: record.vouch_count,
    oldestVouchMs: record.oldest_vouch_ms,
    isChatLinked: record.chat_linked,
    timestampMs: record.timestamp_ms,
  };
}
