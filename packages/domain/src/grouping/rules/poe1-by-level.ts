import {
  readItemLevel,
  findProperty,
  readPropertyText,
  readWholeNumber,
  readMonsterLevel,
  type GameItem,
  stripMarkup,
} from '../../item/index.ts';
import { readIncubatorBand, readTempleBand, readEmberBand, readHeistBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';
import { isNameOfTag, logbookFactions } from '../../tables/index.ts';

/** Groups inscribed ultimatums: the key is the reward; challenge, reward and sacrifice are properties. */
export const groupInscribedUltimatum: GroupRule = (item) => {
  if (item.baseType !== 'Inscribed Ultimatum') return undefined;
  const challenge = readValuesOf(item, 'Challenge');
  const reward = readValuesOf(item, 'Reward');
  const sacrifice = readValuesOf(item, 'Requires Sacrifice');
  if (challenge === '' || reward === '') return refuse('missingProperty');
  return groupByName('inscribed_ultimatum', reward, { challenge, reward, sacrifice });
};

/**
 * Reads all values of the property whose name starts with this text, sorted. The required quantity is included ("Divine
 * Orb x2"), because it affects the price.
 */
function readValuesOf(item: GameItem, start: string): string {
  const property = item.properties.find(({ name }) => name.startsWith(start));
  return (
    property?.values
      .map(([text]) => stripMarkup(text))
      .sort()
      .join(' ')
      .trim() ?? ''
  );
}

/**
 * Groups expedition logbooks by faction, item-level band and whether they are corrupted or split. A logbook with
 * several factions counts for the first of its factions in the list.
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

/** Groups blood-filled vessels as fragments, by the level of their monsters. */
export const groupBloodFilledVessel: GroupRule = (item) => {
  if (item.baseType !== 'Blood-filled Vessel') return undefined;
  const monsterLvl = readWholeNumber(readPropertyText(findProperty(item, 'Monster Level'))) ?? readMonsterLevel(item);
  return monsterLvl === undefined ? refuse('missingProperty') : groupByName('fragment', item.baseType, { monsterLvl });
};

/** Groups identified forbidden tomes by item level. */
export const groupForbiddenTome: GroupRule = (item) => {
  if (item.baseType !== 'Forbidden Tome') return undefined;
  if (!item.identified) return refuse('unidentified');
  const ilvl = readItemLevel(item);
  return ilvl === undefined ? refuse('missingProperty') : groupByName('forbidden_tome', item.baseType, { ilvl });
};

/**
 * Groups allflame embers by item-level band. Newer fragments with a similar name are matched by the fragment list
 * first.
 */
export const groupEmber: GroupRule = (item) => {
  const { baseType } = item;
  if (!baseType.includes('Allflame Ember of ')) return undefined;
  if (item.frameType !== 11 && !isNameOfTag('poe1', 'allflame_ember', baseType.toLowerCase())) return undefined;
  const level = readItemLevel(item);
  return level === undefined ? refuse('missingProperty') : groupByName('allflame_ember', baseType, { ilvl: readEmberBand(level) });
};

/** Groups Chronicles of Atzoatl by level band. Their item level is 0; the area level is a property. */
export const groupTemple: GroupRule = (item) => {
  if (item.baseType !== 'Chronicle of Atzoatl') return undefined;
  const level = readWholeNumber(readPropertyText(findProperty(item, 'Area Level'))) ?? readItemLevel(item);
  return level === undefined ? refuse('missingProperty') : groupByName('alva_temple', item.baseType, { ilvl: readTempleBand(level) });
};

/** Groups incubators by item-level band; old incubators that did not stack have the plain frame. */
export const groupIncubator: GroupRule = (item) => {
  if ((item.frameType > 0 && item.frameType !== 5) || !item.baseType.endsWith(' Incubator')) return undefined;
  const level = readItemLevel(item);
  return level === undefined ? refuse('missingProperty') : groupByName('incubator', item.baseType, { ilvl: readIncubatorBand(level) });
};
