/** People who offer and request services using only the pages. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, makeName, type OpenWindow } from './people.ts';
import { makeSay } from './say.ts';
import { openSignedIn } from './sign-in.ts';

export type ServicePerson = { readonly page: Page; readonly say: ReturnType<typeof makeSay> };

export const phone = { width: 390, height: 844 };

/** Opens a page in this language for a new person. */
export async function openPerson(
  openWindow: OpenWindow,
  { stem, path, language = 'en', size }: { stem: string; path: string; language?: string; size?: typeof phone },
): Promise<ServicePerson & { readonly context: BrowserContext }> {
  const state = { path, language, ...(size === undefined ? {} : { size }) };
  const { page, context } = await openSignedIn(openWindow, { freshName: makeName(stem) }, state);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return { page, context, say: makeSay(language) };
}

/** Confirms the asker's character if the dialog appears; waits for `done`. */
export async function confirmName({ page, say }: ServicePerson, done: Locator): Promise<void> {
  const confirm = page.getByRole('dialog').getByRole('button', { name: say('ign.confirmCustomer') });
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(done.first()).toBeVisible();
}

/** A person's own row for a service. */
export const myRow = ({ page, say }: ServicePerson, name: string): Locator =>
  page
    .getByRole('table', { name: say('services.mine.table') })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** Adds services in a section at these prices, saves them, and returns the name that other people see. */
export async function offerServices(
  person: ServicePerson,
  section: string,
  offers: readonly { readonly name: string; readonly price: string }[],
): Promise<string> {
  const { page, say } = person;
  const rows = page.getByRole('table', { name: say('services.mine.table') }).getByRole('rowgroup', { name: section, exact: true });
  for (const { name, price } of offers) {
    const tile = rows.getByRole('button', { name: new RegExp(`^${escape(name)}(?! \\()`) }).first();
    await expect(rows).toBeVisible();
    if (!(await tile.isVisible())) await rows.getByRole('button', { name: say('services.rail.more') }).click();
    await tile.click();
    const field = page.getByRole('textbox', { name: say('services.mine.priceOf', { service: name }) }).first();
    await field.fill(price);
    await field.blur();
    await closePanel(person);
  }
  const save = page.getByRole('button', { name: say('services.mine.save') });
  await save.click();
  // The offers panel shows that the service is listed, even on a phone.
  const [{ name: shown } = { name: '' }] = offers.slice(-1);
  const confirm = page.getByRole('dialog').getByRole('button', { name: say('ign.confirm') });
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click();
    // A dialog hides the bar from role queries.
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2000 });
    await expect(save).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await myRow(person, shown).getByRole('button', { name: shown, exact: true }).click();
  await expect(page.getByText(say('services.mine.state.listed')).filter({ visible: true }).first()).toBeVisible();
  const post = page.getByText(/^WT[SB] [^]*IGN /).first();
  await expect(post).toBeVisible();
  const ign = /IGN (\S+)/.exec((await post.textContent()) ?? '')?.[1] ?? '';
  await closePanel(person);
  return ign;
}

/** Closes a panel that covers the page; a panel next to the page may stay open. */
async function closePanel({ page, say }: ServicePerson): Promise<void> {
  const over = page.getByRole('dialog', { name: say('services.mine.panel') });
  if (!(await over.isVisible())) return;
  await over.getByRole('button', { name: say('app.close') }).click();
  await expect(over).toHaveCount(0);
}

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The first vouch button for a person, on the page or in a part of the page, in any language. */
export const vouchOf = (within: Page | Locator, ign: string): Locator =>
  within.locator(`button[aria-pressed][aria-label*="${ign}"]`).filter({ visible: true }).first();

/** A visible button on the page, found by its text key. */
export const button = ({ page, say }: ServicePerson, key: string, values?: Readonly<Record<string, string>>): Locator =>
  page
    .getByRole('button', { name: say(key, values) })
    .filter({ visible: true })
    .first();

/** Returns the asker's or provider's card, expanding it if it is collapsed to a line. */
export async function openCard({ page, say }: ServicePerson, key: 'service.wants' | 'service.offers'): Promise<Locator> {
  const card = page.getByRole('alert').filter({ hasText: new RegExp(say(key).source.slice(1)) });
  await expect(card).toBeVisible();
  const line = card.getByRole('button', { expanded: false });
  if (await line.isVisible()) await line.click();
  return card;
}

/** Presses two buttons at the same moment, even if the first press removes the second button. */
export async function pressTogether(first: Locator, second: Locator): Promise<void> {
  const elements = await Promise.all([first.elementHandle(), second.elementHandle()]);
  await Promise.all(elements.map((element) => element?.evaluate((each) => (each as HTMLElement).click())));
}
