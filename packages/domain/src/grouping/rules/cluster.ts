import { readItemLevel, readModLines, readWholeNumber, type GameItem, type ItemMod } from '../../item/index.ts';
import { makeGroup } from '../group.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

const EFFECT_START = 'Added Small Passive Skills grant: ';

const NOTABLE = /^1 Added Passive Skill is (?!a Jewel Socket$)([^\n]{1,60})$/;
const MOST_NOTABLES = 3;

/** The item levels from which a better mod can appear: jewels between two thresholds have the same value. */
const levelThresholds = [84, 75, 68, 50, 1] as const;

/**
 * Groups cluster jewels by number of passives, effect of the small passives and item level. The extended group has the
 * highest level threshold (1, 50, 68, 75, 84) instead of the level, and the notables: a jewel with notables is priced
 * by its notables, not among blank jewels. The threshold's group is also the primary group of jewels of exactly that
 * level; for other levels the primary group is too fine to have a market. Unique cluster jewels are grouped as uniques.
 */
export const groupCluster: GroupRule = (item) => {
  if (!item.baseType.endsWith(' Cluster Jewel')) return undefined;
  const ilvl = readItemLevel(item);
  const passives = readPassives(item.enchantMods);
  const clusterType = readClusterType(item.enchantMods);
  if (ilvl === undefined || passives === undefined || clusterType === '') return refuse('missingProperty');
  const result = groupByName('cluster', item.baseType, { ilvl, clusterType, passives });
  if (!result.ok) return result;
  const threshold = levelThresholds.find((level) => ilvl >= level) ?? 1;
  const notables = readNotables(item);
  if (notables.length === 0 && threshold === ilvl) return result;
  const extended = makeGroup('cluster', result.primary.key, { ilvl: threshold, clusterType, passives, notables });
  return { ...result, extended, market: threshold === ilvl ? 'extended' : 'extendedInstead' };
};

/** Reads the notables that the jewel adds, in lower case and alphabetical order: at most three. */
function readNotables(item: GameItem): string[] {
  const found = readModLines([...item.explicitMods, ...item.fracturedMods]).flatMap((line) => NOTABLE.exec(line)?.[1]?.toLowerCase() ?? []);
  return [...new Set(found)].sort().slice(0, MOST_NOTABLES);
}

function readPassives(enchantMods: readonly ItemMod[]): number | undefined {
  const line = readModLines(enchantMods).find((text) => text.startsWith('Adds ') && text.includes(' Passive Skill'));
  return readWholeNumber(line);
}

/**
 * Reads what the small passives grant. A two-line effect is one mod, in the game's order; several mods keep their
 * order.
 */
function readClusterType(enchantMods: readonly ItemMod[]): string {
  return enchantMods
    .map((mod) =>
      readModLines([mod])
        .filter((line) => line.startsWith(EFFECT_START))
        .map((line) => line.slice(EFFECT_START.length))
        .join(', '),
    )
    .filter((effect) => effect !== '')
    .sort()
    .join(', ')
    .toLowerCase();
}
