import { readItemLevel, readModLines, readWholeNumber, type ItemMod } from '../../item/index.ts';
import { makeGroup } from '../group.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

const EFFECT_START = 'Added Small Passive Skills grant: ';

/** The item levels from which a better mod can appear: within two of them, jewels are worth the same (D28). */
const levelThresholds = [84, 75, 68, 50, 1] as const;

/**
 * Cluster jewels by number of passives, effect of the small passives and item level (R5.28). The extended group has the
 * highest level threshold (1, 50, 68, 75, 84) in place of the level (D28). Unique ones are uniques.
 */
export const groupCluster: GroupRule = (item) => {
  if (!item.baseType.endsWith(' Cluster Jewel')) return undefined;
  const ilvl = readItemLevel(item);
  const passives = readPassives(item.enchantMods);
  const clusterType = readClusterType(item.enchantMods);
  if (ilvl === undefined || passives === undefined || clusterType === '') return refuse('missingProperty');
  const result = groupByName('cluster', item.baseType, { ilvl, clusterType, passives });
  const threshold = levelThresholds.find((level) => ilvl >= level) ?? 1;
  if (!result.ok || threshold === ilvl) return result;
  return { ...result, extended: makeGroup('cluster', result.primary.key, { ilvl: threshold, clusterType, passives }) };
};

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
