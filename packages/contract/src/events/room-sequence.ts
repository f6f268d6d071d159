/** Keeps a room's events in order (D17): each is accepted once, and a gap is detected. Pure. */

export type RoomSequence = {
  /** Number to send at the next handshake; undefined before the first event. */
  readonly lastSeq: () => number | undefined;
  /** Called when a connection starts: until it is ready, replayed and live events come in any order. */
  readonly begin: () => void;
  /** `take` for a new event, `skip` for one seen before; `gap` for a new one before which something is missing. */
  readonly accept: (seq: number) => 'take' | 'skip' | 'gap';
  /**
   * Called with the room's number and whether all missed events were replayed, as sent by the server; false means:
   * refetch.
   */
  readonly ready: (options: { seq: number; complete: boolean }) => boolean;
};

export function createRoomSequence(): RoomSequence {
  let last: number | undefined;
  let isReady = false;
  const seenEarly = new Set<number>();
  return {
    lastSeq: () => last,
    begin: () => {
      isReady = false;
      seenEarly.clear();
    },
    accept: (seq) => {
      // Outside the sequence (sign-out): always handled.
      if (seq === 0) return 'take';
      if (!isReady) {
        if (seenEarly.has(seq) || (last !== undefined && seq <= last)) return 'skip';
        seenEarly.add(seq);
        return 'take';
      }
      if (last !== undefined && seq <= last) return 'skip';
      const isNext = last === undefined || seq === last + 1;
      last = seq;
      return isNext ? 'take' : 'gap';
    },
    ready: ({ seq, complete }) => {
      isReady = true;
      last = Math.max(seq, last ?? 0, ...seenEarly);
      seenEarly.clear();
      return complete;
    },
  };
}
