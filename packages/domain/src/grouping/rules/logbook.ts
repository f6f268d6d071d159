import { readItemLevel, type GameItem } from '../../item/index.ts';
import { logbookFactions } from '../../tables/index.ts';
import { readHeistBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/**
 * Expedition logbooks by faction, item-level band and whether corrupted or split (R5.21, R5.27). A logbook with several
 * factions counts for the first of them in the list.
 */
export const groupLogbook: GroupRule = (item) => {
  if (item.baseType !== 'Expedition Logbook') return undefined;
  const level = readItemLevel(item);
  const faction = findFaction(item);
  if (level === undefined || faction === undefined) return refuse('missingProperty');
  return groupByName('logbook', `${faction} logbook`, {
    ilvl: readHeistBand(level),
    corrupted: item.corrupted,
    split: item.split,
  });
};

function findFaction({ logbookMods }: GameItem): string | undefined {
  if (logbookMods.length === 0) return undefined;
  const named = logbookMods.map((mod) => mod.factionName.toLowerCase());
  return logbookFactions.find((name) => named.includes(name));
}
