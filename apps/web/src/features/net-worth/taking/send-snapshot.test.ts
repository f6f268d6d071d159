import { ApiError } from '@poexchange/contract/client';
import { LONGEST_DETAILS_BY_SOCKET } from '@poexchange/contract/events/net-worth';
import type { AddSnapshotBody } from '@poexchange/contract/rest/net-worth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { EventRefusedError, type Realtime } from '../../../shared/socket/realtime.ts';
import { refuse } from '../testing/world.ts';
import { saveSnapshot } from './send-snapshot.ts';
import type { World } from './world.ts';

const bodyOf = (length: number): AddSnapshotBody =>
  ({ type: 'manual', snapshot: { id: 's1', details: 'x'.repeat(length) } }) as unknown as AddSnapshotBody;
const lost = new ApiError({ status: 0, endpoint: 'addSnapshot', refusal: null });

/** Sends a snapshot to a server that gives these replies in order and then accepts everything. */
async function send({
  answers = [],
  length = 10,
  socket = 'open',
}: { answers?: unknown[]; length?: number; socket?: 'open' | 'closed' } = {}) {
  const ways: string[] = [];
  const waits: number[] = [];
  let lastMs = Date.now();
  const next = async (way: string, { snapshot }: AddSnapshotBody) => {
    if (ways.length > 0) waits.push(Date.now() - lastMs);
    lastMs = Date.now();
    ways.push(`${way} ${snapshot.id}`);
    const answer = answers.shift();
    if (answer !== undefined) throw answer;
    return { row: [], settings: {} };
  };
  const realtime = { ask: (_event: string, body: AddSnapshotBody) => next('socket', body) };
  useConnection.setState({ socket, realtime: realtime as unknown as Realtime });
  const call = ((_endpoint: unknown, { body }: { body: AddSnapshotBody }) => next('call', body)) as unknown as World['call'];
  const outcome = saveSnapshot({ call }, bodyOf(length), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(60_000);
  return { outcome: await outcome, ways, waits };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useConnection.setState({ socket: 'closed', realtime: null });
});

describe('sending a snapshot', () => {
  it('R7.44 uses the socket, or the HTTP call for a large snapshot or without a socket', async () => {
    expect((await send()).ways).toEqual(['socket s1']);
    expect((await send({ length: LONGEST_DETAILS_BY_SOCKET + 1 })).ways).toEqual(['call s1']);
    expect((await send({ socket: 'closed' })).ways).toEqual(['call s1']);
  });

  it('D70 retries with the same id after a lost reply', async () => {
    const { ways, outcome } = await send({ answers: [new Error('operation has timed out'), lost] });
    expect(outcome.kind).toBe('saved');
    expect(ways).toEqual(['socket s1', 'call s1', 'call s1']);
  });

  it('R8.18 gives up after retries with growing delays if no reply arrives', async () => {
    const { waits, outcome } = await send({ answers: Array<unknown>(5).fill(lost) });
    expect(outcome).toEqual({ kind: 'failed', code: 'snapshotNotAdded', reason: 'network' });
    expect(waits).toEqual([1_000, 3_000, 8_000, 15_000]);
  });

  it.each([
    ['the socket', new EventRefusedError('snapshotTooSoon', 77), 10],
    ['the call', refuse('snapshotTooSoon', { lastSnapshotAt: 77 }), LONGEST_DETAILS_BY_SOCKET + 1],
  ] as const)('R7.40 treats a refusal by %s as final, and returns the time of the last snapshot', async (_way, refusal, length) => {
    const { ways, outcome } = await send({ answers: [refusal], length });
    expect(outcome).toEqual({ kind: 'failed', code: 'snapshotNotAdded', refusal: 'snapshotTooSoon', lastSnapshotAt: 77 });
    expect(ways.length).toBe(1);
  });

  it('R8.29 retries while the server is busy or starting', async () => {
    const { outcome, ways } = await send({ answers: [new EventRefusedError('rateLimited'), refuse('notReady')] });
    expect([outcome.kind, ways.length]).toEqual(['saved', 3]);
  });
});
