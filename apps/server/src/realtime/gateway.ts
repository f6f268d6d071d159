/** The socket server: handshake, rooms, acknowledged client events, and delivery of outbox events to browsers. */
import type { Server as HttpServer } from 'node:http';
import { clientEvents, handshakeSchema, type Ack, type Envelope } from '@poexchange/contract/events';
import { netWorthClientEvents } from '@poexchange/contract/events/net-worth';
import { vouchClientEvents } from '@poexchange/contract/events/services';
import { errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import type { ServiceCategory } from '@poexchange/domain/service';
import { isDatabaseAway, isStorable } from '@poexchange/platform/db';
import { traced } from '@poexchange/platform/tracing';
import { runAs } from '@poexchange/platform/work';
import type { Logger } from '@poexchange/platform/log';
import type { RedisLink } from '@poexchange/platform/redis';
import type { Kysely } from 'kysely';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import type { Database } from '../db/schema.ts';
import { CONNECTIONS_PER_ADDRESS } from '../http/open-connections.ts';
import type { IsProxy } from '../http/proxies.ts';
import { RefusalError } from '../http/refusal.ts';
import type { Caller, RefusedToken } from '../http/server-app.ts';
import { createCounter } from './counter.ts';
import { startOutboxListener, createUntilDone, type GatewayObserver } from './listener.ts';
import type { NetWorthHooks } from './net-worth-hooks.ts';
import type { Activity, OpenPage } from './presence.ts';
import { readSaid, greet, subscribe, type SocketData } from './join-rooms.ts';
import {
  boundMessages,
  createHandshakes,
  createMinuteBudget,
  createMinuteLimit,
  createOpenSockets,
  judgeRequests,
  type MinuteLimit,
  type OpenSockets,
} from './socket-bounds.ts';
import type { Announcements } from './announcements.ts';
import { countAs, heardIn, isProgram, MAX_PROGRAMS_PER_PERSON, mayEmit, programsOf, tellPrograms } from './programs.ts';
import { createRoomDelivery, type RoomDelivery } from './room-delivery.ts';
import { isSessionRoom, SESSION_CLOSED, sessionRoom, type RoomEvent } from './outbox.ts';

const CONNECT_TIMEOUT_MS = 20_000;
/**
 * Timeout for greeting a page: the page gets no events until its greeting ends, and the database may never answer.
 * Longer than greetings take when all of a node's pages reconnect together; a shorter timeout would make them all start
 * over.
 */
const GREETING_TIMEOUT_MS = 30_000;
/** Maximum events per page and minute. Each event costs a query or two, and a page sends a few a minute. */
const CLIENT_EVENTS_PER_MINUTE = 120;
/**
 * Maximum events per person and minute, from all pages on all nodes: even a person with many tabs acts in only one at a
 * time.
 */
const PERSON_EVENTS_PER_MINUTE = 240;
/**
 * Maximum missed room events that a page receives per minute by joining rooms; above this limit the client refetches.
 */
const REPLAYED_PER_MINUTE = 2000;
/** Wait before retrying a failed read of missed events, in ms. */
const CATCH_UP_AGAIN_MS = 1000;
/**
 * How long a page whose session ended may leave on its own, or receive the acknowledgement that it ended its session.
 */
const LEAVE_GRACE_MS = 1000;
/** Maximum open pages per person on this node. */
const MAX_SOCKETS_PER_PERSON = 50;

export type GatewayHooks = {
  readonly authenticate: (token: string) => Promise<Caller | RefusedToken>;
  readonly onConnected: (page: OpenPage) => Promise<void>;
  readonly onDisconnected: (options: { socketId: string; userId: string }) => Promise<void>;
  /** Called with the time since the person's last action on a page; `userIdle` reports half an hour or more. */
  readonly onActivity: (said: Activity) => Promise<void>;
  /** Vouches for a person, or withdraws the vouch. */
  readonly onVouch: (options: {
    voucherId: string;
    userId: string;
    serviceCategory: ServiceCategory;
    serviceName: string;
  }) => Promise<unknown>;
  readonly onUnvouch: (options: { voucherId: string; userId: string }) => Promise<unknown>;
  /** Net worth events, by name. */
  readonly netWorth: NetWorthHooks;
  readonly onRemoveToken: (caller: Caller) => Promise<void>;
  readonly onRemoveTokenOnly: (caller: Caller) => Promise<void>;
  /** Returns which of these sessions and access tokens are still valid: not ended, not expired, owner not banned. */
  readonly findLiveSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
};

export type Gateway = {
  /** Lists the pages open on this node with their games, excluding pages whose session has ended. */
  readonly listPages: () => OpenPage[];
  /** Closes the sockets whose session has expired, or has ended without an event. Call it periodically. */
  readonly closeEndedSessions: () => Promise<void>;
  readonly readState: () => { open: number; isListening: boolean };
  readonly stop: () => Promise<void>;
};

type GatewayDeps = {
  readonly httpServer: HttpServer;
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  /** Announcements through Redis instead of the database, and shared connection counts. */
  readonly announcements?: Announcements;
  readonly redis?: RedisLink;
  readonly log: Logger;
  readonly hooks: GatewayHooks;
  readonly allowedOrigins: readonly string[];
  /** Maximum open sockets per address. */
  readonly connectionsPerAddress?: number;
  readonly greetingTimeoutMs?: number;
  readonly clock: () => number;
  readonly isProxy?: IsProxy;
  readonly observer?: GatewayObserver;
};

function refuse(code: ErrorCode, params: RefusalError['details']['params'] = {}): Ack<never> {
  const { lastSnapshotAt } = params;
  const timing = typeof lastSnapshotAt === 'number' ? { lastSnapshotAt } : {};
  return { status: 'ERROR', data: { code, wording: errorCatalogue[code].wording, message: code, ...timing } };
}

/** All events that a browser may send. */
const socketEvents = { ...clientEvents, ...vouchClientEvents, ...netWorthClientEvents };

function mostOf(caller: Caller): number {
  return isProgram(caller) ? MAX_PROGRAMS_PER_PERSON : MAX_SOCKETS_PER_PERSON;
}

const SOCKET_PATH = '/socket.io';
const netWorthEventNames = Object.keys(netWorthClientEvents) as (keyof typeof netWorthClientEvents)[];

/** Creates the socket server without accepting connections yet. */
function createServer(deps: GatewayDeps, openSockets: OpenSockets): Server {
  const isAllowed = judgeRequests({ ...deps, openSockets });
  const io = new Server(deps.httpServer, {
    path: SOCKET_PATH,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxHttpBufferSize: 64 * 1024,
    serveClient: false,
    cors: { origin: [...deps.allowedOrigins] },
    allowRequest: (request, answer) => void isAllowed(request).then((allowed) => answer(null, allowed)),
  });
  boundMessages(io, deps.clock);
  openSockets.count(io);
  // The socket server handles its plain requests, and refuses them, outside the framework.
  deps.httpServer.prependListener('request', (request, response) => {
    if (request.url?.startsWith(SOCKET_PATH) === true) response.setHeader('x-content-type-options', 'nosniff');
  });
  return io;
}

/** Starts the socket server on the HTTP server, and the listener that supplies its events. */
export async function startGateway(deps: GatewayDeps): Promise<Gateway> {
  const openSockets = createOpenSockets(deps.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS, deps.isProxy);
  const { greetingTimeoutMs = GREETING_TIMEOUT_MS } = deps;
  const handshakes = createHandshakes();
  const io = createServer(deps, openSockets);
  const openPages = createCounter();
  let stopping = false;

  /** Cuts these sockets off: they can no longer receive or send, and are closed shortly after. */
  const shutOut = (room: string): void => {
    for (const socketId of [room, programsOf(room)].flatMap((each) => [...(io.sockets.adapter.rooms.get(each) ?? [])])) {
      const socket = io.sockets.sockets.get(socketId);
      if (socket === undefined) continue;
      (socket.data as SocketData).isEnded = true;
      for (const joined of socket.rooms) if (joined !== socket.id) void socket.leave(joined);
      setTimeout(() => socket.disconnect(true), LEAVE_GRACE_MS).unref();
    }
  };
  const emit = ({ room, seq, event, data }: RoomEvent): void => {
    if (event === SESSION_CLOSED) return shutOut(room);
    // Pages count their person's events; events to a session are not numbered.
    io.to(room).emit(event, { room, seq: isSessionRoom(room) ? 0 : seq, data } as Envelope);
    tellPrograms(io, { room, seq, event, data });
    if (event === 'got-loggt-out' || event === 'got-banned') shutOut(room);
  };
  const hasSockets = (room: string): boolean => [room, programsOf(room)].some((each) => io.sockets.adapter.rooms.has(each));
  const delivery = createRoomDelivery({ db: deps.db, hasSockets, emit });
  const logFailure = (error: unknown): void =>
    deps.log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'realtime delivery failed');
  // Retry a failed read: these pages have no other source of events.
  const catchingUp = createUntilDone(delivery.catchUp, { againAfterMs: CATCH_UP_AGAIN_MS, onFailure: logFailure });

  // Started here and awaited at the end: pages connect as soon as the server listens, and must be admitted.
  const beginning = startOutboxListener({
    databaseUrl: deps.databaseUrl,
    log: deps.log,
    announcements: deps.announcements,
    onAnnouncement: (announcement) => {
      if (announcement.atMs !== undefined) deps.observer?.onAnnounced(Date.now() - announcement.atMs);
      delivery.deliver(announcement).catch((error: unknown) => {
        logFailure(error);
        catchingUp.ask();
      });
    },
    onDeaf: catchingUp.ask,
  });

  io.use((_socket, next) => {
    // A page admitted before the node receives events would miss events without noticing.
    beginning.then(
      () => next(),
      () => next(new Error('internal' satisfies ErrorCode)),
    );
  });
  io.use((socket, next) => {
    if (!handshakes.begin(socket.conn)) return next(new Error('badRequest'));
    const refuse = (code: ErrorCode): void => {
      deps.observer?.onHandshakeRefused(code);
      next(new Error(code));
      handshakes.end(socket.conn);
    };
    if (openSockets.isOneTooMany(socket.conn)) return refuse('rateLimited');
    const handshake = z.safeParse(handshakeSchema, socket.handshake.auth);
    if (!handshake.success) return refuse(handshake.error.issues.some(({ path }) => path[0] === 'token') ? 'sessionExpired' : 'badRequest');
    deps.hooks.authenticate(handshake.data.token).then(
      (outcome) => {
        if ('refused' in outcome) return refuse(outcome.refused);
        if (openPages.read(countAs(outcome)) >= mostOf(outcome)) return refuse('rateLimited');
        const replays = createMinuteBudget({ clock: deps.clock, limit: REPLAYED_PER_MINUTE });
        const { lastSeq, game } = handshake.data;
        socket.data = { caller: outcome, lastSeq, game, notedGame: null, lastMove: null, replays } satisfies SocketData;
        return next();
      },
      (error: unknown) => {
        deps.log.error({ err: error }, 'handshake failed');
        refuse('internal');
      },
    );
  });

  const mayPersonEmit = createMinuteLimit({ name: 'events', max: PERSON_EVENTS_PER_MINUTE }, deps);
  // Rooms without a socket here need no catching up.
  io.sockets.adapter.on('delete-room', (left: string) => {
    const room = heardIn(left);
    if (!hasSockets(room)) delivery.forget(room);
  });
  io.on('connection', (socket) => {
    const { caller } = socket.data as SocketData;
    openPages.add(countAs(caller));
    socket.on('disconnect', () => openPages.subtract(countAs(caller)));
    // Concurrent handshakes all pass the check before the handshake, so check again here.
    if (openPages.read(countAs(caller)) > mostOf(caller)) return void socket.disconnect(true);
    // A page whose greeting failed would get no events; once disconnected, it reconnects in a few seconds.
    const sendAway = (error: unknown): void => {
      logFailure(error);
      socket.disconnect(true);
    };
    const late = setTimeout(() => sendAway(new Error('a page was not greeted in time')), greetingTimeoutMs).unref();
    const greeted = greet(socket, { ...deps, onConnected: deps.hooks.onConnected, delivery })
      .catch(sendAway)
      .finally(() => clearTimeout(late));
    listenToClient(socket, deps, { delivery, mayPersonEmit });
    socket.on('disconnect', () => {
      // Wait for the greeting: recording a closed socket as open would leave it open forever. When the node stops, all
      // of its sockets are deleted together instead.
      if (stopping || isProgram(caller)) return;
      greeted.then(() => deps.hooks.onDisconnected({ socketId: socket.id, userId: caller.id })).catch(logFailure);
    });
  });

  const listener = await beginning;
  return {
    listPages: () =>
      [...io.sockets.sockets.values()].flatMap((socket) => {
        const { caller, game, isEnded } = socket.data as SocketData;
        return isEnded === true || isProgram(caller) ? [] : [{ socketId: socket.id, userId: caller.id, game }];
      }),
    closeEndedSessions: async () => {
      const open = new Set([...io.sockets.sockets.values()].map((socket) => (socket.data as SocketData).caller.sessionId));
      const live = await deps.hooks.findLiveSessions([...open]);
      for (const sessionId of open) if (!live.has(sessionId)) shutOut(sessionRoom(sessionId));
    },
    readState: () => ({ open: io.sockets.sockets.size, isListening: listener.isListening() }),
    stop: async () => {
      stopping = true;
      catchingUp.stop();
      await listener.stop();
      await io.close();
    },
  };
}

