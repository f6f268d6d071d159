import type { ComponentProps } from 'react';
import { joinClasses } from './classes.ts';
import { INPUT_CLASSES } from './field.tsx';
import { Glyph } from './glyph.tsx';

export type SelectOption<Value extends string> = { readonly value: Value; readonly label: string; readonly isDisabled?: boolean };

export type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
};

/**
 * A native select: familiar on a phone, searchable by keyboard, and without a style element, which a strict policy
 * forbids.
 */
export function Select<Value extends string>({ value, options, onChange, className, ...rest }: SelectProps<Value>) {
  return (
    <span className={joinClasses('relative inline-flex items-center', className)}>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={joinClasses(INPUT_CLASSES, 'appearance-none pr-7 font-medium text-ellipsis')}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Glyph name="chevronDown" size={14} className="pointer-events-none absolute right-2 text-muted" />
    </span>
  );
}
