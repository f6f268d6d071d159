import { expect, it } from 'vitest';
import { ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { myVouchesQuery, vouchInfoQuery } from '../../../shared/vouch/vouch-query.ts';
import { servicesQuery } from '../find/services-query.ts';
import { presetsQuery } from './presets/presets-query.ts';
import { myServicesQuery, readHiddenWaitMs } from './my-services-query.ts';

it('D60 refetches while the user counts as offline, so that a new page detects their return', () => {
  const waits = (['offline', 'idle', 'online'] as const).map((presence) => readHiddenWaitMs({ presence }));
  expect([...waits, readHiddenWaitMs(undefined)]).toEqual([5000, false, false, false]);
});

it('D60 refetches under that rule only', () => {
  const { refetchInterval } = myServicesQuery({ game: 'poe1', league: 'standard' });
  if (typeof refetchInterval !== 'function') return expect.fail('no rule');
  const wait = (presence: 'offline' | 'idle') => refetchInterval({ state: { data: { services: [], presence } } } as never);
  return expect([wait('offline'), wait('idle')]).toEqual([5000, false]);
});

it('R9.56 refetches the user’s services, listings and vouches after 30 minutes', () => {
  const scope = { game: 'poe1', league: 'standard' } as const;
  const queries = [
    myServicesQuery(scope),
    presetsQuery(scope),
    servicesQuery({ ...scope, side: 'wts' }),
    ownListingsQuery,
    myVouchesQuery,
    vouchInfoQuery('a'),
  ];
  expect(queries.map(({ staleTime }) => staleTime)).toEqual(queries.map(() => 30 * 60_000));
});
