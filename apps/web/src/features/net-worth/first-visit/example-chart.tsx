import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Badge } from '../../../shared/ui/badge.tsx';

const WIDTH = 760;
const HEIGHT = 230;
const POINTS = 85;

/** Bands of the example from the bottom: initial share of the total, and the point from which it grows. */
const bands = [
  { fill: 'fill-k1', share: 0.44, jumpAt: 60, jump: 1.08 },
  { fill: 'fill-k2', share: 0.14, jumpAt: 31, jump: 2.2 },
  { fill: 'fill-k3', share: 0.14, jumpAt: 70, jump: 1.1 },
  { fill: 'fill-k4', share: 0.1, jumpAt: 20, jump: 1.2 },
  { fill: 'fill-k5', share: 0.09, jumpAt: 50, jump: 1.15 },
  { fill: 'fill-k6', share: 0.09, jumpAt: 64, jump: 1.3 },
] as const;

const levels = Array.from({ length: POINTS }, (_, at) => {
  let sum = 0;
  const growth = 1 + at / 320 + Math.sin(at / 4) / 90;
  return bands.map(({ share, jumpAt, jump }) => (sum += share * growth * (at >= jumpAt ? jump : 1)));
});
const top = Math.max(...levels.map((each) => each.at(-1) ?? 0)) * 1.1;
const place = (at: number, level: number): string =>
  `${((at / (POINTS - 1)) * WIDTH).toFixed(1)} ${(HEIGHT - (level / top) * HEIGHT).toFixed(1)}`;
const paths = bands.map(({ fill }, band) => {
  const upper = levels.map((each, at) => place(at, each[band] ?? 0));
  const lower = levels.map((each, at) => place(at, band === 0 ? 0 : (each[band - 1] ?? 0))).toReversed();
  return { fill, path: `M${upper.join('L')}L${lower.join('L')}Z` };
});
const line = `M${levels.map((each, at) => place(at, each.at(-1) ?? 0)).join('L')}`;

/** Drawing of a week of snapshots, marked as an example. */
export function ExampleChart() {
  const { t } = useTranslation();
  return (
    <figure className="rounded-lg border border-line-soft bg-s1 p-4 max-md:hidden">
      <figcaption className="mb-3 flex items-center gap-2 font-semibold">
        {t('netWorth.first.example')}
        <Badge>{t('netWorth.first.exampleMark')}</Badge>
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-[min(230px,26vh)] w-full">
        {[0.25, 0.5, 0.75].map((at) => (
          <path key={at} d={`M0 ${HEIGHT * at}H${WIDTH}`} className="stroke-line-soft" />
        ))}
        {paths.map(({ fill, path }) => (
          <path key={fill} d={path} className={fill} fillOpacity={0.4} />
        ))}
        <path d={line} fill="none" className="stroke-text" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  );
}
