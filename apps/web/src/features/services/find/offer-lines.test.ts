import { describe, expect, it } from 'vitest';
import {
  countPlaces,
  filterLines,
  findStrictestFilter,
  hasRules,
  indexLines,
  isInPlace,
  makeLines,
  percentFromMedian,
  readGoingPrices,
  sortLines,
} from './offer-lines.ts';
import { plainView } from './services-view.ts';
import { makeLine, makeService } from '../testing/make-service.ts';

const ids = (lines: readonly { readonly row: { readonly id: string } }[]): string[] => lines.map(({ row }) => row.id);

describe('offer lines', () => {
  it('R4.22 marks people the reader vouches for, and the reader’s own offers', () => {
    const rows = [makeService('a'), makeService('b', { userId: makeService('a').userId }), makeService('c')];
    const facts = { toChaos: () => 5, ownUserId: 'user-c', vouchedUsers: new Set(['user-a']) };
    expect(makeLines(rows, facts)).toMatchObject([
      { isVouched: true, isOwn: false, moreCount: 1, chaos: 5, name: 'The Maven', section: 'bossKilling' },
      { isVouched: true, moreCount: 1 },
      { isVouched: false, isOwn: true, moreCount: 0 },
    ]);
  });

  it('assigns services to their section, custom services to a separate section, and unknown services to their category', () => {
    const rows = [
      makeService('lab', { serviceCategory: 'WTS_other', serviceName: 'lab4' }),
      makeService('custom', { isCustomService: true, serviceName: 'Wave 15' }),
      makeService('newer', { serviceCategory: 'WTS_pinnacleBosses', serviceName: 'nextBoss' }),
    ];
    const lines = makeLines(rows, { toChaos: () => 1, ownUserId: null, vouchedUsers: new Set() });
    expect(lines.map(({ section }) => section)).toEqual(['labyrinth', 'custom', 'pinnacleBosses']);
    const counts = countPlaces(lines);
    expect([counts.get(''), counts.get('labyrinth/lab4'), counts.get('custom')]).toEqual([3, 1, 1]);
    expect(lines.filter((line) => isInPlace(line, { section: 'custom', service: 'anything' }))).toHaveLength(1);
  });

  it('finds an offer by id, and the other offers of the same person', () => {
    const rows = [makeService('a'), makeService('b', { userId: makeService('a').userId }), makeService('c')];
    const index = indexLines(makeLines(rows, { toChaos: () => 1, ownUserId: null, vouchedUsers: new Set() }));
    const [first, , third] = ['a', 'b', 'c'].map((id) => index.find(id));
    if (first == null || third == null) throw new Error('an offer is not found by its id');
    expect([ids([first, third]), ids(index.listOthers(first)), ids(index.listOthers(third))]).toEqual([['a', 'c'], ['b'], []]);
    expect(index.find('gone')).toBeNull();
  });

  it('applies each filter separately, and matches offers without regions to any region', () => {
    const lines = [
      makeLine('far', { regions: ['oce'] }),
      makeLine('buyer', { location: 'buyer' }),
      makeLine('dear', { priceValue: 900 }),
      makeLine('idle', { userStatus: 'idle' }),
      makeLine('trusted', { vouchCount: 9 }),
    ];
    const pass = (some: object, highestChaos: number | null = null, lowestChaos: number | null = null): string[] =>
      ids(filterLines(lines, { view: { ...plainView, ...some }, lowestChaos, highestChaos }));
    expect(pass({ regions: ['eu'] })).toEqual(['buyer', 'dear', 'idle', 'trusted']);
    expect(pass({ location: 'buyer' })).toEqual(['buyer']);
    expect(pass({ highestPrice: '1d' }, 200)).not.toContain('dear');
    expect(pass({ isOnlineOnly: true })).not.toContain('idle');
    expect(pass({ fewestVouches: 9 })).toEqual(['trusted']);
    expect(pass({ lowestPrice: '100c', highestPrice: '100c' }, 100, 100)).toEqual(['far', 'buyer', 'idle', 'trusted']);
    expect(pass({ lowestPrice: '1d' }, null, 200)).toEqual(['dear']);
  });

  it('finds offers by player, or by words of a custom service, ignoring case and accents', () => {
    const lines = [
      makeLine('a', { ign: 'Halvárd' }),
      makeLine('b', { ign: 'Kirael', isCustomService: true, serviceName: 'Wave 15, hálv price' }),
      makeLine('c', { ign: 'Kirael' }),
    ];
    const find = (text: string): string[] =>
      ids(filterLines(lines, { view: { ...plainView, text }, lowestChaos: null, highestChaos: null }));
    expect(find(' HALV ')).toEqual(['a', 'b']);
    expect(find('wave 15')).toEqual(['b']);
    expect(find('maven')).toEqual([]);
    expect(find('  ')).toEqual(['a', 'b', 'c']);
  });

  it('D63 excludes offers whose owner has no linked chat account', () => {
    const lines = [makeLine('linked', { isChatLinked: true }), makeLine('other')];
    const limits = { view: { ...plainView, isChatLinkedOnly: true }, lowestChaos: null, highestChaos: null };
    expect(ids(filterLines(lines, limits))).toEqual(['linked']);
    expect(findStrictestFilter(lines, limits)).toBe('isChatLinkedOnly');
  });

  it('D62 detects the shared or own rules that a request would accept, and ignores blank rules', () => {
    const all = [{}, { rules: ' \n' }, { rules: 'Wait' }, { overwriteRules: 'Pay first' }].map((over) => hasRules(makeLine('a', over)));
    expect(all).toEqual([false, false, true, true]);
  });

  it('excludes a price with an unknown rate from every price filter, and does not count it as free', () => {
    const unknown = makeLine('x', {}, { chaos: null });
    expect(filterLines([unknown], { view: { ...plainView, highestPrice: '5d' }, lowestChaos: null, highestChaos: 1000 })).toEqual([]);
    expect(ids(sortLines([unknown, makeLine('y')], { column: 'price', direction: 'up' }))).toEqual(['y', 'x']);
  });

  it('names the filter that excludes the most offers', () => {
    const lines = [
      makeLine('a', { userStatus: 'idle', vouchCount: 9 }),
      makeLine('b', { userStatus: 'idle', vouchCount: 9 }),
      makeLine('c'),
    ];
    const view = { ...plainView, isOnlineOnly: true, fewestVouches: 5 };
    expect(findStrictestFilter(lines, { view, lowestChaos: null, highestChaos: null })).toBe('isOnlineOnly');
    expect(findStrictestFilter([], { view, lowestChaos: null, highestChaos: null })).toBeNull();
  });

  it('sorts independently of the input order, with ties ordered by price, then by name, then by id', () => {
    const lines = [
      makeLine('z', { ign: 'Anna' }),
      makeLine('y', { ign: 'Bert' }),
      makeLine('x', { ign: 'Anna' }),
      makeLine('w', { ign: 'Zoe', priceValue: 5 }),
    ];
    for (const each of [lines, lines.toReversed()]) {
      expect(ids(sortLines(each, { column: 'vouches', direction: 'down' }))).toEqual(['w', 'x', 'z', 'y']);
      expect(ids(sortLines(each, { column: 'online', direction: 'up' }))).toEqual(['w', 'x', 'z', 'y']);
    }
  });

  it('places an offer in its section and under its service', () => {
    const line = makeLine('a');
    const isIn = (section: string, service: string): boolean => isInPlace(line, { section, service });
    expect([isIn('', ''), isIn('bossKilling', ''), isIn('bossKilling', 'maven')]).toEqual([true, true, true]);
    expect([isIn('labyrinth', ''), isIn('bossKilling', 'uberElder'), isIn('labyrinth', 'maven')]).toEqual([false, false, false]);
  });

  it('sorts by most vouches, then by lowest price', () => {
    const lines = [
      makeLine('c', { vouchCount: 1, priceValue: 9 }),
      makeLine('a', { vouchCount: 5 }),
      makeLine('b', { vouchCount: 1, priceValue: 3 }),
    ];
    expect(ids(sortLines(lines, plainView.sort))).toEqual(['a', 'b', 'c']);
    expect(ids(sortLines(lines.toReversed(), plainView.sort))).toEqual(['a', 'b', 'c']);
  });
});

