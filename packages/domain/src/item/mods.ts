import type { ItemMod } from './item.ts';
import { stripMarkup } from './markup.ts';

/** Line breaks within a mod, HTML's and Unicode's included. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]|<br ?\/?>/i;

/**
 * Reads the text of one mod in either shape, without markup and with trimmed lines joined by `\n`: one mod is one text,
 * however it was sent (R3.05, R3.07).
 */
export function readModText(mod: ItemMod): string {
  const text = stripMarkup(typeof mod === 'string' ? mod : mod.description).trim();
  if (!LINE_BREAK.test(text)) return text;
  return text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The texts of a mod list, one per mod; a mod of several lines keeps its breaks. */
export function readModTexts(mods: readonly ItemMod[]): string[] {
  return mods.map(readModText);
}

/** The lines of a mod list, one per line shown. */
export function readModLines(mods: readonly ItemMod[]): string[] {
  return mods.flatMap((mod) => readModText(mod).split('\n'));
}
