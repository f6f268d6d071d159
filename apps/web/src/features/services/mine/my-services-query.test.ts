import { expect, it } from 'vitest';
import { myServicesQuery, readHiddenWaitMs } from './my-services-query.ts';

it('D60 is asked again while one counts as offline, so that a page opened a moment ago learns that one is back', () => {
  const waits = (['offline', 'idle', 'online'] as const).map((presence) => readHiddenWaitMs({ presence }));
  expect([...waits, readHiddenWaitMs(undefined)]).toEqual([5000, false, false, false]);
});

it('D60 the query asks again by that rule alone', () => {
  const { refetchInterval } = myServicesQuery({ game: 'poe1', league: 'standard' });
  if (typeof refetchInterval !== 'function') return expect.fail('no rule');
  const wait = (presence: 'offline' | 'idle') => refetchInterval({ state: { data: { services: [], presence } } } as never);
  return expect([wait('offline'), wait('idle')]).toEqual([5000, false]);
});
