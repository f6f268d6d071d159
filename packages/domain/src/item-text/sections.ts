/** Longest text read, in characters. The longest real ones have 6,000. */
export const MAX_ITEM_TEXT_LENGTH = 50_000;

const SEPARATOR = /^-{4,}$/;

/** The lines of an item's text between its rules of dashes; empty lines and sections are left out. */
export function readSections(text: string): string[][] {
  const sections: string[][] = [[]];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (SEPARATOR.test(line)) sections.push([]);
    else if (line !== '') sections.at(-1)?.push(line);
  }
  return sections.filter((lines) => lines.length > 0);
}

const START = /^\s*(item class|rarity)\s*:/i;

/**
 * Splits several copied items into texts: an item starts at "Item Class:", or at "Rarity:" without it. Lines before the
 * first are dropped; a text without any item is returned as it is.
 */
export function splitItemTexts(text: string): string[] {
  const items: string[][] = [];
  let kinds = new Set<string>();
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const kind = START.exec(line)?.[1]?.toLowerCase();
    if (kind !== undefined) {
      const goesOn = kind === 'rarity' && kinds.has('item class') && !kinds.has('rarity');
      if (!goesOn) {
        items.push([]);
        kinds = new Set();
      }
      kinds.add(kind);
    }
    items.at(-1)?.push(line);
  }
  return items.length === 0 ? [text] : items.map((lines) => lines.join('\n').trim());
}

/** Lists the lines before the first item text, which {@link splitItemTexts} drops; all lines where there is none. */
export function listLeadingLines(text: string): string[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const first = lines.findIndex((line) => START.test(line));
  return lines
    .slice(0, first === -1 ? lines.length : first)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !SEPARATOR.test(line));
}

/** Returns whether a text holds an item as the game copies it. */
export function hasItemText(text: string): boolean {
  return text.split(/\r\n?|\n/).some((line) => START.test(line));
}
