import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { provideLatePart } from '../../../shared/late-parts.ts';
import { AutoHost } from './auto-host.tsx';
import { getAutoSnapshots } from './page-auto.ts';

const standing = new Set<string>();
const client = new QueryClient();
let withdraw = (): void => undefined;

afterEach(() => {
  cleanup();
  withdraw();
  standing.clear();
});

const draw = (names: readonly ('frame' | 'page')[]) => (
  <QueryClientProvider client={client}>
    {names.map((name) => (
      <AutoHost key={name} name={name} />
    ))}
  </QueryClientProvider>
);

it('R4.39 announces a new time in a card, except on the net worth page, whose header counts down', () => {
  withdraw = provideLatePart('toasts', {
    show: () => undefined,
    showCustom: (id) => void standing.add(id),
    dismiss: (id) => void standing.delete(id),
  });
  const { state } = getAutoSnapshots(client);
  const settings = { autosnapshotEnabled: true, selectedProfileId: 'p', snapshotInterval: 900_000 } as never;
  const schedule = (atMs: number): void => act(() => state.setState({ settings, plan: { kind: 'waits', atMs } }));
  const { rerender } = render(draw(['frame']));
  schedule(1_000_000);
  expect([...standing]).toEqual(['auto-schedule']);
  rerender(draw(['frame', 'page']));
  expect([...standing]).toEqual([]);
  schedule(2_000_000);
  expect([...standing]).toEqual([]);
  rerender(draw(['frame']));
  schedule(3_000_000);
  expect([...standing]).toEqual(['auto-schedule']);
});
