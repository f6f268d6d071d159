import { findService } from '@poexchange/domain/service';
import { describe, expect, it } from 'vitest';
import { makeOwnService } from '../testing/make-service.ts';
import { draftOfCatalogue, draftOfService, isUnchanged, listMoved, readSharedTerms, writeBody } from './service-drafts.ts';
import { readTypedServicePrice, writePrice } from './service-price-field.tsx';
import { findKey } from './use-save-services.ts';

const shared = { rules: 'Wait', regions: ['eu'] as const };
const saved = draftOfService(makeOwnService('a', { regions: ['eu'], rules: 'Wait' }), shared);

describe('services as they are edited', () => {
  it('share the rules and regions that most of them have; others have regions of their own', () => {
    const services = [
      makeOwnService('a', { rules: 'Wait', regions: ['eu'] }),
      makeOwnService('b', { rules: 'Wait', regions: ['eu'] }),
      makeOwnService('c', { regions: ['na'] }),
    ];
    expect(readSharedTerms(services)).toEqual(shared);
    expect(readSharedTerms([])).toEqual({ rules: '', regions: [] });
    expect(services.map((service) => draftOfService(service, shared).regions)).toEqual([null, null, ['na']]);
  });

  it('R3.39 start at the buyer’s map where only that will do', () => {
    const price = { priceValue: 10, priceType: 'c' } as const;
    const feared = findService('poe1', 'theFeared') ?? expect.fail();
    expect(draftOfCatalogue(feared, { side: 'wtb', price })).toMatchObject({
      location: 'buyer',
      serviceCategory: 'WTB_bossKilling',
      id: null,
    });
    expect(draftOfCatalogue(findService('poe1', 'maven') ?? expect.fail(), { side: 'wts', price })).toMatchObject({ location: 'seller' });
  });

  it('R3.45 moved to the other map they are other services: the first one is deleted', () => {
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
    ] as const)
      expect(isUnchanged({ ...saved, ...some }, saved)).toBe(false);
  });

  it('R7.30 are sent whole, with what they share', () => {
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

  it('are pointed at by their place in the list that was refused', () => {
    expect(findKey({ paths: ['body.0.priceValue'] }, [saved])).toBe('a');
    expect(findKey({ paths: ['0'] }, [saved])).toBe('a');
    expect(findKey({ paths: ['body.7'] }, [saved])).toBeNull();
    expect(findKey({}, [saved])).toBeNull();
  });
});

describe('the price of a service', () => {
  const view = { game: 'poe1', chaosPerDivine: 212 } as const;
  const options = { view, freeWord: 'gratis', decimalSign: '.' } as const;

  it('R2.23 is typed as an amount of one currency, of two, or as free', () => {
    const read = (text: string) => readTypedServicePrice(text, options);
    expect(read('1d 20c')).toEqual({ kind: 'price', price: { priceValue: 232, priceType: 'c' } });
    expect(read('2d')).toEqual({ kind: 'price', price: { priceValue: 2, priceType: 'd' } });
    for (const word of ['free', 'GRATIS', '0']) expect(read(word)).toMatchObject({ kind: 'price', price: { priceValue: 0 } });
    for (const text of ['', 'much', '-3', '1ex', '99999999c']) expect(read(text).kind).toBe('problem');
  });

  it('is written as it can be typed again', () => {
    for (const text of ['1d 20c', '80c', '2d', '1.5d', 'gratis']) {
      const reading = readTypedServicePrice(text, options);
      expect(reading.kind === 'price' && writePrice(reading.price, { view, freeWord: 'gratis' })).toBe(text);
    }
  });
});
