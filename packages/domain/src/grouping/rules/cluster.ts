import { readItemLevel, readModLines, readWholeNumber } from '../../item/index.ts';
import { makeGroup } from '../group.ts';
import { groupByName, refuse } from '../rule.ts';
import type { GroupRule } from '../rule.ts';

const effectStart = 'Added Small Passive Skills grant: ';

/** The item levels from which a better mod can appear: within two of them, jewels are worth the same (D28). */
const levelThresholds = [84, 75, 68, 50, 1] as const;

/**
 * Cluster jewels by number of passives, effect of the small passives and item level (R5.28). The extended group has the highest
 * level threshold (1, 50, 68, 75, 84) in place of the level (D28). Unique ones are uniques.
 */
export const groupCluster: GroupRule = (item) => {
  if (!item.baseType.endsWith(' Cluster Jewel')) return undefined;
  const ilvl = readItemLevel(item);
  const lines = readModLines(item.enchantMods);
  const passives = readWholeNumber(lines.find((line) => line.startsWith('Adds ') && line.includes(' Passive Skill')));
  const effects = lines.filter((line) => line.startsWith(effectStart)).map((line) => line.slice(effectStart.length));
  if (ilvl === undefined || passives === undefined || effects.length === 0) return refuse('missingProperty');
  const clusterType = effects.join(', ').toLowerCase();
  const result = groupByName('cluster', item.baseType, { ilvl, clusterType, passives });
  const threshold = levelThresholds.find((level) => ilvl >= level) ?? 1;
  if (!result.ok || threshold === ilvl) return result;
  return { ...result, extended: makeGroup('cluster', result.primary.key, { ilvl: threshold, clusterType, passives }) };
};
