import { isUnique, readIconFile, readItemLevel, readModText, type Game, type GameItem } from '../../item/index.ts';
import type { GroupItemResult, MarketOfItem } from '../group.ts';
import type { HashProperties } from '../group-identity.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';
import { hideNumbers, isAlwaysVariant, isPlainUnique, readUniqueVariant } from '../unique-variant.ts';

/**
 * Groups unique items by name, six links, enchantments and the implicit mods of corrupted items; the extended group
 * instead has the properties that determine the price. Unidentified uniques have no name; they are identified by their
 * icon.
 */
export const groupUnique: GroupRule = (item, game) => {
  if (!isUnique(item)) return undefined;
  if (item.name === '' || !item.identified) return groupUnidentified(item);
  const sixLink = isSixLinked(item);
  const result = groupByName('unique', item.name, {
    sixLink,
    corruptedMods: item.corrupted ? item.implicitMods.map((mod) => hideNumbers(readModText(mod).toLowerCase())) : [],
    enchantMods: item.enchantMods.map((mod) => readModText(mod).toLowerCase()),
  });
  return result.ok ? extendUnique(result, { item, game, sixLink }) : result;
};

type Grouped = Extract<GroupItemResult, { ok: true }>;

function extendUnique(result: Grouped, { item, game, sixLink }: { item: GameItem; game: Game; sixLink: boolean }): GroupItemResult {
  const named = { game, key: result.primary.key };
  if (isPlainUnique(item, named)) return result;
  const properties = readUniqueVariant(item, { ...named, sixLink });
  const fine = groupByName('unique', item.name, properties);
  if (!fine.ok || fine.primary.hash === result.primary.hash) return result;
  return { ...result, extended: fine.primary, market: findMarket(result.primary.unsafeHashProperties, properties, game) };
}

/**
 * Chooses the market: if the extended group distinguishes less than the primary group, the primary group has no market;
 * if it distinguishes more, the primary group is the plain item's market.
 */
function findMarket(primary: HashProperties, properties: HashProperties, game: Game): MarketOfItem {
  const isSame = (name: string): boolean => String(primary[name] ?? []) === String(properties[name] ?? []);
  if (!isSame('corruptedMods') || !isSame('enchantMods')) return 'extendedInstead';
  return isAlwaysVariant(properties, game) ? 'both' : 'extended';
}

/**
 * Groups an unidentified unique, whose name is hidden, by its base and its icon's file, which is specific to one
 * unique. Copies without an icon, and flasks, whose icons are drawn on request under one name, have no group.
 */
function groupUnidentified(item: GameItem): ReturnType<GroupRule> {
  const file = readIconFile(item.icon);
  if (item.baseType === 'Prismatic Jewel' && file.toLowerCase() === 'elderjewel.png') {
    const ilvl = readItemLevel(item);
    return ilvl === undefined ? refuse('missingProperty') : groupByName('unique', "unidentified watcher's eye", { ilvl });
  }
  // An identified item without a name is damaged.
  if (item.identified || item.name !== '') return refuse('unidentified');
  const art = ART_FILE.exec(file)?.[1];
  if (art === undefined || item.baseType === '' || SHARED_ART.test(art)) return refuse('unidentified');
  return groupByName('unique', `Unidentified ${item.baseType}`, { art: writeWords(art) });
}

const ART_FILE = /^([A-Za-z0-9_-]{2,60})\.png$/;
const SHARED_ART = /^(?:item|inventoryicon)$/i;

/** Converts "KaomsHeart" to "kaoms heart". */
function writeWords(art: string): string {
  return art.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();
}

/** Returns true for six sockets of group 0. */
function isSixLinked(item: GameItem): boolean {
  if (item.sockets.length < 6) return false;
  let linked = 0;
  for (const socket of item.sockets) if (socket.group === 0) linked += 1;
  return linked === 6;
}
