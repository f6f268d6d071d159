import { findProperty, readItemLevel, readPropertyText, readWholeNumber, stripMarkup, type GameItem } from '../../item/index.ts';
import { readHeistBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';
import { heistJobs } from '../../tables/index.ts';

/** Groups contracts by the skill they require and their item-level band. Unique contracts are grouped as uniques. */
export const groupContract: GroupRule = (item) => {
  if (!item.baseType.startsWith('Contract: ')) return undefined;
  const level = readItemLevel(item);
  const job = findRequiredJob(item);
  if (level === undefined || job === undefined) return refuse('missingProperty');
  return groupByName('contract', `${job} contract`, { ilvl: readHeistBand(level) });
};

/**
 * Finds the value that is a job in "Requires {1} (Level {0})" (in old captures "Requires %1 (Level %0)"). Contracts
 * require one job.
 */
function findRequiredJob(item: GameItem): string | undefined {
  let found: string | undefined;
  for (const property of item.properties) {
    if (!property.name.startsWith('Requires ')) continue;
    for (const [text] of property.values) {
      const job = stripMarkup(text).toLowerCase();
      // Contracts have one job. If there are several, the choice must not depend on their order.
      if (heistJobs.has(job) && (found === undefined || job < found)) found = job;
    }
  }
  return found;
}

/** Groups blueprints by item-level band, number of wings, and whether all wings are revealed, from "revealed/total". */
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
