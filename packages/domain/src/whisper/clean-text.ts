const CONTROL_LIKE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;
/** Letters that draw nothing: fillers, joiners, variation selectors, the blank Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/**
 * A text on one line: control, formatting and private characters and lone surrogates out, runs of white space one
 * space.
 */
export function cleanText(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(CONTROL_LIKE, '').trim();
}

/**
 * A name that people give, as it is kept and shown: on one line, composed, of visible characters and single spaces;
 * empty where nothing in it can be seen. Repeated, because a removed character may leave two spaces side by side.
 */
export function cleanVisibleText(text: string): string {
  return cleanText(cleanText(text.replace(INVISIBLE, '')).normalize('NFC'));
}

/** A character name as the game takes it after `@`: without white space and without another `@`. */
export function cleanIgn(ign: string): string {
  return cleanText(ign).replace(/[\s@]+/gu, '');
}

/** A text cut to a length in UTF-16 units, never inside a character, ending in two dots where something was cut. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = Math.max(0, maxLength - 2);
  let cut = text.slice(0, room);
  if (/[\uD800-\uDBFF]$/.test(cut)) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}..`.slice(0, Math.max(0, maxLength));
}
