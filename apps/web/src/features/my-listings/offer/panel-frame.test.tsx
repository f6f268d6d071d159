import type { OwnListing } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import { LineTotal } from './line-price.tsx';
import type { OfferLine } from './offer-lines.ts';
import { PanelFrame } from './panel-frame.tsx';
import { priceKey, useKeptText } from './price-drafts.ts';
import { useSettingsStore } from '../../price-book/index.ts';
import { makeOwnListing } from '../testing/make-own-listing.ts';

const scope = { game: 'poe1', league: 'standard', accountId: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009' } as const;
const place = { game: 'poe1', league: 'standard', category: 'essence', subCategory: '' } as const;
const line: OfferLine = {
  entry: {
    hash: 'a'.repeat(40),
    tag: 'essence',
    key: 'anger',
    name: 'Anger',
    iconPath: '',
    properties: {},
    category: 'essence',
    subCategories: [],
    filteredFrom: [],
    quantity: 5,
    stackCount: 1,
    borrowedPieces: 0,
    tabIds: [],
    valueChaos: 50,
    lowConfidence: null,
    listings: 40,
  },
  price: 50,
  override: null,
  asked: null,
  isOffered: true,
  total: 250,
};

const onPublish = vi.fn<(ign: string) => void>();

async function open(listing?: OwnListing, lines: readonly OfferLine[] = [line]): Promise<void> {
  const panel = (
    <PanelFrame
      scope={scope}
      league={{ id: 'standard', name: 'Standard' }}
      side="sell"
      place={place}
      lines={lines}
      ign="Seller"
      listing={listing}
      publish={{ failure: null, data: undefined, isPending: false }}
      isReading={false}
      onPublish={onPublish}
    >
      {null}
    </PanelFrame>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{panel}</main> }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200 }}>
        <RouterProvider router={router as never} />
      </PriceViewProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
}