/** Describes an acknowledgement for tracing. A refusal is an answer, not a failure. */
function describeAck(ack: Ack<unknown>): { 'poexchange.outcome': string } {
  return { 'poexchange.outcome': readOutcome(ack) };
}

function readOutcome(ack: Ack<unknown>): string {
  return ack.status === 'SUCCESS' ? 'ok' : ack.data.code;
}

type Listening = { readonly delivery: RoomDelivery; readonly mayPersonEmit: MinuteLimit };

/** Sign-outs are counted per page, so that pages of a stolen session cannot use up the owner's limit. */
const signOuts: ReadonlySet<string> = new Set(['removeToken', 'removeTokenOnly']);

function listenToClient(socket: Socket, deps: GatewayDeps, { delivery, mayPersonEmit }: Listening): void {
  const { caller } = socket.data as SocketData;
  const budget = createMinuteBudget({ clock: deps.clock, limit: CLIENT_EVENTS_PER_MINUTE });
  const mayEmitMore = async (name: string): Promise<boolean> =>
    budget.take(1) && (signOuts.has(name) || (await mayPersonEmit(countAs(caller))));
  /** Checks an event before reading it; the session may end while its count is being fetched. */
  const refuseEarly = async (name: string): Promise<Ack<never> | null> => {
    const isEnded = (): boolean => (socket.data as SocketData).isEnded === true;
    if (isEnded()) return refuse('sessionExpired');
    const isWithinLimits = await mayEmitMore(name);
    if (isEnded()) return refuse('sessionExpired');
    return isWithinLimits ? null : refuse('rateLimited');
  };
  const on = <N extends keyof typeof socketEvents>(
    name: N,
    run: (payload: z.output<(typeof socketEvents)[N]['payload']>) => Promise<unknown>,
  ): void => {
    const answer = async (payload: unknown): Promise<Ack<unknown>> => {
      const refused = await refuseEarly(name);
      if (refused !== null) return refused;
      if (!mayEmit(caller, name)) return refuse('scopeMissing');
      const parsed = z.safeParse(socketEvents[name].payload as z.ZodMiniType, payload ?? {});
      if (!parsed.success || !isStorable(parsed.data)) return refuse('badRequest');
      try {
        const data = await run(parsed.data as z.output<(typeof socketEvents)[N]['payload']>);
        return { status: 'SUCCESS', data: data ?? {} };
      } catch (error) {
        if (error instanceof RefusalError) return refuse(error.code, error.details.params);
        throw error;
      }
    };
    socket.on(name as string, (...said: unknown[]) => {
      const { payload, reply } = readSaid(said);
      runAs({ kind: 'event', id: name }, () => traced(`event ${name}`, { kind: 'server', describe: describeAck }, () => answer(payload)))
        .catch((error: unknown) => {
          deps.log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error, event: name }, 'client event failed');
          return refuse('internal');
        })
        .then((ack) => {
          deps.observer?.onPageEvent(name, readOutcome(ack));
          reply(ack);
        })
        .catch(() => undefined);
    });
  };
  socket.onAny((name: string, ...said: unknown[]) => {
    if (Object.hasOwn(socketEvents, name)) return;
    void refuseEarly(name).then((refused) => readSaid(said).reply(refused ?? refuse('badRequest')));
  });
  const noteActivity = async (said: { game: OpenPage['game']; agoMs: number }): Promise<void> => {
    const data = socket.data as SocketData;
    if (data.notedGame === said.game) return deps.hooks.onActivity({ userId: caller.id, ...said });
    data.game = said.game;
    data.notedGame = null;
    const move = {};
    // Two concurrent moves may be written in either order, so the next activity writes the game again.
    const isAlone = data.lastMove === null;
    data.lastMove = move;
    await deps.hooks.onActivity({ socketId: socket.id, userId: caller.id, ...said });
    if (data.lastMove !== move) return;
    data.lastMove = null;
    if (isAlone) data.notedGame = said.game;
  };
  on('userActive', noteActivity);
  on('userIdle', noteActivity);
  /** Ends this socket's session. The socket receives nothing more; the event that ends its other sockets follows. */
  const endSession = async (end: (caller: Caller) => Promise<unknown>): Promise<void> => {
    await end(caller);
    (socket.data as SocketData).isEnded = true;
  };
  on('removeToken', () => endSession(deps.hooks.onRemoveToken));
  on('removeTokenOnly', () => endSession(deps.hooks.onRemoveTokenOnly));
  on('vouch', (payload) => deps.hooks.onVouch({ voucherId: caller.id, ...payload }));
  on('unvouch', ({ userId }) => deps.hooks.onUnvouch({ voucherId: caller.id, userId }));
  const page = { userId: caller.id, socketId: socket.id };
  for (const name of netWorthEventNames) on(name, (payload) => deps.hooks.netWorth[name](page, payload as never));
  on('subscribe', ({ rooms }) => subscribe(socket, { db: deps.db, rooms, delivery }));
  on('unsubscribe', async ({ rooms }) => {
    for (const room of rooms) await socket.leave(room);
  });
}
