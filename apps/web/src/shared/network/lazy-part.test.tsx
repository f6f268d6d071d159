import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideLatePart } from '../late-parts.ts';
import { useReachability } from './connection.ts';
import { lazyPart } from './lazy-part.ts';

const said: string[] = [];
let withdraw = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  withdraw = provideLatePart('toasts', {
    show: (_id, toast) => void said.push(toast.title.key),
    showCustom: () => undefined,
    dismiss: () => undefined,
  });
});
afterEach(() => {
  cleanup();
  withdraw();
  vi.useRealTimers();
  said.length = 0;
  useReachability.setState({ verdict: 'live' });
});

it('D36 reports a part as missing if a silent server does not send it, and renders the part when it arrives', async () => {
  let send = (_part: { default: ComponentType }): void => undefined;
  const Part = lazyPart(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        send = resolve;
      }),
  );
  render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(said).toEqual([]);
  act(() => useReachability.setState({ verdict: 'offline' }));
  expect(said).toEqual(['error.no_connection_read']);
  await act(async () => send({ default: () => <p>Settings</p> }));
  expect(screen.getByText('Settings')).toBeTruthy();
});

it('D36 shows no message for a cached part, even without a connection', async () => {
  useReachability.setState({ verdict: 'offline' });
  const Part = lazyPart(async () => ({ default: () => <p>Settings</p> }));
  render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('Settings')).toBeTruthy();
  expect(said).toEqual([]);
});
