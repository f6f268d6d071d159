import { groupByName, type GroupRule, refuse } from '../rule.ts';
import { isNameOfTag, beastMods, sellableRedBeasts } from '../../tables/index.ts';
import { isUnique, readModText, readModLines } from '../../item/index.ts';

/** A compass contains one mod of up to three lines, and a line with its number of uses. */
const MOST_LINES = 6;

/** Groups charged compasses by name; the extended group has their mod and their number of uses as `variant`. */
export const groupCompass: GroupRule = (item) => {
  if (item.frameType !== 5 || item.baseType !== 'Charged Compass') return undefined;
  const result = groupByName('currency', item.baseType);
  const lines = new Set(readModLines([...item.enchantMods, ...item.explicitMods]).map((line) => line.toLowerCase()));
  if (!result.ok || lines.size === 0 || lines.size > MOST_LINES) return result;
  const extended = groupByName('currency', item.baseType, { variant: [...lines].sort() });
  return extended.ok ? { ...result, extended: extended.primary } : result;
};

/**
 * Groups captured beasts: a sellable red beast or a unique beast by its kind; other beasts as "yellow beast" if they
 * have exactly one listed mod, otherwise as "red beast".
 */
export const groupBeast: GroupRule = (item) => {
  if (item.descrText !== 'Right-click to add this to your bestiary.') return undefined;
  // Without its base type, the beast could be one that is sold by kind.
  if (item.baseType === '') return refuse('badName');
  const isNamed = sellableRedBeasts.has(item.baseType) || item.rarity === 'Unique' || isUnique(item);
  if (isNamed) return groupByName('beast', item.baseType);
  let listedMods = 0;
  for (const mod of item.explicitMods) if (beastMods.has(readModText(mod))) listedMods += 1;
  return groupByName('beast', listedMods === 1 ? 'yellow beast' : 'red beast');
};

const CHART_OR_WARRANT = / Chart$|^Chart \(| Warrant$/;

/**
 * Returns no group for deep-sea charts and mercenary warrants (game 3.29): each has its own area or mercenary, which
 * determines its price. Without this rule a blank chart would count as a crafting base.
 */
export const groupChartOrWarrant: GroupRule = ({ baseType, frameType }) =>
  frameType < 3 && CHART_OR_WARRANT.test(baseType) ? refuse('chartOrWarrant') : undefined;

/** Groups unique sanctum relics by name. */
export const groupRelic: GroupRule = (item) => {
  if (!isUnique(item) || !item.baseType.endsWith(' Relic')) return undefined;
  return item.name === '' ? refuse('unidentified') : groupByName('relic', item.name);
};

/** Groups atlas memories by their full name: "Alva's Memory of Cascading Fortunes". */
export const groupMemory: GroupRule = (item) => {
  const isMemory = item.descrText.endsWith('to apply this Memory.') || isNameOfTag('poe1', 'memory', item.baseType.toLowerCase());
  return isMemory ? groupByName('memory', item.typeLine) : undefined;
};

/** Groups corpses in coffins, recognised by the description of their right-click action. */
export const groupCorpse: GroupRule = (item) =>
  item.descrText === 'Right click this item to create this corpse.' ? groupByName('corpse', item.typeLine) : undefined;

/** File name of the icon that all cards in a stash share. */
const CARD_ICON = '/InventoryIcon.png';

/** Groups divination cards, identified by their common icon or by their frame. */
export const groupCard: GroupRule = (item) => {
  const isCard = item.frameType === 6 || item.icon.includes(CARD_ICON);
  return isCard ? groupByName('card', item.baseType) : undefined;
};

/**
 * Groups tattoos, omens, runegrafts and scarabs that are newer than the name lists, recognised by their name pattern.
 * Only on currency and fragment frames: an "Omen Wand" is a wand.
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
