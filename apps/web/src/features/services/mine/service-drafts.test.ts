import { findService } from '@poexchange/domain/service';
import { describe, expect, it } from 'vitest';
import { makeOwnService } from '../testing/make-service.ts';
import {
  draftOfCatalogue,
  draftOfService,
  findProblem,
  isUnchanged,
  listMoved,
  newKeyOf,
  readSharedTerms,
  writeBody,
} from './service-drafts.ts';
import { readTypedServicePrice, writePrice } from './typed-service-price.ts';
import { startPrice } from './start-price.ts';
import { findKey } from './use-save-services.ts';

const shared = { rules: 'Wait', regions: ['eu'] as const };
const saved = draftOfService(makeOwnService('a', { regions: ['eu'], rules: 'Wait' }), shared);

describe('service drafts', () => {
  it('shares the rules and regions that most services have, and keeps differing regions with their service', () => {
    const services = [
      makeOwnService('a', { rules: 'Wait', regions: ['eu'] }),
      makeOwnService('b', { rules: 'Wait', regions: ['eu'] }),
      makeOwnService('c', { regions: ['na'] }),
    ];
    expect(readSharedTerms(services)).toEqual(shared);
    expect(readSharedTerms([])).toEqual({ rules: '', regions: [] });
    expect(services.map((service) => draftOfService(service, shared).regions)).toEqual([null, null, ['na']]);
  });

  it('R3.39 starts at the buyer’s map if no other map is possible', () => {
    const start = { price: { priceValue: 10, priceType: 'c' }, typedPrice: null } as const;
    const feared = findService('poe1', 'theFeared') ?? expect.fail();
    expect(draftOfCatalogue(feared, { side: 'wtb', start })).toMatchObject({
      location: 'buyer',
      serviceCategory: 'WTB_bossKilling',
      id: null,
    });
    expect(draftOfCatalogue(findService('poe1', 'maven') ?? expect.fail(), { side: 'wts', start })).toMatchObject({ location: 'seller' });
  });

  it('R3.45 deletes the old service when a service moves to the other map', () => {
    const byKey = new Map([[saved.key, saved]]);
    expect(listMoved([saved], byKey)).toEqual([]);
    expect(listMoved([{ ...saved, location: 'buyer' }], byKey)).toEqual(['a']);
    expect(isUnchanged(saved, saved)).toBe(true);
    expect(isUnchanged({ ...saved, active: false }, saved)).toBe(true);
    for (const some of [
      { location: 'buyer' },
      { price: { priceValue: 1, priceType: 'c' } },
      { ownRules: 'x' },
      { regions: ['na'] },
      { ownRulesMode: 'replaces' },
      { typedPrice: 'abc' },
    ] as const)
      expect(isUnchanged({ ...saved, ...some }, saved)).toBe(false);
  });

  it('R7.30 sends a complete service, with the shared terms', () => {
    expect(writeBody({ ...saved, ownRules: 'Pay first' }, { game: 'poe1', league: 'standard', ign: 'Kirael' }, shared)).toMatchObject({
      poe: 'poe1',
      ign: 'Kirael',
      rules: 'Wait',
      overwriteRules: 'Pay first',
      regions: ['eu'],
      priceValue: 100,
      priceType: 'c',
    });
  });

  it('R7.30 sends the service’s own regions and state, and whether its own rules replace the shared rules', () => {
    const own = { ...saved, regions: ['na'] as const, active: false, ownRulesMode: 'replaces' as const, location: 'buyer' as const };
    const scope = { game: 'poe2', league: 'dawn', ign: 'Kirael' } as const;
    expect(writeBody(own, scope, shared)).toMatchObject({
      poe: 'poe2',
      league: 'dawn',
      regions: ['na'],
      active: false,
      overwriteMode: 'replaces',
      location: 'buyer',
    });
  });

  it('R3.45 identifies a new service by name, with no predecessor to delete, and separates custom services from the catalogue', () => {
    const fresh = { ...saved, key: 'new:maven', id: null, location: 'buyer' as const };
    expect(listMoved([fresh], new Map())).toEqual([]);
    expect(newKeyOf({ serviceName: 'maven', isCustomService: false })).toBe('new:maven');
    expect(newKeyOf({ serviceName: 'maven', isCustomService: true })).toBe('new:custom:maven');
  });

  it('identifies a service in an error reply by its index in the list that was sent', () => {
    expect(findKey({ paths: ['body.0.priceValue'] }, [saved])).toBe('a');
    expect(findKey({ paths: ['0'] }, [saved])).toBe('a');
    expect(findKey({ paths: ['body.7'] }, [saved])).toBeNull();
    expect(findKey({}, [saved])).toBeNull();
  });
});

