/** Opens every page of the router by URL, at phone and desktop width, with and without a session. */
import type { Page } from '@playwright/test';
import { servicesApi } from '@poexchange/contract/rest/services';
import { ask, createApiPlayer, listCurrency, type ApiPlayer } from './api-player.ts';
import { Findings } from './fuzz/findings.ts';
import { checkPage, watchPage } from './fuzz/watch-page.ts';
import { expect, siteUrl, test, waitForLive } from './people.ts';
import { makeSay } from './say.ts';
import { fillRoute, listRoutes } from './routes.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** Timeout in ms for about forty page loads on a machine that is several times slower than usual. */
const MANY_PAGES_MS = 600_000;
const notFound = makeSay('en')('notFound.title');

/** Ids of a trade and of a service request, and the prefixes of the routes that show them. */
type Shown = { readonly trade: string; readonly request: string };

const addressOf = (route: string, shown: Shown): string =>
  fillRoute(route, {
    $game: 'poe',
    $tag: 'currency',
    $notificationId: route.includes('/services/') ? shown.request : shown.trade,
    // The rest of a former path is passed on to the current page.
    $: route.startsWith('/poexchange/') ? 'bulk-trade/listings' : 'poexchange/bulk-trade/listings',
  });

/**
 * Opens every page, resizes it to a phone and to a desktop, and returns all problems: errors, failed requests, invalid
 * numbers, and content wider than the window.
 */
async function openAll(page: Page, options: { readonly who: string; readonly shown: Shown }): Promise<readonly string[]> {
  const findings = new Findings();
  watchPage(page, findings, options.who);
  for (const route of listRoutes()) {
    await page.goto(siteUrl(addressOf(route, options.shown)));
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      // Find the page by its tag, not by role: one URL opens a dialog, which hides the page from screen readers.
      await expect(page.locator('main'), `${route} at ${size.width} px`).toContainText(/\w/);
      await expect(page.getByText(notFound), route).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await checkPage(page, findings, `${options.who} at ${size.width} px`);
    }
  }
  return findings.list.map(({ who, what, where }) => `${who} at ${where}: ${what}`);
}

/** Requests a service from a provider whose page is open. */
async function askForService(provider: ApiPlayer, asker: ApiPlayer): Promise<string> {
  const { services } = await provider.call(servicesApi.saveServices, {
    body: [
      {
        poe: 'poe1',
        league: 'mercenaries',
        ign: provider.ign,
        location: 'seller',
        serviceCategory: 'WTS_bossKilling',
        serviceName: 'maven',
        isCustomService: false,
        priceValue: 232,
        priceType: 'c',
        rules: '',
        overwriteRules: '',
        overwriteMode: 'adds',
        regions: ['eu'],
      },
    ],
  });
  const [{ id: serviceId, timestampMs } = { id: '', timestampMs: 0 }] = services;
  const { request } = await asker.call(servicesApi.requestService, { body: { serviceId, timestampMs, ign: asker.ign } });
  return request.id;
}

test.describe('all routes', () => {
  test('D10 lists the same routes as the router, and rejects a parameter without a value', () => {
    const routes = listRoutes();
    expect(routes).toContain('/$game/poexchange/services/selection');
    expect(routes).toContain('/$game/poexchange/economy/$tag');
    expect(() => addressOf('/$game/poexchange/new/$thing', { trade: '', request: '' })).toThrow('$thing');
    expect(() => listRoutes("const other = createRoute({ path: '/x' });")).toThrow('1 routes are written, 0 could be read');
  });

  test('D10, D11 opens every page by URL for a visitor without errors', { tag: '@all' }, async ({ openWindow }) => {
    test.setTimeout(MANY_PAGES_MS);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { page } = await openWindow('about:blank');
    expect(await openAll(page, { who: 'visitor', shown: { trade: nobody, request: nobody } })).toEqual([]);
  });

  test(
    'D10 opens every page by URL for a signed-in person without errors, including their trade and request',
    { tag: '@all' },
    async ({ openWindow }) => {
      test.setTimeout(MANY_PAGES_MS);
      const owner = await createApiPlayer('Router');
      const buyer = await createApiPlayer('Walker');
      const { id: trade } = await ask(buyer, await listCurrency(owner, 2), 1);
      const { page } = await openWindow('/poe/poexchange/services/my-listings', { token: owner.token });
      await waitForLive(page);
      const request = await askForService(owner, buyer);
      expect(await openAll(page, { who: 'owner', shown: { trade, request } })).toEqual([]);
    },
  );
});

test('D85 detects what the content security policy blocks: foreign scripts and styles, and text that becomes a script', async ({
  openWindow,
  blockedByPolicy,
}) => {
  const { page } = await openWindow('/poe/poexchange/api');
  const provoke = async (act: () => void, directive: string): Promise<void> => {
    await page.evaluate(act);
    await expect.poll(() => blockedByPolicy.filter((text) => text.includes(`Policy: ${directive}`))).not.toEqual([]);
  };
  await provoke(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
    } catch {
      // The policy blocked it, as expected.
    }
  }, 'require-trusted-types-for');
  await provoke(() => document.body.setAttribute('style', 'color: red'), 'style-src');
  await provoke(() => document.head.append(Object.assign(document.createElement('img'), { src: 'https://127.0.0.1:9/x.png' })), 'img-src');
  blockedByPolicy.length = 0;
});
