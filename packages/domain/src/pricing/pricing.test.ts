import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatePrice,
  choosePriceGroup,
  confidenceLevels,
  expandSummary,
  expandValuation,
  findDoubtOfPrice,
  isConfidenceLevel,
  percentile,
  PRIMARY_LEVEL,
  valueAtLevel,
  type CompactValuation,
} from './index.ts';
import { makeGroup } from '../grouping/index.ts';

const values = [5, 5.5, 6, 6.2, 6.5, 7, 7.2, 8, 9, 12];
const compact: CompactValuation = { c: values, l: 40, d: [6, null, 6.1], h: [6.2] };
const asks = fc.array(fc.double({ min: 1e-4, max: 1e6, noNaN: true }), { minLength: 1 }).map((list) => list.sort((a, b) => a - b));
const level = fc.double({ min: 0, max: 100, noNaN: true });

describe('percentile', () => {
  it('D51 interpolates between sorted asks', () => {
    expect(percentile([1, 2, 3, 4, 5], 50)).toBe(3);
    expect(percentile([10, 20], 12)).toBeCloseTo(11.2, 10);
    expect([percentile([10, 20], 0), percentile([10, 20], 100), percentile([7], 12)]).toEqual([10, 20, 7]);
  });

  it('D51 returns no value without asks or for an invalid level, and clamps levels to 0-100', () => {
    expect([percentile([], 12), percentile([1], NaN), percentile([1, 2], -5), percentile([1, 2], 500)]).toEqual([null, null, 1, 2]);
  });

  it('D51 never falls as the level rises and stays between the lowest and highest ask', () => {
    fc.assert(
      fc.property(asks, level, level, (sorted, a, b) => {
        const low = percentile(sorted, Math.min(a, b)) as number;
        const high = percentile(sorted, Math.max(a, b)) as number;
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(sorted[0] as number);
        expect(high).toBeLessThanOrEqual(sorted.at(-1) as number);
      }),
    );
  });
});

describe('valuations', () => {
  it('R9.25 D50 has ten levels, with 12 as the primary level', () => {
    expect(confidenceLevels).toEqual([5, 7, 10, 12, 15, 18, 20, 25, 30, 50]);
    expect([PRIMARY_LEVEL, isConfidenceLevel(12), isConfidenceLevel(13)]).toEqual([12, true, false]);
  });

  it('R3.10 R3.11 expands the compact form', () => {
    expect(expandValuation(compact)).toEqual({
      primaryValue: 6.2,
      listings: 40,
      counted: 40,
      filledListings: 0,
      lowConfidence: false,
      lowConfidenceReason: null,
      history: { primaryValueDaily: [6, null, 6.1], primaryValueHourly: [6.2] },
      pValues: { 5: 5, 7: 5.5, 10: 6, 12: 6.2, 15: 6.5, 18: 7, 20: 7.2, 25: 8, 30: 9, 50: 12 },
      brackets: [],
      exchange: null,
      otherSource: { days: 0, hours: 0 },
    });
  });

  it('R3.11 D53 reads how many sellers count, all by default', () => {
    const countOf = (u?: number) => expandValuation({ ...compact, u }).counted;
    expect([countOf(), countOf(0), countOf(7), countOf(90)]).toEqual([40, 0, 7, 40]);
  });

  it('D52 expands the stock brackets the market shows and the exchange’s price', () => {
    const valuation = expandValuation({ ...compact, b: [6.2, 6.4, null, 7, null], x: { v: 6.3, n: 140 } });
    expect(valuation.brackets).toEqual([
      { quantity: 1, valueChaos: 6.2 },
      { quantity: 4, valueChaos: 6.4 },
      { quantity: 25, valueChaos: 7 },
    ]);
    expect(valuation.exchange).toEqual({ valueChaos: 6.3, units: 140 });
    expect(expandValuation({ ...compact, x: { v: 0, n: 3 } }).exchange).toBeNull();
  });

  it('D53 reads low confidence from a flag, from 1, and from its reason', () => {
    expect(expandValuation({ ...compact, lc: true })).toMatchObject({ lowConfidence: true, lowConfidenceReason: null });
    expect(expandValuation({ ...compact, lc: 1, lr: 'few' })).toMatchObject({ lowConfidence: true, lowConfidenceReason: 'few' });
    expect(expandValuation({ ...compact, lr: 'held' }).lowConfidence).toBe(true);
    expect(expandValuation({ ...compact, lr: 'toString' as never }).lowConfidence).toBe(false);
  });

  it('D50 returns the value at a level, null if it is missing', () => {
    const valuation = expandValuation(compact);
    expect([valueAtLevel(valuation), valueAtLevel(valuation, 50), valueAtLevel(undefined), valueAtLevel(null)]).toEqual([
      6.2,
      12,
      null,
      null,
    ]);
    expect(valueAtLevel(expandValuation({ c: [], l: 0 }))).toBeNull();
  });

  it('R3.11 turns any input into non-negative numbers', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (broken, list) => {
        for (const raw of [broken, { c: list, l: broken, fl: broken, lc: broken, lr: broken, d: list, h: broken, b: list, x: broken }]) {
          const valuation = expandValuation(raw as CompactValuation);
          expect(Object.values(valuation.pValues).every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
          expect(valuation.brackets.every(({ valueChaos }) => valueChaos > 0)).toBe(true);
        }
      }),
    );
  });
});

