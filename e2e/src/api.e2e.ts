import { expect, makeName, siteUrl, test } from './people.ts';
import { openSignedIn } from './sign-in.ts';

test('opens every API call on its page, and runs an example exactly as copied', async ({ openWindow }) => {
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

test('reports on the status page what works, how old prices are, and when the server does not answer', async ({ openWindow }) => {
  const { page } = await openWindow('/poe/poexchange');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('heading', { name: 'Status', exact: true })).toBeVisible();
  const part = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(part('Site and API').getByText('Working', { exact: true })).toBeVisible();
  await expect(part('Database').getByText('Working', { exact: true })).toBeVisible();
  await expect(part('Prices, PoE 1').getByText(/^Newest prices: /)).toBeVisible();
  await page.route('**/api/v1/status', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('PoExchange is not responding')).toBeVisible();
  await page.unroute('**/api/v1/status');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(part('Database')).toBeVisible();
});

test('sends a person’s events to their own URL, and shows the result of a test', async ({ openWindow }) => {
  const name = makeName('hooks');
  const { page } = await openSignedIn(openWindow, { freshName: name }, { path: '/poe/poexchange' });
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Advanced', exact: true }).click();
  const webhooks = page.getByRole('region', { name: 'Webhooks' });
  await webhooks.getByRole('button', { name: 'New webhook' }).click();
  await webhooks.getByRole('textbox', { name: 'Address' }).fill('https://hooks.example.com/in');
  await webhooks.getByRole('button', { name: 'Create webhook' }).click();
  await expect(webhooks.getByText(/^whsec_/)).toBeVisible();
  await webhooks.getByRole('button', { name: 'Send test' }).click();
  // The host name cannot be resolved; a machine without DNS reports the same failure or a timeout.
  await expect(webhooks.getByText(/1 attempt · (host not found|no response in 10 s)/)).toBeVisible();
  await webhooks.getByRole('button', { name: /^Delete webhook/ }).click();
  await webhooks.getByRole('button', { name: 'Delete webhook', exact: true }).click();
  await expect(webhooks.getByText('hooks.example.com')).toHaveCount(0);
});
