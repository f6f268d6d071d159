import { describe, expect, it } from 'vitest';
import { createRandom } from '../lib/random.ts';
import { drawSpread, quantileOfSpread } from './spread.ts';
import { listWorlds, readWorldFile, type ActorKind, type Spread, type WorldFile } from './world-file.ts';
import { createWorld, type Market } from './world.ts';

const d90 = readWorldFile('d90');
const cartel: ActorKind = {
  kind: 'cartel',
  share: 1,
  factor: 0.5,
  within: 0,
  accounts: 1000,
  tabs: 1,
  hours: 6,
  fromHour: 3,
  toHour: null,
  ramp: null,
  touches: false,
  minute: 'any',
};

function play(changes: Partial<WorldFile>, hours: number, lies = 0.4): Market[] {
  const world = createWorld({ world: { ...d90, ...changes }, seed: 1, lies });
  while (world.hour < hours) world.step();
  return [world.divine, ...world.markets];
}

const liarsOf = ({ asks }: Market) => asks.filter(({ account }) => account >= 1_000_000);

describe('world file', () => {
  it('D90 can be read and played for every world in the repository', () => {
    expect(d90).toMatchObject({ name: 'D90', hours: 168, seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], lies: [0, 0.05, 0.2, 0.35] });
    for (const name of listWorlds()) {
      const world = readWorldFile(name);
      const played = createWorld({ world, seed: 1, lies: world.lies.at(-1) ?? 0 });
      played.step();
      expect(played.markets.length, name).toBe(world.markets.reduce((sum, { count }) => sum + count, 0));
    }
  });

  it('rejects an invalid world and says what is wrong', () => {
    expect(() => readWorldFile(`${import.meta.dirname}/../../package.json`)).toThrow(/is no world[^]*seeds/);
  });
});

describe('world', () => {
  it('D90 is equal for the same seed, and differs for another seed', () => {
    expect(play({}, 5)).toEqual(play({}, 5));
    const other = createWorld({ world: d90, seed: 2, lies: 0.4 });
    expect(other.markets.map(({ truthChaos }) => truthChaos)).not.toEqual(play({}, 0).map(({ truthChaos }) => truthChaos));
  });

  it('D90 adds an actor kind’s fake asks only in its hours, at its factor and according to its share', () => {
    expect(play({ actors: [cartel] }, 2).flatMap(liarsOf)).toEqual([]);
    for (const market of play({ actors: [cartel] }, 4)) {
      const liars = liarsOf(market);
      expect(liars.length / market.asks.length).toBeCloseTo(0.4, 0);
      // The fake asks were posted an hour ago, and asks are rounded.
      if (market.truthChaos > 50 && market.truthChaos < 300)
        for (const { amount } of liars) expect(Math.abs(Math.log(amount / market.truthChaos / 0.5))).toBeLessThan(0.1);
    }
  });

  it('D90 moves the prices of a ramp hour by hour up to its end, and reposts touched asks every hour', () => {
    const ramp = { ...cartel, hours: 100, fromHour: 0, ramp: { hourly: -0.1, to: 0.3 } };
    const factorAt = (hour: number): number => {
      const market = play({ actors: [ramp] }, hour).find(({ truthChaos }) => truthChaos > 100 && truthChaos < 300) as Market;
      return (liarsOf(market)[0]?.amount ?? 0) / market.truthChaos;
    };
    expect(factorAt(2)).toBeCloseTo(0.5 * Math.exp(-0.2), 1);
    expect(factorAt(20)).toBeCloseTo(0.3, 1);
    const touched = play({ actors: [{ ...cartel, hours: 100, fromHour: 0, touches: true }] }, 9);
    for (const { listedAtHour } of touched.flatMap(liarsOf)) expect(listedAtHour).toBeGreaterThan(8 - 1e-9);
  });

  it('D90 halves all goods at a jump, to which the atOnce share of sellers reacts immediately', () => {
    const honest = { ...d90.honest, slowShare: 1, slowHours: 1000 };
    const jump = { atHour: 4, factor: 0.5, of: 'all goods', atOnce: 0.5 } as const;
    const [divine, ...goods] = play({ honest, jumps: [jump] }, 4, 0);
    const [, ...before] = play({ honest }, 4, 0);
    goods.forEach((market, at) => expect(market.truthChaos / (before[at]?.truthChaos ?? 0)).toBeCloseTo(0.5));
    expect(divine?.truthChaos).toBeCloseTo(play({ honest }, 4, 0)[0]?.truthChaos ?? 0);
    const asks = goods.flatMap((market) => market.asks);
    expect(asks.filter(({ listedAtHour }) => listedAtHour > 3).length / asks.length).toBeCloseTo(0.5, 1);
  });
});

describe('spread of honest asks', () => {
  const spreads: Spread[] = [
    { mean: 0.08, deviation: 0.18 },
    {
      mixture: [
        { share: 2, mean: 0, deviation: 0.1 },
        { share: 1, mean: 0.7, deviation: 0.3 },
      ],
    },
    {
      quantiles: [
        [0, -2],
        [0.12, -0.35],
        [0.5, 0],
        [0.88, 1.36],
        [1, 3],
      ],
    },
  ];
  it.each(spreads)('D90 has the quantiles that count as the truth: %o', (spread) => {
    const random = createRandom('spread');
    const drawn = Float64Array.from({ length: 40_000 }, () => drawSpread(spread, random)).sort();
    for (const share of [0.05, 0.12, 0.5, 0.9])
      expect(quantileOfSpread(spread, share)).toBeCloseTo(drawn[Math.round(share * drawn.length)] ?? 0, 1);
  });
});

describe('a world’s exchange', () => {
  const trades = { chance: 1, units: 40, deviation: 0.02 };
  const kind = { ...(d90.markets[0] as WorldFile['markets'][number]), count: 40, trades };
  const wash = { chance: 1, units: 400, factor: 4, fromHour: 3, openShare: 0.5 };
  const listTrades = (changes: Partial<WorldFile>, hour: number) =>
    play({ markets: [kind], ...changes }, hour).flatMap(({ traded, truthChaos }) => (traded === null ? [] : [{ ...traded, truthChaos }]));

  it('D43 reports the range of an hour’s prices, and that goods and currency were on offer', () => {
    for (const { units, priceChaos, lowestChaos, highestChaos, stock, stockChaos } of listTrades({}, 5)) {
      expect(Math.log(highestChaos / lowestChaos)).toBeCloseTo(0.08, 6);
      expect([lowestChaos < priceChaos, priceChaos < highestChaos, stock, stockChaos]).toEqual([true, true, units, units * priceChaos]);
    }
  });

  it('D43 adds wash trades from their first hour, half of them closed to other players, which widen the range', () => {
    expect(listTrades({ wash }, 2)).toEqual(listTrades({}, 2));
    for (const { units, truthChaos, lowestChaos, highestChaos } of listTrades({ wash }, 5)) {
      expect([units, highestChaos / truthChaos, lowestChaos < truthChaos * 1.1]).toEqual([440, expect.closeTo(4, 6), true]);
    }
    const alone = listTrades({ wash, markets: [{ ...kind, trades: { ...trades, chance: 0 } }] }, 5);
    const open = alone.filter(({ stockChaos }) => stockChaos > 0);
    expect(alone).toHaveLength(41);
    expect(open.length).toBeGreaterThan(10);
    expect(open.length).toBeLessThan(31);
    expect(listTrades({ wash: { ...wash, openShare: 1 }, markets: [kind] }, 5).every(({ stockChaos }) => stockChaos > 0)).toBe(true);
  });
});
