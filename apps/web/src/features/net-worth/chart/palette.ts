/** Colours of the page for the canvas, which knows no classes. */
import { partColours, type PartColour } from './parts.ts';

export type Palette = {
  readonly text: string;
  readonly muted: string;
  readonly ground: string;
  readonly line: string;
  readonly strong: string;
  readonly accent: string;
  readonly info: string;
  readonly note: string;
  readonly noteText: string;
  readonly parts: Readonly<Record<PartColour, string>>;
  readonly font: string;
};

/** Reads the colours at the chart's element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(`--color-${name}`).trim() || '#888888';
  return {
    text: read('text'),
    muted: read('muted'),
    ground: read('bg'),
    line: read('line-soft'),
    strong: read('line-strong'),
    accent: read('accent'),
    info: read('info'),
    note: read('note'),
    noteText: read('note-text'),
    parts: Object.fromEntries(partColours.map((colour) => [colour, read(colour)])) as Record<PartColour, string>,
    font: `12px ${style.fontFamily}`,
  };
}

/** Mixes two colours written as #rrggbb, which a canvas fills faster than a transparent one. */
export function mixColours(colour: string, ground: string, share: number): string {
  const [one, other] = [readHex(colour), readHex(ground)];
  if (one === null || other === null) return colour;
  const mixed = one.map((part, at) => Math.round(part * share + (other[at] ?? 0) * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function readHex(colour: string): [number, number, number] | null {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (found === null) return null;
  return [found[1], found[2], found[3]].map((part) => Number.parseInt(part ?? '0', 16)) as [number, number, number];
}
