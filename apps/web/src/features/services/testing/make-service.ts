import type { OwnService, ServiceRequest, ServiceRow } from '@poexchange/contract/rest/services';
import type { OfferLine } from '../find/offer-lines.ts';

/** A service for tests; pass the fields that matter to the test. */
export function makeService(id: string, over: Partial<ServiceRow> = {}): ServiceRow {
  return {
    id: id as ServiceRow['id'],
    poe: 'poe1',
    league: 'standard',
    userId: `user-${id}` as ServiceRow['userId'],
    ign: `Ign${id}`,
    location: 'seller',
    serviceCategory: 'WTS_bossKilling',
    serviceName: 'maven',
    isCustomService: false,
    creatorType: 'wts',
    priceValue: 100,
    priceType: 'c',
    rules: '',
    overwriteRules: '',
    overwriteMode: 'adds',
    regions: [],
    userStatus: 'online',
    onlineSinceMs: 1000,
    vouchCount: 0,
    oldestVouchMs: null,
    isChatLinked: false,
    timestampMs: 1000,
    ...over,
  };
}

export function makeOwnService(id: string, over: Partial<OwnService> = {}): OwnService {
  return { ...makeService(id), active: true, listed: true, ...over };
}

export function makeLine(id: string, over: Partial<ServiceRow> = {}, facts: Partial<OfferLine> = {}): OfferLine {
  const row = makeService(id, over);
  return { row, name: 'The Maven', section: 'bossKilling', chaos: row.priceValue, isOwn: false, isVouched: false, moreCount: 0, ...facts };
}

export function makeRequest(id: string, over: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    id: id as ServiceRequest['id'],
    serviceId: '00000000-0000-4000-8000-0000000000aa' as ServiceRequest['serviceId'],
    game: 'poe1',
    league: 'standard',
    party: 'owner',
    role: 'provider',
    creatorType: 'wts',
    serviceCategory: 'WTS_bossKilling',
    serviceName: 'maven',
    isCustomService: false,
    location: 'seller',
    priceValue: 232,
    priceType: 'c',
    rules: '',
    ownerIgn: 'Owner',
    askerIgn: 'Asker',
    counterpart: {
      userId: '00000000-0000-4000-8000-0000000000bb' as ServiceRow['userId'],
      ign: 'Asker',
      presence: 'online',
      vouchCount: 7,
    },
    state: 'asked',
    endedBy: null,
    askedMs: 1000,
    invitedMs: null,
    endedMs: null,
    expiresMs: 601_000,
    isVouched: false,
    canVouch: false,
    isVouchReceived: false,
    message: '',
    askerRegion: null,
    undoUntilMs: null,
    disputeUntilMs: null,
    dispute: null,
    ...over,
  };
}
