import { expect, it } from 'vitest';
import { checkSearchInTabs } from './check-search.ts';
import { findInTabs } from './match-search.ts';

const asked = { caller: 'seller', search: '[^a]{9}', pickIds: ['own'], placedCount: 1, form: 'quoted' } as const;
const items = ['own', 'other'].map((id) => ({ id, lines: [`${id} `.repeat(10)], readAtMs: 7 }));

it.each<[string, typeof findInTabs, unknown]>([
  ['is given up', (value) => findInTabs(value, { stepsAtOnce: 10, longestMs: 0 }), { unknown: 'tooLong' }],
  ['is cut short', async () => ({ kind: 'replied', reply: { found: new Set(), isCutShort: true } }), { unknown: 'tooLong' }],
  ['finds too many others waiting', async () => ({ kind: 'crowded' }), { unknown: 'busy' }],
  ['is matched', findInTabs, { matches: 1, missed: 0, extra: 1, readAtMs: 7 }],
])('D41, D23 does not report unread tabs for a search that %s', async (_what, find, expected) => {
  expect(await checkSearchInTabs(asked, items, find)).toMatchObject(expected as object);
});

it('D41, D23 does not match a search in tabs that were not read', async () => {
  const find: typeof findInTabs = () => expect.fail('there is nothing to match');
  expect(await checkSearchInTabs(asked, [], find)).toEqual({ unknown: 'unread' });
});
