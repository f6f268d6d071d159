import { beforeEach, describe, expect, it } from 'vitest';
import { followPlace, forgetPlaces } from './my-listings-page.tsx';

describe('the place of My listings', () => {
  beforeEach(forgetPlaces);

  it('is restored when the address names none, for each game separately', () => {
    expect(followPlace('poe1', {})).toBeNull();
    expect(followPlace('poe1', { category: 'essence', sub: 'essenceHigh', view: undefined, other: 'x' })).toBeNull();
    expect(followPlace('poe1', { other: 'x' })).toEqual({ category: 'essence', sub: 'essenceHigh' });
    expect(followPlace('poe2', {})).toBeNull();
    expect(followPlace('poe1', { view: 'listings' })).toBeNull();
    expect(followPlace('poe1', {})).toEqual({ view: 'listings' });
  });
});
