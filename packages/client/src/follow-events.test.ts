import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents, type EventsOptions, type Said } from './follow-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Events = { news: { n: number } };
type Listener = (event: { data?: unknown }) => void;
/** The server side of a connection. */
class Line {
  readonly url: string;
  readonly sent: string[] = [];
  isClosed = false;
  private readonly listeners = new Map<string, Listener>();
  constructor(url: string) {
    this.url = url;
  }
  readonly send = (text: string): void => void this.sent.push(text);
  readonly close = (): void => {
    this.isClosed = true;
  };
  readonly addEventListener = (type: string, listener: Listener): void => void this.listeners.set(type, listener);
  say(packet: string): void {
    this.listeners.get('message')?.({ data: packet });
  }
  end(): void {
    this.listeners.get('close')?.({});
  }
  readHandshake(): unknown {
    return JSON.parse(this.sent.find((packet) => packet.startsWith('40'))?.slice(2) ?? 'null');
  }
  open(): void {
    this.say('0{"sid":"a","pingInterval":25000,"pingTimeout":20000}');
  }
  ready(seq: number, complete = false): void {
    this.open();
    this.say('40{"sid":"b"}');
    this.event('session:ready', { room: 'user-1', seq, complete, serverTimeMs: 7 });
  }
  event(name: string, payload: unknown): void {
    this.say(`42${JSON.stringify([name, payload])}`);
  }
  news(seq: number, room = 'user-1'): void {
    this.event('news', { room, seq, data: { n: seq } });
  }
  /** Acknowledges the last request. */
  acknowledge(data: unknown, status = 'SUCCESS'): void {
    const id = /^42(\d+)/.exec(this.sent.at(-1) ?? '')?.[1];
    this.say(`43${id}${JSON.stringify([{ status, data }])}`);
  }
}

/** A client that follows events, and the connections it opened. */
function follow(options: Partial<EventsOptions> = {}) {
  const lines: Line[] = [];
  const said: Said<Events>[] = [];
  const controller = new AbortController();
  const openWebSocket = (url: string): Line => {
    const line = new Line(url);
    lines.push(line);
    return line;
  };
  const events = followEvents<Events>({
    baseUrl: 'https://site.test/',
    token: 'pox_x',
    random: () => 0.5,
    signal: controller.signal,
    openWebSocket,
    ...options,
  });
  let isDone = false;
  const reading = (async () => {
    for await (const each of events) said.push(each);
    isDone = true;
  })();
  const settle = async (ms = 0): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
  const line = (at = lines.length - 1): Line => lines[at] as Line;
  /** Returns the items yielded since the last call, as kind plus room or number. */
  const look = async (): Promise<string[]> => {
    await settle();
    return said.splice(0).map((each) => {
      if (each.kind === 'event') return `${each.name} ${each.data.n}`;
      return 'room' in each ? `gap ${each.room}` : 'code' in each ? `refused ${each.code}` : each.kind;
    });
  };
  return { lines, line, look, settle, controller, reading, isDone: () => isDone };
}

