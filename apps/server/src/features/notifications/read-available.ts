import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NotificationRecord } from './notifications.queries.ts';

type Asked = Pick<NotificationRecord, 'id' | 'listing_uuid' | 'items'>;

/** Pieces of each asked group that the trade's listing holds now, by notification id and hash (D33). A listing that is gone holds nothing. */
export async function readAvailable(
  db: Kysely<Database>,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const uuids = [...new Set(asked.map(({ listing_uuid }) => listing_uuid))];
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['uuid', 'feed_items'])
    .where('uuid', 'in', uuids)
    .where('state', '<>', 'deleted')
    .execute();
  const stock = new Map(rows.map(({ uuid, feed_items }) => [uuid, new Map(feed_items.map(([hash, , quantity]) => [hash, quantity]))]));
  return new Map(
    asked.map(({ id, listing_uuid, items }) => [id, new Map(items.map(({ hash }) => [hash, stock.get(listing_uuid)?.get(hash) ?? 0]))]),
  );
}
