import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, siteUrl, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';
import { expectRecordedStash, type PlaceCount } from './recorded-stash.ts';

const corpus = process.env['CORPUS'] ?? '';

test.describe('recorded stashes', () => {
  test.skip(corpus === '', 'needs CORPUS, the folder of recorded data (D05)');

  test(
    'D05, R3.25, R5.12, R5.17 counts the items of every category in recorded tabs correctly, past the publisher’s limit',
    { tag: '@all' },
    async ({ openWindow }) => {
      test.setTimeout(900_000);
      const path = '/poe/poexchange/bulk-trade/my-listings';
      const { page } = await openSignedIn(openWindow, { account: 'CorpusOwner#0001' }, { path });
      await page.getByRole('combobox', { name: 'League' }).selectOption('Standard');
      await page.getByRole('button', { name: 'Choose tabs' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Select all' }).click();
      await dialog.getByRole('button', { name: /^Use \d+ tabs$/ }).click();
      // More tabs than the publisher allows in one window: the wait is displayed and ends without user action.
      await expect(page.getByRole('status').filter({ hasText: /stay within|asked us to wait/ })).toBeVisible({ timeout: 300_000 });
      await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 420_000 });
      const categories = page.getByRole('navigation', { name: 'Categories' });
      const readPrices = async (path: string): Promise<unknown> => {
        const reply = await page.request.get(siteUrl(`/insights/${path}`));
        return reply.ok() ? reply.json() : undefined;
      };
      const { places, entries } = await expectRecordedStash(corpus, readPrices);
      const tops = places.filter(({ isSub }) => !isSub);
      expect(tops.length).toBeGreaterThan(15);
      await expect.poll(() => readRows(categories)).toEqual(expect.arrayContaining(tops.map(writeRow)));
      for (const { id, nameKey } of tops) {
        await categories.getByTitle(readName(nameKey), { exact: true }).first().click();
        await expect(page).toHaveURL(new RegExp(`category=${id}(&|$)`));
        await expect.poll(() => readRows(categories)).toEqual(listOpen(places, id).map(writeRow));
      }
      // A map filter applies to its category and survives a reload until it is cleared.
      await page.goto(siteUrl('/poe/poexchange/bulk-trade/my-listings?category=map&sub=normalMap'));
      const normal = places.find(({ id }) => id === 'normalMap');
      if (normal === undefined) throw new Error('the recorded tabs hold normal maps');
      const shownMaps = async () =>
        (await readRows(categories)).filter((row) => row === writeRow(normal) || row.startsWith('Normal maps|'));
      await page.getByRole('button', { name: 'Map filter' }).click();
      await page.getByRole('textbox', { name: 'Min. item quantity (%)' }).fill('999');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await expect.poll(shownMaps).toEqual(['Normal maps|0']);
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: /^\d+ maps left out by the map filter$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Clear filter' }).click();
      await expect.poll(shownMaps).toEqual([writeRow(normal)]);
      for (const [category, name, pieces] of goldenEntries) {
        const entry = entries.find(({ displayName }) => displayName === name);
        expect(entry?.totalStacksize).toBe(pieces);
        await page.goto(siteUrl(`/poe/poexchange/bulk-trade/my-listings?category=${category}`));
        await page.getByRole('searchbox', { name: 'Search items' }).fill(name);
        const without = page.getByRole('radio', { name: /^No price/ });
        if (entry?.originalPrice === null && (await without.count()) > 0) await without.check();
        await expect(page.getByRole('row').filter({ hasText: name }).getByText(String(pieces), { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
    },
  );
});

/** A few entries counted manually from the recorded tabs: sums over their stacks. */
const goldenEntries = [
  ['fragment', 'Timeless Vaal Splinter', 84],
  ['fragment', 'Offering to the Goddess', 6],
  ['card', "Society's Remorse", 3],
  ['map', 'Palace Map', 2],
] as const;

const english = JSON.parse(readFileSync(new URL('../../apps/web/src/i18n/en/common.json', import.meta.url), 'utf8')) as object;

function readName(nameKey: string): string {
  const name = nameKey.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], english);
  if (typeof name !== 'string') throw new Error(`no name: ${nameKey}`);
  return name;
}

/** Formats a row as the navigation does: the name, then the number of groups. */
const writeRow = ({ nameKey, groups }: PlaceCount): string => `${readName(nameKey)}|${groups}`;

/** Lists the rows while a category is open, with its sub-categories below it. */
function listOpen(places: readonly PlaceCount[], openId: string): PlaceCount[] {
  let topId = '';
  return places.filter((place) => {
    if (!place.isSub) topId = place.id;
    return !place.isSub || topId === openId;
  });
}

async function readRows(categories: Locator): Promise<string[]> {
  return categories
    .getByRole('button')
    .evaluateAll((rows) => rows.map((row) => `${row.querySelector('bdi')?.textContent ?? ''}|${row.lastElementChild?.textContent ?? ''}`));
}
