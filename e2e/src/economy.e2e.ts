import {
  bundleFileSchema,
  explainPath,
  summaryFileSchema,
  summaryPath,
  valuationFileSchema,
  valuationPath,
} from '@poexchange/contract/price-files';
import { explainFileSchema, type ExchangePairEntry as Pair, type ExplainEntry } from '@poexchange/contract/price-files/explain';
import { displayNameOf, makeGroup } from '@poexchange/domain/grouping';
import { chooseRadio, expect, siteUrl, test } from './people.ts';

const economy = '/poe/poexchange/economy';
const priceCheck = '/poe/poexchange/price-check';
const pairsOf = ({ x }: ExplainEntry): readonly Pair[] => x?.p ?? [];
const orb = ['Item Class: Stackable Currency', 'Rarity: Currency', 'Divine Orb', '--------', 'Stack Size: 7/20'].join('\n');

test.describe('economy pages', () => {
  test('D10 finds an item while typing, explains its price, and shares a link that shows everybody the same view', async ({
    openWindow,
  }) => {
    const { page } = await openWindow(economy);
    const table = page.getByRole('grid', { name: 'Economy' });
    await expect(table.getByRole('row').nth(10)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('exalted orb');
    await expect(table.getByText('Chaos Orb')).toHaveCount(0);
    await page.getByLabel('Price level').selectOption('20');
    await table.getByRole('row').filter({ hasText: 'Exalted Orb' }).first().click();
    const item = page.getByRole('complementary', { name: 'Item' });
    await expect(item.getByRole('heading', { level: 2 })).toContainText('Exalted Orb');
    await expect(item.getByText(/offers? found\./)).toBeVisible();
    await expect(item.getByRole('rowheader', { name: 'Cheapest 50%' })).toBeVisible();
    await expect(page).toHaveURL(/q=exalted(\+|%20)orb/);

    const other = await openWindow(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(other.page.getByLabel('Search items')).toHaveValue('exalted orb');
    await expect(other.page.getByLabel('Price level')).toHaveValue('20');
    await expect(other.page.getByRole('complementary', { name: 'Item' }).getByRole('heading', { level: 2 })).toContainText('Exalted Orb');
    // The level belongs to this page's view and changes no setting, so the plain URL shows the default level.
    await page.goto(siteUrl(economy));
    await expect(page.getByLabel('Price level')).toHaveValue('12');
  });

  test('D12, R7.17 shows everything for a broken link, and names a tag whose file is broken while showing all other tags', async ({
    openWindow,
  }) => {
    const { page, context } = await openWindow('about:blank');
    // Without the league's bundle, each tag is read from its own files.
    const broken = /bundles\/mercenaries\.json|valuations\/mercenaries\/essence\.json/;
    await context.route(broken, (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }));
    await page.goto(siteUrl(`${economy}?level=13&sort=constructor-up&min=NaN&vs=level-999&item=none`));
    await expect(page.getByRole('grid', { name: 'Economy' }).getByRole('row').nth(10)).toBeVisible();
    await expect(page.getByText('Prices for 1 item type could not be loaded.')).toBeVisible();
    await expect(page.getByText('Unknown item')).toBeVisible();
    await context.unroute(broken);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Prices for 1 item type could not be loaded.')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: /^Essence/ })).toBeVisible();
  });

  test('D86 updates prices in the table while the page is open, without moving its rows', async ({ openWindow }) => {
    const { page, context } = await openWindow('about:blank');
    // Simulates a day's price moves in one step by scaling every value in the league's files. The table is loaded with
    // the bundle, and follows the currency's own file.
    let factor = 1;
    const grow = (file: { timestampMs: number }, valuations: Readonly<Record<string, { c: number[] }>>): void => {
      for (const entry of Object.values(valuations)) entry.c = entry.c.map((value) => value * factor);
      file.timestampMs += factor;
    };
    await context.route(/bundles\/mercenaries\.json/, async (route) => {
      const file = bundleFileSchema.parse(await (await route.fetch()).json());
      const { currency } = file.tags;
      if (currency !== undefined) grow(currency, currency.valuations);
      await route.fulfill({ json: file });
    });
    await context.route(/valuations\/mercenaries\/currency\.json/, async (route) => {
      const file = valuationFileSchema.parse(await (await route.fetch()).json());
      grow(file.meta, file.valuations);
      await route.fulfill({ json: file });
    });
    await page.clock.install();
    await page.goto(siteUrl(`${economy}/currency?sort=name-up`));
    const table = page.getByRole('grid', { name: 'Currency' });
    await expect(table.getByRole('row').nth(10)).toBeVisible();
    await table.evaluate((element) => element.scrollTo({ top: 900 }));
    // The header is the first row; any visible row with a price will do.
    const readIndex = (): Promise<string | null> => table.getByRole('row').nth(12).getAttribute('aria-rowindex');
    await expect.poll(async () => Number(await readIndex())).toBeGreaterThan(13);
    const index = await readIndex();
    const row = table.locator(`[role=row][aria-rowindex="${index}"]`);
    const before = await row.innerText();
    const box = await row.boundingBox();
    factor = 3;
    // Rates are polled every minute. The page's clock advances in steps and waits for the server after each step: a
    // single step would look like a lost connection.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await page.evaluate(() => fetch('/config.json').then((reply) => reply.text()));
      await expect(row).not.toHaveText(before, { useInnerText: true, timeout: 200 });
    }).toPass({ intervals: [0] });
    await expect.poll(async () => (await row.innerText()).split('\n')[0]).toBe(before.split('\n')[0]);
    await expect.poll(() => table.evaluate((element) => element.scrollTop)).toBe(900);
    // A page whose clock jumps may briefly report a lost connection above the table.
    await expect.poll(() => row.boundingBox()).toEqual(box);
  });
});

