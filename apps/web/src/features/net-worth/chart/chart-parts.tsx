import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { partBackgrounds } from './chart-tip.tsx';
import type { Scene } from './paint.ts';
import { REST_ID, type PartColour, type PartKind } from './parts.ts';
import type { Plot } from './plot.ts';

/** Legend of the lane below the plot, at its upper left if there is room. */
export function LaneLegend({
  left,
  hasTrades,
  hasNotes,
}: {
  readonly left: number;
  readonly hasTrades: boolean;
  readonly hasNotes: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="flex h-[18px] items-center gap-3.5 text-12 text-muted max-md:hidden" style={{ paddingLeft: left }}>
      <span className="inline-flex items-center gap-1.5">
        <span className="h-[6px] w-[14px] rounded-[2px] bg-line-strong" />
        {t('netWorthChart.legend.auto')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-[6px] rounded-full bg-text" />
        {t('netWorthChart.legend.manual')}
      </span>
      {hasTrades && (
        <span className="inline-flex items-center gap-1.5">
          <span className="size-[6px] rotate-45 bg-info" />
          {t('netWorthChart.legend.trade')}
        </span>
      )}
      {hasNotes && (
        <span className="inline-flex items-center gap-1.5">
          <svg width="10" height="13" viewBox="-1 -1 11 14" className="fill-note stroke-note-text" strokeWidth="1.2" strokeLinejoin="round">
            <path d="M0 12V0h9L7 3l2 3H0" />
          </svg>
          {t('netWorthChart.legend.note')}
        </span>
      )}
    </div>
  );
}

type HoverMarksProps = {
  readonly x: number;
  readonly height: number;
  /** Values of the edges, the lowest first, and of the total. */
  readonly values: readonly number[];
  readonly colours: readonly PartColour[];
  readonly plotRef: RefObject<Plot | null>;
};

/** The line through the snapshot under the pointer, with a dot on each edge. */
export function HoverMarks({ x, height, values, colours, plotRef }: HoverMarksProps) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The plot sets its scale at the end of the task in which its window changed.
    const frameId = requestAnimationFrame(() => {
      const frame = plotRef.current?.frame();
      for (const [at, dot] of [...(listRef.current?.children ?? [])].entries()) {
        if (dot instanceof HTMLElement && frame !== undefined) dot.style.transform = `translateY(${frame.yOf(values[at] ?? 0) - 3.5}px)`;
      }
    });
    return () => cancelAnimationFrame(frameId);
  });
  return (
    <div aria-hidden="true" className="pointer-events-none absolute top-0 left-0" style={{ transform: `translateX(${Math.round(x)}px)` }}>
      <div className="absolute w-px bg-text/70" style={{ height }} />
      <div ref={listRef}>
        {values.map((_value, at) => (
          <div
            key={at}
            className={joinClasses(
              'absolute -left-[3px] size-[7px] rounded-full border border-bg',
              at === values.length - 1 ? 'bg-text' : partBackgrounds[colours[at] ?? 'k8'],
            )}
          />
        ))}
      </div>
    </div>
  );
}

/** Legend of the chart's parts, for layouts without the rail that lists them. */
export function PartLegend({
  scene,
  kind,
  nameOf,
}: {
  readonly scene: Scene;
  readonly kind: PartKind;
  readonly nameOf: (kind: PartKind, id: string) => string;
}) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1.5 px-1 pt-2.5 text-12 text-muted">
      {scene.series.parts.map(({ id }, at) => (
        <li key={id} className="inline-flex items-center gap-1.5">
          <span className={joinClasses('size-[10px] rounded-[3px]', partBackgrounds[scene.colours[at] ?? 'k8'])} />
          {id === REST_ID ? t('netWorthChart.rest') : nameOf(kind, id)}
        </li>
      ))}
    </ul>
  );
}
