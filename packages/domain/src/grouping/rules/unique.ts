import { isUnique, readIconFile, readItemLevel, readModText, type GameItem } from '../../item/index.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/**
 * Groups unique items by name, with six links, the implicit mods of corrupted ones and enchantments (R5.40).
 * Unidentified ones have no name and so no group, except Watcher's Eyes, which their icon identifies (R5.37).
 */
export const groupUnique: GroupRule = (item) => {
  if (!isUnique(item)) return undefined;
  if (item.name === '' || !item.identified) return groupUnidentified(item);
  return groupByName('unique', item.name, {
    sixLink: isSixLinked(item),
    corruptedMods: item.corrupted ? item.implicitMods.map((mod) => hideNumbers(readModText(mod).toLowerCase())) : [],
    enchantMods: item.enchantMods.map((mod) => readModText(mod).toLowerCase()),
  });
};

function groupUnidentified(item: GameItem): ReturnType<GroupRule> {
  const isWatchersEye = item.baseType === 'Prismatic Jewel' && readIconFile(item.icon).toLowerCase() === 'elderjewel.png';
  if (!isWatchersEye) return refuse('unidentified');
  const ilvl = readItemLevel(item);
  return ilvl === undefined ? refuse('missingProperty') : groupByName('unique', "unidentified watcher's eye", { ilvl });
}

/** R5.29: six sockets of group 0. */
function isSixLinked(item: GameItem): boolean {
  if (item.sockets.length < 6) return false;
  let linked = 0;
  for (const socket of item.sockets) if (socket.group === 0) linked += 1;
  return linked === 6;
}

/** Rolls of one implicit are one kind: "20% increased damage" becomes "#% increased damage". */
function hideNumbers(text: string): string {
  return text.replaceAll(/\d+(?:\.\d+)?/g, '#');
}
