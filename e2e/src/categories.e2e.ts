/** Two sellers in two categories, and a buyer's page that shows one category. */
import { summaryFileSchema, summaryPath } from '@poexchange/contract/price-files';
import type { ListingFeed, OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { createApiPlayer, type ApiPlayer } from './api-player.ts';
import { chooseRadio, expect, siteUrl, test } from './people.ts';

const place = { game: 'poe1', league: 'mercenaries' } as const;
const listings = '/poe/poexchange/bulk-trade/listings';

/** Publishes a want-to-buy listing for a category's first item, which no other test does. */
async function publishWanted(player: ApiPlayer, category: 'deliriumOrb' | 'delve'): Promise<OwnListing> {
  const tag = category === 'delve' ? 'fossil' : 'delirium_orb';
  const url = siteUrl(`/insights/${summaryPath({ ...place, tag })}`);
  const { summaries } = summaryFileSchema.parse(await (await fetch(url)).json());
  const hash = Object.keys(summaries)[0];
  if (hash === undefined) throw new Error(`nothing is known of ${tag}`);
  return player.call(laterApi.createListing, {
    body: {
      ...place,
      category,
      side: 'buy',
      listingMode: 'single',
      ign: player.ign,
      multiplier: 100,
      minTradeValue: 0,
      stashTabs: [],
      items: [{ hash, price: 5, quantity: 10, rawItems: [], overridden: true }],
      totalPrice: 50,
    },
  });
}

test('R2.07, D21 sends a page of one category only the number of listings in another category, and the listings on request', async ({
  openWindow,
}) => {
  const [here, there] = [await createApiPlayer('Here'), await createApiPlayer('There')];
  await publishWanted(here, 'deliriumOrb');
  const { page } = await openWindow();
  const heard: { category: string; feed: ListingFeed }[] = [];
  page.on('response', async (response) => {
    const [, category] = /\/api\/v1\/listings\/poe1\/mercenaries\/([^/]+)\//.exec(response.url()) ?? [];
    if (category === undefined || !response.ok()) return;
    // The body of a reply to the previous page is no longer available.
    const feed = (await response.json().catch(() => null)) as ListingFeed | null;
    if (feed !== null) heard.push({ category, feed });
  });
  await page.goto(siteUrl(`${listings}?category=deliriumOrb&side=buy`));
  const rowOf = ({ ign }: ApiPlayer) => page.getByRole('row').filter({ hasText: ign });
  await expect(rowOf(here)).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Categories' });
  const delve = nav.getByRole('button', { name: /^Delve/ });
  // An empty category is not listed.
  const count = async (): Promise<number> => Number(/\d+$/.exec((await delve.allInnerTexts())[0] ?? '0')?.[0]);
  const before = await count();

  const { uuid } = await publishWanted(there, 'delve');
  await expect.poll(count).toBe(before + 1);
  await expect(rowOf(here)).toBeVisible();
  await expect(rowOf(there)).toHaveCount(0);
  expect(new Set(heard.map(({ category }) => category))).toEqual(new Set(['deliriumOrb']));
  for (const { feed } of heard) {
    expect(new Set(feed.listings.map((row) => row.category))).not.toContain('delve');
    expect(JSON.stringify(feed)).not.toContain(uuid);
  }

  await delve.click();
  await expect(rowOf(there)).toBeVisible();
  await expect(rowOf(here)).toHaveCount(0);
  await nav.getByRole('button', { name: /^Delirium orb/ }).click();
  await expect(rowOf(here)).toBeVisible();
  await nav.getByRole('button', { name: /^All/ }).click();
  for (const player of [here, there]) await expect(rowOf(player)).toBeVisible();
  await nav.getByRole('button', { name: /^Delirium orb/ }).click();
  await expect(rowOf(there)).toHaveCount(0);
  const shown = heard.length;
  await there.call(laterApi.endListings, { params: { ...place, target: 'delve', action: 'deactivate' }, query: { side: 'buy' } });
  await expect.poll(count).toBe(before);
  await expect(rowOf(here)).toBeVisible();
  for (const { category, feed } of heard.slice(shown)) if (category === 'deliriumOrb') expect(feed.gone).not.toContain(uuid);
});

test('D10, D24 lets Back return to the previous category and the other side of the market, on each page with categories', async ({
  openWindow,
}) => {
  const player = await createApiPlayer('Walker');
  const { page, context } = await openWindow();
  await context.addInitScript((token) => localStorage.setItem('poexchange:token', token), player.token);
  for (const path of [listings, '/poe/poexchange/economy', '/poe2/poexchange/bulk-trade/my-listings']) {
    await page.goto(siteUrl('/poe/poexchange'));
    await page.goto(siteUrl(path));
    const nav = page.getByRole('navigation', { name: 'Categories' });
    const title = page.getByRole('heading', { level: 1 });
    for (const name of ['Currency', 'Fragment', 'Essence']) {
      await nav.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(nav.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'true');
    }
    const before = await title.innerText();
    if (path.endsWith('economy')) {
      await page.getByRole('grid').getByRole('row').filter({ hasText: 'Essence of' }).first().click();
      const item = page.getByRole('complementary', { name: 'Item' }).getByRole('heading', { level: 2 });
      await expect(item).toBeVisible();
      await page.goBack();
      await expect(item).toHaveCount(0);
    }
    await page.goBack();
    await expect(nav.getByRole('button', { name: /^Fragment/ })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(nav.getByRole('button', { name: /^Currency/ })).toHaveAttribute('aria-current', 'true');
    await page.goForward();
    await page.goForward();
    await expect(title).toHaveText(before);
    if (path.endsWith('economy')) continue;
    await chooseRadio(page.getByRole('radio', { name: path === listings ? 'Buying' : 'I buy' }));
    await expect(page).toHaveURL(/side=buy/);
    await page.goBack();
    await expect(page).not.toHaveURL(/side=buy/);
    // Selecting a category replaces the history entry, so that Back does not return to the previous category.
    for (let step = 0; step < 3; step += 1) await page.goBack();
    await expect(page).toHaveURL(siteUrl(path === listings ? path : '/poe/poexchange'));
  }
});
