import type { Category } from './category.ts';
import { keepHighPoe2Essences, keepKeysEnding, keepLowPoe2Essences } from './filters.ts';

const ART = '/image/Art/2DItems';

/** The categories of poe2: those of its tags (D29), in the order in which they are shown. */
export const poe2Categories: readonly Category[] = [
  { id: 'currency', nameKey: 'category.currency', tags: ['currency'], icon: `${ART}/Currency/CurrencyRerollRare.png` },
  {
    id: 'essence',
    nameKey: 'category.essence',
    tags: ['essence'],
    icon: `${ART}/Currency/Essence/Anger7.png`,
    subCategories: [
      { id: 'essenceLow', nameKey: 'category.essenceLow', tags: ['essence'], filter: keepLowPoe2Essences },
      { id: 'essenceHigh', nameKey: 'category.essenceHigh', tags: ['essence'], filter: keepHighPoe2Essences },
    ],
  },
  {
    id: 'fragment',
    nameKey: 'category.fragment',
    tags: ['fragment', 'breach'],
    icon: `${ART}/Maps/UberVaal04.png`,
    subCategories: [
      { id: 'breach', nameKey: 'category.breach', tags: ['breach'] },
      {
        id: 'reliquaryKey',
        nameKey: 'category.reliquaryKey',
        tags: ['fragment'],
        filter: ({ key }) => key.includes('reliquary key'),
      },
    ],
  },
  {
    id: 'map',
    nameKey: 'category.map',
    tags: ['map'],
    summaryTagVariants: ['map'],
    icon: `${ART}/Maps/AtlasMaps/FragmentHydra.png`,
    supportsRegex: true,
  },
  { id: 'omen', nameKey: 'category.omen', tags: ['omen'], icon: `${ART}/Currency/Azmeri/VoodooOmens1Purple.png` },
  { id: 'catalyst', nameKey: 'category.catalyst', tags: ['catalyst'], icon: `${ART}/Currency/Catalysts/IntrinsicCatalyst.png` },
  { id: 'deliriumOrb', nameKey: 'category.deliriumOrb', tags: ['delirium_orb'], icon: `${ART}/Currency/Delirium/DeliriumOrbCurrency.png` },
  {
    id: 'expedition',
    nameKey: 'category.expedition',
    tags: ['artifacts', 'logbook'],
    icon: `${ART}/Currency/Expedition/GamblerRefreshCurrency.png`,
    subCategories: [
      { id: 'logbook', nameKey: 'category.logbook', tags: ['logbook'] },
      { id: 'artifact', nameKey: 'category.artifact', tags: ['artifacts'], filter: keepKeysEnding(' artifact') },
    ],
  },
  { id: 'gem', nameKey: 'category.gem', tags: ['gem'], summaryTagVariants: ['gem'], icon: `${ART}/Currency/CurrencyGemQuality.png` },
  {
    id: 'unique',
    nameKey: 'category.unique',
    tags: ['unique'],
    icon: `${ART}/Belts/Headhunter.png`,
    disableListingValuation: true,
    hiddenColumns: ['percent'],
    summaryTagVariants: ['unique'],
  },
  { id: 'misc', nameKey: 'category.misc', tags: ['misc'], icon: `${ART}/Currency/CurrencyGemExperience.png` },
];
