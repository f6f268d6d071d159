import { stripMarkup, type GameItem } from '../../item/index.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Groups inscribed ultimatums: the key is the reward; challenge, reward and sacrifice are properties (R5.33). */
export const groupInscribedUltimatum: GroupRule = (item) => {
  if (item.baseType !== 'Inscribed Ultimatum') return undefined;
  const challenge = readValuesOf(item, 'Challenge');
  const reward = readValuesOf(item, 'Reward');
  const sacrifice = readValuesOf(item, 'Requires Sacrifice');
  if (challenge === '' || reward === '') return refuse('missingProperty');
  return groupByName('inscribed_ultimatum', reward, { challenge, reward, sacrifice });
};

/**
 * Reads all values of the property whose name starts with this text, sorted, e.g. "Divine Orb x2": the required number
 * is part of the price.
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
