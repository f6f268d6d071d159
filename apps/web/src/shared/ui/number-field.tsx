import { useState, type ComponentProps } from 'react';
import { INPUT_CLASSES } from './field.tsx';
import { joinClasses } from './classes.ts';
import { readNumber } from './read-number.ts';

export type NumberFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max'> & {
  /** Null is an empty field. */
  readonly value: number | null;
  /** Called while typing with every text that is a number inside the bounds, and with null for an emptied field. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
};

/**
 * A number typed by hand. What is not one stays visible and marked, and changes nothing; leaving the field brings the
 * last good value back.
 */
export function NumberField({ value, onChange, min, max, decimals, className, onBlur, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }), ...(decimals !== undefined && { decimals }) };
  const isBad = draft !== null && draft.trim() !== '' && readNumber(draft, bounds) === null;
  return (
    <input
      type="text"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={joinClasses(INPUT_CLASSES, 'num', className)}
      value={draft ?? (value === null ? '' : String(value))}
      aria-invalid={isBad || undefined}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        if (text.trim() === '') return onChange(null);
        const read = readNumber(text, bounds);
        return read === null ? undefined : onChange(read);
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
