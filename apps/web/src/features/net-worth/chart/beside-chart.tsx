import { formatNumber } from '@poexchange/domain/currency';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import UPlot from 'uplot';
import { makeValueAxis, readLook } from '../../../shared/chart/axes.ts';
import { usePlot, type PlotSetup } from '../../../shared/chart/use-plot.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeAmount } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { readChartUnits } from '../parts/chart-units.ts';
import { partBackgrounds } from '../parts/total-parts.ts';
import { BesideTable } from './beside-table.tsx';
import { listBesidePoints, readBesideAt, type BesideLine, type BesidePoint } from './beside.ts';

export type BesideChartProps = { readonly lines: readonly BesideLine[] };

const HEIGHT = 220;
const LEFT = 92;
const DAY_MS = 86_400_000;
const RIGHT = 10;
const AIR = 1.08;
const STEPS = 50;
/** The page's profile is white, like its total in the chart; other profiles use the colours of parts. */
const colours = ['text', 'k1', 'k3', 'k5'] as const;
const backgrounds = ['bg-text', partBackgrounds.k1, partBackgrounds.k3, partBackgrounds.k5] as const;

/** Totals of several profiles, each from its first snapshot, at today's prices in each profile's league. */
export function BesideChart({ lines }: BesideChartProps) {
  const { t } = useTranslation();
  const hostRef = useRef<HTMLDivElement>(null);
  const [atMs, setAtMs] = useState<number | null>(null);
  const drawn = useMemo(() => lines.map((line) => ({ ...line, points: listBesidePoints(line.heads) })), [lines]);
  const longestMs = Math.max(DAY_MS / 24, ...drawn.map(({ points }) => points.at(-1)?.elapsedMs ?? 0));
  const view = usePriceView();
  const high = useMemo(() => readChartUnits(view), [view]);
  const describe = useCallback((host: HTMLElement) => describeBeside(host, { drawn, high, longestMs }), [drawn, high, longestMs]);
  const { plot, width } = usePlot(hostRef, describe, HEIGHT);
  const plotWidth = Math.max(2, width - LEFT - RIGHT);
  useLayoutEffect(
    () => plot?.setCursor({ left: atMs === null ? -10 : (atMs / longestMs) * plotWidth, top: 0 }),
    [plot, atMs, longestMs, plotWidth],
  );
  const shownMs = atMs ?? longestMs;
  const day = Math.floor(shownMs / DAY_MS) + 1;
  const onPointer = (event: PointerEvent<HTMLDivElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT;
    setAtMs(Math.min(longestMs, Math.max(0, (x / plotWidth) * longestMs)));
  };
  const onKey = (event: KeyboardEvent): void => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setAtMs(Math.min(longestMs, Math.max(0, shownMs + (move * longestMs) / STEPS)));
  };
  const values = drawn.map(({ id, name, points }, at) => ({ id, name, at, chaos: readBesideAt(points, shownMs) }));
  return (
    <figure className="pb-2">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('netWorthChart.beside.chart')}
        aria-valuemin={1}
        aria-valuemax={Math.floor(longestMs / DAY_MS) + 1}
        aria-valuenow={day}
        aria-valuetext={t('netWorthChart.beside.day', { day })}
        onPointerMove={onPointer}
        onPointerLeave={() => setAtMs(null)}
        onKeyDown={onKey}
        onBlur={() => setAtMs(null)}
        className="relative touch-pan-y rounded-sm"
        style={{ height: HEIGHT }}
      >
        <div
          ref={hostRef}
          aria-hidden="true"
          className="pointer-events-none [&_.u-cursor-x]:border-solid! [&_.u-cursor-x]:border-text/70!"
        />
      </div>
      <figcaption
        className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-12 text-muted"
        aria-live="polite"
        style={{ paddingLeft: LEFT }}
      >
        <span>{t('netWorthChart.beside.day', { day })}</span>
        {values.map(({ id, name, at, chaos }) => (
          <span key={id} className="inline-flex items-center gap-1.5">
            <span className={joinClasses('h-[3px] w-[12px] rounded-full', backgrounds[at])} />
            <span className="max-w-[160px] truncate">{name}</span>
            <Price chaos={chaos} size={12} hint="none" />
          </span>
        ))}
        <span>{t('netWorthChart.beside.hint')}</span>
      </figcaption>
      <div style={{ paddingLeft: LEFT }}>
        <BesideTable lines={drawn} />
      </div>
    </figure>
  );
}

type Drawing = {
  readonly drawn: readonly { readonly points: readonly BesidePoint[] }[];
  readonly high: ReturnType<typeof readChartUnits>;
  readonly longestMs: number;
};

/** Describes lines over the time since each profile's first snapshot, in the unit of the highest value. */
function describeBeside(host: HTMLElement, { drawn, high, longestMs }: Drawing): PlotSetup {
  const look = readLook(host);
  const highest = Math.max(1, ...drawn.flatMap(({ points }) => points.map(({ chaos }) => chaos))) * AIR;
  const [unit, rate] = high !== null && highest >= high.rate ? [high.high, high.rate] : (['c', 1] as const);
  const write = (value: number): string => (value === 0 ? '' : writeAmount(formatNumber(value)));
  const { axis, drawGlyphs } = makeValueAxis(look, { unit, write, size: LEFT });
  const lineAt = (at: number) => ({
    stroke: look.colour(colours[at] ?? 'k5'),
    width: 1.5,
    pxAlign: 0,
    spanGaps: true,
    points: { show: false },
  });
  return {
    options: {
      padding: [8, RIGHT, 1, 0],
      axes: [{ show: false }, axis],
      scales: { x: { time: false, range: [0, longestMs] }, y: { range: [0, highest / rate] } },
      series: [{}, ...drawn.map((_line, at) => lineAt(at))],
      hooks: { drawAxes: [drawGlyphs] },
    },
    data: UPlot.join(drawn.map(({ points }) => [points.map(({ elapsedMs }) => elapsedMs), points.map(({ chaos }) => chaos / rate)])),
  };
}
