import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ids, money, sell } from '../testing/exchange.ts';
import { isBelieved } from './anchor.ts';
import { orientPair, type PairHour } from './pair-hour.ts';
import { priceTrades } from './price-trades.ts';

const hourMs = 3_600_000;
const newestMs = 500_000 * hourMs;
const { divine, exalted, thing } = ids;
const ago = (hours: number): number => newestMs - hours * hourMs;
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const priceThing = (hours: readonly PairHour[], usualUnits?: number) =>
  priceTrades(hours, { ...money, ...(usualUnits === undefined ? {} : { usualUnits: new Map([[thing, usualUnits]]) }) }).get(thing);
/** Six hours of 40 pieces at 100 chaos each, some of them replaced. */
const usualHours = (replaced: Partial<Record<number, PairHour>> = {}) =>
  range(6).map((at) => replaced[at] ?? sell(thing, { hourMs: ago(at), units: 40, price: 100 }));

describe("prices from the exchange's trades", () => {
  it('D43 uses the median of the hours, not the mean', () => {
    const anchor = priceThing([100, 101, 900].map((price, at) => sell(thing, { hourMs: ago(at), units: 40, price })));
    expect(anchor).toMatchObject({ priceChaos: 101, units: 120, atMs: newestMs });
  });

  it('D43 gives no hour more weight than the median hour, so a manipulated hour of any size moves nothing', () => {
    const bought = sell(thing, { hourMs: ago(0), units: 1_000_000, price: 5000 });
    expect(priceThing(usualHours({ 0: bought }))?.priceChaos).toBe(100);
  });

  it('D43 weights by pieces, so a few pieces sold at a high price for another currency do not move the price', () => {
    const dear = range(6).map((at) => sell(thing, { hourMs: ago(at), moneyId: divine, units: 6, price: 0.5 }));
    const cheap = range(6).map((at) => sell(thing, { hourMs: ago(at), units: 289, price: 2.84 }));
    expect(priceThing([...dear, ...cheap])?.priceChaos).toBeCloseTo(2.84, 9);
  });

  it('D43 keeps prices within the range of the pairs used, and equal to the price of a single pair', () => {
    const sale = fc.record({
      hours: fc.integer({ min: 0, max: 5 }),
      units: fc.integer({ min: 1, max: 400 }),
      price: fc.integer({ min: 80, max: 125 }),
      isDivine: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(sale, { selector: (each) => `${each.hours} ${each.isDivine}`, minLength: 1, maxLength: 12 }), (sales) => {
        const hours = sales.map(({ hours: at, units, price, isDivine }) =>
          sell(thing, { hourMs: ago(at), units, ...(isDivine ? { moneyId: divine, price: price / 200 } : { price }) }),
        );
        const context = { ...money, rates: new Map([...money.rates, [divine, 200]]), hashOf: (id: number) => `hash ${id}` };
        const anchor = priceTrades(hours, context).get(thing);
        const prices = (anchor?.pairs ?? []).flatMap(({ priceChaos, notCounted }) => (notCounted === null ? (priceChaos ?? []) : []));
        expect(anchor?.priceChaos).toBeGreaterThanOrEqual(Math.min(...prices) * (1 - 1e-9));
        expect(anchor?.priceChaos).toBeLessThanOrEqual(Math.max(...prices) * (1 + 1e-9));
      }),
    );
  });

  it('D43 ignores trades without stock that are far from other trades', () => {
    const shallow = (price: number) =>
      range(3).map((at) => sell(thing, { hourMs: ago(at), moneyId: exalted, units: 90, price, baseStock: 0 }));
    const rates = new Map([...money.rates, [exalted, 10]]);
    const price = (at: number) => priceTrades([...usualHours(), ...shallow(at)], { ...money, rates }).get(thing)?.priceChaos;
    expect(price(30)).toBe(100);
    expect(price(11)).toBe(110);
    const why = (hours: readonly PairHour[]) =>
      priceTrades(hours, { ...money, rates, hashOf: (id) => String(id) })
        .get(thing)
        ?.pairs.find(({ moneyHash }) => moneyHash === String(exalted))?.notCounted;
    expect([why([...usualHours(), ...shallow(11)]), why([...usualHours(), ...shallow(30)])]).toEqual([null, 'far']);
    // The newest hour sold enough, so older hours do not count.
    expect(why([...usualHours(), sell(thing, { hourMs: ago(5), moneyId: exalted, units: 90, price: 10 })])).toBe('old');
  });

  it('D43 does not count trades without stock as evidence', () => {
    const unbacked = range(6).map((at) => sell(thing, { hourMs: ago(at), units: 400, price: 100, baseStock: 0 }));
    const anchor = priceThing(unbacked);
    expect(anchor).toMatchObject({ priceChaos: 100, evidence: 0 });
    expect(anchor === undefined || isBelieved(anchor)).toBe(false);
    // Earlier versions did not store stocks.
    const notKept = priceThing(unbacked.map((hour) => ({ ...hour, baseStock: null, quoteStock: null })));
    expect(notKept !== undefined && isBelieved(notKept)).toBe(true);
  });

  it.each([
    [2, 1000, false],
    [3, 1000, true],
    [3, 999, false],
  ])('D43 believes a price after %i hours of %i chaos in all: %s', (hours, worth, believed) => {
    const anchor = priceThing(range(hours).map((at) => sell(thing, { hourMs: ago(at), units: worth / hours, price: 1 })));
    expect(anchor !== undefined && isBelieved(anchor)).toBe(believed);
  });

  it('D43 looks back as far as needed, and no further', () => {
    const recent = range(3).map((at) => sell(thing, { hourMs: ago(at), units: 40, price: 200 }));
    const older = range(12).map((at) => sell(thing, { hourMs: ago(3 + at), units: 40, price: 100 }));
    expect(priceThing([...recent, ...older])).toMatchObject({ priceChaos: 200, units: 240 });
    const rare = range(40).map((at) => sell(thing, { hourMs: ago(at), units: 1, price: at < 12 ? 100 : 300 }));
    expect(priceThing(rare)).toMatchObject({ priceChaos: 100, hours: 12, units: 6 });
  });

  it('D43 caps an hour’s evidence at three times the usual volume', () => {
    const washed = range(3).map((at) => sell(thing, { hourMs: ago(at), units: 50, price: 100 }));
    expect(priceThing(washed)).toMatchObject({ evidence: 150 });
    expect(priceThing(washed, 20)).toMatchObject({ evidence: 150 });
    expect(priceThing(washed, 2)).toMatchObject({ evidence: 18 });
    expect(priceThing(washed, 0)).toMatchObject({ evidence: 0, priceChaos: 100 });
  });

  it('D43 counts only sales near the price as evidence', () => {
    const apart = [...usualHours(), ...range(6).map((at) => sell(thing, { hourMs: ago(at), moneyId: divine, units: 30, price: 5 }))];
    expect(priceThing(apart)).toMatchObject({ priceChaos: 100, evidence: 120, hours: 3 });
  });

  it('D43 believes a price while two hours of three agree, and reports the agreement', () => {
    const hoursAt = (prices: readonly number[]) => prices.map((price, at) => sell(thing, { hourMs: ago(at), units: 40, price }));
    const washed = priceThing(hoursAt([500, 100, 100, 20, 100, 100]));
    expect(washed).toMatchObject({ priceChaos: 100, agreement: 4 / 6 });
    expect(washed !== undefined && isBelieved(washed)).toBe(true);
    const torn = priceThing(hoursAt([500, 100, 100, 20, 100, 500]));
    expect(torn).toMatchObject({ priceChaos: 100, agreement: 3 / 6 });
    expect(torn !== undefined && isBelieved(torn)).toBe(false);
  });

  it('D43 treats an hour without stock as neither proof nor contradiction at the same price', () => {
    const soldOut = (price: number) => sell(thing, { hourMs: ago(1), units: 40, price, baseStock: 0 });
    const same = priceThing(usualHours({ 1: soldOut(101) }));
    expect(same).toMatchObject({ priceChaos: 100, hours: 5, evidence: 200, agreement: 1 });
    expect(priceThing(usualHours({ 1: soldOut(500) }))).toMatchObject({ priceChaos: 100, agreement: 5 / 6 });
  });

  it('D43 reports the deviation of trades: zero for equal prices, else estimated from the ranges or from the hours', () => {
    expect(priceThing(usualHours())?.deviation).toBe(0);
    const wide = usualHours().map((hour) => ({
      ...hour,
      lowest: hour.quoteUnits / hour.baseUnits / 2,
      highest: (hour.quoteUnits / hour.baseUnits) * 2,
    }));
    expect(priceThing(wide)).toMatchObject({ lowestChaos: 50, highestChaos: 200 });
    expect(priceThing(wide)?.deviation).toBeCloseTo(Math.log(4) / 4, 9);
    const moving = [80, 100, 125].map((price, at) => sell(thing, { hourMs: ago(at), units: 40, price }));
    expect(priceThing(moving)?.deviation).toBeCloseTo(1.4826 * Math.log(1.25), 2);
  });

  it('D43 uses divine and exalted orbs; lists pairs with other currencies without counting them', () => {
    const hashOf = (id: number) => `hash of ${id}`;
    const other = 77;
    const hours = range(3).flatMap((at) => [
      sell(divine, { hourMs: ago(at), units: 10, price: 200 }),
      sell(exalted, { hourMs: ago(at), moneyId: divine, units: 200, price: 0.05 }),
      sell(thing, { hourMs: ago(at), moneyId: exalted, units: 20, price: 3 }),
      sell(thing, { hourMs: ago(at), moneyId: other, units: 100, price: 1 }),
    ]);
    const anchors = priceTrades(hours, { ...money, rates: new Map(), hashOf });
    expect(anchors.get(exalted)?.priceChaos).toBeCloseTo(10, 9);
    expect(anchors.get(thing)).toMatchObject({ units: 60 });
    expect(anchors.get(thing)?.priceChaos).toBeCloseTo(30, 9);
    expect(anchors.get(thing)?.pairs).toMatchObject([
      { moneyHash: 'hash of 3', units: 60, paid: 180, stock: 5000, hours: 3, atMs: newestMs, notCounted: null },
      { moneyHash: 'hash of 77', units: 300, paid: 300, priceChaos: null, notCounted: 'money' },
    ]);
    // A currency's pairs are its pairs with other currencies.
    expect(anchors.get(exalted)).toMatchObject({ units: 600, pairs: [{ moneyHash: 'hash of 2' }] });
    expect(anchors.get(divine)).toMatchObject({ units: 60, pairs: [{ moneyHash: 'hash of 1' }, { moneyHash: 'hash of 3' }] });
    expect(anchors.has(other)).toBe(false);
    expect(anchors.has(ids.chaos)).toBe(false);
  });

  it('D43 uses the rate of a guarded currency that was not sold for chaos', () => {
    const hours = range(3).map((at) => sell(thing, { hourMs: ago(at), moneyId: divine, units: 4, price: 0.25 }));
    expect(priceTrades(hours, { ...money, rates: new Map() }).size).toBe(0);
    expect(priceThing(hours)?.priceChaos).toBe(50);
  });

  it('D43 gives the same prices for any order of hours and orientation of pairs', () => {
    const hours = [
      ...usualHours(),
      ...range(6).map((at) => sell(thing, { hourMs: ago(at), moneyId: divine, units: 30, price: 0.6, lowest: 1, highest: 4 })),
    ];
    const turn = ({ hourMs: atMs, baseId, quoteId, baseUnits, quoteUnits, lowest, highest, ...stocks }: PairHour): PairHour => {
      const [low, high] = [lowest, highest].map((ratio) => (ratio === null ? null : 1 / ratio)) as [number | null, number | null];
      const turned = { baseId: quoteId, quoteId: baseId, baseUnits: quoteUnits, quoteUnits: baseUnits, lowest: high, highest: low };
      return { hourMs: atMs, ...stocks, ...turned };
    };
    const expected = priceThing(hours);
    fc.assert(
      fc.property(fc.shuffledSubarray(hours, { minLength: 12 }), (shuffled) => {
        expect(priceThing(shuffled.map(turn))).toEqual(expected);
        for (const hour of hours) expect(orientPair(turn(hour))).toEqual(orientPair(hour));
      }),
    );
  });
});
