import { cleanup, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import type { PriceView } from '@poexchange/domain/currency';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { GeneralTab } from './general-tab.tsx';

afterEach(cleanup);

it.each([
  [{ game: 'poe1', chaosPerDivine: 193 }, 'Play twice from 200 chaos, three times from 2,000 chaos'],
  [{ game: 'poe2', unit: 'ex', chaosPerUnit: 0.1037 }, 'Play twice from 1,900 exalted, three times from 19,000 exalted'],
  [{ game: 'poe2', unit: 'ex', chaosPerUnit: null }, 'Play twice from 200 chaos, three times from 2,000 chaos'],
] satisfies [PriceView, string][])('D59 shows the threshold for repeated sounds in the page’s unit: %o', (view, label) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceViewProvider view={view}>
        <GeneralTab />
      </PriceViewProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('checkbox', { name: label })).toBeTruthy();
});
