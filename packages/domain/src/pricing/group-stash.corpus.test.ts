import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { displayNameOf, groupItem, makeFilterGroup } from '../grouping/index.ts';
import { readIconPath, readItem, type GameItem } from '../item/index.ts';
import { draftListing } from '../listing/index.ts';
import type { StashTabId } from '../ids/index.ts';
import { expandValuation, groupStash } from './index.ts';

const folder = path.join(process.env['CORPUS'] ?? '', 'stash', 'tabs');
const isMissing = !existsSync(folder);

function readTabs(): { stashTabId: StashTabId; items: GameItem[] }[] {
  return readdirSync(folder).map((file) => {
    const tab = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { items: unknown[] };
    const items = tab.items.map(readItem).flatMap((read) => (read.ok ? [read.item] : []));
    return { stashTabId: `standard:${file}` as StashTabId, items };
  });
}

it.skipIf(isMissing)('R3.09 groups and prices the recorded tabs without losing an item, and drafts a listing from them', () => {
  const tabs = readTabs();
  const rules = { game: 'poe1', groupItem, makeFilterGroup, nameOf: displayNameOf, readIcon: readIconPath } as const;
  const unpriced = groupStash({ tabs, ...rules, valuations: new Map(), summaries: new Map() });
  const value = expandValuation({ c: Array.from({ length: 10 }, () => 2), l: 50 });
  const valuations = new Map(unpriced.entries.map((entry) => [entry.hash, value]));
  const { entries, ungrouped } = groupStash({ tabs, ...rules, valuations, summaries: new Map() });
  const stacks = entries.flatMap((entry) => entry.items);
  const leftOut = ungrouped.reduce((sum, { count }) => sum + count, 0);
  expect(stacks.length).toBeGreaterThan(200);
  expect(stacks.length + leftOut).toBe(tabs.reduce((sum, { items }) => sum + items.length, 0));
  expect(entries.every((entry) => entry.icon.startsWith('/'))).toBe(true);
  const draft = draftListing(entries, {});
  expect(draft.totalPrice).toBe(2 * stacks.reduce((sum, stack) => sum + stack.stackSize, 0));
});
