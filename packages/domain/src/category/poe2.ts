import type { Category } from './category.ts';
import { keepHighPoe2Essences, keepKeysEnding, keepLowPoe2Essences } from './filters.ts';

const noProperties = ['props'] as const;

/** The categories of poe2: those of its tags (D29), in the order in which they are shown. */
export const poe2Categories: readonly Category[] = [
  { id: 'currency', nameKey: 'category.currency', tags: ['currency'], hiddenColumns: noProperties },
  {
    id: 'essence',
    nameKey: 'category.essence',
    tags: ['essence'],
    hiddenColumns: noProperties,
    subCategories: [
      { id: 'essenceLow', nameKey: 'category.essenceLow', tags: ['essence'], filter: keepLowPoe2Essences },
      { id: 'essenceHigh', nameKey: 'category.essenceHigh', tags: ['essence'], filter: keepHighPoe2Essences },
    ],
  },
  {
    id: 'fragment',
    nameKey: 'category.fragment',
    tags: ['fragment', 'breach'],
    hiddenColumns: noProperties,
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
  { id: 'map', nameKey: 'category.map', tags: ['map'], supportsRegex: true },
  { id: 'omen', nameKey: 'category.omen', tags: ['omen'], hiddenColumns: noProperties },
  { id: 'catalyst', nameKey: 'category.catalyst', tags: ['catalyst'], hiddenColumns: noProperties },
  { id: 'deliriumOrb', nameKey: 'category.deliriumOrb', tags: ['delirium_orb'], hiddenColumns: noProperties },
  {
    id: 'expedition',
    nameKey: 'category.expedition',
    tags: ['artifacts', 'logbook'],
    subCategories: [
      { id: 'logbook', nameKey: 'category.logbook', tags: ['logbook'] },
      { id: 'artifact', nameKey: 'category.artifact', tags: ['artifacts'], filter: keepKeysEnding(' artifact') },
    ],
  },
  { id: 'gem', nameKey: 'category.gem', tags: ['gem'] },
  { id: 'unique', nameKey: 'category.unique', tags: ['unique'] },
  { id: 'misc', nameKey: 'category.misc', tags: ['misc'], hiddenColumns: noProperties },
];
