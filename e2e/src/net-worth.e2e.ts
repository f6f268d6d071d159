import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import type { Page } from '@playwright/test';
import { createApiPlayer, type ApiPlayer } from './api-player.ts';
import { seedNetWorth } from './net-worth-seed.ts';
import { expect, expectNoBarriers, makeName, siteUrl, test, waitForLive, type OpenWindow } from './people.ts';
import { signIn } from './sign-in.ts';

const tracking = '/poe/poexchange/networth/tracking';

async function open(openWindow: OpenWindow, { token }: ApiPlayer): Promise<Page> {
  const { page } = await openWindow(tracking, { token });
  await waitForLive(page);
  return page;
}

const pickerOf = (page: Page, name: string) => page.getByRole('button', { name: `Profile ${name}: switch profile` });

test.describe('net worth', () => {
  test('R5.43, R2.03 takes a visitor to the first snapshot with a sign-in and one click, and keeps the snapshot after a reload', async ({
    openWindow,
  }) => {
    const { page } = await openWindow(tracking);
    await expect(page.getByText('Initially logging in creates a default profile.')).toBeVisible();
    await expectNoBarriers(page);
    await signIn(page, { freshName: makeName('Worth') });
    await page.goto(siteUrl(tracking));
    const first = page.getByRole('button', { name: 'Take the first snapshot', exact: true });
    await expect(first).toBeEnabled();
    await expect(page.getByRole('textbox', { name: 'Profile', exact: true })).toHaveValue('Main');
    await expectNoBarriers(page);
    await first.click();
    await expect(page.getByText('Snapshot created successfully', { exact: true })).toBeVisible({ timeout: 120_000 });
    await expect(pickerOf(page, 'Main')).toBeVisible();
    await page.reload();
    await expect(pickerOf(page, 'Main')).toBeVisible();
    await expect(page.getByText(/^1 snapshot,/)).toHaveCount(0);
    await pickerOf(page, 'Main').click();
    await expect(page.getByText(/^1 snapshot,/)).toBeVisible();
  });

  test('R2.25, R7.59 adds, renames and deletes a profile, and updates a second window', async ({ openWindow }) => {
    const player = await createApiPlayer('Worth');
    const { snapshots } = await seedNetWorth(player.account, { days: 1 });
    const one = await open(openWindow, player);
    const other = await open(openWindow, player);
    await expect(pickerOf(other, 'Main stash')).toBeVisible();

    await pickerOf(one, 'Main stash').click();
    await one.getByRole('button', { name: 'Add profile' }).click();
    const editor = one.getByRole('dialog', { name: 'Add profile' });
    const name = editor.getByRole('textbox', { name: 'Profile', exact: true });
    await name.fill('x'.repeat(400));
    await expect(editor.getByRole('alert')).toHaveText('At most 60 characters');
    await expect(editor.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await name.fill('<b>Maps</b>');
    await editor.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(editor).toHaveCount(0);
    // The new profile is selected in every window; without a snapshot the page looks as it does on a first visit.
    await expect(other.getByRole('button', { name: 'Take the first snapshot', exact: true })).toBeVisible();
    await pickerOf(other, '<b>Maps</b>').click();
    await other.getByRole('button', { name: /^Main stash/ }).click();
    await expect(pickerOf(one, 'Main stash')).toBeVisible();

    await pickerOf(one, 'Main stash').click();
    await one.getByRole('button', { name: 'Delete Main stash' }).click();
    const question = one.getByRole('dialog', { name: 'Delete “Main stash”?' });
    await expect(question).toContainText(`This also deletes ${snapshots.length} snapshots`);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Take the first snapshot', exact: true })).toBeVisible();
    const { profiles } = await player.call(netWorthApi.getSnapshotProfiles, { params: { id: 'poe1' } });
    expect(profiles.map(({ name: left }) => left)).toEqual(['<b>Maps</b>']);
  });

  test('D12 filters the page from the rail, adds to the filter with Ctrl, and keeps it in the address, in German and on phones', async ({
    openWindow,
  }) => {
    const player = await createApiPlayer('Worth');
    await seedNetWorth(player.account, { days: 3, notes: { 20: 'Mageblood dropped' } });
    const page = await open(openWindow, player);
    const rail = page.getByRole('navigation', { name: 'Totals and filter' });
    const currency = rail.getByRole('group', { name: 'Category' }).getByRole('button', { name: /^Currency/ });
    await currency.click();
    await expect(currency).toHaveAttribute('aria-pressed', 'true');
    await rail
      .getByRole('group', { name: 'Tab', exact: true })
      .getByRole('button', { name: /^Uniques/ })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(page).toHaveURL(/category=currency/);
    await expect(page).toHaveURL(/tab=/);
    await page.reload();
    await expect(currency).toHaveAttribute('aria-pressed', 'true');
    await rail.getByRole('button', { name: /^All/ }).click();
    await expect(currency).toHaveAttribute('aria-pressed', 'false');
    await expectNoBarriers(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => localStorage.setItem('poexchange:language', 'de'));
    await page.reload();
    await expect(page.getByText('Summe', { exact: false }).first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoBarriers(page);
  });
});
