import { expect, it } from 'vitest';
import { createLeagueTurns } from './league-turns.ts';

const league = { game: 'poe1', league: 'mercenaries' } as const;

it('D21 runs two tasks at a time per league, starts the next task whenever one ends, and keeps leagues independent', async () => {
  const waitForLeague = createLeagueTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, place: { readonly game: 'poe1' | 'poe2'; readonly league: string } = league) =>
    waitForLeague(place, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const all = ['a', 'b', 'c'].map((name) => start(name));
  all.push(start('other league', { ...league, league: 'standard' }), start('other game', { ...league, game: 'poe2' }));
  await expect.poll(() => begun).toEqual(['a', 'b', 'other league', 'other game']);
  ends.get('a')?.();
  await all[0];
  all.push(start('d'));
  await expect.poll(() => begun.slice(4)).toEqual(['c']);
  ends.get('b')?.();
  await expect.poll(() => begun.slice(4)).toEqual(['c', 'd']);
  for (const end of ends.values()) end();
  await Promise.all(all);
});

it('D21 skips work whose caller left before its turn and passes the turn on, but finishes work that has started', async () => {
  const waitForLeague = createLeagueTurns();
  const begun: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const leaving = new AbortController();
  const work = (name: string) => async () => {
    begun.push(name);
    await held;
    return name;
  };
  const options = { ...league, signal: leaving.signal };
  const first = waitForLeague(options, work('first'));
  const second = waitForLeague(league, work('second'));
  const third = waitForLeague(options, work('third'));
  const fourth = waitForLeague(league, work('fourth'));
  const left = third.catch((error: unknown) => String(error));
  await expect.poll(() => begun).toEqual(['first', 'second']);
  leaving.abort();
  release();
  expect(await Promise.all([first, second, fourth])).toEqual(['first', 'second', 'fourth']);
  expect(await left).toContain('aborted');
  expect(begun).toEqual(['first', 'second', 'fourth']);
});
