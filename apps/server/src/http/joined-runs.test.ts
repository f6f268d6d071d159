import { describe, expect, it } from 'vitest';
import { createJoinedRuns } from './joined-runs.ts';

describe('createJoinedRuns', () => {
  it('runs one call and queues one; callers during a run get data read after that run', async () => {
    const runs = createJoinedRuns();
    let started = 0;
    const ends: (() => void)[] = [];
    const ask = (key = 'a') =>
      runs.run(key, async () => {
        started += 1;
        const number = started;
        await new Promise<void>((resolve) => ends.push(resolve));
        return number;
      });
    const replies = Array.from({ length: 8 }, () => ask());
    await Promise.resolve();
    expect(started).toBe(1);
    const other = ask('b');
    ends.splice(0).forEach((end) => end());
    expect(await replies[0]).toBe(1);
    expect(await other).toBe(2);
    await new Promise((resolve) => setImmediate(resolve));
    ends.splice(0).forEach((end) => end());
    expect(new Set(await Promise.all(replies.slice(1)))).toEqual(new Set([3]));
    expect(started).toBe(3);
  });

  it('rejects a failed run for all callers that share it, and starts the next run', async () => {
    const runs = createJoinedRuns();
    const failed = runs.run('a', async () => Promise.reject(new Error('away')));
    const next = runs.run('a', async () => 'there');
    await expect(failed).rejects.toThrow('away');
    expect(await next).toBe('there');
  });
});
