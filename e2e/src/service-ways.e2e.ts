/** Ways of services beside the common one, through the pages alone. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoBarriers, siteUrl, test, waitForLive } from './people.ts';
import { confirmName, offerServices, openCard, openPerson, pressTogether, vouchOf, type ServicePerson } from './service-people.ts';

const services = (game: 'poe' | 'poe2', rest = ''): string => `/${game}/poexchange/services${rest}`;
const rowBy = (page: Page, ign: string): Locator => page.getByRole('row').filter({ hasText: ign });
const offerPanel = (page: Page): Locator => page.getByRole('complementary', { name: 'Service', exact: true });
const requestPanel = ({ page, say }: ServicePerson): Locator => page.getByRole('complementary', { name: say('services.request.title') });
const history = ({ page, say }: ServicePerson): Locator => page.getByRole('region', { name: say('services.request.history') });
const openRequests = (person: ServicePerson, game: 'poe' | 'poe2'): Promise<unknown> => person.page.goto(siteUrl(services(game, '/trade')));

test('R2.17, R3.42, R3.44, D62 poe2: a cruel boss is found by its section, done by both at once, vouched and unvouched', async ({
  openWindow,
}) => {
  const boss = 'Count Geonor (Cruel)';
  const provider = await openPerson(await openWindow(), { stem: 'Ogham', path: services('poe2', '/my-listings') });
  await offerServices(provider, 'Ascendancy', [{ name: 'Trial of the Sekhemas, 2 floors', price: '3ex' }]);
  const ign = await offerServices(provider, 'Campaign, required', [{ name: boss, price: '12ex' }]);
  expect(ign).not.toBe('');
  await expectNoBarriers(provider.page);

  const customer = await openPerson(await openWindow(), { stem: 'Exile', path: services('poe2') });
  const { page } = customer;
  const rail = page.getByRole('navigation', { name: 'Kinds of services' });
  await rail.getByRole('button', { name: /^Ascendancy/ }).click();
  await expect(page).toHaveURL(/section=ascendancy/);
  await expect(rowBy(page, ign)).toContainText('Trial of the Sekhemas, 2 floors');
  await page.getByRole('searchbox', { name: 'Find a service' }).fill('geonor');
  await rail.getByRole('button', { name: /^Count Geonor \(Cruel\)/ }).click();
  await expect(page).toHaveURL(/service=countGeonorCruel/);
  await rowBy(page, ign).click();
  await expect(offerPanel(page).getByText('Ogham Manor')).toBeVisible();
  await expect(offerPanel(page).getByRole('heading', { name: ign })).toBeVisible();
  await expectNoBarriers(page);
  await waitForLive(provider.page);
  await waitForLive(page);
  await offerPanel(page)
    .getByRole('button', { name: /^Request/ })
    .click();
  await confirmName(customer, offerPanel(page).getByRole('link', { name: /^Asked/ }));
  const card = await openCard(provider, 'service.wants');
  await expect(card).toContainText(boss);
  await card.getByRole('button', { name: /^Invite/ }).click();
  await offerPanel(page)
    .getByRole('link', { name: /^Invited/ })
    .click();
  await openRequests(provider, 'poe2');
  await pressTogether(
    requestPanel(customer).getByRole('button', { name: 'Done', exact: true }),
    provider.page.getByRole('button', { name: 'Done', exact: true }).first(),
  );
  await expect(history(provider).getByText('Done', { exact: true })).toBeVisible();
  const vouch = vouchOf(requestPanel(customer), ign);
  await expect(vouch).toHaveAttribute('data-state', 'can');
  for (const person of [provider, customer]) await expect(person.page.getByText(/This request|Something went wrong/)).toHaveCount(0);
  await vouch.click();
  await expect(vouch).toHaveAttribute('data-state', 'vouched');

  // Both sides agree, also after they read everything anew; the trial's offer carries the vouch too.
  await Promise.all([page.reload(), provider.page.reload()]);
  await expect(vouch).toHaveAttribute('data-state', 'vouched');
  await expect(vouch).toContainText('1');
  await expect(history(provider)).toContainText(boss);
  await provider.page.goto(siteUrl(services('poe2', '?section=ascendancy')));
  await rowBy(provider.page, ign).click();
  await expect(vouchOf(offerPanel(provider.page), ign)).toHaveAttribute('data-state', 'own');
  await expect(vouchOf(offerPanel(provider.page), ign)).toContainText('1');
  await vouch.click();
  await expect(vouch).toContainText('0');
  await expect(vouchOf(offerPanel(provider.page), ign)).toContainText('0');
  await Promise.all([page.reload(), provider.page.reload()]);
  await expect(vouch).toHaveAttribute('data-state', 'can');
  await expect(vouchOf(offerPanel(provider.page), ign)).toContainText('0');
});
