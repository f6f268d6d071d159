import type { GameItem, ItemMod, ItemProperty } from './item.ts';
import { stripMarkup } from './markup.ts';

/**
 * Returns the text lines a buyer sees on the item, from the name down, as the game shows them in English: name, type
 * line, properties, item level, mods (enchantments, runes, implicit, fractured, explicit, mutated, desecrated,
 * crafted), and its states. Lines are free of markup and line breaks; empty ones are left out. The price note is the
 * seller's and not part of the item.
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

/** Groups the digits of numbers as the game does, unlike the publisher: "3602/10" is "3,602/10". */
function groupThousands(text: string): string {
  return text.replace(/\d{4,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));
}

/**
 * Writes one property as the game does, by its display mode: 0 "name: values", 1 values before the name, 2 a progress
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

/** Fills the placeholders of a text, in any order ("Requires {1} (Level {0})"); one without a value stays. */
function fillPlaces(name: string, texts: readonly string[]): string {
  return name.replaceAll(
    /\{(\d)\}|%(\d)/g,
    (place: string, braced?: string, percent?: string) => texts[Number(braced ?? percent)] ?? place,
  );
}

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
