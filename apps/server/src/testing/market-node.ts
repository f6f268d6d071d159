/** A test market's sockets: a separate gateway, and pages connected to it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READY_EVENT_NAME, type Envelope } from '@poexchange/contract/events';
import { createLogger } from '@poexchange/platform/log';
import { io } from 'socket.io-client';
import { createNetWorthHooks } from '../features/net-worth/index.ts';
import { startGateway } from '../realtime/gateway.ts';
import type { Market, Person } from './market.ts';

export type OpenMarketPage = {
  /** Numbers and names of received events. */
  readonly heard: readonly string[];
  readonly close: () => void;
};

export type MarketNode = {
  readonly isListening: () => boolean;
  readonly openPage: (person: Person) => Promise<OpenMarketPage>;
  readonly stop: () => Promise<void>;
};

/** Starts the sockets; LISTEN uses `databaseUrl`. */
export async function startMarketNode(market: Market, { databaseUrl }: { databaseUrl: string }): Promise<MarketNode> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const ignore = async (): Promise<void> => undefined;
  const gateway = await startGateway({
    httpServer: http,
    db: market.db,
    databaseUrl,
    log: createLogger({ name: 'test', level: 'silent' }),
    clock: () => market.clock.nowMs,
    allowedOrigins: [],
    hooks: {
      authenticate: async (token) => {
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
      findLiveSessions: async (ids) => new Set(ids),
    },
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    isListening: () => gateway.readState().isListening,
    openPage: async (person) => {
      const socket = io(url, { auth: { token: person.token }, transports: ['websocket'], reconnection: false });
      const heard: string[] = [];
      socket.onAny((event: string, { seq }: Envelope) => {
        if (event !== READY_EVENT_NAME) heard.push(`${seq} ${event}`);
      });
      await new Promise<void>((resolve, reject) => {
        socket.once(READY_EVENT_NAME, () => resolve());
        socket.once('connect_error', reject);
      });
      return { heard, close: () => void socket.close() };
    },
    stop: gateway.stop,
  };
}
