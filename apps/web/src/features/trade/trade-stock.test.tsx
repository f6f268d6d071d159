import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeItem, makePlace, makeTrade } from './testing/make-trade.ts';
import { leavePage, open, serve, startPage } from './testing/trade-page-harness.tsx';

describe('trade and its owner’s stock', () => {
  beforeEach(startPage);
  afterEach(leavePage);

  it('D41 verifies the search again when the stock changes, and stops once the trade is done', async () => {
    const at = (stackSize: number) => makeItem('a', { places: [makePlace('1', { stackSize })] });
    const given = { trade: makeTrade({ items: [at(3602)] }) };
    const calls = serve(given);
    open();
    expect(await screen.findByText(/finds 1, nothing else/)).toBeTruthy();
    const searches = () => calls.filter(({ path }) => path.endsWith('/search')).length;
    expect(searches()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: /^Done, take 5 from stock/ }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByText(/nothing else/)).toBeNull();
  });

  it('R7.26 shows how many pieces to take from a stack', async () => {
    serve({ trade: makeTrade({ items: [makeItem('a', { places: [makePlace('1', { stackSize: 3602 })] })] }) });
    open();
    expect(await screen.findByText('take 5 of 3,602')).toBeTruthy();
  });

  it.each([
    [5, false],
    [0, true],
  ])('D38 can finish without its listing only if pieces are in stock (%i)', async (available, isDisabled) => {
    serve({ trade: makeTrade({ listing: null, items: [makeItem('a', { available })] }) });
    open();
    expect(await screen.findByText(/no longer exists/)).toBeTruthy();
    expect((screen.getByRole('button', { name: /^Done/ }) as HTMLButtonElement).disabled).toBe(isDisabled);
  });
});
