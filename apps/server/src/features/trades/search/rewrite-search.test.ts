import { expect, it } from 'vitest';
import { rewriteSearch } from './rewrite-search.ts';

const items = ['Port Map', 'Pit Map', 'Portable Hole'].map((line, at) => ({ lines: [line], isChosen: at === 1 }));
/** Takes more comparisons than fit between two checks of the limit. */
const alike = Array.from({ length: 400 }, (_, at) => ({
  lines: Array.from(
    { length: 12 },
    (_line, line) => `monsters deal ${(at * 7919 + line * 104_729) % 977}% more and take ${(at * 31 + line) % 89}% less`,
  ),
  isChosen: at % 9 === 0,
}));

const written = { kind: 'written', searches: [expect.any(String)] };

it('D41 distinguishes identical items from a timeout', async () => {
  const twins = [true, false].map((isChosen) => ({ lines: ['Port Map'], isChosen }));
  expect(await rewriteSearch({ items: twins, form: 'quoted', caller: 'seller' })).toEqual({ kind: 'none' });
});

it('D41 distinguishes missing stacks from identical items', async () => {
  const others = items.map(({ lines }) => ({ lines, isChosen: false }));
  expect(await rewriteSearch({ items: others, form: 'quoted', caller: 'seller' })).toEqual({ kind: 'gone' });
});

it('D41 writes a search over the items, gives up on a search that takes too long, and still writes the next search', async () => {
  expect(await rewriteSearch({ items, form: 'quoted', caller: 'seller' })).toEqual(written);
  expect(await rewriteSearch({ items: alike, form: 'quoted', caller: 'seller' }, { longestMs: 0 })).toEqual({ kind: 'tooLong' });
  expect(await rewriteSearch({ items, form: 'quoted', caller: 'seller' })).toEqual(written);
});

it('D41 skips rewrites when the queue is full, and limits a person to half of the queue', async () => {
  const callers = [...Array.from({ length: 20 }, () => 'greedy'), ...Array.from({ length: 20 }, (_, at) => `seller ${at}`)];
  const asked = await Promise.all(callers.map((caller) => rewriteSearch({ items, form: 'quoted', caller })));
  expect(asked.map(({ kind }) => kind === 'written').flatMap((isWritten, at) => (isWritten ? [callers[at]] : []))).toEqual([
    'greedy',
    'greedy',
    'greedy',
    'greedy',
    'seller 0',
    'seller 1',
    'seller 2',
    'seller 3',
  ]);
});
