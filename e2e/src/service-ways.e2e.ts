/** Less common service journeys: the other game, a phone, buying, leaving and returning, being offline. */
import type { Locator, Page } from '@playwright/test';
import { chooseRadio, expect, expectNoBarriers, siteUrl, test, waitForLive } from './people.ts';
import { makeSay } from './say.ts';
import {
  button,
  confirmName,
  myRow,
  offerServices,
  openCard,
  openPerson,
  phone,
  pressTogether,
  vouchOf,
  type ServicePerson,
} from './service-people.ts';

const services = (game: 'poe' | 'poe2', rest = ''): string => `/${game}/poexchange/services${rest}`;
const rowBy = (page: Page, ign: string): Locator => page.getByRole('row').filter({ hasText: ign });
const offerPanel = (page: Page): Locator => page.getByRole('complementary', { name: 'Service', exact: true });
const requestPanel = ({ page, say }: ServicePerson): Locator => page.getByRole('complementary', { name: say('services.request.title') });
const history = ({ page, say }: ServicePerson): Locator => page.getByRole('region', { name: say('services.request.history') });
const openRequests = (person: ServicePerson, game: 'poe' | 'poe2'): Promise<unknown> => person.page.goto(siteUrl(services(game, '/trade')));

test('R2.17, R3.42, R3.44, D62 finds a cruel poe2 boss by its section, finishes on both sides, vouches and unvouches', async ({
  openWindow,
}) => {
  const boss = 'Count Geonor (Cruel)';
  const provider = await openPerson(openWindow, { stem: 'Ogham', path: services('poe2', '/my-listings') });
  await offerServices(provider, 'Ascendancy', [{ name: 'Trial of the Sekhemas, 2 floors', price: '3ex' }]);
  const ign = await offerServices(provider, 'Campaign, required', [{ name: boss, price: '12ex' }]);
  expect(ign).not.toBe('');
  await expectNoBarriers(provider.page);

  const customer = await openPerson(openWindow, { stem: 'Exile', path: services('poe2') });
  const { page } = customer;
  const rail = page.getByRole('navigation', { name: 'Service types' });
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
  await confirmName(customer, offerPanel(page).getByRole('link', { name: /^Requested/ }));
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

  // Both pages still agree after a reload; the trial's offer shows the vouch too.
  await Promise.all([page.reload(), provider.page.reload()]);
  await expect(vouch).toHaveAttribute('data-state', 'vouched');
  await expect(vouch).toContainText('1');
  await expect(history(provider)).toContainText(boss);
  await provider.page.goto(siteUrl(services('poe2', '?section=ascendancy')));
  // Rows may still move while the page is loading.
  await expect(async () => {
    await rowBy(provider.page, ign).click();
    await expect(vouchOf(offerPanel(provider.page), ign)).toHaveAttribute('data-state', 'own', { timeout: 2000 });
  }).toPass();
  await expect(vouchOf(offerPanel(provider.page), ign)).toContainText('1');
  await vouch.click();
  await expect(vouch).toContainText('0');
  await expect(vouchOf(offerPanel(provider.page), ign)).toContainText('0');
  await Promise.all([page.reload(), provider.page.reload()]);
  await expect(vouch).toHaveAttribute('data-state', 'can');
  await expect(vouchOf(offerPanel(provider.page), ign)).toContainText('0');
});

