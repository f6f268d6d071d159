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

/**
 * The poe1 services: boss kills (R3.39), labyrinths, leveling and crafting (R3.40). A reward is listed only if the
 * first kill grants it in every league.
 */
export const poe1Services: readonly Service[] = [
  boss('anyT17', 'Any Tier 17 map', [], 'map'),
  boss('invitationAtlas', "Maven's Invitation: The Atlas", ['atlasPassivePoint'], 'invitation'),
  boss('searchingExarch', 'The Searing Exarch', ['voidstone', 'favoriteMapSlot']),
  boss('eaterOfWorlds', 'The Eater of Worlds', ['voidstone', 'favoriteMapSlot']),
  boss('maven', 'The Maven', ['voidstone', 'favoriteMapSlot']),
  boss('uberElder', 'Uber Elder', ['voidstone', 'favoriteMapSlot']),
  invitation('theFormed', "Maven's Invitation: The Formed", ['atlasPassivePoint']),
  invitation('theForgotten', "Maven's Invitation: The Forgotten", ['atlasPassivePoint']),
  invitation('theTwisted', "Maven's Invitation: The Twisted", ['atlasPassivePoint']),
  invitation('theHidden', "Maven's Invitation: The Hidden", ['atlasPassivePoint']),
  invitation('theFeared', "Maven's Invitation: The Feared", ['favoriteMapSlot', 'atlasPassivePoint']),
  boss('elder', 'The Elder', []),
  boss('shaper', 'The Shaper', ['favoriteMapSlot']),
  boss('baran', 'Baran, the Crusader', ['favoriteMapSlot'], 'guardian'),
  boss('veritania', 'Veritania, the Redeemer', ['favoriteMapSlot'], 'guardian'),
  boss('alHezmin', 'Al-Hezmin, the Hunter', ['favoriteMapSlot'], 'guardian'),
  boss('drox', 'Drox, the Warlord', ['favoriteMapSlot'], 'guardian'),
  boss('chimera', 'Guardian of the Chimera', ['favoriteMapSlot'], 'guardian'),
  boss('hydra', 'Guardian of the Hydra', ['favoriteMapSlot'], 'guardian'),
  boss('minotaur', 'Guardian of the Minotaur', ['favoriteMapSlot'], 'guardian'),
  boss('phoenix', 'Guardian of the Phoenix', ['favoriteMapSlot'], 'guardian'),
  boss('constrictor', 'The Constrictor', ['favoriteMapSlot'], 'guardian'),
  boss('enslaver', 'The Enslaver', ['favoriteMapSlot'], 'guardian'),
  boss('eradicator', 'The Eradicator', ['favoriteMapSlot'], 'guardian'),
  boss('purifier', 'The Purifier', ['favoriteMapSlot'], 'guardian'),
  boss('sirus', 'Sirus, Awakener of Worlds', ['favoriteMapSlot']),
  boss('cortex', 'Cortex', ['favoriteMapSlot']),
  boss('atziri', 'Atziri, Queen of the Vaal', []),
  boss('uberAtziri', 'Uber Atziri', []),
  boss('uberUberElder', 'Uber Elder (uber)', []),
  boss('uberShaper', 'The Shaper (uber)', []),
  boss('uberMaven', 'The Maven (uber)', []),
  boss('uberSearchingExarch', 'The Searing Exarch (uber)', []),
  boss('uberEaterOfWorlds', 'The Eater of Worlds (uber)', []),
  boss('uberSirus', 'Sirus, Awakener of Worlds (uber)', []),
  boss('uberCortex', 'Cortex (uber)', []),
  boss('chayula', 'Chayula, Who Dreamt', []),
  boss('catarina', 'Catarina, Master of Undeath', []),
  boss('theTrialmaster', 'The Trialmaster', []),
  boss('olroth', 'Olroth, Origin of the Fall', []),
  boss('t17Fortress', 'Fortress (tier 17)', [], 'map'),
  boss('t17Citadel', 'Citadel (tier 17)', [], 'map'),
  boss('t17Sanctuary', 'Sanctuary (tier 17)', [], 'map'),
  boss('t17Ziggurat', 'Ziggurat (tier 17)', [], 'map'),
  boss('t17Abomination', 'Abomination (tier 17)', [], 'map'),
  ...labNames.map((name, at): Service => {
    return { ...other(`lab${at + 1}`, name, 'labyrinth', ['2ascendancyPassivePoint']), level: labLevels[at] ?? 0 };
  }),
  other('5way', '5-way', 'level', ['leveling']),
  other('campaign', 'Campaign', 'level', ['leveling']),
  other('benchCraft', 'Bench craft', 'craft', ['noRewards']),
];
