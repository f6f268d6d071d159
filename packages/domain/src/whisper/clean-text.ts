const CONTROL_LIKE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;
/** Letters that draw nothing: fillers, joiners, variation selectors, the blank Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Accents above three on a letter, which no language has: they would cover the lines above and below. */
const STACKED_MARKS = /(\p{Mn}{3})\p{Mn}+/gu;
/** Letters and digits of East Asian width, which look like a Latin name set wide. */
const WIDE_LETTERS = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

/**
 * A text on one line: control, formatting and private characters and lone surrogates out, runs of white space one
 * space.
 */
export function cleanText(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(CONTROL_LIKE, '').trim();
}

/**
 * A name that people give, as it is kept and shown: on one line, composed, of visible characters and single spaces,
 * Latin letters in their usual width, at most three accents on a letter; empty where nothing in it can be seen.
 * Repeated, because a removed character may leave two spaces side by side.
 */
export function cleanVisibleText(text: string): string {
  const composed = cleanText(text.replace(INVISIBLE, '')).normalize('NFC');
  const usual = composed.replace(WIDE_LETTERS, (letter) => letter.normalize('NFKC')).normalize('NFC');
  return cleanText(usual.replace(STACKED_MARKS, '$1'));
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
