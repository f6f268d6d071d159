import { useState, type ComponentProps } from 'react';
import { readDecimalSign, writeAmount } from '../i18n/write-values.ts';
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
  /** Keeps an invalid text after the field is left; an emptied field counts as invalid too. */
  readonly kept?: KeptNumber;
};

/** The invalid text; null while there is none. */
export type KeptNumber = { readonly text: string | null; readonly keep: (text: string | null) => void };

/**
 * A number typed by hand. An invalid text stays visible and marked, and changes nothing. Leaving the field brings the
 * last good value back, unless the text is kept; Escape does so always.
 */
export function NumberField({ value, onChange, min, max, decimals, kept, className, onBlur, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const bounds = {
    decimalSign: readDecimalSign(),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(decimals !== undefined && { decimals }),
  };
  const isBadText = (text: string): boolean => (text.trim() === '' ? kept !== undefined : readNumber(text, bounds) === null);
  const text = draft ?? kept?.text ?? null;
  return (
    <input
      type="text"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={joinClasses(INPUT_CLASSES, 'num', className)}
      {...rest}
      value={text ?? (value === null ? '' : writeAmount(String(value)))}
      aria-invalid={(text !== null && isBadText(text)) || rest['aria-invalid'] || undefined}
      onChange={(event) => {
        const typed = event.target.value;
        setDraft(typed);
        kept?.keep(isBadText(typed) ? typed : null);
        if (typed.trim() === '') return onChange(null);
        const read = readNumber(typed, bounds);
        return read === null ? undefined : onChange(read);
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && kept !== undefined && text !== null) {
          event.preventDefault();
          event.stopPropagation();
          kept.keep(null);
          setDraft(null);
        }
        rest.onKeyDown?.(event);
      }}
    />
  );
}
