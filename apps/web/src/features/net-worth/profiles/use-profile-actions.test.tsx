import type { SnapshotProfileBody } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import notification from '../../../i18n/en/notification.json';
import { findText } from '../../../shared/i18n/translate.ts';
import { provideLatePart } from '../../../shared/late-parts.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { EventRefusedError, type Realtime } from '../../../shared/socket/realtime.ts';
import { useDeleteProfile, useSaveProfile, useSelectProfile } from './use-profile-actions.ts';

const shown: (string | null)[] = [];
let withdraw = (): void => undefined;
let refusal = new EventRefusedError('internal');

beforeEach(() => {
  shown.length = 0;
  refusal = new EventRefusedError('internal');
  const show = (_id: string, { title }: { title: { key: string } }): void =>
    void shown.push(findText({ texts: notification, key: title.key, language: 'en' }));
  withdraw = provideLatePart('toasts', { show, showCustom: () => undefined, dismiss: () => undefined });
  const realtime = { ask: () => Promise.reject(refusal) } as unknown as Realtime;
  useConnection.setState({ socket: 'open', realtime });
});
afterEach(() => {
  withdraw();
  cleanup();
  useConnection.setState({ socket: 'closed', realtime: null });
});

function useAll() {
  return { save: useSaveProfile(), remove: useDeleteProfile('poe1'), select: useSelectProfile('poe1') };
}

function draw() {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return renderHook(useAll, { wrapper }).result;
}

const id = 'p1' as SnapshotProfileId;
const draft = { poe: 'poe1' } as SnapshotProfileBody;

it('R8.18 reports which profile change failed', async () => {
  const result = draw();
  const attempt = (run: () => Promise<unknown>): Promise<void> =>
    act(() =>
      run().then(
        () => undefined,
        () => undefined,
      ),
    );
  await attempt(() => result.current.save.mutateAsync({ id: null, draft }));
  await attempt(() => result.current.save.mutateAsync({ id, draft }));
  await attempt(() => result.current.remove.mutateAsync(id));
  await attempt(() => result.current.select.mutateAsync(id));
  expect(shown).toEqual([
    'Failed to add snapshot profile',
    'Failed to update snapshot profile',
    'Failed to delete snapshot profile',
    'Error updating snapshot settings',
  ]);
});

it('R8.18 shows a more specific error’s own message', async () => {
  refusal = new EventRefusedError('snapshotProfileNameTaken');
  const result = draw();
  await act(() =>
    result.current.save.mutateAsync({ id: null, draft }).then(
      () => undefined,
      () => undefined,
    ),
  );
  expect(shown).toEqual(['Another profile has this name. Choose a different one.']);
});
