import type { Page } from '@playwright/test';
import { createApiPlayer, readPublisherUrl, type ApiPlayer } from './api-player.ts';
import { chooseRadio, expect, makeName, publishOffer, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const listings = '/poe/poexchange/bulk-trade/listings';
const myListings = '/poe/poexchange/bulk-trade/my-listings';

/** Makes the publisher fail for this account only; reset at the end of the test. */
async function fail(fault: Record<string, unknown>): Promise<void> {
  const reply = await fetch(`${await readPublisherUrl()}/_faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(reply.status, await reply.text()).toBeLessThan(300);
}

async function mend(): Promise<void> {
  await fetch(`${await readPublisherUrl()}/_faults`, { method: 'DELETE' });
}

async function chooseAllTabs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose tabs' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: /^Use \d+ tabs?$/ }).click();
}

const chooseCategory = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name }).first().click();

/** Reads the account's name with its number, as the publisher writes it. */
async function readAccountName(player: ApiPlayer): Promise<string> {
  const { api } = await import('@poexchange/contract/rest');
  return (await player.call(api.getProfile, {})).name;
}

test.afterEach(mend);

test.describe('selling', () => {
  test('R2.09, R2.10, R2.11, R3.65 publishes, deactivates, relists and deletes a listing, and updates the other window', async ({
    openWindow,
  }) => {
    const { page } = await openSignedIn(openWindow, { freshName: makeName('Vendor') }, { path: myListings });
    await chooseAllTabs(page);
    await chooseCategory(page, /^Essence/);
    const row = page.getByRole('row', { name: /Essence of/ }).first();
    await expect(row).toBeVisible();
    const panel = page.getByRole('region', { name: 'Offer' });
    await panel.getByRole('textbox', { name: 'Price (% of market value)' }).fill('87.5');
    await panel.getByRole('textbox', { name: 'Minimum trade value, in chaos' }).fill('5');
    await row.getByRole('textbox').fill('3.25');
    await row.getByRole('textbox').blur();
    await expect(panel.getByText('1 custom price')).toBeVisible();
    await page
      .getByRole('row', { name: /Essence of/ })
      .nth(1)
      .getByRole('checkbox')
      .uncheck();
    await expect(panel.getByText('1 item left out')).toBeVisible();
    // The in-game name is chosen and confirmed once per league, before the first listing.
    await publishOffer(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Yes, trade|Whisper) as/ })
      .click();
    await expect(panel.getByText(/Published\. Buyers can see \d+ items? until/)).toBeVisible();

    const ign = await readOwnIgn(page);
    const { page: visitor } = await openWindow(listings);
    await chooseCategory(visitor, /^Essence/);
    const offer = visitor.getByRole('row').filter({ hasText: ign });
    await expect(offer).toBeVisible();
    await chooseRadio(page.getByRole('radio', { name: /Listed/ }));
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'Move to active', exact: true }).click();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/Active/).first()).toBeVisible();
  });

  test('R4.17, R4.18, R9.13 counts down a rate limit with its reason, lets the user cancel, and keeps the tabs already read', async ({
    openWindow,
  }) => {
    const player = await createApiPlayer('Limited');
    await fail({
      kind: 'rateLimited',
      waitSeconds: 40,
      route: '/stash/Mercenaries/*',
      account: await readAccountName(player),
      after: 2,
      count: 1,
    });
    const { page } = await openWindow(myListings, { token: player.token });
    await chooseAllTabs(page);
    const progress = page.getByRole('status').filter({ hasText: /asked us to wait|stay within/ });
    await expect(progress).toBeVisible();
    await expect(page.getByText('2 of 4')).toBeVisible();
    // The same wait is also shown as a toast, which stays visible on other pages; the toast's Abort button stops
    // reading.
    const toast = page.getByRole('status').filter({ hasText: 'Requests are limited right now' });
    await expect(toast.getByRole('timer')).toHaveText(/^0:[0-4]\d$/);
    await toast.getByRole('button', { name: 'Cancel' }).click();
    await expect(toast).toHaveCount(0);
    await expect(page.getByText('Stopped. Tabs already loaded are kept.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('button').first()).toBeVisible();
    await expect(page.getByText(/4 tabs/)).toBeVisible();
  });

  test('R8.20, R8.09, D86 reports an error page, a truncated reply and a lost connection, and keeps the tabs read so far', async ({
    openWindow,
  }) => {
    const faults: [Record<string, unknown>, RegExp][] = [
      [{ kind: 'html', status: 503 }, /servers are down/],
      [{ kind: 'malformed' }, /servers are down|could not be read/],
      [{ kind: 'drop' }, /servers are down|no connection/],
    ];
    // In parallel, because each page retries for 20 seconds before it reports the failure.
    const failed = await Promise.all(
      faults.map(async ([fault, text]) => {
        const player = await createApiPlayer('Faulty');
        await fail({ ...fault, route: '/stash/Mercenaries/*', account: await readAccountName(player), after: 2 });
        const { page } = await openWindow(myListings, { token: player.token });
        await chooseAllTabs(page);
        if (fault['status'] === 503)
          await expect(page.getByText('GGG API is down. Please try again later!')).toBeVisible({ timeout: 60_000 });
        await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible({ timeout: 60_000 });
        await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: /^Currency/ })).toBeVisible();
        return page;
      }),
    );
    await mend();
    for (const page of failed) {
      await page
        .getByRole('button', { name: /Try again|Resume/ })
        .first()
        .click();
      await expect(page.getByText(/could not be loaded|Stopped:/)).toHaveCount(0, { timeout: 60_000 });
    }
  });

  test('R2.09 reports an empty stash, and a tab that was deleted after the list was read', async ({ openWindow }) => {
    const player = await createApiPlayer('Vanish');
    const account = await readAccountName(player);
    await fail({ kind: 'error', status: 404, code: 1, message: 'Resource not found', route: '/stash/Mercenaries/*', account, after: 3 });
    const { page } = await openWindow(myListings, { token: player.token });
    await chooseAllTabs(page);
    await expect(page.getByText('1 tab no longer exists and was skipped.')).toBeVisible();
    await fail({ kind: 'empty', route: '/stash/Mercenaries', account });
    const fresh = await createApiPlayer('Empty');
    await fail({ kind: 'empty', route: '/stash/Mercenaries', account: await readAccountName(fresh) });
    const { page: freshPage } = await openWindow(myListings, { token: fresh.token });
    await freshPage.getByRole('button', { name: 'Choose tabs' }).first().click();
    await expect(freshPage.getByText(/There are no tabs in/)).toBeVisible();
  });

  test('R3.25, R3.30 shows the tabs in both kinds of folders, in their colours', async ({ openWindow }) => {
    const { page } = await openSignedIn(openWindow, { account: 'Kirael#1234' }, { path: myListings });
    await page.getByRole('button', { name: 'Choose tabs' }).first().click();
    const dialog = page.getByRole('dialog');
    const folders = dialog.getByRole('button', { name: /^(Open|Close) folder/ });
    await expect(folders.first()).toBeVisible();
    for (const folder of await folders.all()) if ((await folder.getAttribute('aria-expanded')) !== 'true') await folder.click();
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBeGreaterThan(10);
  });

  test('R5.03 shows a notice that the normal maps of a chosen map tab are not read', async ({ openWindow }) => {
    const { page } = await openSignedIn(openWindow, { account: 'Kirael#1234' }, { path: myListings });
    await page.getByRole('button', { name: 'Choose tabs' }).first().click();
    const dialog = page.getByRole('dialog');
    const note = dialog.getByText('Normal maps in map stash tabs are not supported. Keep them in normal or quad tabs instead.');
    const maps = dialog.getByRole('checkbox', { name: 'Choose Maps', exact: true });
    await dialog.getByRole('searchbox').fill('Maps');
    await expect(maps.first()).toBeVisible();
    await expect(note).toHaveCount(0);
    await maps.first().check();
    await expect(note).toBeVisible();
  });
});

/** Reads the in-game name under which the page offers items. */
async function readOwnIgn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const reply = await fetch('/api/v1/listings/my', { headers: { authorization: `Bearer ${localStorage.getItem('poexchange:token')}` } });
    const { listings: own } = (await reply.json()) as { listings: { ign: string }[] };
    return own[0]?.ign ?? 'nobody';
  });
}
