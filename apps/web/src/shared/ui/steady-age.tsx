import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { TimeAgo } from './time-ago.tsx';

/** The widest age in each unit. */
const widest = [
  ['seconds', 59],
  ['minutes', 59],
  ['hours', 23],
  ['days', 30],
] as const;

export type SteadyAgeProps = {
  readonly timestampMs: number;
  /** Inserts the age into its sentence. */
  readonly children: (age: ReactElement) => ReactNode;
};

/** A sentence with an age that reserves the width of the longest age, so that the text after it never moves. */
export function SteadyAge({ timestampMs, children }: SteadyAgeProps) {
  const { t } = useTranslation();
  const ages = widest.map(([unit, count]) => t('time.ago', { duration: t(`time.${unit}`, { count }) }));
  return (
    <span className="inline-grid text-left whitespace-nowrap tabular-nums">
      <span className="col-start-1 row-start-1">{children(<TimeAgo timestampMs={timestampMs} />)}</span>
      {ages.map((age) => (
        <span key={age} aria-hidden="true" className="invisible col-start-1 row-start-1 h-0 overflow-hidden">
          {children(<span>{age}</span>)}
        </span>
      ))}
    </span>
  );
}
