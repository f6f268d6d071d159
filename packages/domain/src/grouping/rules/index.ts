import type { Game } from '../../item/index.ts';
import type { GroupRule } from '../rule.ts';
import {
  groupBeast,
  groupCard,
  groupChartOrWarrant,
  groupCompass,
  groupCorpse,
  groupMemory,
  groupPrefixed,
  groupRelic,
} from './poe1-named.ts';
import {
  groupBloodFilledVessel,
  groupEmber,
  groupForbiddenTome,
  groupIncubator,
  groupInscribedUltimatum,
  groupLogbook,
  groupTemple,
} from './poe1-by-level.ts';
import { groupBlueprint, groupContract } from './heist.ts';
import { groupCluster } from './cluster.ts';
import { groupCraftingBase } from './crafting-base.ts';
import { groupGem } from './gem.ts';
import { groupListed } from './listed.ts';
import { groupMap } from './map.ts';
import { groupPoe2Jewel, groupPoe2Logbook, groupPoe2Named, groupTablet, groupTrialKey, groupUncutGem } from './poe2-named.ts';
import { groupRolledKind } from './rolled-kind.ts';
import { groupTimelessJewel } from './timeless-jewel.ts';
import { groupUnique } from './unique.ts';
import { groupWaystone } from './waystone.ts';

/**
 * The grouping rules of each game in order: the first rule that returns a result wins. The name lists come first
 * because most stashed items are in them; beasts come before uniques, because a unique beast is a beast, and the rule
 * for uniques comes after the rules for special kinds of uniques. The rule for crafting bases comes last and applies to
 * items without another rule.
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
