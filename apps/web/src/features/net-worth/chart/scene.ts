/** Scene of the chart, made of heads and of what was chosen. */
import { formatNumber, type CurrencyUnit } from '@poexchange/domain/currency';
import { writeAmount, writeClock, writeNumber } from '../../../shared/i18n/write-values.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import type { TimeMark } from './axis.ts';
import { listMarks, type TradeMark } from './lane.ts';
import type { Scene } from './paint.ts';
import type { Palette } from './palette.ts';
import { colourOfPart, rankParts, type PartBy, type PartFilter } from './parts.ts';
import { buildSeries, stackParts } from './series.ts';

export type SceneOptions = {
  readonly heads: readonly SnapshotHead[];
  readonly by: PartBy;
  readonly filter: PartFilter | null;
  readonly unit: CurrencyUnit;
  /** Chaos for one of the unit at a moment. */
  readonly rateAt: (atMs: number) => number;
  readonly trades: readonly TradeMark[];
  readonly language: string;
};

/** From here on values are written with k. */
const SHORT_FROM = 1_000_000;
/** Pixels next to a value: the unit's picture and padding. */
const BESIDE_VALUE = 30;
const NARROWEST = 44;
/** Distances between two time labels that select their format. */
const WEEKDAYS_BELOW_MS = 3 * 86_400_000;
const MONTHS_FROM_MS = 80 * 86_400_000;
/** Width of a digit of the page's font at 12 px, a little generous. */
const DIGIT = 7.4;

/** Writes a value of the axis. */
export function writeAxisValue(value: number, highest: number): string {
  return highest >= SHORT_FROM ? writeAmount(formatNumber(value)) : writeNumber(Math.round(value * 1000) / 1000);
}

export function buildScene(options: SceneOptions, look: { palette: Palette; glyph: CanvasImageSource | null }): Scene {
  const { heads, by, filter, rateAt, trades, language } = options;
  const series = buildSeries(heads, { by, filter });
  const rates = series.timesMs.map((atMs) => rateAt(atMs));
  const totals = series.totals.map((chaos, at) => chaos / (rates[at] ?? 1));
  const ranked = by === 'total' && filter === null ? [] : rankParts(heads.at(-1), filter?.kind ?? (by === 'tab' ? 'tab' : 'category'));
  const highest = totals.reduce((most, total) => Math.max(most, total), 0);
  // The longest value that the axis can hold is not the highest one: 999 is shorter than 1,000.
  const longest = Math.max(...[1, 0.8, 0.75, 0.5].map((share) => writeAxisValue(Math.round(highest * share), highest).length));
  const formats = makeTimeFormats(language);
  return {
    series,
    edges: stackParts(series, rates),
    colours: series.parts.map(({ id }) => colourOfPart(ranked, id)),
    totals,
    marks: listMarks(heads),
    trades,
    left: Math.max(NARROWEST, Math.ceil(longest * DIGIT) + BESIDE_VALUE),
    writeValue: (value) => writeAxisValue(value, highest),
    writeTime: (mark, stepMs) => writeTimeMark(mark, { stepMs, formats }),
    palette: look.palette,
    glyph: look.glyph,
  };
}

type TimeFormats = { readonly weekday: Intl.DateTimeFormat; readonly date: Intl.DateTimeFormat; readonly month: Intl.DateTimeFormat };

function makeTimeFormats(language: string): TimeFormats {
  return {
    weekday: new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric' }),
    date: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
    month: new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }),
  };
}

/** "Thu 19" for marks that are days apart, "8 Nov" for weeks, "Nov 2026" beyond; clock times between midnights. */
export function writeTimeMark({ atMs, unit }: TimeMark, { stepMs, formats }: { stepMs: number; formats: TimeFormats }): string {
  if (unit === 'clock') return writeClock(atMs);
  if (stepMs < WEEKDAYS_BELOW_MS) return formats.weekday.format(atMs);
  return stepMs < MONTHS_FROM_MS ? formats.date.format(atMs) : formats.month.format(atMs);
}
