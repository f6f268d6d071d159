import { groupByName, type GroupRule } from '../rule.ts';

/**
 * Tattoos, omens, runegrafts and scarabs that are newer than the name lists: recognised by their name pattern (R5.36,
 * R5.38). Only on currency and fragment frames: an "Omen Wand" is a wand.
 */
export const groupPrefixed: GroupRule = (item) => {
  if (item.frameType !== 0 && item.frameType !== 5) return undefined;
  const { baseType } = item;
  if (baseType.startsWith('Omen of ')) return groupByName('omen', baseType);
  if (baseType.startsWith('Tattoo of ') || baseType.includes(' Tattoo of ')) return groupByName('tattoo', baseType);
  if (baseType.startsWith('Runegraft of ')) return groupByName('runegraft', baseType);
  return isScarab(baseType) ? groupByName('scarab', item.typeLine) : undefined;
};

function isScarab(baseType: string): boolean {
  return baseType.endsWith(' Scarab') || baseType.startsWith('Scarab of ') || baseType.includes(' Scarab of ');
}
