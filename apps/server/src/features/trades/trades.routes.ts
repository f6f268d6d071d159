import { laterApi } from '@poexchange/contract/rest/later';
import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { createJoinedRuns } from '../../http/joined-runs.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { finishTrade } from './finish-trade.ts';
import { readDoneTrades } from './read-done-trades.ts';
import { readTradeQueue } from './read-trade-queue.ts';
import { readTradeView } from './read-trade-view.ts';
import { requestTrade } from './request/request-trade.ts';
import { readTradeSearch } from './search/read-trade-search.ts';
import { setTradeStep } from './set-trade-step.ts';
import type { TradesDeps } from './trades-deps.ts';

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
