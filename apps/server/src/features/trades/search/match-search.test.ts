import { setImmediate as yieldOnce } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findInTabs, judgeRequest } from './match-search.ts';

/** Every state of this search is alive at every character: the slowest search within 250 characters. */
const slow = '[^a]{100}[^b]{100}';
const groups = Array.from({ length: 80 }, (_, at) => `hash${at}`);
const stock = groups.map((hash, at) => ({ hash, rawItems: [{ id: `item${at}`, stackSize: 1 }] }));
const texts = new Map(groups.map((_hash, at) => [`item${at}`, [`Port Map ${at} `.repeat(20), 'x'.repeat(180 + at)]]));
const tabItems = [...texts].map(([id, lines]) => ({ id, lines }));
const prices = { regexExtraPrice: 1, regexQuantExtraPrice: 2 };
const limits = { stepsAtOnce: 10_000, longestMs: 60_000 };

const isOverAtOnce = async (working: Promise<unknown>): Promise<boolean> => {
  let isOver = false;
  void working.then(() => (isOver = true));
  await yieldOnce();
  return isOver;
};

it('D40 runs a slow search without blocking other requests, with the same answer', async () => {
  const job = { caller: 'buyer', search: slow, asked: groups.map((hash): [string, number] => [hash, 1]), stock, texts, prices, tabItems };
  const judging = judgeRequest(job, limits);
  expect(await isOverAtOnce(judging)).toBe(false);
  const atOnce = judgeRequest(job, { ...limits, stepsAtOnce: Infinity });
  expect(await isOverAtOnce(atOnce)).toBe(true);
  expect(await judging).toEqual(await atOnce);
});

it('D40 runs an ordinary search without waiting for slow searches', async () => {
  const slowly = findInTabs({ caller: 'a', searches: [slow], items: tabItems }, limits);
  const found = findInTabs({ caller: 'b', searches: ['"port map 7 "'], items: tabItems }, { ...limits, stepsAtOnce: 400_000 });
  expect(await isOverAtOnce(found)).toBe(true);
  expect(await found).toEqual({ kind: 'replied', reply: { found: new Set(['item7']), isCutShort: false } });
  expect(await slowly).toMatchObject({ kind: 'replied', reply: { isCutShort: expect.any(Boolean) } });
});

it('D40 turns away excess slow searches, and aborts a search that takes too long', async () => {
  const few = { caller: 'a', searches: [slow], items: tabItems.slice(0, 5) };
  const matched = await Promise.all(Array.from({ length: 10 }, (_, at) => findInTabs({ ...few, caller: `seller ${at}` }, limits)));
  expect(matched.filter(({ kind }) => kind === 'crowded')).toHaveLength(2);
  expect(await findInTabs(few, { ...limits, longestMs: 0 })).toEqual({ kind: 'late' });
  expect(await findInTabs(few, limits)).toMatchObject({ kind: 'replied' });
});

it('D40 limits a person to half of the slots for slow searches, as seller and as buyer', async () => {
  const few = { caller: 'greedy', searches: [slow], items: tabItems.slice(0, 5) };
  const found = await Promise.all([...Array.from({ length: 6 }, () => few), { ...few, caller: 'b' }].map((job) => findInTabs(job, limits)));
  expect(found.map(({ kind }) => kind === 'crowded')).toEqual([false, false, false, false, true, true, false]);
  const asked: [string, number][] = [['hash0', 1]];
  const job = { caller: 'greedy', search: slow, asked, stock: stock.slice(0, 1), texts, prices, tabItems: few.items };
  const judged = await Promise.all(
    [...Array.from({ length: 6 }, () => job), { ...job, caller: 'b' }].map((each) => judgeRequest(each, { ...limits, stepsAtOnce: 1 })),
  );
  expect(judged.map(({ kind }) => kind === 'crowded')).toEqual([false, false, false, false, true, true, false]);
});

it('R5.09 computes the same search cost on the main thread and in the worker thread', async () => {
  const job = {
    caller: 'buyer',
    search: '"m q.*(9.|\\d..)%" port',
    asked: [['maps', 1]] satisfies [string, number][],
    stock: [{ hash: 'maps', rawItems: [{ id: 'a', stackSize: 1 }] }],
    texts: new Map([['a', ['Port Map', 'Item Quantity: +90% (augmented)']]]),
    prices,
    tabItems: [],
  };
  const expected = { kind: 'replied', reply: { extraChaos: 3, findsOthers: false, check: { ok: true } } };
  expect(await judgeRequest(job)).toMatchObject(expected);
  expect(await judgeRequest(job, { ...limits, stepsAtOnce: 1 })).toMatchObject(expected);
});