describe('summaries', () => {
  it('R3.12 uses the first icon, and the name given by the rule or, without a rule, the key', () => {
    const entry = { k: 'chaos orb', i: ['/image/a.png', '/image/b.png'], p: {} };
    const place = { hash: 'h', tag: 'currency' } as const;
    expect(expandSummary(entry, place)).toEqual({
      hash: 'h',
      key: 'chaos orb',
      tag: 'currency',
      icon: '/image/a.png',
      displayName: 'chaos orb',
      unsafeHashProperties: {},
    });
    expect(expandSummary(entry, { ...place, nameOf: ({ key }) => key.toUpperCase() }).displayName).toBe('CHAOS ORB');
    expect(expandSummary(null as never, place)).toMatchObject({ key: '', icon: '', displayName: '' });
  });
});

describe('choosePriceGroup', () => {
  const primary = makeGroup('map', 'strand map', { tier: 16 });
  const extended = makeGroup('map', 'strand map', { tier: 16, deliriumLayers: 5 });
  const eightMod = makeGroup('map', 'strand map', { tier: 16, eightMod: true });
  const sure = expandValuation(compact);
  const doubtful = expandValuation({ ...compact, lc: true, lr: 'few' });
  const none = expandValuation({ c: [], l: 3 });

  it('D28 prices by the extended group if it has a value without low confidence, otherwise by the primary group', () => {
    const grouped = { ok: true, primary, extended } as const;
    expect(choosePriceGroup(grouped, new Map([[extended.hash, sure]]))).toBe(extended);
    expect(choosePriceGroup(grouped, new Map([[extended.hash, doubtful]]))).toBe(primary);
    expect(choosePriceGroup(grouped, new Map([[extended.hash, none]]))).toBe(primary);
    expect(choosePriceGroup(grouped, new Map())).toBe(primary);
    expect(choosePriceGroup({ ok: true, primary }, new Map([[primary.hash, sure]]))).toBe(primary);
  });

  it('R5.14, D28 prices an 8-mod map by its own group or not at all', () => {
    const plainOnly = new Map([[primary.hash, sure]]);
    expect(choosePriceGroup({ ok: true, primary, extended: eightMod }, plainOnly)).toBe(eightMod);
    expect(choosePriceGroup({ ok: true, primary, extended: eightMod }, new Map([[eightMod.hash, doubtful]]))).toBe(eightMod);
    const both = makeGroup('map', 'strand map', { tier: 16, eightMod: true, deliriumLayers: 5 });
    expect(choosePriceGroup({ ok: true, primary, extended: both }, plainOnly)).toBe(eightMod);
    expect(choosePriceGroup({ ok: true, primary, extended: both }, new Map([[both.hash, doubtful]]))).toBe(both);
  });

  const plain = makeGroup('unique', 'voices', { sixLink: false });
  const onePassive = makeGroup('unique', 'voices', { sixLink: false, variant: ['1 passive'] });
  const corrupted = makeGroup('unique', 'voices', { sixLink: false, corrupted: true });

  it('D45 prices a variant by its own group if that group has any value, and otherwise marks the price as doubtful', () => {
    const grouped = { ok: true, primary: plain, extended: onePassive } as const;
    expect(choosePriceGroup(grouped, new Map([[onePassive.hash, doubtful]]))).toBe(onePassive);
    expect(choosePriceGroup(grouped, new Map([[plain.hash, sure]]))).toBe(plain);
    expect(findDoubtOfPrice(plain, { extended: onePassive, reason: null })).toBe('few');
    expect(findDoubtOfPrice(plain, { extended: onePassive, reason: 'stale' })).toBe('stale');
    expect(findDoubtOfPrice(onePassive, { extended: onePassive, reason: null })).toBeNull();
  });

  it('D45 prices a corrupted copy of a variant by the variant if the copy has no sellers', () => {
    const extended = makeGroup('unique', 'voices', { sixLink: false, variant: ['1 passive'], corrupted: true });
    const grouped = { ok: true, primary: plain, extended } as const;
    const values = [
      [plain.hash, sure],
      [onePassive.hash, doubtful],
    ] as const;
    expect(choosePriceGroup(grouped, new Map(values))).toEqual(onePassive);
    expect(choosePriceGroup(grouped, new Map([...values, [extended.hash, doubtful]]))).toBe(extended);
    expect(findDoubtOfPrice(onePassive, { extended, reason: null })).toBeNull();
  });

  it('D45 prices a mirrored copy of a variant by the variant if the copy has no sellers', () => {
    const extended = makeGroup('unique', 'voices', { sixLink: false, variant: ['1 passive'], mirrored: true });
    const values = new Map([plain, onePassive].map(({ hash }) => [hash, doubtful]));
    expect(choosePriceGroup({ ok: true, primary: plain, extended }, values)).toEqual(onePassive);
  });

  it.each([
    ['corrupted', corrupted],
    ['mirrored', makeGroup('unique', 'voices', { sixLink: false, mirrored: true })],
  ])('D45 prices a %s unique by its plain group if its own group’s price is doubtful', (_what, extended) => {
    expect(choosePriceGroup({ ok: true, primary: plain, extended }, new Map([[extended.hash, doubtful]]))).toBe(plain);
    expect(choosePriceGroup({ ok: true, primary: plain, extended }, new Map([[extended.hash, sure]]))).toBe(extended);
    expect(findDoubtOfPrice(plain, { extended, reason: null })).toBeNull();
  });

  it('D45 never prices by a primary group without a market', () => {
    const pair = makeGroup('unique', 'voices', { sixLink: false, corruptedMods: ['a', 'b'] });
    const grouped = { ok: true, primary: pair, extended: corrupted, market: 'extendedInstead' } as const;
    expect(choosePriceGroup(grouped, new Map([[corrupted.hash, sure]]))).toBe(corrupted);
    expect(choosePriceGroup(grouped, new Map([[pair.hash, sure]]))).toBe(plain);
  });
});

