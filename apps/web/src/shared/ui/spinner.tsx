import { joinClasses } from './classes.ts';

/** Shows that work is in progress; the adjacent text names the work. */
export function Spinner({ size = 16, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      className={joinClasses('shrink-0 animate-spin', className)}
    >
      <circle cx="8" cy="8" r="6" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
