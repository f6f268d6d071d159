/**
 * Draws a shareable picture of a net worth: total, change and its parts, value over time and categories. It contains no
 * tab, item or account names.
 */
import type { SnapshotHead } from '../data/read-row.ts';

/** The picture's labels, in the page's language; amounts include their unit. */
export type PictureTexts = {
  readonly title: string;
  readonly league: string;
  readonly when: string;
  readonly total: string;
  readonly change: { readonly text: string; readonly tone: 'up' | 'down' | 'even'; readonly since: string } | null;
  readonly parts: readonly { readonly label: string; readonly text: string; readonly tone: 'up' | 'down' | 'even' }[];
  readonly categories: readonly { readonly label: string; readonly text: string; readonly share: number }[];
  readonly site: string;
};

export const pictureSizes = { wide: { width: 1200, height: 630 }, square: { width: 1080, height: 1080 } } as const;
export type PictureSize = keyof typeof pictureSizes;

export type PictureColours = {
  readonly bg: string;
  readonly panel: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly up: string;
  readonly down: string;
  /** One label per category, in the same order. */
  readonly kinds: readonly string[];
};

/** Maximum number of points in the curve, because points closer together than a pixel cannot be seen. */
const MOST_POINTS = 600;

export type CurvePoint = { readonly x: number; readonly y: number };

/** Places the curve's points in a box by time. The value axis starts at 0 unless the values are far from 0. */
export function placeCurve(
  heads: readonly Pick<SnapshotHead, 'createdAtMs' | 'totalPrice'>[],
  box: { readonly width: number; readonly height: number },
): readonly CurvePoint[] {
  const step = Math.max(1, Math.ceil(heads.length / MOST_POINTS));
  const used = heads.filter((_head, at) => (heads.length - 1 - at) % step === 0);
  const [first, last] = [used[0], used.at(-1)];
  if (first === undefined || last === undefined) return [];
  const values = used.map(({ totalPrice }) => totalPrice);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const base = low > high * 0.6 ? low - (high - low) * 0.25 : 0;
  const span = last.createdAtMs - first.createdAtMs;
  return used.map(({ createdAtMs, totalPrice }) => ({
    x: span === 0 ? box.width : ((createdAtMs - first.createdAtMs) / span) * box.width,
    y: high === base ? box.height / 2 : box.height - ((totalPrice - base) / (high - base)) * box.height,
  }));
}

export type PictureContext = Pick<
  CanvasRenderingContext2D,
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'stroke'
  | 'fill'
  | 'roundRect'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'globalAlpha'
>;

type Drawing = {
  readonly context: PictureContext;
  readonly size: PictureSize;
  readonly texts: PictureTexts;
  readonly heads: readonly SnapshotHead[];
  readonly colours: PictureColours;
  readonly fontFamily: string;
};

/** Draws the picture; truncates long labels with an ellipsis, so that the picture works in every language. */
export function drawSharePicture(drawing: Drawing): void {
  const { context, size, texts, colours } = drawing;
  const { width, height } = pictureSizes[size];
  const isWide = size === 'wide';
  const margin = 56;
  const inner = width - 2 * margin;
  context.fillStyle = colours.bg;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';

  write(drawing, texts.title, { x: margin, y: 84, px: 30, weight: 600, colour: colours.text, most: inner * 0.55 });
  write(drawing, texts.league, { x: width - margin, y: 84, px: 24, colour: colours.muted, align: 'right', most: inner * 0.42 });
  const totalWidth = write(drawing, texts.total, {
    x: margin,
    y: 172,
    px: 68,
    weight: 600,
    colour: colours.text,
    most: inner * (isWide ? 0.6 : 1),
  });
  if (texts.change !== null) {
    const place = isWide ? { x: margin + totalWidth + 28, y: 172 } : { x: margin, y: 228 };
    const used = write(drawing, texts.change.text, {
      ...place,
      px: 34,
      weight: 600,
      colour: toneOf(texts.change.tone, colours),
      most: inner * 0.3,
    });
    write(drawing, texts.change.since, {
      x: place.x + used + 14,
      y: place.y,
      px: 22,
      colour: colours.muted,
      most: width - margin - place.x - used - 14,
    });
  }
  const chartTop = isWide ? 214 : 270;
  const chartHeight = isWide ? 190 : 380;
  drawCurve(drawing, { x: margin, y: chartTop, width: inner, height: chartHeight });

  const partTop = chartTop + chartHeight + 44;
  const partWidth = inner / Math.max(1, texts.parts.length);
  texts.parts.forEach(({ label, text, tone }, at) => {
    const x = margin + at * partWidth;
    write(drawing, label, { x, y: partTop, px: 20, colour: colours.muted, most: partWidth - 16 });
    write(drawing, text, { x, y: partTop + 34, px: 28, weight: 600, colour: toneOf(tone, colours), most: partWidth - 16 });
  });
  drawCategories(drawing, {
    x: margin,
    y: texts.parts.length > 0 ? partTop + 66 : partTop - 16,
    width: inner,
    columns: isWide ? 4 : 2,
    rows: isWide ? 1 : 3,
  });
  write(drawing, texts.when, { x: margin, y: height - 32, px: 20, colour: colours.muted, most: inner * 0.5 });
  write(drawing, texts.site, {
    x: width - margin,
    y: height - 32,
    px: 22,
    weight: 600,
    colour: colours.accent,
    align: 'right',
    most: inner * 0.45,
  });
}

