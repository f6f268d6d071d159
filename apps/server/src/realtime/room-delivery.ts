/**
 * Delivers each event to this node's sockets exactly once, in order of its room's numbers, whether its announcement
 * arrived, was late or never came.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findRoomsBehind, readRoomEvents, type Announcement, type RoomEvent } from './outbox.ts';

/** Maximum number of events read at a time. */
const READ_AT_ONCE = 500;

export type RoomDelivery = {
  /** Sets the number after which a room's sockets need events; a number that is already set is kept. */
  readonly startAt: (room: string, seq: number) => void;
  readonly forget: (room: string) => void;
  /** Processes an announcement. Rejects if the database is needed while it is down. */
  readonly deliver: (announcement: Announcement) => Promise<void>;
  /** Delivers events whose announcements were missed. */
  readonly catchUp: () => Promise<void>;
};

export function createRoomDelivery(deps: {
  db: Kysely<Database>;
  hasSockets: (room: string) => boolean;
  emit: (event: RoomEvent) => void;
}): RoomDelivery {
  /** The last number sent to local sockets, per room. */
  const sent = new Map<string, number>();
  /** Room reads in progress; announcements wait for these reads to finish. */
  const reading = new Map<string, Promise<void>>();

  const give = (event: RoomEvent): void => {
    if (event.seq <= (sent.get(event.room) ?? -1)) return;
    sent.set(event.room, event.seq);
    deps.emit(event);
  };
  const readOn = async (room: string, afterSeq: number): Promise<void> => {
    for (let last = afterSeq; ;) {
      const events = await readRoomEvents(deps.db, { room, afterSeq: last, limit: READ_AT_ONCE });
      if (!deps.hasSockets(room)) return;
      for (const event of events) give(event);
      last = events.at(-1)?.seq ?? last;
      if (events.length < READ_AT_ONCE) return;
    }
  };
  /** Runs work after the room's current reads; the next call retries failed work. */
  const inTurn = (room: string, work: () => Promise<void>): Promise<void> => {
    const turn = (reading.get(room) ?? Promise.resolve()).catch(() => undefined).then(work);
    reading.set(room, turn);
    const end = (): void => {
      if (reading.get(room) === turn) reading.delete(room);
    };
    turn.then(end, end);
    return turn;
  };
  const isNext = ({ room, seq }: Announcement): boolean => sent.get(room) === undefined || seq === (sent.get(room) ?? 0) + 1;
  const take = async (announcement: Announcement): Promise<void> => {
    const { room, seq, event, data } = announcement;
    if (seq <= (sent.get(room) ?? -1)) return;
    if (data !== undefined && isNext(announcement)) return give({ room, seq, event, data });
    // Numbers are issued in commit order, so the events in between are already committed; their announcements are late
    // or will never come.
    await readOn(room, sent.get(room) ?? seq - 1);
    if (data !== undefined) give({ room, seq, event, data });
  };

  return {
    startAt: (room, seq) => void (sent.has(room) || sent.set(room, seq)),
    forget: (room) => void sent.delete(room),
    deliver: async (announcement) => {
      const { room, data } = announcement;
      if (!deps.hasSockets(room)) return;
      if (!reading.has(room) && data !== undefined && isNext(announcement)) return take(announcement);
      await inTurn(room, () => take(announcement));
    },
    catchUp: async () => {
      for (const room of sent.keys()) if (!deps.hasSockets(room)) sent.delete(room);
      if (sent.size === 0) return;
      const behind = await findRoomsBehind(deps.db, sent);
      for (const room of behind)
        await inTurn(room, async () => {
          const last = sent.get(room);
          if (last !== undefined) await readOn(room, last);
        });
    },
  };
}
