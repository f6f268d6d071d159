import type { QueuedTrade } from '@poexchange/contract/rest/later';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { readNotifications, setTradeScene } from './testing/trade-scene.ts';
import { MOST_GROUPS } from './queue.queries.ts';

let market: Market;
let seller: Person;
let buyer: Person;
setTradeScene((scene) => void ({ market, seller, buyer } = scene));

const GROUPS = 2000;
const TRADES = 15;

it('D18 limits a list of large requests to the newest requests that fit into one reply', async () => {
  await sql`
    with made as (
      insert into trades (receiver_id, sender_id, game, league, category, sub_category, side, listing_uuid, ign, valid, items, request_hash, whispers,
        total_chaos, is_whole, regex_warning, created_ms, group_count)
      select ${seller.id}::uuid, ${buyer.id}::uuid, 'poe1', 'mercenaries', 'essence', '', 'sell', gen_random_uuid(), 'Buyer', true,
        (select jsonb_agg(jsonb_build_object('hash', lpad(g::text, 40, '0'), 'quantity', 1, 'price', 1, 'picks', '[]'::jsonb)) from generate_series(1, ${GROUPS}) g),
        '', '["@Seller hi"]', 1, false, false, ${market.clock.nowMs}::bigint - n, ${GROUPS}
      from generate_series(1, ${TRADES}) n
      returning id, created_ms
    )
    insert into notifications (id, receiver_id, sender_id, type, game, subject_id, created_ms)
    select id, ${seller.id}::uuid, ${buyer.id}::uuid, 'offering-buy', 'poe1', id, created_ms from made`.execute(market.db);
  const newest = (at: number): number => market.clock.nowMs - 1 - at;
  const kept = Array.from({ length: MOST_GROUPS / GROUPS }, (_, at) => newest(at));
  for (const [person, party] of [
    [seller, 'owner'],
    [buyer, 'asker'],
  ] as const) {
    const reply = await market.send(person, { method: 'GET', url: `${notificationsUrl}/queue/poe1/${party}` });
    const { trades } = reply.body as { trades: QueuedTrade[] };
    expect(trades.map(({ notification }) => notification.timestamp)).toEqual(kept);
  }
  expect((await readNotifications(market, seller)).map(({ timestamp }) => timestamp)).toEqual(kept.toReversed());
});
