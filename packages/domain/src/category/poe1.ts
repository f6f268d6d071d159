import type { CategoryDraft, SubCategoryDraft } from './category.ts';
import {
  dropBelow83,
  dropUnmodifiableBlight,
  keepConquerorMaps,
  keepEightModMaps,
  keepElderMaps,
  keepHeistBand,
  keepHighEssences,
  keepKeys,
  keepKeysEnding,
  keepLowEssences,
  keepNormalMaps,
  keepOriginatorMaps,
  keepShaperMaps,
  keepTier17Maps,
} from './filters.ts';
import { fragmentSets } from './fragment-sets.ts';

const ART = '/image/Art/2DItems';

const heistTiers = ['VeryLow', 'Low', 'Mid', 'High', 'TopTier'] as const;

/** Creates the five item-level tiers of a category whose only tag has an item level. */
function makeTiers(id: string, tag: 'contract' | 'blueprint' | 'forbidden_tome'): SubCategoryDraft[] {
  return heistTiers.map((tier, index) => ({
    id: `${id}${tier}`,
    tags: [tag],
    filter: keepHeistBand(index as 0 | 1 | 2 | 3 | 4),
  }));
}

/** The map sub-categories; stash search works in all of them. */
const mapKinds: readonly SubCategoryDraft[] = [
  {
    id: 'shaperMap',
    tags: ['influenced_map'],
    icon: `${ART}/Maps/AtlasMaps/FragmentMinotaur.png`,
    filter: keepShaperMaps,
    supportsRegex: true,
  },
  { id: 'elderMap', tags: ['influenced_map'], icon: `${ART}/Maps/AtlasMapGuardianChaos.png`, filter: keepElderMaps, supportsRegex: true },
  {
    id: 'originatorMemories',
    tags: ['influenced_map'],
    filter: keepOriginatorMaps,
    supportsRegex: true,
  },
  {
    id: 'conquerorMap',
    tags: ['influenced_map'],
    icon: `${ART}/Maps/CrusaderFragment.png`,
    filter: keepConquerorMaps,
    supportsRegex: true,
  },
  { id: 't17Map', tags: ['map'], icon: `${ART}/Maps/Atlas2Maps/New/NightmareMapSymbol.png`, filter: keepTier17Maps, supportsRegex: true },
  { id: 'normalMap', tags: ['map'], filter: keepNormalMaps, supportsRegex: true },
  { id: '8modNormalMap', tags: ['map'], filter: keepEightModMaps, supportsRegex: true },
  { id: 'blightedMap', tags: ['blighted_map'], filter: dropUnmodifiableBlight, supportsRegex: true },
  {
    id: 'blightedRavagedMap',
    tags: ['blighted_ravaged_map'],
    filter: dropUnmodifiableBlight,
    supportsRegex: true,
  },
  { id: 'uniqueMap', tags: ['unique_map'], supportsRegex: true },
];

