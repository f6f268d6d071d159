import { describe, expect, it } from 'vitest';
import { findReturned } from './seller-watch.ts';

describe('sellers who are waited for', () => {
  it('are told of once when they are back, and waited for no more when their listing is gone', () => {
    const rows = new Map([
      ['back', { ign: 'Kirael', presence: 'online' as const }],
      ['idle', { ign: 'Yssara', presence: 'idle' as const }],
      ['away', { ign: 'Quillon', presence: 'offline' as const }],
    ]);
    const { returned, left } = findReturned(new Set(['back', 'idle', 'away', 'ended']), rows);
    expect(returned.map(({ ign }) => ign)).toEqual(['Kirael', 'Yssara']);
    expect([...left]).toEqual(['away']);
  });
});
