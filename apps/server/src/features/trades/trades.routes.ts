import { laterApi } from '@poexchange/contract/rest/later';
import { netWorthApi, MOST_DONE_TRADES, type DoneTrade } from '@poexchange/contract/rest/net-worth';
import type { NotificationId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { TradeView } from '@poexchange/contract/rest';
import { moveToStep, readStep, type SettableStep } from '@poexchange/domain/trade';
import { createJoinedRuns } from '../../http/joined-runs.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { finishTrade } from './finish-trade.ts';
import { readTradeQueue } from './read-trade-queue.ts';
import { readTradeView } from './read-trade-view.ts';
import { requestTrade } from './request/request-trade.ts';
import { readTradeSearch } from './search/read-trade-search.ts';
import { hasNewerRequest, lockForReceiver, readForReceiver, updateSteps, type TradesDeps } from './trades.queries.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { lockListing } from '../listings/index.ts';
import { markSubjectRead } from '../notifications/index.ts';
import { timesOf } from './present-trade.ts';
import { tellBoth } from './tell-both.ts';

export function registerTrades(app: ServerApp, deps: TradesDeps): void {
  // Both calls read thousands of stacks, so they run one at a time for each person.
  const reads = createJoinedRuns();

  app.mount(laterApi.createTradeNotification, ({ user, body, idempotencyKey }) =>
    requestTrade(deps, { caller: user, request: body, idempotencyKey }),
  );

  app.mount(laterApi.getTradeView, ({ user, params }) =>
    reads.run(`trade ${user.id} ${params.id}`, () => readTradeView(deps, { id: params.id, userId: user.id })),
  );

  app.mount(laterApi.getTradeSearch, ({ user, params }) => readTradeSearch(deps, { id: params.id, userId: user.id }));

  app.mount(laterApi.getTradeQueue, async ({ user, params }) => ({
    trades: await reads.run(`queue ${user.id} ${params.game} ${params.party}`, () =>
      readTradeQueue(deps, { userId: user.id, game: params.game, party: params.party }),
    ),
    serverTimeMs: deps.clock(),
  }));

  app.mount(netWorthApi.getDoneTrades, async ({ user, params }) => ({
    trades: await readDoneTrades(deps, { userId: user.id, ...params }),
    serverTimeMs: deps.clock(),
  }));

  app.mount(laterApi.setTradeStep, ({ user, body, idempotencyKey }) =>
    setTradeStep(deps, { id: body.id, userId: user.id, step: body.step, idempotencyKey }),
  );

  app.mount(laterApi.finishTrade, ({ user, body, idempotencyKey }) =>
    finishTrade(deps, { id: body.id, userId: user.id, undo: body.undo === true, items: body.items, idempotencyKey }),
  );
}

/** Reads a person's finished trades in a league, received and sent, oldest first. */
async function readDoneTrades(
  { db }: Pick<TradesDeps, 'db'>,
  { userId, game, league }: { userId: string; game: Game; league: string },
): Promise<DoneTrade[]> {
  const read = (party: 'receiver_id' | 'sender_id') =>
    db
      .selectFrom('trades')
      .select(['id', 'processed_ms', 'receiver_id', 'side', 'category', 'sub_category', 'total_chaos', 'handed_chaos'])
      .where(party, '=', userId)
      .where('game', '=', game)
      .where('league', '=', league)
      .where('valid', '=', true)
      .where('processed_ms', 'is not', null)
      .orderBy('created_ms', 'desc')
      .limit(MOST_DONE_TRADES)
      .execute();
  const records = (await Promise.all([read('receiver_id'), read('sender_id')])).flat();
  const trades = records.map((record): DoneTrade => {
    const isSale = (record.side === 'sell') === (record.receiver_id === userId);
    const chaos = record.handed_chaos ?? record.total_chaos;
    return [record.id as NotificationId, record.processed_ms ?? 0, isSale ? 'sold' : 'bought', record.category, record.sub_category, chaos];
  });
  return trades.toSorted((a, b) => a[1] - b[1]).slice(-MOST_DONE_TRADES);
}

type Move = { readonly id: string; readonly userId: string; readonly step: SettableStep; readonly idempotencyKey: string | null };

/** Sets a trade's step, or declines it, for the listing's owner. Setting the current step again sends no events. */
async function setTradeStep(deps: TradesDeps, move: Move): Promise<TradeView> {
  const { id, userId, step, idempotencyKey } = move;
  const once = { userId, operation: 'setTradeStep', idempotencyKey, body: [id, step] };
  await runOnce<{ id: string }>(deps.db, once, async (tx) => {
    const seen = await readForReceiver(tx, { id, userId });
    // Lock the listing first, as a new request does, so that only one of the two succeeds.
    if (seen !== undefined && step !== 'declined') await lockListing(tx, seen.listing_uuid);
    const trade = await lockForReceiver(tx, { id, userId });
    if (trade === undefined || !trade.valid) throw new RefusalError('notFound');
    const before = timesOf(trade);
    if (before.processedMs !== null) throw new RefusalError('alreadyProcessed');
    if (readStep(before) === step) return { id };
    if (await hasNewerRequest(tx, trade)) throw new RefusalError('alreadyProcessed');
    await markSubjectRead(tx, { receiverId: userId, subjectId: id });
    const updated = await updateSteps(tx, { id, times: moveToStep(before, step, deps.clock()) });
    await tellBoth(tx, updated, { before: readStep(before) });
    return { id };
  });
  return readTradeView(deps, { id, userId });
}
