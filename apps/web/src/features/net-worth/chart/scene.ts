/** The chart's scene, built from heads and the user's choices. */
import { formatNumber, type CurrencyUnit } from '@poexchange/domain/currency';
import { writeAmount, writeNumber } from '../../../shared/i18n/write-values.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { colourOfPart, rankParts, type PartBy, type PartColour, type PartFilter } from '../parts/total-parts.ts';
import type { TradeMark } from '../data/use-trade-marks.ts';
import { listMarks, type LaneMarks } from './lane.ts';
import { buildSeries, stackParts, type ValueSeries } from './series.ts';

/** Everything that is drawn except the window; values in the displayed unit. */
export type Scene = {
  readonly series: ValueSeries;
  /** Upper edges of the parts, lowest first. */
  readonly edges: readonly Float64Array[];
  readonly colours: readonly PartColour[];
  readonly totals: Float64Array;
  readonly marks: LaneMarks;
  readonly trades: readonly TradeMark[];
  readonly unit: CurrencyUnit;
  /** Pixels left of the plot, for the values. */
  readonly left: number;
  readonly writeValue: (value: number) => string;
};

export type SceneOptions = {
  readonly heads: readonly SnapshotHead[];
  readonly by: PartBy;
  readonly filter: PartFilter | null;
  readonly unit: CurrencyUnit;
  /** Returns the unit's value in chaos at a moment. */
  readonly rateAt: (atMs: number) => number;
  readonly trades: readonly TradeMark[];
};

/** Axis values are written with k if the highest value is at least this. */
const SHORT_FROM = 1_000_000;
/** Pixels next to a value: the unit's picture and padding. */
const BESIDE_VALUE = 30;
const NARROWEST = 44;
/** Width of a digit of the page's font at 12 px, rounded up. */
const DIGIT = 7.4;

/** Writes a value on the axis. */
function writeAxisValue(value: number, highest: number): string {
  return highest >= SHORT_FROM ? writeAmount(formatNumber(value)) : writeNumber(Math.round(value * 1000) / 1000);
}

export function buildScene(options: SceneOptions): Scene {
  const { heads, by, filter, unit, rateAt, trades } = options;
  const series = buildSeries(heads, { by, filter });
  const rates = series.timesMs.map((atMs) => rateAt(atMs));
  const totals = series.totals.map((chaos, at) => chaos / (rates[at] ?? 1));
  const ranked = by === 'total' && filter === null ? [] : rankParts(heads.at(-1), filter?.kind ?? (by === 'tab' ? 'tab' : 'category'));
  const highest = totals.reduce((most, total) => Math.max(most, total), 0);
  // The longest text on the axis need not belong to the highest value, so lower values are measured too.
  const longest = Math.max(...[1, 0.8, 0.75, 0.5].map((share) => writeAxisValue(Math.round(highest * share), highest).length));
  return {
    series,
    edges: stackParts(series, rates),
    colours: series.parts.map(({ id }) => colourOfPart(ranked, id)),
    totals,
    marks: listMarks(heads),
    trades,
    unit,
    left: Math.max(NARROWEST, Math.ceil(longest * DIGIT) + BESIDE_VALUE),
    writeValue: (value) => writeAxisValue(value, highest),
  };
}
