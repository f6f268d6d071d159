import type { GameItem, ItemMod, ItemProperty } from './item.ts';
import { stripMarkup } from './markup.ts';

/**
 * Returns the text lines that a buyer sees on the item, from the name down, as the game shows them in English: name,
 * type line, properties, item level, mods (enchantments, runes, implicit, fractured, explicit, mutated, desecrated,
 * crafted), and its states. Lines are free of markup and line breaks; empty lines are omitted. The price note belongs
 * to the seller and is not part of the item.
 */
export function itemLines(item: GameItem): string[] {
  const lines = [
    item.name,
    item.typeLine,
    ...item.properties.map(writeProperty),
    ...(item.ilvl !== undefined && item.ilvl > 0 ? [`Item Level: ${item.ilvl}`] : []),
    ...item.logbookMods.flatMap((area) => [area.name, area.factionName, ...readModLines(area.mods)]),
    ...readModLines(item.enchantMods),
    ...readModLines(item.runeMods),
    ...readModLines(item.implicitMods),
    ...readModLines(item.fracturedMods),
    ...readModLines(item.explicitMods),
    ...readModLines(item.mutatedMods),
    ...readModLines(item.desecratedMods),
    ...readModLines(item.craftedMods),
    ...item.additionalProperties.map(writeProperty),
    item.identified ? '' : 'Unidentified',
    item.split ? 'Split' : '',
    item.duplicated ? 'Mirrored' : '',
    item.corrupted ? 'Corrupted' : '',
  ];
  return lines
    .flatMap((line) => line.split(/[\r\n]+/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const STACK_SIZE = 'Stack Size';

/** Groups digits as the game does, unlike the publisher: "3602/10" becomes "3,602/10". */
function groupThousands(text: string): string {
  return text.replace(/\d{4,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));
}

/**
 * Formats one property as the game does, by its display mode: 0 "name: values", 1 values before the name, 2 a progress
 * bar, 3 values in the name's placeholders `{0}` (old data: `%0`), 4 a separator without text.
 */
function writeProperty({ name, values, displayMode }: ItemProperty): string {
  const shownName = stripMarkup(name);
  const texts = values.map(([text]) => (shownName === STACK_SIZE ? groupThousands(stripMarkup(text)) : stripMarkup(text)));
  if (displayMode === 4) return '';
  if (texts.length === 0) return shownName;
  if (displayMode === 3 || (displayMode === undefined && shownName.includes('{0}'))) return fillPlaces(shownName, texts);
  if (displayMode === 1) return `${texts.join(', ')} ${shownName}`;
  return shownName === '' ? texts.join(', ') : `${shownName}: ${texts.join(', ')}`;
}

/**
 * Fills the placeholders of a string, in any order ("Requires {1} (Level {0})"); a placeholder without a value stays.
 */
function fillPlaces(name: string, texts: readonly string[]): string {
  return name.replaceAll(
    /\{(\d)\}|%(\d)/g,
    (place: string, braced?: string, percent?: string) => texts[Number(braced ?? percent)] ?? place,
  );
}

/** Line breaks within a mod, including those of HTML and Unicode. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]|<br ?\/?>/i;

/**
 * Returns the text of one mod in either shape, without markup and with trimmed lines joined by `\n`, so that a mod has
 * the same text in every format.
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

/** Returns the text of each mod in a list; a multi-line mod keeps its line breaks. */
export function readModTexts(mods: readonly ItemMod[]): string[] {
  return mods.map(readModText);
}

/** Returns the displayed lines of a mod list. */
export function readModLines(mods: readonly ItemMod[]): string[] {
  return mods.flatMap((mod) => readModText(mod).split('\n'));
}
