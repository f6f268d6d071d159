/**
 * Public rooms that pages follow while they show what the rooms tell about (R7.51, R7.52, R7.60): each is joined once,
 * joined again by every new connection, and has a sequence of its own (D17).
 */
import * as z from 'zod/mini';
import { createRoomSequence, type RoomSequence } from '@poexchange/contract/events/room-sequence';

/** The data of each event of a room, by its name. */
export type RoomEvents = Readonly<Record<string, z.ZodMiniType>>;

export type RoomListener<Events extends RoomEvents = RoomEvents> = {
  readonly events: Events;
  readonly onEvent: <Name extends keyof Events & string>(name: Name, data: z.output<Events[Name]>) => void;
  /** Something may have been missed: fetch again what the room tells about. */
  readonly onGap: () => void;
};

type JoinAsk = { readonly room: string; readonly lastSeq?: number };

export type FollowRoom = <Events extends RoomEvents>(room: string, listener: RoomListener<Events>) => () => void;

export type FollowedRooms = {
  /** Starts to listen to a room. Returns what stops it. */
  readonly follow: FollowRoom;
  /** An event of a room as it arrived; those of other rooms are dropped. */
  readonly receive: (event: { room: string; seq: number; name: string; data: unknown }) => void;
  /** The connection stands: joins all rooms that are followed. */
  readonly open: () => void;
  /** The connection is gone. */
  readonly close: () => void;
};

type Followed = { readonly sequence: RoomSequence; readonly listeners: Set<RoomListener> };

export function createFollowedRooms(port: {
  /** Joins rooms; the answer has each room's last number. */
  readonly join: (rooms: JoinAsk[]) => Promise<Readonly<Record<string, number>>>;
  /** Starts to hear events of these names; called once for each. */
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
          // Describes what was said before the room was joined, or while there was no connection, is fetched.
          if (!followed.sequence.ready({ seq, complete: seq === lastSeq })) tellGap(followed);
        }
      },
      // Refused or unanswered: the list is fetched every now and then all the same, and the next connection asks again.
      () => undefined,
    );
  };

  return {
    follow: (room, given) => {
      // Each listener is told of its own events alone, by `tell`.
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
  // A newer server may say more than this page understands: what it is about can still be fetched.
  if (read.success) listener.onEvent(name, read.data);
  else listener.onGap();
}

function tellGap({ listeners }: Followed): void {
  for (const listener of listeners) listener.onGap();
}
