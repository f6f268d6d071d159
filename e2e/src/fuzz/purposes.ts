/**
 * Short purposeful sequences between the random steps, so that a run reaches listings, requests and trades. Each
 * sequence goes as far as the page allows.
 */
import type { Locator, Page } from '@playwright/test';
import { encodeParam } from '@poexchange/contract/rest';
import { noListingFilter, writeListingFilter } from '@poexchange/domain/listing-filter';
import { siteUrl } from '../people.ts';
import type { Note } from './act.ts';
import type { Random } from './random.ts';

const myListings = '/poe/poexchange/bulk-trade/my-listings';
const listings = '/poe/poexchange/bulk-trade/listings';
const stepMs = 3000;
/** Time in ms for a page to load its data on a busy machine. */
const loadMs = 15_000;

export type Walk = { readonly page: Page; readonly random: Random; readonly note: Note };

/** Counts of completed actions, for the final line: a run that completes nothing proves nothing. */
export type Reached = { published: number; asked: number; handled: number };

const isThere = (locator: Locator, timeout = stepMs): Promise<boolean> =>
  locator
    .first()
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false);

/** Publishes a random category from the stash, choosing the tabs and the character if necessary. */
export async function publish({ page, random, note }: Walk): Promise<void> {
  const category = random.pick(['essence', 'currency', 'fragment', 'map', 'oil']) ?? 'essence';
  note(`publish ${category}`);
  await page.goto(siteUrl(`${myListings}?category=${category}`));
  const choose = page.getByRole('button', { name: 'Choose tabs' }).first();
  const button = page.getByRole('button', { name: /^(Publish|Update|Renew)/ }).first();
  // A narrow page shows the terms and the button after a click on "Offer".
  const offer = page.getByRole('button', { name: 'Offer', exact: true }).first();
  await isThere(choose.or(button).or(offer), loadMs);
  if (await choose.isVisible()) {
    await choose.click({ timeout: stepMs });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^(All shown|Select all)$/ }).click({ timeout: stepMs });
    await dialog.getByRole('button', { name: /^Use \d+ tabs?$/ }).click({ timeout: stepMs });
  }
  if (!(await isThere(button.or(offer), loadMs))) return;
  if (!(await button.isVisible())) await offer.click({ timeout: stepMs });
  await button.click({ timeout: stepMs });
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(Yes, trade|Whisper) as/ });
  if (await isThere(confirm)) await confirm.click({ timeout: stepMs });
  await page.waitForTimeout(1000);
}

/** Opens a random seller's listing, selects some items, and copies the whisper. */
export async function buy({ page, random, note }: Walk, sellers: readonly string[]): Promise<void> {
  const seller = random.pick(sellers);
  note(`buy from ${seller ?? 'anybody'}`);
  const filter = seller === undefined ? '' : `?filter=${encodeParam(writeListingFilter({ ...noListingFilter, sellerText: seller }))}`;
  await page.goto(siteUrl(listings + filter));
  const named = page.getByRole('row').filter({ hasText: seller ?? /./ });
  if (!(await isThere(named, loadMs))) return;
  await named.nth(random.below(Math.min(4, await named.count()))).click({ timeout: stepMs });
  const panel = page.getByRole('region', { name: /’s listing$/ });
  if (!(await isThere(panel))) return;
  const fields = panel.getByRole('textbox', { name: /^Quantity of/ });
  const count = await fields.count();
  for (let index = 0; index < Math.min(3, count); index += 1) {
    const field = fields.nth(random.below(count));
    await field.fill(random.pick(['1', '2', '600', '99999', '5']) ?? '1', { timeout: stepMs }).catch(() => undefined);
  }
  const copy = panel.getByRole('button', { name: /Copy whisper/ });
  if (!(await isThere(copy))) return;
  await copy.click({ timeout: stepMs });
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(Yes, trade|Whisper) as/ });
  if (await isThere(confirm, 1500)) await confirm.click({ timeout: stepMs });
  await page.waitForTimeout(1000);
}

/** Opens a request (from its toast if one is displayed), presses Done, and sometimes undoes the trade. */
export async function answer({ page, random, note }: Walk, requests: readonly string[]): Promise<void> {
  const request = random.pick(requests.slice(-3));
  note('answer a request');
  const show = page.getByRole('link', { name: 'Show' }).or(page.getByRole('button', { name: 'Show' }));
  if (await isThere(show, 300)) await show.first().click({ timeout: stepMs });
  else if (request !== undefined) await page.goto(siteUrl(`/poe/poexchange/bulk-trade/trade/${request}`));
  const done = page.getByRole('button', { name: /^Done/ });
  if (!(await isThere(done, 5000))) return;
  await done.first().click({ timeout: stepMs });
  const undo = page.getByRole('button', { name: /^Undo/ });
  if (random.below(2) === 0 && (await isThere(undo))) await undo.first().click({ timeout: stepMs });
}
