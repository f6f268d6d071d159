import type { del, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearToken, storeToken } from '../session/token.ts';
import { useReachability } from './connection.ts';
import { callOrShowLast, forgetLastSeen, useShownLast, type LastSeenOf } from './last-seen.ts';

const database = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock('idb-keyval', () => ({
  get: vi.fn<typeof get>(async (key) => structuredClone(database.get(key)) as never),
  set: vi.fn<typeof set>(async (key, value) => void database.set(key, structuredClone(value))),
  del: vi.fn<typeof del>(async (key) => void database.delete(key)),
}));

const signIn = (user: string): void => storeToken(`e30.${btoa(JSON.stringify({ sub: user, exp: 9_999_999_999 }))}.s`);
let shown: string[];
const call = (answer: string | Error, over: Partial<LastSeenOf<string>> = {}): Promise<string> =>
  callOrShowLast({
    name: 'profile',
    schema: z.string(),
    maxAgeMs: 60_000,
    call: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    show: (last) => void shown.push(last),
    ...over,
  });
const lost = new Error('lost');

beforeEach(() => {
  database.clear();
  shown = [];
  signIn('kirael');
  useReachability.setState({ verdict: 'live' });
});

describe('last answers to an account', () => {
  it('D36 shows the last answer while the server is unreachable, and still reports the failure', async () => {
    expect(await call('hello')).toBe('hello');
    useReachability.setState({ verdict: 'offline' });
    await expect(call(lost)).rejects.toBe(lost);
    expect(shown).toEqual(['hello']);
  });

  it('D36 shows no stored answer when a reachable server fails', async () => {
    await call('hello');
    await expect(call(lost)).rejects.toBe(lost);
    expect(shown).toEqual([]);
  });

  it.each<[string, () => void | Promise<void>, Partial<LastSeenOf<string>>]>([
    ['another account', () => signIn('brinewash'), {}],
    ['a visitor', () => clearToken(), {}],
    ['whoever comes after a sign-out', () => forgetLastSeen(), {}],
    ['the account itself, once it is too old', () => undefined, { maxAgeMs: -1 }],
    ['the account itself, once it is damaged', () => void database.set('poexchange:last-seen:profile', { owner: 'kirael', atMs: 'x' }), {}],
    ['the account itself, in another shape', () => undefined, { schema: z.number() as never }],
  ])('D36 never shows the last answer to %s', async (_who, change, over) => {
    await call('hello');
    await change();
    useReachability.setState({ verdict: 'offline' });
    await expect(call(lost, over)).rejects.toBe(lost);
    expect(shown).toEqual([]);
  });

  it('D36 stores only the answer for the last requested league, profile or snapshot, and never shows it for another', async () => {
    await call('poe1', { part: 'poe1' });
    await call('poe2', { part: 'poe2' });
    useReachability.setState({ verdict: 'offline' });
    await expect(call(lost, { part: 'poe1' })).rejects.toBe(lost);
    expect(shown).toEqual([]);
    await expect(call(lost, { part: 'poe2' })).rejects.toBe(lost);
    expect(shown).toEqual(['poe2']);
  });

  it('D36 reports the time of the oldest stored answer on the page, until a new answer arrives', async () => {
    await call('hello');
    const atMs = Date.now() - 50_000;
    database.set('poexchange:last-seen:profile', { owner: 'kirael', atMs, part: '', answer: 'hello' });
    useReachability.setState({ verdict: 'offline' });
    await expect(call(lost)).rejects.toBe(lost);
    expect(useShownLast.getState().atMs).toBe(atMs);
    await call('back');
    expect(useShownLast.getState().atMs).toBeNull();
  });

  it('D36 discards an answer that arrives after the account changed', async () => {
    await call('late', {
      call: () => {
        signIn('brinewash');
        return Promise.resolve('late');
      },
    });
    expect([...database.keys()]).toEqual([]);
  });
});
