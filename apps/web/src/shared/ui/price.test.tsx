import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ExactSum, PayablePrice } from './payable-price.tsx';
import { PriceViewProvider } from './price-view.tsx';
import { Price } from './price.tsx';

const show = (node: ReactNode) => render(<PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 212 }}>{node}</PriceViewProvider>);

describe('price', () => {
  afterEach(cleanup);

  it('R9.36 is read out in words, divines first', () => {
    show(<Price chaos={503.8} />);
    expect(screen.getByRole('img', { name: '2 divine 79.8 chaos' })).toBeTruthy();
  });

  it('D53 says in words why it is unreliable', () => {
    show(<Price chaos={21} lowConfidence="few" />);
    expect(screen.getByRole('img', { name: '21 chaos, Low confidence: few sellers' }).textContent).toContain('?');
  });

  it('D86 keeps its space while its rate is loading, unless it has its own rate', () => {
    const view = { game: 'poe1', chaosPerDivine: undefined, isPending: true } as const;
    const { container } = render(
      <PriceViewProvider view={view}>
        <Price chaos={503.8} />
        <PayablePrice chaos={503.8} />
        <ExactSum chaos={503.8} />
      </PriceViewProvider>,
    );
    expect([...container.children].map(({ className }) => className.split(' ').includes('invisible'))).toEqual([true, true]);
    cleanup();
    const own = { game: 'poe1', chaosPerDivine: 212 } as const;
    render(
      <PriceViewProvider view={view}>
        <Price chaos={503.8} view={own} />
      </PriceViewProvider>,
    );
    expect(screen.getByRole('img').className).not.toContain('invisible');
  });

  it('D85 shows a dash if it is missing or not a number', () => {
    show(<Price chaos={null} />);
    show(<Price chaos={Number.NaN} />);
    expect(screen.getAllByLabelText('No price')).toHaveLength(2);
  });

  it("R9.33 shows the high unit's own price with 2 decimals, as used for totals", () => {
    show(<Price chaos={193.4216} form="rate" view={{ game: 'poe1' }} />);
    expect(screen.getByRole('img', { name: '193.42 chaos' })).toBeTruthy();
  });

  it('D31 in a trade, uses the request’s rate and not the page’s', () => {
    show(<Price chaos={200} view={{ game: 'poe1', chaosPerDivine: 100 }} />);
    expect(screen.getByRole('img', { name: '2 divine' })).toBeTruthy();
  });
});
