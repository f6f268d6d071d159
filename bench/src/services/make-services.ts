import type { ServiceFeed, ServiceRow } from '@poexchange/contract/rest/services';
import { listServices, prefixCategory } from '@poexchange/domain/service';
import { createRandom } from '@poexchange/domain/random';

export const size = { offers: 10_000, people: 2500 } as const;

const RULES = 'Wait in my hideout and enter when I write "in". Deaths are fine, leaving is not. All drops are mine.';
const regions = ['eu', 'na', 'sa', 'asia', 'oce'] as const;

/**
 * 10,000 offers by 2,500 people across the whole catalogue, a quarter of them for the same boss; the same in every run.
 */
export function makeServices(nowMs: number): ServiceFeed {
  const next = createRandom(20_261_123);
  const catalogue = listServices('poe1');
  const maven = catalogue.find(({ value }) => value === 'maven');
  const people = Array.from({ length: size.people }, (_, at) => ({
    userId: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}` as ServiceRow['userId'],
    ign: `Carrier${at}`,
    userStatus: next() < 0.85 ? ('online' as const) : ('idle' as const),
    onlineSinceMs: nowMs - Math.floor(next() * 8 * 3_600_000),
    vouchCount: Math.floor(next() ** 4 * 200),
    isChatLinked: next() < 0.5,
  }));
  const services = Array.from({ length: size.offers }, (_, at): ServiceRow => {
    const service = (next() < 0.25 ? maven : undefined) ?? catalogue[Math.floor(next() * catalogue.length)];
    const person = people[Math.floor(next() * people.length)];
    if (service === undefined || person === undefined) throw new Error('no service to offer');
    return {
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` as ServiceRow['id'],
      poe: 'poe1',
      league: 'mercenaries',
      ...person,
      location: service.buyersMapOnly === true || next() < 0.3 ? 'buyer' : 'seller',
      serviceCategory: prefixCategory('wts', service.category),
      serviceName: service.value,
      isCustomService: false,
      creatorType: 'wts',
      priceValue: next() < 0.03 ? 0 : Math.ceil(20 + next() * 400),
      priceType: 'c',
      rules: next() < 0.7 ? RULES : '',
      overwriteRules: next() < 0.2 ? 'Pay before the last phase.' : '',
      overwriteMode: 'adds',
      regions: regions.filter(() => next() < 0.4),
      oldestVouchMs: person.vouchCount > 0 ? nowMs - 100 * 24 * 3_600_000 : null,
      timestampMs: nowMs - at,
    };
  });
  return { serverTimeMs: nowMs, full: true, newestMs: nowMs, services, gone: [] };
}
