import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createApiPlayer } from './api-player.ts';
import { seedNetWorth } from './net-worth-seed.ts';
import { expect, expectNoBarriers, siteUrl, test, waitForLive, type OpenWindow, type Window } from './people.ts';

const tracking = '/poe/poexchange/networth/tracking';

async function open(openWindow: OpenWindow, token: string): Promise<Window> {
  const window = await openWindow(tracking, { token });
  await waitForLive(window.page);
  return window;
}

/** Presses a control that saves a file, and returns the file. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Reads the rows of a file in which only names are quoted, keyed by column heading. */
function readRows(text: string): Record<string, string>[] {
  const [heads = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
}

const sumOf = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[column] ?? Number.NaN), 0);

test.describe('snapshot details', () => {
  test('D71, D73 compares two snapshots, keeps the comparison in the address, and exports the numbers on the page', async ({
    openWindow,
  }) => {
    const player = await createApiPlayer('Weigher');
    const { snapshots } = await seedNetWorth(player.account, { days: 3, everyMinutes: 60 });
    const [first, last] = [snapshots[0], snapshots.at(-1)];
    if (first === undefined || last === undefined) return;
    const { page } = await open(openWindow, player.token);
    const panel = page.getByRole('region', { name: 'Snapshot', exact: true });
    await panel.getByRole('button', { name: 'Compare with…' }).click();
    await page.getByRole('dialog', { name: 'Compare with…' }).getByRole('button', { name: 'First', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Compare', exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`since=${first.id}`));
    await expect(page).toHaveURL(/mode=compare/);
    await page.reload();
    const items = page.getByRole('table', { name: 'Items' });
    await expect(items.getByRole('row', { name: /^Divine Orb/ })).toBeVisible();
    await expectNoBarriers(page);

    const comparison = await saved(page, async () => {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    });
    expect(comparison.name).toMatch(/^net-worth-main-stash-.*-to-.*\.csv$/);
    const rows = readRows(comparison.text);
    const change = last.sums.totalPrice - first.sums.totalPrice;
    expect(sumOf(rows, 'change_chaos')).toBeCloseTo(change, 1);
    const effects = ['by_quantity_chaos', 'by_price_chaos', 'by_own_prices_chaos'].map((column) => sumOf(rows, column));
    expect(effects.reduce((sum, effect) => sum + effect, 0)).toBeCloseTo(change, 1);
    // The file has as many rows as the page reports.
    await expect(page.getByRole('radio', { name: `All ${rows.length}`, exact: true })).toHaveCount(1);

    await page.getByRole('button', { name: 'Share picture' }).click();
    const picture = page.getByRole('dialog', { name: 'Share picture' });
    await expect(picture.getByRole('img')).toHaveAttribute('aria-label', /since/);
    await page.keyboard.press('Escape');
    await expect(picture).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('slider', { name: 'Value at each snapshot' })).toBeVisible();
    await expect(page).not.toHaveURL(/mode=compare/);

    const one = await saved(page, async () => {
      await panel.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('menuitem', { name: 'CSV', exact: true }).first().click();
    });
    expect(sumOf(readRows(one.text), 'total_chaos')).toBeCloseTo(last.sums.totalPrice, 1);
    const all = await saved(page, async () => {
      await panel.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('menuitem', { name: 'JSON', exact: true }).last().click();
    });
    const series = JSON.parse(all.text) as { unit: string; snapshots: { id: string; totalPrice: number }[] };
    expect(series.unit).toBe('chaos');
    expect(series.snapshots.map(({ id, totalPrice }) => [id, totalPrice])).toEqual(snapshots.map(({ id, sums }) => [id, sums.totalPrice]));
  });

  test('R2.24 updates a second tab immediately after a note, an ignored item, a price of the user’s own and a deletion', async ({
    openWindow,
  }) => {
    const player = await createApiPlayer('Weigher');
    const { snapshots } = await seedNetWorth(player.account, { days: 2, everyMinutes: 60 });
    const { page, context } = await open(openWindow, player.token);
    const other = await context.newPage();
    await other.goto(siteUrl(tracking));
    await waitForLive(other);
    const panelOf = (place: Page) => place.getByRole('region', { name: 'Snapshot', exact: true });

    await panelOf(page).getByRole('button', { name: 'Note', exact: true }).click();
    const note = page.getByRole('dialog', { name: 'Note', exact: true });
    await note.getByRole('textbox', { name: 'Note text' }).fill('Mageblood dropped');
    await note.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note).toHaveCount(0);
    await expect(panelOf(other).getByRole('button', { name: /Mageblood dropped/ })).toBeVisible();

    const rowOf = (place: Page) => place.getByRole('table', { name: 'Holdings' }).getByRole('row', { name: /^Exalted Orb/ });
    await rowOf(page).hover();
    await rowOf(page).getByRole('button', { name: 'Ignore Exalted Orb' }).click();
    await expect(rowOf(other).getByRole('button', { name: 'Count Exalted Orb again' })).toHaveCount(1);
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Ignored: Exalted Orb' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page).getByRole('button', { name: 'Ignore Exalted Orb' })).toHaveCount(1);
    await expect(rowOf(other).getByRole('button', { name: 'Ignore Exalted Orb' })).toHaveCount(1);

    await rowOf(page).hover();
    await rowOf(page).getByRole('button', { name: 'Set price for Exalted Orb' }).click();
    const field = page.getByRole('textbox', { name: 'Your price for Exalted Orb' });
    await field.fill('20');
    await field.press('Enter');
    await expect(page.getByText('Price set: Exalted Orb')).toBeVisible();
    await expect(rowOf(page)).toContainText('yours');
    await expect(rowOf(other)).toContainText('yours');

    await panelOf(page).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete snapshot…' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this snapshot?' });
    await expect(question).toContainText('Mageblood dropped');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    const chartOf = (place: Page) => place.getByRole('slider', { name: 'Value at each snapshot' });
    for (const place of [page, other]) await expect(chartOf(place)).toHaveAttribute('aria-valuemax', String(snapshots.length - 1));
    await expect(panelOf(other).getByRole('button', { name: /Mageblood dropped/ })).toHaveCount(0);
  });
});
