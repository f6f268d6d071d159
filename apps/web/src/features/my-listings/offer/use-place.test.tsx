// @vitest-environment jsdom
import type { CustomGroup } from '@poexchange/domain/price-book';
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GroupElsewhere } from './group-elsewhere.tsx';
import { isGroupElsewhere, usePlace, type SellPageSearch } from './use-place.ts';

const groups: readonly CustomGroup[] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((id) => ({ id, name: id, items: [] }));

function open(search: Partial<SellPageSearch>, side: 'sell' | 'buy' = 'sell', known = groups) {
  const scope = { game: 'poe1', league: 'standard', side } as const;
  const of = { scope, search: { category: undefined, sub: undefined, view: undefined, ...search }, groups: known, fallback: 'currency' };
  const place = renderHook(() => usePlace(of)).result.current;
  return [place.category, place.subCategory, isGroupElsewhere(place, known)];
}

afterEach(cleanup);

describe('place of an address', () => {
  it('D25 does not map a group that this browser lacks to another group', () => {
    expect(open({ category: 'custom', sub: 'cccccccccccc' })).toEqual(['custom', 'cccccccccccc', true]);
    expect(open({ category: 'custom', sub: 'cccccccccccc' }, 'sell', [])).toEqual(['custom', 'cccccccccccc', true]);
    expect(open({ category: 'custom', sub: 'bbbbbbbbbbbb' })).toEqual(['custom', 'bbbbbbbbbbbb', false]);
  });

  it('D25 opens the first group if the address names only custom, and another place if there is no group or nothing is sold', () => {
    expect(open({ category: 'custom' })).toEqual(['custom', 'aaaaaaaaaaaa', false]);
    expect(open({ category: 'custom' }, 'sell', [])).toEqual(['currency', '', false]);
    expect(open({ category: 'custom', sub: 'bbbbbbbbbbbb' }, 'buy', [])).toEqual(['currency', '', false]);
    expect(open({ category: 'essence', sub: 'cccccccccccc' })).toEqual(['essence', '', false]);
  });

  it('D25 explains that the group is not in this browser, and links to the listed items', () => {
    const onShowListings = vi.fn<() => void>();
    render(<GroupElsewhere onShowListings={onShowListings} />);
    expect(screen.getByText('This group is not in this browser')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show listings' }));
    expect(onShowListings).toHaveBeenCalledOnce();
  });
});
