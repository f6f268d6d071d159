export { games } from './game.ts';
export type { Game } from './game.ts';
export type { GameItem, ItemMod, ItemProperty, ItemSocket, LogbookMod, PropertyValue, ReadItemResult } from './item.ts';
export { readIconFile, readIconPath } from './icon.ts';
export { itemLines, readModLines, readModText, readModTexts } from './lines.ts';
export { stripMarkup } from './markup.ts';
export {
  findProperty,
  findPropertyOfType,
  isUnique,
  readItemLevel,
  readMonsterLevel,
  readPropertyText,
  readWholeNumber,
} from './properties.ts';
export { readItem } from './read-item.ts';
