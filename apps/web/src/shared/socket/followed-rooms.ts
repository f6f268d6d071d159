/**
 * Public rooms whose data is on the page: each room is joined once, rejoined on every new connection, and has its own
 * sequence.
 */
import * as z from 'zod/mini';
import { createRoomSequence, type RoomSequence } from '@poexchange/contract/events/room-sequence';

/** The schema of each event in a room, by event name. */
export type RoomEvents = Readonly<Record<string, z.ZodMiniType>>;

export type RoomListener<Events extends RoomEvents = RoomEvents> = {
  readonly events: Events;
  readonly onEvent: <Name extends keyof Events & string>(name: Name, data: z.output<Events[Name]>) => void;
  /** Events may have been missed: the listener must refetch the room's data. */
  readonly onGap: () => void;
};

type JoinAsk = { readonly room: string; readonly lastSeq?: number };

export type FollowRoom = <Events extends RoomEvents>(room: string, listener: RoomListener<Events>) => () => void;

export type FollowedRooms = {
  /** Follows a room until the returned function is called. */
  readonly follow: FollowRoom;
  /** Handles an event from the server; drops events of rooms that are not followed. */
  readonly receive: (event: { room: string; seq: number; name: string; data: unknown }) => void;
  /** Called on connect: joins all followed rooms. */
  readonly open: () => void;
  /** Called on disconnect. */
  readonly close: () => void;
};

type Followed = { readonly sequence: RoomSequence; readonly listeners: Set<RoomListener> };

export function createFollowedRooms(port: {
  /** Joins rooms; the reply contains each room's last number. */
  readonly join: (rooms: JoinAsk[]) => Promise<Readonly<Record<string, number>>>;
  /** Registers a listener for events of these names. Called once per name. */
  readonly hear: (names: readonly string[]) => void;
  readonly leave: (room: string) => Promise<unknown>;
}): FollowedRooms {
  const rooms = new Map<string, Followed>();
  const heard = new Set<string>();
  let isOpen = false;

  const join = (names: readonly string[]): void => {
    const asks = names.flatMap((room): JoinAsk[] => {
      const sequence = rooms.get(room)?.sequence;
      if (sequence === undefined) return [];
      const lastSeq = sequence.lastSeq();
      sequence.begin();
      return [lastSeq === undefined ? { room } : { room, lastSeq }];
    });
    if (asks.length === 0) return;
    port.join(asks).then(
      (seqs) => {
        for (const { room, lastSeq } of asks) {
          const seq = seqs[room];
          const followed = rooms.get(room);
          if (seq === undefined || followed === undefined) continue;
          // Fetch what was published before joining or while disconnected.
          if (!followed.sequence.ready({ seq, complete: seq === lastSeq })) tellGap(followed);
        }
      },
      // Refused or unanswered: the list is still refetched periodically, and the next connection tries again.
      () => undefined,
    );
  };

  return {
    follow: (room, given) => {
      // `tell` passes each listener only events of its room.
      const listener = given as unknown as RoomListener;
      const fresh = Object.keys(listener.events).filter((name) => !heard.has(name));
      for (const name of fresh) heard.add(name);
      port.hear(fresh);
      const known = rooms.get(room);
      const followed = known ?? { sequence: createRoomSequence(), listeners: new Set() };
      rooms.set(room, followed);
      followed.listeners.add(listener);
      if (known === undefined && isOpen) join([room]);
      return () => {
        followed.listeners.delete(listener);
        if (followed.listeners.size > 0 || rooms.get(room) !== followed) return;
        rooms.delete(room);
        if (isOpen) port.leave(room).catch(() => undefined);
      };
    },
    receive: ({ room, seq, name, data }) => {
      const followed = rooms.get(room);
      if (followed === undefined) return;
      const verdict = followed.sequence.accept(seq);
      if (verdict === 'skip') return;
      if (verdict === 'gap') tellGap(followed);
      for (const listener of followed.listeners) tell(listener, name, data);
    },
    open: () => {
      isOpen = true;
      join([...rooms.keys()]);
    },
    close: () => {
      isOpen = false;
    },
  };
}

function tell(listener: RoomListener, name: string, data: unknown): void {
  const schema = listener.events[name];
  if (schema === undefined) return;
  const read = z.safeParse(schema, data);
  // A newer server may send events that this page does not understand: the data can still be refetched.
  if (read.success) listener.onEvent(name, read.data);
  else listener.onGap();
}

function tellGap({ listeners }: Followed): void {
  for (const listener of listeners) listener.onGap();
}
