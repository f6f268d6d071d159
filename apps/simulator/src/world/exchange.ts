/**
 * The currency exchange: the trades of each hour, at prices near the true prices when the hour's digest is created.
 * Thousands of players trade there, so fake offers do not affect its prices. An hour's digest is cached unchanged.
 * Hours before the start of the world have a made-up past that ends at the starting prices.
 */
import type { ExchangeMarket } from '@poexchange/contract/game-api';
import { catalogue } from './catalogue/catalogue.ts';
import { exchangePaths } from './catalogue/exchange-paths.ts';
import { poe2ExchangeRows } from './catalogue/poe2-exchange.ts';
import { leagues } from './leagues.ts';
import { createRandom, hashText, type Random } from './random.ts';
import type { Truth } from './truth.ts';
import { createWander, type Wander } from './wander.ts';

export type Exchange = Readonly<{
  /**
   * Returns the markets of all leagues of a realm in the hour that starts at `hourSeconds`; null if the hour is not
   * published yet or no longer stored.
   */
  readHour: (realm: 'pc' | 'poe2', hourSeconds: number) => readonly ExchangeMarket[] | null;
  oldestHour: () => number;
}>;

const HOUR_SECONDS = 3600;
const KEPT_HOURS = 45 * 24;
const ROOT = 'Metadata/Items/';
const chaosPath = `${ROOT}Currency/CurrencyRerollRare`;
const divinePath = `${ROOT}Currency/CurrencyModValues`;
const exaltedPath = `${ROOT}Currency/CurrencyAddModToRare`;

type Good = Readonly<{ path: string; priceChaos: number }>;
type Money = Readonly<{ path: string; priceChaos: number }>;

export function createExchange({ seed, truth, now }: { seed: string; truth: Truth; now: () => number }): Exchange {
  const told = new Map<string, readonly ExchangeMarket[]>();
  const runningHour = () => Math.floor(now() / 1000 / HOUR_SECONDS) * HOUR_SECONDS;
  const wander = createWander(seed);
  const startHour = runningHour();
  /** Returns the ratio of a past price to the starting price; 1 from the start onwards. */
  const pastFactor = (realm: string, league: string, name: string, hour: number): number =>
    hour >= startHour || name === 'Chaos Orb' ? 1 : readFactor(wander, `${realm}/${league}/${name}`, { from: startHour, to: hour });
  const oldestHour = () => runningHour() - KEPT_HOURS * HOUR_SECONDS;

  const make = (realm: 'pc' | 'poe2', hour: number): ExchangeMarket[] =>
    leagues
      .filter((league) => league.realm === realm)
      .flatMap(({ id }) => {
        const priceOf = hour < startHour ? truth.startPriceOf : truth.priceOf;
        const goods = (realm === 'poe2' ? listPoe2(id) : listPoe1(priceOf, id)).map(({ name, path, priceChaos }) => ({
          path,
          priceChaos: priceChaos * pastFactor(realm, id, name, hour),
        }));
        return trade(createRandom(`${seed}/exchange/${realm}/${id}/${hour}`), { league: id, goods });
      });

  return {
    oldestHour,
    readHour: (realm, hour) => {
      if (hour % HOUR_SECONDS !== 0 || hour >= runningHour() || hour < oldestHour()) return null;
      const key = `${realm} ${hour}`;
      const known = told.get(key);
      if (known !== undefined) return known;
      const markets = make(realm, hour);
      // Drops the oldest hour; old hours are rarely requested again.
      if (told.size >= 48) told.delete(told.keys().next().value ?? '');
      told.set(key, markets);
      return markets;
    },
  };
}

const pathOf = new Map(exchangePaths);

function readFactor(wander: Wander, name: string, { from, to }: { from: number; to: number }): number {
  return Math.exp(wander(name, to / HOUR_SECONDS) - wander(name, from / HOUR_SECONDS));
}

type NamedGood = Good & Readonly<{ name: string }>;

function listPoe1(priceOf: Truth['priceOf'], league: string): NamedGood[] {
  return catalogue.flatMap(({ name }) => {
    const path = pathOf.get(name);
    const priceChaos = priceOf(league, name);
    return path === undefined || priceChaos === undefined ? [] : [{ name, path: ROOT + path, priceChaos }];
  });
}

/** Lists the goods of poe2, which has an exchange but no sellers here. Prices are constant within a league. */
function listPoe2(league: string): NamedGood[] {
  return poe2ExchangeRows.map(([name, path, priceChaos]) => ({
    name,
    path: ROOT + path,
    priceChaos: name === 'Chaos Orb' || league !== 'Standard' ? priceChaos : priceChaos * (0.8 + (hashText(name) % 100) / 400),
  }));
}

/**
 * Creates an hour's trades: cheap goods for chaos, expensive goods for divines, some goods for both; a few offers find
 * no buyer.
 */
function trade(random: Random, { league, goods }: { league: string; goods: readonly Good[] }): ExchangeMarket[] {
  const priceOf = (path: string) => goods.find((good) => good.path === path)?.priceChaos;
  const divine: Money = { path: divinePath, priceChaos: priceOf(divinePath) ?? 200 };
  const exalted: Money = { path: exaltedPath, priceChaos: priceOf(exaltedPath) ?? 10 };
  const chaos: Money = { path: chaosPath, priceChaos: 1 };
  return goods.flatMap((good) => {
    if (good.path === chaosPath) return [];
    const monies =
      good.path === divinePath || good.path === exaltedPath ? [chaos] : [good.priceChaos > divine.priceChaos * 3 ? divine : chaos];
    if (good.path !== exaltedPath && good.priceChaos < divine.priceChaos && random.chance(0.15)) monies.push(exalted);
    if (good.path !== divinePath && good.priceChaos > divine.priceChaos / 4 && !monies.includes(divine) && random.chance(0.5))
      monies.push(divine);
    return monies.filter((money) => money.path !== good.path).map((money) => makeMarket(random, { league, good, money }));
  });
}

function makeMarket(random: Random, { league, good, money }: { league: string; good: Good; money: Money }): ExchangeMarket {
  const price = (good.priceChaos / money.priceChaos) * Math.exp(random.gauss(0, 0.015));
  const isQuiet = random.chance(0.12);
  // Large enough that neither side is rounded to a few pieces.
  const worth = random.logInt(50, 4000) * Math.max(price, 1);
  const units = isQuiet ? 0 : Math.max(1, Math.round(worth / price));
  const paid = isQuiet ? 0 : Math.max(1, Math.round(units * price));
  const pair: [string, string] = random.chance(0.5) ? [good.path, money.path] : [money.path, good.path];
  const both = (ofGood: number, ofMoney: number) => ({ [good.path]: ofGood, [money.path]: ofMoney });
  const stock = () => both(random.logInt(1, 500), random.logInt(1, 5000));
  return {
    league,
    market_id: pair.join('|'),
    market_pair: pair,
    volume_traded: both(units, paid),
    lowest_stock: stock(),
    highest_stock: stock(),
    lowest_ratio: isQuiet ? both(0, 0) : both(...reduce(units, Math.max(1, Math.round(paid * 0.96)))),
    highest_ratio: isQuiet ? both(0, 0) : both(...reduce(units, Math.max(1, Math.round(paid * 1.05)))),
  };
}

function reduce(a: number, b: number): [number, number] {
  let [divisor, rest] = [a, b];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return [a / divisor, b / divisor];
}
