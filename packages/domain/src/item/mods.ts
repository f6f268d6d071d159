import type { ItemMod } from './item.ts';
import { stripMarkup } from './markup.ts';

/** The text of one mod in either shape, without markup, line breaks as `\n`. */
export function readModText(mod: ItemMod): string {
  const text = stripMarkup(typeof mod === 'string' ? mod : mod.description);
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text;
}

/** The texts of a mod list, one per mod; a mod of several lines keeps its breaks. */
export function readModTexts(mods: readonly ItemMod[]): string[] {
  return mods.map(readModText);
}

/** The lines of a mod list, one per line shown. */
export function readModLines(mods: readonly ItemMod[]): string[] {
  return mods.flatMap((mod) => readModText(mod).split('\n'));
}