test('R2.20, R4.21, D62 filters and requests a service, answers on the card and vouches, on two phones, one in German', async ({
  openWindow,
}) => {
  const path = services('poe', '?section=bossKilling&service=sirus');
  const provider = await openPerson(openWindow, {
    stem: 'Handy',
    path: services('poe', '/my-listings'),
    language: 'de',
    size: phone,
  });
  const section = makeSay('de')('services.section.bossKilling').source.slice(1);
  const ign = await offerServices(provider, section, [{ name: 'Sirus, Awakener of Worlds', price: '77c' }]);
  await expectNoBarriers(provider.page);
  const customer = await openPerson(openWindow, { stem: 'Pocket', path, size: phone });
  const { page } = customer;
  await button(customer, 'services.filter.open').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Highest price' }).fill('78c');
  await sheet.getByRole('textbox', { name: 'Highest price' }).blur();
  await expectNoBarriers(page);
  await button(customer, 'services.filter.show').click();
  await expect(page).toHaveURL(/78c/);
  const offer = page.getByRole('listitem').filter({ hasText: ign });
  await offer.getByRole('button', { expanded: false }).first().click();
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await Promise.all([provider.page, page].map((each) => each.bringToFront()));
  await offer.getByRole('button', { name: /^Request(?! from)/ }).click();
  await confirmName(customer, offer.getByRole('link', { name: /^Requested/ }));
  const card = await openCard(provider, 'service.wants');
  await expect(card).toContainText('77');
  await card.getByRole('button', { name: provider.say('services.request.invite') }).click();
  await offer.getByRole('link', { name: /^Invited/ }).click();
  await button(customer, 'services.request.done').click();
  // The page below the panel has a button like this too.
  const vouch = vouchOf(page.getByRole('dialog', { name: 'Request', exact: true }), ign);
  await expect(vouch).toHaveAttribute('data-state', 'can');
  await vouch.click();
  await expect(vouch).toHaveAttribute('data-state', 'vouched');
  await expectNoBarriers(page);
  await openRequests(provider, 'poe');
  await expect(provider.page.getByRole('region', { name: provider.say('services.request.history') })).toContainText('77');
  await expectNoBarriers(provider.page);
});

test('R2.16, R4.24, D61 finds a buyer, lets the provider offer the service, and lets only the buyer vouch', async ({ openWindow }) => {
  const buyer = await openPerson(openWindow, { stem: 'Wanter', path: services('poe', '/my-listings?side=buy') });
  const buyerIgn = await offerServices(buyer, 'Boss killing', [{ name: 'Cortex', price: '60c' }]);
  const provider = await openPerson(openWindow, { stem: 'Doer', path: services('poe', '?section=bossKilling&service=cortex') });
  await expect(provider.page.getByRole('row').nth(0)).toBeVisible();
  await expect(rowBy(provider.page, buyerIgn)).toHaveCount(0);
  await chooseRadio(provider.page.getByRole('radio', { name: 'Buying' }));
  await rowBy(provider.page, buyerIgn).click();
  await expect(vouchOf(offerPanel(provider.page), buyerIgn)).toHaveCount(0);
  await waitForLive(buyer.page);
  await waitForLive(provider.page);
  await offerPanel(provider.page)
    .getByRole('button', { name: /^Offer/ })
    .click();
  await confirmName(provider, offerPanel(provider.page).getByRole('link', { name: /^Requested/ }));
  const card = await openCard(buyer, 'service.offers');
  await card.getByRole('link', { name: 'Show', exact: true }).click();
  await requestPanel(buyer)
    .getByRole('button', { name: /^Invite/ })
    .click();
  await offerPanel(provider.page)
    .getByRole('link', { name: /^Invited/ })
    .click();
  await requestPanel(provider).getByRole('button', { name: 'Done', exact: true }).click();
  const vouch = requestPanel(buyer).locator('button[aria-pressed]');
  await expect(vouch).toHaveAttribute('data-state', 'can');
  await expect(requestPanel(provider).getByText('can vouch for you now')).toBeVisible();
  await expect(requestPanel(provider).locator('button[aria-pressed]:not([aria-disabled])')).toHaveCount(0);
  await vouch.click();
  await expect(vouch).toHaveAttribute('data-state', 'vouched');
  await expect(vouch).toContainText('1');
});

