/** Cells of the treemap, which shows the value by category or tab. Pure. */
import type { Game } from '@poexchange/domain/item';
import { netWorthCategoryOf, type DetailItem } from '@poexchange/domain/net-worth';
import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { PartKind } from '../parts/total-parts.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** A kind of item in a group; a cell without an item represents `kinds` small kinds. */
export type Cell = Box & {
  readonly key: string;
  readonly groupId: string;
  readonly item: DetailItem | null;
  readonly kinds: number;
  readonly categoryId: string;
  readonly chaos: number;
};
/** A category or tab with its cells; `head` is the height of the header with its name, 0 if the name does not fit. */
export type Group = Box & { readonly id: string; readonly chaos: number; readonly head: number; readonly cells: readonly Cell[] };

const HEAD_HEIGHT = 17;
const headFrom = { width: 44, height: 40 } as const;
/** Space between groups and between cells. */
const GROUP_GAP = 2;
const CELL_GAP = 1;
/** Minimum area of a separate cell, in square pixels: a smaller cell would be too small to hover over. */
const LEAST_CELL = 40;
const MOST_CELLS = 60;
/** Minimum area of a separate group; smaller groups are merged into the last group. */
const LEAST_GROUP = 90;
/** Id of the group that collects small groups; never the id of a category or a tab. */
export const SMALL_GROUPS_ID = '*small';

type Piece = { readonly item: DetailItem; readonly categoryId: string; readonly chaos: number };
type Pile = { readonly id: string; readonly chaos: number; readonly pieces: readonly Piece[] };

/**
 * Groups of the items that have a value, largest group first: by category, or by tab, in which case a kind that is in
 * two tabs belongs to both groups.
 */
export function listPiles(items: readonly DetailItem[], { by, game }: { by: PartKind; game: Game }): Pile[] {
  const piles = new Map<string, Piece[]>();
  const add = (id: string, piece: Piece): void => {
    if (!(piece.chaos > 0)) return;
    const pile = piles.get(id);
    if (pile === undefined) piles.set(id, [piece]);
    else pile.push(piece);
  };
  for (const item of items) {
    const categoryId = netWorthCategoryOf(game, item.tag);
    if (by === 'category') add(categoryId, { item, categoryId, chaos: item.quantity * item.price });
    else for (const { tabId, quantity } of item.holdings) add(tabId, { item, categoryId, chaos: quantity * item.price });
  }
  return [...piles]
    .map(([id, pieces]) => ({ id, pieces, chaos: pieces.reduce((sum, { chaos }) => sum + chaos, 0) }))
    .toSorted((a, b) => b.chaos - a.chaos || (a.id < b.id ? -1 : 1));
}

/** Lays boxes out in a box, each with an area proportional to its value (squarified treemap, Bruls et al. 2000). */
export function squarify<Value>(
  values: readonly Value[],
  weightOf: (value: Value) => number,
  box: Box,
): (Box & { readonly value: Value })[] {
  if (values.length === 0 || box.width <= 0 || box.height <= 0) return [];
  const root = hierarchy<{ value?: Value; children?: { value: Value }[] }>({ children: values.map((value) => ({ value })) })
    .sum(({ value }) => (value === undefined ? 0 : weightOf(value)))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const placed = treemap<{ value?: Value; children?: { value: Value }[] }>().size([box.width, box.height]).tile(treemapSquarify)(root);
  // A value a trillion times smaller than the others may be placed outside the box, because its share of the sum is
  // only rounding error.
  const within = (at: number, end: number): number => Math.min(Math.max(0, at), end);
  return (placed.children ?? []).flatMap(({ x0, y0, x1, y1, data }) => {
    if (data.value === undefined) return [];
    const [left, right, top, bottom] = [within(x0, box.width), within(x1, box.width), within(y0, box.height), within(y1, box.height)];
    return [{ x: box.x + left, y: box.y + top, width: right - left, height: bottom - top, value: data.value }];
  });
}

/**
 * Computes the treemap: groups ordered by worth, each with its kinds. Merges small kinds, so that keyboard users need
 * not step through too many cells.
 */
