/** Wires the server together: each feature's dependencies, and the calls between features. */
import type { ReplicaState } from '@poexchange/platform/db';
import type { GameApi } from '@poexchange/platform/game-api';
import type { PriceReader } from '@poexchange/platform/price-store';
import type { RedisState } from '@poexchange/platform/redis';
import { sql, type Transaction } from 'kysely';
import type { Database } from './db/schema.ts';
import { authenticateProgram, findLiveTokens, isAccessToken, registerAccessTokens } from './features/access-tokens/index.ts';
import {
  authenticate,
  findLiveSessions,
  hasLiveSession,
  registerAuth,
  signOut,
  type AuthConfig,
  type AuthDeps,
  type EndedSessions,
} from './features/auth/index.ts';
import {
  findStacks,
  findStashReads,
  findTabTexts,
  listOwnCharacters,
  registerGameData,
  type GameDataDeps,
} from './features/game-data/index.ts';
import { registerChatLink, type ChatClient } from './features/chat-link/index.ts';
import { registerHealth } from './features/health/index.ts';
import {
  createLeagueTurns,
  followTab,
  registerListings,
  resendListingsOf,
  bumpFeedVersion,
  mayExist,
  type ListingsDeps,
} from './features/listings/index.ts';
import { registerNotifications } from './features/notifications/index.ts';
import { createNetWorthHooks, registerNetWorth, releaseTokens, TOKEN_GRACE_MS } from './features/net-worth/index.ts';
import { registerPartner, type PartnerClient } from './features/partner/index.ts';
import { followPresence, registerServices, tellTrust } from './features/services/index.ts';
import { createLooks, registerStatus, type Looks } from './features/status/index.ts';
import { registerStock } from './features/stock/index.ts';
import { listAskers, readTradeBodies, registerTrades } from './features/trades/index.ts';
import { registerVouches, unvouchFor, vouchFor } from './features/vouches/index.ts';
import { registerWebhooks } from './features/webhooks/index.ts';
import { registerUsers, requireOwnCharacter, requireOwnIgn } from './features/users/index.ts';
import type { Caller, ServerApp, RefusedToken } from './http/server-app.ts';
import type { GatewayHooks } from './realtime/gateway.ts';
import { publishEvent, SESSION_CLOSED, sessionRoom } from './realtime/outbox.ts';
import { leaveAtOnce } from './realtime/leave-at-once.ts';
import { createActivityNotes } from './realtime/note-together.ts';
import { addSocket, noteActivity, removeSocket, setPlaying, type PresenceDeps } from './realtime/presence.ts';
import type { ServerDeps } from './server-deps.ts';

export type Parts = Omit<ServerDeps, 'prices'> & {
  readonly gameApi: GameApi;
  readonly priceReader: PriceReader;
  readonly auth: AuthConfig;
  readonly poe2Stashes: 'offered' | 'notOffered';
  /** Null if no partner is configured. */
  readonly partner: PartnerClient | null;
  /** Null if no chat platform is configured. */
  readonly chat: ChatClient | null;
  readonly nodeId: string;
  readonly waitsForListings: boolean;
  /** Returns the state of Redis; absent if Redis is not used. */
  readonly readRedis?: () => RedisState;
  /** Returns the state of the replica; absent if there is no replica. */
  readonly readReplica?: (() => ReplicaState) | undefined;
  readonly findGoneNodes?: PresenceDeps['findGoneNodes'];
};

export type Composition = {
  readonly listings: ListingsDeps;
  readonly auth: AuthDeps;
  readonly presence: PresenceDeps;
  readonly hooks: GatewayHooks;
  /** Parts of the site that this node can check, regardless of its roles. */
  readonly looks: Looks;
  readonly authenticate: (token: string) => Promise<Caller | RefusedToken>;
  /** Mounts all endpoints and returns `warm`, which should run before the first request. */
  readonly register: (app: ServerApp) => { readonly warm: () => Promise<void> };
};

/** Notifies every tab of sessions that ended against their owner's will. */
async function tellSessionsEnded(tx: Transaction<Database>, ended: EndedSessions): Promise<void> {
  for (const sessionId of ended.sessionIds) await publishEvent(tx, { room: sessionRoom(sessionId), event: 'got-loggt-out', data: {} });
}

/** Closes the sockets of sessions on all nodes without notifying their pages. */
async function closeSessions(tx: Transaction<Database>, ended: EndedSessions): Promise<void> {
  for (const sessionId of ended.sessionIds) await publishEvent(tx, { room: sessionRoom(sessionId), event: SESSION_CLOSED, data: {} });
}

