import { describe, expect, it } from 'vitest';
import { findReturned } from './seller-watch.ts';

describe('sellers whose return is watched', () => {
  it('announces a returned seller once, and drops sellers whose listing is gone', () => {
    const rows = new Map([
      ['back', { ign: 'Kirael', presence: 'online' as const }],
      ['idle', { ign: 'Yssara', presence: 'idle' as const }],
      ['away', { ign: 'Quillon', presence: 'offline' as const }],
    ]);
    const watched = new Map(['back', 'idle', 'away', 'ended'].map((uuid) => [uuid, 'essence']));
    const { returned, left } = findReturned(watched, () => rows);
    expect(returned.map(({ ign }) => ign)).toEqual(['Kirael', 'Yssara']);
    expect([...left.keys()]).toEqual(['away']);
  });

  it('looks up sellers in their listing’s category, and keeps watching until that category has been read', () => {
    const watched = new Map([
      ['a', 'essence'],
      ['b', 'scarab'],
    ]);
    const scarabs = new Map([['b', { ign: 'Yssara', presence: 'online' as const }]]);
    const { returned, left } = findReturned(watched, (category) => (category === 'scarab' ? scarabs : undefined));
    expect(returned.map(({ uuid }) => uuid)).toEqual(['b']);
    expect([...left]).toEqual([['a', 'essence']]);
  });
});
