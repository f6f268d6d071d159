import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gridSizeOf, listLoadableTabs, readTabColour, readTabList } from './index.ts';

const corpus = process.env['CORPUS'] ?? '';
const place = (...parts: string[]): string => path.join(corpus, ...parts);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const isMissing = !existsSync(place('stash', 'tabs'));

it.skipIf(isMissing)('R3.25 reads the complete recorded tab list: 884 at the top level, 99 in folders, all colours', () => {
  const tabs = readTabList(readJson(place('stash', 'lists', 'ATRussell63__standard_884tabs.json')), {
    league: 'Standard',
    makeId: () => 'none',
  });
  const members = tabs.flatMap((tab) => tab.children);
  expect([tabs.length, members.length, listLoadableTabs(tabs).length]).toEqual([884, 99, 983 - 20]);
  expect([...tabs, ...members].filter((tab) => tab.color === '')).toEqual([]);
});

it.skipIf(isMissing)('R3.30 reads every recorded colour from the form in which it is sent', () => {
  const colours = readJson(place('tables', 'stash_tab_colours.json')) as { hex: string; asSent: string }[];
  expect(colours.map(({ asSent }) => readTabColour(asSent))).toEqual(colours.map(({ hex }) => `#${hex}`));
});

it.skipIf(isMissing)('R3.26 places every item of the recorded plain and quad tabs on its grid, and uses no grid for other tabs', () => {
  for (const file of readdirSync(place('stash', 'tabs'))) {
    const tab = readJson(place('stash', 'tabs', file)) as { type: string; items: { x: number; y: number }[] };
    const size = gridSizeOf(tab.type);
    expect(size).toBe(tab.type === 'QuadStash' ? 24 : ['PremiumStash', 'NormalStash'].includes(tab.type) ? 12 : null);
    if (size !== null) expect(tab.items.every(({ x, y }) => Math.min(x, y) >= 0 && Math.max(x, y) < size)).toBe(true);
  }
});
