/** Rotating a tablet: panels beside the list move on top of it, and back. */
import { createApiPlayer, listCurrency } from './api-player.ts';
import { expect, expectNoBarriers, siteUrl, test } from './people.ts';
import { makeSay } from './say.ts';

const wide = { width: 1440, height: 900 };
const tablet = { width: 820, height: 1180 };
const phone = { width: 390, height: 844 };

test('R2.07, R5.08, D24 keeps a listing’s selection and the typed filter when the window is rotated', async ({ openWindow }) => {
  const seller = await createApiPlayer('Turned');
  const { listing, name } = await listCurrency(seller, 2);
  const { page } = await openWindow('/poe/poexchange/bulk-trade/listings?category=currency');
  // The list renders only the visible rows.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.getByRole('row').filter({ hasText: listing.ign }).click();
  await page.setViewportSize(wide);
  const panel = page.getByRole('region', { name: `${listing.ign}’s listing` });
  const quantity = panel.getByRole('textbox', { name: `Quantity of ${name}` });
  await panel.getByRole('button', { name: 'None', exact: true }).click();
  await quantity.fill('1');
  for (const size of [phone, wide, tablet]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('dialog')).toHaveCount(size === wide ? 0 : 1);
    await expect(quantity).toHaveValue('1');
    await expect(quantity).toBeFocused();
    await expect(panel.getByText(/^1 of \d+ items/)).toBeVisible();
  }
  await expectNoBarriers(page);
  // On top of the list the panel is a dialog: Tab stays inside and Escape closes it.
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog], body')?.getAttribute('role')))
      .toBe('dialog');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /^Filters/ }).click();
  const finder = page.getByRole('combobox', { name: 'Add an item' });
  await finder.fill('orb of');
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await expect(finder).toHaveValue('orb of');
    await expect(finder).toBeFocused();
  }
});

test('R2.10, R2.11, D55 keeps manually entered items and their terms when the window is rotated', async ({ openWindow }) => {
  const seller = await createApiPlayer('Turning');
  const sellPage = '/poe/poexchange/bulk-trade/my-listings?category=currency&side=buy';
  const { page } = await openWindow(sellPage, { token: seller.token });
  const finder = page.getByRole('combobox', { name: 'Add an item' });
  await finder.fill('10 Vaal Orb');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Vaal Orb');
  await finder.press('Enter');
  const offer = page.getByRole('region', { name: 'Offer' });
  await offer.getByRole('textbox', { name: /% of market value/ }).fill('85');
  await page.getByRole('textbox', { name: /^Your price for one Vaal Orb/ }).fill('2');
  for (const size of [phone, wide, tablet]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('textbox', { name: 'Quantity of Vaal Orb' })).toHaveValue('10');
    await expect(page.getByRole('textbox', { name: /^Your price for one Vaal Orb/ })).toHaveValue('2');
    if (size !== wide) await page.getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(offer.getByRole('textbox', { name: /% of market value/ })).toHaveValue('85');
    if (size === tablet) await expectNoBarriers(page);
    if (size !== wide) await offer.getByRole('button', { name: 'Back to the items' }).click();
  }
});

const languages = ['en', 'de', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh', 'es'];
/** The languages with the longest words. */
const longLanguages = ['de', 'fr', 'ru'];

test(
  'R1.09 keeps top bar labels unwrapped and apart at every width, in every language, for visitors and players',
  { tag: '@all' },
  async ({ openWindow }) => {
    const player = await createApiPlayer('Wraeclastian');
    for (const token of [null, player.token]) {
      const { page, context } = await openWindow('/poe2/poexchange/economy', token === null ? {} : { token });
      for (const language of token === null ? languages : longLanguages) {
        const say = makeSay(language);
        await page.evaluate((chosen) => localStorage.setItem('poexchange:language', chosen), language);
        await page.goto(siteUrl('/poe2/poexchange/economy'));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const bar = page.getByRole('banner');
        await expect(token === null ? bar.getByRole('button').last() : bar.getByRole('button', { name: /Wraeclastian/ })).toBeVisible();
        for (const line of token === null ? ['up'] : ['up', 'down']) {
          // A narrow bar shows the connection lamp only while offline, when space is tightest.
          await context.setOffline(line === 'down');
          if (line === 'down') await expect(bar.getByTitle(say('away.lamp'))).toHaveText(say('away.offline'));
          for (const width of [760, 960, 1079, 1080, 1199, 1200, 1280, 1319, 1320, 1440]) {
            await page.setViewportSize({ width, height: 700 });
            const where = `${language}, ${width} px, ${token === null ? 'visitor' : 'player'}, line ${line}`;
            await expect.poll(() => bar.evaluate(findSqueezed), where).toEqual([]);
          }
          await context.setOffline(false);
        }
      }
    }
  },
);

/** Finds elements in a bar that wrap to two lines, are outside it, or overlap. */
function findSqueezed(bar: Element): string[] {
  const { right, bottom } = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll('a, button, select, [role=group], [title]')].map((part) => ({
    part,
    box: part.getBoundingClientRect(),
  }));
  const shown = parts.filter(({ box }) => box.width > 1 && box.height > 1);
  const isOn = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return shown.flatMap(({ part, box }) => {
    const name = part.textContent || part.getAttribute('aria-label') || part.tagName;
    const others = shown.filter((other) => !other.part.contains(part) && !part.contains(other.part));
    return [
      ...(part.matches('nav a') && box.height > 36 ? [`${name} is broken`] : []),
      ...(box.right > right + 0.5 || box.bottom > bottom + 0.5 ? [`${name} lies outside`] : []),
      ...others.filter((other) => isOn(box, other.box)).map((other) => `${name} lies on ${other.part.textContent}`),
    ];
  });
}
