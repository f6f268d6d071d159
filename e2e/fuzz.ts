/**
 * `npm run fuzz [-- --seconds 60 --seed N --url ADDRESS]`: simulated people use the pages at random for a while, in a
 * browser against the whole product. Two people with two windows each click, type, go back, lose the network, publish,
 * buy and trade; the invariants are checked after each step. Prints the seed and the findings, then counts of completed
 * actions.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/lib/browser.ts';
import { abortOnSignals } from '../scripts/lib/signals.ts';
import { act } from './src/fuzz/act.ts';
import { describeFinding, Findings } from './src/fuzz/findings.ts';
import { answer, buy, publish, type Reached } from './src/fuzz/purposes.ts';
import { createRandom, type Random } from './src/fuzz/random.ts';
import { MarketWatch } from './src/fuzz/watch-market.ts';
import { checkPage, watchPage } from './src/fuzz/watch-page.ts';
import { makeName, siteUrl } from './src/people.ts';
import { startProduct } from './src/product.ts';
import { signIn } from './src/sign-in.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' }, url: { type: 'string' } },
});
const seconds = Number(values.seconds);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
if (!(seconds > 0) || !Number.isInteger(seed)) throw new Error('--seconds takes a positive number, --seed a whole one');

/** Number of steps between stock checks. */
const checkEvery = 5;

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Data shared by the people in a run. */
type Known = { readonly sellers: Set<string>; readonly requests: string[] };
type Judges = { readonly findings: Findings; readonly market: MarketWatch };
type Person = { readonly name: string; readonly context: BrowserContext; readonly pages: readonly Page[]; readonly random: Random };

/** Opens a wide and a narrow window for the same signed-in person. */
async function createPerson(browser: Browser, index: number, { findings, market }: Judges): Promise<Person> {
  const name = makeName(`Fuzz${'abc'[index] ?? 'z'}`);
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const pages: Page[] = [];
  for (const size of sizes) {
    const page = await context.newPage();
    await page.setViewportSize(size);
    watchPage(page, findings, name);
    market.follow(page, name);
    await page.goto(siteUrl('/poe/poexchange'));
    if (pages.length === 0) await signIn(page, { freshName: name });
    pages.push(page);
  }
  return { name, context, pages, random: createRandom(seed * 31 + index) };
}

/** Counts acknowledged actions from the server's replies. */
function countReached(person: Person, reached: Reached, { sellers, requests }: Known): void {
  for (const page of person.pages)
    page.on('response', (response) => {
      if (response.request().method() !== 'POST' || !response.ok()) return;
      const { pathname } = new URL(response.url());
      if (pathname === '/api/v1/listings') {
        reached.published += 1;
        void response
          .json()
          .then(({ ign }: { ign: string }) => sellers.add(ign))
          .catch(() => undefined);
      }
      if (pathname === '/api/v1/notifications') {
        reached.asked += 1;
        void response
          .json()
          .then(({ id }: { id: string }) => requests.push(id))
          .catch(() => undefined);
      }
      if (pathname === '/api/v1/notifications/processed') reached.handled += 1;
    });
}

async function live(
  person: Person,
  role: 'seller' | 'buyer',
  { untilMs, isEnough, known, findings, market }: Judges & { untilMs: number; isEnough: () => boolean; known: Known },
): Promise<number> {
  const { name, context, pages, random } = person;
  let steps = 0;
  // A slow machine may not complete anything in the given time: people then continue with purposeful steps.
  const isOn = (): boolean => Date.now() < (isEnough() ? untilMs : untilMs + seconds * 2000);
  for (; isOn(); steps += 1) {
    const page = random.weigh([
      [7, pages[0]],
      [3, pages[1]],
    ] as const);
    if (page === undefined) break;
    const note = (text: string): void => findings.step(name, `${new URL(page.url()).pathname}: ${text}`);
    const walk = { page, random, note };
    const choice = steps === 0 || Date.now() > untilMs ? 0 : random.below(12);
    if (choice === 0 && role === 'seller') await publish(walk).catch(() => undefined);
    else if (choice === 0) await buy(walk, [...known.sellers]).catch(() => undefined);
    else if (choice === 1 && role === 'seller') await answer(walk, known.requests).catch(() => undefined);
    else await act(page, context, random, note);
    await checkPage(page, findings, name);
    if (steps % checkEvery === 0) await market.checkStock(page, name);
  }
  return steps;
}

async function run(browser: Browser): Promise<boolean> {
  const findings = new Findings();
  const market = new MarketWatch(findings);
  const known: Known = { sellers: new Set<string>(), requests: [] };
  const reached: Reached = { published: 0, asked: 0, handled: 0 };
  const seller = await createPerson(browser, 0, { findings, market });
  const buyer = await createPerson(browser, 1, { findings, market });
  for (const person of [seller, buyer]) countReached(person, reached, known);
  const [first] = seller.pages;
  if (first !== undefined)
    await publish({ page: first, random: seller.random, note: (text) => findings.step(seller.name, text) }).catch(() => undefined);
  const untilMs = Date.now() + seconds * 1000;
  const isEnough = (): boolean => reached.published > 0 && reached.asked > 0 && market.judged.stacks > 0;
  const rest = { untilMs, isEnough, findings, market, known };
  const steps = await Promise.all([live(seller, 'seller', rest), live(buyer, 'buyer', rest)]);
  if (!isEnough()) findings.report('the run', 'reached too little to prove anything', siteUrl());
  for (const finding of findings.list) process.stdout.write(`${describeFinding(finding)}\n`);
  process.stdout.write(
    [
      `seed ${seed}: ${steps.join(' + ')} steps; ${reached.published} listings published, ${reached.asked} requests, ${reached.handled} times Done or Undo;`,
      `${market.judged.requests} totals and ${market.judged.stacks} stacks compared; ${findings.list.length} findings\n`,
    ].join(' '),
  );
  return findings.list.length === 0;
}

process.stdout.write(`seed ${seed}\n`);
const running = values.url ?? process.env['POEXCHANGE_URL'];
const executablePath = await ensureBrowser((text) => process.stderr.write(`${text}\n`), abortOnSignals());
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const product = running === undefined ? await startProduct() : null;
process.env['POEXCHANGE_URL'] = product?.url ?? running ?? '';
let isClean = false;
try {
  isClean = await run(browser);
} finally {
  await browser.close();
  await product?.stop();
}
process.stdout.write(isClean ? '1 passed, 0 failed, 0 skipped\n' : '0 passed, 1 failed, 0 skipped\n');
process.exitCode = isClean ? 0 : 1;
