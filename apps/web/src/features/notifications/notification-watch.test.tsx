import type { Notification } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideLatePart } from '../../shared/late-parts.ts';
import { announce, forgetAnnounced } from './announce.ts';
import { NotificationWatch, useToastStack } from './notification-watch.tsx';
import { makeNotification, makeOther } from './testing/make-notification.ts';

const shown: [id: string, durationMs: number][] = [];
let withdraw = (): void => undefined;

beforeEach(() => {
  shown.length = 0;
  withdraw = provideLatePart('toasts', {
    show: () => undefined,
    showCustom: (id, _render, durationMs) => void shown.push([id, durationMs]),
    dismiss: () => undefined,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationWatch />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  withdraw();
  cleanup();
  forgetAnnounced();
  useToastStack.setState({ stack: [] });
});

function tell(notification: Notification): number | undefined {
  announce(notification);
  return shown.at(-1)?.[1];
}

it('shows requests for two minutes and information for eight seconds', () => {
  const message = (id: string, body: string): Notification => makeOther(id, { type: 'message', body });
  expect(tell(makeNotification('1'))).toBe(120_000);
  expect(tell(message('2', 'service.invited&ign=Kirael&service=Uber'))).toBe(120_000);
  expect(tell(message('3', 'service.withdrawn&ign=Kirael&service=Uber'))).toBe(8000);
  expect(tell(message('4', 'service.finished&ign=Kirael&service=Uber'))).toBe(8000);
});
