import type { CurrencyUnit } from '@poexchange/domain/currency';
import { splitWhisperLines } from '@poexchange/domain/whisper';
import { findFirstReply, runOnce } from '../../../http/idempotency.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { readListing } from '../../listings/index.ts';
import { presentUnit } from '../present-trade.ts';
import { readForParty, type TradesDeps, type TradeRecord } from '../trades.queries.ts';
import { askUnderLock } from './ask-under-lock.ts';
import { prepareRequest, type Ask } from './prepare-request.ts';
import { countRequests } from './request.queries.ts';

const REQUESTS_PER_MINUTE = 60;

type TradeReply = {
  id: string;
  whispers: string[];
  short?: string;
  totalChaos: number;
  chaosPerDivine: number | null;
  unit?: CurrencyUnit;
  chaosPerUnit?: number;
  serverTimeMs: number;
};

/** Stored outcome for a repeat, without the reply, which would fill the disk. */
type Kept = { readonly id: string } | { readonly refused: Pick<RefusalError, 'code' | 'details'> };

/**
 * Requests items of a listing: checked under the listing's row lock, stored with the current rate, with the seller
 * notified in the same transaction. Returns the whisper to copy.
 */
export async function requestTrade(deps: TradesDeps, ask: Ask): Promise<TradeReply> {
  const nowMs = deps.clock();
  const once = { userId: ask.caller.id, operation: 'createTradeNotification', idempotencyKey: ask.idempotencyKey, body: ask.request };
  const [repeated, sent, seen] = await Promise.all([
    findFirstReply<Kept>(deps.db, once),
    countRequests(deps.db, { senderId: ask.caller.id, sinceMs: nowMs - 60_000 }),
    readListing(deps.db, ask.request.listingUuid),
  ]);
  if (repeated !== null) return readKept(deps, ask, repeated.reply);
  if (sent >= REQUESTS_PER_MINUTE) throw new RefusalError('rateLimited', { retryAfterMs: 60_000, policy: 'trade-requests' });
  if (seen === undefined) throw new RefusalError('tradeListingNotFound');
  const [prepared] = await Promise.all([
    prepareRequest(deps, seen, { callerId: ask.caller.id, request: ask.request, nowMs }),
    deps.requireOwnCharacter({ userId: ask.caller.id, game: seen.game, league: seen.league, ign: ask.request.ign }),
  ]);
  const made: { record?: TradeRecord } = {};
  const kept = await runOnce<Kept>(deps.db, once, async (tx) => {
    const outcome = await askUnderLock(tx, { ...ask, ...prepared, nowMs });
    if ('refused' in outcome) return { refused: { code: outcome.refused.code, details: outcome.refused.details } };
    made.record = outcome;
    return { id: outcome.id };
  });
  return made.record === undefined ? readKept(deps, ask, kept) : presentReply(made.record, nowMs);
}

/** Rebuilds the first answer from what is stored; fails if the trade is gone. */
async function readKept(deps: TradesDeps, { caller }: Ask, kept: Kept): Promise<TradeReply> {
  if ('refused' in kept) throw new RefusalError(kept.refused.code, kept.refused.details);
  const record = await readForParty(deps.db, { id: kept.id, userId: caller.id });
  if (record === undefined) throw new RefusalError('tradeListingNotFound');
  return presentReply(record, deps.clock());
}

function presentReply(record: TradeRecord, nowMs: number): TradeReply {
  return {
    id: record.id,
    ...splitWhisperLines(record.whispers),
    totalChaos: record.total_chaos,
    chaosPerDivine: record.chaos_per_divine,
    ...presentUnit(record),
    serverTimeMs: nowMs,
  };
}
