import type { Category, SubCategory } from './category.ts';
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

/** R3.19: the five item-level tiers of a category whose one tag carries an item level. */
function makeTiers(id: string, tag: 'contract' | 'blueprint' | 'forbidden_tome'): SubCategory[] {
  return heistTiers.map((tier, index) => ({
    id: `${id}${tier}`,
    nameKey: `category.${id}${tier}`,
    tags: [tag],
    filter: keepHeistBand(index as 0 | 1 | 2 | 3 | 4),
  }));
}

/** The map sub-categories (R3.23, R5.12); stash search works in all of them (R1.02). */
const mapKinds: readonly SubCategory[] = [
  { id: 'shaperMap', nameKey: 'category.shaperMap', tags: ['influenced_map'], filter: keepShaperMaps, supportsRegex: true },
  { id: 'elderMap', nameKey: 'category.elderMap', tags: ['influenced_map'], filter: keepElderMaps, supportsRegex: true },
  {
    id: 'originatorMemories',
    nameKey: 'category.originatorMemories',
    tags: ['influenced_map'],
    filter: keepOriginatorMaps,
    supportsRegex: true,
  },
  { id: 'conquerorMap', nameKey: 'category.conquerorMap', tags: ['influenced_map'], filter: keepConquerorMaps, supportsRegex: true },
  { id: 't17Map', nameKey: 'category.t17Map', tags: ['map'], filter: keepTier17Maps, supportsRegex: true },
  { id: 'normalMap', nameKey: 'category.normalMap', tags: ['map'], filter: keepNormalMaps, supportsRegex: true },
  {
    id: '8modNormalMap',
    nameKey: 'category.8modNormalMap',
    tags: ['map'],
    filter: keepEightModMaps,
    groupFilter: keepNormalMaps,
    supportsRegex: true,
  },
  { id: 'blightedMap', nameKey: 'category.blightedMap', tags: ['blighted_map'], filter: dropUnmodifiableBlight, supportsRegex: true },
  {
    id: 'blightedRavagedMap',
    nameKey: 'category.blightedRavagedMap',
    tags: ['blighted_ravaged_map'],
    filter: dropUnmodifiableBlight,
    supportsRegex: true,
  },
  { id: 'uniqueMap', nameKey: 'category.uniqueMap', tags: ['unique_map'], supportsRegex: true },
];