beforeEach(() => {
  onPublish.mockReset();
  useSettingsStore.setState({ offers: {}, choices: {} });
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('current and updated price of a listing', () => {
  it('shows the price that buyers see now next to the updated price', async () => {
    await open(makeOwnListing({ totalPrice: 240 }));
    expect(screen.getByText('Buyers now see')).toBeTruthy();
    expect(screen.getByText('After the update')).toBeTruthy();
    expect(screen.getByRole('img', { name: '1 divine 40 chaos' })).toBeTruthy();
    // The value, and the price asked for it.
    expect(screen.getAllByRole('img', { name: '1 divine 50 chaos' })).toHaveLength(2);
  });

  it.each([
    ['the same amount to pay', { totalPrice: 250.3 }],
    ['a listing that has ended', { totalPrice: 240, state: 'inactive' }],
  ] as const)('shows only one price for %s', async (_name, over) => {
    await open(makeOwnListing(over));
    expect(screen.queryByText('Buyers now see')).toBeNull();
    expect(screen.getByText('Asking price')).toBeTruthy();
  });
});

describe('listing that buyers already see', () => {
  const item = { hash: line.entry.hash, quantity: 5, price: 50 };
  const same = makeOwnListing({ ign: 'Seller', items: [item as never], totalPrice: 250 });

  it.each([
    ['R4.02 is renewed where nothing differs', 50, 'Renew for two hours'],
    ['is updated where a price differs', 51, 'Update the listing'],
  ])('%s', async (_title, price, name) => {
    await open(same, [{ ...line, price, total: price * 5 }]);
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});

describe('prices far from the value', () => {
  it('asks for confirmation once before publishing prices far from the value', async () => {
    await open(undefined, [{ ...line, override: 500, price: 500, total: 2500 }]);
    const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    publish();
    expect(screen.getByRole('dialog').textContent).toContain('10 × its value');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onPublish).not.toHaveBeenCalled();
    publish();
    fireEvent.click(screen.getByRole('button', { name: 'Publish at these prices' }));
    expect(onPublish).toHaveBeenCalledExactlyOnceWith('Seller');
    publish();
    expect(onPublish).toHaveBeenCalledTimes(2);
  });
});

describe('sums of a draft', () => {
  it('rounds value and price in the same way, so that a price set at the value equals the value', async () => {
    await open(undefined, [{ ...line, entry: { ...line.entry, valueChaos: 50.068 }, price: 50.068, total: 250.34 }]);
    expect(screen.getAllByRole('img', { name: /^1 divine 50 chaos/ })).toHaveLength(2);
  });

  it('R2.11 removes custom prices and invalid text in price fields on Clear', async () => {
    const typed: OfferLine = { ...line, override: 60, price: 60 };
    function Field() {
      const kept = useKeptText(priceKey(place, line.entry.hash));
      return <input aria-label="kept" value={kept.text ?? ''} onChange={({ target }) => kept.keep(target.value, 'notAPrice')} />;
    }
    render(<Field />);
    fireEvent.change(screen.getByLabelText('kept'), { target: { value: 'abc' } });
    const other: OfferLine = { ...typed, entry: { ...line.entry, hash: 'essence:hatred' as never, name: 'Hatred' } };
    await open(undefined, [typed, other]);
    // Text that cannot be read is not a price.
    expect(screen.getByText('1 custom price')).toBeTruthy();
    const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect([publish.disabled, screen.getByRole('alert').textContent]).toEqual([true, expect.stringContaining('abc')]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([screen.getByLabelText<HTMLInputElement>('kept').value, publish.disabled]).toEqual(['', false]);
  });
});

it('R2.11 excludes an unreadable price from every sum, and names each such item with the reason', async () => {
  const other = (hash: string, name: string): OfferLine => ({ ...line, entry: { ...line.entry, hash, name } });
  const bad = [other('b'.repeat(40), 'Zeal'), other('c'.repeat(40), 'Woe')];
  const Field = ({ hash, text, problem }: { hash: string; text: string; problem: 'notAPrice' | 'tooLarge' }) => {
    const kept = useKeptText(priceKey(place, hash));
    return <button type="button" onClick={() => kept.keep(kept.text === null ? text : null, problem)}>{`turn ${text}`}</button>;
  };
  render(
    <>
      <Field hash={'b'.repeat(40)} text="-3" problem="notAPrice" />
      <Field hash={'c'.repeat(40)} text="99999999999" problem="tooLarge" />
      {bad.map((each) => (
        <p key={each.entry.hash} data-testid="total">
          <LineTotal line={each} place={place} />
        </p>
      ))}
    </>,
  );
  const turn = () => screen.getAllByRole('button', { name: /^turn/ }).forEach((button) => fireEvent.click(button));
  const totals = () => screen.getAllByTestId('total').map((each) => within(each).queryByRole('img')?.getAttribute('aria-label'));
  turn();
  await open(undefined, [line, ...bad]);
  expect(screen.getByText(/^1 item/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/Zeal: “-3” This is not a price.*Woe: “99999999999” This price is too high/);
  expect(totals()).not.toContain('250 chaos');
  act(turn);
  expect(screen.getByText(/^3 items/)).toBeTruthy();
  expect(totals()).toEqual(['250 chaos', '250 chaos']);
});

describe('prices typed in divines', () => {
  const typed: OfferLine = { ...line, override: 300, price: 300, asked: { amount: 1.5, unit: 'd' }, total: 1500 };

  it('D35 shows today’s chaos before publishing, with a note that the listing keeps that amount', async () => {
    await open(undefined, [typed, line]);
    expect(screen.getByText('Anger: 1.5 divine, currently 300 chaos.')).toBeTruthy();
    expect(screen.getByText(/Buyers pay that amount until you update/)).toBeTruthy();
    cleanup();
    // The exact amount that goes into the total, not a rounded amount.
    await open(undefined, [{ ...typed, override: 299.68, price: 299.68 }]);
    expect(screen.getByText('Anger: 1.5 divine, currently 299.68 chaos.')).toBeTruthy();
  });

  it.each([
    ['typed in chaos', { ...typed, asked: null }],
    ['not offered', { ...typed, isOffered: false }],
  ] as const)('shows nothing for a price that is %s', async (_name, other) => {
    await open(undefined, [other]);
    expect(screen.queryByText(/that is 300 chaos now/)).toBeNull();
  });
});

describe('percentage of a place', () => {
  it.each(['0', '-3', '', 'abc', '1001'])('“%s” stays in its field, is marked as invalid, and blocks publishing', async (text) => {
    await open();
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price (% of market value)' });
    const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.blur(field());
    expect([field().value, field().getAttribute('aria-invalid'), publish().disabled]).toEqual([text, 'true', true]);
    expect(screen.getByRole('alert').textContent).toMatch(/from 0\.1 to 1000/);
    // The text is still there after switching to another category and back.
    cleanup();
    await open();
    expect([field().value, publish().disabled]).toEqual([text, true]);
    fireEvent.change(field(), { target: { value: '97' } });
    fireEvent.blur(field());
    expect([field().value, field().getAttribute('aria-invalid'), publish().disabled]).toEqual(['97', null, false]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('restores a valid percentage on Escape and with the slider', async () => {
    await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price (% of market value)' });
    fireEvent.change(field, { target: { value: '0' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['100', null]);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '90' } });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['90', null]);
  });
});
