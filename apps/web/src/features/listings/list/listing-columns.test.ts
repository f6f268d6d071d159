import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../shared/i18n/use-translation.ts';
import { makeColumns } from './listing-columns.tsx';

const t = ((key: string) => key) as Translate;
const idsOf = (category: string, side: 'sell' | 'buy' = 'sell'): string[] =>
  makeColumns(t, { side, game: 'poe1', category }).map(({ id }) => id);

describe('columns of the listings table', () => {
  it('R3.15 hides the column that would be empty in all listings of a category', () => {
    expect(idsOf('essence')).toContain('percent');
    expect(idsOf('')).toContain('percent');
    for (const category of ['unique', 'cluster']) expect(idsOf(category)).toEqual(idsOf('essence').filter((id) => id !== 'percent'));
  });

  it('R1.02 hides the seen column for want-to-buy listings, whose items are not in any stash', () => {
    expect(idsOf('essence', 'buy')).toEqual(idsOf('essence').filter((id) => id !== 'seen'));
  });
});
