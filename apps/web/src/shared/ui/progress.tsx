import { joinClasses } from './classes.ts';

export type ProgressProps = {
  readonly label: string;
  /** Null while the total is unknown. */
  readonly value: number | null;
  readonly max: number;
  readonly tone?: 'accent' | 'warn' | 'up';
  readonly className?: string;
};

const tones = { accent: 'bg-accent', warn: 'bg-warn', up: 'bg-up' } as const;

/** Progress of a long task; the text next to it says n of m (D86). */
export function Progress({ label, value, max, tone = 'accent', className }: ProgressProps) {
  const share = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      className={joinClasses('h-1.5 w-full overflow-hidden rounded-full bg-s3', className)}
    >
      <div
        className={joinClasses('h-full origin-left rounded-full transition-transform', tones[tone], share === null && 'animate-pulse')}
        style={{ transform: `scaleX(${share ?? 1})` }}
      />
    </div>
  );
}
