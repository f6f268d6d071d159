import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createApiPlayer } from './api-player.ts';
import { chooseRadio, copyWhisper, expect, expectNoBarriers, makeName, publishOffer, siteUrl, test, waitForCopy } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const listings = '/poe/poexchange/bulk-trade/listings';
const myListings = '/poe/poexchange/bulk-trade/my-listings';

const chooseCategory = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name }).first().click();

async function chooseAllTabs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose tabs' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: /^Use \d+ tabs?$/ }).click();
}

/** Moves a category's items whose names contain this word into the group with that name, creating it if necessary. */
async function addToGroup(page: Page, options: { category: RegExp; word: string; group: string }): Promise<void> {
  await chooseCategory(page, options.category);
  await page.getByRole('searchbox', { name: 'Search items' }).fill(options.word);
  await expect(page.getByRole('row', { name: new RegExp(options.word) }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to a group' }).click();
  const menu = page.getByRole('dialog', { name: 'Add to a group' });
  await expect(menu.getByRole('textbox', { name: 'New group' })).toBeVisible();
  await menu.getByRole('checkbox', { name: 'All', exact: true }).click();
  const known = menu.getByRole('button', { name: new RegExp(`^${options.group}`) });
  if ((await known.count()) > 0) await known.click();
  else {
    await menu.getByRole('textbox', { name: 'New group' }).fill(options.group);
    await menu.getByRole('button', { name: 'Create', exact: true }).click();
  }
  await expect(page.getByText(new RegExp(`Added to ${options.group}: \\d+`)).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search items' }).fill('');
}

async function openSettings(page: Page, name: string, tab: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: tab }).click();
}

/** Clicks Undo in the toast with this text; an earlier toast may still be fading out. */
async function undo(page: Page, told: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: told }).getByRole('button', { name: 'Undo', exact: true }).click();
}

