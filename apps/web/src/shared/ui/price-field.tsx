import {
  readPriceText,
  readViewUnit,
  roundTo,
  toUnitAmount,
  type CurrencyUnit,
  type PriceTextProblem,
  type PriceView,
  type UnitAmount,
} from '@poexchange/domain/currency';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { readDecimalSign, writeAmount } from '../i18n/write-values.ts';
import { INPUT_CLASSES } from './field.tsx';
import { joinClasses } from './classes.ts';
import { sayPriceProblem } from './say-price-problem.ts';
import { usePriceView } from './price-view.tsx';

/** One number, with or without a currency: the field displays it unchanged. */
const PLAIN_AMOUNT = /^\s*[\d.,' ]+\p{L}*\s*$/u;

/** Keeps invalid text while its field is not rendered, for example when a long table has dropped the row. */
export type KeptText = { readonly text: string | null; readonly keep: (text: string | null, problem: PriceTextProblem | null) => void };

export type PriceFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** Chaos; null for an empty field. */
  readonly valueChaos: number | null;
  /** The typed amount in a currency other than chaos, displayed as typed. */
  readonly asked?: UnitAmount | null;
  /** Null for an empty field; `asked` if a single amount in a currency other than chaos was typed. */
  readonly onChange: (valueChaos: number | null, asked?: UnitAmount) => void;
  /**
   * Called with the text of a price that the field then displays as a different number: a sum of two currencies, a
   * fraction, a note.
   */
  readonly onReckoned?: (price: { readonly text: string; readonly chaos: number }) => void;
  /** Currency of an amount without a unit; defaults to the page's unit. */
  readonly unit?: CurrencyUnit;
  /** `allowed` if an empty or zero price is valid here. */
  readonly zero?: 'allowed' | 'refused';
  /** Applies the price while typing, or on Enter and blur so that no row moves while the user types. */
  readonly commits: 'typing' | 'leaving';
  readonly reason: 'below' | 'hint';
  readonly kept?: KeptText;
};

/**
 * A typed price: `1.5`, `1d 20c`, `1/2`, or a trade site note. Invalid text stays in the field, marked with the reason,
 * and is not applied.
 */
export function PriceField({
  valueChaos,
  asked,
  onChange,
  onReckoned,
  unit,
  zero,
  commits,
  reason,
  kept,
  className,
  ...rest
}: PriceFieldProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const draft = usePriceDraft({ valueChaos, asked, onChange, onReckoned, unit, zero, commits, kept });
  const why = draft.problem === null ? null : sayPriceProblem(t, draft.problem);
  const field = (
    <input
      type="text"
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      value={draft.text}
      onFocus={(event) => event.target.select()}
      className={joinClasses(INPUT_CLASSES, 'num', className)}
      {...rest}
      title={why ?? rest.title}
      aria-invalid={why !== null || rest['aria-invalid'] || undefined}
      aria-describedby={why === null ? rest['aria-describedby'] : reasonId}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={draft.commit}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape' || !draft.isTyped) return;
        event.preventDefault();
        draft.drop();
      }}
    />
  );
  const alert = why !== null && (
    <span id={reasonId} role="alert" className={reason === 'below' ? 'text-12 text-down' : 'sr-only'}>
      {why}
    </span>
  );
  if (reason === 'below') {
    return (
      <span className="flex flex-col gap-2">
        {field}
        {alert}
      </span>
    );
  }
  return (
    <>
      {field}
      {alert}
    </>
  );
}

type DraftOptions = {
  readonly [K in 'valueChaos' | 'asked' | 'onChange' | 'onReckoned' | 'unit' | 'zero' | 'commits' | 'kept']: PriceFieldProps[K];
};

/** The text in a price field; applies it according to `commits`. */
function usePriceDraft({ valueChaos, asked = null, onChange, onReckoned, unit, zero = 'refused', commits, kept }: DraftOptions) {
  const view = usePriceView();
  const [typed, setTyped] = useState<string | null>(null);
  const draft = typed ?? kept?.text ?? null;
  const shown = valueChaos === null ? '' : asked === null ? writeAmount(String(amountIn(valueChaos, view, unit))) : writeAsked(asked, view);
  const read = (text: string) => readPriceText(text, { view, ...(unit !== undefined && { unit }), zero, decimalSign: readDecimalSign() });
  const reading = draft === null ? null : read(draft);
  const problem = reading?.kind === 'problem' ? reading.problem : null;
  const accept = (text: string): void => {
    const next = read(text);
    if (next.kind === 'problem') return;
    const price = next.kind === 'empty' ? null : next.chaos;
    if (text.trim() === shown || (price === valueChaos && asked === null)) return;
    if (next.kind === 'price' && next.asked !== null) onChange(price, next.asked);
    else onChange(price);
    if (next.kind === 'price' && next.asked === null && !PLAIN_AMOUNT.test(text)) onReckoned?.({ text: text.trim(), chaos: next.chaos });
  };
  const drop = (): void => {
    kept?.keep(null, null);
    setTyped(null);
  };
  const commit = (): void => {
    if (draft === null) return;
    if (problem !== null) {
      if (kept === undefined) return;
      kept.keep(draft, problem);
      return setTyped(null);
    }
    drop();
    accept(draft);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  // A removed field also loses focus, but the browser sends no event: a rotated phone replaces the table with cards,
  // and a long table drops rows.
  useEffect(() => () => latest.current(), []);
  return {
    text: draft ?? shown,
    isTyped: draft !== null,
    problem,
    type: (text: string): void => {
      setTyped(text);
      if (kept !== undefined && kept.text !== null) kept.keep(null, null);
      if (commits === 'typing') accept(text);
    },
    commit,
    drop,
  };
}

/** Writes "1.5d", with the unit if it differs from the page's. */
function writeAsked({ amount, unit }: UnitAmount, view: PriceView): string {
  const written = writeAmount(String(amount));
  return unit === readViewUnit(view).unit ? written : `${written}${unit}`;
}

function amountIn(chaos: number, view: PriceView, unit: CurrencyUnit | undefined): number {
  if (unit !== 'd' || view.game !== 'poe1') return toUnitAmount(chaos, view).amount;
  return roundTo(chaos / (view.chaosPerDivine ?? 1), 4);
}
