import { findService, readCustomName, readRules, readServiceCategory, readServicePrice } from '@poexchange/domain/service';
import { expect, it } from 'vitest';
import { draftServices } from './draft-services.ts';
import { createRandom } from './random.ts';

it.each(['poe1', 'poe2'] as const)('R3.38, R3.41 scripted players of %s post valid services', (game) => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const drafts = draftServices({ game, league: 'x', ign: 'Trader', random: createRandom(seed) });
    expect(drafts.length).toBeGreaterThan(0);
    expect(new Set(drafts.map(({ serviceName, serviceCategory }) => `${serviceCategory} ${serviceName}`)).size).toBe(drafts.length);
    for (const draft of drafts) {
      const service = findService(game, draft.serviceName);
      expect(draft.isCustomService === true ? readCustomName(draft.serviceName).ok : service !== undefined).toBe(true);
      if (service !== undefined) expect(readServiceCategory(draft.serviceCategory)?.base).toBe(service.category);
      if (service?.buyersMapOnly === true) expect(draft.location).toBe('buyer');
      expect(readServicePrice(draft, game)).not.toBeNull();
      expect(readRules(`${draft.rules}\n${draft.overwriteRules ?? ''}`).ok).toBe(true);
    }
  }
});

/** True if a share is near the expected share, with a tolerance that suits any seed. */
const isNear = (share: number, wanted: number): boolean => Math.abs(share - wanted) < 0.35 * wanted;

it.each(['poe1', 'poe2'] as const)(
  'scripted players of %s offer, request, give away and invent services in the expected shares',
  (game) => {
    const players = Array.from({ length: 400 }, (_, at) =>
      draftServices({ game, league: 'x', ign: 'Trader', random: createRandom(at + 1) }),
    );
    const drafts = players.flat();
    const known = drafts.filter(({ isCustomService }) => isCustomService !== true);
    const free = drafts.filter(({ priceValue }) => priceValue === 0);
    const wanted = known.filter(({ serviceCategory }) => serviceCategory.startsWith('WTB_'));
    const atEither = known.filter(({ serviceName }) => findService(game, serviceName)?.buyersMapOnly !== true);
    const atBuyers = atEither.filter(({ location }) => location === 'buyer');
    const knownCounts = players.map((own) => own.filter(({ isCustomService }) => isCustomService !== true).length);

    expect(drafts.every(({ active, ign, league, poe }) => active === true && ign === 'Trader' && league === 'x' && poe === game)).toBe(
      true,
    );
    expect(isNear(wanted.length / known.length, 0.2)).toBe(true);
    expect(isNear(free.length / drafts.length, 0.06)).toBe(true);
    expect(isNear((drafts.length - known.length) / players.length, 0.3)).toBe(true);
    expect(isNear(atBuyers.length / atEither.length, 0.3)).toBe(true);
    // The same service may be drawn twice.
    expect(Math.max(...knownCounts)).toBe(7);
    expect(knownCounts.filter((count) => count === 1).length / players.length).toBeLessThan(0.05);
  },
);

it('prices scripted players’ services around the usual price, always in the game’s low unit', () => {
  const drafts = Array.from({ length: 400 }, (_, at) =>
    draftServices({ game: 'poe1', league: 'x', ign: 'Trader', random: createRandom(at + 1) }),
  ).flat();
  const pricesOf = (icon: string): number[] =>
    drafts.flatMap(({ isCustomService, serviceName, priceValue }) =>
      isCustomService !== true && Number(priceValue) > 0 && findService('poe1', serviceName)?.icon === icon ? [Number(priceValue)] : [],
    );
  expect(new Set(drafts.map(({ priceType }) => priceType))).toEqual(new Set(['c']));
  for (const [icon, usual] of [
    ['boss', 120],
    ['labyrinth', 15],
    ['invitation', 90],
  ] as const) {
    const prices = pricesOf(icon);
    expect(prices.length).toBeGreaterThan(20);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(Math.round(0.6 * usual));
    expect(Math.max(...prices)).toBeLessThanOrEqual(Math.round(1.5 * usual));
  }
});