test.describe('custom groups', () => {
  test('R2.12, D25, D30 creates a group across two categories, publishes it by name under custom, and sells it with one whisper', async ({
    openWindow,
  }) => {
    const name = makeName('Mixer');
    const group = makeName('Kit');
    const { page } = await openSignedIn(openWindow, { freshName: name }, { path: myListings });
    await chooseAllTabs(page);
    await addToGroup(page, { category: /^Essence/, word: 'Deafening', group });
    await addToGroup(page, { category: /^Currency/, word: 'Chaos Orb', group });
    await chooseCategory(page, /^Custom/);
    await expect(page.getByRole('heading', { name: `Custom · ${group}` }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Deafening/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Chaos Orb/ }).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search items' }).fill('Chaos Orb');
    await expect(page.getByRole('row', { name: /Deafening/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to a group' }).click();
    await page.getByRole('dialog', { name: 'Add to a group' }).getByRole('checkbox', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Remove from this group' }).click();
    await expect(page.getByRole('row', { name: /Chaos Orb/ })).toHaveCount(0);
    await undo(page, 'Removed from');
    await expect(page.getByRole('row', { name: /Chaos Orb/ }).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search items' }).fill('');
    const panel = page.getByRole('region', { name: 'Offer' });
    await panel.getByRole('textbox', { name: 'Price (% of market value)' }).fill('90');
    await chooseRadio(panel.getByRole('radio', { name: 'All or nothing' }));
    await publishOffer(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Yes, trade|Whisper) as/ })
      .click();
    await expect(panel.getByText(/Published\. Buyers can see \d+ items? until/)).toBeVisible();
    // The category keeps its own terms.
    await chooseCategory(page, /^Essence/);
    await expect(panel.getByRole('textbox', { name: 'Price (% of market value)' })).toHaveValue('100');

    const buyer = await createApiPlayer('Taker');
    const { page: buyerPage } = await openWindow(listings, { token: buyer.token });
    await chooseCategory(buyerPage, /^Custom/);
    const row = buyerPage.getByRole('row').filter({ hasText: group }).first();
    await expect(row).toBeVisible();
    await row.click();
    const listing = buyerPage.getByRole('region', { name: /’s listing$/ });
    await expect(listing.getByText(`Custom · ${group}`)).toBeVisible();
    await copyWhisper(listing);
    await waitForCopy(buyerPage, /^@\S+ WTB \[ALL\] custom list listing for .+ \(Mercenaries\)$/);

    await expect(page.getByText(`${buyer.ign} wants to buy`)).toBeVisible();
    await expect(page.getByText(`Custom · ${group}`).last()).toBeVisible();
    await page.getByTestId('trade-toast').getByRole('link', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: `Trade with ${buyer.ign}` })).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: 'Items' })
        .getByText(/Chaos Orb/)
        .first(),
    ).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: 'Items' })
        .getByText(/Deafening Essence/)
        .first(),
    ).toBeVisible();

    // The group is deactivated and relisted under the same name, like any other listing.
    await page.goto(siteUrl(`${myListings}?view=listings`));
    const own = page.getByRole('article').filter({ hasText: `Custom · ${group}` });
    await own.getByRole('button', { name: 'Deactivate' }).click();
    await expect(buyerPage.getByRole('row').filter({ hasText: group }).getByText('ended')).toBeVisible();
    await own.getByRole('button', { name: 'Move to active', exact: true }).click();
    await expect(own.getByText(/ends in/)).toBeVisible();
  });

  test('D25, D26, R2.15 edits groups in the settings, and exports, changes, previews, imports and undoes a price book', async ({
    openWindow,
  }) => {
    const name = makeName('Booker');
    const { page } = await openSignedIn(openWindow, { freshName: name }, { path: myListings });
    await openSettings(page, name, 'Custom groups');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('textbox', { name: 'New group' }).fill('Ключи ✓');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    const find = dialog.getByRole('combobox', { name: 'Add items by name' });
    for (const item of ['Chaos Orb', 'Deafening Essence of Envy']) {
      await find.fill(item);
      await expect(dialog.getByRole('option').filter({ hasText: item }).first()).toBeVisible();
      await find.press('Enter');
    }
    await expectNoBarriers(page);
    await find.fill('');
    await expect(dialog.getByRole('heading', { name: 'Items: 2' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Price (% of market value)' }).fill('85');
    await dialog.getByRole('textbox', { name: 'New group' }).fill('ключи ✓');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(dialog.getByText('Another group has this name')).toBeVisible();

    await dialog.getByRole('tab', { name: 'Advanced', exact: true }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const book = JSON.parse(text) as { groups: [{ name: string; multiplier: number; items: { name: string; hash: string }[] }] };
    expect(book.groups[0]).toMatchObject({ name: 'Ключи ✓', multiplier: 85 });
    expect(book.groups[0].items.map((item) => item.name)).toEqual(expect.arrayContaining(['Deafening Essence of Envy']));

    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    const paste = dialog.getByRole('textbox', { name: 'Or paste its text' });
    await paste.fill(text);
    await expect(dialog.getByText('No changes.')).toBeVisible();
    await paste.fill(text.replace('"multiplier": 85', '"multiplier": -1'));
    await expect(dialog.getByRole('alert')).toContainText('groups[0].multiplier');
    await paste.fill(text.replace('"game": "poe1"', '"game": "poe2"'));
    await expect(dialog.getByRole('alert')).toContainText('this file is for the other game');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.alloc(5 * 1024 * 1024, 32) });
    await expect(dialog.getByRole('alert').or(dialog.getByText('No changes.'))).toHaveCount(0);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.alloc(5 * 1024 * 1024, '[') });
    await expect(dialog.getByRole('alert')).toContainText('the file is too large');

    const changed = { ...book, groups: [{ ...book.groups[0], multiplier: 70, items: book.groups[0].items.slice(0, 1) }] };
    const unknown = { hash: 'f'.repeat(40), name: 'Something new', priceChaos: 12 };
    const file = JSON.stringify({ ...changed, overrides: [unknown] });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'book.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(dialog.getByRole('region', { name: 'Group percentages' })).toContainText('85%');
    await expect(dialog.getByRole('region', { name: 'Group percentages' })).toContainText('70%');
    await expect(dialog.getByRole('region', { name: 'Custom prices' })).toContainText('Something newunknown item');
    await expect(dialog.getByRole('region', { name: 'Group items' })).toHaveCount(0);
    await expectNoBarriers(page);
    await chooseRadio(dialog.getByRole('radio', { name: 'Replace' }));
    await expect(dialog.getByRole('region', { name: 'Group items' })).toContainText('Removed 1');
    await dialog.getByRole('button', { name: 'Apply changes: 3' }).click();
    await dialog.getByRole('tab', { name: 'Custom groups' }).click();
    await expect(dialog.getByRole('heading', { name: 'Items: 1' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Price (% of market value)' })).toHaveValue('70');
    await undo(page, 'Price book imported');
    await expect(dialog.getByRole('heading', { name: 'Items: 2' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Price (% of market value)' })).toHaveValue('85');
    await dialog.getByRole('button', { name: 'Delete group' }).click();
    await expect(dialog.getByText('No groups yet')).toBeVisible();
    await undo(page, 'deleted');
    await expect(dialog.getByRole('heading', { name: 'Items: 2' })).toBeVisible();
  });
});
