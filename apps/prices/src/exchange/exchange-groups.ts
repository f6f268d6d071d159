import { groupItem, makeGroup, type ItemGroup } from '@poexchange/domain/grouping';
import { readItem, type Game } from '@poexchange/domain/item';
import { listNameTables } from '@poexchange/domain/tables';
import { poe1ExchangeIds } from './tables/poe1.ts';
import { poe2ExchangeIds } from './tables/poe2.ts';

const PREFIX = 'Metadata/Items/';
const texts: Readonly<Record<Game, string>> = { poe1: poe1ExchangeIds, poe2: poe2ExchangeIds };
const known = new Map<Game, ReadonlyMap<string, ItemGroup>>();

/**
 * Finds the group of a metadata path of the exchange; undefined for goods that are in no table and match no name rule.
 */
export function findExchangeGroup(game: Game, metadataPath: string): ItemGroup | undefined {
  let groups = known.get(game);
  if (groups === undefined) known.set(game, (groups = readGroups(game)));
  return groups.get(metadataPath);
}

function readGroups(game: Game): ReadonlyMap<string, ItemGroup> {
  const tagOf = new Map(listNameTables(game).flatMap(({ tag, names }) => names.map((name) => [name, tag] as const)));
  const groups = new Map<string, ItemGroup>();
  let folder = '';
  for (const line of texts[game].trim().split('\n')) {
    if (!line.startsWith('  ')) {
      folder = line;
      continue;
    }
    const space = line.indexOf(' ', 2);
    const name = line.slice(space + 1);
    const tag = tagOf.get(name);
    const group = tag === undefined ? groupByRule(game, name) : makeGroup(tag, name.toLowerCase(), {});
    if (group !== undefined) groups.set(PREFIX + folder + line.slice(2, space), group);
  }
  return groups;
}

/**
 * Finds the group of goods without a table by their name: maps and waystones by tier, and kinds that share a name's
 * pattern.
 */
function groupByRule(game: Game, name: string): ItemGroup | undefined {
  const read = readItem({ typeLine: name, baseType: name, frameType: 0 });
  const result = read.ok ? groupItem(read.item, game) : undefined;
  return result?.ok === true ? result.primary : undefined;
}
