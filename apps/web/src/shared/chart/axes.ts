/** Colours and axes for charts. A canvas cannot use CSS classes, so colours are read from the page's design tokens. */
import type { CurrencyUnit } from '@poexchange/domain/currency';
import type UPlot from 'uplot';
import { readLanguage } from '../i18n/i18n.ts';
import { writeClock } from '../i18n/write-values.ts';
import { currencyPicture } from '../ui/currency-glyph.tsx';
import { listTimes, timeStepsMs } from './list-times.ts';

export type Look = { readonly colour: (token: string) => string; readonly font: string };

/** Reads the colours and font from a chart's element. */
export function readLook(element: Element): Look {
  const style = getComputedStyle(element);
  const known = new Map<string, string>();
  const colour = (token: string): string => {
    const read = known.get(token) ?? (style.getPropertyValue(`--color-${token}`).trim() || '#888888');
    known.set(token, read);
    return read;
  };
  return { colour, font: `12px ${style.fontFamily}` };
}

/** Mixes two colours; `share` is the share of the first colour. */
export function mixColours(colour: string, ground: string, share: number): string {
  return `color-mix(in srgb, ${colour} ${share * 100}%, ${ground})`;
}

/** Distance from the right end, in px, within which there is no room for a label. */
const CUT_OFF = 12;

/** Axis below the plot, with lines at round times. `lane` is the height of a lane between plot and labels. */
export function makeTimeAxis(look: Look, { lane = 0 }: { readonly lane?: number } = {}): UPlot.Axis {
  const stroke = mixColours(look.colour('text'), 'transparent', 0.06);
  const write = makeTimeWriter(readLanguage());
  return {
    stroke: look.colour('muted'),
    font: look.font,
    size: lane + 20,
    gap: 5,
    space: 68,
    incrs: [...timeStepsMs],
    splits: (_plot, _axis, fromMs, toMs, stepMs) => listTimes({ fromMs, toMs, stepMs }),
    values: ({ width, scales: { x } }, splits, _axis, _space, stepMs) => {
      // A label at the right end would be cut off.
      const lastMs = (x?.max ?? 0) - (((x?.max ?? 0) - (x?.min ?? 0)) * CUT_OFF) / width;
      return splits.map((atMs) => (atMs > lastMs ? '' : write(atMs, stepMs)));
    },
    grid: { stroke, width: 1 },
    ticks: { stroke, width: 1, size: lane },
  };
}

const DAY_MS = 86_400_000;
/** Minimum distance between two labels from which labels show months. */
const MONTHS_FROM_MS = 80 * DAY_MS;

/**
 * Formats labels as "Thu 19" if they are up to a few days apart, "8 Nov" if they are weeks apart, and "Nov 2026" beyond
 * that; between midnights, as clock times.
 */
function makeTimeWriter(language: string): (atMs: number, stepMs: number) => string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric' });
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' });
  return (atMs, stepMs) => {
    if (stepMs < DAY_MS && new Date(atMs).setHours(0, 0, 0, 0) !== atMs) return writeClock(atMs);
    if (stepMs < 3 * DAY_MS) return weekday.format(atMs);
    return (stepMs < MONTHS_FROM_MS ? date : month).format(atMs);
  };
}

const GLYPH = 12;
const images = new Map<string, HTMLImageElement>();

/**
 * Axis at the left of the plot, with a unit's icon next to each value. If no size is given, the axis is as wide as its
 * values.
 */
export function makeValueAxis(
  look: Look,
  options: { readonly unit: CurrencyUnit; readonly write: (value: number) => string; readonly size?: number; readonly space?: number },
): { readonly axis: UPlot.Axis; readonly drawGlyphs: (plot: UPlot) => void } {
  const { unit, write, size, space = 37 } = options;
  const source = currencyPicture(unit);
  const image = images.get(source) ?? new Image();
  images.set(source, image);
  if (image.src === '') image.src = source;
  let lines: readonly (number | null)[] = [];
  const axis: UPlot.Axis = {
    stroke: look.colour('muted'),
    font: look.font,
    size: size ?? ((plot, values) => measureWidest(plot, values, look.font) + GLYPH + 16),
    gap: GLYPH + 12,
    space,
    values: (_plot, splits) => {
      // uPlot passes null for values without a label.
      lines = splits;
      return lines.map((value) => (value === null ? '' : write(value)));
    },
    grid: { stroke: mixColours(look.colour('text'), 'transparent', 0.09), width: 1, filter: () => [...lines] },
    ticks: { show: false },
  };
  const drawGlyphs = (plot: UPlot): void => {
    if (!image.complete || image.naturalWidth === 0) {
      image.addEventListener('load', () => plot.redraw(false, false), { once: true });
      return;
    }
    const ratio = devicePixelRatio;
    for (const mark of lines) {
      if (mark === null || write(mark) === '') continue;
      const middle = plot.valToPos(mark, 'y', true);
      plot.ctx.drawImage(image, plot.bbox.left - (GLYPH + 8) * ratio, middle - (GLYPH / 2) * ratio, GLYPH * ratio, GLYPH * ratio);
    }
  };
  return { axis, drawGlyphs };
}

function measureWidest({ ctx }: UPlot, values: readonly string[] | null, font: string): number {
  ctx.font = font;
  return Math.max(0, ...(values ?? []).map((value) => ctx.measureText(value).width));
}
