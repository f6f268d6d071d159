const CONTROL_LIKE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;
/** Characters that are not visible: fillers, joiners, variation selectors, the blank Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Accents beyond three on one letter, which no language has: they would cover the lines above and below. */
const STACKED_MARKS = /(\p{Mn}{3})\p{Mn}+/gu;
/** Full-width letters and digits, which look like a Latin name with wide spacing. */
const WIDE_LETTERS = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;

/**
 * Converts text to one line: removes control, formatting and private characters and lone surrogates, and replaces runs
 * of white space with one space.
 */
export function cleanText(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(CONTROL_LIKE, '').trim();
}

/**
 * Cleans a user-entered name for storage and display: one composed line of visible characters and single spaces, Latin
 * letters in their usual width, at most three accents on a letter; empty if no character is visible. Repeats the
 * cleaning, because a removed character may leave two adjacent spaces.
 */
export function cleanVisibleText(text: string): string {
  const composed = cleanText(text.replace(INVISIBLE, '')).normalize('NFC');
  const usual = composed.replace(WIDE_LETTERS, (letter) => letter.normalize('NFKC')).normalize('NFC');
  return cleanText(usual.replace(STACKED_MARKS, '$1'));
}

/** Cleans a character name for use after `@` in the game's chat: without white space and without another `@`. */
export function cleanIgn(ign: string): string {
  return cleanText(ign).replace(/[\s@]+/gu, '');
}

/**
 * Shortens text to a length in UTF-16 units, never inside a character; the result ends in two dots if it was shortened.
 */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = Math.max(0, maxLength - 2);
  let cut = text.slice(0, room);
  if (/[\uD800-\uDBFF]$/.test(cut)) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}..`.slice(0, Math.max(0, maxLength));
}
