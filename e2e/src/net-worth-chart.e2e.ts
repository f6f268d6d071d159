import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { createApiPlayer } from './api-player.ts';
import { seedNetWorth } from './net-worth-seed.ts';
import { expect, test } from './people.ts';

test.describe('stash value over time', () => {
  test('R7.35, R7.38 lists a week of snapshots oldest first, and reads each with its items', async () => {
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

  test('D71 keeps keyboard, brush and treemap in line with the page, and the time range in the address', async ({ openWindow }) => {
    const player = await createApiPlayer('Keeper');
    const { snapshots } = await seedNetWorth(player.account, { days: 12, playedHours: [14, 23], notes: { 60: 'Mageblood dropped' } });
    const { page } = await openWindow('/poe/poexchange/networth/tracking', { token: player.token });
    const chart = page.getByRole('slider', { name: 'Value at each snapshot' });
    await expect(chart).toHaveAttribute('aria-valuemax', String(snapshots.length));
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(chart).toHaveAttribute('aria-valuenow', String(snapshots.length - 1));
    await expect(page).toHaveURL(new RegExp(`snapshot=${snapshots.at(-2)?.id}`));
    await page.getByRole('slider', { name: 'Start of the period' }).press('ArrowRight');
    await expect(page).toHaveURL(/from=\d+&to=\d+/);
    const shown = await page.getByRole('slider', { name: 'Start of the period' }).getAttribute('aria-valuetext');
    await page.reload();
    await expect(page.getByRole('slider', { name: 'Start of the period' })).toHaveAttribute('aria-valuetext', shown ?? '');
    const map = page.getByRole('group', { name: 'Value by tab' });
    await map.getByRole('button', { name: /^Divine Orb[ ,]/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=/);
    await expect(map.getByRole('button', { name: /^Mageblood[ ,]/ })).toHaveCount(0);
    await expect(map.getByRole('button', { name: /^Divine Orb[ ,]/ })).toHaveCount(1);
  });
});
