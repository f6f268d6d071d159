import type { CategoryDraft } from './category.ts';
import { keepAbyssalBones, keepHighPoe2Essences, keepKeysEnding, keepLineageGems, keepLowPoe2Essences, keepRunes } from './filters.ts';

const ART = '/image/Art/2DItems';

/** The poe2 categories in display order. */
export const poe2Categories: readonly CategoryDraft[] = [
  {
    id: 'currency',
    tags: ['currency'],
    icon: `${ART}/Currency/CurrencyRerollRare.png`,
    subCategories: [{ id: 'abyssalBone', tags: ['currency'], icon: `${ART}/Currency/Abyss/PreservedRibs.png`, filter: keepAbyssalBones }],
  },
  {
    id: 'essence',
    tags: ['essence'],
    icon: `${ART}/Currency/Essence/Anger7.png`,
    subCategories: [
      { id: 'essenceLow', tags: ['essence'], icon: `${ART}/Currency/Essence/ManaEssenceLesser.png`, filter: keepLowPoe2Essences },
      { id: 'essenceHigh', tags: ['essence'], icon: `${ART}/Currency/Essence/ManaEssencePerfect.png`, filter: keepHighPoe2Essences },
    ],
  },
  {
    id: 'fragment',
    tags: ['fragment', 'breach'],
    summaryTagVariants: ['fragment'],
    icon: `${ART}/Maps/UberVaal04.png`,
    subCategories: [
      { id: 'breach', tags: ['breach'], icon: `${ART}/Currency/Breach/Breachstone.png` },
      {
        id: 'reliquaryKey',
        tags: ['fragment'],
        icon: `${ART}/Maps/TwilightOrderReliquaryKeyWorld.png`,
        filter: ({ key }) => key.includes('reliquary key'),
      },
    ],
  },
  {
    id: 'map',
    tags: ['map'],
    summaryTagVariants: ['map'],
    icon: `${ART}/Maps/AtlasMaps/FragmentHydra.png`,
    supportsRegex: true,
  },
  { id: 'omen', tags: ['omen'], icon: `${ART}/Currency/Azmeri/VoodooOmens1Purple.png` },
  { id: 'catalyst', tags: ['catalyst'], icon: `${ART}/Currency/Catalysts/IntrinsicCatalyst.png` },
  { id: 'deliriumOrb', tags: ['delirium_orb'], icon: `${ART}/Currency/Delirium/DeliriumOrbCurrency.png` },
  {
    id: 'expedition',
    tags: ['artifacts', 'logbook'],
    icon: `${ART}/Currency/Expedition/GamblerRefreshCurrency.png`,
    subCategories: [
      { id: 'logbook', tags: ['logbook'] },
      { id: 'artifact', tags: ['artifacts'], filter: keepKeysEnding(' artifact') },
    ],
  },
  {
    id: 'gem',
    tags: ['gem'],
    summaryTagVariants: ['gem'],
    icon: `${ART}/Currency/CurrencyGemQuality.png`,
    subCategories: [
      { id: 'lineageGem', tags: ['gem'], icon: `${ART}/Gems/New/NewSupport/Lineage/LineageKaom.png`, filter: keepLineageGems },
      { id: 'uncutGem', tags: ['gem'], icon: `${ART}/Gems/UncutSkillGem.png`, filter: ({ key }) => key.startsWith('uncut ') },
    ],
  },
  {
    id: 'unique',
    tags: ['unique'],
    icon: `${ART}/Belts/Headhunter.png`,
    disableListingValuation: true,
    hiddenColumns: ['percent'],
    summaryTagVariants: ['unique'],
  },
  { id: 'base', tags: ['base'], summaryTagVariants: ['base'], icon: `${ART}/Rings/Ring1.png` },
  {
    id: 'misc',
    tags: ['misc'],
    icon: `${ART}/Currency/CurrencyGemExperience.png`,
    subCategories: [
      { id: 'rune', tags: ['misc'], icon: `${ART}/Currency/Runes/EnhanceRune.png`, filter: keepRunes },
      {
        id: 'soulCore',
        tags: ['misc'],
        icon: `${ART}/Currency/SoulCores/GreaterSoulCoreChaos.png`,
        filter: ({ key }) => key.includes('soul core of '),
      },
      {
        id: 'idol',
        tags: ['misc'],
        icon: `${ART}/Currency/TormentedSpiritSocketables/AzmeriSocketableOwl.png`,
        filter: ({ key }) => /\bidol\b/.test(key),
      },
    ],
  },
];
