import { makeGroup } from '@poexchange/domain/grouping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExchangeGroup } from './exchange-groups.ts';
import { priceTrades, type PairTrades } from './price-trades.ts';
import { readDigest } from './read-digest.ts';

const path = { chaos: 'Metadata/Items/Currency/CurrencyRerollRare', divine: 'Metadata/Items/Currency/CurrencyModValues' };
const market = (volumes: readonly [number, number], more: object = {}) => ({
  league: 'Mercenaries',
  market_id: `${path.divine}|${path.chaos}`,
  market_pair: [path.divine, path.chaos],
  volume_traded: { [path.divine]: volumes[0], [path.chaos]: volumes[1] },
  ...more,
});
const digest = (...markets: unknown[]) => readDigest('poe1', { next_change_id: 1_786_154_400, markets });

describe('the exchange digest', () => {
  it('D52 names groups by metadata path, in both games', () => {
    expect(findExchangeGroup('poe1', path.divine)).toEqual(makeGroup('currency', 'divine orb', {}));
    expect(findExchangeGroup('poe2', 'Metadata/Items/Currency/CurrencyAddModToRare')).toEqual(makeGroup('currency', 'exalted orb', {}));
    expect(findExchangeGroup('poe1', 'Metadata/Items/Currency/__proto__')).toBeUndefined();
  });

  it('D52 reads what was traded, whichever way round the pair stands', () => {
    const turned = { market_pair: [path.chaos, path.divine] };
    const [one, other] = digest(market([3, 600]), market([3, 600], turned))?.trades ?? [];
    expect(one).toMatchObject({
      league: 'Mercenaries',
      base: { key: 'divine orb' },
      quote: { key: 'chaos orb' },
      baseUnits: 3,
      quoteUnits: 600,
    });
    expect(other).toMatchObject({ base: { key: 'chaos orb' }, quote: { key: 'divine orb' }, baseUnits: 600, quoteUnits: 3 });
  });

  it('D52 leaves out 0:0 rows, closed leagues, unknown goods and what cannot be read, and counts each', () => {
    const unknown = 'Metadata/Items/Deepwater/DeepwaterEldritch';
    const read = digest(
      market([0, 0]),
      market([3, 600], { league: 'Fortuna BSF (PL84975)' }),
      market([3, 600], { league: 'Ruthless Mercenaries' }),
      market([1, 2], { market_pair: [unknown, path.chaos], volume_traded: { [unknown]: 1, [path.chaos]: 2 } }),
      market([3, 600], { league: 'a\0b' }),
      market([1e-320, 5]),
      market([5, 1e16]),
      market([-1, 5]),
      market([1, Number.NaN]),
      market([1, 2], { market_pair: [path.chaos] }),
      market([1, 2], { market_pair: [path.chaos, path.chaos] }),
      market([1, 2], { volume_traded: {} }),
      null,
      'x',
    );
    expect(read).toEqual({ nextHourSeconds: 1_786_154_400, trades: [], untraded: 1, otherLeague: 3, unknown: 1, unreadable: 9 });
  });

  it('D52 a body that is no digest is none', () => {
    for (const body of [null, [], '<html>', { markets: [] }, { next_change_id: 'x', markets: [] }, { next_change_id: 1 }])
      expect(readDigest('poe1', body)).toBeNull();
    fc.assert(fc.property(fc.array(fc.anything()), (markets) => readDigest('poe1', { next_change_id: 1, markets })?.trades.length === 0));
  });
});

describe('prices of the exchange', () => {
  const [chaos, divine, exalted, thing] = [1, 2, 3, 4] as const;
  const baseCurrencies = { chaosId: chaos, guardedIds: [divine, exalted], rates: new Map<number, number>() };
  const pair = (baseId: number, quoteId: number, baseUnits: number, quoteUnits: number, atMs = 5): PairTrades => ({
    baseId,
    quoteId,
    baseUnits,
    quoteUnits,
    atMs,
  });

  it('D52 are what was paid over what was sold', () => {
    expect(priceTrades([pair(chaos, divine, 2000, 10)], baseCurrencies).get(divine)).toEqual({ priceChaos: 200, units: 10, atMs: 5 });
  });

  it('D52 go over the divine and the exalted orb, and weigh every pair by what was paid in it', () => {
    const anchors = priceTrades(
      [
        pair(chaos, divine, 2000, 10, 7),
        pair(divine, exalted, 1, 20),
        pair(divine, thing, 6, 3),
        pair(exalted, thing, 10, 1, 9),
        pair(chaos, thing, 300, 1),
      ],
      baseCurrencies,
    );
    expect(anchors.get(exalted)?.priceChaos).toBe(10);
    expect(anchors.get(thing)).toEqual({ priceChaos: (6 * 200 + 10 * 10 + 300) / 5, units: 5, atMs: 9 });
    expect(anchors.has(chaos)).toBe(false);
  });

  it('D52 take a guarded currency nobody traded for chaos at its rate, and say nothing of pairs without baseCurrencies', () => {
    const pairs = [pair(divine, thing, 1, 4), pair(thing, 5, 10, 10)];
    expect(priceTrades(pairs, baseCurrencies).size).toBe(0);
    const known = priceTrades(pairs, { ...baseCurrencies, rates: new Map([[divine, 100]]) });
    expect(known.get(thing)).toEqual({ priceChaos: 25, units: 4, atMs: 5 });
    expect(known.has(5)).toBe(false);
  });

  it('D52 are the same whatever the order of the pairs', () => {
    const pairs = [pair(chaos, divine, 2000, 10), pair(divine, exalted, 1, 20), pair(exalted, thing, 10, 1), pair(chaos, thing, 300, 1)];
    fc.assert(
      fc.property(fc.shuffledSubarray(pairs, { minLength: 4 }), (shuffled) => {
        expect(priceTrades(shuffled, baseCurrencies).get(thing)?.priceChaos).toBeCloseTo(200, 9);
      }),
    );
  });
});
