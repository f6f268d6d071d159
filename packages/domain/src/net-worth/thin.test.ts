import { expect, it } from 'vitest';
import { readTabList } from '../stash/index.ts';
import { readLeagueId } from '../ids/index.ts';
import { makeDefaultProfile } from './profile.ts';
import { listThinnable } from './thin.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

it('R2.24 keeps the last old snapshot of each hour and day, the first, the last and every snapshot with a note', () => {
  const nowMs = 100 * DAY_MS;
  const at = (createdMs: number, note = '') => ({ id: String(createdMs), createdMs, note });
  const days = [at(0), at(HOUR_MS), at(2 * HOUR_MS, 'kept'), at(3 * HOUR_MS)];
  const hours = [80 * DAY_MS, 80 * DAY_MS + 1, 80 * DAY_MS + 2, 80 * DAY_MS + HOUR_MS].map((ms) => at(ms));
  const fresh = [99 * DAY_MS, 99 * DAY_MS + 1].map((ms) => at(ms));
  const gone = listThinnable([...days, ...hours, ...fresh], nowMs);
  expect(gone).toEqual([at(HOUR_MS), hours[0], hours[1]].map((point) => point?.id));
  // Thinning twice removes nothing more.
  expect(
    listThinnable(
      [...days, ...hours, ...fresh].filter(({ id }) => !gone.includes(id)),
      nowMs,
    ),
  ).toEqual([]);
  expect(listThinnable([], nowMs)).toEqual([]);
});

it('R5.43 creates a first profile with every tab that still accepts items, and the character’s equipment', () => {
  const tabs = readTabList(
    [
      { id: 'one', name: 'One', type: 'NormalStash', index: 0 },
      { id: 'old', name: 'Old (Remove-only)', type: 'NormalStash', index: 1 },
      { id: 'folder', name: 'F', type: 'Folder', index: 2, children: [{ id: 'two', name: 'Two', type: 'QuadStash', index: 3 }] },
    ],
    { league: 'standard', makeId: () => 'x' },
  );
  const league = readLeagueId('standard') ?? expect.fail();
  const options = { game: 'poe1', name: 'Main', league, priceLeague: league, tabs } as const;
  expect(makeDefaultProfile({ ...options, character: 'Kirael' })).toMatchObject({
    stashTabs: ['standard:one', 'standard:two'],
    includeEquipment: true,
  });
  expect(makeDefaultProfile({ ...options, character: null })).toMatchObject({ includeEquipment: false, includeInventory: false });
});
