/**
 * True prices: each price follows a log random walk from its catalogue price, with hourly steps of 1 % for much-traded
 * items and 2 % for other items (D90).
 */
import { catalogue } from './catalogue/catalogue.ts';
import { leaguePriceFactors, tradeLeagueIds } from './leagues.ts';
import { createRandom, hashText } from './random.ts';
import { wares } from './wares.ts';

export type Truth = Readonly<{
  /**
   * Returns the true price in chaos for an item's name or a ware's label in a league; undefined for an unknown name or
   * league.
   */
  priceOf: (league: string, name: string) => number | undefined;
  /** Returns an item's true price at the start of the world. */
  startPriceOf: (league: string, name: string) => number | undefined;
  /** Returns a divine orb's chaos value in a league. */
  divineOf: (league: string) => number;
  /** Advances all prices to this whole hour since the start; ignores earlier hours. */
  moveTo: (hour: number) => void;
  list: (league: string) => readonly Readonly<{ name: string; kind: string; priceChaos: number }>[];
}>;

/** Everything that has a true price, stackable or not. */
const priced: readonly Readonly<{ name: string; kind: string; priceChaos: number }>[] = [
  ...catalogue,
  ...wares.map(({ label, kind, priceChaos }) => ({ name: label, kind, priceChaos })),
];

const THICK_FROM_CHAOS = 0.05;
const THICK_TO_CHAOS = 300;

/** Returns an item's own factor within a league: up to a third below or above the league's price factor. */
function scatter(league: string, name: string): number {
  return league === 'Mercenaries' ? 1 : 0.75 + (hashText(`${league}/${name}`) % 1000) / 1600;
}

export function createTruth(seed: string): Truth {
  const prices = new Map<string, Map<string, number>>();
  for (const league of tradeLeagueIds) {
    const factor = leaguePriceFactors[league] ?? 1;
    prices.set(
      league,
      new Map(priced.map((item) => [item.name, item.name === 'Chaos Orb' ? 1 : item.priceChaos * factor * scatter(league, item.name)])),
    );
  }
  const startPrices = new Map([...prices].map(([league, list]) => [league, new Map(list)]));
  let reachedHour = 0;

  const stepTo = (hour: number) => {
    for (const [league, list] of prices) {
      const random = createRandom(`${seed}/truth/${league}/${hour}`);
      for (const [name, price] of list) {
        const isThick = price >= THICK_FROM_CHAOS && price <= THICK_TO_CHAOS;
        if (name !== 'Chaos Orb') list.set(name, price * Math.exp(random.gauss(0, isThick ? 0.01 : 0.02)));
      }
    }
  };

  return {
    priceOf: (league, name) => prices.get(league)?.get(name),
    startPriceOf: (league, name) => startPrices.get(league)?.get(name),
    divineOf: (league) => prices.get(league)?.get('Divine Orb') ?? 200,
    moveTo: (hour) => {
      while (reachedHour < hour) stepTo(++reachedHour);
    },
    list: (league) => {
      const known = prices.get(league);
      return known === undefined ? [] : priced.map(({ name, kind }) => ({ name, kind, priceChaos: known.get(name) ?? 0 }));
    },
  };
}
