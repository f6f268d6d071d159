import { serviceLimits } from '@poexchange/domain/service';
import { describe, expect, it } from 'vitest';
import { findDeclinedUntil } from './declined-button.tsx';
import { makeRequest, makeService } from '../testing/make-service.ts';

const row = makeService('a', { userId: '00000000-0000-4000-8000-0000000000bb' as never });
const declined = { party: 'asker', state: 'declined', endedBy: 'owner', endedMs: 1000 } as const;

describe('declined request', () => {
  it('D62 blocks requests for the same service from the same owner until the latest block ends', () => {
    const untilMs = 1000 + serviceLimits.declinedMs;
    expect(findDeclinedUntil([makeRequest('x', declined)], row)).toBe(untilMs);
    const later = makeRequest('y', { ...declined, endedMs: 5000, serviceId: null });
    expect(findDeclinedUntil([later, makeRequest('x', declined)], row)).toBe(5000 + serviceLimits.declinedMs);
  });

  it.each([
    ['withdrawn', { endedBy: 'asker' }],
    ['for oneself to answer', { party: 'owner' }],
    ['for another service', { serviceName: 'sirus' }],
    ['of another league', { league: 'hardcore' }],
    ['done', { state: 'done' }],
    ['of somebody who is gone', { counterpart: null }],
  ] as const)('D62 does not block: %s', (_name, over) => {
    expect(findDeclinedUntil([makeRequest('x', { ...declined, ...over })], row)).toBeNull();
  });
});
