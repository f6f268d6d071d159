import { findService, readCustomName, readRules, readServiceCategory, readServicePrice } from '@poexchange/domain/service';
import { expect, it } from 'vitest';
import { draftServices } from './draft-services.ts';
import { createRandom } from './random.ts';

it.each(['poe1', 'poe2'] as const)('R3.38, R3.41 scripted players of %s post what the server takes', (game) => {
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
