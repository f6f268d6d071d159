import type { Service, ServiceIcon, ServiceReward } from '../service.ts';

/** Levels of the four labyrinths (R3.46, R9.11). */
export const labLevels = [33, 55, 68, 75] as const;

function boss(value: string, name: string, rewards: readonly ServiceReward[], icon: ServiceIcon = 'boss'): Service {
  return { value, name, category: 'bossKilling', icon, rewards };
}

function invitation(value: string, name: string, rewards: readonly ServiceReward[]): Service {
  return { ...boss(value, name, rewards, 'invitation'), buyersMapOnly: true };
}

function other(value: string, name: string, icon: ServiceIcon, rewards: readonly ServiceReward[]): Service {
  return { value, name, category: 'other', icon, rewards };
}

const labNames = ['The Labyrinth', 'The Cruel Labyrinth', 'The Merciless Labyrinth', 'The Eternal Labyrinth'] as const;

/** Services of poe1: boss killing (R3.39), and labyrinths, leveling and crafting (R3.40). */
export const poe1Services: readonly Service[] = [
  boss('anyT17', 'Any Tier 17 map', ['challenge'], 'map'),
  boss('invitationAtlas', "Maven's Invitation: The Atlas", ['5thOr6thMapSlot', 'atlasPassivePoint'], 'invitation'),
  boss('searchingExarch', 'The Searing Exarch', ['voidstone', 'atlasPassivePoint', 'challenge']),
  boss('eaterOfWorlds', 'The Eater of Worlds', ['voidstone', 'atlasPassivePoint', 'challenge']),
  boss('maven', 'The Maven', ['voidstone', 'atlasPassivePoint', 'challenge', '5thOr6thMapSlot']),
  boss('uberElder', 'Uber Elder', ['voidstone', 'atlasPassivePoint', 'challenge']),
  invitation('theFormed', "Maven's Invitation: The Formed", ['favoriteMapSlot', 'atlasPassivePoint']),
  invitation('theForgotten', "Maven's Invitation: The Forgotten", ['favoriteMapSlot', 'atlasPassivePoint']),
  invitation('theTwisted', "Maven's Invitation: The Twisted", ['favoriteMapSlot', 'atlasPassivePoint']),
  invitation('theHidden', "Maven's Invitation: The Hidden", ['favoriteMapSlot', 'atlasPassivePoint']),
  invitation('theFeared', "Maven's Invitation: The Feared", ['favoriteMapSlot', 'atlasPassivePoint', 'challenge']),
  boss('elder', 'The Elder', ['challenge']),
  boss('shaper', 'The Shaper', ['challenge']),
  boss('baran', 'Baran, the Crusader', ['challenge'], 'guardian'),
  boss('veritania', 'Veritania, the Redeemer', ['challenge'], 'guardian'),
  boss('alHezmin', 'Al-Hezmin, the Hunter', ['challenge'], 'guardian'),
  boss('drox', 'Drox, the Warlord', ['challenge'], 'guardian'),
  boss('chimera', 'Guardian of the Chimera', ['challenge'], 'guardian'),
  boss('hydra', 'Guardian of the Hydra', ['challenge'], 'guardian'),
  boss('minotaur', 'Guardian of the Minotaur', ['challenge'], 'guardian'),
  boss('phoenix', 'Guardian of the Phoenix', ['challenge'], 'guardian'),
  boss('constrictor', 'The Constrictor', ['challenge'], 'guardian'),
  boss('enslaver', 'The Enslaver', ['challenge'], 'guardian'),
  boss('eradicator', 'The Eradicator', ['challenge'], 'guardian'),
  boss('purifier', 'The Purifier', ['challenge'], 'guardian'),
  boss('sirus', 'Sirus, Awakener of Worlds', ['challenge']),
  boss('cortex', 'Cortex', ['challenge']),
  boss('atziri', 'Atziri, Queen of the Vaal', ['challenge']),
  boss('uberAtziri', 'Uber Atziri', ['challenge']),
  boss('uberUberElder', 'Uber Elder (uber)', ['challenge']),
  boss('uberShaper', 'The Shaper (uber)', ['challenge']),
  boss('uberMaven', 'The Maven (uber)', ['challenge']),
  boss('uberSearchingExarch', 'The Searing Exarch (uber)', ['challenge']),
  boss('uberEaterOfWorlds', 'The Eater of Worlds (uber)', ['challenge']),
  boss('uberSirus', 'Sirus, Awakener of Worlds (uber)', ['challenge']),
  boss('uberCortex', 'Cortex (uber)', ['challenge']),
  boss('chayula', 'Chayula, Who Dreamt', ['challenge']),
  boss('catarina', 'Catarina, Master of Undeath', ['challenge']),
  boss('theTrialmaster', 'The Trialmaster', ['challenge']),
  boss('olroth', 'Olroth, Origin of the Fall', ['challenge']),
  boss('t17Fortress', 'Fortress (tier 17)', ['challenge'], 'map'),
  boss('t17Citadel', 'Citadel (tier 17)', ['challenge'], 'map'),
  boss('t17Sanctuary', 'Sanctuary (tier 17)', ['challenge'], 'map'),
  boss('t17Ziggurat', 'Ziggurat (tier 17)', ['challenge'], 'map'),
  boss('t17Abomination', 'Abomination (tier 17)', ['challenge'], 'map'),
  ...labNames.map((name, at): Service => {
    return { ...other(`lab${at + 1}`, name, 'labyrinth', ['2ascendancyPassivePoint']), level: labLevels[at] ?? 0 };
  }),
  other('5way', '5-way', 'level', ['leveling']),
  other('campaign', 'Campaign', 'level', ['leveling']),
  other('benchCraft', 'Bench craft', 'craft', ['noRewards']),
];