describe('calculatePrice', () => {
  it('R5.09 returns a percentage of the value, unless there is an override', () => {
    expect(calculatePrice({ valueChaos: 6.2, multiplierPercent: 110 })).toBe(6.82);
    expect(calculatePrice({ valueChaos: 6.2, multiplierPercent: 110, overrideChaos: 5 })).toBe(5);
    expect(calculatePrice({ valueChaos: null, multiplierPercent: 110, overrideChaos: 5.00006 })).toBe(5.0001);
    expect(calculatePrice({ valueChaos: 6.2, multiplierPercent: 99.96 })).toBe(6.2);
  });

  it('R5.09 returns no price without a value, or for numbers that are not above zero', () => {
    for (const valueChaos of [null, 0, -1, NaN, Infinity]) expect(calculatePrice({ valueChaos, multiplierPercent: 100 })).toBeNull();
    for (const multiplierPercent of [0, -5, NaN, Infinity, 0.01]) expect(calculatePrice({ valueChaos: 1, multiplierPercent })).toBeNull();
    for (const overrideChaos of [0, -1, NaN, Infinity, null, undefined]) {
      expect(calculatePrice({ valueChaos: 2, multiplierPercent: 100, overrideChaos })).toBe(2);
    }
    expect(calculatePrice({ valueChaos: 1e308, multiplierPercent: 1e10 })).toBeNull();
  });

  it('R9.33 returns a price with at most 4 decimals, never 0', () => {
    const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(positive, fc.integer({ min: 1, max: 10_000 }), (valueChaos, tenths) => {
        const price = calculatePrice({ valueChaos, multiplierPercent: tenths / 10 }) as number;
        expect(price).toBeGreaterThanOrEqual(0.0001);
        expect(Number(price.toFixed(4))).toBe(price);
      }),
    );
  });
});
