import { laterApi } from '@poexchange/contract/rest/later';
import { netWorthApi, MOST_DONE_TRADES, type DoneTrade } from '@poexchange/contract/rest/net-worth';
import { createJoinedRuns } from '../../http/joined-runs.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { finishTrade } from './finish-trade.ts';
import { readTradeQueue } from './read-trade-queue.ts';
import { readTradeView } from './read-trade-view.ts';
import { requestTrade } from './request/request-trade.ts';
import { readTradeSearch } from './search/read-trade-search.ts';
import { setTradeStep } from './set-trade-step.ts';
import type { TradesDeps } from './trades-deps.ts';
import type { NotificationId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';

export function registerTrades(app: ServerApp, deps: TradesDeps): void {
  // Both read thousands of stacks, so each person runs one at a time.
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

/** Reads a person's finished trades in a league, oldest first, both received and sent. */
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
