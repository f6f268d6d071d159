import { itemLines, stripMarkup, type GameItem } from '../item/index.ts';
import { cleanModLine, dropRemarks, isModHeader } from '../item-text/index.ts';

const rarities = ['Normal', 'Magic', 'Rare', 'Unique'];

/**
 * Lists the lines that the game's search reads, as far as the publisher sends them: rarity, the lines of {@link
 * itemLines}, requirements, sockets ("Sockets: R-G-B R-G-B"), and the description of how the item is used; excludes the
 * item's class and flavour text. Before game 3.20, the rarity is read from the frame type.
 */
export function searchLines(item: GameItem): string[] {
  const rarity = item.rarity ?? rarities[item.frameType];
  const described = item.descrText
    .split(/[\r\n]+/)
    .map((line) => stripMarkup(line).trim())
    .filter((line) => line !== '');
  const required = item.requirements.map(({ name, values: [value] }) => `${stripMarkup(name)}: ${stripMarkup(value?.[0] ?? '')}`);
  return [...(rarity === undefined ? [] : [`Rarity: ${rarity}`]), ...itemLines(item), ...required, ...writeSockets(item), ...described];
}

/** Writes the socket line: linked sockets are joined by hyphens. A socket without a known colour is for a rune: "S". */
function writeSockets({ sockets }: GameItem): string[] {
  const letters = sockets.map(({ group, sColour }, at) => {
    const joint = at === 0 ? '' : sockets[at - 1]?.group === group ? '-' : ' ';
    return `${joint}${typeof sColour === 'string' && sColour !== '' ? sColour : 'S'}`;
  });
  return letters.length === 0 ? [] : [`Sockets: ${letters.join('')}`];
}

/**
 * Reads pasted items in the game's clipboard format: blocks of text that each start at `Item Class:` or `Rarity:`. Text
 * without such lines is split at empty lines or, if it has none, into one item per line. Removes dashes, and the
 * headings, ranges, marks and remarks of the detailed format. At most 500 items.
 */
export function readPastedTexts(text: string): string[][] {
  const lines = text
    .split(/\r?\n|\r/)
    .slice(0, 20_000)
    .map((line) => line.trim());
  const items: string[][] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) items.push(dropRemarks(open).map(cleanModLine));
    open = [];
  };
  const hasHeads = lines.some((line) => line.startsWith('Item Class:') || line.startsWith('Rarity:'));
  for (const line of lines) {
    const isHead =
      line.startsWith('Item Class:') || (line.startsWith('Rarity:') && !(open.length === 1 && open[0]?.startsWith('Item Class:')));
    if (hasHeads ? isHead : line === '') close();
    if (line === '' || /^[-=]{3,}$/.test(line) || isModHeader(line)) continue;
    open.push(line);
  }
  close();
  return items.slice(0, 500);
}
