/**
 * Programs on the socket. They sign in with a personal access token, receive what its scopes allow, and can only choose
 * which rooms they follow. A program is not a page: it does not affect presence.
 */
import { eventScopes, WITHHELD_EVENT_NAME, type Envelope, type ServerEventName } from '@poexchange/contract/events';
import type { Scope } from '@poexchange/contract/scopes';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../http/server-app.ts';
import type { RoomEvent } from './outbox.ts';

/** Maximum open sockets per node for one person's programs. */
export const MAX_PROGRAMS_PER_PERSON = 10;
/** Scope required for a person's net worth room. */
export const NET_WORTH_SCOPE: Scope = 'networth:read';
const PREFIX = 'programs ';
/** Events that a program may send. */
const emitted: ReadonlySet<string> = new Set(['subscribe', 'unsubscribe']);

export function isProgram({ scopes }: Caller): boolean {
  return scopes !== undefined;
}

/** Returns true if a caller may send an event: pages may send all events, programs only events about rooms. */
export function mayEmit(caller: Caller, name: string): boolean {
  return !isProgram(caller) || emitted.has(name);
}

/** Returns the key under which a caller's sockets are counted, separately for programs and pages. */
export function countAs(caller: Caller): string {
  return isProgram(caller) ? `${PREFIX}${caller.id}` : caller.id;
}

/** Returns the room in which programs receive the events of a person's own room, filtered by scope. */
export function programsOf(room: string): string {
  return `${PREFIX}${room}`;
}

/** Returns the room whose events the sockets in a room receive. */
export function heardIn(room: string): string {
  return room.startsWith(PREFIX) ? room.slice(PREFIX.length) : room;
}

/** Sends an event to the programs in a room, filtered by their scopes. */
export function tellPrograms(io: Server, { room, seq, event, data }: RoomEvent): void {
  for (const socketId of io.sockets.adapter.rooms.get(programsOf(room)) ?? []) {
    const socket = io.sockets.sockets.get(socketId);
    if (socket !== undefined) emitTo(socket, { room, seq, event, data });
  }
}

/** Sends an event to a socket. A program without the scope gets only the number, so that it sees no gap. */
export function emitTo(socket: Socket, { room, seq, event, data }: RoomEvent): void {
  const { scopes } = (socket.data as { caller: Caller }).caller;
  const needed = Object.hasOwn(eventScopes, event) ? eventScopes[event as ServerEventName] : null;
  if (scopes === undefined || needed === null || scopes.includes(needed)) socket.emit(event, { room, seq, data } as Envelope);
  else socket.emit(WITHHELD_EVENT_NAME, { room, seq, data: {} });
}
