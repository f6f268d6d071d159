import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createFollowedRooms } from './followed-rooms.ts';

type Port = Parameters<typeof createFollowedRooms>[0];

function makeWorld(seqs: Readonly<Record<string, number>> = { a: 4 }) {
  const join = vi.fn<Port['join']>(() => Promise.resolve(seqs));
  const leave = vi.fn<Port['leave']>(() => Promise.resolve());
  const hear = vi.fn<Port['hear']>();
  const rooms = createFollowedRooms({ join, leave, hear });
  const listener = {
    events: { news: z.object({ n: z.number() }) },
    onEvent: vi.fn<(name: 'news', data: { n: number }) => void>(),
    onGap: vi.fn<() => void>(),
  };
  const say = (seq: number, n: unknown = seq): void => rooms.receive({ room: 'a', seq, name: 'news', data: { n } });
  return { join, leave, hear, rooms, listener, say };
}

describe('public rooms', () => {
  it('R7.51, R7.60 joins once connected, and fetches earlier events', async () => {
    const { rooms, listener, join, hear, say } = makeWorld();
    rooms.follow('a', listener);
    expect(join).not.toHaveBeenCalled();
    expect(hear).toHaveBeenCalledWith(['news']);
    rooms.open();
    expect(join).toHaveBeenCalledWith([{ room: 'a' }]);
    await vi.waitFor(() => expect(listener.onGap).toHaveBeenCalledTimes(1));
    say(5);
    say(5);
    expect(listener.onEvent.mock.calls).toEqual([['news', { n: 5 }]]);
    say(7);
    expect(listener.onGap).toHaveBeenCalledTimes(2);
  });

  it('D17 resumes from the last number on a new connection, and fetches only if events were missed', async () => {
    const { rooms, listener, join } = makeWorld();
    rooms.follow('a', listener);
    rooms.open();
    await vi.waitFor(() => expect(listener.onGap).toHaveBeenCalledTimes(1));
    rooms.close();
    rooms.open();
    expect(join).toHaveBeenLastCalledWith([{ room: 'a', lastSeq: 4 }]);
    await Promise.resolve();
    expect(listener.onGap).toHaveBeenCalledTimes(1);
  });

  it('R7.52 leaves the room with its last follower, and drops later events', () => {
    const { rooms, listener, leave, join, say } = makeWorld();
    rooms.open();
    const stops = [rooms.follow('a', listener), rooms.follow('a', listener)];
    expect(join).toHaveBeenCalledTimes(1);
    stops[0]?.();
    stops[1]?.();
    expect(leave).toHaveBeenCalledWith('a');
    say(5);
    expect(listener.onEvent).not.toHaveBeenCalled();
  });

  it('D17 neither joins nor leaves while disconnected, and registers each event name once', async () => {
    const { rooms, listener, join, leave, hear } = makeWorld();
    rooms.open();
    rooms.close();
    const stop = rooms.follow('a', listener);
    const stopOther = rooms.follow('b', listener);
    expect(join).not.toHaveBeenCalled();
    expect(hear.mock.calls).toEqual([[['news']], [[]]]);
    stopOther();
    expect(leave).not.toHaveBeenCalled();
    rooms.open();
    expect(join.mock.calls).toEqual([[[{ room: 'a' }]]]);
    await Promise.resolve();
    stop();
    expect(leave).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('R7.52 keeps other followers when one follower leaves twice', () => {
    const { rooms, listener, leave, say } = makeWorld();
    rooms.open();
    const stop = rooms.follow('a', listener);
    stop();
    const other = { ...listener, onEvent: vi.fn<typeof listener.onEvent>(), onGap: vi.fn<() => void>() };
    rooms.follow('a', other);
    stop();
    expect(leave).toHaveBeenCalledTimes(1);
    say(5);
    expect(other.onEvent.mock.calls.length + other.onGap.mock.calls.length).toBeGreaterThan(0);
  });

  it('D17 refetches a known room if events were missed while disconnected', async () => {
    const { rooms, listener, join } = makeWorld();
    rooms.follow('a', listener);
    rooms.open();
    await vi.waitFor(() => expect(listener.onGap).toHaveBeenCalledTimes(1));
    rooms.close();
    join.mockResolvedValueOnce({ a: 9 });
    rooms.open();
    await vi.waitFor(() => expect(listener.onGap).toHaveBeenCalledTimes(2));
  });

  it('refetches after an unreadable event, and tolerates a server that refuses a join', async () => {
    const { rooms, listener, join, say } = makeWorld();
    join.mockRejectedValueOnce(new Error('refused'));
    rooms.open();
    rooms.follow('a', listener);
    await Promise.resolve();
    say(1, 'no number');
    expect(listener.onGap).toHaveBeenCalledTimes(1);
    expect(listener.onEvent).not.toHaveBeenCalled();
  });
});
