import { describe, expect, it, vi } from 'vitest';
import {
  EventRefusedError,
  openRealtime,
  reconnectDelayMs,
  socketSettings,
  type Handshake,
  type RealtimeHandlers,
  type SocketPort,
} from './realtime.ts';

function makeSocket() {
  const listeners = new Map<string, (payload?: unknown) => void>();
  const acks: unknown[] = [];
  let readAuth: () => Handshake = () => ({ token: '', game: 'poe1' });
  const connect = vi.fn<SocketPort['connect']>();
  const disconnect = vi.fn<SocketPort['disconnect']>();
  const socket: SocketPort = {
    connected: false,
    connect,
    disconnect,
    on: (event, listener) => void listeners.set(event, listener),
    emitWithAck: () => Promise.resolve(acks.shift()),
  };
  const handlers = {
    onEvent: vi.fn<RealtimeHandlers['onEvent']>(),
    onGap: vi.fn<RealtimeHandlers['onGap']>(),
    onState: vi.fn<RealtimeHandlers['onState']>(),
    onRefused: vi.fn<RealtimeHandlers['onRefused']>(),
    onServerTime: vi.fn<RealtimeHandlers['onServerTime']>(),
  };
  const realtime = openRealtime({
    token: 't',
    readGame: () => 'poe2',
    random: () => 0.5,
    open: (auth) => {
      readAuth = auth;
      return socket;
    },
    handlers,
  });
  return {
    connect,
    disconnect,
    states: () => handlers.onState.mock.calls.map(([state]) => state),
    handlers,
    realtime,
    acks,
    say: (event: string, payload?: unknown) => listeners.get(event)?.(payload),
    auth: () => readAuth(),
  };
}

const marked = (seq: number, data: unknown = { ids: ['n1'] }) => ({ room: 'user:1', seq, data });

