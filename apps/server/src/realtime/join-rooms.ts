/** Rooms that a socket joins, and the events it missed there. */
import { MAX_ROOMS, READY_EVENT_NAME, type Ack } from '@poexchange/contract/events';
import { netWorthRoom } from '@poexchange/contract/events/net-worth';
import type { Kysely } from 'kysely';
import type { Socket } from 'socket.io';
import type { Database } from '../db/schema.ts';
import { RefusalError } from '../http/refusal.ts';
import type { Caller } from '../http/server-app.ts';
import { readRoomEvents, readRoomSeqs, sessionRoom, userRoom } from './outbox.ts';
import type { OpenPage } from './presence.ts';
import { emitTo, isProgram, NET_WORTH_SCOPE, programsOf } from './programs.ts';
import type { RoomDelivery } from './room-delivery.ts';
import type { MinuteBudget } from './socket-bounds.ts';

/** Maximum number of missed events replayed; above this limit the client refetches. */
const REPLAY_LIMIT = 500;

export type SocketData = {
  readonly caller: Caller;
  readonly lastSeq: number | undefined;
  /** The game that the page shows. */
  game: OpenPage['game'];
  /** The game recorded for the connection in the database; null while uncertain. */
  notedGame: OpenPage['game'] | null;
  /** The last change of the game that is still being written, if there is such a change. */
  lastMove: object | null;
  readonly replays: MinuteBudget;
  isEnded?: boolean;
};

type Joining = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  readonly delivery: RoomDelivery;
  /** Records the socket as an open page. */
  readonly onConnected: (page: OpenPage) => Promise<void>;
};

/**
 * Joins the user's own room, replays the missed events, and sends the room's number. Joins first: events sent in the
 * meantime arrive twice and are dropped by number.
 */
export async function greet(socket: Socket, { db, clock, delivery, onConnected }: Joining): Promise<void> {
  const { caller, lastSeq, game } = socket.data as SocketData;
  const room = userRoom(caller.id);
  const ownSession = sessionRoom(caller.sessionId);
  const netWorth = netWorthRoom(caller.id);
  const isPage = !isProgram(caller);
  await socket.join([isPage ? room : programsOf(room), ownSession, ...(mayHearNetWorth(caller) ? [netWorth] : [])]);
  // A session's only event is its end, so a page cannot have missed an event of its session.
  if (socket.connected) delivery.startAt(ownSession, 0);
  if (isPage) await onConnected({ socketId: socket.id, userId: caller.id, game });
  const [seq = 0, netWorthSeq = 0] = await readRoomSeqs(db, [room, netWorth]);
  if (socket.connected) {
    delivery.startAt(room, seq);
    if (socket.rooms.has(netWorth)) delivery.startAt(netWorth, netWorthSeq);
  }
  const complete = await replay(socket, { db, room, lastSeq, seq, limit: REPLAY_LIMIT });
  socket.emit(READY_EVENT_NAME, { room, seq, complete, serverTimeMs: clock() });
}

function mayHearNetWorth({ scopes }: Caller): boolean {
  return scopes === undefined || scopes.includes(NET_WORTH_SCOPE);
}

async function replay(
  socket: Socket,
  options: { db: Kysely<Database>; room: string; lastSeq: number | undefined; seq: number; limit: number },
): Promise<boolean> {
  const { room, lastSeq, seq } = options;
  if (lastSeq === undefined || lastSeq >= seq) return lastSeq !== undefined;
  if (seq - lastSeq > options.limit) return false;
  const missed = await readRoomEvents(options.db, { room, afterSeq: lastSeq, limit: seq - lastSeq });
  (socket.data as SocketData).replays.take(missed.length);
  // Old events are pruned; a gap at the start means that the client has to refetch.
  if (missed[0]?.seq !== lastSeq + 1) return false;
  for (const event of missed) emitTo(socket, event);
  return true;
}

/** Joins the rooms that a socket requests, and replays the events it missed there. */
export async function subscribe(
  socket: Socket,
  options: { db: Kysely<Database>; rooms: readonly { room: string; lastSeq?: number | undefined }[]; delivery: RoomDelivery },
): Promise<{ seqs: Record<string, number> }> {
  const { caller, replays } = socket.data as SocketData;
  // The socket's own id, its person and its session are rooms too.
  const own = netWorthRoom(caller.id);
  const netWorths = options.rooms.filter(({ room }) => room.startsWith('networth-'));
  if (netWorths.some(({ room }) => room !== own)) throw new RefusalError('badRequest');
  if (netWorths.length > 0 && !mayHearNetWorth(caller)) throw new RefusalError('scopeMissing', { params: { scope: NET_WORTH_SCOPE } });
  const joined = [...socket.rooms].filter((room) => room.startsWith('services-'));
  if (new Set([...joined, ...options.rooms.map(({ room }) => room)]).size > MAX_ROOMS) throw new RefusalError('badRequest');
  const seqs: Record<string, number> = {};
  for (const { room, lastSeq } of options.rooms) {
    await socket.join(room);
    const [seq = 0] = await readRoomSeqs(options.db, [room]);
    if (socket.rooms.has(room)) options.delivery.startAt(room, seq);
    await replay(socket, { db: options.db, room, lastSeq, seq, limit: Math.min(REPLAY_LIMIT, replays.readLeft()) });
    seqs[room] = seq;
  }
  return { seqs };
}

type AckFunction = (reply: Ack<unknown>) => void;

/**
 * Splits an event's arguments into its payload, which may be absent, and the acknowledgement, which comes last if
 * requested.
 */
export function readSaid(said: readonly unknown[]): { payload: unknown; reply: AckFunction } {
  const last = said.at(-1);
  const wantsReply = typeof last === 'function';
  return { payload: wantsReply && said.length === 1 ? undefined : said[0], reply: wantsReply ? (last as AckFunction) : () => undefined };
}
