import type { TradeView } from '@poexchange/contract/rest';
import { moveToStep, readStep, type SettableStep } from '@poexchange/domain/trade';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { lockForReceiver, updateSteps } from './trades.queries.ts';
import { markSubjectRead } from '../notifications/index.ts';
import { timesOf } from './present-trade.ts';
import { readTradeView } from './read-trade-view.ts';
import { tellBoth } from './tell-both.ts';
import type { TradesDeps } from './trades-deps.ts';

type Move = { readonly id: string; readonly userId: string; readonly step: SettableStep; readonly idempotencyKey: string | null };

/** Sets the step of a trade, or declines it, for the owner of the listing. Setting a step twice notifies nobody. */
export async function setTradeStep(deps: TradesDeps, move: Move): Promise<TradeView> {
  const { id, userId, step, idempotencyKey } = move;
  const once = { userId, operation: 'setTradeStep', idempotencyKey, body: [id, step] };
  await runOnce<{ id: string }>(deps.db, once, async (tx) => {
    const trade = await lockForReceiver(tx, { id, userId });
    if (trade === undefined || !trade.valid) throw new RefusalError('notFound');
    const before = timesOf(trade);
    if (before.processedMs !== null) throw new RefusalError('alreadyProcessed');
    if (readStep(before) === step) return { id };
    await markSubjectRead(tx, { receiverId: userId, subjectId: id });
    const updated = await updateSteps(tx, { id, times: moveToStep(before, step, deps.clock()) });
    await tellBoth(tx, updated, { before: readStep(before) });
    return { id };
  });
  return readTradeView(deps, { id, userId });
}
