/** Keeps a room's events in order: each event is accepted once, and gaps are detected. Pure. */

export type RoomSequence = {
  /** Number to send at the next handshake; undefined before the first event. */
  readonly lastSeq: () => number | undefined;
  /** Called when a connection starts: until `ready`, replayed and live events arrive in any order. */
  readonly begin: () => void;
  /** `take` for a new event, `skip` for a duplicate; `gap` for a new event if earlier events are missing. */
  readonly accept: (seq: number) => 'take' | 'skip' | 'gap';
  /**
   * Called with the room's number and whether all missed events were replayed, as sent by the server; false means that
   * the caller must refetch.
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
