import { itemLines, stripMarkup, type GameItem } from '../item/index.ts';

const rarities = ['Normal', 'Magic', 'Rare', 'Unique'];

/**
 * Lists the lines that the game's search reads, as far as the publisher sends them: rarity, what {@link itemLines}
 * shows, and the description of how the item is used; not the item's class, requirements, sockets and flavour text.
 * Before 3.20 the rarity comes from the frame's number.
 */
export function searchLines(item: GameItem): string[] {
  const rarity = item.rarity ?? rarities[item.frameType];
  const described = item.descrText
    .split(/[\r\n]+/)
    .map((line) => stripMarkup(line).trim())
    .filter((line) => line !== '');
  return [...(rarity === undefined ? [] : [`Rarity: ${rarity}`]), ...itemLines(item), ...described];
}

/**
 * Items pasted as the game copies them: blocks of text, each from `Item Class:` or `Rarity:` on; without such lines an
 * empty line parts them, or else every line is an item. Dashes, notes in braces and the numbers' ranges of the detailed
 * form are left out. At most 500 items.
 */
export function readPastedTexts(text: string): string[][] {
  const lines = text
    .split(/\r?\n|\r/)
    .slice(0, 20_000)
    .map((line) => line.trim());
  const items: string[][] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) items.push(open);
    open = [];
  };
  const hasHeads = lines.some((line) => line.startsWith('Item Class:') || line.startsWith('Rarity:'));
  for (const line of lines) {
    const isHead =
      line.startsWith('Item Class:') || (line.startsWith('Rarity:') && !(open.length === 1 && open[0]?.startsWith('Item Class:')));
    if (hasHeads ? isHead : line === '') close();
    if (line === '' || /^[-=]{3,}$/.test(line) || /^\{.*\}$/.test(line)) continue;
    open.push(line.replaceAll(/(\d)\([\d.]+-[\d.]+\)/g, '$1').replace(/ \((implicit|crafted|enchant|fractured|scourge|rune)\)$/, ''));
  }
  close();
  return items.slice(0, 500);
}
