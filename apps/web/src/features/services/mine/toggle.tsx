import { joinClasses } from '../../../shared/ui/classes.ts';

export type ToggleProps = {
  readonly state: 'on' | 'off' | 'some' | 'hidden';
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onChange: () => void;
};

const tracks = {
  on: 'bg-accent',
  off: 'bg-s4 border border-line-strong',
  some: 'bg-hit border border-accent',
  hidden: 'bg-s3 border border-warn',
} as const;
const knobs = {
  on: 'left-[15px] bg-accent-ink',
  off: 'left-[2px] bg-muted',
  some: 'left-[8px] bg-accent',
  hidden: 'left-[14px] bg-warn',
} as const;

/**
 * A toggle; half on if only some of its services are on, and amber if the active services are hidden from other people.
 */
export function Toggle({ state, label, isBusy = false, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      role={state === 'some' ? 'checkbox' : 'switch'}
      aria-checked={state === 'some' ? 'mixed' : state !== 'off'}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (!isBusy) onChange();
      }}
      className={joinClasses(
        'relative inline-block h-4 w-7 shrink-0 rounded-full transition-colors after:absolute after:-inset-3',
        tracks[state],
      )}
    >
      <span className={joinClasses('absolute top-1/2 size-2.5 -translate-y-1/2 rounded-full transition-[left]', knobs[state])} />
    </button>
  );
}
