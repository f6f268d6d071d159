import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { readDecimalSign, writeAmount } from '../i18n/write-values.ts';
import { INPUT_CLASSES } from './field.tsx';
import { joinClasses } from './classes.ts';
import { findNumberProblem, readNumber } from './read-number.ts';
import { closeTooltip, openTooltip } from './tooltip-store.ts';

export type NumberFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max'> & {
  /** Null for an empty field. */
  readonly value: number | null;
  /** Called while typing, with each valid number within the bounds, and with null for an empty field. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  /** A sign accepted after the number. */
  readonly sign?: '%';
  /** Keeps invalid text after the field loses focus. An empty field is also invalid, unless it may be empty. */
  readonly kept?: KeptNumber;
};

/** The invalid text; null for a valid field. */
export type KeptNumber = { readonly text: string | null; readonly keep: (text: string | null) => void; readonly mayBeEmpty?: true };

/**
 * A manually typed number. Invalid text stays visible and marked, with the reason in a hint above it, and changes
 * nothing. On blur the field restores the previous value, not the valid beginning of the text, unless the text is kept
 * with its reason below the field. Escape always restores the value.
 */
export function NumberField({ value, onChange, min, max, decimals, sign, kept, className, onBlur, ...rest }: NumberFieldProps) {
  const { t } = useTranslation();
  const { input, problem, bounds, ...draft } = useNumberDraft({ value, onChange, min, max, decimals, sign, kept });
  useReason(input, problem === null ? null : t(`numberField.${problem}`, sayBounds(bounds)));
  return (
    <input
      ref={input}
      type="text"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={joinClasses(INPUT_CLASSES, 'num', className)}
      {...rest}
      value={draft.text ?? (value === null ? '' : writeAmount(String(value)))}
      aria-invalid={draft.isBad || rest['aria-invalid'] || undefined}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={(event) => {
        draft.leave();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && kept !== undefined && draft.text !== null) {
          event.preventDefault();
          event.stopPropagation();
          draft.drop();
        }
        rest.onKeyDown?.(event);
      }}
    />
  );
}

type DraftOptions = { readonly [K in 'value' | 'onChange' | 'min' | 'max' | 'decimals' | 'sign' | 'kept']: NumberFieldProps[K] };

/**
 * The text typed in a number field, null while the field shows its value; applies the text according to the field's
 * rules.
 */
function useNumberDraft({ value, onChange, min, max, decimals, sign, kept }: DraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const entered = useRef(value);
  const bounds = {
    decimalSign: readDecimalSign(),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(decimals !== undefined && { decimals }),
    ...(sign !== undefined && { sign }),
  };
  const isBadText = (text: string): boolean =>
    text.trim() === '' ? kept !== undefined && kept.mayBeEmpty !== true : readNumber(text, bounds) === null;
  const text = draft ?? kept?.text ?? null;
  return {
    input,
    bounds,
    text,
    isBad: text !== null && isBadText(text),
    problem: draft === null || draft.trim() === '' || kept !== undefined ? null : findNumberProblem(draft, bounds),
    type: (typed: string): void => {
      if (draft === null) entered.current = value;
      setDraft(typed);
      kept?.keep(isBadText(typed) ? typed : null);
      if (typed.trim() === '') return onChange(null);
      const read = readNumber(typed, bounds);
      return read === null ? undefined : onChange(read);
    },
    leave: (): void => {
      if (draft !== null && kept === undefined && isBadText(draft) && entered.current !== value) onChange(entered.current);
      setDraft(null);
    },
    drop: (): void => {
      kept?.keep(null);
      setDraft(null);
    },
  };
}

const sayBounds = ({ min = 0, max = 0, decimals = 0 }: { readonly min?: number; readonly max?: number; readonly decimals?: number }) => ({
  min: writeAmount(String(min)),
  max: writeAmount(String(max)),
  count: decimals,
});

/** Shows a reason as an element's hint, while there is a reason. */
function useReason(element: { readonly current: Element | null }, reason: string | null): void {
  const id = useId();
  useEffect(() => {
    const anchor = element.current;
    if (reason === null || anchor === null) return undefined;
    openTooltip({ id, anchor, content: reason, side: 'top' });
    return () => closeTooltip(id);
  }, [element, id, reason]);
}
