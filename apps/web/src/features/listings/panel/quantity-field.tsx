import type { Side } from '@poexchange/contract/rest';
import { explainNotACount } from '@poexchange/domain/listing';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { readArrowStep, StepButtons } from '../../../shared/ui/step-buttons.tsx';
import { useTypedQuantity, type TypingPhase } from '../../../shared/ui/use-typed-quantity.ts';
import type { QuantityRemark } from '../selection.ts';

export type QuantityFieldProps = {
  readonly id: string;
  /** The item's name. */
  readonly name: string;
  readonly taken: number;
  readonly stock: number;
  readonly remark: QuantityRemark | undefined;
  readonly isFixed: boolean;
  readonly onType: (text: string, phase: TypingPhase) => void;
  readonly onSet: (quantity: number) => void;
};

/**
 * Marks the panel button that Enter in a quantity field moves to: `press` if Enter also presses the button, `focus` if
 * pressing the button takes a second Enter.
 */
export const onEnter = (does: 'press' | 'focus') => ({ 'data-on-enter': does });

function leaveForButton(field: HTMLInputElement): void {
  const next = field.closest('[role=region]')?.querySelector<HTMLButtonElement>('button[data-on-enter]:not(:disabled)');
  if (!next) return field.select();
  next.focus();
  if (next.dataset['onEnter'] === 'press') next.click();
}

const looks = {
  right: { box: 'border-line', text: '' },
  over: { box: 'border-warn bg-warn/10', text: 'text-warn' },
  notACount: { box: 'border-down bg-down/10', text: 'text-down' },
} as const;

/**
 * Pieces of one item: minus button, number field, plus button. A typed amount above the stock stays as typed, is
 * marked, and changes to the stock when the field loses focus; invalid text stays and is marked. Arrow keys and the
 * wheel step within the stock, by one or with Shift by ten. Enter first applies an amount above the stock; after a
 * valid amount it activates the panel's button.
 */
export function QuantityField({ id, name, taken, stock, remark, isFixed, onType, onSet }: QuantityFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const typed = useTypedQuantity(stock, onType);
  const [isTypedIn, setTypedIn] = useState(false);
  const move = (by: number): void => {
    typed.drop();
    onSet(Math.max(0, taken + by));
  };
  const latest = useRef({ move, settle: typed.settle });
  useEffect(() => {
    latest.current = { move, settle: typed.settle };
  });
  useEffect(() => {
    const input = field.current;
    // The library adds passive wheel listeners, so the page would scroll too.
    const onWheel = (event: WheelEvent): void => {
      if (document.activeElement !== input || event.deltaY === 0 || input?.disabled === true) return;
      event.preventDefault();
      latest.current.move((event.deltaY < 0 ? 1 : -1) * (event.shiftKey ? 10 : 1));
    };
    input?.addEventListener('wheel', onWheel, { passive: false });
    return () => input?.removeEventListener('wheel', onWheel);
  }, []);
  // A row that is scrolled out of the list loses its field without a blur event.
  useEffect(() => () => latest.current.settle(), []);
  // Shows plain digits for typing, and selects them on focus.
  useLayoutEffect(() => {
    if (isTypedIn) field.current?.select();
  }, [isTypedIn]);
  const shown = typed.draft ?? (remark?.kind === 'notACount' ? remark.text : isTypedIn ? String(taken) : writeNumber(taken));
  const look = looks[remark?.kind ?? 'right'];
  return (
    <StepButtons
      label={t('listing.quantityOf', { name })}
      lessLabel={t('listing.less')}
      moreLabel={t('listing.more')}
      canLess={!isFixed && taken > 0}
      canMore={!isFixed && taken < stock}
      onStep={move}
      className={joinClasses('h-[26px] bg-s2 max-md:h-[38px]', look.box)}
    >
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('listing.quantityOf', { name })}
        aria-invalid={typed.isOver || remark?.kind === 'notACount' || undefined}
        aria-describedby={remark === undefined ? undefined : id}
        value={shown}
        disabled={isFixed}
        className={joinClasses(
          'num h-full w-[var(--count-width,46px)] min-w-0 bg-transparent px-0 text-center! text-13 focus-visible:-outline-offset-2 disabled:opacity-50',
          look.text,
        )}
        onFocus={() => setTypedIn(true)}
        onChange={(event) => typed.change(event.target.value)}
        onBlur={() => {
          typed.settle();
          setTypedIn(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            if (event.repeat) return;
            if (typed.isOver) typed.settle();
            else leaveForButton(event.currentTarget);
          }
          const by = readArrowStep(event);
          if (by === null) return;
          event.preventDefault();
          move(by);
        }}
      />
    </StepButtons>
  );
}

export type QuantityNoteProps = Omit<QuantityFieldProps, 'onType'> & { readonly side: Side };

/** A quantity's error message, or the button that takes all of the stock: always one line, so that nothing moves. */
export function QuantityNote({ id, name, stock, remark, isFixed, taken, onSet, side }: QuantityNoteProps) {
  const { t } = useTranslation();
  if (remark !== undefined) {
    return (
      <span id={id} role="status" className={joinClasses('mt-0.5 block text-12 whitespace-nowrap', looks[remark.kind].text)}>
        {remark.kind === 'over'
          ? t('listing.overStock', { asked: remark.asked, stock: writeNumber(stock) })
          : t(`listing.${explainNotACount(remark.text)}`)}
      </span>
    );
  }
  // A wanted quantity is shown next to the price.
  if (isFixed && side === 'buy') return null;
  if (isFixed) return <span className="mt-0.5 block text-12 text-muted">{t('listing.inStock', { count: stock })}</span>;
  return (
    <button
      type="button"
      aria-label={t('listing.takeAllOf', { count: stock, name })}
      disabled={taken === stock}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onSet(stock)}
      className="mt-0.5 block text-12 whitespace-nowrap text-muted underline decoration-line-strong underline-offset-2 hover:not-disabled:text-text disabled:no-underline disabled:opacity-70"
    >
      {t('listing.takeAll', { count: stock })}
    </button>
  );
}
