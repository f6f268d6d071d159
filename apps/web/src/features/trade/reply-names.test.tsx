import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';
import { switchTo } from '../../shared/i18n/i18n.ts';
import { makeItem, makeTrade } from './testing/make-trade.ts';
import { leavePage, open, press, serve, short, startPage } from './testing/trade-page-harness.tsx';

vi.mock('../../shared/prices/use-price-index.ts', () => {
  const entry = (hash: string, name: string): Partial<PriceEntry> => ({
    hash,
    name,
    tag: 'currency',
    properties: {},
    iconPath: '',
    valueChaos: 5,
    lowConfidence: null,
    priceHash: hash,
  });
  const prices = new Map([entry('a', 'Divine Orb'), entry('b', 'Chaos Orb')].map((each) => [each.hash, each]));
  const index = { prices, isLoading: false, hasFailed: false, retry: () => undefined };
  return { usePriceIndex: () => index };
});

beforeEach(startPage);
afterEach(async () => {
  leavePage();
  await act(() => switchTo('en'));
});

it('D30 names items in English in a reply for the game chat on a German page', async () => {
  const written: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true, writable: true });
  useInterfaceStore.setState({ lastGame: 'poe1' });
  await act(() => switchTo('de'));
  serve({ trade: short });
  open();
  expect((await screen.findAllByText('Göttliche Sphäre', undefined, { timeout: 10_000 })).length).toBeGreaterThan(0);
  press('4');
  await vi.waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatch(/^@Kirael only 24 Divine Orb and no Chaos Orb left, new total /);
});

it('R2.11 R5.04 names items priced below their value, and deselected items', async () => {
  const items = [makeItem('a', { overridden: true, price: 4 }), makeItem('b', { deselected: true })];
  serve({ trade: makeTrade({ items }) });
  open();
  expect(await screen.findByText('Your price is below value: Divine Orb')).toBeTruthy();
  expect(screen.getByText('You left these items out when you published: Chaos Orb')).toBeTruthy();
});

it('shows no warnings once the trade has ended', async () => {
  const items = [makeItem('a', { overridden: true, price: 4 }), makeItem('b', { deselected: true })];
  serve({ trade: makeTrade({ items, isCounterpartGone: true }, { processed: true }) });
  open();
  expect((await screen.findAllByText('Divine Orb')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Your price is below value|You left these items out|can still trade/)).toBeNull();
});
