import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StashHead, type StashHeadProps } from './stash-head.tsx';

afterEach(cleanup);

it('says how many kinds a category has once the tabs are read, and nothing of it while they are', () => {
  const draw = (isReading: boolean) => {
    const props = {
      stash: { tabIds: ['t'], loader: { loaded: {}, run: isReading ? {} : null }, reload: () => undefined },
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
  const { rerender } = render(draw(true));
  expect(screen.queryByText(/0 kinds/)).toBeNull();
  rerender(draw(false));
  expect(screen.getByText('0 kinds · 0 pieces')).toBeTruthy();
});