export function layOutTreemap(
  items: readonly DetailItem[],
  options: { readonly by: PartKind; readonly game: Game; readonly width: number; readonly height: number },
): Group[] {
  const { width, height } = options;
  const piles = listPiles(items, options);
  const whole = piles.reduce((sum, { chaos }) => sum + chaos, 0);
  if (!(whole > 0) || width <= 0 || height <= 0) return [];
  const large = piles.filter(({ chaos }) => (chaos / whole) * width * height >= LEAST_GROUP);
  const small = piles.slice(large.length);
  const rest = small.reduce((sum, { chaos }) => sum + chaos, 0);
  const shown = rest > 0 ? [...large, { id: SMALL_GROUPS_ID, chaos: rest, pieces: small.flatMap(({ pieces }) => pieces) }] : large;
  return squarify(shown, ({ chaos }) => chaos, { x: 0, y: 0, width, height }).map(({ value, ...box }) => layOutGroup(value, box));
}

function layOutGroup({ id, chaos, pieces }: Pile, box: Box): Group {
  const head = box.width > headFrom.width && box.height > headFrom.height ? HEAD_HEIGHT : 0;
  const inner = { x: box.x, y: box.y + head, width: box.width - GROUP_GAP, height: box.height - head - GROUP_GAP };
  const area = Math.max(0, inner.width) * Math.max(0, inner.height);
  const sorted = pieces.toSorted((a, b) => b.chaos - a.chaos);
  const own = sorted.filter((piece, at) => at < MOST_CELLS && (piece.chaos / chaos) * area >= LEAST_CELL);
  const many = sorted.slice(own.length);
  const rest = many.reduce((sum, piece) => sum + piece.chaos, 0);
  const entries = [
    ...own.map((piece) => ({ item: piece.item as DetailItem | null, kinds: 1, categoryId: piece.categoryId, chaos: piece.chaos })),
    ...(rest > 0 ? [{ item: null, kinds: many.length, categoryId: many[0]?.categoryId ?? '', chaos: rest }] : []),
  ];
  const cells = squarify(entries, (entry) => entry.chaos, inner).map(({ value, ...place }): Cell => ({
    ...value,
    ...place,
    width: Math.max(0, place.width - CELL_GAP),
    height: Math.max(0, place.height - CELL_GAP),
    groupId: id,
    key: `${id} ${value.item?.priceHash ?? '*'}`,
  }));
  return { id, chaos, head, cells, x: box.x, y: box.y, width: box.width - GROUP_GAP, height: box.height - GROUP_GAP };
}

/** Content of a cell: its name with or without the amount, its picture, or only a hint. */
export type Face = 'words' | 'name' | 'picture' | 'none';

const wordsFrom = { width: 44, height: 18, withAmount: 36 } as const;
const PICTURE_FROM = 22;
const LETTER = 7.3;

export function chooseFace({ width, height, item }: Pick<Cell, 'width' | 'height' | 'item'>): Face {
  const room = (width - 9) / LETTER;
  const fits = item !== null && width > wordsFrom.width && height > wordsFrom.height && room >= Math.min(item.displayName.length, 7);
  if (fits) return height > wordsFrom.withAmount ? 'words' : 'name';
  return item !== null && width >= PICTURE_FROM && height >= PICTURE_FROM ? 'picture' : 'none';
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The cell that an arrow key moves to: the nearest cell in that direction, with sideways distance counted double;
 * `from` if no cell is in that direction.
 */
export function findNeighbour(cells: readonly Cell[], from: Cell, direction: Direction): Cell {
  const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];
  const [fromX, fromY] = middle(from);
  const isLevel = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let [best, least]: [Cell, number] = [from, Infinity];
  for (const cell of cells) {
    const [x, y] = middle(cell);
    const [along, across] = isLevel ? [(x - fromX) * sign, Math.abs(y - fromY)] : [(y - fromY) * sign, Math.abs(x - fromX)];
    // Skip cells whose centre is not in that direction.
    if (cell === from || along <= 0.5) continue;
    const distance = along + 2 * across;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}
