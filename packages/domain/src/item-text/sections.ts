import { type GameItem, stripMarkup } from '../item/index.ts';
import { readHeaderLabel } from './language.ts';
import { isMarkedLine } from './mods.ts';

/** Longest text read, in characters. The longest real ones have 6,000. */
export const MAX_ITEM_TEXT_LENGTH = 50_000;

const SEPARATOR = /^-{4,}$/;

/** Returns the lines of an item's text between its rules of dashes; empty lines and sections are left out. */
export function readSections(text: string): string[][] {
  const sections: string[][] = [[]];
  for (const raw of text.split('\n')) {
    const line = stripMarkup(raw).trim();
    if (SEPARATOR.test(line)) sections.push([]);
    else if (line !== '') sections.at(-1)?.push(line);
  }
  return sections.filter((lines) => lines.length > 0);
}

type ItemTexts = {
  readonly items: readonly string[];
  /** Lines outside the items: those before the first item, and those after an item. */
  readonly others: readonly string[];
};

/**
 * Splits a text into items and other lines. An item begins at "Item Class:", or at "Rarity:" without it, in any
 * language of the client. It ends at an empty line after the last of its rules of dashes, unless a mod follows, or
 * after a state such as "Corrupted" there: later lines were pasted along with it.
 */
function partItemTexts(text: string): ItemTexts {
  const items: string[][] = [];
  const others: string[] = [];
  let kinds = new Set<string>();
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const kind = readHeaderLabel(line);
    if (kind !== undefined) {
      const goesOn = kind === 'rarity' && kinds.has('class') && !kinds.has('rarity');
      if (!goesOn) {
        items.push([]);
        kinds = new Set();
      }
      kinds.add(kind);
    }
    (items.at(-1) ?? others).push(line);
  }
  const whole = items.map((lines) => {
    const end = findEnd(lines);
    others.push(...lines.slice(end));
    return lines.slice(0, end).join('\n').trim();
  });
  return { items: whole, others: others.map((line) => line.trim()).filter((line) => line !== '' && !SEPARATOR.test(line)) };
}

/** Index of the first line after an item. */
function findEnd(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => SEPARATOR.test(line.trim()));
  if (last === -1) return lines.length;
  const isEmpty = (line: string | undefined): boolean => line?.trim() === '';
  const begins = lines.findIndex((line, at) => at > last && !isEmpty(line));
  if (begins === -1) return lines.length;
  let end = begins;
  while (isStateLine(lines[end]?.trim() ?? '')) end += 1;
  if (end > begins) return end;
  // A text with an empty line after each of its own lines has no such end.
  const isSpaced = lines.slice(0, last).some((line, at) => at > 0 && isEmpty(line));
  if (isSpaced) return lines.length;
  for (let at = begins; at < lines.length; at += 1) {
    if (!isEmpty(lines[at])) continue;
    const next = lines
      .slice(at)
      .find((line) => !isEmpty(line))
      ?.trim();
    if (next === undefined || !isPartOfItem(next)) return at;
  }
  return lines.length;
}

/**
 * Returns whether a line after an empty one still belongs to the item: a mod, a state or a price note, not a list's
 * line.
 */
function isPartOfItem(line: string): boolean {
  return isMarkedLine(line) || isStateLine(line) || line.startsWith('Note: ') || /^[+-]\d|\d%/.test(line);
}

/** Splits several copied items into texts; a text without any item is returned as it is. */
export function splitItemTexts(text: string): readonly string[] {
  const { items } = partItemTexts(text);
  return items.length === 0 ? [text] : items;
}

/** Lists the lines outside the items, which {@link splitItemTexts} drops; all lines if the text has no item. */
export function listOtherLines(text: string): readonly string[] {
  return partItemTexts(text).others;
}

/** Returns whether a text contains an item as the game copies it. */
export function hasItemText(text: string): boolean {
  return text.split(/\r\n?|\n/).some((line) => readHeaderLabel(line) !== undefined);
}

/** An item as far as its text was read. */
export type Raw = {
  -readonly [Field in Exclude<keyof GameItem, 'influences'>]?: GameItem[Field];
} & { note?: string; isRelic?: boolean; influences?: Record<string, true> };

/** Lines of states, with their effect on an item. */
export const states: ReadonlyMap<string, (raw: Raw) => void> = new Map<string, (raw: Raw) => void>([
  ['Corrupted', (raw) => (raw.corrupted = true)],
  ['Twice Corrupted', (raw) => (raw.corrupted = true)],
  ['Mirrored', (raw) => (raw.duplicated = true)],
  ['Split', (raw) => (raw.split = true)],
  ['Unidentified', (raw) => (raw.identified = false)],
  ['Synthesised Item', (raw) => (raw.synthesised = true)],
]);
export const INFLUENCE = /^(Shaper|Elder|Crusader|Redeemer|Hunter|Warlord) Item$/;
const STATE_LIKE =
  /^(?:Unmodifiable|Modifiable only with .*|Fractured Item|Synthesised Item|(?:Shaper|Elder|Crusader|Redeemer|Hunter|Warlord|Searing Exarch|Eater of Worlds) Item|Imprinted|Sanctified|Vestigial)$/;

/** "Foil Unique (Celestial Amethyst)"; maps say "Foil (...)". */
export const FOIL = /^(?:Foil(?: Unique)?(?: \(.*\))?|Relic Unique)$/;

/** Returns whether a line is one of these. */
export function isStateLine(line: string): boolean {
  return states.has(line) || STATE_LIKE.test(line) || FOIL.test(line);
}

const SHORTEST_START = 4;

/** Returns whether a line is the beginning of a state's word: "Corrupte". */
export function isCutState(line: string): boolean {
  return line.length >= SHORTEST_START && [...states.keys()].some((state) => state !== line && state.startsWith(line));
}
