const CONTROL_LIKE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/**
 * A text on one line: control, formatting and private characters and lone surrogates out, runs of white space one
 * space.
 */
export function cleanText(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(CONTROL_LIKE, '').trim();
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
