import { describeRefusal, errorCodes, type ErrorCode } from '@poexchange/contract/errors';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNotificationTexts } from '../../../shared/i18n/i18n.ts';
import { PublishResult } from './publish-result.tsx';
import type { PublishFailure } from './use-publish.ts';

const TITLE = 'Failed to post the listing';

function show(publish: Partial<Parameters<typeof PublishResult>[0]['publish']>): void {
  const root = createRootRoute();
  const component = () => (
    <PublishResult publish={{ failure: null, data: undefined, isPending: false, ...publish }} lines={[]} isReading={false} />
  );
  const page = createRoute({ getParentRoute: () => root, path: '$game/$', component });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: ['/poe/sell'] }) });
  render(<RouterProvider router={router as never} />);
}

const refused = (code: ErrorCode): PublishFailure => ({ kind: 'refused', refusal: describeRefusal(code, 'r'), hash: null });
const timesSaid = (text: string): number => text.split(TITLE).length - 1;

beforeEach(async () => {
  await loadNotificationTexts();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[string, PublishFailure]>([
  ['no connection', { kind: 'network' }],
  ['an answer that is not ours', { kind: 'unknown', message: 'boom' }],
  ...errorCodes.map((code): [string, PublishFailure] => [code, refused(code)]),
])('R8.06 reports a publishing failure (%s) once, with the reason', async (_case, failure) => {
  show({ failure });
  const said = (await screen.findByRole('alert')).textContent;
  expect(timesSaid(said)).toBe(1);
  expect(said.length).toBeGreaterThan(TITLE.length);
});

it('R8.06 does not report an empty or published draft as failed', async () => {
  show({ failure: { kind: 'empty' } });
  expect(timesSaid((await screen.findByRole('alert')).textContent)).toBe(0);
  cleanup();
  const data = { category: 'essence', uuid: 'u', endsAtMs: 1, side: 'sell', items: [{}], leftOut: [] } as never;
  show({ data });
  expect((await screen.findByRole('status')).textContent).toMatch(/^Published\. Buyers can see 1 item until/);
  expect(screen.queryByText(TITLE)).toBeNull();
});
