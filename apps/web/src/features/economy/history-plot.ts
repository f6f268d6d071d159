/** Plots a price history: the band of asks, the exchange's value, held prices and the price itself. */
import { formatNumber, type CurrencyUnit } from '@poexchange/domain/currency';
import type UPlot from 'uplot';
import { makeTimeAxis, makeValueAxis, mixColours, readLook } from '../../shared/chart/axes.ts';
import type { PlotSetup } from '../../shared/chart/use-plot.ts';
import { writeAmount, writeAxisTime } from '../../shared/i18n/write-values.ts';
import type { ChartPoint, HistoryScale } from './chart-geometry.ts';

/** Number of times written below the plot, in addition to the plot's end, which is now. */
const AXIS_TIMES = 3;
/** Pixels right of the plot, for half of the label at its end. */
const RIGHT = 16;
/** Minimum distance between lines, in pixels; on a logarithmic scale lines become denser towards each power of ten. */
const leastSpace = { even: 37, logarithmic: 18 };

type HistoryOptions = {
  readonly points: readonly ChartPoint[];
  readonly scale: HistoryScale;
  readonly unit: CurrencyUnit;
  /** Label for the end of the time axis. */
  readonly now: string;
};

/** Describes the plot; a gap or another source ends a line, and an isolated point is a dot. */
export function describeHistory(host: HTMLElement, { points, scale, unit, now }: HistoryOptions): PlotSetup {
  const look = readLook(host);
  const { low, high, unitChaos, isLogarithmic } = scale;
  const pick = (valueOf: (point: ChartPoint) => number | null | undefined): (number | null)[] =>
    points.map((point) => {
      const chaos = valueOf(point);
      return chaos == null || chaos <= 0 ? null : chaos / unitChaos;
    });
  const lineOf = (values: readonly (number | null)[], token: string): UPlot.Series => ({
    stroke: look.colour(token),
    width: 1.6,
    points: { show: false, size: 5, fill: look.colour(token), filter: listAlone(values) },
  });
  const bare: UPlot.Series = { points: { show: false } };
  const warn = look.colour('warn');
  const other = pick(({ chaos, isOfOtherSource }) => (isOfOtherSource === true ? chaos : null));
  const own = pick(({ chaos, isOfOtherSource }) => (isOfOtherSource === true ? null : chaos));
  const { axis, drawGlyphs } = makeValueAxis(look, {
    unit,
    write: (value) => writeAmount(formatNumber(value)),
    space: isLogarithmic ? leastSpace.logarithmic : leastSpace.even,
  });
  return {
    options: {
      padding: [4, RIGHT, 0, 0],
      axes: [
        {
          ...makeTimeAxis(look),
          splits: (_plot, _axis, fromMs, toMs) =>
            Array.from({ length: AXIS_TIMES + 1 }, (_none, at) => fromMs + (at / AXIS_TIMES) * (toMs - fromMs)),
          values: (_plot, splits) =>
            splits.map((atMs, at) => (at === AXIS_TIMES ? now : writeAxisTime(atMs, (splits.at(-1) ?? 0) - (splits[0] ?? 0)))),
          grid: { show: false },
        },
        isLogarithmic ? { ...axis, splits: (_plot, _axis, from, to) => listPowers(from, to) } : axis,
      ],
      scales: {
        x: { time: true, range: [points[0]?.atMs ?? 0, points.at(-1)?.atMs ?? 1] },
        y: { distr: isLogarithmic ? 3 : 1, range: [low, high] },
      },
      series: [
        {},
        bare,
        bare,
        { stroke: look.colour('focus'), dash: [4, 4], ...bare },
        { points: { show: true, size: 8, width: 0, stroke: warn, fill: warn } },
        lineOf(other, 'faint'),
        lineOf(own, 'accent'),
      ].map((each) => ({ pxAlign: 0, ...each })),
      bands: [{ series: [2, 1], fill: mixColours(look.colour('accent'), 'transparent', 0.15) }],
      hooks: { drawAxes: [drawGlyphs] },
    },
    data: [
      points.map(({ atMs }) => atMs),
      pick(({ chaos, band }) => (chaos === null ? null : band?.low)),
      pick(({ chaos, band }) => (chaos === null ? null : band?.high)),
      pick(({ exchangeChaos }) => exchangeChaos),
      pick(({ chaos, isHeld }) => (isHeld === true ? chaos : null)),
      other,
      own,
    ],
  };
}

/** Returns the indexes of isolated values between two gaps, which do not make a line. */
function listAlone(values: readonly (number | null)[]): number[] {
  return values.flatMap((value, at) => (value !== null && values[at - 1] == null && values[at + 1] == null ? [at] : []));
}

/** Lists the powers of ten within a span, and two and five times each power; uPlot omits lines that do not fit. */
export function listPowers(from: number, to: number): number[] {
  const [first, last] = [from, to].map((value) => Math.floor(Math.log10(value)));
  const powers = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_none, at) => (first ?? 0) + at);
  return powers.flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`))).filter((value) => value >= from && value <= to);
}
