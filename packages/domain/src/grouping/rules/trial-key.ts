import { findProperty, readItemLevel, readPropertyText, readWholeNumber, type GameItem } from '../../item/index.ts';
import { readTrialBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

const keys: ReadonlySet<string> = new Set(['Djinn Barya', 'Inscribed Ultimatum']);

/** Keys to the two trials of poe2, fragments by their base, the band of their area level and the number of trials. */
export const groupTrialKey: GroupRule = (item) => {
  if (!keys.has(item.baseType)) return undefined;
  const level = readNumber(item, 'Area Level') ?? readItemLevel(item);
  const trials = readNumber(item, 'Number of Trials');
  if (level === undefined || trials === undefined) return refuse('missingProperty');
  return groupByName('fragment', item.baseType, { ilvl: readTrialBand(level), trials });
};

const readNumber = (item: GameItem, name: string): number | undefined => readWholeNumber(readPropertyText(findProperty(item, name)));
