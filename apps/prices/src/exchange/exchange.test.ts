import { makeGroup } from '@poexchange/domain/grouping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExchangeGroup, readDigest } from './read-digest.ts';

const path = { chaos: 'Metadata/Items/Currency/CurrencyRerollRare', divine: 'Metadata/Items/Currency/CurrencyModValues' };
const market = (volumes: readonly [number, number], more: object = {}) => ({
  league: 'Mercenaries',
  market_id: `${path.divine}|${path.chaos}`,
  market_pair: [path.divine, path.chaos],
  volume_traded: { [path.divine]: volumes[0], [path.chaos]: volumes[1] },
  ...more,
});
const digest = (...markets: unknown[]) => readDigest('poe1', { next_change_id: 1_786_154_400, markets });

describe('exchange digest', () => {
  it('D52 names groups by metadata path, in both games', () => {
    expect(findExchangeGroup('poe1', path.divine)).toEqual(makeGroup('currency', 'divine orb', {}));
    expect(findExchangeGroup('poe2', 'Metadata/Items/Currency/CurrencyAddModToRare')).toEqual(makeGroup('currency', 'exalted orb', {}));
    expect(findExchangeGroup('poe1', 'Metadata/Items/Currency/__proto__')).toBeUndefined();
  });

  it('D52 reads trades in either orientation of the pair', () => {
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

  it('D52 leaves out and counts 0:0 rows, closed leagues, unknown goods and unreadable rows', () => {
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

  it('D52 returns null for a body that is not a digest', () => {
    for (const body of [null, [], '<html>', { markets: [] }, { next_change_id: 'x', markets: [] }, { next_change_id: 1 }])
      expect(readDigest('poe1', body)).toBeNull();
    fc.assert(fc.property(fc.array(fc.anything()), (markets) => readDigest('poe1', { next_change_id: 1, markets })?.trades.length === 0));
  });
});
