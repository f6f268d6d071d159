import type { Notification } from '@poexchange/contract/rest';
import type { NotificationRecord } from './notifications.queries.ts';

export function presentNotification(record: NotificationRecord): Notification {
  return {
    id: record.id,
    type: record.type,
    timestamp: record.created_ms,
    read: record.read,
    display: true,
    senderId: record.sender_id,
    // Vouching comes with the services market; until then nobody has any.
    senderVouchCount: 0,
    body: {
      uuid: record.listing_uuid,
      items: record.items.map((item) => [item.hash, item.quantity]),
      ign: record.ign,
      ...(record.regex === null ? {} : { regex: record.regex }),
      valid: record.valid,
      totalChaos: record.total_chaos,
      chaosPerDivine: record.chaos_per_divine,
      meta: { game: record.game, league: record.league, category: record.category, subCategory: record.sub_category, side: record.side },
      processed: record.processed_ms !== null,
    },
  };
}
