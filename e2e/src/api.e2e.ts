import { expect, siteUrl, test } from './people.ts';

test('every call of the API can be opened on its page, and an example runs as it is copied', async ({ openWindow }) => {
  const { page } = await openWindow('/poe/poexchange');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click();
  await expect(page.getByRole('heading', { name: '/listings' })).toBeVisible();
  const closed = page.locator('#content button[aria-expanded=false]');
  const calls = await closed.count();
  expect(calls).toBeGreaterThan(60);
  await closed.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()));
  await expect(page.getByRole('heading', { name: 'Reply' })).toHaveCount(calls);

  await page.getByRole('textbox', { name: 'Find a call' }).fill('health');
  await expect(page.getByRole('heading', { name: 'Reply' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Copy/ }).click();
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  const url = /^curl '(?<url>[^']+)'$/.exec(curl)?.groups?.['url'] ?? '';
  expect(url.startsWith(siteUrl('/'))).toBe(true);
  expect((await fetch(url)).status).toBe(200);
});
