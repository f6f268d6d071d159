import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StashHead, type StashHeadProps } from './stash-head.tsx';

afterEach(cleanup);

const draw = (isReading: boolean, loaded: object = {}) => {
  const props = {
    stash: { tabIds: ['t'], loader: { loaded, run: isReading ? {} : null }, reload: () => undefined },
    entries: { data: { entries: [{}], leftOut: [] }, isFetching: false },
    offer: { lines: [] },
    place: { game: 'poe1', league: 'mercenaries', category: 'essence', subCategory: '' },
    game: 'poe1',
    sideSwitch: null,
    view: 'stash',
    activeCount: 0,
    onView: () => undefined,
    onChooseTabs: () => undefined,
    categorySelect: null,
  } as unknown as StashHeadProps;
  return (
    <QueryClientProvider client={new QueryClient()}>
      <StashHead {...props} />
    </QueryClientProvider>
  );
};

it('shows the number of kinds only once the tabs have been read', () => {
  const { rerender } = render(draw(true));
  expect(screen.queryByText(/0 items/)).toBeNull();
  rerender(draw(false));
  expect(screen.getByText('0 items · 0 pieces')).toBeTruthy();
});

it('shows the tabs’ age only once all tabs have been read', () => {
  const loaded = { t: { readAtMs: Date.now() } };
  const { rerender } = render(draw(true, loaded));
  const button = () => screen.getByRole('button', { name: /^1 tab/ }).textContent;
  expect(button()).toBe('1 tab');
  rerender(draw(false, loaded));
  expect(button()).toContain('updated now');
});
