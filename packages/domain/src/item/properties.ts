import type { GameItem, ItemProperty } from './item.ts';
import { stripMarkup } from './markup.ts';

/**
 * Returns the item's property with exactly this name (as the game shows it in English, without poe2's markup), or
 * undefined.
 */
export function findProperty(item: GameItem, name: string): ItemProperty | undefined {
  for (const property of item.properties) {
    if (property.name === name || (property.name.startsWith('[') && stripMarkup(property.name) === name)) return property;
  }
  return undefined;
}

/**
 * Returns the item's property with the publisher's type code (5 level, 6 quality, 32 stack size, ...), or undefined.
 */
export function findPropertyOfType(item: GameItem, type: number): ItemProperty | undefined {
  for (const property of item.properties) if (property.type === type) return property;
  return undefined;
}

/** Returns the text of a property's n-th value without markup, or undefined if the property or the value is absent. */
export function readPropertyText(property: ItemProperty | undefined, index = 0): string | undefined {
  const value = property?.values[index]?.[0];
  return value === undefined ? undefined : stripMarkup(value);
}

/** Returns the first whole number in a string, e.g. 20 for "20 (Max)" and "+20%"; undefined if there is no number. */
export function readWholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  let at = 0;
  while (at < text.length && !isDigit(text.charCodeAt(at))) at += 1;
  if (at === text.length) return undefined;
  let number = 0;
  for (; at < text.length && isDigit(text.charCodeAt(at)); at += 1) number = number * 10 + (text.charCodeAt(at) - 48);
  return Number.isSafeInteger(number) ? number : undefined;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/**
 * Returns an item's level: `ilvl` or, failing that, `itemLevel`. Undefined for 0, which means that no level is shown,
 * and for anything that is not a level.
 */
export function readItemLevel({ ilvl, itemLevel }: GameItem): number | undefined {
  if (isLevel(ilvl)) return ilvl;
  return isLevel(itemLevel) ? itemLevel : undefined;
}

/** Returns the level of the monsters in an item, or undefined. */
export function readMonsterLevel({ monsterLevel }: GameItem): number | undefined {
  return isLevel(monsterLevel) ? monsterLevel : undefined;
}

function isLevel(level: number | undefined): level is number {
  return level !== undefined && level > 0 && Number.isSafeInteger(level);
}

/** Frame types 3, 9 and 10: unique, foil and supporter foil (the publisher's frame 9 is also a foil unique). */
export function isUnique(item: GameItem): boolean {
  return item.frameType === 3 || item.frameType === 9 || item.frameType === 10;
}
