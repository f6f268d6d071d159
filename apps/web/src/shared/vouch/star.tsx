import { joinClasses } from '../ui/classes.ts';

const STAR = 'M8 1.8l1.9 3.95 4.3.6-3.12 3.02.76 4.28L8 11.6l-3.84 2.05.76-4.28L1.8 6.35l4.3-.6z';
const RAYS = 'M8 -1.6v1.4M15.6 3.4l-1.2.8M16.6 10.6l-1.3-.5M.4 3.4l1.2.8M-.6 10.6l1.3-.5M8 16.4v-1';

type StarProps = {
  readonly look: 'full' | 'outline';
  readonly size?: number;
  /** Draws rays around the star while it fills. */
  readonly hasRays?: boolean;
  readonly className?: string;
};

/**
 * A star: filled for a given vouch, an outline for a possible vouch. Decorative, because the number of vouches is next
 * to the star.
 */
export function Star({ look, size = 12, hasRays = false, className }: StarProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={look === 'full' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClasses('shrink-0 overflow-visible', className)}
    >
      <path d={STAR} />
      {hasRays && <path d={RAYS} fill="none" data-rays="" className="motion-reduce:hidden" />}
    </svg>
  );
}
