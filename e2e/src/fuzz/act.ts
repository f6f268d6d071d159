/** A person's random step: a click, typing, a key, going back, another page, or a moment without a network. */
import type { BrowserContext, ElementHandle, Page } from '@playwright/test';
import { siteUrl } from '../people.ts';
import type { Random } from './random.ts';
import { noteCutOff } from './watch-page.ts';

export type Note = (text: string) => void;

const paths = [
  '/poe/poexchange',
  '/poe/poexchange/bulk-trade',
  '/poe/poexchange/bulk-trade/listings',
  '/poe/poexchange/bulk-trade/listings?category=essence',
  '/poe/poexchange/bulk-trade/my-listings',
  '/poe/poexchange/economy',
  '/poe/poexchange/price-check',
  '/poe2/poexchange/bulk-trade/listings',
  '/poe2/poexchange/bulk-trade/my-listings',
  '/poe2/poexchange/economy',
  '/poe/poexchange/nowhere',
];

/** Text that people type or paste into fields. */
const entries = [
  '1',
  '0',
  '3',
  '600',
  '99999',
  '-5',
  '1.5',
  '1,5',
  '1d',
  '1.5d',
  '1/2',
  '~b/o 3 divine',
  'abc',
  '',
  ' ',
  'essence',
  'ö漢字🙂',
  'x'.repeat(300),
];
const keys = ['Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Tab', 'Space', '/', 'j', 'k', '?'];

/** Buttons that end the session, or take it out of the test's control, are not clicked at random. */
const avoided = /sign out|log out|delete (my )?account|reset|export|download|disconnect/i;

const actMs = 1500;

/** Makes one step. Skips steps that are currently impossible: a covered button is not a bug. */
export async function act(page: Page, context: BrowserContext, random: Random, note: Note): Promise<void> {
  const step = random.weigh([
    [50, clickSomething],
    [18, typeSomething],
    [9, pressKey],
    [4, goBack],
    [5, openPath],
    [3, turnWheel],
    [2, loseNetwork],
    [1, reload],
  ] as const);
  await step({ page, context, random, note }).catch(() => undefined);
}

type Step = { readonly page: Page; readonly context: BrowserContext; readonly random: Random; readonly note: Note };

async function listVisible(page: Page, selector: string): Promise<ElementHandle<HTMLElement>[]> {
  const handles = (await page.$$(selector)) as ElementHandle<HTMLElement>[];
  const visible = await Promise.all(
    handles.slice(0, 400).map((handle) => handle.evaluate((element) => element.checkVisibility({ checkOpacity: true })).catch(() => false)),
  );
  return handles.filter((_handle, index) => visible[index] === true);
}

const describeElement = (element: HTMLElement): string =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 60)}"`;

async function clickSomething({ page, random, note }: Step): Promise<void> {
  const scope = (await page.$('dialog[open], [role="dialog"]')) === null ? '' : ':is(dialog[open], [role="dialog"]) ';
  const kinds = ['button', 'a[href^="/"]', 'input[type="checkbox"]', 'input[type="radio"]', '[role="row"]', 'summary', '[role="option"]'];
  const chosen = random.pick(await listVisible(page, kinds.map((kind) => scope + kind).join(', ')));
  if (chosen === undefined) return;
  const label = await chosen.evaluate(describeElement);
  if (avoided.test(label)) return;
  note(`click ${label}`);
  await chosen.click({ timeout: actMs });
}

async function typeSomething({ page, random, note }: Step): Promise<void> {
  const fields = await listVisible(
    page,
    'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]):not([type="file"]), textarea',
  );
  const field = random.pick(fields);
  const text = random.pick(entries) ?? '';
  if (field === undefined) return;
  note(`type "${text.slice(0, 40)}" into ${await field.evaluate(describeElement)}`);
  // Some people select all and paste, others append to the existing text.
  if (random.below(3) === 0) await field.fill(text, { timeout: actMs });
  else {
    await field.click({ timeout: actMs });
    await page.keyboard.type(text.slice(0, 60));
  }
  if (random.below(2) === 0) {
    note('press Enter');
    await page.keyboard.press('Enter');
  }
}

async function pressKey({ page, random, note }: Step): Promise<void> {
  const key = random.pick(keys) ?? 'Escape';
  note(`press ${key}`);
  await page.keyboard.press(key);
}

async function goBack({ page, random, note }: Step): Promise<void> {
  const isBack = random.below(3) > 0;
  note(isBack ? 'go back' : 'go forward');
  await (isBack ? page.goBack({ timeout: actMs }) : page.goForward({ timeout: actMs }));
  if (!page.url().startsWith(siteUrl('/'))) await page.goto(siteUrl('/poe/poexchange'));
}

async function openPath({ page, random, note }: Step): Promise<void> {
  const path = random.pick(paths) ?? '/';
  note(`open ${path}`);
  await page.goto(siteUrl(path), { timeout: 10_000 });
}

async function turnWheel({ page, random, note }: Step): Promise<void> {
  const field = random.pick(await listVisible(page, 'input:not([type="checkbox"]):not([type="radio"]), [role="row"]'));
  if (field === undefined) return;
  note(`turn the wheel over ${await field.evaluate(describeElement)}`);
  await field.hover({ timeout: actMs });
  await page.mouse.wheel(0, random.below(2) === 0 ? 240 : -240);
}

/** Disconnects the person, lets them try something, and reconnects them. */
async function loseNetwork({ page, context, random, note }: Step): Promise<void> {
  note('lose the network');
  noteCutOff(context);
  await context.setOffline(true);
  try {
    for (let tries = random.below(3); tries >= 0; tries -= 1) {
      await clickSomething({ page, context, random, note }).catch(() => undefined);
      await page.waitForTimeout(random.below(1500));
    }
  } finally {
    note('be back on the network');
    noteCutOff(context);
    await context.setOffline(false);
  }
}

async function reload({ page, note }: Step): Promise<void> {
  note('reload');
  await page.reload({ timeout: 10_000 });
}