/** The poe1 categories in display order. */
export const poe1Categories: readonly CategoryDraft[] = [
  {
    id: 'currency',
    tags: ['currency'],
    summaryTagVariants: ['currency'],
    icon: `${ART}/Currency/CurrencyRerollRare.png`,
    subCategories: [
      {
        id: 'stackedDeck',
        tags: ['currency'],
        icon: `${ART}/Divination/Deck.png`,
        filter: keepKeys(['Stacked Deck']),
      },
      {
        id: 'lifeforce',
        tags: ['currency'],
        icon: `${ART}/Currency/Harvest/VividLifeforce.png`,
        filter: keepKeysEnding(' crystallised lifeforce'),
      },
    ],
  },
  {
    id: 'essence',
    tags: ['essence'],
    icon: `${ART}/Currency/Essence/Anger7.png`,
    subCategories: [
      { id: 'essenceLow', tags: ['essence'], icon: `${ART}/Currency/Essence/Woe1.png`, filter: keepLowEssences },
      {
        id: 'essenceHigh',
        tags: ['essence'],
        icon: `${ART}/Currency/Essence/Horror1.png`,
        filter: keepHighEssences,
      },
    ],
  },
  {
    id: 'fragment',
    tags: ['fragment', 'scarab', 'breach', 'invitation'],
    summaryTagVariants: ['fragment'],
    icon: `${ART}/Maps/UberVaal04.png`,
    subCategories: fragmentSets,
  },
  {
    id: 'map',
    icon: `${ART}/Maps/AtlasMaps/FragmentHydra.png`,
    supportsRegex: true,
    tags: ['map', 'influenced_map', 'blighted_map', 'blighted_ravaged_map', 'unique_map', 'reward_map'],
    summaryTagVariants: ['map', 'influenced_map', 'blighted_map', 'blighted_ravaged_map', 'unique_map', 'reward_map'],
    filter: dropUnmodifiableBlight,
    subCategories: mapKinds,
  },
  { id: 'card', tags: ['card'], icon: `${ART}/Divination/InventoryIcon.png` },
  {
    id: 'delve',
    tags: ['fossil', 'resonator'],
    icon: `${ART}/Currency/Delve/DenseFossil.png`,
    subCategories: [
      { id: 'fossil', tags: ['fossil'], icon: `${ART}/Currency/Delve/DenseFossil.png` },
      { id: 'resonator', tags: ['resonator'], icon: `${ART}/Currency/Delve/Reroll2x2C.png` },
    ],
  },
  { id: 'oil', tags: ['oil'], icon: `${ART}/Currency/Oils/GoldenOil.png` },
  {
    id: 'catalyst',
    tags: ['catalyst'],
    icon: `${ART}/Currency/Catalysts/IntrinsicCatalyst.png`,
  },
  {
    id: 'deliriumOrb',
    tags: ['delirium_orb'],
    icon: `${ART}/Currency/Delirium/DeliriumOrbCurrency.png`,
  },
  {
    id: 'expedition',
    tags: ['logbook', 'artifacts'],
    summaryTagVariants: ['logbook'],
    icon: `${ART}/Currency/Expedition/GamblerRefreshCurrency.png`,
    filter: dropBelow83('logbook'),
    subCategories: [
      { id: 'logbook', tags: ['logbook'] },
      { id: 'artifact', tags: ['artifacts'] },
    ],
  },
  {
    id: 'incubator',
    tags: ['incubator'],
    summaryTagVariants: ['incubator'],
    icon: `${ART}/Currency/Incubation/IncubationCurrency.png`,
    filter: dropBelow83('incubator'),
  },
  {
    id: 'contract',
    tags: ['contract'],
    summaryTagVariants: ['contract'],
    icon: `${ART}/Currency/Heist/ContractItem.png`,
    subCategories: makeTiers('contract', 'contract'),
  },
  {
    id: 'blueprint',
    tags: ['blueprint'],
    summaryTagVariants: ['blueprint'],
    icon: `${ART}/Currency/Heist/BlueprintApproved.png`,
    subCategories: makeTiers('blueprint', 'blueprint'),
  },
  {
    id: 'forbiddenTome',
    tags: ['forbidden_tome'],
    summaryTagVariants: ['forbidden_tome'],
    icon: `${ART}/Currency/Sanctum/LyciaCorruptCurrency.png`,
    subCategories: makeTiers('forbiddenTome', 'forbidden_tome'),
  },
  { id: 'beast', tags: ['beast'], icon: `${ART}/Currency/BestiaryOrbFull.png` },
  { id: 'memory', tags: ['memory'], icon: `${ART}/Currency/Atlas/MemoryIncarnationofNeglect.png` },
  {
    id: 'tattoo',
    tags: ['tattoo'],
    icon: `${ART}/Currency/Ancestors/CommonDexTatttooEquipment.png`,
  },
  {
    id: 'omen',
    tags: ['omen'],
    icon: `${ART}/Currency/Azmeri/VoodooOmens1Purple.png`,
  },
  {
    id: 'runegraft',
    tags: ['runegraft'],
    icon: `${ART}/Currency/Settlers/VillageRune19.png`,
  },
  {
    id: 'allflameEmber',
    tags: ['allflame_ember'],
    summaryTagVariants: ['allflame_ember'],
    icon: `${ART}/Currency/Necropolis/AllflameEmbersBaseOther.png`,
  },
  { id: 'corpse', tags: ['corpse'], icon: `${ART}/Currency/Necropolis/NecropolisCoffinFilled.png` },
  {
    id: 'alvaTemple',
    tags: ['alva_temple'],
    summaryTagVariants: ['alva_temple'],
    icon: `${ART}/Maps/TempleMap.png`,
  },
  {
    id: 'inscribedUltimatum',
    tags: ['inscribed_ultimatum'],
    summaryTagVariants: ['inscribed_ultimatum'],
    icon: `${ART}/Maps/UltimatumTrialBase.png`,
  },
  { id: 'uniqueRelic', tags: ['relic'], icon: `${ART}/Currency/Sanctum/LyciaCorruptCurrency.png` },
  { id: 'gem', tags: ['gem'], summaryTagVariants: ['gem'], icon: `${ART}/Currency/CurrencyGemQuality.png` },
  {
    id: 'unique',
    tags: ['unique'],
    summaryTagVariants: ['unique'],
    icon: `${ART}/Belts/Headhunter.png`,
    disableListingValuation: true,
    hiddenColumns: ['percent'],
  },
  {
    id: 'cluster',
    tags: ['cluster'],
    summaryTagVariants: ['cluster'],
    icon: `${ART}/Jewels/NewGemBase3.png`,
    disableListingValuation: true,
    hiddenColumns: ['percent'],
  },
  { id: 'base', tags: ['base'], summaryTagVariants: ['base'], icon: `${ART}/Rings/Ring1.png` },
  {
    id: 'timelessJewel',
    tags: ['timeless_jewel'],
    summaryTagVariants: ['timeless_jewel'],
    icon: `${ART}/Jewels/RedJewel5.png`,
  },
  { id: 'vial', tags: ['vial'], icon: `${ART}/Currency/VialStoryVaal.png` },
  {
    id: 'scoutingReport',
    tags: ['scouting_report'],
    icon: `${ART}/Currency/ScoutingReport.png`,
  },
  { id: 'misc', tags: ['misc'], icon: `${ART}/Currency/CurrencyGemExperience.png` },
];
