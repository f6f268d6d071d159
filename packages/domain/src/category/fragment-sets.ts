import type { SubCategoryDraft } from './category.ts';
import { keepKeys, keepKeysEnding } from './filters.ts';

const ART = '/image/Art/2DItems';

/**
 * The fragment sub-categories: scarabs, breach, legion, invitations, and the sets that open a boss. Every set lists its
 * members in the game's spelling. Source: fragments of game 3.29 (2026-08-19).
 */
export const fragmentSets: readonly SubCategoryDraft[] = [
  { id: 'scarab', tags: ['scarab'], icon: `${ART}/Currency/Scarabs/LesserScarabAbyss.png` },
  { id: 'breach', tags: ['breach'], icon: `${ART}/Currency/Breach/BreachShardChaos.png` },
  {
    id: 'legion',
    tags: ['fragment'],
    icon: `${ART}/Maps/KaruiFragment.png`,
    filter: ({ key }) => key.includes('timeless ') && (key.endsWith(' splinter') || key.endsWith(' emblem')),
  },
  { id: 'invitation', tags: ['invitation'], icon: `${ART}/QuestItems/TangledOrbQuest5.png` },
  makeSet('atziri', 'Maps/Vaal04', ['Sacrifice at Dawn', 'Sacrifice at Dusk', 'Sacrifice at Midnight', 'Sacrifice at Noon']),
  makeSet('uberAtziri', 'Maps/UberVaal04', ['Mortal Grief', 'Mortal Hope', 'Mortal Ignorance', 'Mortal Rage']),
  makeSet('shaper', 'Maps/AtlasMaps/FragmentHydra', [
    'Fragment of the Chimera',
    'Fragment of the Hydra',
    'Fragment of the Minotaur',
    'Fragment of the Phoenix',
  ]),
  makeSet('elder', 'Maps/AtlasMapGuardianChaos', [
    'Fragment of Constriction',
    'Fragment of Enslavement',
    'Fragment of Eradication',
    'Fragment of Purification',
  ]),
  makeSet('uberElder', 'Maps/UberElder03', ['Fragment of Emptiness', 'Fragment of Knowledge', 'Fragment of Shape', 'Fragment of Terror']),
  makeSet('sirus', 'Maps/CrusaderFragment', [
    "Al-Hezmin's Crest",
    "Baran's Crest",
    'Crest of the Elderslayers',
    "Drox's Crest",
    "Veritania's Crest",
  ]),
  makeSet('maven', 'Currency/Atlas/MavenKey', ['Crescent Splinter', "The Maven's Writ"]),
  makeSet('uberBoss', 'Maps/UberBossKeyShaper', [
    'Awakening Fragment',
    'Blazing Fragment',
    'Cosmic Fragment',
    'Decaying Fragment',
    'Devouring Fragment',
    'Lonely Fragment',
    'Reality Fragment',
    'Reverent Fragment',
    'Synthesising Fragment',
    'Traumatic Fragment',
  ]),
  makeSet('incarnation', 'Maps/AngerBossMemoryKey', ['Echo of Loneliness', 'Echo of Reverence', 'Echo of Trauma']),
  makeSet('simulacrum', 'Maps/DeliriumFragment', ['Simulacrum', 'Simulacrum Splinter']),
  makeSet('labyrinth', 'Maps/LabyrinthHarvestInfused1', [
    'Dedication to the Goddess',
    'Gift to the Goddess',
    'Offering to the Goddess',
    'Tribute to the Goddess',
  ]),
  makeSet('paleCourt', 'Maps/PaleCourt03', ["Eber's Key", "Inya's Key", "Volkuur's Key", "Yriel's Key"]),
  makeSet('zorath', 'QuestItems/BossEntranceKeySearching', [
    "Zorath's Eye of Authority",
    "Zorath's Eye of Malevolence",
    "Zorath's Eye of the Endless",
    "Zorath's Eye of the Inevitable",
  ]),
  makeSet('bestiaryLure', 'Currency/Bestiary/CurrencyCrabAspect', ['Craicic Lure', 'Farric Lure', 'Fenumal Lure', 'Saqawine Lure']),
  makeSet('ritual', 'Currency/Azmeri/VoodooKingEffigy', ['An Audience With The King', 'Blood-filled Vessel', 'Ritual Splinter']),
  {
    id: 'reliquaryKey',
    tags: ['fragment'],
    icon: `${ART}/Maps/ShaperFoil.png`,
    filter: keepKeysEnding(' reliquary key'),
  },
];

function makeSet(id: string, icon: string, names: readonly string[]): SubCategoryDraft {
  return { id, tags: ['fragment'], icon: `${ART}/${icon}.png`, filter: keepKeys(names) };
}
