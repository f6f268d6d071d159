import { ApiError } from '@poexchange/contract/client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeFailure } from '../shared/api/failures.ts';
import { reportFailure } from '../shared/failures/query-client.ts';
import { provideLatePart } from '../shared/late-parts.ts';
import type { onBackOnline } from '../shared/network/connection.ts';
import type { ToastHost } from '../shared/toast/toast-model.ts';
import { ConnectionLink } from './connection-link.tsx';

const comeBack = vi.hoisted(() => ({ run: (): void => undefined }));
vi.mock('../shared/network/connection.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  onBackOnline: ((run) => {
    comeBack.run = run;
    return () => true;
  }) satisfies typeof onBackOnline,
}));
vi.mock('../shared/network/register-worker.ts', () => ({ registerServiceWorker: () => undefined }));

let withdraw = (): void => undefined;
afterEach(() => {
  withdraw();
  cleanup();
});

it('D36 clears a message about data when the connection is restored, but keeps a message about an action', () => {
  const shown = new Set<string>();
  const host: ToastHost = { show: (id) => void shown.add(id), showCustom: () => undefined, dismiss: (id) => void shown.delete(id) };
  withdraw = provideLatePart('toasts', host);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionLink />
    </QueryClientProvider>,
  );
  const fail = (status: number, kind: 'read' | 'action'): void =>
    reportFailure(describeFailure(new ApiError({ status, refusal: null, endpoint: 'createListing' })), {
      isSilent: false,
      hasData: true,
      kind,
    });
  fail(0, 'read');
  fail(0, 'action');
  fail(500, 'action');
  expect(shown.size).toBe(3);
  comeBack.run();
  expect([...shown]).toEqual(['failure:not-sent', 'failure:unknown']);
});

it('D36 refetches on start only queries that failed because the connection was lost', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: string[] = [];
  const readOf = (name: string, status: number) => ({
    queryKey: [name],
    queryFn: () => {
      asked.push(name);
      return Promise.reject(new ApiError({ status, refusal: null, endpoint: name }));
    },
  });
  function Shown() {
    const lost = useQuery(readOf('lost', 0));
    const refused = useQuery(readOf('refused', 404));
    return lost.isError && refused.isError ? <p>failed</p> : null;
  }
  const page = (link: boolean) => (
    <QueryClientProvider client={client}>
      <Shown />
      {link && <ConnectionLink />}
    </QueryClientProvider>
  );
  const { rerender, findByText } = render(page(false));
  await findByText('failed');
  rerender(page(true));
  await vi.waitFor(() => expect(asked).toEqual(['lost', 'refused', 'lost']));
});
