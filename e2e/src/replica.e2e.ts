import { setTimeout as sleep } from 'node:timers/promises';
import { api, encodeParam } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { createApiPlayer, prepareCurrency } from './api-player.ts';
import { expect, siteUrl, test } from './people.ts';
import { askReplica, delayReplica, killNodes } from './replica.ts';

/** The replica's lag in ms: below the limit above which nodes stop reading from it. */
const DELAY_MS = 3500;
/** Pause between turns: all turns together take as long as nodes need to restart. */
const TURN_MS = 700;
const TURNS = 20;
const listingsPage = '/poe/poexchange/bulk-trade/listings?category=currency';

test.skip(process.env['E2E_LAYOUT'] !== 'full', 'only the full layout has a replica');
test.afterEach(() => delayReplica(0));

test('shows everybody a person’s latest change while the replica lags and nodes restart', async ({ openWindow }) => {
  const seller = await createApiPlayer('Ahead');
  const list = await prepareCurrency(seller);
  const filter = encodeParam({ side: 'sell' as const });
  const readOwn = async () => (await seller.call(laterApi.getMyListings, { query: {} })).listings;
  const readFeed = async () =>
    (await seller.call(api.getListings, { params: { game: 'poe1', league: 'mercenaries', category: 'ALL', filter } })).listings;
  await delayReplica(DELAY_MS);
  const { listing: first } = await list(1);
  expect(await askReplica('select from listings where uuid = $1', [first.uuid]), 'the replica is behind').toEqual([]);
  let killed = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const { listing } = await list(1 + turn);
    const version = { uuid: listing.uuid, timestampMs: listing.timestampMs };
    // Query every node: a restarted node reads the league from the replica, and the changes that the replica lacks from
    // elsewhere.
    for (const listings of [await readOwn(), await readFeed(), await readFeed(), await readFeed()])
      expect(listings.find(({ uuid }) => uuid === listing.uuid)).toMatchObject(version);
    if (turn % 5 === 0 && turn < TURNS) killed += killNodes(`http-${turn / 5}`);
    await sleep(TURN_MS);
  }
  expect(killed).toBe(3);

  const { page } = await openWindow(listingsPage);
  for (const price of [21, 37]) {
    await list(price);
    await page.goto(siteUrl(listingsPage));
    await page.getByRole('row').filter({ hasText: seller.ign }).click();
    await expect(page.getByRole('complementary').getByText(`${price}`).first()).toBeVisible();
  }
});
