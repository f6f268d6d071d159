import { expect, siteUrl, test } from './people.ts';

test.describe('a visitor', () => {
  test('D10 is redirected from / to the last used game, and from /poe1 to /poe', async ({ openWindow }) => {
    const { page } = await openWindow('/');
    await page.waitForURL(/\/poe\/poexchange/);
    await page.goto(siteUrl('/poe1/poexchange/bulk-trade/listings'));
    await page.waitForURL(/\/poe\/poexchange\/bulk-trade\/listings/);
  });

  test('R2.07, D11 sees live listings and the preview text', async ({ openWindow }) => {
    const { page } = await openWindow('/poe/poexchange/bulk-trade/listings');
    await expect(page.getByText('This is only a preview. Please connect your poe account to use this page.')).toBeVisible();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
  });

  test('D85 sees on every page that the product is not affiliated with the publisher', async ({ openWindow }) => {
    const { page } = await openWindow();
    await expect(page.getByText(/not affiliated/i)).toBeVisible();
  });

  test('can install the site, and share a text with it', async ({ openWindow }) => {
    const { page, context } = await openWindow('/poe/poexchange');
    const devtools = await context.newCDPSession(page);
    const { url, errors } = await devtools.send('Page.getAppManifest');
    expect({ url, errors }).toEqual({ url: siteUrl('/manifest.webmanifest'), errors: [] });
    for (const icon of ['192', '512', 'maskable-512']) {
      const reply = await page.request.get(siteUrl(`/icons/${icon}.png`));
      expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    await page.goto(siteUrl('/poexchange/price-check?text=7x%20Divine%20Orb'));
    await expect(page.getByRole('region', { name: 'Result' }).getByText('Divine Orb').first()).toBeVisible();
    await expect(page).toHaveURL(/\/poe\/poexchange\/price-check$/);
  });
});
