import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';

export type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly isDisabled?: boolean }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
};

/** One of a few, all in sight. Arrow keys move, Enter or Space chooses. */
export function Segmented<Value extends string>({ label, value, options, onChange, className }: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // An empty value comes from a click on what is chosen already: something always is.
      onValueChange={(next) => next !== '' && onChange(next as Value)}
      className={joinClasses('inline-flex shrink-0 overflow-hidden rounded-md border border-line bg-s2', className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.isDisabled === true}
          className="h-[28px] px-2.5 text-13 font-medium text-muted whitespace-nowrap transition-colors hover:text-text data-[state=on]:bg-s4 data-[state=on]:text-text disabled:opacity-40 focus-visible:-outline-offset-2 max-md:h-[38px]"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
