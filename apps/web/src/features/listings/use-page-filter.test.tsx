import { encodeParam } from '@poexchange/contract/rest';
import { noListingFilter } from '@poexchange/domain/listing-filter';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFilterLink, writeFilterLink } from './filter-link.ts';
import { readLastFilter, readStoredFilters, rememberLastFilter } from './saved-filters.ts';
import { usePageFilter } from './use-page-filter.ts';

const anger = { ...noListingFilter, itemText: 'anger' };
const online = { ...noListingFilter, onlineOnly: true };
const essence = { game: 'poe1', category: 'essence' } as const;
const map = { game: 'poe1', category: 'map' } as const;

function open(start: { place: typeof essence | typeof map; linked: string | undefined; side?: 'sell' | 'buy' }) {
  const onLink = vi.fn<(text: string | undefined) => void>();
  const hook = renderHook((options: typeof start) => usePageFilter({ side: 'sell', ...options, onLink }), { initialProps: start });
  return { ...hook, onLink };
}

describe('page filter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    rememberLastFilter('poe1:essence', noListingFilter);
    rememberLastFilter('poe1:map', noListingFilter);
  });
  afterEach(() => vi.useRealTimers());

  it('D24 reads the filter from the link, and does not store a filter from a link', () => {
    const { result, onLink } = open({ place: essence, linked: writeFilterLink(anger) });
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.filter).toEqual(anger);
    expect(readLastFilter('poe1:essence')).toEqual(noListingFilter);
    expect(onLink).not.toHaveBeenCalled();
  });

  it('D24 stores a separate filter for each side of the market', () => {
    const { result, rerender } = open({ place: essence, linked: undefined });
    act(() => result.current.change({ ...noListingFilter, regexAllowed: true }));
    rerender({ place: essence, linked: undefined, side: 'buy' });
    expect(result.current.filter).toEqual(noListingFilter);
    act(() => result.current.change(online));
    rerender({ place: essence, linked: undefined, side: 'sell' });
    expect(result.current.filter).toEqual({ ...noListingFilter, regexAllowed: true });
    rerender({ place: essence, linked: undefined, side: 'buy' });
    expect(result.current.filter).toEqual(online);
    act(() => result.current.change(noListingFilter));
  });

  it('D24 stores a change for the category immediately, and updates the address later', () => {
    const { result, onLink, rerender } = open({ place: essence, linked: undefined });
    act(() => result.current.change(anger));
    expect(readLastFilter('poe1:essence')).toEqual(anger);
    act(() => void vi.advanceTimersByTime(1000));
    expect(onLink).toHaveBeenCalledExactlyOnceWith(writeFilterLink(anger));
    // Typing continued while the address was being written: the old value in the address changes nothing.
    act(() => result.current.change(online));
    rerender({ place: essence, linked: writeFilterLink(anger) });
    expect(result.current.filter).toEqual(online);
    rerender({ place: map, linked: undefined });
    expect(result.current.filter).toEqual(noListingFilter);
    rerender({ place: essence, linked: undefined });
    expect(result.current.filter).toEqual(online);
  });

  it('D24 replaces the current filter when a link to another filter is opened', () => {
    const { result, rerender } = open({ place: essence, linked: writeFilterLink(anger) });
    rerender({ place: essence, linked: writeFilterLink(online) });
    expect(result.current.filter).toEqual(online);
  });

  it('D24 ignores a hostile link and shows the reason until it is dismissed', () => {
    rememberLastFilter('poe1:essence', anger);
    const { result, onLink } = open({ place: essence, linked: '%%%' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current).toMatchObject({ filter: noListingFilter, refusal: 'notAFilter' });
    expect(onLink).not.toHaveBeenCalled();
    act(() => result.current.dismissRefusal());
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.refusal).toBeNull();
    expect(onLink).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('D24 reads links of any kind safely', () => {
    const code = (text: string) => {
      const read = readFilterLink(text);
      return read.ok ? 'ok' : read.code;
    };
    expect(['', 'AA', '"', encodeParam(null), encodeParam('x')].map(code)).toEqual(Array(5).fill('notAFilter'));
    expect(code(encodeParam({ v: 99 }))).toBe('unknownVersion');
    expect(code('A'.repeat(100_000))).toBe('tooLarge');
    expect(writeFilterLink({ ...noListingFilter, groups: [{ kind: 'and', rows: [] }] })).toBeUndefined();
  });

  it('D24 drops the damaged parts of stored filters', () => {
    expect(readStoredFilters('x')).toEqual({ last: {}, saved: {} });
    expect(readStoredFilters({ last: 3, saved: { a: [{ id: 1 }], b: [{ id: 'i', name: 'n', filter: 0 }] } })).toEqual({
      last: {},
      saved: { a: [], b: [{ id: 'i', name: 'n', filter: 0 }] },
    });
  });
});
