/** Lines that show an item's states, such as corrupted. */
import type { GameItem } from '../item/index.ts';

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
