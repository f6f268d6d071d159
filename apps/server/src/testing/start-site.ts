/** A whole site for tests of programs: API, socket and price files at one address, on a real database. */
import type { AddressInfo } from 'node:net';
import { createLogger } from '@poexchange/platform/log';
import { createPriceStore } from '@poexchange/platform/price-store';
import { authenticateProgram, findLiveTokens, isAccessToken } from '../features/access-tokens/index.ts';
import { createNetWorthHooks } from '../features/net-worth/index.ts';
import { serveInsights } from '../http/insights.ts';
import { startGateway } from '../realtime/gateway.ts';
import { createMarket, type Market } from './market.ts';

export type Site = { readonly market: Market; readonly url: string; readonly stop: () => Promise<void> };

/** Starts the site; `priceFolder` contains the price files. */
export async function startSite({ priceFolder }: { priceFolder: string }): Promise<Site> {
  const market = await createMarket();
  serveInsights(market.app, createPriceStore(priceFolder));
  await market.app.listen({ port: 0, host: '127.0.0.1' });
  const clock = (): number => market.clock.nowMs;
  const ofTokens = { db: market.db, clock, config: { loginKey: new Uint8Array(32) } };
  const ignore = async (): Promise<void> => undefined;
  const gateway = await startGateway({
    httpServer: market.app.server,
    db: market.db,
    databaseUrl: market.database.url,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock,
    allowedOrigins: [],
    hooks: {
      authenticate: async (token) => {
        if (isAccessToken(token)) return authenticateProgram(ofTokens, token);
        const person = market.people.get(token);
        return person === undefined ? { refused: 'sessionExpired' } : { id: person.id, sessionId: token, name: person.ign };
      },
      onConnected: ignore,
      onDisconnected: ignore,
      onActivity: ignore,
      netWorth: createNetWorthHooks(market.deps),
      onRemoveToken: ignore,
      onRemoveTokenOnly: ignore,
      onVouch: ignore,
      onUnvouch: ignore,
      findLiveSessions: (ids) => findLiveTokens(market.db, { ids, nowMs: clock() }),
    },
  });
  return {
    market,
    url: `http://127.0.0.1:${(market.app.server.address() as AddressInfo).port}`,
    stop: async () => {
      await gateway.stop();
      await market.stop();
    },
  };
}
