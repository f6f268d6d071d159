/** Quantities, prices and totals as people type and read them: every step uses the pages. */
import type { Locator, Page } from '@playwright/test';
import { chooseRadio, copiedButton, expect, makeName, publishOffer, test, waitForCopy } from './people.ts';
import { openSignedIn } from './sign-in.ts';

const listings = '/poe/poexchange/bulk-trade/listings?category=essence';
const myListings = '/poe/poexchange/bulk-trade/my-listings?category=essence';

async function chooseAllTabs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose tabs' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: /^Use \d+ tabs?$/ }).click();
}

const essences = (page: Page): Locator => page.getByRole('row', { name: /Essence of/ });

async function typePrice(row: Locator, text: string): Promise<void> {
  await row.getByRole('textbox').fill(text);
  await row.getByRole('textbox').blur();
}

/** Publishes the essences in a new account's tabs, and returns its in-game name. */
async function publishEssences(page: Page): Promise<string> {
  await publishOffer(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Yes, trade|Whisper) as/ })
    .click();
  const panel = page.getByRole('region', { name: 'Offer' });
  await expect(panel.getByText(/Published\. Buyers can see \d+ items? until/)).toBeVisible();
  return (await panel.locator('[translate=no]').first().textContent()) ?? '';
}

/** Converts "Total 1d 9c" in a whisper to what a screen reader reads for the price. */
function sayPaid(whisper: string): string {
  const money = /(?:Total|listing for) ([\dcd ]+) \(/.exec(whisper)?.[1] ?? '';
  return money
    .replace(/(\d+)d/, (_, digits: string) => `${Number(digits).toLocaleString('en')} divine`)
    .replace(/(\d+)c/, (_, digits: string) => `${Number(digits).toLocaleString('en')} chaos`);
}

const paid = (at: Page | Locator, words: string): Locator => at.getByRole('img', { name: new RegExp(`^${words}(, .+)?$`) }).first();

test.describe('quantities and money', () => {
  test('R2.11 keeps text that is not a price and blocks the offer, and asks once about a price 60,000 times the value', async ({
    openWindow,
  }) => {
    const { page } = await openSignedIn(openWindow, { freshName: makeName('Slip') }, { path: myListings });
    await chooseAllTabs(page);
    const panel = page.getByRole('region', { name: 'Offer' });
    const publish = panel.getByRole('button', { name: 'Publish' });
    const row = essences(page).first();
    await expect(row).toBeVisible();
    const name = (await row.getByRole('textbox').getAttribute('aria-label'))?.match(/one (.+), in/)?.[1] ?? '';
    const field = page.getByRole('textbox', { name: `Your price for one ${name}, in chaos` });
    for (const [text, shown] of [
      ['1/2', '0.5'],
      ['~price 79/20 chaos', '3.95'],
      ['2 328', '2328'],
    ] as const) {
      await field.fill(text);
      await field.blur();
      await expect(field).toHaveValue(shown);
    }
    await field.fill('1d');
    await field.blur();
    await expect(field).toHaveValue('1d');
    await field.fill('abc');
    await field.press('Enter');
    await expect(field).toHaveValue('abc');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(panel.getByText(`${name}: “abc”`)).toBeVisible();
    await expect(publish).toBeDisabled();
    await field.fill('100000');
    await field.press('Enter');
    await publish.click();
    const question = page.getByRole('dialog', { name: 'Are these prices correct?' });
    await expect(question.getByText(name)).toBeVisible();
    await expect(question.getByText(/[\d,]+ × its value/).first()).toBeVisible();
    await question.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(question).toHaveCount(0);
    await publish.click();
    await question.getByRole('button', { name: 'Publish at these prices' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Yes, trade|Whisper) as/ })
      .click();
    await expect(panel.getByText(/Published\./)).toBeVisible();
    // The page asks only once per item and price.
    await panel.getByRole('button', { name: /^(Update|Renew)/ }).click();
    await expect(question).toHaveCount(0);
  });

  test('R5.08, D31, D34, D35 shows one amount in panel, whisper, toast, trade and listing after wrong numbers were typed', async ({
    openWindow,
  }) => {
    const { page: sellerPage } = await openSignedIn(openWindow, { freshName: makeName('Stock') }, { path: myListings });
    await chooseAllTabs(sellerPage);
    await expect(essences(sellerPage).first()).toBeVisible();
    await typePrice(essences(sellerPage).first(), '1.1964');
    const ign = await publishEssences(sellerPage);

    const { page } = await openSignedIn(openWindow, { freshName: makeName('Typist') }, { path: listings });
    const row = page.getByRole('row').filter({ hasText: ign });
    const panel = page.getByRole('region', { name: `${ign}’s listing` });
    // New prices may reorder the rows during a click.
    await expect(async () => {
      await row.click();
      await expect(panel).toBeVisible({ timeout: 5000 });
    }).toPass();
    const copy = panel.getByRole('button', { name: /^Copy/ });
    const field = panel.getByRole('textbox', { name: /^Quantity of/ }).first();
    await expect(field).toHaveValue('0');
    // Click the row and press Enter: without a selection nothing is sent.
    await expect(copy).toBeDisabled();
    await page.keyboard.press('Enter');
    const name = (await field.getAttribute('aria-label'))?.replace('Quantity of ', '') ?? '';
    const all = panel.getByRole('button', { name: new RegExp(`^Select all [\\d,]+ of ${name}$`) });
    const stock = Number(((await all.textContent()) ?? '').replaceAll(/\D/g, ''));
    const over = panel.getByText(/^you typed/);
    const check = async (value: string, said: RegExp | null): Promise<void> => {
      await expect(field).toHaveValue(value);
      if (said === null) await expect(over).toHaveCount(0);
      else await expect(over).toHaveText(said);
    };

    // Digits are grouped once the field loses focus.
    const shown = (count: number): string => count.toLocaleString('en');
    await field.click();
    await page.keyboard.type(String(stock + 4));
    await check(String(stock + 4), new RegExp(`^you typed ${stock + 4}, maximum`));
    await field.blur();
    await check(shown(stock), new RegExp(`^you typed ${stock + 4}, maximum`));
    await field.fill('99999999');
    await check('99999999', /^you typed 99999999, maximum/);
    await field.press('Enter');
    await check(String(stock), /^you typed 99999999, maximum/);
    await field.fill('0');
    await check('0', null);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${stock + 1}`);
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
    await check(String(stock + 1), new RegExp(`^you typed ${stock + 1}, maximum`));
    await page.mouse.wheel(0, -100);
    await check(String(stock), null);
    await page.mouse.wheel(0, 100);
    await check(String(stock - 1), null);
    await field.fill('abc');
    await field.press('Enter');
    await expect(field).toHaveValue('abc');
    await expect(copy).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(panel.getByText(/One quantity is invalid/)).toBeVisible();
    await expect(sellerPage.getByTestId('trade-toast')).toHaveCount(0);

    await panel.getByRole('button', { name: 'All', exact: true }).click();
    await copy.click();
    // On the first whisper the page asks which character is buying, then copies.
    await page.evaluate(() => navigator.clipboard.writeText('an old text'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Yes, trade|Whisper) as/ })
      .click();
    await expect(copiedButton(panel)).toBeVisible();
    const whisper = await waitForCopy(page, new RegExp(`^@${ign} WTB \\[ALL\\] Essence listing for (\\d+d ?)?(\\d+c)? \\(Mercenaries\\)$`));
    const amount = sayPaid(whisper);
    await expect(paid(panel, amount)).toBeVisible();
    const toast = sellerPage.getByTestId('trade-toast');
    await expect(paid(toast, amount)).toBeVisible();
    // The rate may have changed since the seller's page last read it; the page rereads it within a minute.
    await chooseRadio(sellerPage.getByRole('radio', { name: /Listed/ }));
    await expect(paid(sellerPage.getByRole('article'), amount)).toBeVisible({ timeout: 90_000 });
    await toast.getByRole('link', { name: 'Show', exact: true }).click();
    await expect(paid(sellerPage, amount)).toBeVisible();
    await expect(sellerPage.getByText(/^exactly .+ chaos$/).first()).toBeVisible();
  });

  test('D34 caps quantities at the stock and fits all button labels at 390 px in German', async ({ openWindow }) => {
    const { page } = await openWindow(listings, { language: 'de', size: { width: 390, height: 844 } });
    const cards = page.getByRole('list', { name: 'Angebote' });
    await cards.getByRole('button').filter({ hasNotText: 'ganz' }).first().click();
    const panel = page.getByRole('dialog');
    await panel
      .getByRole('textbox', { name: /Essenz|Essence of/ })
      .first()
      .fill('99999999');
    await expect(panel.getByText(/^99999999 eingegeben, maximal [\d.]+$/)).toBeVisible();
    const connect = panel.getByRole('button', { name: 'Zum Kopieren verbinden' });
    const box = await connect.boundingBox();
    const isCut = await connect.evaluate((button) => button.scrollWidth > button.clientWidth);
    expect([isCut, (box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 390]).toEqual([false, true, true]);
  });
});