type Place = {
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly weight?: 400 | 600;
  readonly colour: string;
  readonly align?: 'left' | 'right';
  /** Maximum width. */
  readonly most: number;
};

/**
 * Draws a label and returns its width. Shrinks a long label to no less than two thirds of its size, then truncates it.
 */
function write({ context, fontFamily }: Drawing, text: string, { x, y, px, weight = 400, colour, align = 'left', most }: Place): number {
  const useSize = (size: number): number => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    return context.measureText(text).width;
  };
  let width = useSize(px);
  if (width > most && most > 0) width = useSize(Math.max(Math.floor((px * most) / width), Math.round((px * 2) / 3)));
  const fitting = width > most ? cutText(text, most, (part) => context.measureText(part).width) : text;
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(fitting, x, y);
  return Math.min(width, context.measureText(fitting).width);
}

/** Returns the longest prefix that fits, with an ellipsis; an empty string if not even one letter fits. */
export function cutText(text: string, most: number, measure: (text: string) => number): string {
  const letters = Array.from(text);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > most) letters.pop();
  return letters.length === 0 ? '' : `${letters.join('').trimEnd()}…`;
}

function toneOf(tone: 'up' | 'down' | 'even', colours: PictureColours): string {
  return tone === 'up' ? colours.up : tone === 'down' ? colours.down : colours.text;
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function drawCurve({ context, heads, colours }: Drawing, box: Box): void {
  const points = placeCurve(heads, box).map(({ x, y }) => ({ x: x + box.x, y: y + box.y }));
  context.strokeStyle = colours.line;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(box.x, box.y + box.height);
  context.lineTo(box.x + box.width, box.y + box.height);
  context.stroke();
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return;
  if (points.length === 1) {
    context.fillStyle = colours.accent;
    context.fillRect(last.x - 5, last.y - 5, 10, 10);
    return;
  }
  context.beginPath();
  context.moveTo(first.x, box.y + box.height);
  for (const { x, y } of points) context.lineTo(x, y);
  context.lineTo(last.x, box.y + box.height);
  context.closePath();
  context.globalAlpha = 0.18;
  context.fillStyle = colours.accent;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const { x, y } of points) context.lineTo(x, y);
  context.strokeStyle = colours.accent;
  context.lineWidth = 4;
  context.stroke();
}

function drawCategories(drawing: Drawing, box: Omit<Box, 'height'> & { readonly columns: number; readonly rows: number }): void {
  const { context, texts, colours } = drawing;
  let x = box.x;
  texts.categories.forEach(({ share }, at) => {
    const width = share * box.width;
    context.fillStyle = colours.kinds[at % colours.kinds.length] ?? colours.muted;
    // A two-pixel gap separates neighbours; thin slices keep at least one pixel.
    context.fillRect(x, box.y, Math.max(1, width - 2), 14);
    x += width;
  });
  const cell = box.width / box.columns;
  const named = texts.categories.slice(0, box.columns * box.rows);
  const px = fitLegend(drawing, named, cell - LEGEND_INDENT - LEGEND_GAP - 16);
  named.forEach(({ label, text }, at) => {
    const left = box.x + (at % box.columns) * cell;
    const top = box.y + 44 + Math.floor(at / box.columns) * 38;
    context.fillStyle = colours.kinds[at % colours.kinds.length] ?? colours.muted;
    context.fillRect(left, top - 14, 14, 14);
    // Truncated if necessary, never smaller than its neighbours.
    const room = cell - LEGEND_INDENT - LEGEND_GAP - 16 - measureAt(drawing, text, { px, weight: 600 });
    const name =
      measureAt(drawing, label, { px, weight: 400 }) <= room
        ? label
        : cutText(label, room, (part) => measureAt(drawing, part, { px, weight: 400 }));
    const used = write(drawing, name, { x: left + LEGEND_INDENT, y: top, px, colour: colours.muted, most: Infinity });
    const x = left + LEGEND_INDENT + LEGEND_GAP + used;
    write(drawing, text, { x, y: top, px, weight: 600, colour: colours.text, most: left + cell - 16 - x });
  });
}

/** Horizontal offset from a colour swatch to its name, and from a name to its amount. */
const LEGEND_INDENT = 24;
const LEGEND_GAP = 10;
const LEGEND_PX = 20;

/** The font size at which the longest legend entry fits. All entries share this size, so that they read as a list. */
function fitLegend(drawing: Drawing, entries: PictureTexts['categories'], most: number): number {
  const measure = (text: string, weight: 400 | 600): number => measureAt(drawing, text, { px: LEGEND_PX, weight });
  const widest = Math.max(1, ...entries.map(({ label, text }) => measure(label, 400) + measure(text, 600)));
  return Math.min(LEGEND_PX, Math.max(Math.round((LEGEND_PX * 2) / 3), Math.floor((LEGEND_PX * most) / widest)));
}

function measureAt(
  { context, fontFamily }: Drawing,
  text: string,
  { px, weight }: { readonly px: number; readonly weight: 400 | 600 },
): number {
  context.font = `${weight} ${px}px ${fontFamily}`;
  return context.measureText(text).width;
}
