import type { TradeView } from '@poexchange/contract/rest';
import { moveToStep, readStep, type SettableStep } from '@poexchange/domain/trade';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { lockListing } from '../listings/index.ts';
import { isAskedAgain, lockForReceiver, readForReceiver, updateSteps } from './trades.queries.ts';
import { markSubjectRead } from '../notifications/index.ts';
import { timesOf } from './present-trade.ts';
import { readTradeView } from './read-trade-view.ts';
import { tellBoth } from './tell-both.ts';
import type { TradesDeps } from './trades-deps.ts';

type Move = { readonly id: string; readonly userId: string; readonly step: SettableStep; readonly idempotencyKey: string | null };

/**
 * Sets the step of a trade, or declines it, for the owner of the listing. Setting the current step again sends no
 * events.
 */
export async function setTradeStep(deps: TradesDeps, move: Move): Promise<TradeView> {
  const { id, userId, step, idempotencyKey } = move;
  const once = { userId, operation: 'setTradeStep', idempotencyKey, body: [id, step] };
  await runOnce<{ id: string }>(deps.db, once, async (tx) => {
    const seen = await readForReceiver(tx, { id, userId });
    // Locks the listing first, as a new request does, so that only one of the two can win.
    if (seen !== undefined && step !== 'declined') await lockListing(tx, seen.listing_uuid);
    const trade = await lockForReceiver(tx, { id, userId });
    if (trade === undefined || !trade.valid) throw new RefusalError('notFound');
    const before = timesOf(trade);
    if (before.processedMs !== null) throw new RefusalError('alreadyProcessed');
    if (readStep(before) === step) return { id };
    if (await isAskedAgain(tx, trade)) throw new RefusalError('alreadyProcessed');
    await markSubjectRead(tx, { receiverId: userId, subjectId: id });
    const updated = await updateSteps(tx, { id, times: moveToStep(before, step, deps.clock()) });
    await tellBoth(tx, updated, { before: readStep(before) });
    return { id };
  });
  return readTradeView(deps, { id, userId });
}
