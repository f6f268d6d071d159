import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@poexchange/contract/client';
import { createLogger } from '@poexchange/platform/log';
import { createShutdown, stopOnSignals } from '@poexchange/platform/shutdown';
import { buySomething } from './buy-something.ts';
import { readTradersConfig } from './config.ts';
import { drawHabit, keepTrader, type Published } from './keep-trader.ts';
import { sharePriceBook } from './price-book.ts';
import { createRandom } from './random.ts';
import { listSellerAccounts } from './sign-in.ts';
import { createTrader, type Trader } from './trader.ts';
import { useService } from './use-services.ts';

const config = readTradersConfig();
const log = createLogger({ name: 'traders', level: config.LOG_LEVEL, destination: process.stderr });
const shutdown = createShutdown({ log });
stopOnSignals(shutdown, { log });

const LEAGUE = 'Mercenaries';
const BUY_EVERY_MS = 20_000;
const SERVICE_EVERY_MS = 25_000;
const RETRY_MS = 1500;
/**
 * Short enough that the first price book is noticed soon, and long enough for all traders to list from a single read.
 */
const BOOK_MAX_AGE_MS = 15_000;

const stopping = new AbortController();
shutdown.onShutdown('traders', () => stopping.abort());
const random = createRandom(20_261);
const LEAGUE_POE2 = 'Dawn of the Hunt';
const readBook = sharePriceBook({ publicUrl: config.PUBLIC_URL, game: 'poe1', league: LEAGUE, maxAgeMs: BOOK_MAX_AGE_MS, clock: Date.now });

const readBookPoe2 = sharePriceBook({
  publicUrl: config.PUBLIC_URL,
  game: 'poe2',
  league: LEAGUE_POE2,
  maxAgeMs: BOOK_MAX_AGE_MS,
  clock: Date.now,
});

/**
 * Starts a trader. Temporary failures (the publisher's limits, missing prices) are retried; a trader that cannot trade
 * at all is skipped.
 */
async function tryToStart(account: string, at: number): Promise<Trader | null> {
  for (let attempt = 0; attempt < 4 && !stopping.signal.aborted; attempt += 1) {
    try {
      const trader = await createTrader({ publicUrl: config.PUBLIC_URL, account, random: createRandom(at + 1), log });
      shutdown.onShutdown(`pages of ${account}`, trader.stop);
      return trader;
    } catch (error) {
      log.warn({ err: error, account }, 'a trader could not start');
      const waitMs = error instanceof ApiError ? (error.refusal?.retryAfterMs ?? RETRY_MS) : RETRY_MS;
      await sleep(Math.min(waitMs, 20_000), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  return null;
}

async function waitForPrices(): Promise<void> {
  while (!stopping.signal.aborted) {
    const book = await readBook().catch(() => null);
    if (book !== null && book.valuations.size > 0) return;
    await sleep(500, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
}

async function publish(trader: Trader): Promise<Published> {
  const outcomes = [
    await noteListed(trader, 'listed', async () => trader.publish(await readBook())),
    await noteListed(trader, 'listed by hand', async () => trader.publishPoe2(await readBookPoe2())),
  ];
  return outcomes.find((outcome) => outcome === 'signedOut') ?? outcomes.find((outcome) => outcome === 'failed') ?? 'listed';
}

async function noteListed(trader: Trader, what: string, list: () => Promise<readonly unknown[]>): Promise<Published> {
  try {
    const listings = await list();
    log.info({ account: trader.name, listings: listings.length }, what);
    return 'listed';
  } catch (error) {
    log.warn({ err: error, account: trader.name, what }, 'a trader could not list');
    return isSignedOut(error) ? 'signedOut' : 'failed';
  }
}

/**
 * True if the publisher lost its grants (the simulator keeps grants only in memory), or if the session on our server
 * ended.
 */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.refusal?.code === 'gameAccountNotConnected');
}

async function runEvery(everyMs: number, work: () => Promise<void>): Promise<void> {
  while (!stopping.signal.aborted) {
    await sleep(everyMs * (0.7 + 0.6 * random.next()), undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!stopping.signal.aborted) await work().catch((error: unknown) => log.warn({ err: error }, 'a trader failed'));
  }
}

await waitForPrices();
const accounts = (await listSellerAccounts(config.GAME_API_OAUTH_URL, LEAGUE)).slice(0, config.TRADER_COUNT);
const traders: Trader[] = [];
let announced = false;
const queue = accounts.map((account, at) => ({ account, at }));
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let next = queue.shift(); next !== undefined && !stopping.signal.aborted; next = queue.shift()) {
      const trader = await tryToStart(next.account, next.at);
      if (trader === null) continue;
      traders.push(trader);
      await publish(trader);
      await trader
        .offerServices()
        .catch((error: unknown) => log.warn({ err: error, account: trader.name }, 'a trader could not offer services'));
      if (announced) continue;
      announced = true;
      process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
    }
  }),
);
if (traders.length === 0 && !stopping.signal.aborted) throw new Error('no trader could start');

for (const { account, at } of accounts.map((name, number) => ({ account: name, at: number }))) {
  const first = traders.find((trader) => trader.name === account);
  if (first === undefined) continue;
  const ofHabit = createRandom(1000 + at);
  void keepTrader(first, {
    habit: drawHabit(ofHabit),
    random: ofHabit,
    clock: Date.now,
    sleep: (ms) => sleep(ms, undefined, { signal: stopping.signal }),
    signal: stopping.signal,
    publish,
    renew: async (former) => {
      const renewed = await tryToStart(account, at);
      if (renewed === null) return null;
      former.stop();
      traders.splice(traders.indexOf(former), 1, renewed);
      return renewed;
    },
  });
}
const listHere = (): Trader[] => traders.filter((trader) => trader.isHere());
const inPoe1 = { game: 'poe1', league: LEAGUE.toLowerCase() } as const;
const inPoe2 = { game: 'poe2', league: LEAGUE_POE2.toLowerCase() } as const;
void runEvery(BUY_EVERY_MS, () => buySomething({ traders: listHere(), ...inPoe1, side: random.chance(0.8) ? 'sell' : 'buy', random, log }));
void runEvery(2 * BUY_EVERY_MS, () =>
  buySomething({ traders: listHere(), ...inPoe2, side: random.chance(0.8) ? 'sell' : 'buy', random, log }),
);
const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping.signal });
for (const place of [inPoe1, inPoe2])
  void runEvery(SERVICE_EVERY_MS, () =>
    useService({ traders: listHere(), ...place, side: random.chance(0.8) ? 'wts' : 'wtb', random, log, sleep: pause }),
  );
