import { describeRefusal } from '@poexchange/contract/errors';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadNotificationTexts } from '../../../shared/i18n/i18n.ts';
import { PublishResult } from './publish-result.tsx';
import type { PublishFailure } from './use-publish.ts';

beforeEach(loadNotificationTexts);
afterEach(cleanup);

it.each<[string, PublishFailure, RegExp]>([
  ['no answer came', { kind: 'network' }, /^Failed to post the listing./],
  ['nobody knows why', { kind: 'unknown', message: 'x' }, /^Failed to post the listing.*x/],
  [
    'a reason that does not say so',
    { kind: 'refused', refusal: describeRefusal('ignNotOwned', 'r'), hash: null },
    /^Failed to post the listing./,
  ],
  [
    'a reason that says so',
    { kind: 'refused', refusal: describeRefusal('priceNotValid', 'r'), hash: null },
    /^Failed to post the listing: every price/,
  ],
])('R8.06 a listing that could not be published says so once: %s', async (_what, failure, said) => {
  const result = <PublishResult publish={{ failure, data: undefined, isPending: false }} lines={[]} isReading={false} />;
  const router = createRouter({ routeTree: createRootRoute({ component: () => result }), history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  await act(() => router.load());
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toMatch(said);
  expect(textContent.match(/Failed to post the listing/g)).toHaveLength(1);
});
