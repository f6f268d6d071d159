import type { ListingUuid, NotificationId } from '@poexchange/domain/ids';
import type { Notification } from '@poexchange/contract/rest';
import { isKnownPlace } from '@poexchange/domain/category';
import type { StepTimes } from '@poexchange/domain/trade';
import type { NotificationRecord } from './notifications.queries.ts';

/** The unit of a poe2 trade with the rate of its moment (D59); nothing in poe1. */
export function presentUnit({ unit, chaos_per_unit }: Pick<NotificationRecord, 'unit' | 'chaos_per_unit'>) {
  return { ...(unit === null ? {} : { unit }), ...(chaos_per_unit === null ? {} : { chaosPerUnit: chaos_per_unit }) };
}

type Presented = Omit<NotificationRecord, 'items'> & { readonly items: readonly { readonly hash: string; readonly quantity: number }[] };

export function presentNotification(record: Presented): Notification {
  return {
    id: record.id as NotificationId,
    type: record.type,
    timestamp: record.created_ms,
    read: record.read,
    // R5.07: what no page could show is neither shown nor heard.
    display: isKnownPlace(record.game, record.category, record.sub_category),
    senderId: record.sender_id,
    // Vouching comes with the services market; until then nobody has any.
    senderVouchCount: 0,
    body: {
      uuid: record.listing_uuid as ListingUuid,
      items: record.items.map((item) => [item.hash, item.quantity]),
      ign: record.ign,
      ...(record.regex === null ? {} : { regex: record.regex }),
      valid: record.valid,
      totalChaos: record.total_chaos,
      chaosPerDivine: record.chaos_per_divine,
      ...presentUnit(record),
      meta: {
        game: record.game,
        league: record.league,
        category: record.category,
        subCategory: record.sub_category,
        side: record.side,
        ...(record.custom !== null && { custom: record.custom }),
      },
      processed: record.processed_ms !== null,
      isWhole: record.is_whole,
      ...(record.regex_warning && { regexWarning: true }),
      steps: presentSteps(record),
      ...(record.handed !== null && { handed: { items: record.handed, totalChaos: record.handed_chaos ?? 0 } }),
    },
  };
}

/** When a trade's steps were reached, as the domain reads them. */
export function timesOf(record: Pick<NotificationRecord, 'invited_ms' | 'hideout_ms' | 'processed_ms' | 'declined_ms'>): StepTimes {
  return {
    invitedMs: record.invited_ms,
    hideoutMs: record.hideout_ms,
    processedMs: record.processed_ms,
    declinedMs: record.declined_ms,
  };
}

function presentSteps(record: Parameters<typeof timesOf>[0]): NonNullable<Notification['body']['steps']> {
  return Object.fromEntries(Object.entries(timesOf(record)).filter(([, atMs]) => atMs !== null));
}
