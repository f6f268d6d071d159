import { listServices } from '@poexchange/domain/service';
import { describe, expect, it } from 'vitest';
import { hasRewards } from './has-rewards.ts';

describe('what a service brings', () => {
  it('R3.37 has a heading only where something is known of it', () => {
    const named = (poe: 'poe1' | 'poe2', serviceName: string, isCustomService = false) => ({ poe, serviceName, isCustomService });
    expect(hasRewards(named('poe1', 'maven'))).toBe(true);
    expect(hasRewards(named('poe1', 'benchCraft'))).toBe(true);
    expect(hasRewards(named('poe2', 'beiraCruel'))).toBe(true);
    expect(hasRewards(named('poe1', 'uberMaven'))).toBe(false);
    expect(hasRewards(named('poe2', 'countGeonor'))).toBe(false);
    expect(hasRewards(named('poe1', 'maven', true))).toBe(false);
    expect(hasRewards(named('poe2', 'maven'))).toBe(false);
    expect(listServices('poe2', 'pinnacleBosses').every(({ value }) => hasRewards(named('poe2', value)))).toBe(true);
  });
});
