import { describe, expect, it } from 'vitest';
import { createRoomSequence } from './room-sequence.ts';

describe('room sequence', () => {
  it('D17 accepts each number once, in order', () => {
    const room = createRoomSequence();
    room.begin();
    room.ready({ seq: 4, complete: true });
    expect([5, 6, 6, 5, 7].map(room.accept)).toEqual(['take', 'take', 'skip', 'skip', 'take']);
    expect(room.lastSeq()).toBe(7);
  });

  it('D17 reports a gap', () => {
    const room = createRoomSequence();
    room.begin();
    room.ready({ seq: 4, complete: true });
    expect(room.accept(6)).toBe('gap');
    expect(room.accept(7)).toBe('take');
  });

  it('D17 accepts a live event that arrives during the replay once, and reports no gap', () => {
    const room = createRoomSequence();
    room.begin();
    room.ready({ seq: 5, complete: true });
    room.begin();
    expect([8, 6, 7, 8].map(room.accept)).toEqual(['take', 'take', 'take', 'skip']);
    expect(room.ready({ seq: 8, complete: true })).toBe(true);
    expect(room.accept(9)).toBe('take');
  });

  it('D17 requires a refetch if not all missed events could be replayed', () => {
    const room = createRoomSequence();
    room.begin();
    expect(room.ready({ seq: 900, complete: false })).toBe(false);
    expect(room.lastSeq()).toBe(900);
  });

  it('R4.15 always accepts an event outside the sequence', () => {
    const room = createRoomSequence();
    room.begin();
    room.ready({ seq: 5, complete: true });
    expect([0, 0].map(room.accept)).toEqual(['take', 'take']);
    expect(room.lastSeq()).toBe(5);
  });
});
