import { describe, expect, it } from 'vitest';
import { fitView, hasMapFilter } from './fit-view.ts';
import { plainView } from './services-view.ts';

const fit = (some: Partial<typeof plainView>, game: 'poe1' | 'poe2' = 'poe1') => {
  const { section, service, location } = fitView({ ...plainView, ...some }, game);
  return [section, service, location];
};

describe('services view fitted to the catalogue', () => {
  it.each([
    ['a service nobody knows', { section: 'bossKilling', service: 'ekbabAndIktabCruel' }, ['bossKilling', '', 'any']],
    ['a section of the other game', { section: 'pinnacleBosses', service: 'maven' }, ['bossKilling', 'maven', 'any']],
    ['a section nobody knows', { section: 'constructor' }, ['', '', 'any']],
    ['a service alone', { service: 'lab1' }, ['labyrinth', 'lab1', 'any']],
    ['a name of Object.prototype', { service: 'constructor' }, ['', '', 'any']],
    ['a service beside the custom ones', { section: 'custom', service: 'maven' }, ['custom', '', 'any']],
    ['what is known', { section: 'bossKilling', service: 'maven', location: 'buyer' }, ['bossKilling', 'maven', 'buyer']],
  ] as const)('reads %s correctly', (_what, given, expected) => {
    expect(fit(given)).toEqual(expected);
  });

  it('R2.20 shows the map filter only if one of the services is done in a map', () => {
    expect(fit({ section: 'labyrinth', service: 'lab1', location: 'buyer' })).toEqual(['labyrinth', 'lab1', 'any']);
    const sections = ['', 'bossKilling', 'labyrinth', 'crafting', 'custom'] as const;
    expect(sections.filter((section) => hasMapFilter({ section, service: '' }, 'poe1'))).toEqual(['', 'bossKilling', 'custom']);
    const campaign = ['requiredCampaignBosses', 'optionalCampaignBosses', 'pinnacleBosses'] as const;
    expect(campaign.filter((section) => hasMapFilter({ section, service: '' }, 'poe2'))).toEqual(['pinnacleBosses']);
  });
});
