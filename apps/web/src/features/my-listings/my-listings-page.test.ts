import { beforeEach, describe, expect, it } from 'vitest';
import { followPlace, forgetPlaces } from './my-listings-page.tsx';

describe('place on My listings', () => {
  beforeEach(forgetPlaces);

  it('restores the last place when the address names no place, for each game separately', () => {
    expect(followPlace('poe1', {})).toBeNull();
    expect(followPlace('poe1', { category: 'essence', sub: 'essenceHigh', view: undefined, other: 'x' })).toBeNull();
    expect(followPlace('poe1', { other: 'x' })).toEqual({ category: 'essence', sub: 'essenceHigh' });
    expect(followPlace('poe2', {})).toBeNull();
    expect(followPlace('poe1', { view: 'listings' })).toBeNull();
    expect(followPlace('poe1', {})).toEqual({ view: 'listings' });
  });
});
