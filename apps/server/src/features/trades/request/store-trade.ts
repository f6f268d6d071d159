import { takeStacks, type RawItem } from '@poexchange/domain/listing';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ListingRecord } from '../../listings/index.ts';
import { notify } from '../../notifications/index.ts';
import { presentBody } from '../present-trade.ts';
import { insertTrade, type NewTrade, type TradeRecord } from '../trades.queries.ts';
import type { Asking } from './prepare-request.ts';
import { askAgain } from './ask-again.ts';
import { refuseCrowd } from './refuse-crowd.ts';

export type BySearch = {
  readonly extraChaos: number;
  readonly stacks?: ReadonlyMap<string, readonly RawItem[]>;
  readonly findsOthers: boolean;
};

type Request = { readonly asking: Asking; readonly listing: ListingRecord; readonly requestHash: string };

type Described = {
  readonly valid: boolean;
  readonly items: readonly { readonly hash: string; readonly quantity: number; readonly price: number }[];
  readonly whispers: string[];
  readonly totalChaos: number;
  readonly isWhole?: boolean;
  /** Result of the search that chose among a group's stacks. */
  readonly bySearch?: BySearch;
};

/**
 * Stores a trade with the current rate and notifies the owner of the listing, or corrects the open one that it repeats.
 * The limit on open requests is checked last: the lock on the owner's room makes the count exact.
 */
export async function storeTrade(tx: Transaction<Database>, request: Request, described: Described): Promise<TradeRecord> {
  const asked = describeTrade(request, described);
  const corrected = asked.valid ? await askAgain(tx, asked) : null;
  if (corrected !== null) return corrected;
  const record = await insertTrade(tx, asked);
  await notify(tx, {
    receiver: request.listing.user_id,
    sender: request.asking.caller.id,
    subject: record.id,
    nowMs: request.asking.nowMs,
    type: 'offering-buy',
    body: presentBody(record),
  });
  await refuseCrowd(tx, { record, senderId: asked.sender_id, receiverId: asked.receiver_id, nowMs: asked.created_ms });
  return record;
}

function describeTrade({ asking, listing, requestHash }: Request, described: Described): NewTrade {
  const listed = new Map(listing.items.map((item) => [item.hash, item]));
  const deselected = new Set(listing.deselected);
  const items = described.items.map(({ hash, quantity, price }) => ({
    hash,
    quantity,
    price,
    overridden: listed.get(hash)?.overridden ?? false,
    deselected: deselected.has(hash),
    picks: takeStacks(described.bySearch?.stacks?.get(hash) ?? listed.get(hash)?.rawItems ?? [], quantity),
  }));
  return {
    receiver_id: listing.user_id,
    sender_id: asking.caller.id,
    game: listing.game,
    league: listing.league,
    category: listing.category,
    sub_category: listing.sub_category,
    custom: listing.custom,
    side: listing.side,
    listing_uuid: listing.uuid,
    ign: asking.request.ign,
    // A refused request passes on none of its sender's text, which was not checked.
    regex: described.valid ? (asking.request.regex ?? null) : null,
    valid: described.valid,
    request_hash: requestHash,
    whispers: described.whispers,
    total_chaos: described.totalChaos,
    chaos_per_divine: asking.chaosPerDivine,
    unit: asking.asked?.unit ?? null,
    chaos_per_unit: asking.asked?.chaosPerUnit ?? null,
    created_ms: asking.nowMs,
    is_whole: described.isWhole === true,
    regex_warning: described.bySearch?.findsOthers === true,
    items,
  };
}
