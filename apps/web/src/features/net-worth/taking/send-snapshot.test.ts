import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, type ErrorCode } from '@poexchange/contract/errors';
import { LONGEST_DETAILS_BY_SOCKET } from '@poexchange/contract/events/net-worth';
import type { AddSnapshotBody, SnapshotRow, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import { describe, expect, it } from 'vitest';
import { EventRefusedError } from '../../../shared/socket/realtime.ts';
import { sendSnapshot, type SendPort } from './send-snapshot.ts';

const added = { row: [] as unknown as SnapshotRow, settings: {} as SnapshotSettings };
const bodyOf = (length: number): AddSnapshotBody =>
  ({ type: 'manual', snapshot: { id: 's1', details: 'x'.repeat(length) } }) as unknown as AddSnapshotBody;
const refuse = (code: ErrorCode, params = {}) =>
  new ApiError({ status: 409, endpoint: 'addSnapshot', refusal: describeRefusal(code, 'r', { params }) });
const lost = new ApiError({ status: 0, endpoint: 'addSnapshot', refusal: null });

/** A server whose answers come in this order; after them it accepts everything. */
function makePort({ answers = [], isConnected = true }: { answers?: unknown[]; isConnected?: boolean } = {}) {
  const ways: string[] = [];
  const waits: number[] = [];
  const next = async (way: string, { snapshot }: AddSnapshotBody) => {
    ways.push(`${way} ${snapshot.id}`);
    const answer = answers.shift();
    if (answer !== undefined) throw answer;
    return added;
  };
  const port: SendPort = {
    isConnected: () => isConnected,
    ask: (body) => next('socket', body),
    call: (body) => next('call', body),
    sleep: async (waitMs) => void waits.push(waitMs),
  };
  return { ways, waits, send: (length = 10) => sendSnapshot(bodyOf(length), port, new AbortController().signal) };
}

describe('sending a snapshot', () => {
  it('R7.44 uses the socket, or the HTTP call for a large snapshot or without a socket', async () => {
    const [small, large, alone] = [makePort(), makePort(), makePort({ isConnected: false })];
    await small.send();
    await large.send(LONGEST_DETAILS_BY_SOCKET + 1);
    await alone.send();
    expect([small.ways, large.ways, alone.ways]).toEqual([['socket s1'], ['call s1'], ['call s1']]);
  });

  it('D70 retries after a lost answer with the same id', async () => {
    const { ways, send } = makePort({ answers: [new Error('operation has timed out'), lost] });
    expect((await send()).kind).toBe('saved');
    expect(ways).toEqual(['socket s1', 'call s1', 'call s1']);
  });

  it('R8.18 ends without any answer, after growing delays', async () => {
    const { waits, send } = makePort({ answers: Array<unknown>(5).fill(lost) });
    expect(await send()).toEqual({ kind: 'unanswered' });
    expect(waits).toEqual([1_000, 3_000, 8_000, 15_000]);
  });

  it.each([
    ['the socket', new EventRefusedError('snapshotTooSoon', 77), 10],
    ['the call', refuse('snapshotTooSoon', { lastSnapshotAt: 77 }), LONGEST_DETAILS_BY_SOCKET + 1],
  ] as const)('R7.40 a refusal by %s is final, with the time of the last one', async (_way, refusal, length) => {
    const { ways, send } = makePort({ answers: [refusal] });
    expect(await send(length)).toEqual({ kind: 'failed', code: 'snapshotNotAdded', refusal: 'snapshotTooSoon', lastSnapshotAt: 77 });
    expect(ways.length).toBe(1);
  });

  it('R8.29 retries while the server is busy or starting', async () => {
    const { send, ways } = makePort({ answers: [new EventRefusedError('rateLimited'), refuse('notReady')] });
    expect([(await send()).kind, ways.length]).toEqual(['saved', 3]);
  });
});
