import { listServices } from '@poexchange/domain/service';
import { describe, expect, it } from 'vitest';
import english from '../../i18n/en/common.json';
import { hasRewards } from './has-rewards.ts';
import { rewardTexts } from './rewards.tsx';

describe('service rewards', () => {
  it('R3.37 labels difficulties as “Other”', () => {
    const { difficulty1, difficulty2, difficulty3, difficulty4 } = rewardTexts;
    expect(new Set([difficulty1, difficulty2, difficulty3, difficulty4])).toEqual(new Set(['services.reward.other']));
    expect(english.services.reward.other).toBe('Other');
  });

  it('R3.37 shows a heading only if rewards are known', () => {
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