export function composeServer(parts: Parts): Composition {
  const { db, log, clock, gameApi, replica } = parts;
  const base: ServerDeps = {
    db,
    log,
    clock,
    announcements: parts.announcements,
    replica,
    prices: {
      readSummaries: ({ game, league, tag }) => parts.priceReader.readSummaries(game, league, tag),
      readValuations: ({ game, league, tag }) => parts.priceReader.readValuations(game, league, tag),
      readLeagues: async () => [...(await parts.priceReader.readLeagues())],
    },
  };
  const gameData: GameDataDeps = {
    db,
    log,
    clock,
    gameApi,
    config: parts.auth,
    poe2Stashes: parts.poe2Stashes,
    hasMarket: async ({ game, league }) => (await base.prices.readLeagues()).some((entry) => entry.game === game && entry.id === league),
    onSessionsEnded: tellSessionsEnded,
    onTabRead: (read) => followTab(listings, read),
  };
  const listings: ListingsDeps = {
    ...base,
    findStashReads: (value) => findStashReads(db, value),
    findStacks: (value) => findStacks(db, value),
    findTabTexts: (value) => findTabTexts(db, value),
    onActed: (value) =>
      noteActivity(presence, { ...value, agoMs: 0 }).catch((error: unknown) =>
        log.warn({ err: error }, 'an action was not counted for presence'),
      ),
    poe2Stashes: parts.poe2Stashes,
    listAskers,
    waitForLeague: createLeagueTurns(),
    requireOwnIgn: (value) => requireOwnIgn(gameData, value),
    requireOwnCharacter: async (value) => {
      // A buyer's copy must be ready within one click, so any previously read list is good enough; only an unknown name
      // needs a call to the publisher.
      const known = await listOwnCharacters(gameData, value.userId, value.game, { maxAgeMs: Number.POSITIVE_INFINITY });
      if (!known.characters.some((character) => character.name === value.ign && character.league === value.league))
        await requireOwnCharacter(gameData, value);
    },
  };
  const presence: PresenceDeps = {
    db,
    nodeId: parts.nodeId,
    clock,
    findGoneNodes: parts.findGoneNodes,
    onStateChanged: async (tx, changes) => {
      const nowMs = clock();
      await bumpFeedVersion(tx, { game: changes.game, userIds: changes.people.map(({ userId }) => userId), nowMs });
      await followPresence(tx, { ...changes, nowMs, mayExist: (place) => mayExist(base, place) });
    },
  };
  const looks = createLooks({
    clock,
    askDatabase: () => sql`select 1`.execute(db),
    readRedis: parts.readRedis,
    readReplica: parts.readReplica,
    readLeagues: base.prices.readLeagues,
    readPriceStatus: (game, league) => parts.priceReader.readStatus(game, league),
  });
  const endByPage = async (caller: Caller, onEnded: typeof closeSessions): Promise<void> => {
    await signOut(gameData, { userId: caller.id, sessionId: caller.sessionId, onEnded });
    // The sign-out has succeeded. If presence cannot be updated now, it changes when the grace period ends.
    const leave = async (): Promise<void> => {
      if (!(await hasLiveSession(db, { userId: caller.id, nowMs: clock() }))) await leaveAtOnce(presence, caller.id);
    };
    await leave().catch((error: unknown) => log.warn({ err: error }, 'presence did not follow a sign-out'));
  };
  const check = async (token: string): Promise<Caller | RefusedToken> => {
    const outcome = await authenticate(gameData, token);
    return 'refused' in outcome ? outcome : { id: outcome.userId, sessionId: outcome.sessionId, name: outcome.name };
  };
  const authenticateAny: Composition['authenticate'] = (token) =>
    isAccessToken(token) ? authenticateProgram(gameData, token) : check(token);
  return {
    listings,
    looks,
    auth: gameData,
    presence,
    authenticate: authenticateAny,
    hooks: {
      authenticate: authenticateAny,
      onConnected: (value) => addSocket(presence, value),
      onDisconnected: async (value) => {
        await removeSocket(presence, value);
        setTimeout(() => {
          releaseTokens(base, value.socketId).catch((error: unknown) =>
            log.warn({ err: error }, 'a token of auto snapshots was not freed'),
          );
        }, TOKEN_GRACE_MS).unref();
      },
      onActivity: createActivityNotes(presence),
      netWorth: createNetWorthHooks(base),
      // Signing out notifies all of the session's tabs; removing the token does not.
      onRemoveToken: (caller) => endByPage(caller, tellSessionsEnded),
      onRemoveTokenOnly: (caller) => endByPage(caller, closeSessions),
      onVouch: ({ userId: targetId, ...vouch }) => vouchFor(base, { targetId, ...vouch }),
      onUnvouch: ({ voucherId, userId: targetId }) => unvouchFor(base, { voucherId, targetId }),
      findLiveSessions: async (ids) => {
        const nowMs = clock();
        const found = [findLiveSessions(db, { sessionIds: ids, nowMs }), findLiveTokens(db, { ids, nowMs })];
        return new Set((await Promise.all(found)).flatMap((each) => [...each]));
      },
    },
    register: (app) => {
      registerAuth(app, gameData);
      registerUsers(app, { ...gameData, replica });
      registerAccessTokens(app, gameData);
      registerWebhooks(app, gameData);
      registerPartner(app, { ...gameData, partner: parts.partner });
      registerChatLink(app, {
        ...gameData,
        chat: parts.chat,
        onLinkChanged: tellTrust,
        onNameChanged: (userId) => resendListingsOf(base, userId),
      });
      registerGameData(app, gameData);
      const { warm } = registerListings(app, listings);
      registerNotifications(app, { ...base, readBodies: { 'offering-buy': readTradeBodies } });
      registerTrades(app, listings);
      registerStock(app, base);
      registerServices(app, { ...listings, setPlaying: (said) => setPlaying(presence, said) });
      registerVouches(app, base);
      registerNetWorth(app, base);
      const { waitsForListings, readRedis, readReplica } = parts;
      registerHealth(app, { ...base, waitsForListings, readRedis, readReplica });
      registerStatus(app, { db, clock, looks });
      return { warm };
    },
  };
}