const languages = ['en', 'de', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh', 'es'];
/** Matches a text key, or a catalogue value that is displayed untranslated. */
const rawKey = /\b(?:services|vouch|notification|message|listing|app)\.[a-z]\w*\.?\w*|\b[a-z]+[A-Z]\w+\b/;

test(
  'D60, R4.07, R2.09 keeps offers while a second tab is open, hides them once the last tab closes, and relists them',
  { tag: '@all' },
  async ({ openWindow }) => {
    const first = await openPerson(openWindow, { stem: 'Leaver', path: services('poe', '/my-listings') });
    const ign = await offerServices(first, 'Boss killing', [{ name: 'Drox, the Warlord', price: '15c' }]);
    const second = { page: await first.context.newPage(), say: first.say };
    await second.page.goto(siteUrl(services('poe', '/my-listings')));
    await waitForLive(second.page);
    // Pausing or resuming in one tab does the same in the other.
    const state = (person: ServicePerson): Locator => myRow(person, 'Drox, the Warlord').getByRole('switch').first();
    await state(first).click();
    await expect(state(second)).not.toBeChecked();
    await state(second).click();
    await expect(state(first)).toBeChecked();

    const { page } = await openPerson(openWindow, {
      stem: 'Watcher',
      path: services('poe', '?section=bossKilling&service=drox'),
    });
    await expect(rowBy(page, ign)).toBeVisible();
    await first.page.close();
    await second.page.close();
    // The offers disappear after a minute; check everything else in the meantime.
    const { page: visitor } = await openWindow(services('poe'));
    for (const language of languages) {
      const say = makeSay(language);
      await visitor.evaluate((chosen) => localStorage.setItem('poexchange:language', chosen), language);
      for (const [path, heading] of [
        [services('poe2'), 'services.title'],
        [services('poe', '/my-listings'), 'services.mine.needAccount'],
        [services('poe', '/trade'), 'services.request.needAccount'],
      ] as const) {
        await visitor.goto(siteUrl(path));
        await expect(visitor.getByRole('heading', { name: say(heading), level: 1 })).toBeVisible();
        const shown = await visitor.evaluate(() => {
          const copy = document.body.cloneNode(true) as HTMLElement;
          for (const own of copy.querySelectorAll('[translate=no], script, style, option')) own.remove();
          const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
          const words: string[] = [];
          while (texts.nextNode() !== null) words.push(texts.currentNode.textContent ?? '');
          return words.join(' ');
        });
        expect(shown.match(rawKey)?.[0], `${language} ${path}`).toBeUndefined();
      }
    }
    await page.mouse.move(0, 0);
    await expect(rowBy(page, ign)).toHaveCount(0, { timeout: 150_000 });

    const back = { page: await first.context.newPage(), say: first.say };
    await back.page.goto(siteUrl(services('poe', '/my-listings')));
    await expect(myRow(back, 'Drox, the Warlord').getByText('listed', { exact: true })).toBeVisible();
    await expect(rowBy(page, ign)).toBeVisible();
    await back.page.getByRole('button', { name: /Notifications/ }).click();
    await expect(back.page.getByText('Your services are listed again')).toHaveCount(1);
  },
);

test('D36, D62 does not send a request while offline, and sends a single request after reconnecting', async ({ openWindow }) => {
  const provider = await openPerson(openWindow, { stem: 'Steady', path: services('poe', '/my-listings') });
  const ign = await offerServices(provider, 'Boss killing', [{ name: 'Baran, the Crusader', price: '9c' }]);
  const customer = await openPerson(openWindow, { stem: 'Tunnel', path: services('poe', '?section=bossKilling&service=baran') });
  const { page, context } = customer;
  await rowBy(page, ign).click();
  await waitForLive(page);
  await context.setOffline(true);
  await expect(page.getByText(/No connection to PoExchange since/)).toBeVisible();
  const ask = offerPanel(page).getByRole('button', { name: /^Request/ });
  await expect(ask).toBeDisabled();
  await expect(offerPanel(page).getByRole('heading', { name: ign })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(ask).toBeEnabled();
  await ask.click();
  await confirmName(customer, offerPanel(page).getByRole('link', { name: /^Requested/ }));
  const whisper = await offerPanel(page).getByText(/ IGN /).first().textContent();
  const customerIgn = / IGN (\S+)/.exec(whisper ?? '')?.[1] ?? '?';
  await openRequests(provider, 'poe');
  const asked = provider.page.getByRole('region', { name: 'Answer now' }).getByRole('listitem').filter({ hasText: customerIgn });
  await expect(asked).toHaveCount(1);

  // An invitation that arrives while the user is offline appears once they reconnect.
  await context.setOffline(true);
  await expect(page.getByText(/No connection to PoExchange since/)).toBeVisible();
  await asked.getByRole('button', { name: /^Invite/ }).click();
  await expect(provider.page.getByRole('button', { name: 'Done', exact: true }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(offerPanel(page).getByRole('link', { name: /^Invited/ })).toBeVisible();
});
