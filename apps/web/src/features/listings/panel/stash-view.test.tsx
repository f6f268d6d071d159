// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeListing } from '../listing-view.ts';
import { StashView } from './stash-view.tsx';
import { loadNotificationTexts } from '../../../shared/i18n/i18n.ts';
import { TooltipLayer } from '../../../shared/ui/tooltip-layer.tsx';
import { makeRow } from '../testing/make-row.ts';

const known = 'a'.repeat(40);
const nameless = 'b'.repeat(40);
const entry = {
  hash: known,
  tag: 'essence' as const,
  key: 'a',
  name: 'Essence of Anger',
  iconPath: '/anger.png',
  properties: {},
  valueChaos: 5,
  lowConfidence: null,
  listings: 9,
  priceHash: known,
  filterHash: known,
};
const stack = { stackSize: 1, y: 0, w: 1, h: 1, lines: [] };

afterEach(cleanup);

function show(
  expanded: object,
  selection: Record<string, number>,
  options: Partial<typeof entry> | object = {},
  mode: 'free' | 'fixed' = 'free',
) {
  const row = makeRow('u', {
    items: [
      [known, 5, 1],
      [nameless, 7, 1],
    ],
  });
  const { items } = describeListing(row, new Map([[known, { ...entry, ...options }]]), 'poe1');
  const client = new QueryClient();
  client.setQueryData(['listing', 'u', 1], expanded);
  function Page() {
    const [chosen, setChosen] = useState(selection);
    return (
      <>
        <StashView
          uuid="u"
          stampMs={1}
          items={items}
          selection={chosen}
          remarks={{}}
          onSet={(hash, quantity) => setChosen((before) => ({ ...before, [hash]: quantity }))}
          onType={ignore}
          isFixed={mode === 'fixed'}
          wanted={new Map()}
          side="sell"
          limits={null}
          stacksOf={null}
        />
        <TooltipLayer />
      </>
    );
  }
  return render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
}

const ignore = (): void => undefined;
const isStack = (element: HTMLElement): boolean => element.hasAttribute('data-stack');

const quad = { kind: 'quad', size: 24 };
const essences = { kind: 'essence', size: null };

it('R2.07, D18 draws every stack in its tab, including items without price data, and marks the selected amount', () => {
  show(
    {
      seenAt: 5,
      tabs: [quad, essences],
      items: [
        { hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: 0, tab: 0, name: 'Essence of Anger' }] },
        {
          hash: nameless,
          price: 7,
          quantity: 2600,
          rawItems: [
            { ...stack, id: 'two', x: 3, tab: 0, name: 'Odd Relic', stackSize: 2600, rarity: 'unique' },
            { ...stack, id: 'three', x: 60, tab: 1, name: 'Odd Relic', stackSize: 1200 },
          ],
        },
      ],
    },
    { [nameless]: 2700 },
  );
  expect(screen.getAllByRole('region').map((tab) => tab.getAttribute('aria-label'))).toEqual(['Tab 1 · Quad tab', 'Tab 2 · Essence tab']);
  const drawn = within(document.querySelector('[data-stash]') as HTMLElement)
    .getAllByRole('button')
    .filter(isStack);
  expect(drawn.map((item) => [item.getAttribute('aria-label'), item.textContent])).toEqual([
    ['1 × Essence of Anger, column 1, row 1', ''],
    ['2,600 × Odd Relic, column 4, row 1, 2,600 selected', '2k'],
    ['1,200 × Odd Relic, 100 selected', '100'],
  ]);
});

it('R3.31 draws a stack in the colour of its rarity', () => {
  show(
    {
      seenAt: 5,
      tabs: [quad],
      items: [{ hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: 0, tab: 0, name: 'A', rarity: 'unique' }] }],
    },
    {},
  );
  expect(screen.getByRole('button', { name: '1 × A, column 1, row 1' }).className).toContain('border-b-rarity-unique');
});

it('R3.29 shows a fragment tab by its sections, and influence items as Exotic', () => {
  show(
    {
      seenAt: 5,
      tabs: [{ kind: 'fragment', size: null }],
      items: [{ hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: 60, tab: 0, name: 'Fragment of the Phoenix' }] }],
    },
    {},
    { tag: 'fragment', key: 'fragment of the phoenix' },
  );
  expect(screen.getByRole('list', { name: 'Exotic' })).toBeDefined();
});

