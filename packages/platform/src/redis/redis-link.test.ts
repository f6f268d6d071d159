import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestRedis, type TestRedis } from '../testing/redis/redis-server.ts';
import { createRedisLink, type LinkTimes, type RedisLink, type RedisUse } from './redis-link.ts';

const times: Partial<LinkTimes> = { commandMs: 500, probeEveryMs: 50 };
let redis: TestRedis;
let links: RedisLink[];
let said: string[];
let fallbacks: RedisUse[];
beforeEach(async () => {
  redis = await startTestRedis();
  links = [];
  said = [];
  fallbacks = [];
});
afterEach(async () => {
  redis.resume();
  for (const link of links) await link.stop();
  await redis.stop();
});

function openLink(url = redis.url): RedisLink {
  const note = (value: unknown, text?: string): void => void said.push(text ?? String(value));
  const link = createRedisLink({
    url,
    nodeKey: 'alive:here',
    log: { info: note, warn: note } as never,
    times,
    observer: { onFallback: (use) => fallbacks.push(use) },
  });
  links.push(link);
  return link;
}
const become = (link: RedisLink, state: 'ready' | 'away'): Promise<void> => vi.waitFor(() => expect(link.readState()).toBe(state), 10_000);
const count = (link: RedisLink): Promise<number> =>
  link.run('limits', (commands) => commands.count('limit', 60_000)).then((done) => done.count);
const isLost = (text: string): boolean => text.startsWith('Redis is away');

describe('Redis link', () => {
  it('shares its counting window with other links, and receives their messages', async () => {
    const [one, other] = [openLink(), openLink()];
    const heard: string[] = [];
    one.listen('news', (message) => heard.push(message));
    await Promise.all([become(one, 'ready'), become(other, 'ready')]);
    expect([await count(one), await count(other), await count(one)]).toEqual([1, 2, 3]);
    const { leftMs } = await other.run('limits', (commands) => commands.count('limit', 60_000));
    expect(leftMs).toBeGreaterThan(50_000);
    await vi.waitFor(async () => {
      await other.run('events', (commands) => commands.publish('news', 'hello'));
      expect(heard).toContain('hello');
    });
    expect(await one.run('nodes', (commands) => commands.findExisting(['limit', 'nothing']))).toEqual(new Set(['limit']));
    expect(await redis.readKeys()).toContain('alive:here');
  });

  it('fails immediately while Redis is down, reports the outage once, and reconnects with its subscriptions', async () => {
    const link = openLink();
    const heard: string[] = [];
    let backs = 0;
    link.listen('news', (message) => heard.push(message));
    link.onBack(() => (backs += 1));
    await become(link, 'ready');
    await count(link);
    await redis.kill();
    await become(link, 'away');
    expect(fallbacks).toEqual([]);
    for (let at = 0; at < 5; at += 1) await expect(count(link)).rejects.toThrow('Redis is away');
    expect([link.isThere('events'), fallbacks.length, fallbacks.at(-1)]).toEqual([false, 6, 'events']);
    expect(said.filter(isLost)).toHaveLength(1);
    await redis.restart();
    await become(link, 'ready');
    expect([link.isThere('events'), fallbacks.length]).toEqual([true, 6]);
    expect(backs).toBe(2);
    expect(await count(link)).toBe(1);
    await link.run('events', (commands) => commands.publish('news', 'again'));
    await vi.waitFor(() => expect(heard).toEqual(['again']));
    expect(said.filter((text) => text === 'Redis is back')).toHaveLength(1);
  });

  it('does not wait for a paused Redis, and recovers when Redis resumes', async () => {
    const link = openLink();
    await become(link, 'ready');
    redis.pause();
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => count(link)));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(fallbacks).toEqual(Array.from({ length: 50 }, () => 'limits'));
    await become(link, 'away');
    await expect(count(link)).rejects.toThrow('Redis is away');
    redis.resume();
    await become(link, 'ready');
    expect(await count(link)).toBeGreaterThan(0);
  });

  it('treats a full Redis as down until it has space, and reports the problem once', async () => {
    const link = openLink();
    await become(link, 'ready');
    await redis.fill();
    await become(link, 'away');
    // Probes continue in the meantime: the state must not flap.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(said.filter(isLost)).toHaveLength(1);
    await redis.makeRoom();
    await become(link, 'ready');
    expect(await count(link)).toBeGreaterThan(0);
  });

  it('starts and stops even if the address is unresponsive', async () => {
    const link = openLink('redis://:secret@127.0.0.1:1');
    await vi.waitFor(() => expect(said.filter(isLost)).toHaveLength(1));
    await expect(count(link)).rejects.toThrow('Redis is away');
    expect(JSON.stringify(said)).not.toContain('secret');
  });
});
