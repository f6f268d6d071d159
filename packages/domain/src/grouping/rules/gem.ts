import { findProperty, findPropertyOfType, readPropertyText, readWholeNumber, stripMarkup, type GameItem } from '../../item/index.ts';
import { exceptionalGems } from '../../tables/index.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Words in the list of a gem's kinds: "Exceptional, Support", "[SupportGem|Support], [LineageSupports|Lineage]". */
const EXCEPTIONAL = /\bExceptional\b/;
const LINEAGE = /\bLineage\b/;

/**
 * Groups gems by level, quality and corruption. poe2's lineage supports have no level; a lineage support missing from
 * the name tables is recognised by its kind.
 */
export const groupGem: GroupRule = (item, game) => {
  if (item.frameType !== 4) return undefined;
  const kinds = readKinds(item);
  if (game === 'poe2' && LINEAGE.test(kinds)) return groupByName('gem', item.baseType);
  const level = readWholeNumber(readPropertyText(findPropertyOfType(item, 5) ?? findProperty(item, 'Level')));
  if (level === undefined) return refuse('missingProperty');
  const quality = readWholeNumber(readPropertyText(findPropertyOfType(item, 6) ?? findProperty(item, 'Quality'))) ?? 0;
  const name = readGemName(item);
  return groupByName('gem', name, {
    lvl: readLevelBand(name.toLowerCase(), { level, isExceptional: EXCEPTIONAL.test(kinds) }),
    quality: readQualityBand(quality),
    corrupted: item.corrupted,
  });
};

/** Reads a gem's kinds from its only property without a value. */
function readKinds({ properties }: GameItem): string {
  return stripMarkup(properties.find(({ values }) => values.length === 0)?.name ?? '');
}

/**
 * Reads the base type, unless the type line names a more expensive version of the gem: a Vaal or transfigured gem ("Ice
 * Nova of Frostbolts").
 */
function readGemName(item: GameItem): string {
  const { baseType } = item;
  const typeLine = item.typeLine.startsWith('Superior ') ? item.typeLine.slice(9) : item.typeLine;
  if (typeLine === baseType) return baseType;
  return typeLine === `Vaal ${baseType}` || typeLine.startsWith(`${baseType} of `) ? typeLine : baseType;
}

/** Keeps the exact level of exceptional and awakened gems and of levels from 20 up; all other levels are one band. */
function readLevelBand(key: string, { level, isExceptional }: { level: number; isExceptional: boolean }): string {
  return level >= 20 || isExceptional || exceptionalGems.has(key) || key.startsWith('awakened ') ? String(level) : '1-19';
}

/** Keeps 23; 20 and above counts as 20, anything below as 0 (R5.18, R9.23). */
function readQualityBand(quality: number): '0' | '20' | '23' {
  if (quality === 23) return '23';
  return quality >= 20 ? '20' : '0';
}
