import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import {
  checkSnapshotStart,
  dropWaiting,
  emptySnapshotQueue,
  finishSnapshot,
  nextManualAfterFailure,
  requestSnapshot,
  type SnapshotJob,
  type StartFacts,
  startNextSnapshot,
  waitForNext,
} from './queue.ts';

const job = (id: string, type: SnapshotJob['type'] = 'manual', profileId = 'p'): SnapshotJob => ({ id, profileId, type });

describe('snapshot queue', () => {
  it('R4.32, R4.33, R9.19 runs one snapshot, queues three, and cancels a fifth', () => {
    let queue = emptySnapshotQueue;
    const outcomes = ['1', '2', '3', '4', '5'].map((id) => {
      const asked = requestSnapshot(queue, job(id), 0);
      queue = asked.queue;
      return asked.outcome;
    });
    expect(outcomes).toEqual([
      { kind: 'started' },
      { kind: 'waits', place: 1 },
      { kind: 'waits', place: 2 },
      { kind: 'waits', place: 3 },
      { kind: 'cancelled', code: 'queueLimitExceeded' },
    ]);
  });

  it('R4.34, R9.19 starts the next snapshot 30 s after the previous one ended', () => {
    let { queue } = requestSnapshot(emptySnapshotQueue, job('1'), 0);
    queue = requestSnapshot(queue, job('2'), 10).queue;
    expect(waitForNext(queue, 20)).toBeNull();
    queue = finishSnapshot(queue, 1000);
    expect(waitForNext(queue, 1000)).toBe(30_000);
    expect(startNextSnapshot(queue, 30_999).started).toBeNull();
    expect(startNextSnapshot(queue, 31_000).started?.id).toBe('2');
  });

  it('R4.34 queues a request within the gap even if no snapshot is running', () => {
    const ended = finishSnapshot(requestSnapshot(emptySnapshotQueue, job('1'), 0).queue, 1000);
    expect(requestSnapshot(ended, job('2'), 2000).outcome).toEqual({ kind: 'waits', place: 1 });
    expect(requestSnapshot(ended, job('2'), 31_000).outcome).toEqual({ kind: 'started' });
  });

  it('R4.38 does not queue an auto snapshot of a profile twice', () => {
    const { queue } = requestSnapshot(emptySnapshotQueue, job('1', 'auto'), 0);
    expect(requestSnapshot(queue, job('2', 'auto'), 1).outcome).toEqual({ kind: 'known' });
    expect(requestSnapshot(queue, job('3', 'manual'), 1).outcome.kind).toBe('waits');
  });

  it('R4.32-R4.34 runs one at a time, with at most 3 waiting and 30 s in between, in order, for any sequence of requests', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = createRandom(seed);
      let queue = emptySnapshotQueue;
      let nowMs = 0;
      let endedMs = -Infinity;
      const started: number[] = [];
      const begin = (id: string): void => {
        expect(nowMs - endedMs).toBeGreaterThanOrEqual(30_000);
        started.push(Number(id));
      };
      for (let step = 0; step < 80; step += 1) {
        nowMs += Math.floor(random() * 20_000);
        const drawn = random();
        if (drawn < 0.4) {
          const asked = requestSnapshot(queue, job(String(step), random() < 0.3 ? 'auto' : 'manual', String(step % 3)), nowMs);
          queue = asked.queue;
          if (asked.outcome.kind === 'started') begin(String(step));
        } else if (drawn < 0.6 && queue.running !== null) {
          queue = finishSnapshot(queue, nowMs);
          endedMs = nowMs;
        } else if (drawn < 0.7) queue = dropWaiting(queue, queue.waiting[1]?.id ?? '');
        else {
          const next = startNextSnapshot(queue, nowMs);
          queue = next.queue;
          if (next.started !== null) begin(next.started.id);
        }
        expect(queue.waiting.length).toBeLessThanOrEqual(3);
      }
      expect(started).toEqual([...started].sort((x, y) => x - y));
    }
  });
});

describe('starting a snapshot', () => {
  const facts: StartFacts = {
    isSignedIn: true,
    profile: {
      activeLeague: 'mercenaries' as never,
      activePriceLeague: 'mercenaries' as never,
      stashTabs: ['t' as never],
      stashFolders: [],
    },
    isConnected: true,
    isRunning: false,
  };
  it('R5.43 requires a signed-in person and a profile with leagues and tabs', () => {
    const profile = facts.profile ?? expect.fail();
    expect(checkSnapshotStart(facts)).toBeNull();
    expect(checkSnapshotStart({ ...facts, profile: { ...profile, stashTabs: [], stashFolders: ['f' as never] } })).toBeNull();
    for (const changes of [
      { isSignedIn: false },
      { profile: null },
      { profile: { ...profile, stashTabs: [] } },
      { profile: { ...profile, activeLeague: '' as never } },
      { profile: { ...profile, activePriceLeague: '' as never } },
    ])
      expect(checkSnapshotStart({ ...facts, ...changes })).toBe('snapshotNeedsProfile');
  });

  it('R5.44 requires a socket, and R4.32, R5.45 that no snapshot is running', () => {
    expect(checkSnapshotStart({ ...facts, isConnected: false })).toBe('socketNotConnected');
    expect(checkSnapshotStart({ ...facts, isRunning: true })).toBe('snapshotUnderWay');
  });

  it('R4.37 delays the next manual snapshot after a failure by 30 s if its time has passed, or 3 minutes if that is unknown', () => {
    const nowMs = 1_000_000;
    expect(nextManualAfterFailure({ nowMs, nextManualSnapshotAt: nowMs - 1 })).toBe(nowMs + 30_000);
    expect(nextManualAfterFailure({ nowMs, nextManualSnapshotAt: null })).toBe(nowMs + 180_000);
    expect(nextManualAfterFailure({ nowMs, nextManualSnapshotAt: nowMs + 5 })).toBe(nowMs + 5);
    expect(nextManualAfterFailure({ nowMs, nextManualSnapshotAt: null, lastSnapshotAt: nowMs - 10_000 })).toBe(nowMs + 20_000);
  });
});