it.each([
  ['never seen', null, /know the stash positions/],
  ['seen, but in none of the tabs it names', 5, /but not in this listing’s tabs/],
])('D23 shows that a listing was %s', (_what, seenAt, text) => {
  show(
    { seenAt, tabs: [], items: [{ hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: null, y: null, name: '' }] }] },
    {},
  );
  expect(screen.getByText(text)).toBeDefined();
});

const splinters = {
  seenAt: 5,
  tabs: [quad],
  items: [
    {
      hash: known,
      price: 4,
      quantity: 60,
      rawItems: [
        { ...stack, id: 'one', x: 0, tab: 0, name: 'Splinter', stackSize: 40 },
        { ...stack, id: 'two', x: 1, tab: 0, name: 'Splinter', stackSize: 20 },
      ],
    },
    { hash: nameless, price: 7, quantity: 1, rawItems: [{ ...stack, id: 'three', x: 2, tab: 0, name: 'Relic' }] },
  ],
};
const chosen = () => screen.getAllByRole('button', { pressed: true }).map((each) => each.textContent);
const stackAt = (column: number) => screen.getByRole('button', { name: new RegExp(`column ${column}, row 1`) });

it('R2.07 selects or deselects a stack when pressed, or ten pieces when Shift is held', () => {
  show(splinters, {});
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  fireEvent.click(stackAt(1));
  expect(chosen()).toEqual(['40']);
  fireEvent.click(stackAt(1));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  fireEvent.click(stackAt(1), { shiftKey: true });
  expect(chosen()).toEqual(['10']);
  fireEvent.click(stackAt(1));
  fireEvent.click(stackAt(2));
  expect(chosen()).toEqual(['40', '20']);
});

it('R2.07 changes the focused stack’s pieces with the wheel and the arrow keys, or moves to the next stack', () => {
  show(splinters, {});
  expect(screen.getAllByRole('button').filter((each) => isStack(each) && each.tabIndex === 0)).toEqual([stackAt(1)]);
  fireEvent.wheel(stackAt(1), { deltaY: -1 });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  stackAt(1).focus();
  fireEvent.wheel(stackAt(1), { deltaY: -1, shiftKey: true });
  fireEvent.keyDown(stackAt(1), { key: 'ArrowUp' });
  expect(stackAt(1).textContent).toBe('11');
  expect(fireEvent.keyDown(stackAt(1), { key: 'ArrowRight' })).toBe(false);
  expect(document.activeElement).toBe(stackAt(2));
});

it('R2.07 shows price, percent of value and pieces on a stack’s card, and a quantity field for the last used item', () => {
  show(splinters, {});
  fireEvent.click(stackAt(1));
  expect(screen.getByRole('textbox', { name: 'Quantity of Essence of Anger' })).toBeTruthy();
  vi.useFakeTimers();
  fireEvent.pointerEnter(stackAt(1));
  vi.advanceTimersByTime(50);
  vi.useRealTimers();
  return vi.waitFor(() => {
    const card = screen.getByRole('tooltip').textContent ?? '';
    expect(card).toContain('each80% of value');
    expect(card).toContain('40 of 60 selected');
  });
});

it('R2.07 does not deselect stacks of a listing sold as a whole', () => {
  show(splinters, { [known]: 60, [nameless]: 1 }, {}, 'fixed');
  fireEvent.click(stackAt(1));
  fireEvent.keyDown(stackAt(1), { key: 'ArrowDown' });
  expect(chosen()).toEqual(['40', '20', '']);
});

it.each([
  [404, 'tradeListingNotFound', 'Trade listing not found'],
  [500, 'internal', 'Stash positions could not be loaded'],
])('R8.05 shows for a listing with status %s: %s', async (status, code, text) => {
  await loadNotificationTexts();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code, wording: 'error.x', requestId: 'r' }, { status })));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const items = {
    items: [],
    selection: {},
    remarks: {},
    onSet: ignore,
    onType: ignore,
    isFixed: false,
    wanted: new Map(),
    limits: null,
    stacksOf: null,
  };
  render(
    <QueryClientProvider client={client}>
      <StashView uuid="u" stampMs={1} {...items} side="sell" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  vi.unstubAllGlobals();
});
