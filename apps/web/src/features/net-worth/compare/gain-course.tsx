import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import type { GainPoint } from './compare-model.ts';

const WIDTH = 352;
const HEIGHT = 150;
const INSET = 4;

/** Chart of the gain since snapshot A: a solid line at constant prices, a dashed line on paper. */
export function GainCourse({ points }: { readonly points: readonly GainPoint[] }) {
  const { t } = useTranslation();
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return null;
  const values = points.flatMap(({ constant, onPaper }) => [constant, onPaper]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const place = (point: GainPoint, value: number): string => {
    const x = ((point.createdMs - first.createdMs) / (last.createdMs - first.createdMs || 1)) * WIDTH;
    const y = high === low ? HEIGHT / 2 : HEIGHT - INSET - ((value - low) / (high - low)) * (HEIGHT - 2 * INSET);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const draw = (valueOf: (point: GainPoint) => number): string => `M${points.map((point) => place(point, valueOf(point))).join('L')}`;
  const zero = place(first, 0).split(' ')[1];
  return (
    <figure className="m-0">
      <figcaption className="flex h-[36px] items-center text-13 font-semibold">
        {t('snapshot.compare.course')}
        <span className="ml-auto flex items-center gap-1.5 text-12 font-normal text-muted">
          <span aria-hidden="true" className="h-0.5 w-2.5 bg-accent" />
          {t('snapshot.compare.constant')}
          <span aria-hidden="true" className="ml-1 w-2.5 border-t border-dashed border-muted" />
          {t('snapshot.compare.onPaper')}
        </span>
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-[150px] w-full" fill="none">
        <path d={`M0 ${zero}H${WIDTH}`} className="stroke-line" />
        <path
          d={draw(({ onPaper }) => onPaper)}
          className="stroke-muted"
          strokeDasharray="3 3"
          strokeWidth={1.3}
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={draw(({ constant }) => constant)}
          className="stroke-accent"
          strokeWidth={1.8}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="flex justify-between text-12 text-muted">
        <span>{writeMoment(first.createdMs)}</span>
        <span>{writeMoment(last.createdMs)}</span>
      </div>
    </figure>
  );
}
