import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import type { Scene } from './scene.ts';
import { partBackgrounds, REST_ID, type PartKind } from '../parts/total-parts.ts';
import type { Drag } from './use-gestures.ts';

type LaneLegendProps = { readonly left: number; readonly hasTrades: boolean; readonly hasNotes: boolean };

/** Legend of the lane below the plot, at its upper left if there is space. */
export function LaneLegend({ left, hasTrades, hasNotes }: LaneLegendProps) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="flex h-[18px] items-center gap-3.5 text-12 text-muted max-md:hidden" style={{ paddingLeft: left }}>
      <LaneKey text={t('netWorthChart.legend.auto')} className="h-[6px] w-[14px] rounded-[2px] bg-line-strong" />
      <LaneKey text={t('netWorthChart.legend.manual')} className="size-[6px] rounded-full bg-text" />
      {hasTrades && <LaneKey text={t('netWorthChart.legend.trade')} className="size-[6px] rotate-45 bg-info" />}
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

function LaneKey({ text, className }: { readonly text: string; readonly className: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={className} />
      {text}
    </span>
  );
}

/** The range that a drag covers. */
export function DragArea({ drag: { kind, fromX, toX } }: { readonly drag: Drag }) {
  return (
    <div
      className={joinClasses('absolute inset-y-0', kind === 'compare' ? 'border-x border-accent bg-accent/12' : 'bg-text/10')}
      style={{ left: Math.min(fromX, toX), width: Math.abs(toX - fromX) }}
    />
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
