import { type GameItem, stripMarkup } from '../item/index.ts';
import { readHeaderLabel } from './language.ts';
import { isMarkedLine } from './mods.ts';

/** Maximum length of parsed text, in characters. The longest real item texts have 6,000. */
export const MAX_ITEM_TEXT_LENGTH = 50_000;

const SEPARATOR = /^-{4,}$/;

/** Splits an item's text into sections of lines at its dashed separators; empty lines and sections are omitted. */
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
  /** Lines outside the items: before the first item or after an item. */
  readonly others: readonly string[];
};

/**
 * Splits pasted text into items and other lines. An item starts at "Item Class:", or at "Rarity:" if that line is
 * missing, in any client language. It ends at an empty line after its last dashed separator, unless a mod follows, or
 * after a state such as "Corrupted": later lines were pasted together with the item.
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

/** Returns the index of the first line after an item. */
function findEnd(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => SEPARATOR.test(line.trim()));
  if (last === -1) return lines.length;
  const isEmpty = (line: string | undefined): boolean => line?.trim() === '';
  const begins = lines.findIndex((line, at) => at > last && !isEmpty(line));
  if (begins === -1) return lines.length;
  let end = begins;
  while (isStateLine(lines[end]?.trim() ?? '')) end += 1;
  if (end > begins) return end;
  // In text with an empty line after every line, the end of an item cannot be detected.
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
 * Returns true if a line after an empty line still belongs to the item: a mod, a state or a price note, rather than a
 * line of a list.
 */
function isPartOfItem(line: string): boolean {
  return isMarkedLine(line) || isStateLine(line) || line.startsWith('Note: ') || /^[+-]\d|\d%/.test(line);
}

/** Splits pasted text into the text of each copied item; text without any item is returned unchanged. */
export function splitItemTexts(text: string): readonly string[] {
  const { items } = partItemTexts(text);
  return items.length === 0 ? [text] : items;
}

/** Lists the lines outside the items, which {@link splitItemTexts} drops; all lines if the text contains no item. */
export function listOtherLines(text: string): readonly string[] {
  return partItemTexts(text).others;
}

/** Returns true if pasted text contains an item as copied from the game. */
export function hasItemText(text: string): boolean {
  return text.split(/\r\n?|\n/).some((line) => readHeaderLabel(line) !== undefined);
}

/** An item, as far as its text has been parsed. */
export type Raw = {
  -readonly [Field in Exclude<keyof GameItem, 'influences'>]?: GameItem[Field];
} & { note?: string; isRelic?: boolean; influences?: Record<string, true> };

/** State lines, with their effect on an item. */
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

/** "Foil Unique (Celestial Amethyst)"; maps have "Foil (...)". */
export const FOIL = /^(?:Foil(?: Unique)?(?: \(.*\))?|Relic Unique)$/;

/** Returns true if a line is a state. */
export function isStateLine(line: string): boolean {
  return states.has(line) || STATE_LIKE.test(line) || FOIL.test(line);
}

const SHORTEST_START = 4;

/** Returns true if a line is the start of a state word, such as "Corrupte". */
export function isCutState(line: string): boolean {
  return line.length >= SHORTEST_START && [...states.keys()].some((state) => state !== line && state.startsWith(line));
}