test.describe('price check', () => {
  test('D43, D45 shows what the exchange paid for each pair in a chosen currency, and how soon the item sells at each price', async ({
    openWindow,
  }) => {
    const { page, context } = await openWindow('about:blank');
    const place = { game: 'poe1', league: 'Mercenaries', tag: 'currency' } as const;
    const readFile = async (path: string): Promise<unknown> => (await fetch(siteUrl(`/insights/${path}`))).json();
    /** Finds the good that was bought with the most currencies. */
    const findMostPairs = async () => {
      const { explanations } = explainFileSchema.parse(await readFile(explainPath(place)));
      return Object.entries(explanations).reduce((most, next) => (pairsOf(next[1]).length > pairsOf(most[1]).length ? next : most));
    };
    await expect.poll(async () => pairsOf((await findMostPairs())[1]).length, { timeout: 150_000, intervals: [1000] }).toBeGreaterThan(1);
    const [hash, entry] = await findMostPairs();
    const { summaries } = summaryFileSchema.parse(await readFile(summaryPath(place)));
    const { valuations } = valuationFileSchema.parse(await readFile(valuationPath(place)));
    // Sales take hours to appear, so use fake sale times at the cheaper levels, as they would be after a week.
    const times = [[0.5, 0.2, 2], [1, 0.4, 3], [2, 1, 4], [6, 4, 9], [20, 10, 40], null, null, null, null, null];
    await context.route(new RegExp(explainPath(place)), async (route) => {
      const file = explainFileSchema.parse(await (await route.fetch()).json());
      const explanations = { ...file.explanations, [hash]: { ...entry, f: { n: 41, t: times } } };
      await route.fulfill({ json: { ...file, explanations } });
    });
    await page.goto(siteUrl(`${economy}/currency?item=${hash}`));
    const item = page.getByRole('complementary', { name: 'Item' });
    const section = item.locator('section').filter({ has: page.getByRole('heading', { name: 'On the exchange' }) });
    const lineOf = (money: string) => {
      const name = displayNameOf({ tag: 'currency', key: summaries[money]?.k ?? '' });
      return section.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    };
    const readPrice = async (money: string): Promise<number> =>
      Number.parseFloat((await lineOf(money).getByRole('cell').nth(0).innerText()).replaceAll(',', ''));
    const perExalted = valuations[makeGroup('currency', 'exalted orb', {}).hash]?.c[3] ?? Number.NaN;
    for (const [reference, tell] of [
      ['chaos', ({ v }: Pair) => v],
      ['exalted', ({ v }: Pair) => (v === undefined ? undefined : v / perExalted)],
      ['currency paid', ({ u, q }: Pair) => q / u],
    ] as const) {
      await chooseRadio(section.getByRole('radio', { name: reference }));
      for (const pair of pairsOf(entry)) {
        const told = tell(pair);
        if (told === undefined) continue;
        // Rates are from the latest price run; amounts are rounded to four digits.
        const ratio = (await readPrice(pair.m)) / told;
        expect(Math.abs(ratio - 1), `${pair.m} in ${reference}`).toBeLessThan(0.05);
        await expect(lineOf(pair.m)).toContainText(pair.u.toLocaleString('en'));
      }
    }
    await expect(item.getByText('41 sales counted; day-old sales count half.')).toBeVisible();
    const level = (share: number) => item.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `Cheapest ${share}%` }) });
    await expect(level(12)).toContainText('6 hr');
    await expect(level(12)).toContainText('4–9 hr');
    await expect(level(50)).toContainText('–');
  });

  test('R1.07 prices a pasted item for a visitor, recognises another language, and sums up ten items', async ({ openWindow }) => {
    const { page } = await openWindow(priceCheck);
    const field = page.getByLabel('Items or a list');
    await field.fill(orb);
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('heading', { name: 'Divine Orb', exact: true })).toBeVisible();
    await expect(result.getByText('7 in the stack:')).toBeVisible();
    await field.fill('Gegenstandsklasse: Stapelbare Währung\nSeltenheit: Währung\nChaossphäre');
    await expect(result.getByRole('heading', { name: 'Chaos Orb', exact: true })).toBeVisible();
    // A currency's price does not depend on mods.
    await expect(result.getByText(/This text is from the German client/)).toHaveCount(0);
    await field.fill(
      'Gegenstandsklasse: Köcher\nSeltenheit: Einzigartig\nSkirmish\nTwo-Point Arrow Quiver\n--------\nGegenstandsstufe: 73',
    );
    await expect(result.getByText(/This text is from the German client/)).toBeVisible();
    await field.fill('Item Class: Body Armours\nRarity: Normal\nVaal Regalia\n--------\nItem Level: 86\n--------\nShaper Item');
    await expect(result.getByText('Bases need at least ten sellers for a price; this base has fewer.')).toBeVisible();
    await expect(result.getByText('Price details')).toHaveCount(0);
    await field.fill(Array.from({ length: 10 }, () => orb).join('\n'));
    await expect(result.getByRole('heading', { name: '10 items' })).toBeVisible();
    await field.fill('x'.repeat(1000));
    await expect(result.getByText('This doesn’t look like an item.')).toBeVisible();
  });

  test('R1.07 without a connection, answers from the files as last read', async ({ openWindow }) => {
    const { page, context } = await openWindow(priceCheck);
    const field = page.getByLabel('Items or a list');
    const result = page.getByRole('region', { name: 'Result' });
    await field.fill(orb);
    await expect(result.getByRole('heading', { name: 'Divine Orb', exact: true })).toBeVisible();
    await context.setOffline(true);
    await field.fill(orb.replace('Divine', 'Exalted'));
    await expect(result.getByRole('heading', { name: 'Exalted Orb' })).toBeVisible();
    await expect(result.getByText('Price details')).toBeVisible();
  });

  test('R1.07 prices a dropped tab file line by line, and reports a file that is not a tab', async ({ openWindow }) => {
    const { page } = await openWindow(priceCheck);
    const result = page.getByRole('region', { name: 'Result' });
    const take = (name: string, text: string) =>
      page.getByLabel('Open a tab file…').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const item = (baseType: string, stackSize: number) => ({ typeLine: baseType, baseType, name: '', frameType: 5, stackSize });
    await take('tab.json', JSON.stringify({ stash: { items: [item('Chaos Orb', 20), item('Divine Orb', 2), item('Chaos Orb', 5)] } }));
    await expect(result.getByRole('heading', { name: '2 items' })).toBeVisible();
    await expect(result.getByText('25 ×')).toBeVisible();
    await take('broken.json', '{"stash":');
    await expect(result.getByText('This file is not JSON.')).toBeVisible();
  });
});
