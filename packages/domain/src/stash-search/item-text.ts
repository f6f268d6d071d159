import { itemLines, stripMarkup, type GameItem } from '../item/index.ts';
import { cleanModLine, dropRemarks, isModHeader } from '../item-text/index.ts';

const rarities = ['Normal', 'Magic', 'Rare', 'Unique'];

/**
 * Lists the lines that the game's search reads, as far as the publisher sends them: rarity, what {@link itemLines}
 * shows, requirements, sockets ("Sockets: R-G-B R-G-B"), and the description of how the item is used; not the item's
 * class and flavour text. Before 3.20 the rarity comes from the frame's number.
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

/** Writes the line of sockets: linked ones are joined by hyphens. One without a known colour is a rune's: "S". */
function writeSockets({ sockets }: GameItem): string[] {
  const letters = sockets.map(({ group, sColour }, at) => {
    const joint = at === 0 ? '' : sockets[at - 1]?.group === group ? '-' : ' ';
    return `${joint}${typeof sColour === 'string' && sColour !== '' ? sColour : 'S'}`;
  });
  return letters.length === 0 ? [] : [`Sockets: ${letters.join('')}`];
}

/**
 * Reads items pasted as the game copies them: blocks of text, each from `Item Class:` or `Rarity:` on; without such
 * lines an empty line separates them, or else every line is an item. Dashes, and the headings, ranges, marks and
 * remarks of the detailed form, are left out. At most 500 items.
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
