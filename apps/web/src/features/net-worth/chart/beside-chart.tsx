import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { ShortAmount } from './short-amount.tsx';
import { listValueMarks } from './axis.ts';
import { BesideTable } from './beside-table.tsx';
import { listBesidePoints, readBesideAt, type BesideLine } from './beside.ts';
import { partBackgrounds } from './chart-tip.tsx';
import { readChartUnits } from './chart-units.ts';
import type { PartColour } from './parts.ts';

export type BesideChartProps = { readonly lines: readonly BesideLine[] };

const HEIGHT = 220;
const LEFT = 92;
const DAY_MS = 86_400_000;
const AIR = 1.08;
const STEPS = 50;
/** The profile of the page is white, like its total in the chart; the others have colours of parts. */
const strokes = ['stroke-text', 'stroke-k1', 'stroke-k3', 'stroke-k5'] as const;
const colours: readonly PartColour[] = ['k1', 'k3', 'k5'];

/** Totals of several profiles, each from its first snapshot, at today's prices of each profile's league. */
export function BesideChart({ lines }: BesideChartProps) {
  const { t } = useTranslation();
  const hostRef = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [atMs, setAtMs] = useState<number | null>(null);
  useEffect(() => {
    const host = hostRef.current;
    if (host === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(host);
    return () => observer.disconnect();
  }, []);
  const plotWidth = Math.max(2, width - LEFT - 10);
  const drawn = useMemo(() => lines.map((line) => ({ ...line, points: listBesidePoints(line.heads, plotWidth) })), [lines, plotWidth]);
  const longestMs = Math.max(DAY_MS / 24, ...drawn.map(({ points }) => points.at(-1)?.elapsedMs ?? 0));
  const highest = Math.max(1, ...drawn.flatMap(({ points }) => points.map(({ chaos }) => chaos))) * AIR;
  const high = readChartUnits(usePriceView());
  const rate = high !== null && highest >= high.rate ? high.rate : 1;
  const marks = listValueMarks({ low: 0, high: highest / rate }).map((mark) => mark * rate);
  const xOf = (elapsedMs: number): number => LEFT + (elapsedMs / longestMs) * plotWidth;
  const yOf = (chaos: number): number => HEIGHT - (chaos / highest) * HEIGHT;
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
        ref={hostRef}
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
        {marks.map((mark) => (
          <span key={mark} aria-hidden="true">
            <span className="absolute right-[10px] h-px bg-text/10" style={{ top: yOf(mark), left: LEFT }} />
            <span className="absolute -translate-y-1/2 text-right text-muted" style={{ top: Math.max(8, yOf(mark)), width: LEFT - 8 }}>
              {mark > 0 && <ShortAmount chaos={mark} className="text-12" />}
            </span>
          </span>
        ))}
        <svg aria-hidden="true" width={width} height={HEIGHT} className="absolute inset-0">
          {drawn.map(({ id, points }, at) => (
            <path
              key={id}
              d={
                points.length < 2
                  ? ''
                  : `M${points.map(({ elapsedMs, chaos }) => `${xOf(elapsedMs).toFixed(1)} ${yOf(chaos).toFixed(1)}`).join('L')}`
              }
              fill="none"
              strokeWidth="1.5"
              className={strokes[at] ?? 'stroke-k5'}
            />
          ))}
          {atMs !== null && <path d={`M${xOf(atMs)} 0V${HEIGHT}`} className="stroke-text/70" />}
        </svg>
      </div>
      <figcaption
        className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-12 text-muted"
        aria-live="polite"
        style={{ paddingLeft: LEFT }}
      >
        <span>{t('netWorthChart.beside.day', { day })}</span>
        {values.map(({ id, name, at, chaos }) => (
          <span key={id} className="inline-flex items-center gap-1.5">
            <span
              className={joinClasses('h-[3px] w-[12px] rounded-full', at === 0 ? 'bg-text' : partBackgrounds[colours[at - 1] ?? 'k8'])}
            />
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