/** The categories of poe1 (R3.16-R3.23, D29), in the order in which they are shown. */
export const poe1Categories: readonly Category[] = [
  {
    id: 'currency',
    nameKey: 'category.currency',
    tags: ['currency'],
    icon: `${ART}/Currency/CurrencyRerollRare.png`,
    subCategories: [
      {
        id: 'stackedDeck',
        nameKey: 'category.stackedDeck',
        tags: ['currency'],
        icon: `${ART}/Divination/Deck.png`,
        filter: keepKeys(['Stacked Deck']),
      },
      {
        id: 'lifeforce',
        nameKey: 'category.lifeforce',
        tags: ['currency'],
        icon: `${ART}/Currency/Harvest/VividLifeforce.png`,
        filter: keepKeysEnding(' crystallised lifeforce'),
      },
    ],
  },
  {
    id: 'essence',
    nameKey: 'category.essence',
    tags: ['essence'],
    icon: `${ART}/Currency/Essence/Anger7.png`,
    subCategories: [
      { id: 'essenceLow', nameKey: 'category.essenceLow', tags: ['essence'], filter: keepLowEssences },
      {
        id: 'essenceHigh',
        nameKey: 'category.essenceHigh',
        tags: ['essence'],
        icon: `${ART}/Currency/Essence/Horror1.png`,
        filter: keepHighEssences,
      },
    ],
  },
  {
    id: 'fragment',
    nameKey: 'category.fragment',
    tags: ['fragment', 'scarab', 'breach', 'invitation'],
    summaryTagVariants: ['fragment'],
    icon: `${ART}/Maps/UberVaal04.png`,
    subCategories: fragmentSets,
  },
  {
    id: 'map',
    nameKey: 'category.map',
    icon: `${ART}/Maps/AtlasMaps/FragmentHydra.png`,
    supportsRegex: true,
    tags: ['map', 'influenced_map', 'blighted_map', 'blighted_ravaged_map', 'unique_map', 'reward_map'],
    summaryTagVariants: ['map', 'influenced_map', 'blighted_map', 'blighted_ravaged_map', 'unique_map', 'reward_map'],
    filter: dropUnmodifiableBlight,
    subCategories: mapKinds,
  },
  { id: 'card', nameKey: 'category.card', tags: ['card'], icon: `${ART}/Divination/InventoryIcon.png` },
  {
    id: 'delve',
    nameKey: 'category.delve',
    tags: ['fossil', 'resonator'],
    icon: `${ART}/Currency/Delve/DenseFossil.png`,
    subCategories: [
      { id: 'fossil', nameKey: 'category.fossil', tags: ['fossil'], icon: `${ART}/Currency/Delve/DenseFossil.png` },
      { id: 'resonator', nameKey: 'category.resonator', tags: ['resonator'], icon: `${ART}/Currency/Delve/Reroll2x2C.png` },
    ],
  },
  { id: 'oil', nameKey: 'category.oil', tags: ['oil'], icon: `${ART}/Currency/Oils/GoldenOil.png` },
  {
    id: 'catalyst',
    nameKey: 'category.catalyst',
    tags: ['catalyst'],
    icon: `${ART}/Currency/Catalysts/IntrinsicCatalyst.png`,
  },
  {
    id: 'deliriumOrb',
    nameKey: 'category.deliriumOrb',
    tags: ['delirium_orb'],
    icon: `${ART}/Currency/Delirium/DeliriumOrbCurrency.png`,
  },
  {
    id: 'expedition',
    nameKey: 'category.expedition',
    tags: ['logbook', 'artifacts'],
    summaryTagVariants: ['logbook'],
    icon: `${ART}/Currency/Expedition/GamblerRefreshCurrency.png`,
    filter: dropBelow83('logbook'),
    subCategories: [
      { id: 'logbook', nameKey: 'category.logbook', tags: ['logbook'] },
      { id: 'artifact', nameKey: 'category.artifact', tags: ['artifacts'] },
    ],
  },
  {
    id: 'incubator',
    nameKey: 'category.incubator',
    tags: ['incubator'],
    summaryTagVariants: ['incubator'],
    icon: `${ART}/Currency/Incubation/IncubationCurrency.png`,
    filter: dropBelow83('incubator'),
  },
  {
    id: 'contract',
    nameKey: 'category.contract',
    tags: ['contract'],
    summaryTagVariants: ['contract'],
    icon: `${ART}/Currency/Heist/ContractItem.png`,
    subCategories: makeTiers('contract', 'contract'),
  },
  {
    id: 'blueprint',
    nameKey: 'category.blueprint',
    tags: ['blueprint'],
    summaryTagVariants: ['blueprint'],
    icon: `${ART}/Currency/Heist/BlueprintApproved.png`,
    subCategories: makeTiers('blueprint', 'blueprint'),
  },
  {
    id: 'forbiddenTome',
    nameKey: 'category.forbiddenTome',
    tags: ['forbidden_tome'],
    summaryTagVariants: ['forbidden_tome'],
    icon: `${ART}/Currency/Sanctum/LyciaCorruptCurrency.png`,
    subCategories: makeTiers('forbiddenTome', 'forbidden_tome'),
  },
  { id: 'beast', nameKey: 'category.beast', tags: ['beast'], icon: `${ART}/Currency/BestiaryOrbFull.png` },
  { id: 'memory', nameKey: 'category.memory', tags: ['memory'], icon: `${ART}/Currency/Atlas/MemoryIncarnationofNeglect.png` },
  {
    id: 'tattoo',
    nameKey: 'category.tattoo',
    tags: ['tattoo'],
    icon: `${ART}/Currency/Ancestors/CommonDexTatttooEquipment.png`,
  },
  {
    id: 'omen',
    nameKey: 'category.omen',
    tags: ['omen'],
    icon: `${ART}/Currency/Azmeri/VoodooOmens1Purple.png`,
  },
  {
    id: 'runegraft',
    nameKey: 'category.runegraft',
    tags: ['runegraft'],
    icon: `${ART}/Currency/Settlers/VillageRune19.png`,
  },
  {
    id: 'allflameEmber',
    nameKey: 'category.allflameEmber',
    tags: ['allflame_ember'],
    summaryTagVariants: ['allflame_ember'],
    icon: `${ART}/Currency/Necropolis/AllflameEmbersBaseOther.png`,
  },
  { id: 'corpse', nameKey: 'category.corpse', tags: ['corpse'], icon: `${ART}/Currency/Necropolis/NecropolisCoffinFilled.png` },
  {
    id: 'alvaTemple',
    nameKey: 'category.alvaTemple',
    tags: ['alva_temple'],
    summaryTagVariants: ['alva_temple'],
    icon: `${ART}/Maps/TempleMap.png`,
  },
  {
    id: 'inscribedUltimatum',
    nameKey: 'category.inscribedUltimatum',
    tags: ['inscribed_ultimatum'],
    summaryTagVariants: ['inscribed_ultimatum'],
    icon: `${ART}/Maps/UltimatumTrialBase.png`,
  },
  { id: 'uniqueRelic', nameKey: 'category.uniqueRelic', tags: ['relic'], icon: `${ART}/Currency/Sanctum/LyciaCorruptCurrency.png` },
  { id: 'gem', nameKey: 'category.gem', tags: ['gem'], summaryTagVariants: ['gem'], icon: `${ART}/Currency/CurrencyGemQuality.png` },
  {
    id: 'unique',
    nameKey: 'category.unique',
    tags: ['unique'],
    summaryTagVariants: ['unique'],
    icon: `${ART}/Belts/Headhunter.png`,
    disableListingValuation: true,
    hiddenColumns: ['percent'],
  },
  {
    id: 'cluster',
    nameKey: 'category.cluster',
    tags: ['cluster'],
    summaryTagVariants: ['cluster'],
    icon: `${ART}/Jewels/NewGemBase3.png`,
    disableListingValuation: true,
    hiddenColumns: ['percent'],
  },
  {
    id: 'timelessJewel',
    nameKey: 'category.timelessJewel',
    tags: ['timeless_jewel'],
    summaryTagVariants: ['timeless_jewel'],
    icon: `${ART}/Jewels/RedJewel5.png`,
  },
  { id: 'vial', nameKey: 'category.vial', tags: ['vial'], icon: `${ART}/Currency/VialStoryVaal.png` },
  {
    id: 'scoutingReport',
    nameKey: 'category.scoutingReport',
    tags: ['scouting_report'],
    icon: `${ART}/Currency/ScoutingReport.png`,
  },
  { id: 'misc', nameKey: 'category.misc', tags: ['misc'], icon: `${ART}/Currency/CurrencyGemExperience.png` },
];
