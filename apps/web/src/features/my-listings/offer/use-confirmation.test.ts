// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOwnListing } from '../testing/make-own-listing.ts';
import { useConfirmation } from './use-confirmation.ts';

const listing = makeOwnListing({});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function publish(from = { listing, choices: '90 %' }) {
  const initialProps: { listing: typeof listing | undefined; choices: string } = from;
  return renderHook((now: typeof initialProps) => useConfirmation(listing, now), { initialProps });
}

it('shows the confirmation of a publication for some seconds', () => {
  const { result } = publish();
  expect(result.current).toBe(listing);
  act(() => void vi.advanceTimersByTime(29_000));
  expect(result.current).toBe(listing);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toBeUndefined();
});

it('hides the confirmation on the seller’s next change, and does not show it again', () => {
  const { result, rerender } = publish();
  rerender({ listing, choices: '95 %' });
  expect(result.current).toBeUndefined();
  rerender({ listing, choices: '90 %' });
  expect(result.current).toBeUndefined();
});

it.each([
  ['it was deactivated', { ...listing, state: 'inactive' as const }],
  ['it was posted again', { ...listing, endsAtMs: listing.endsAtMs + 1 }],
  ['it is gone', undefined],
])('does not confirm a listing that buyers no longer see: %s', (_why, now) => {
  const { result, rerender } = publish();
  rerender({ listing: now, choices: '90 %' });
  expect(result.current).toBeUndefined();
});