describe('problems that prevent saving', () => {
  const fine = { rules: 'Wait', regions: [] } as const;
  const other = { ...saved, key: 'b', id: 'b' };

  it('R8.07 names the first invalid price or overlong rules', () => {
    expect(findProblem([saved, other], fine)).toBeNull();
    expect(findProblem([saved, { ...other, typedPrice: 'zzz' }], fine)).toEqual({ key: 'b', part: 'price' });
    expect(findProblem([saved, { ...other, typedPrice: '' }], fine)).toEqual({ key: 'b', part: 'price' });
    expect(findProblem([saved, { ...other, ownRules: 'x'.repeat(401) }], fine)).toEqual({ key: 'b', part: 'rules' });
    expect(findProblem([saved], { ...fine, rules: 'x'.repeat(401) })).toEqual({ key: null, part: 'rules' });
  });
});

describe('service price', () => {
  const view = { game: 'poe1', chaosPerDivine: 193.14 } as const;
  const options = { view, freeWord: 'gratis', decimalSign: '.' } as const;
  const read = (text: string) => readTypedServicePrice(text, options);

  it('R2.23 accepts an amount in one currency or “free”, and converts two currencies to whole chaos', () => {
    expect(read('2d')).toEqual({ kind: 'price', price: { priceValue: 2, priceType: 'd' } });
    expect(read('1.5d')).toEqual({ kind: 'price', price: { priceValue: 1.5, priceType: 'd' } });
    expect(read('0.125d')).toEqual({ kind: 'price', price: { priceValue: 0.125, priceType: 'd' } });
    expect(read('80.5')).toEqual({ kind: 'price', price: { priceValue: 80.5, priceType: 'c' } });
    expect(read('1d 20c')).toEqual({ kind: 'price', price: { priceValue: 213, priceType: 'c' } });
    for (const word of ['free', 'GRATIS', '0']) expect(read(word)).toMatchObject({ kind: 'price', price: { priceValue: 0 } });
  });

  it('D59 needs no rate in poe2 for an amount in one currency, and reads a fraction in that currency', () => {
    const poe2 = { view: { game: 'poe2', unit: 'ex', chaosPerUnit: 0.12 }, freeWord: 'gratis', decimalSign: '.' } as const;
    const say = (text: string) => {
      const reading = readTypedServicePrice(text, poe2);
      return reading.kind === 'price' ? `${reading.price.priceValue}${reading.price.priceType}` : reading.problem;
    };
    const typed = ['1 div', '2d', '5', '5 exalted', '3r', '1/3', '1/3 d', '1d 20ex', '5 dogs', '1/999'];
    expect(typed.map(say)).toEqual(['1d', '2d', '5ex', '5ex', '3r', '0.33ex', '0.33d', 'noRate', 'unknownUnit', 'tooSmall']);
  });

  it.each([
    ['', 'notAPrice'],
    ['much', 'notAPrice'],
    ['-1', 'notAPrice'],
    ['1d20', 'notAPrice'],
    ['1d 20c 5', 'notAPrice'],
    ['1ex', 'unknownUnit'],
    ['99999999c', 'tooLarge'],
    ['1.000', 'ambiguous'],
    ['1,000c', 'ambiguous'],
  ])('R2.11 "%s" is not a price: %s', (text, problem) => {
    expect(read(text)).toEqual({ kind: 'problem', problem });
  });

  it('R2.23 is written as stored, and reads back the same whatever the rate', () => {
    for (const text of ['20c', '213c', '2d', '1.5d', 'gratis']) {
      const reading = read(text);
      expect(reading.kind === 'price' && writePrice(reading.price, 'gratis')).toBe(text);
    }
  });

  it('starts at other people’s price; if there is none, a price must be entered before saving', () => {
    expect(startPrice(400, view)).toEqual({ price: { priceValue: 400, priceType: 'c' }, typedPrice: null });
    expect(startPrice(0.2, view).price.priceValue).toBe(1);
    expect(startPrice(null, view).typedPrice).toBe('');
  });
});
