import { isUnique, readModLines, readModTexts, type GameItem } from '../../item/index.ts';
import { timelessConquerors } from '../../tables/index.ts';
import { makeGroup } from '../group.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/**
 * Groups identified timeless jewels by name and mods: the number in the mod determines what the jewel does. Hardly any
 * two jewels share a number, so their market is the extended group, by conqueror, whose keystone most buyers want.
 */
export const groupTimelessJewel: GroupRule = (item) => {
  if (item.baseType !== 'Timeless Jewel' || !isUnique(item) || item.name === '' || !item.identified) return undefined;
  if (item.explicitMods.length === 0) return refuse('missingProperty');
  const result = groupByName('timeless_jewel', item.name, { mods: readModTexts(item.explicitMods) });
  const conqueror = findConqueror(item);
  if (!result.ok || conqueror === undefined) return result;
  return { ...result, extended: makeGroup('timeless_jewel', result.primary.key, { conqueror }), market: 'extendedInstead' };
};

/** Finds the conqueror, the last word of a line such as "Commanded leadership over 10000 warriors under Kaom". */
function findConqueror(item: GameItem): string | undefined {
  for (const line of readModLines(item.explicitMods)) {
    const word = line.slice(line.lastIndexOf(' ') + 1).toLowerCase();
    if (timelessConquerors.has(word)) return word;
  }
  return undefined;
}
