import type { ServerEventData } from '@poexchange/contract/events';
import { decodeParam } from '@poexchange/contract/rest';
import { notificationsParamSchema } from '@poexchange/contract/rest/later';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { applyServerEvent, notificationsQuery } from './notifications-query.ts';

afterEach(() => vi.unstubAllGlobals());

it('R9.52 never treats notifications as stale, because events update them', () => {
  expect(notificationsQuery).toMatchObject({ staleTime: Infinity, gcTime: Infinity });
});

it('R4.26, R9.30 fetches the last hour’s notifications of both games at load', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(
      decodeParam(notificationsParamSchema, decodeURIComponent(new URL(input, 'http://localhost').pathname.split('/').at(-1) ?? '')),
    );
    return Promise.resolve(Response.json({ notifications: [], serverTimeMs: 1 }));
  });
  const before = Date.now();
  await new QueryClient().fetchQuery(notificationsQuery);
  expect(asked).toEqual([
    { game: 'poe1', sinceMs: expect.any(Number) },
    { game: 'poe2', sinceMs: expect.any(Number) },
  ]);
  const [{ sinceMs }] = asked as [{ sinceMs: number }];
  expect(before - sinceMs).toBeLessThanOrEqual(3_600_000);
  expect(Date.now() - sinceMs).toBeGreaterThanOrEqual(3_600_000);
});

it('D38 immediately refetches a game’s listings when a listing leaves the market, returns or is traded', () => {
  const client = new QueryClient();
  const keys = [['listings', 'poe1', 'standard', 'sell'] as const, ['listings', 'poe2', 'standard', 'sell'] as const];
  const hear = (move: Partial<ServerEventData<'trade:moved'>>): (boolean | undefined)[] => {
    for (const key of keys) client.setQueryData(key, {});
    const data = { id: 'trade', game: 'poe1', step: 'asked', ign: 'Selma', ...move } satisfies ServerEventData<'trade:moved'>;
    applyServerEvent({ name: 'trade:moved', data }, client);
    return keys.map((key) => client.getQueryState(key)?.isInvalidated);
  };
  expect(hear({ step: 'gone' })).toEqual([true, false]);
  expect(hear({ before: 'gone' })).toEqual([true, false]);
  expect(hear({ step: 'traded', changedMs: 5 })).toEqual([true, false]);
  expect(hear({ step: 'declined' })).toEqual([false, false]);
});
