import { findOddSpelling, findSpelling, type Tag } from '../tables/index.ts';
import type { HashProperties } from './group-identity.ts';

/** Words that the game does not capitalise inside a name. */
const smallWords: ReadonlySet<string> = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with']);

/**
 * Returns a group's English name, e.g. `deafening essence of anger` -> "Deafening Essence of Anger": the game's
 * spelling if a table contains the key, otherwise the key capitalised as in the game. Properties are shown next to the
 * name and do not change it.
 */
export function displayNameOf(group: { tag: Tag; key: string; properties?: HashProperties }): string {
  return findSpelling(group.tag, group.key) ?? findOddSpelling(group.key) ?? writeTitle(group.key);
}

function writeTitle(key: string): string {
  const words = key.split(' ');
  return words
    .map((word, at) => {
      const isInside = at > 0 && !words[at - 1]?.endsWith(':');
      return isInside && smallWords.has(word) ? word : capitalise(word);
    })
    .join(' ');
}

/** Capitalises at the start and after a dash or an opening bracket, but not after an apostrophe. */
function capitalise(word: string): string {
  let written = '';
  let atStart = true;
  for (const char of word) {
    written += atStart ? char.toUpperCase() : char;
    atStart = char === '-' || char === '(' || char === '"';
  }
  return written;
}
