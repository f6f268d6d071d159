import { readItemLevel, readModLines, readWholeNumber, type GameItem, type ItemMod } from '../../item/index.ts';
import { makeGroup } from '../group.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

const EFFECT_START = 'Added Small Passive Skills grant: ';

const NOTABLE = /^1 Added Passive Skill is (?!a Jewel Socket$)([^\n]{1,60})$/;
const MOST_NOTABLES = 3;

/** The item levels from which a better mod can appear: jewels between two thresholds are worth the same (D28). */
const levelThresholds = [84, 75, 68, 50, 1] as const;

/**
 * Cluster jewels by number of passives, effect of the small passives and item level (R5.28). The extended group has the
 * highest level threshold (1, 50, 68, 75, 84) in place of the level (D28), and the notables (D45): a jewel with
 * notables is priced by them, not among the blank ones. The group of a threshold is also the primary one of jewels of
 * exactly that level; for other levels the primary group is too fine to have a market. Unique ones are uniques.
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

/** Reads the notables the jewel adds, lower case, in alphabetical order: at most three. */
function readNotables(item: GameItem): string[] {
  const found = readModLines([...item.explicitMods, ...item.fracturedMods]).flatMap((line) => NOTABLE.exec(line)?.[1]?.toLowerCase() ?? []);
  return [...new Set(found)].sort().slice(0, MOST_NOTABLES);
}

function readPassives(enchantMods: readonly ItemMod[]): number | undefined {
  const line = readModLines(enchantMods).find((text) => text.startsWith('Adds ') && text.includes(' Passive Skill'));
  return readWholeNumber(line);
}

/**
 * Reads what the small passives grant. An effect of two lines is one mod, in the game's order; several mods keep their
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
