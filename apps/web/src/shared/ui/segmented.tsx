import { useId, type ReactNode } from 'react';
import { joinClasses } from './classes.ts';

export type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly isDisabled?: boolean }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
};

/** A choice between a few visible options: radio buttons that look like one control, with the usual arrow keys. */
export function Segmented<Value extends string>({ label, value, options, onChange, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={joinClasses(
        'inline-flex shrink-0 overflow-hidden rounded-md border border-line bg-s2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex h-[28px] items-center px-2.5 text-13 font-medium whitespace-nowrap text-muted transition-colors hover:text-text has-checked:bg-s4 has-checked:text-text has-disabled:opacity-40 max-md:h-[38px]"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled === true}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
