import type { TradeNotification } from '@poexchange/contract/rest';
import type { ListingUuid } from '@poexchange/domain/ids';
import type { StepTimes } from '@poexchange/domain/trade';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { presentNotification } from '../notifications/index.ts';
import { readTradesById } from './queue.queries.ts';
import type { TradeRecord } from './trades.queries.ts';

type TradeBody = TradeNotification['body'];

/** Returns the unit of a poe2 trade with its rate at the time of the trade, or nothing for poe1. */
export function presentUnit({ unit, chaos_per_unit }: Pick<TradeRecord, 'unit' | 'chaos_per_unit'>) {
  return { ...(unit === null ? {} : { unit }), ...(chaos_per_unit === null ? {} : { chaosPerUnit: chaos_per_unit }) };
}

type Presented = Omit<TradeRecord, 'items'> & { readonly items: readonly { readonly hash: string; readonly quantity: number }[] };

/** Converts a trade to the body of its notification. */
export function presentTrade(record: Presented): TradeNotification {
  return presentNotification<'offering-buy'>(record, { type: 'offering-buy', body: presentBody(record) });
}

/** Reads the bodies of trade notifications, by trade id. */
export async function readTradeBodies(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, TradeBody>> {
  const records = await readTradesById(db, ids);
  return new Map(records.map((record) => [record.id, presentBody(record)]));
}

export function presentBody(record: Omit<Presented, 'read'>): TradeBody {
  return {
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
    ...(record.asked_again_ms !== null && { askedAgainMs: record.asked_again_ms }),
    ...(record.told_again_ms !== null && { toldAgainMs: record.told_again_ms }),
    steps: presentSteps(record),
    ...(record.handed !== null && { handed: { items: record.handed, totalChaos: record.handed_chaos ?? 0 } }),
  };
}

/** Returns the times of a trade's steps for the domain. */
export function timesOf(record: Pick<TradeRecord, 'invited_ms' | 'hideout_ms' | 'processed_ms' | 'declined_ms'>): StepTimes {
  return {
    invitedMs: record.invited_ms,
    hideoutMs: record.hideout_ms,
    processedMs: record.processed_ms,
    declinedMs: record.declined_ms,
  };
}

function presentSteps(record: Parameters<typeof timesOf>[0]): NonNullable<TradeBody['steps']> {
  return Object.fromEntries(Object.entries(timesOf(record)).filter(([, atMs]) => atMs !== null));
}
