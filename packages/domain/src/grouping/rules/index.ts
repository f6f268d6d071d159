import type { Game } from '../../item/index.ts';
import type { GroupRule } from '../rule.ts';
import { groupBeast } from './beast.ts';
import { groupBloodFilledVessel } from './blood-filled-vessel.ts';
import { groupBlueprint } from './blueprint.ts';
import { groupCard } from './card.ts';
import { groupChartOrWarrant } from './chart-or-warrant.ts';
import { groupCluster } from './cluster.ts';
import { groupCompass } from './compass.ts';
import { groupContract } from './contract.ts';
import { groupCorpse } from './corpse.ts';
import { groupCraftingBase } from './crafting-base.ts';
import { groupEmber } from './ember.ts';
import { groupForbiddenTome } from './forbidden-tome.ts';
import { groupGem } from './gem.ts';
import { groupIncubator } from './incubator.ts';
import { groupInscribedUltimatum } from './inscribed-ultimatum.ts';
import { groupListed } from './listed.ts';
import { groupLogbook } from './logbook.ts';
import { groupMap } from './map.ts';
import { groupMemory } from './memory.ts';
import { groupPoe2Jewel } from './poe2-jewel.ts';
import { groupPoe2Logbook, groupPoe2Named } from './poe2-named.ts';
import { groupPrefixed } from './prefixed.ts';
import { groupRelic } from './relic.ts';
import { groupRolledKind } from './rolled-kind.ts';
import { groupTablet } from './tablet.ts';
import { groupTemple } from './temple.ts';
import { groupTimelessJewel } from './timeless-jewel.ts';
import { groupTrialKey } from './trial-key.ts';
import { groupUncutGem } from './uncut-gem.ts';
import { groupUnique } from './unique.ts';
import { groupWaystone } from './waystone.ts';

/**
 * The grouping rules of each game in order: the first that answers wins (R4.19). The lists come first as most stashed
 * items are in them; beasts come before uniques, as a unique beast is a beast, and the rule for uniques comes after
 * those for special kinds of uniques. The rule for crafting bases comes last and applies to items without another rule.
 */
export const groupRules: Readonly<Record<Game, readonly GroupRule[]>> = {
  poe1: [
    groupCompass,
    groupListed,
    groupCard,
    groupBeast,
    groupMap,
    groupRelic,
    groupTimelessJewel,
    groupUnique,
    groupGem,
    groupCluster,
    groupContract,
    groupBlueprint,
    groupLogbook,
    groupIncubator,
    groupForbiddenTome,
    groupTemple,
    groupInscribedUltimatum,
    groupEmber,
    groupCorpse,
    groupMemory,
    groupBloodFilledVessel,
    groupPrefixed,
    groupChartOrWarrant,
    groupRolledKind,
    groupCraftingBase,
  ],
  poe2: [
    groupListed,
    groupTrialKey,
    groupWaystone,
    groupUnique,
    groupUncutGem,
    groupGem,
    groupPoe2Logbook,
    groupTablet,
    groupPoe2Named,
    groupRolledKind,
    groupPoe2Jewel,
  ],
};
