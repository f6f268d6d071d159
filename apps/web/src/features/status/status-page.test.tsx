import { CELL_MS, DAY_CELLS, type PartState, type Status, type StatusPart } from '@poexchange/contract/rest/status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { StatusPage } from './status-page.tsx';

const nowMs = Date.UTC(2026, 0, 2, 12, 10);
const part = (name: StatusPart, state: PartState, changes: object = {}) => ({
  part: name,
  state,
  sinceMs: null,
  dataMs: null,
  day: Array.from({ length: DAY_CELLS }, (_, at): PartState => (at < 2 ? 'unknown' : at === 5 ? 'away' : 'works')),
  ...changes,
});
const reply = (...parts: object[]) => Response.json({ serverTimeMs: nowMs, dayStartMs: nowMs - 86_400_000, parts } as Status);
const open = (...replies: Response[]) => {
  vi.stubGlobal('fetch', async () => replies.shift() ?? Promise.reject(new TypeError('no connection')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <StatusPage />
    </QueryClientProvider>,
  );
  return client;
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows each part’s state and when it began, the age of the part’s data, and the part’s last day', async () => {
  open(
    reply(
      part('site', 'works', { sinceMs: nowMs - 86_000_000 }),
      part('prices-poe2', 'late', { sinceMs: nowMs - 600_000, dataMs: Date.now() - 20 * 60_000 }),
      part('publisher', 'unknown', { sinceMs: nowMs - 3_600_000 }),
    ),
  );
  const [site, prices, publisher] = await screen.findAllByRole('listitem');
  expect(within(site as HTMLElement).getByText('for a day or longer')).toBeTruthy();
  const strip = within(site as HTMLElement).getByRole('img');
  expect(strip.getAttribute('aria-label')).toBe('Site and API, half hours of the last day: 1 down, 0 slow or late, 2 unknown, of 48');
  expect(strip.children).toHaveLength(DAY_CELLS);
  const fromMs = nowMs - 86_400_000 + 5 * CELL_MS;
  expect(strip.children[5]?.getAttribute('title')).toBe(`${writeClock(fromMs)}–${writeClock(fromMs + CELL_MS)}: Down`);
  expect(within(prices as HTMLElement).getByText('Prices, PoE 2')).toBeTruthy();
  expect(within(prices as HTMLElement).getByText('Slow or late')).toBeTruthy();
  expect(within(prices as HTMLElement).getByText('Newest prices: 20 min ago')).toBeTruthy();
  expect(within(prices as HTMLElement).getByText(`since ${writeClock(nowMs - 600_000)}`)).toBeTruthy();
  expect(within(publisher as HTMLElement).getByText('Unknown')).toBeTruthy();
  expect(within(publisher as HTMLElement).getByText(/^last seen at /)).toBeTruthy();
  expect(screen.getByText('Something is slow or late.')).toBeTruthy();
});

it.each([
  [['works', 'works'], 'Everything is working.'],
  [['works', 'unknown'], 'Everything we can check is working.'],
  [['late', 'away'], 'Something is down.'],
] as const)('shows for parts in the states %s: %s', async ([one, two], verdict) => {
  open(reply(part('site', one), part('database', two)));
  expect(await screen.findByText(verdict)).toBeTruthy();
});

it('polls while the page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open(reply(part('site', 'works')), reply(part('site', 'late')));
    expect(await screen.findByText('Everything is working.')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByText('Something is slow or late.')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('reports a missing reply, and shows no current state', async () => {
  const client = open(reply(part('site', 'works', { sinceMs: nowMs - 600_000 })));
  expect(await screen.findByText('Everything is working.')).toBeTruthy();
  await client.refetchQueries();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Everything is working.')).toBeNull();
  expect(screen.getByText('Unknown')).toBeTruthy();
});

it('offers a retry if there has never been a reply', async () => {
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('PoExchange is not responding');
  vi.stubGlobal('fetch', async () => reply(part('site', 'works')));
  fireEvent.click(again);
  expect(await screen.findByText('Everything is working.')).toBeTruthy();
});
