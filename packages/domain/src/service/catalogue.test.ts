import { describe, expect, it } from 'vitest';
import {
  findService,
  labLevels,
  listHomes,
  listServices,
  nameService,
  prefixCategory,
  readServiceCategory,
  serviceCategories,
  serviceIcons,
  serviceRewards,
} from './index.ts';

const valuesOf = (game: 'poe1' | 'poe2', base: Parameters<typeof listServices>[1]) => listServices(game, base).map(({ value }) => value);

describe('service catalogue', () => {
  it('R3.36 contains the specified categories with their prefixes', () => {
    const shared =
      'all requiredCampaignBosses optionalCampaignBosses ascendancy endgameBosses pinnacleBosses bossKilling crafting leveling other';
    const wtb = shared.split(' ').map((base) => `WTB_${base}`);
    const wts = [...shared.split(' '), 'campaignBosses'].map((base) => `WTS_${base}`);
    expect(serviceCategories).toEqual([...wts, ...wtb]);
    expect(readServiceCategory('WTS_campaignBosses')).toEqual({ side: 'wts', base: 'campaignBosses' });
    expect(readServiceCategory('WTB_bossKilling')).toEqual({ side: 'wtb', base: 'bossKilling' });
    for (const wrong of ['WTB_campaignBosses', 'bossKilling', 'wts_other', 'WTS_', '', 'WTS_toString'])
      expect(readServiceCategory(wrong)).toBeNull();
    expect(prefixCategory('wtb', 'other')).toBe('WTB_other');
  });

  it('R3.37 contains the specified rewards', () => {
    expect(serviceRewards).toEqual(
      '5thOr6thMapSlot favoriteMapSlot atlasPassivePoint voidstone challenge 2ascendancyPassivePoint leveling noRewards difficulty1 difficulty2 difficulty3 difficulty4'.split(
        ' ',
      ),
    );
  });

  it('R3.39 contains the specified poe1 bosses', () => {
    const expected = [
      'anyT17 invitationAtlas searchingExarch eaterOfWorlds maven uberElder',
      'theFormed theForgotten theTwisted theHidden theFeared',
      'elder shaper',
      'baran veritania alHezmin drox',
      'chimera hydra minotaur phoenix constrictor enslaver eradicator purifier',
      'sirus cortex atziri',
      'uberAtziri uberUberElder uberShaper uberMaven uberSearchingExarch uberEaterOfWorlds uberSirus uberCortex',
      'chayula catarina theTrialmaster olroth',
      't17Fortress t17Citadel t17Sanctuary t17Ziggurat t17Abomination',
    ];
    expect(valuesOf('poe1', 'bossKilling')).toEqual(expected.join(' ').split(' '));
    expect(
      listServices('poe1')
        .filter(({ buyersMapOnly }) => buyersMapOnly === true)
        .map(({ value }) => value),
    ).toEqual('theFormed theForgotten theTwisted theHidden theFeared'.split(' '));
  });

  it('R3.40, R3.46, R9.11 contains the poe1 labyrinths and their levels, as well as leveling and bench crafting', () => {
    expect(listServices('poe1', 'other').map(({ value, rewards, level }) => [value, rewards, level])).toEqual([
      ['lab1', ['2ascendancyPassivePoint'], 33],
      ['lab2', ['2ascendancyPassivePoint'], 55],
      ['lab3', ['2ascendancyPassivePoint'], 68],
      ['lab4', ['2ascendancyPassivePoint'], 75],
      ['5way', ['leveling'], undefined],
      ['campaign', ['leveling'], undefined],
      ['benchCraft', ['noRewards'], undefined],
    ]);
    expect(labLevels).toEqual([33, 55, 68, 75]);
  });

  it('R3.42 contains the poe2 trials, two for each pair of ascendancy points', () => {
    expect(listServices('poe2', 'ascendancy').map(({ value, group }) => [value, group])).toEqual([
      ['sekhemasTrial1', 'ascendancy1&2'],
      ['chaosTrial1', 'ascendancy1&2'],
      ['sekhemasTrial2', 'ascendancy3&4'],
      ['chaosTrial2', 'ascendancy3&4'],
      ['sekhemasTrial3', 'ascendancy5&6'],
      ['chaosTrial3', 'ascendancy5&6'],
      ['sekhemasTrial4', 'ascendancy7&8'],
      ['theTrialmaster', 'ascendancy7&8'],
    ]);
  });

  it('R3.43 contains the specified poe2 pinnacle bosses', () => {
    expect(valuesOf('poe2', 'pinnacleBosses')).toEqual(['xesht', 'king_in_the_mists', 'olrothPoe2', 'simulacrum', 'theArbiter']);
  });

  it.each(['requiredCampaignBosses', 'optionalCampaignBosses'] as const)('R3.44 poe2: each of the %s has a Cruel copy', (base) => {
    const bosses = listServices('poe2', base);
    const cruel = bosses.filter(({ label }) => label !== undefined);
    expect(cruel).toHaveLength(bosses.length / 2);
    for (const copy of cruel) {
      const boss = findService('poe2', copy.label ?? '');
      expect(copy.value).toBe(`${boss?.value}Cruel`);
      expect(copy.group).toBe(`${boss?.group}Cruel`);
      expect([copy.location, copy.rewardDescription]).toEqual([boss?.location, boss?.rewardDescription]);
    }
    const normal = bosses.filter(({ label }) => label === undefined);
    expect(new Set(normal.map(({ group }) => group))).toEqual(new Set(['act1', 'act2', 'act3']));
    expect(normal.every(({ location, rewardDescription }) => location !== undefined && rewardDescription !== undefined)).toBe(true);
  });

  it('R3.37, R3.38 lists a poe1 reward only if the first kill grants it in every league', () => {
    const having = (reward: string) =>
      listServices('poe1')
        .filter(({ rewards }) => (rewards as readonly string[]).includes(reward))
        .map(({ value }) => value)
        .toSorted();
    const sorted = (values: string) => values.split(' ').toSorted();
    expect(having('voidstone')).toEqual(sorted('searchingExarch eaterOfWorlds maven uberElder'));
    expect(having('atlasPassivePoint')).toEqual(sorted('invitationAtlas theFormed theForgotten theTwisted theHidden theFeared'));
    expect(having('favoriteMapSlot')).toEqual(
      sorted(
        'searchingExarch eaterOfWorlds maven uberElder theFeared shaper sirus cortex baran veritania alHezmin drox chimera hydra minotaur phoenix constrictor enslaver eradicator purifier',
      ),
    );
    // No challenges, because they differ between leagues, and no map device slots, because it is unknown which boss
    // unlocks them.
    for (const game of ['poe1', 'poe2'] as const)
      for (const { value, rewards } of listServices(game)) {
        expect(rewards, value).not.toContain('challenge');
        expect(rewards, value).not.toContain('5thOr6thMapSlot');
      }
  });

  it('R3.44 contains the poe2 bosses with a permanent reward, and their areas', () => {
    const lasting = listServices('poe2', 'campaignBosses').filter(
      ({ label, rewardDescription }) => label === undefined && rewardDescription?.length,
    );
    expect(lasting.map(({ value, location, rewardDescription }) => [value, location, rewardDescription])).toEqual([
      ['balbala', "Traitor's Passage", ["Balbala's Barya: the first Trial of the Sekhemas"]],
      ['xyclucian', 'Chimeral Wetlands', ['Chimeral Inscribed Ultimatum: the first Trial of Chaos']],
      ['beira', 'Clearfell', ['+10% to Cold Resistance']],
      ['crowbell', 'Hunting Grounds', ['2 Weapon Set Passive Skill Points']],
      ['kingInTheMists', 'Freythorn', ['+30 to Spirit']],
      ['candlemass', 'Ogham Manor', ['+20 to maximum Life']],
      ['kabala', 'Keth', ['2 Weapon Set Passive Skill Points']],
      ['mightySilverfist', 'Jungle Ruins', ['2 Weapon Set Passive Skill Points']],
      ['ignagduk', 'The Azak Bog', ['+30 to Spirit']],
      ['blackjaw', "Jiquani's Machinarium", ['+10% to Fire Resistance']],
      ['mektul', 'The Molten Vault', ['Reforging Bench']],
    ]);
    expect(listServices('poe2', 'pinnacleBosses').map(({ rewards }) => rewards)).toEqual(Array(5).fill(['atlasPassivePoint']));
    expect(listServices('poe2', 'ascendancy').map(({ rewards }) => rewards)).toEqual(Array(8).fill(['2ascendancyPassivePoint']));
  });

  it('R3.36 includes required and optional bosses in campaignBosses, and every service in all', () => {
    const [required, optional] = [valuesOf('poe2', 'requiredCampaignBosses'), valuesOf('poe2', 'optionalCampaignBosses')];
    expect(valuesOf('poe2', 'campaignBosses')).toEqual([...required, ...optional]);
    expect(valuesOf('poe2', 'all')).toHaveLength(13 + required.length + optional.length);
    expect(listServices('poe1', 'campaignBosses')).toEqual([]);
  });

  it.each(['poe1', 'poe2'] as const)(
    'R3.38, R3.41 gives every service in the %s catalogue a unique value and name, and valid fields',
    (game) => {
      const services = listServices(game);
      expect(new Set(services.map(({ value }) => value)).size).toBe(services.length);
      expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
      for (const service of services) {
        expect(service.value).toMatch(/^[A-Za-z0-9_]{1,60}$/);
        expect(serviceIcons).toContain(service.icon);
        expect(serviceRewards).toEqual(expect.arrayContaining([...service.rewards]));
        expect(listHomes(game)).toContain(service.category);
        expect(findService(game, service.value)).toBe(service);
      }
      expect(findService(game, 'toString')).toBeUndefined();
    },
  );

  it('names a custom service by its own name, even if the name equals a catalogue value', () => {
    expect(nameService('poe1', { serviceName: 'maven', isCustomService: false })).toBe('The Maven');
    expect(nameService('poe1', { serviceName: 'maven', isCustomService: true })).toBe('maven');
    expect(nameService('poe1', { serviceName: 'gone', isCustomService: false })).toBe('gone');
  });
});
