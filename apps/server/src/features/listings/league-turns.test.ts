import { expect, it } from 'vitest';
import { createLeagueTurns } from './league-turns.ts';

const league = { game: 'poe1', league: 'mercenaries' } as const;

it('D21 work whose caller left before its turn is not begun, and its turn goes to the next; what has begun is finished', async () => {
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
