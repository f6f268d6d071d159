/** A text of more than this is no item's; the longest real ones have 6,000 characters. */
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
 * Several items copied one after the other, each with its own text: an item begins where "Item Class:" stands, or
 * "Rarity:" without it. What stands before the first is left out; a text without any item comes back as it is.
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

/**
 * The lines that {@link splitItemTexts} leaves out: those before the first item. None where there is no item at all.
 */
export function listLeadingLines(text: string): string[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const first = lines.findIndex((line) => START.test(line));
  return lines
    .slice(0, Math.max(0, first))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !SEPARATOR.test(line));
}
