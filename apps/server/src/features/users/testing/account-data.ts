/** A person's rows, for tests of export and deletion. */
import { randomUUID } from 'node:crypto';
import type { PublisherTabId } from '@poexchange/domain/ids';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

type Db = Kysely<Database>;

export async function addListing(
  db: Db,
  options: { userId: string; state: 'active' | 'inactive'; category?: string; ign?: string },
): Promise<string> {
  const row = await db
    .insertInto('listings')
    .values({
      user_id: options.userId,
      game: 'poe1',
      league: 'mercenaries',
      category: options.category ?? 'essence',
      sub_category: '',
      side: 'sell',
      listing_mode: 'single',
      ign: options.ign ?? 'AnIgn',
      multiplier: 100,
      min_trade_value: 0,
      support_regex: false,
      regex_extra_price: 0,
      regex_quant_extra_price: 0,
      stash_tabs: '[]',
      items: '[]',
      feed_items: '[]',
      deselected: '[]',
      total_price: 1,
      timestamp_ms: 1,
      listed_ms: 1,
      changed_ms: 1,
      state: options.state,
      ended_ms: null,
      seen_ms: null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return row.uuid;
}

/** Adds a trade and its notification. */
export async function addTrade(
  db: Db,
  options: { receiverId: string; senderId: string; ign?: string; whisper?: string; pick?: string },
): Promise<string> {
  const row = await db
    .insertInto('trades')
    .values({
      receiver_id: options.receiverId,
      sender_id: options.senderId,
      game: 'poe1',
      league: 'mercenaries',
      category: 'essence',
      sub_category: '',
      side: 'sell',
      listing_uuid: randomUUID(),
      ign: options.ign ?? 'AnIgn',
      regex: null,
      valid: true,
      items: JSON.stringify([
        {
          hash: 'h',
          quantity: 1,
          price: 2,
          overridden: false,
          deselected: false,
          picks: [{ id: options.pick ?? 'a stack', stackSize: 1 }],
        },
      ]),
      request_hash: 'r',
      whispers: JSON.stringify([options.whisper ?? '@AnIgn WTB']),
      total_chaos: 2,
      chaos_per_divine: 200,
      processed_ms: null,
      created_ms: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notifications')
    .values({
      id: row.id,
      receiver_id: options.receiverId,
      sender_id: options.senderId,
      type: 'offering-buy',
      game: 'poe1',
      subject_id: row.id,
      body: null,
      created_ms: 1,
    })
    .execute();
  return row.id;
}

export async function addTabRead(db: Db, options: { userId: string; tabId: string; items: number }): Promise<void> {
  const item = { x: 0, y: 0, w: 1, h: 1, name: 'An item', lines: ['A line of text'], stackSize: 1 };
  const items = JSON.stringify(
    Object.fromEntries(Array.from({ length: options.items }, (_, index) => [`${options.tabId} ${index}`, item])),
  );
  await db
    .insertInto('stash_tab_reads')
    .values({
      user_id: options.userId,
      game: 'poe1',
      league: 'mercenaries',
      tab_id: options.tabId as PublisherTabId,
      parent_id: null,
      tab_name: 'Shop',
      tab_type: 'PremiumStash',
      tab_colour: 'ff',
      items,
      read_ms: 1,
    })
    .execute();
}
