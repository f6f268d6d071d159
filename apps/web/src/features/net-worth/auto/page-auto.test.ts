import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import notification from '../../../i18n/en/notification.json';
import { findText } from '../../../shared/i18n/translate.ts';
import { provideLatePart } from '../../../shared/late-parts.ts';
import { clearToken, storeToken } from '../../../shared/session/token.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { EventRefusedError, type Realtime } from '../../../shared/socket/realtime.ts';
import { settingsQuery } from '../data/queries.ts';
import { changeSnapshotSettings, getAutoSnapshots } from './page-auto.ts';

const shown: (string | null)[] = [];
let withdraw = (): void => undefined;

beforeEach(() => {
  shown.length = 0;
  withdraw = provideLatePart('toasts', {
    show: (_id, { title }) => void shown.push(findText({ texts: notification, key: title.key, language: 'en' })),
    showCustom: () => undefined,
    dismiss: () => undefined,
  });
  storeToken(`x.${btoa(JSON.stringify({ sub: 'me', exp: 4_000_000_000 }))}.x`);
});
afterEach(() => {
  withdraw();
  clearToken();
  useConnection.setState({ socket: 'closed', realtime: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refuse = (code: ErrorCode): void =>
  void vi.stubGlobal('fetch', async () => Response.json(describeRefusal(code, 'r'), { status: errorCatalogue[code].status }));

it.each<[ErrorCode, string]>([
  ['internal', 'Failed to update snapshot settings'],
  ['badRequest', 'Failed to update snapshot settings'],
  ['sessionExpired', 'Your session has expired. Please connect your poe account again.'],
  ['banned', 'You have been banned from the product. Please contact the support for more information.'],
])('R8.18, R8.19, R8.25 reports a settings refusal (%s) once: %s', async (code, text) => {
  refuse(code);
  expect(await changeSnapshotSettings(new QueryClient(), 'poe1', { autosnapshotEnabled: false })).toBe(false);
  expect(shown).toEqual([text]);
});

it('R8.18 reports a failed token request only if the server refused it', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const settings = {
    poe: 'poe1',
    autosnapshotEnabled: true,
    autosnapshotIntervalMs: 900_000,
    selectedProfileId: 'p',
    lastSnapshotAt: null,
  };
  client.setQueryData(settingsQuery('poe1').queryKey, settings as never);
  let answer: () => Promise<unknown> = () => Promise.reject(new Error('connection lost'));
  const realtime = { ask: () => answer(), follow: () => () => undefined } as unknown as Realtime;
  useConnection.setState({ socket: 'open', realtime });
  const auto = getAutoSnapshots(client);
  auto.claim();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual([]);
  answer = () => Promise.reject(new EventRefusedError('internal'));
  for (let time = 0; time < 2; time += 1) {
    auto.claim();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(shown).toEqual(['Failed to acquire snapshot token']);
});