describe('followEvents', () => {
  it('D17 starts with a gap, then yields each event once, in sequence order', async () => {
    const { line, look } = follow();
    expect(line().url).toBe('wss://site.test/socket.io/?EIO=4&transport=websocket');
    line().ready(4);
    expect(line().readHandshake()).toEqual({ token: 'pox_x' });
    line().news(5);
    line().news(5);
    line().news(6);
    expect(await look()).toEqual(['open', 'gap user-1', 'news 5', 'news 6']);
    line().news(9);
    expect(await look()).toEqual(['gap user-1', 'news 9']);
  });

  it('D17 counts withheld events without yielding them, and drops events of rooms that are not followed', async () => {
    const { line, look } = follow();
    line().ready(4);
    line().event('event:withheld', { room: 'user-1', seq: 5, data: {} });
    line().news(6);
    line().news(1, 'networth-1');
    line().event('news', 'no envelope');
    expect(await look()).toEqual(['open', 'gap user-1', 'news 6']);
  });

  it('D17 resumes from the last number after a lost connection, with increasing waits, and without a gap if nothing is missing', async () => {
    const { lines, line, look, settle } = follow();
    line().ready(4);
    line().news(5);
    line().end();
    await settle(999);
    expect(lines).toHaveLength(1);
    await settle(1);
    line().end();
    await settle(1999);
    expect(lines).toHaveLength(2);
    await settle(1);
    line().open();
    expect(line().readHandshake()).toEqual({ token: 'pox_x', lastSeq: 5 });
    line().news(6);
    line().news(7);
    line().ready(7, true);
    expect(await look()).toEqual(['open', 'gap user-1', 'news 5', 'closed', 'closed', 'news 6', 'news 7', 'open']);
    line().end();
    await settle(1000);
    line().ready(900);
    expect(await look()).toEqual(['closed', 'open', 'gap user-1']);
  });

  it('R7.51 keeps a sequence per room, and rejoins the rooms on every connection', async () => {
    const { line, look, settle } = follow({ rooms: ['services-a', 'networth'] });
    const asks = () =>
      JSON.parse(
        line()
          .sent.at(-1)
          ?.replace(/^42\d+/, '') ?? '',
      ) as unknown;
    line().ready(4);
    await settle();
    expect(asks()).toEqual(['subscribe', { rooms: [{ room: 'services-a' }, { room: 'networth-1' }] }]);
    line().acknowledge({ seqs: { 'services-a': 2, 'networth-1': 0 } });
    expect(await look()).toEqual(['open', 'gap user-1', 'gap services-a', 'gap networth-1']);
    line().news(3, 'services-a');
    line().news(1, 'networth-1');
    line().news(3, 'services-b');
    expect(await look()).toEqual(['news 3', 'news 1']);
    line().end();
    await settle(1000);
    line().ready(4, true);
    await settle();
    expect(asks()).toEqual([
      'subscribe',
      {
        rooms: [
          { room: 'services-a', lastSeq: 3 },
          { room: 'networth-1', lastSeq: 1 },
        ],
      },
    ]);
    line().acknowledge({ seqs: { 'services-a': 3, 'networth-1': 8 } });
    expect(await look()).toEqual(['closed', 'open', 'gap networth-1']);
  });

  it('ends when the token or a room is refused, and reconnects after any other refusal', async () => {
    const ended = follow();
    ended.line().say('44{"message":"sessionExpired"}');
    expect(await ended.look()).toEqual(['refused sessionExpired']);
    expect(ended.isDone()).toBe(true);
    const closed = follow({ rooms: ['networth'] });
    closed.line().ready(0);
    await closed.settle();
    closed.line().acknowledge({ code: 'scopeMissing' }, 'ERROR');
    expect(await closed.look()).toEqual(['open', 'gap user-1', 'refused scopeMissing']);
    const full = follow();
    full.line().say('44{"message":"rateLimited"}');
    await full.settle(1000);
    expect(full.lines).toHaveLength(2);
    expect(full.isDone()).toBe(false);
  });

  it('answers pings, and drops a silent connection', async () => {
    const { lines, line, settle, look } = follow();
    line().ready(0);
    line().say('2');
    expect(line().sent.at(-1)).toBe('3');
    await settle(44_999);
    expect(line().isClosed).toBe(false);
    await settle(1001);
    expect(line(0).isClosed).toBe(true);
    expect(lines).toHaveLength(2);
    expect(await look()).toEqual(['open', 'gap user-1', 'closed']);
    // This connection never answers.
    await settle(22_000);
    expect(lines).toHaveLength(3);
  });

  it('repeats an unanswered request, and releases everything when the signal is aborted', async () => {
    const { lines, line, settle, controller, reading, isDone } = follow({ rooms: ['services-a'] });
    line().ready(0);
    await settle(10_000);
    expect(line(0).isClosed).toBe(true);
    await settle(1000);
    expect(lines).toHaveLength(2);
    controller.abort();
    await reading;
    expect([isDone(), line().isClosed, vi.getTimerCount()]).toEqual([true, true, 0]);
  });
});