describe('going prices', () => {
  const sellers = [100, 200, 300, 400, 500].map((price, at) => makeLine(`s${at}`, { priceValue: price }));
  const buyers = [10, 0].map((price, at) => makeLine(`b${at}`, { priceValue: price, location: 'buyer' }));

  it('never mixes the two maps, and reports when fewer than five offers have a price', () => {
    const going = readGoingPrices([...sellers, ...buyers], 'any');
    expect(going).toMatchObject({
      location: 'seller',
      shown: { kind: 'known', count: 5, medianChaos: 300, lowChaos: 100, highChaos: 500 },
      other: { kind: 'few', count: 2, freeCount: 1 },
    });
    expect(readGoingPrices([...sellers, ...buyers], 'buyer').shown.kind).toBe('few');
  });

  it('leaves the reader’s own offer out of the prices it is compared with', () => {
    const own = { ...makeLine('own', { priceValue: 9000 }), isOwn: true };
    expect(readGoingPrices([...sellers, own], 'any').shown).toEqual(readGoingPrices(sellers, 'any').shown);
    const lab = { priceValue: 5, serviceName: 'lab4' };
    const labs = [makeLine('a', lab), makeLine('b', lab), { ...makeLine('own', { ...lab, priceValue: 900 }), isOwn: true }];
    expect(readGoingPrices(labs, 'none').shown.count).toBe(2);
  });

  it('R2.20 combines all offers for a service without a map, and hides none of them with a map filter', () => {
    const labs = [1, 2, 3, 4, 5].map((chaos) =>
      makeLine(`lab${chaos}`, { priceValue: chaos, serviceName: 'lab4', location: chaos > 3 ? 'buyer' : 'seller' }),
    );
    expect(readGoingPrices(labs, 'none')).toMatchObject({
      location: null,
      shown: { kind: 'known', count: 5, medianChaos: 3 },
      other: { count: 0 },
    });
    const limits = { view: { ...plainView, location: 'buyer' as const }, lowestChaos: null, highestChaos: null };
    expect(filterLines(labs, limits)).toHaveLength(5);
    expect(filterLines([...sellers, ...buyers], limits)).toEqual(buyers);
  });

  it('shows an offer’s difference from the median, but not for a free offer or if there is no median', () => {
    const { shown, other } = readGoingPrices([...sellers, ...buyers], 'any');
    expect([240, 300, 0, null].map((chaos) => percentFromMedian(chaos, shown))).toEqual([-20, 0, null, null]);
    expect(percentFromMedian(10, other)).toBeNull();
  });
});
