import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartModes, noFilter, plainView, readView, toggleFilter, writeView } from './view.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 });
const uuid = fc.option(fc.uuid(), { nil: null });

describe('net worth page view', () => {
  it('D12 reads back a view written to the address', () => {
    const views = fc.record({
      snapshot: uuid,
      since: uuid,
      mode: fc.constantFrom('track', 'compare'),
      by: fc.constantFrom(...chartModes),
      filter: fc.record({ categories: ids, tabs: ids }),
      fromMs: fc.option(fc.integer({ min: 0, max: 1e12 }), { nil: null }),
      toMs: fc.option(fc.integer({ min: 1e12 + 1, max: 2e12 }), { nil: null }),
    });
    fc.assert(
      fc.property(views, (view) => {
        const search = Object.fromEntries(Object.entries(writeView(view)).filter(([, text]) => text !== undefined));
        expect(readView(search)).toEqual(view);
      }),
    );
  });

  it('D12 shows everything if the address is invalid', () => {
    const broken = { snapshot: '<b>', since: '1', by: 'colour', category: ',,', tab: '', from: '9', to: '3' };
    expect(readView(broken)).toEqual(plainView);
  });

  it('selects a single id on a click, adds another id with Ctrl, and clears a selected id on a second click', () => {
    const press = (id: string, how: 'only' | 'adds') => ({ list: 'categories', id, how }) as const;
    const one = toggleFilter(noFilter, press('gem', 'only'));
    expect(one).toEqual({ categories: ['gem'], tabs: [] });
    const two = toggleFilter(one, press('map', 'adds'));
    expect(two.categories).toEqual(['gem', 'map']);
    expect(toggleFilter(two, press('gem', 'adds')).categories).toEqual(['map']);
    expect(toggleFilter(two, press('map', 'only')).categories).toEqual(['map']);
    const tab = toggleFilter(two, { list: 'tabs', id: 'equipment', how: 'only' });
    expect(tab).toEqual({ categories: [], tabs: ['equipment'] });
    expect(toggleFilter(tab, { list: 'tabs', id: 'equipment', how: 'only' })).toEqual(noFilter);
  });
});
