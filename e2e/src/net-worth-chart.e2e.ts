import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { createApiPlayer } from './api-player.ts';
import { seedNetWorth } from './net-worth-seed.ts';
import { expect, test } from './people.ts';

test.describe('the value of a stash over time', () => {
  test('R7.35, R7.38 a week of snapshots is listed oldest first, and each is read with its items', async () => {
    const player = await createApiPlayer('Keeper');
    const { profileId, snapshots } = await seedNetWorth(player.account, {
      days: 7,
      playedHours: [14, 23],
      notes: { 100: 'Mageblood dropped' },
    });
    const { profiles } = await player.call(netWorthApi.getSnapshotProfiles, { params: { id: 'poe1' } });
    const [profile] = profiles;
    expect(profile).toMatchObject({ id: profileId, name: 'Main stash', snapshotCount: snapshots.length });
    if (profile === undefined) return;
    const listed = await player.call(netWorthApi.getProfileSnapshots, { params: { id: profile.id }, query: {} });
    expect(listed.snapshots.map(([id]) => id)).toEqual(snapshots.map(({ id }) => id));
    expect(listed.snapshots.filter((row) => row.at(-1) !== '')).toHaveLength(1);
    const last = listed.snapshots.at(-1);
    if (last === undefined) return;
    const { snapshot } = await player.call(netWorthApi.getSnapshot, { params: { id: last[0] } });
    expect(snapshot.detailItems.length).toBeGreaterThan(20);
    expect(snapshot.totalPrice).toBe(last[6]);
  });
});
