import { EventEmitter } from 'node:events';
import type { Answer } from '@poexchange/web/reachability';
import { afterEach, expect, it, vi } from 'vitest';
import { judgeAbsence, watchPage } from './page-watch.ts';

afterEach(() => vi.useRealTimers());

function openWatched(answer: () => Answer) {
  vi.useFakeTimers();
  const socket = new EventEmitter();
  const [said, reopened]: [string[], number[]] = [[], []];
  const watch = watchPage({
    socket: { on: (event, listener) => void socket.on(event, listener) },
    ask: async () => answer(),
    onSaid: (what) => void said.push(what),
    reopen: () => void reopened.push(Date.now()),
  });
  socket.emit('connect');
  return { socket, watch, said, reopened };
}

it('D36 for a brief disconnect without a message on the page, reports only its duration', async () => {
  const { socket, watch, said } = openWatched(() => 'answered');
  socket.emit('disconnect');
  expect(watch.hasSocket()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  socket.emit('connect_error', new Error('xhr poll error'));
  await vi.advanceTimersByTimeAsync(1500);
  socket.emit('connect');
  expect([watch.takeAwayMs(), watch.takeAwayMs(), watch.hasSocket()]).toEqual([2500, 0, true]);
  socket.emit('disconnect');
  await vi.advanceTimersByTimeAsync(700);
  expect(watch.takeAwayMs()).toBe(700);
  expect(said).toEqual([]);
  watch.stop();
});

it.each(['silent', 'failing'] as const)(
  'D36 reports a server that is %s for 5 s as away once, and reopens the socket when it is back',
  async (bad) => {
    let answer: Answer = bad;
    const { socket, watch, said, reopened } = openWatched(() => answer);
    socket.emit('disconnect');
    await vi.advanceTimersByTimeAsync(5000);
    expect(said).toEqual([expect.stringContaining('away')]);
    answer = 'answered';
    await vi.advanceTimersByTimeAsync(12_000);
    expect(reopened).toHaveLength(1);
    expect(said).toHaveLength(1);
    watch.stop();
  },
);

it('signs the person out when the page’s socket is permanently refused', () => {
  const { socket, watch, said } = openWatched(() => 'answered');
  socket.emit('connect_error', new Error('sessionExpired'));
  expect(said).toEqual([expect.stringContaining('sessionExpired')]);
  watch.stop();
});

it('D36 tolerates a page without a socket for 5 s, or for as long as the only realtime node is down', () => {
  const judge = (awayMs: number, part: string, parts: string[]) => judgeAbsence({ awayMs, wholeMs: 4000, part, parts });
  const two = ['realtime-1', 'realtime-2'];
  expect([judge(5000, 'realtime-1', two), judge(5000, 'http-1', ['http-1'])]).toEqual([null, null]);
  expect(judge(5001, 'realtime-1', two)).toContain('5.0 s');
  expect(judge(5001, 'http-1', ['realtime-1'])).toContain('5.0 s');
  // The page's own delay of up to 7.5 s may start just before the node is back.
  expect(judge(11_500, 'realtime-1', ['realtime-1'])).toBeNull();
  expect(judge(11_501, 'realtime-1', ['realtime-1'])).toContain('11.5 s');
});
