/** The trade page with a mocked API, for tests. */
import type { TradeView } from '@poexchange/contract/rest';
import type { QueuedTrade, TradeSearch } from '@poexchange/contract/rest/later';
import { moveToStep, type SettableStep } from '@poexchange/domain/trade';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';
import { changeLetterKeys } from '../../../shared/game/interface-store.ts';
import { clearToken, storeToken } from '../../../shared/session/token.ts';
import { forgetEntered, useEnteredStore } from '../handover-store.ts';
import { timesOfTrade } from '../queue-view.ts';
import { TradePage } from '../trade-page.tsx';
import { makeItem, makeTrade } from './make-trade.ts';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
export const id = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0001';

type Given = { readonly trade: TradeView | number; readonly queue?: readonly QueuedTrade[]; readonly search?: TradeSearch };
type Call = { readonly path: string; readonly body: unknown; readonly headers: Headers };

const exactSearch: TradeSearch = { searches: ['"greed"'], matches: 1, missed: 0, extra: 0, readAtMs: 1 };

/** Mocks the API calls of this page, with `trade` as its content. Any other call fails. */
export function serve(given: Given): Call[] {
  const calls: Call[] = [];
  let held = given.trade;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path: input, body, headers: new Headers(init.headers) });
    const reply = (data: unknown): Promise<Response> => Promise.resolve(Response.json(data));
    if (input.includes('/notifications/queue/')) return reply({ trades: given.queue ?? [], serverTimeMs: 1 });
    if (input.endsWith('/search')) return reply(given.search ?? exactSearch);
    if (typeof held === 'number') {
      return Promise.resolve(Response.json({ code: 'notFound', wording: 'error.not_found', requestId: 'r' }, { status: held }));
    }
    if (input.endsWith('/notifications/step')) {
      const { step } = body as { step: SettableStep };
      const { invitedMs, hideoutMs, declinedMs } = moveToStep(timesOfTrade(held.notification), step, 1000);
      const reached = Object.entries({ invitedMs, hideoutMs, declinedMs }).filter(([, atMs]) => atMs !== null);
      held = withBody(held, { steps: Object.fromEntries(reached) });
    }
    if (input.endsWith('/notifications/processed')) {
      const { undo, items } = body as { undo?: boolean; items?: [string, number][] };
      held = withBody(held, { processed: undo !== true, ...(items !== undefined && { handed: { items, totalChaos: 1 } }) });
    }
    return /\/notifications\/(trade|step|processed)/.test(input) ? reply(held) : Promise.reject(new TypeError('no such call'));
  });
  return calls;
}

function withBody(trade: TradeView, body: Partial<TradeView['notification']['body']>): TradeView {
  return { ...trade, notification: { ...trade.notification, body: { ...trade.notification.body, ...body } } };
}

export function setWidth(px: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = /min-width: ([\d.]+)px/.exec(query)?.[1];
    const most = /max-width: ([\d.]+)px/.exec(query)?.[1];
    const matches = (least === undefined || px >= Number(least)) && (most === undefined || px <= Number(most));
    return { matches, addEventListener() {}, removeEventListener() {} };
  });
}

export function open(): void {
  const root = createRootRoute();
  const trade = createRoute({
    getParentRoute: () => root,
    path: '/$game/poexchange/bulk-trade/trade/$notificationId',
    component: TradePage,
  });
  const router = createRouter({
    routeTree: root.addChildren([trade]),
    history: createMemoryHistory({ initialEntries: [`/poe/poexchange/bulk-trade/trade/${id}`] }),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

export const posted = (calls: readonly Call[], end: string) => calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
export const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

/** A request for 30 pieces of an item with 24 in stock, and for 8 pieces of an item that is out of stock. */
export const short = makeTrade(
  {
    items: [makeItem('a', { quantity: 30, price: 5, available: 24 }), makeItem('b', { quantity: 8, price: 4, available: 0 })],
  },
  { totalChaos: 182 },
);

/** Signs in, with a wide window and nothing entered yet. */
export function startPage(): void {
  storeToken(token);
  forgetEntered(id);
  changeLetterKeys(true);
  setWidth(1440);
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener(): void {}
      removeEventListener(): void {}
      postMessage(): void {}
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
}

/** Simulates a reload after which only stored entries remain. */
export async function readStoreAnew(): Promise<void> {
  const name = 'poexchange:handover';
  const kept = sessionStorage.getItem(name) ?? '';
  useEnteredStore.setState({ trades: {} });
  sessionStorage.setItem(name, kept);
  await useEnteredStore.persist.rehydrate();
}

export function leavePage(): void {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
}
