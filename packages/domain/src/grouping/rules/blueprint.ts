import { findProperty, readItemLevel, readPropertyText, readWholeNumber } from '../../item/index.ts';
import { readHeistBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Blueprints: item-level band, number of wings, and whether all are revealed, from "revealed/total" (R5.21, R5.25). */
export const groupBlueprint: GroupRule = (item) => {
  if (!item.baseType.startsWith('Blueprint: ')) return undefined;
  const level = readItemLevel(item);
  const [revealedText, totalText] = (readPropertyText(findProperty(item, 'Wings Revealed')) ?? '').split('/');
  const revealed = readWholeNumber(revealedText);
  const totalWings = readWholeNumber(totalText);
  if (level === undefined || revealed === undefined || !totalWings) return refuse('missingProperty');
  return groupByName('blueprint', item.baseType, {
    ilvl: readHeistBand(level),
    totalWings,
    fullyRevealed: revealed === totalWings,
  });
};
