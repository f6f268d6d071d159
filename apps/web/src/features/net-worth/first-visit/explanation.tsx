import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { buttonClasses } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { netWorthPath } from '../taking/net-worth-path.ts';
import { Glyph, type GlyphName } from '../../../shared/ui/glyph.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';

const WIDTH = 760;
const HEIGHT = 230;
const POINTS = 85;

/** The example's bands from the bottom up: initial share of the total, and the point at which growth starts. */
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

/** Chart of a week of snapshots, marked as an example. */
function ExampleChart() {
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

const steps: readonly (readonly [glyph: GlyphName, key: 'read' | 'prices' | 'group' | 'price' | 'save'])[] = [
  ['stash', 'read'],
  ['tag', 'prices'],
  ['list', 'group'],
  ['chart', 'price'],
  ['check', 'save'],
];
const reasons: readonly (readonly [glyph: GlyphName, key: 'real' | 'auto' | 'compare'])[] = [
  ['chart', 'real'],
  ['clock', 'auto'],
  ['swap', 'compare'],
];

/** Explains net worth and snapshots, around the main button. */
export function Explanation({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="flex min-w-0 flex-col overflow-y-auto px-12 pt-10 pb-6 max-lg:px-4 max-lg:pt-6">
      <h1 className="text-26 font-semibold">{t('netWorth.title')}</h1>
      <p className="mt-3 mb-5 max-w-[680px] text-14 text-muted">{t('netWorth.first.lead')}</p>
      {children}
      <ol className="mt-7 mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 rounded-lg border border-line-soft px-4 py-2.5 max-md:grid max-md:grid-cols-2 max-md:items-start xl:grid xl:grid-cols-[repeat(5,auto)]">
        {steps.map(([glyph, key], at) => (
          <li key={key} className="flex items-center gap-2.5">
            {at > 0 && <Glyph name="chevronRight" size={12} className="text-faint max-wide:hidden" />}
            <Glyph name={glyph} className="text-muted" />
            <span>
              <span className="block leading-[1.35] font-medium">{t(`netWorth.first.step.${key}`)}</span>
              <span className="block text-12 leading-[1.35] text-muted">{t(`netWorth.first.step.${key}Text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <ExampleChart />
      <ul className="mt-5 grid gap-6 md:grid-cols-3">
        {reasons.map(([glyph, key]) => (
          <li key={key}>
            <h2 className="mb-1 flex items-center gap-2 text-13 font-semibold">
              <Glyph name={glyph} className="text-accent" />
              {t(`netWorth.first.why.${key}`)}
            </h2>
            <p className="text-12 text-muted">{t(`netWorth.first.why.${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Page for a game that does not share stash tabs: explains this, and offers no action that would fail. */
export function NotOffered() {
  const { t } = useTranslation();
  return (
    <EmptyState
      glyph="stash"
      level={1}
      className="my-auto"
      title={t('netWorth.first.notOffered')}
      actions={
        <a href={netWorthPath('poe1')} className={buttonClasses({ kind: 'primary' })}>
          {t('netWorth.first.toPoe1')}
        </a>
      }
    >
      {t('netWorth.first.notShared')}
    </EmptyState>
  );
}
