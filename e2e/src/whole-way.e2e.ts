/**
 * A listing's full lifecycle on a phone, in two languages, driven only through the pages: from the tabs to a trade, an
 * undo and deletion.
 */
import type { Locator, Page } from '@playwright/test';
import { chooseRadio, expect, makeName, siteUrl, test, waitForCopy } from './people.ts';
import { makeSay } from './say.ts';

const myListings = '/poe/poexchange/bulk-trade/my-listings?category=essence';
const listings = '/poe/poexchange/bulk-trade/listings?category=essence';

type Say = ReturnType<typeof makeSay>;
type Phone = { readonly page: Page; readonly say: Say };

const button = ({ page, say }: Phone, key: string): Locator => page.getByRole('button', { name: say(key) });

async function openPhone(
  window: { page: Page; context: { addInitScript: (script: (language: string) => void, language: string) => Promise<unknown> } },
  options: { language: string; stem: string; path: string },
): Promise<Phone> {
  const { page, context } = window;
  const phone = { page, say: makeSay(options.language) };
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addInitScript((language) => localStorage.setItem('poexchange:language', language), options.language);
  await page.goto(siteUrl(options.path));
  await button(phone, 'account.connectShort').first().click();
  await page.getByPlaceholder('Name (optional)').fill(makeName(options.stem));
  await page.getByRole('button', { name: 'Create a fresh account' }).click();
  await page.waitForURL((url) => url.pathname.includes('/bulk-trade/'));
  await expect(page.locator('html')).toHaveAttribute('lang', options.language);
  return phone;
}

/** Expects that nothing extends beyond the page's right edge. */
async function expectFits({ page }: Phone): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

async function confirmName(phone: Phone, done: Locator): Promise<void> {
  const names = ['ign.confirm', 'ign.confirmBuyer'].map((key) => phone.say(key).source);
  const confirm = phone.page.getByRole('dialog').getByRole('button', { name: new RegExp(names.join('|')) });
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(done.first()).toBeVisible();
}

/** Publishes the essences in this selling mode; the panel covers the page until it closes. */
async function publish(phone: Phone, as: 'offer.modeSingle' | 'offer.modeBulk'): Promise<string> {
  const { page, say } = phone;
  await page
    .getByRole('region', { name: say('offer.title') })
    .getByRole('button', { name: say('offer.open') })
    .click();
  const panel = page.getByRole('region', { name: say('offer.panel') });
  await chooseRadio(panel.getByRole('radio', { name: say(as) }));
  await expectFits(phone);
  await panel
    .getByRole('button', { name: say('offer.publish') })
    .or(panel.getByRole('button', { name: say('offer.update') }))
    .click();
  await confirmName(phone, panel.getByText(say('offer.published')));
  const ign = (await panel.locator('[translate=no]').first().textContent()) ?? '';
  await panel.getByRole('button', { name: say('offer.done') }).click();
  return ign;
}

/** Finds the seller's listing with the filter and opens it. */
async function findListing(phone: Phone, ign: string): Promise<Locator> {
  const { page, say } = phone;
  await page.getByRole('button', { name: say('filter.open') }).click();
  await page.getByRole('textbox', { name: say('filter.sellerText') }).fill(ign);
  await expectFits(phone);
  await page.getByRole('button', { name: say('filter.show', { count: 1 }) }).click();
  const cards = page.getByRole('list', { name: say('listings.table') }).getByRole('button');
  await expect(cards).toHaveCount(1);
  await cards.click();
  return page.getByRole('region', { name: say('listing.panel', { ign }) });
}

async function expectCopied(phone: Phone, panel: Locator, whisper: RegExp): Promise<void> {
  await panel.getByRole('button', { name: phone.say('listing.copy') }).click();
  const again = panel.getByRole('button', { name: phone.say('listing.copyAgain') });
  // The first label is shown only briefly.
  await confirmName(phone, panel.getByRole('button', { name: phone.say('copy.done') }).or(again));
  await waitForCopy(phone.page, whisper);
}

for (const language of ['de', 'ja'])
  test(
    `R2.07, R2.11, R4.03, R4.31, D32 publishes, requests, views, completes, undoes, relists and deletes a listing at 390 px in ${language}`,
    language === 'de' ? {} : { tag: '@all' },
    async ({ openWindow }) => {
      const seller = await openPhone(await openWindow(), { language, stem: 'Weg', path: myListings });
      const { page, say } = seller;
      await button(seller, 'stash.chooseTabs').first().click();
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: say('stash.chooser.choose', { name: 'Essence' }) })
        .check();
      await expectFits(seller);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('stash.chooser.use', { count: 1 }) })
        .click();
      const ign = await publish(seller, 'offer.modeSingle');

      const buyer = await openPhone(await openWindow(), { language, stem: 'Geher', path: listings });
      const panel = await findListing(buyer, ign);
      const quantity = panel.getByRole('textbox', { name: say('listing.quantityOf') }).first();
      await quantity.fill('3');
      await expectFits(buyer);
      await expectCopied(buyer, panel, new RegExp(`^@${ign} WTB 3 .+ \\(Mercenaries\\)$`));
      await chooseRadio(panel.getByRole('radio', { name: say('listing.viewStash') }));
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await expectFits(buyer);

      await page
        .getByTestId('trade-toast')
        .getByRole('link', { name: say('trade.show') })
        .click();
      await page.getByRole('textbox', { name: say('trade.amountOf') }).fill('2');
      await expectFits(seller);
      await button(seller, 'trade.doneShort').click();
      await expect(page.getByText(say('trade.doneText'))).toBeVisible();
      await button(seller, 'trade.undo').first().click();
      await expect(button(seller, 'trade.doneShort')).toBeVisible();

      await page.goto(siteUrl(`${myListings}&view=listings`));
      const own = page.getByRole('article');
      await own.getByRole('button', { name: say('offer.relist') }).click();
      await expect(page.getByText(say('success.relisted'))).toBeVisible();
      await expectFits(seller);
      await page.goto(siteUrl(myListings));
      await publish(seller, 'offer.modeBulk');
      // The buyer's open panel updates: the listing is now sold only as a whole.
      await chooseRadio(panel.getByRole('radio', { name: say('listing.viewTable') }));
      await expect(panel.getByText(say('listing.mode.bulk'))).toBeVisible();
      await expectCopied(buyer, panel, new RegExp(`^@${ign} WTB \\[ALL\\] Essence listing for .+ \\(Mercenaries\\)$`));
      await page.goto(siteUrl(`${myListings}&view=listings`));
      await own.getByRole('button', { name: say('offer.delete') }).click();
      await page.getByRole('button', { name: say('offer.deleteConfirm') }).click();
      await expect(panel.getByText(say('listing.ended'))).toBeVisible();
    },
  );
