import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTeller, lookOnce, placePath, type WatchPort } from './service-watch.ts';
import { addWatch, dropWatch, isWatched, MAX_WATCHES, readStoredWatches, useWatchStore, type WatchPlace } from './watch-store.ts';

const maven: WatchPlace = { game: 'poe1', league: 'standard', side: 'wts', serviceName: 'maven' };
const elder: WatchPlace = { ...maven, serviceName: 'uberElder' };
const MINUTE = 60_000;

let nowMs = 0;
let offered: Readonly<Record<string, string | Error>> = {};
const looked: string[] = [];
const told: string[] = [];
const port: WatchPort = {
  look: ({ serviceName }) => {
    looked.push(serviceName);
    const found = offered[serviceName] ?? null;
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  },
  tell: ({ serviceName, ign }) => void told.push(`${serviceName} ${ign}`),
  readNowMs: () => nowMs,
};
const list = () => useWatchStore.getState().watches;

beforeEach(() => {
  nowMs = 1000 * MINUTE;
  offered = {};
});
afterEach(() => {
  useWatchStore.setState({ watches: [] });
  looked.length = 0;
  told.length = 0;
});

describe('watched service', () => {
  it('is polled until the service is offered, and announced once per window', async () => {
    addWatch(maven);
    const tell = createTeller(port);
    await lookOnce(port);
    tell();
    expect([looked, told]).toEqual([['maven'], []]);
    offered = { maven: 'Kirael' };
    await lookOnce(port);
    tell();
    tell();
    expect(told).toEqual(['maven Kirael']);
    await lookOnce(port);
    expect(looked).toEqual(['maven', 'maven']);
    expect(isWatched(list(), maven)).toBe(false);
  });

  it('is announced in each window, including a window opened within ten minutes, and is dropped later', async () => {
    addWatch(maven);
    offered = { maven: 'Kirael' };
    await lookOnce(port);
    nowMs += 9 * MINUTE;
    createTeller(port)();
    createTeller(port)();
    expect(told).toHaveLength(2);
    nowMs += 2 * MINUTE;
    createTeller(port)();
    expect([told.length, list()]).toEqual([2, []]);
  });

  it('is polled again after a failed request, which does not end other watches', async () => {
    addWatch(maven);
    addWatch(elder);
    offered = { maven: new Error('away'), uberElder: 'Halvard' };
    await lookOnce(port);
    expect([isWatched(list(), maven), isWatched(list(), elder)]).toEqual([true, false]);
    offered = { maven: 'Kirael' };
    await lookOnce(port);
    expect(isWatched(list(), maven)).toBe(false);
  });

  it('can be watched again, but only once at a time, with separate watches per league and side', async () => {
    addWatch(maven);
    addWatch({ ...maven, league: 'hardcore' });
    addWatch({ ...maven, side: 'wtb' });
    addWatch(maven);
    expect(list()).toHaveLength(3);
    dropWatch(maven);
    expect(isWatched(list(), maven)).toBe(false);
    offered = { maven: 'Kirael' };
    await lookOnce(port);
    addWatch({ ...maven, side: 'wtb' });
    expect(isWatched(list(), { ...maven, side: 'wtb' })).toBe(true);
    expect(list()).toHaveLength(2);
  });

  it('links to the page that lists the service', () => {
    expect(placePath(maven)).toBe('/poe/poexchange/services?section=bossKilling&service=maven');
    expect(placePath({ ...maven, side: 'wtb' })).toContain('&side=buy');
  });
});

it('is kept despite damaged storage, up to as many watches as a page can poll', () => {
  const good = { ...maven, foundMs: null, ign: '' };
  for (const damaged of [null, 'x', {}, { watches: 'x' }, { watches: [null, { game: 'poe3' }, 7] }])
    expect(readStoredWatches(damaged)).toEqual({ watches: [] });
  expect(readStoredWatches({ watches: [good, { ...good, league: 'x'.repeat(101) }] })).toEqual({ watches: [good] });
  expect(readStoredWatches({ watches: Array(500).fill(good) }).watches).toHaveLength(MAX_WATCHES);
  for (let at = 0; at <= MAX_WATCHES; at += 1) addWatch({ ...maven, serviceName: `s${at}` });
  expect([list().length, list()[0]?.serviceName]).toEqual([MAX_WATCHES, 's1']);
});