describe('socket', () => {
  it('R4.42 R9.17 R9.18 connects over websocket or polling, with the specified timeouts', () => {
    expect(socketSettings).toMatchObject({
      timeout: 20_000,
      ackTimeout: 10_000,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
    });
    expect(socketSettings.reconnectionAttempts).toBe(Infinity);
    expect(socketSettings.transports).toEqual(['websocket', 'polling']);
  });

  it('R4.42 D17 D60 sends the token and the game and, from the second handshake on, the last received number', () => {
    const { say, auth } = makeSocket();
    expect(auth()).toEqual({ token: 't', game: 'poe2' });
    say('connect');
    say('session:ready', { room: 'user:1', seq: 7, complete: true, serverTimeMs: 5 });
    say('notification:marked-read', marked(8));
    expect(auth()).toEqual({ token: 't', game: 'poe2', lastSeq: 8 });
  });

  it("D17 refetches when the server does not send the room's number", () => {
    vi.useFakeTimers();
    const { say, handlers } = makeSocket();
    say('connect');
    vi.advanceTimersByTime(3000);
    expect(handlers.onGap).toHaveBeenCalledTimes(1);
    say('connect');
    say('session:ready', { room: 'user:1', seq: 7, complete: true, serverTimeMs: 5 });
    vi.advanceTimersByTime(10_000);
    expect(handlers.onGap).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('D17 delivers an event once, and requests a refetch when numbers are missing', () => {
    const { say, handlers } = makeSocket();
    say('connect');
    say('session:ready', { room: 'user:1', seq: 7, complete: true, serverTimeMs: 5 });
    say('notification:marked-read', marked(8));
    say('notification:marked-read', marked(8));
    expect(handlers.onEvent).toHaveBeenCalledTimes(1);
    expect(handlers.onGap).not.toHaveBeenCalled();
    say('notification:marked-read', marked(10));
    expect(handlers.onGap).toHaveBeenCalledTimes(1);
    expect(handlers.onServerTime).toHaveBeenCalledWith(5);
  });

  it('D17 requests a refetch after an event that this page cannot read', () => {
    const { say, handlers } = makeSocket();
    say('connect');
    say('session:ready', { room: 'user:1', seq: 7, complete: true, serverTimeMs: 5 });
    say('notification', marked(8, { id: 'half' }));
    say('notification', 'nonsense');
    expect(handlers.onEvent).not.toHaveBeenCalled();
    expect(handlers.onGap).toHaveBeenCalledTimes(2);
  });

  it('D38 ignores a notification of a type that only a newer server knows', () => {
    const { say, handlers } = makeSocket();
    say('connect');
    say('session:ready', { room: 'user:1', seq: 7, complete: true, serverTimeMs: 5 });
    say('notification', marked(8, { id: 'n1', type: 'hologram' }));
    say('notification:updated', marked(9, { id: 'n1', type: 'hologram' }));
    say('notification:marked-read', marked(10));
    expect(handlers.onGap).not.toHaveBeenCalled();
    expect(handlers.onEvent.mock.calls.map(([name]) => name)).toEqual(['notification:marked-read']);
  });

  it('R4.41 goes from opening to open to closed, and opens again', () => {
    vi.useFakeTimers();
    const { say, states } = makeSocket();
    say('connect');
    say('disconnect', 'transport close');
    vi.advanceTimersByTime(1000);
    expect(states()).toEqual(['opening', 'open', 'closed', 'opening']);
    vi.useRealTimers();
  });

  it.each([
    ['disconnect', 'io server disconnect'],
    ['disconnect', 'ping timeout'],
    ['connect_error', new Error('internal')],
    ['connect_error', new Error('websocket error')],
  ])('R4.41 R8.33 waits longer each time after %s (%s), until the server sends its greeting', (event, reason) => {
    vi.useFakeTimers();
    const { say, connect } = makeSocket();
    for (const waitMs of [1000, 2000, 4000, 5000, 5000]) {
      say(event, reason);
      connect.mockClear();
      vi.advanceTimersByTime(waitMs - 1);
      expect(connect).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(connect).toHaveBeenCalledTimes(1);
    }
    say('connect');
    say('session:ready', { room: 'user:1', seq: 7, complete: true, serverTimeMs: 5 });
    say(event, reason);
    connect.mockClear();
    vi.advanceTimersByTime(1000);
    expect(connect).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('R4.41 R9.18 spreads reconnect delays by factors of 0.5 to 1.5, so that pages do not all reconnect together', () => {
    expect([0, 1, 2, 3, 40].map((attempt) => reconnectDelayMs(attempt, () => 0))).toEqual([500, 1000, 2000, 2500, 2500]);
    expect([0, 1, 2, 3, 40].map((attempt) => reconnectDelayMs(attempt, () => 0.9999999))).toEqual([1500, 3000, 6000, 7500, 7500]);
  });

  it('R4.16 does not reopen a connection that is no longer needed', () => {
    vi.useFakeTimers();
    const { say, connect, disconnect, realtime } = makeSocket();
    say('disconnect', 'transport close');
    realtime.close();
    vi.advanceTimersByTime(60_000);
    expect(connect).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('R4.10 R4.11 ends the session after a refused handshake', () => {
    const { say, handlers } = makeSocket();
    say('connect_error', new Error('sessionExpired'));
    say('connect_error', new Error('banned'));
    expect(handlers.onRefused.mock.calls).toEqual([['sessionExpired'], ['banned']]);
  });

  it.each(['sessionExpired', 'banned'] as const)('R8.19 R8.25 an event refused as %s ends the session', async (code) => {
    const { realtime, acks, handlers } = makeSocket();
    acks.push({ status: 'ERROR', data: { code } }, { status: 'ERROR', data: { code: 'badRequest' } });
    await expect(realtime.emit('removeToken', {})).rejects.toMatchObject({ code });
    await expect(realtime.emit('removeToken', {})).rejects.toMatchObject({ code: 'badRequest' });
    expect(handlers.onRefused.mock.calls).toEqual([[code]]);
  });

  it('R7.40 resolves an acknowledgement with its data, or rejects with its error code', async () => {
    const { realtime, acks } = makeSocket();
    acks.push(
      { status: 'SUCCESS', data: {} },
      { status: 'ERROR', data: { code: 'badRequest', wording: 'error.bad_request', message: 'x' } },
      'nonsense',
    );
    expect(await realtime.emit('removeToken', {})).toEqual({});
    await expect(realtime.emit('removeToken', {})).rejects.toMatchObject({ code: 'badRequest' });
    await expect(realtime.emit('removeToken', {})).rejects.toBeInstanceOf(EventRefusedError);
  });
});
