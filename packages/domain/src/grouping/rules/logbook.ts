import { readItemLevel } from '../../item/index.ts';
import type { GameItem } from '../../item/index.ts';
import { logbookFactions } from '../../tables/index.ts';
import { readHeistBand } from '../bands.ts';
import type { GroupItemResult } from '../group.ts';
import { groupByName, refuse } from '../rule.ts';
import type { GroupRule } from '../rule.ts';

const logbookBase = 'Expedition Logbook';

/**
 * Expedition logbooks by faction, item-level band and whether corrupted or split (R5.21, R5.27). A logbook with several factions
 * is of the one that comes first in the list.
 */
export const groupLogbook: GroupRule = (item) => {
  if (item.baseType !== logbookBase) return undefined;
  const level = readItemLevel(item);
  const faction = findFaction(item);
  if (level === undefined || faction === undefined) return refuse('missingProperty');
  return groupAs(`${faction} logbook`, level, item);
};

/** The logbooks of poe2 name no faction; its exchange trades them by their base. */
export const groupPoe2Logbook: GroupRule = (item) => {
  if (item.baseType !== logbookBase) return undefined;
  const level = readItemLevel(item);
  if (level === undefined) return refuse('missingProperty');
  const faction = findFaction(item);
  return groupAs(faction === undefined ? logbookBase : `${faction} logbook`, level, item);
};

function findFaction({ logbookMods }: GameItem): string | undefined {
  if (logbookMods.length === 0) return undefined;
  const named = logbookMods.map((mod) => mod.factionName.toLowerCase());
  return logbookFactions.find((name) => named.includes(name));
}

function groupAs(name: string, level: number, { corrupted, split }: GameItem): GroupItemResult {
  return groupByName('logbook', name, { ilvl: readHeistBand(level), corrupted, split });
}
